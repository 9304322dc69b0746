// VRM101 to VRM110: a resource that some path through a function acquires and
// neither releases nor hands to anyone. One analysis serves them all; the
// resource models say which rule a kind of resource belongs to.
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
  return Lost.What == Leak::Reacquired || Lost.What == Leak::Overwritten;
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
    if (Lost.What == Leak::EndsRun && !RunsOnce)
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
      if (Info->Acquires)
        Context.Coverage.push_back(
            {Function, Result.TheBody != nullptr,
             llvm::any_of(Result.Sites, [](const SiteResult &Site) {
               return Site.Result.GaveUp;
             })});
      for (const SiteResult &Site : Result.Sites)
        report(*Function, Result, Site);
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

  void report(const FunctionDecl &Function, const FunctionResult &Result,
              const SiteResult &Site) {
    const Rule *R = findRule(Site.Site.Model->Kind->Rule);
    if (!R || !Context.Options.wants(R->Code))
      return;
    const Leak *Lost =
        mostTelling(Site.Result, Unit.index().runsOnce(Function));
    // A test whose check throws has failed, and its process ends.
    if (Lost && Lost->Failed && isTestBody(Function) && Lost->Where &&
        isa<CXXThrowExpr>(Lost->Where))
      return;
    if (!Lost || (Site.Site.Maybe && Site.Result.Released) ||
        (needsProof(Result, Site) && !Site.Result.Released))
      return;
    const Place Where = Places.at(*Site.Site.At->Source);
    // Instantiations of a template, and the fields of one object, share a
    // place.
    if (!Reported
             .insert(
                 {std::string(R->Code), Where.File, Where.Line, Where.Column})
             .second)
      return;
    Explanation Why = explain(Result, Site, *Lost, Places);
    Finding F = makeFinding(*R, Where, std::move(Why.Message));
    F.Severity = severity(Function, *Lost, F.Severity);
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
