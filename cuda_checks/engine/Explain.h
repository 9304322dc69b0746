// Puts a leak into words: what leaks, on which path, and what to write instead.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_EXPLAIN_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_EXPLAIN_H

#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/UnitAnalysis.h"

namespace vramlint::cuda {

struct Explanation {
  std::string Message;
  std::vector<Note> Path; ///< From the acquire to where the resource is lost.
  Note End;
};

Explanation explain(const FunctionResult &Function, const SiteResult &Site,
                    const Leak &Lost, const SourcePlaces &Places);

} // namespace vramlint::cuda

#endif
