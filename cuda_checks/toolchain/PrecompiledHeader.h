// The headers that every CUDA file starts with, parsed once and kept on disk.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PRECOMPILEDHEADER_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PRECOMPILEDHEADER_H

#include "cuda_checks/toolchain/Parse.h"

namespace vramlint::cuda {

/// The file that stands for the job's prelude, built now if there is none.
/// Empty if the job has no prelude or no cache folder, if something on its
/// include path stands before the prelude's headers, if another process is just
/// building the file, or if it cannot be built: the prelude is then read as
/// text, with the same result.
std::string precompiledPrelude(const ParseJob &Job);

} // namespace vramlint::cuda

#endif
