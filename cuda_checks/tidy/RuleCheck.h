// The clang-tidy check of one rule.
#ifndef VRAMLINT_CUDA_CHECKS_TIDY_RULECHECK_H
#define VRAMLINT_CUDA_CHECKS_TIDY_RULECHECK_H

#include "checks/rules/Rules.h"
#include "cuda_checks/tidy/SharedAnalysis.h"

#include "clang-tidy/ClangTidyCheck.h"

#include <memory>

namespace vramlint::cuda {

/// Prints the findings of its rule, with their path as notes. All rules are
/// this class: what a rule is stands in the catalogue.
///
/// Options: `VramLevel` (global or of one check), `default` or `extended`, says
/// how sure a finding has to be; `VramResourceModels` (global) names files with
/// models of the user's own functions.
class RuleCheck : public clang::tidy::ClangTidyCheck {
public:
  RuleCheck(llvm::StringRef Name, clang::tidy::ClangTidyContext *Context,
            const Rule &R, std::shared_ptr<SharedAnalysis> Analysis);

  /// Host code is the same in the device pass; it is looked at once.
  bool
  isLanguageVersionSupported(const clang::LangOptions &Language) const override;
  void registerMatchers(clang::ast_matchers::MatchFinder *Finder) override;
  void
  check(const clang::ast_matchers::MatchFinder::MatchResult &Result) override;
  void onStartOfTranslationUnit() override { Analysis->startUnit(); }
  void storeOptions(clang::tidy::ClangTidyOptions::OptionMap &Options) override;

private:
  void report(const Finding &F, clang::SourceManager &Sources);
  void note(const Note &N, clang::SourceManager &Sources);

  const Rule &R;
  std::shared_ptr<SharedAnalysis> Analysis;
  std::string LevelText;
  std::string ModelPaths;
};

} // namespace vramlint::cuda

#endif
