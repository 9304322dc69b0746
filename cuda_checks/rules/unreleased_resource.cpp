// VRM101 to VRM112 and VRM116: a resource that some path through a function
// acquires and neither releases nor hands to anyone. One analysis serves them
// all. The way it is lost decides the rule where it says more than the kind of
// resource, whose rule the resource models know.
#include "checks/findings/Serialise.h"
#include "cuda_checks/engine/Explain.h"
#include "cuda_checks/engine/OtherUnits.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/fixes/Fixes.h"
#include "cuda_checks/rules/Rules.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

#include <set>

namespace vramlint::cuda {

void analyseUnreleasedResource(RuleContext &Context);

namespace {

using namespace clang;

/// A leak that grows with every turn of a loop, however often the function
/// runs.
bool growsInLoop(const Leak &Lost) {
  return Lost.What == Leak::Reacquired || Lost.What == Leak::Overwritten ||
         Lost.What == Leak::ReleasedAfterLoop;
}

/// The most specific rule for a leak.
const Rule *ruleOf(const SiteResult &Site, const Leak &Lost) {
  switch (Lost.What) {
  case Leak::AcquiredOver:
    return findRule("VRM111");
  case Leak::Mismatched:
    return findRule("VRM112");
  case Leak::ReleasedAfterLoop:
    return findRule("VRM116");
  default:
    // The rule of a guess is the link's to find out; this one stands in for it.
    return findRule(Site.Site.IsGuess
                        ? "VRM101"
                        : std::string_view(Site.Site.Model->Kind->Rule));
  }
}

/// The leaks worth reporting, the most telling first: one that grows beats one
/// that does not, success beats failure, and the shortest path is the easiest
/// to follow.
std::vector<const Leak *> byTelling(const Outcome &Result, bool RunsOnce) {
  const auto Length = [&](const Leak &Lost) {
    unsigned Steps = 0;
    for (unsigned I = Lost.Trail; Result.Trail[I].What != TrailStep::Start;
         I = Result.Trail[I].Previous)
      ++Steps;
    return Steps;
  };
  std::vector<std::pair<std::tuple<bool, bool, unsigned, size_t>, const Leak *>>
      Ranked;
  for (const Leak &Lost : Result.Leaks) {
    if ((Lost.What == Leak::EndsRun && !RunsOnce) ||
        Lost.What == Leak::Mismatched)
      continue;
    Ranked.push_back(
        {{Lost.Failed, !growsInLoop(Lost), Length(Lost), Ranked.size()},
         &Lost});
  }
  std::sort(Ranked.begin(), Ranked.end(),
            [](const auto &A, const auto &B) { return A.first < B.first; });
  std::vector<const Leak *> Leaks;
  for (const auto &[Rank, Lost] : Ranked)
    Leaks.push_back(Lost);
  return Leaks;
}

class UnreleasedResource {
public:
  explicit UnreleasedResource(RuleContext &Context)
      : Context(Context), Unit(Context.Unit),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    for (const FunctionDecl *Function : Unit.index().functions()) {
      const FunctionInfo *Info = Unit.index().info(*Function);
      if (!Info || !(Info->MayAcquire || (Unit.assumes() && Info->CallsOut)))
        continue;
      const FunctionResult &Result = Unit.analyse(*Function);
      Context.Coverage.push_back({Function, Info->Acquires,
                                  Result.TheBody != nullptr,
                                  llvm::any_of(Result.Sites,
                                               [](const SiteResult &Site) {
                                                 return Site.Result.GaveUp;
                                               }),
                                  Result.Seconds});
      for (const SiteResult &Site : Result.Sites) {
        reportLeak(*Function, Result, Site);
        for (const Leak &Lost : Site.Result.Leaks)
          if (Lost.What == Leak::Mismatched && Lost.Assumes.empty())
            tell(*Function, Result, Site, Lost);
      }
    }
    if (Context.Facts) {
      (*Context.Facts)["candidates"] = std::move(Candidates);
      (*Context.Facts)["functions"] = summariesForOthers(Unit);
      (*Context.Facts)["names"] = Unit.externalNames();
      (*Context.Facts)["calls"] = callsOfOthers(Unit.index());
      (*Context.Facts)["defines"] = definedForOthers(Unit);
    }
  }

private:
  /// Whether nothing but an actual release proves that this function is the
  /// owner: the caller's memory was registered, or the acquire is conditional.
  bool needsProof(const FunctionResult &Result, const SiteResult &Site) const {
    if (Site.Site.Model->NeedsProof)
      return true;
    if (Site.Site.Model->Place != HandlePlace::Input)
      return false;
    const Body &B = *Result.TheBody;
    // The address of an array on the stack: the array ends here.
    if (!B.Paths.isRoot(Site.Site.Holder))
      return B.Paths.locality(B.Paths.parent(Site.Site.Holder)) !=
             Locality::Local;
    return !B.OwnsPointee.lookup(B.Paths.base(Site.Site.Holder));
  }

