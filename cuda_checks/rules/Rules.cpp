#include "cuda_checks/rules/Rules.h"

#include "cuda_checks/engine/UnitAnalysis.h"

#include "clang/AST/ASTContext.h"

namespace vramlint::cuda {

#define VRAMLINT_ANALYSIS(Function) void Function(RuleContext &Context);
#include "CppAnalyses.inc"
#undef VRAMLINT_ANALYSIS

std::vector<Finding> runRules(clang::ASTContext &AST,
                              const ResourceModels &Models,
                              const Config &Options, nlohmann::json *Facts,
                              std::vector<FunctionCoverage> *Coverage) {
  std::vector<Finding> Found;
  std::vector<FunctionCoverage> Unwanted;
  UnitAnalysis Unit(AST, Models, Side::Host, Facts != nullptr);
  [[maybe_unused]] RuleContext Context{
      AST,   Unit, Models, Options, Found, Coverage ? *Coverage : Unwanted,
      Facts, {}};
#define VRAMLINT_ANALYSIS(Function) Function(Context);
#include "CppAnalyses.inc"
#undef VRAMLINT_ANALYSIS
  dropLessSpecific(Found, Context.Lost);
  if (Facts && !Context.Lost.empty())
    (*Facts)["lost"] = Context.Lost.toJson();
  sortAndDeduplicate(Found);
  return Found;
}

} // namespace vramlint::cuda
