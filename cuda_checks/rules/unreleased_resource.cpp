// VRM101 to VRM112 and VRM116: a resource that some path through a function
// acquires and neither releases nor hands to anyone. One analysis serves them
// all. The way it is lost decides the rule where it says more than the kind of
// resource, whose rule the resource models know.
#include "cuda_checks/engine/Explain.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

#include <set>

namespace vramlint::cuda {

void analyseUnreleasedResource(RuleContext &Context);

namespace {

using namespace clang;

/// A method of a googletest fixture, the body of a TEST among them.
bool isTestBody(const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (!Method)
    return false;
  if (Method->getIdentifier() && Method->getName() == "TestBody")
    return true;
  const CXXRecordDecl *Class = Method->getParent();
  return Class->hasDefinition() &&
         llvm::any_of(Class->bases(), [](const CXXBaseSpecifier &Base) {
           return llvm::StringRef(Base.getType().getAsString())
               .contains("testing::Test");
         });
}

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
    return findRule(Site.Site.Model->Kind->Rule);
  }
}

/// The leak to report: one that grows beats one that does not, success beats
/// failure, and the shortest path is the easiest to follow.
const Leak *mostTelling(const Outcome &Result, bool RunsOnce) {
  const auto Length = [&](const Leak &Lost) {
    unsigned Steps = 0;
    for (unsigned I = Lost.Trail; Result.Trail[I].What != TrailStep::Start;
         I = Result.Trail[I].Previous)
      ++Steps;
    return Steps;
  };
  const auto Rank = [&](const Leak &Lost) {
    return std::make_tuple(Lost.Failed, !growsInLoop(Lost), Length(Lost));
  };
  const Leak *Best = nullptr;
  for (const Leak &Lost : Result.Leaks)
    if ((Lost.What == Leak::EndsRun && !RunsOnce) ||
        Lost.What == Leak::Mismatched)
      continue;
    else if (!Best || Rank(Lost) < Rank(*Best))
      Best = &Lost;
  return Best;
}

class UnreleasedResource {
public:
  explicit UnreleasedResource(RuleContext &Context)
      : Context(Context), Unit(Context.AST, Context.Models),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    for (const FunctionDecl *Function : Unit.index().functions()) {
      const FunctionInfo *Info = Unit.index().info(*Function);
      if (!Info || !Info->MayAcquire)
        continue;
      const FunctionResult &Result = Unit.analyse(*Function);
      for (const SiteResult &Site : Result.Sites) {
        reportLeak(*Function, Result, Site);
        for (const Leak &Lost : Site.Result.Leaks)
          if (Lost.What == Leak::Mismatched)
            report(*Function, Result, Site, Lost);
      }
    }
  }

private:
  /// Whether nothing but an actual release proves that this function is the
  /// owner: the caller's memory was registered, or the acquire is conditional.
  bool needsProof(const FunctionResult &Result, const SiteResult &Site) const {
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
    const Leak *Lost =
        mostTelling(Site.Result, Unit.index().runsOnce(Function));
    // A test whose check throws has failed, and its process ends.
    if (Lost && Lost->Failed && isTestBody(Function) && Lost->Where &&
        isa<CXXThrowExpr>(Lost->Where))
      return;
    if (!Lost || (Site.Site.Maybe && Site.Result.Released) ||
        (needsProof(Result, Site) && !Site.Result.Released))
      return;
    report(Function, Result, Site, *Lost);
  }

  void report(const FunctionDecl &Function, const FunctionResult &Result,
              const SiteResult &Site, const Leak &Lost) {
    const Rule *R = ruleOf(Site, Lost);
    if (!R || !Context.Options.wants(R->Code))
      return;
    const bool AtLoss =
        Lost.What == Leak::AcquiredOver || Lost.What == Leak::Mismatched;
    const Place Where = Places.at(AtLoss ? *Lost.Where : *Site.Site.At->Source);
    // Instantiations of a template, and the fields of one object, share a
    // place.
    if (!Reported
             .insert(
                 {std::string(R->Code), Where.File, Where.Line, Where.Column})
             .second)
      return;
    Explanation Why = explain(Result, Site, Lost, Places);
    Finding F = makeFinding(*R, Where, std::move(Why.Message));
    F.Severity = severity(Function, Lost, F.Severity);
    F.Function = Function.getQualifiedNameAsString();
    F.Path = std::move(Why.Path);
    F.Related.push_back(std::move(Why.End));
    Context.Out.push_back(std::move(F));
  }

  RuleContext &Context;
  UnitAnalysis Unit;
  SourcePlaces Places;
  std::set<std::tuple<std::string, std::string, unsigned, unsigned>> Reported;
};

} // namespace

void analyseUnreleasedResource(RuleContext &Context) {
  UnreleasedResource(Context).run();
}

} // namespace vramlint::cuda
