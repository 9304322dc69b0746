// What a rule's analysis is given, and how it reports. Shared by this front
// end's rules.
#ifndef VRAMLINT_PYTHON_FRONTEND_RULES_RULES_H
#define VRAMLINT_PYTHON_FRONTEND_RULES_RULES_H

#include "checks/config/Config.h"
#include "checks/rules/Rules.h"
#include "python_frontend/semantics/Observations.h"
#include "python_frontend/syntax/Source.h"

#include <set>

namespace vramlint::python {

/// A finding that other units may excuse: it stands unless one of them calls a
/// function of one of these names without gradients, or empties this attribute.
struct Candidate {
  Finding Found;
  std::vector<std::string> UnlessCalledWithoutGrad;
  std::string UnlessCleared;
};

/// One unit, interpreted. Analyses run in the order of their codes' precedence
/// and mark the loops and expressions that they have reported.
struct RuleContext {
  const Module &M;
  const Source &Text;
  Values &Pool;
  const Observations &Seen;
  const Config &C;
  std::vector<Candidate> Found;
  std::set<const Expr *> ReportedExprs;
  std::set<uint32_t> ReportedLoops;

  std::string_view text(Atom A) const { return M.Strings.text(A); }
  /// The source of an expression on one line, shortened where it is long.
  std::string shown(const Expr *E) const;
  Place place(const Expr *E) const { return Text.place(E->Start, E->End); }
  /// The qualified name of a function, or nothing at module level.
  std::optional<std::string> qualified(const FunctionDef *Def) const;
  /// A finding of the rule with this code, at its page's level and severity.
  Finding finding(std::string_view Code, Place Where, std::string Message,
                  const FunctionDef *Function) const;
  /// Marks the loops of this function around a reported expression.
  void markReported(uint32_t Context, const FunctionDef *Function);
  void report(Finding F) { Found.push_back({std::move(F), {}, {}}); }
  void report(Candidate F) { Found.push_back(std::move(F)); }
};

#define VRAMLINT_ANALYSIS(Name) void Name(RuleContext &);
#include "PythonAnalyses.inc"
#undef VRAMLINT_ANALYSIS

} // namespace vramlint::python

#endif
