// Decides how a unit is parsed: from its compiler command, or by guessing.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_JOB_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_JOB_H

#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/toolchain/Command.h"
#include "cuda_checks/toolchain/Parse.h"

namespace vramlint::cuda {

/// The absolute path of a unit's main file.
std::string absoluteFile(const Unit &U, const Config &C);

/// The include folders that a list of Clang flags names, made absolute.
std::vector<std::string> includeFolders(const std::vector<std::string> &Flags,
                                        const std::string &Directory);

/// How to parse the unit.
/// \param Error set if `C.CudaPath` names a folder without CUDA headers; the
/// job then uses the bundled ones.
ParseJob makeJob(const Unit &U, const Config &C, std::string &Error);

} // namespace vramlint::cuda

#endif
