#include "python_frontend/PythonFrontend.h"

#include "python_frontend/CandidateFacts.h"
#include "python_frontend/rules/Rules.h"
#include "python_frontend/semantics/Interpreter.h"
#include "python_frontend/syntax/Source.h"

#include <algorithm>

namespace vramlint::python {

static bool endsWith(std::string_view Text, std::string_view End) {
  return Text.size() >= End.size() &&
         Text.substr(Text.size() - End.size()) == End;
}

bool isUnit(std::string_view File) {
  return endsWith(File, ".py") || endsWith(File, ".pyi") ||
         endsWith(File, ".ipynb");
}

bool mayMatter(std::string_view Text) {
  for (std::string_view Word :
       {"torch", "lightning", "accelerate", "transformers", "no_grad"})
    if (Text.find(Word) != std::string_view::npos)
      return true;
  return false;
}

static void readSuppressions(const Module &M, const Source &Text,
                             UnitResult &Result) {
  // Comments come in order, so those of one cell stand together.
  std::optional<SuppressionScanner> Scanner;
  std::optional<unsigned> Cell;
  auto Finish = [&] {
    if (!Scanner)
      return;
    for (Suppression &S : Scanner->finish())
      Result.Suppressions.push_back(std::move(S));
  };
  for (const Comment &C : M.Comments) {
    const std::optional<unsigned> Here = Text.cell(C.Start);
    if (!Scanner || Here != Cell) {
      Finish();
      Scanner.emplace(CommentLanguage::Python, Result.Unit, Here);
      Cell = Here;
    }
    Scanner->comment(Text.text().substr(C.Start, C.End - C.Start),
                     Text.line(C.Start));
  }
  Finish();
}

static void runRules(const Module &M, const Source &Text, Values &Pool,
                     const Observations &Seen, const Config &C,
                     UnitResult &Result) {
  RuleContext Context{M, Text, Pool, Seen, C, {}, {}, {}};
  using Analysis = void (*)(RuleContext &);
  // The more specific code first: it marks what it reports.
  const Analysis Ordered[] = {
      analyseNoGradNotCalled, analyseGraphAttachedAppend,
      analyseGraphAttachedSum, analyseEvalWithoutNoGrad};
  for (Analysis Run : Ordered)
    Run(Context);
#define VRAMLINT_ANALYSIS(Name)                                                \
  if (std::find(std::begin(Ordered), std::end(Ordered), &Name) ==              \
      std::end(Ordered))                                                       \
    Name(Context);
#include "PythonAnalyses.inc"
#undef VRAMLINT_ANALYSIS
  std::vector<Candidate> Open;
  for (Candidate &F : Context.Found) {
    if (!C.wants(F.Found.Code))
      continue;
    if (F.UnlessCalledWithoutGrad.empty() && F.UnlessCleared.empty())
      Result.Findings.push_back(std::move(F.Found));
    else
      Open.push_back(std::move(F));
  }
  Result.Facts = candidateFacts(Result.Unit, Open, M, Seen);
}

UnitResult analyse(const Unit &U, const Config &C) {
  UnitResult Result;
  Result.Unit = U.File;
  if (!mayMatter(U.Text))
    return Result;
  Source Text;
  if (!Text.read(U.File, U.Text, Result.Errors))
    return Result;
  const std::unique_ptr<Module> M = parseModule(Text.text());
  if (!M) {
    Result.Errors.push_back({U.File, std::nullopt, "cannot be parsed", false});
    return Result;
  }
  if (M->HasError)
    Result.Errors.push_back({U.File, Text.line(M->ErrorAt),
                             "syntax error; analysed around it", true});
  readSuppressions(*M, Text, Result);
  const bool UsesTensors =
      std::any_of(M->Imports.begin(), M->Imports.end(), [&](Atom Path) {
        return Knowledge::get().isTensorLibrary(M->Strings.text(Path));
      });
  if (!UsesTensors)
    return Result;
  Observations Seen;
  Interpreter Run(*M, Seen);
  Run.run();
  if (Seen.Partial)
    Result.Errors.push_back(
        {U.File, std::nullopt,
         "too complex to follow every call; analysed in part", true});
  runRules(*M, Text, Run.Pool, Seen, C, Result);
  sortAndDeduplicate(Result.Findings);
  return Result;
}

std::vector<Finding> link(const std::vector<Facts> &All, const Config &C) {
  std::vector<Finding> Found = linkCandidates(All);
  Found.erase(
      std::remove_if(Found.begin(), Found.end(),
                     [&](const Finding &F) { return !C.wants(F.Code); }),
      Found.end());
  sortAndDeduplicate(Found);
  return Found;
}

} // namespace vramlint::python
