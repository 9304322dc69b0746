// One analysis of a translation unit for all checks of the module.
#ifndef VRAMLINT_CUDA_CHECKS_TIDY_SHAREDANALYSIS_H
#define VRAMLINT_CUDA_CHECKS_TIDY_SHAREDANALYSIS_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "cuda_checks/models/ResourceModels.h"

#include "llvm/ADT/StringRef.h"

#include <string>
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

  /// Adds the models of these files to the built-in ones.
  /// \param Paths separated by ";". One that is not absolute is looked for in
  /// the folder of `SourceFile` and in those above it, as .clang-tidy is.
  /// \returns what is wrong; empty also where the same was said before.
  std::string useModels(const std::string &Paths, llvm::StringRef SourceFile);

  /// Forgets the unit before: the next one's AST may lie at the same address.
  void startUnit() { IsDone = false; }

  /// Every finding of the unit that no comment silences, with absolute file
  /// names.
  const std::vector<Finding> &findings(clang::ASTContext &AST);

private:
  ResourceModels Models;
  std::string ModelFiles; ///< As they were found, separated by ";".
  std::vector<Finding> Found;
  bool IsDone = false;
};

} // namespace vramlint::cuda

#endif
