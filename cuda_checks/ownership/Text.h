// A look at source text that no analysis has seen: branches of #if that are
// off, statements around errors, files that cannot be parsed. What looks like a
// release there is taken for one.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_TEXT_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_TEXT_H

#include "cuda_checks/models/ResourceModels.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <set>
#include <string>

namespace vramlint::cuda {

/// The identifiers that stand in a statement after something that releases by
/// its name.
/// \param IsKnown tells for a line whether the statement in it was analysed.
std::set<std::string>
releasedInText(llvm::StringRef Text, const ResourceModels &Models,
               llvm::function_ref<bool(unsigned)> IsKnown);

} // namespace vramlint::cuda

#endif
