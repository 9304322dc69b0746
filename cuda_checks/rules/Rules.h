// The CUDA/C++ rules over one parsed unit. The entry that the driver's front
// end and the clang-tidy module share.
#ifndef VRAMLINT_CUDA_CHECKS_RULES_RULES_H
#define VRAMLINT_CUDA_CHECKS_RULES_RULES_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "cuda_checks/models/ResourceModels.h"
#include "cuda_checks/rules/MostSpecific.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace vramlint::cuda {

/// What became of a function whose paths were followed; for statistics.
struct FunctionCoverage {
  const clang::FunctionDecl *Function = nullptr;
  bool Acquires = false; ///< By itself, not only through what it calls.
  bool HasBody = false;  ///< A control-flow graph could be built.
  bool GaveUp = false;   ///< A budget ran out.
  double Seconds = 0;    ///< Processor time.
};

class UnitAnalysis;

/// What a rule's implementation gets and where it puts what it found.
struct RuleContext {
  clang::ASTContext &AST;
  /// Of the host's side, for all rules together: each function is followed
  /// once, whoever asks first.
  UnitAnalysis &Unit;
  const ResourceModels &Models;
  const Config &Options;
  std::vector<Finding> &Out;
  std::vector<FunctionCoverage> &Coverage;
  /// What the unit tells others, a section for each analysis; null where no
  /// others are asked, and the unit has to decide alone.
  nlohmann::json *Facts = nullptr;
  /// The acquires of which a rule shows the path that loses them.
  AcquirePlaces Lost;
};

/// Runs every rule that `Options` wants. Places are relative to `Options.Root`,
/// columns count code points; findings are sorted and without duplicates.
/// \param Facts takes what only the link over all units can decide; without it
/// rules report what no other unit can change.
/// \param Coverage takes the functions that acquire, if it is wanted.
std::vector<Finding>
runRules(clang::ASTContext &AST, const ResourceModels &Models,
         const Config &Options, nlohmann::json *Facts = nullptr,
         std::vector<FunctionCoverage> *Coverage = nullptr);

} // namespace vramlint::cuda

#endif
