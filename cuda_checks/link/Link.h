// Joins the units' facts. Each kind of facts is a section with a key of its own
// and has its own linker; none knows of the others.
#ifndef VRAMLINT_CUDA_CHECKS_LINK_LINK_H
#define VRAMLINT_CUDA_CHECKS_LINK_LINK_H

#include "cuda_checks/CudaChecks.h"

#include <set>

namespace vramlint::cuda {

/// What can be told of a unit that was not analysed, from its text alone.
std::optional<Facts> factsOfText(const Unit &U, const Config &C,
                                 const ModelSet &Models);

/// The files that findings made of these facts can lie in.
std::set<std::string> filesOf(const Facts &Told);

} // namespace vramlint::cuda

#endif
