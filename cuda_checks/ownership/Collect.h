// The facts of one unit about owners that outlive a call.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_COLLECT_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_COLLECT_H

#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/ownership/Facts.h"

namespace vramlint::cuda {

/// \param Root absolute path that file names are made relative to, or empty.
OwnershipFacts collectOwnership(UnitAnalysis &Unit, const std::string &Root);

} // namespace vramlint::cuda

#endif
