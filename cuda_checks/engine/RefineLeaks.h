// What can be said of a function's leaks only once all its paths are known.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_REFINELEAKS_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_REFINELEAKS_H

#include "cuda_checks/engine/Simulation.h"

namespace vramlint::cuda {

/// Tells "acquired each turn, released once after the loop" from other leaks of
/// loops, and drops mismatched releases that stand beside the matching one as
/// its alternative.
void refineLeaks(const Body &B, const AcquireSite &Site, Outcome &Result);

} // namespace vramlint::cuda

#endif
