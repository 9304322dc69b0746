// Whether something that outlives a call decides if a statement runs: a null
// check of a member, a static flag, a lookup in a cache.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_GUARDS_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_GUARDS_H

#include "cuda_checks/engine/Body.h"

namespace vramlint::cuda {

/// Whether a condition that depends on more than the function's own values
/// decides about `At`.
bool isGuarded(const Body &B, const Call &At);

/// The conditions, other than those of loops, that decide whether `At` runs.
std::vector<const clang::Expr *> conditionsOf(const Body &B, const Call &At);

/// Whether the call stands in a loop of its function.
bool isInLoop(const Body &B, const Call &At);

} // namespace vramlint::cuda

#endif
