// One analysis of a translation unit for all checks of the module.
#ifndef VRAMLINT_CUDA_CHECKS_TIDY_SHAREDANALYSIS_H
#define VRAMLINT_CUDA_CHECKS_TIDY_SHAREDANALYSIS_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "cuda_checks/models/ResourceModels.h"

#include <vector>

namespace clang {
class ASTContext;
}

namespace vramlint::cuda {

/// Analyses a unit when the first check asks and answers the others from
/// memory. The checks of one clang-tidy run own it together, so that it is no
/// global.
class SharedAnalysis {
public:
  SharedAnalysis() : Models(ResourceModels::builtIn()) {}

  /// Forgets the unit before: the next one's AST may lie at the same address.
  void startUnit() { IsDone = false; }

  /// Every finding of the unit that no comment silences, with absolute file
  /// names.
  const std::vector<Finding> &findings(clang::ASTContext &AST);

private:
  ResourceModels Models;
  std::vector<Finding> Found;
  bool IsDone = false;
};

} // namespace vramlint::cuda

#endif