  Severity severity(const FunctionDecl &Function, const Leak &Lost,
                    Severity Usual) const {
    if (growsInLoop(Lost))
      return Usual;
    if (isTestBody(Function) || Unit.index().runsOnce(Function))
      return Severity::Info;
    return Lost.Failed && Usual == Severity::Error ? Severity::Warning : Usual;
  }

  void reportLeak(const FunctionDecl &Function, const FunctionResult &Result,
                  const SiteResult &Site) {
    std::vector<const Leak *> Leaks =
        byTelling(Site.Result, Unit.index().runsOnce(Function));
    llvm::erase_if(Leaks, [&](const Leak *Lost) {
      // A test whose check throws has failed, and its process ends.
      const bool FailsTest = Lost->Failed && isTestBody(Function) &&
                             Lost->Where && !isa<ReturnStmt>(Lost->Where);
      return FailsTest || (Site.Site.Maybe && Site.Result.Released) ||
             (needsProof(Result, Site) && !Site.Result.Released);
    });
    // A path that rests on nothing outside of this unit is the better proof.
    for (const Leak *Lost : Leaks)
      if (!isConditional(Result, Site, *Lost))
        return tell(Function, Result, Site, *Lost);
    constexpr size_t MaxAlternatives = 3;
    if (Leaks.size() > MaxAlternatives)
      Leaks.resize(MaxAlternatives);
    for (const Leak *Lost : Leaks)
      if (std::optional<Finding> F = find(Function, Result, Site, *Lost))
        Candidates.push_back(candidate(*F, Function, Result, Site, *Lost));
  }

  /// Reports a leak that this unit shows to be one, or leaves it to the link,
  /// which knows whether the function runs once in the process.
  void tell(const FunctionDecl &Function, const FunctionResult &Result,
            const SiteResult &Site, const Leak &Lost) {
    if (!runsWith(Function, Lost).is_array())
      return report(Function, Result, Site, Lost);
    if (std::optional<Finding> F = find(Function, Result, Site, Lost))
      Candidates.push_back(candidate(*F, Function, Result, Site, Lost));
  }

  /// The functions of this unit on whose callers in other units it rests
  /// whether the leak happens again; else no array.
  nlohmann::json runsWith(const FunctionDecl &Function,
                          const Leak &Lost) const {
    if (!Context.Facts || growsInLoop(Lost) || isTestBody(Function))
      return nullptr;
    return callersToJson(Unit.index().callers(Function));
  }

  bool isConditional(const FunctionResult &Result, const SiteResult &Site,
                     const Leak &Lost) {
    return Unit.assumes() && (Site.Site.IsGuess || !Lost.Assumes.empty() ||
                              !callsElsewhere(Result, Site, Lost).empty());
  }

  /// The functions of other units that a path calls: one that never returns
  /// would end it.
  std::set<std::string> callsElsewhere(const FunctionResult &Result,
                                       const SiteResult &Site,
                                       const Leak &Lost) {
    std::set<std::string> Functions;
    const std::vector<TrailStep> &Trail = Site.Result.Trail;
    for (unsigned I = Lost.Trail; Trail[I].What != TrailStep::Start;
         I = Trail[I].Previous) {
      for (const Operation &Op :
           Result.TheBody->Blocks[Trail[I].Block].Operations)
        if (Op.What == Operation::MakeCall &&
            Op.TheCall->Kind == CalleeKind::External)
          Functions.insert(Unit.external(*Op.TheCall->Callee));
      if (Trail[I].What == TrailStep::Acquire)
        break;
    }
    return Functions;
  }

  /// What the link needs to decide a finding that rests on other units.
  nlohmann::json candidate(const Finding &F, const FunctionDecl &Function,
                           const FunctionResult &Result, const SiteResult &Site,
                           const Leak &Lost) {
    nlohmann::json Row{{"finding", findingToJson(F)},
                       {"calls", callsElsewhere(Result, Site, Lost)}};
    for (const unsigned Assumed : Lost.Assumes)
      Row["assuming"].push_back(Unit.assumption(Assumed));
    Row["acquires"] = acquires(Site).toJson();
    if (nlohmann::json With = runsWith(Function, Lost); With.is_array())
      Row["runsWith"] = std::move(With);
    if (Site.Site.IsGuess) {
      nlohmann::json Guess{{"function", Unit.external(*Site.Site.At->Callee)},
                           {"argument", Site.Site.GuessedArgument}};
      if (Site.Site.HasStatus)
        Guess["success"] = Site.Site.Success;
      Row["acquiredBy"] = std::move(Guess);
    }
    return Row;
  }

  /// Where the resource comes from: the call, and the acquire in its callee.
  AcquirePlaces acquires(const SiteResult &Site) const {
    AcquirePlaces Acquires;
    Acquires.insert(Places.at(*Site.Site.At->Source));
    if (Site.Site.Inner)
      Acquires.insert(Places.at(*Site.Site.Inner));
    return Acquires;
  }

  void report(const FunctionDecl &Function, const FunctionResult &Result,
              const SiteResult &Site, const Leak &Lost) {
    std::optional<Finding> F = find(Function, Result, Site, Lost);
    if (F && Context.Options.shows(*F))
      Context.Lost.insert(acquires(Site));
    // Instantiations of a template, and the fields of one object, share a
    // place.
    if (F &&
        Reported
            .insert({F->Code, F->Where.File, F->Where.Line, F->Where.Column})
            .second)
      Context.Out.push_back(std::move(*F));
  }

  static void addFix(Finding &F, std::optional<Fix> Repair) {
    if (Repair)
      F.Fixes.push_back(std::move(*Repair));
  }

  std::optional<Finding> find(const FunctionDecl &Function,
                              const FunctionResult &Result,
                              const SiteResult &Site, const Leak &Lost) {
    const Rule *R = ruleOf(Site, Lost);
    if (!R || (!Site.Site.IsGuess && !Context.Options.wants(R->Code)))
      return std::nullopt;
    const bool AtLoss =
        Lost.What == Leak::AcquiredOver || Lost.What == Leak::Mismatched;
    const Place Where = Places.at(AtLoss ? *Lost.Where : *Site.Site.At->Source);
    Explanation Why = explain(Result, Site, Lost, Places);
    Finding F = makeFinding(*R, Where, std::move(Why.Message));
    F.Severity = severity(Function, Lost, F.Severity);
    if (Site.Site.Model->Kind->IsHygiene) {
      F.Severity = Severity::Info;
      F.Effect = Effect::Hygiene;
    }
    F.Function = Function.getQualifiedNameAsString();
    F.Path = std::move(Why.Path);
    F.Related.push_back(std::move(Why.End));
    if (Lost.What == Leak::Mismatched && Lost.Wrong.First.empty())
      addFix(F,
             makeReleaseFix(*cast<Expr>(Lost.Where),
                            Site.Site.Model->ReleasedBy, Context.AST, Places));
    else if (Lost.What != Leak::Mismatched && !Site.Site.IsGuess &&
             Lost.Assumes.empty())
      addFix(F, insertRelease(Unit, Result, Site, Places));
    return F;
  }

  RuleContext &Context;
  UnitAnalysis &Unit;
  SourcePlaces Places;
  std::set<std::tuple<std::string, std::string, unsigned, unsigned>> Reported;
  nlohmann::json Candidates = nlohmann::json::array();
};

} // namespace

void analyseUnreleasedResource(RuleContext &Context) {
  UnreleasedResource(Context).run();
}

} // namespace vramlint::cuda
