#include "cuda_checks/engine/Explain.h"

#include "cuda_checks/engine/Lowering.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

namespace {

/// A branch that the path took.
struct Decision {
  const Stmt *Where;
  std::string Text; ///< "'n > 0' is true"
};

/// The outcome of a googletest assertion, which only a macro gives a name.
bool isAssertion(const Expr &E) {
  const auto *Convert = dyn_cast<CXXMemberCallExpr>(strip(&E));
  const CXXRecordDecl *Class = Convert ? Convert->getImplicitObjectArgument()
                                             ->getType()
                                             ->getAsCXXRecordDecl()
                                       : nullptr;
  return Class && Class->getIdentifier() &&
         Class->getName() == "AssertionResult";
}

class Explainer {
public:
  Explainer(const FunctionResult &Function, const SiteResult &Site,
            const Leak &Lost, const SourcePlaces &Places)
      : B(*Function.TheBody), Site(Site), Lost(Lost), Places(Places) {}

  Explanation run() {
    Name = holderName();
    findDecisions();
    Explanation Result;
    Result.Message = subject() + " " + predicate() + "; " + advice();
    notes(Result);
    return Result;
  }

private:
  std::string pathName(PathId P) const {
    if (B.Paths.isRoot(P)) {
      const auto It = B.Variables.find(B.Paths.base(P));
      return It == B.Variables.end() ? std::string()
                                     : It->second->getNameAsString();
    }
    std::string Above = pathName(B.Paths.parent(P));
    if (Above.empty())
      return Above;
    const PathElement &Last = B.Paths.last(P);
    if (Last.isIndex()) {
      if (Last.Index == AnyIndex)
        return Above + "[...]";
      const auto It = B.Variables.find(B.Paths.base(P));
      const bool IsPointer = B.Paths.isRoot(B.Paths.parent(P)) &&
                             Last.Index == 0 &&
                             It->second->getType()->isPointerType();
      return IsPointer ? "*" + Above
                       : Above + "[" + std::to_string(Last.Index) + "]";
    }
    if (Last.isDependent()) // a registration, told by its memory
      return Above;
    std::string Field =
        static_cast<const IdentifierInfo *>(Last.Field)->getName().str();
    if (Above.front() == '*')
      return Above.substr(1) + "->" + Field;
    return Above + "." + Field;
  }

  std::string holderName() const {
    std::string Text = pathName(Site.Site.Holder);
    for (const PathId Holder : Lost.Holders)
      if (Text.empty())
        Text = pathName(Holder);
    return Text.empty() ? firstName() : Text;
  }

  /// Where the value of the call goes first, for one that returns the resource.
  std::string firstName() const {
    for (const Block &Each : B.Blocks)
      for (const Operation &Op : Each.Operations)
        if (Op.What == Operation::Assign && Op.Target != NoPath &&
            llvm::any_of(Op.Source, [&](const Atom &A) {
              return A.What == Atom::Value && A.Path == Site.Site.Holder;
            }))
          return pathName(Op.Target);
    return {};
  }

  std::string calleeName() const {
    const Call &At = *Site.Site.At;
    if (!Site.Site.Inner && !Site.Site.IsGuess)
      return Site.Site.Model->Function;
    if (!At.Name.empty())
      return At.Name.str();
    return At.Callee ? At.Callee->getNameAsString() : "a call";
  }

  std::string subject() const {
    const AcquireModel &Model = *Site.Site.Model;
    std::string Text = Model.Kind->Noun;
    if (!Name.empty())
      Text += " '" + Name + "'";
    Text += " acquired by " + calleeName();
    if (Site.Site.Inner || Site.Site.IsGuess)
      Text += " (" + Model.Function + ")";
    return Text;
  }

  /// The release as the user would write it.
  std::string release() const {
    const std::string &Function = Site.Site.Model->ReleasedBy;
    const std::string Handle = Name.empty() ? "its result" : Name;
    std::string Call = Site.Site.Model->ReleaseCall;
    if (Call.empty())
      return llvm::StringRef(Function).starts_with("delete")
                 ? Function + " " + Handle
                 : Function + "(" + Handle + ")";
    if (const size_t Hole = Call.find("{}"); Hole != std::string::npos)
      Call.replace(Hole, 2, Handle);
    return Call;
  }

  std::string advice() const {
    const std::string Release = release();
    switch (Lost.What) {
    case Leak::Reacquired:
      return "call " + Release + " before the next turn";
    case Leak::ReleasedAfterLoop:
      return "move the release into the loop, or acquire before it";
    case Leak::Mismatched:
      return "call " + Release + " instead";
    case Leak::Overwritten:
    case Leak::AcquiredOver:
      if (isa<DeclStmt>(Lost.Where))
        return "call " + Release + " in each turn of the loop";
      return "call " + Release + " before line " + lostLine();
    case Leak::AtExit:
    case Leak::EndsRun:
      break;
    }
    return "call " + Release + " before line " +
           std::to_string(Places.line(endLocation()));
  }

  std::string lostLine() const {
    return std::to_string(Places.line(Lost.Where->getBeginLoc()));
  }

  const Call *callAtLoss() const {
    for (const std::unique_ptr<Call> &C : B.Calls)
      if (C->Source == Lost.Where)
        return C.get();
    return nullptr;
  }

  bool isGpuRelease() const {
    const Call *At = callAtLoss();
    return At && (At->Release || !Lost.Wrong.Kinds.empty());
  }

  /// The function that the handle is given to for release.
  std::string wrongRelease() const {
    const Call *At = callAtLoss();
    if (!At)
      return "a function";
    if (At->Name == "operator delete")
      return "delete";
    std::string Text = At->Name.str();
    if (Text.empty())
      Text = At->Callee ? At->Callee->getNameAsString() : "a function";
    if (!Lost.Wrong.First.empty())
      Text += " (" + Lost.Wrong.First + ")";
    return Text;
  }

  SourceLocation endLocation() const {
    return Lost.Where ? Lost.Where->getBeginLoc() : B.Function->getBodyRBrace();
  }

  unsigned lineOf(const Decision &D) const {
    return Places.line(D.Where->getBeginLoc());
  }

  std::string predicate() const {
    switch (Lost.What) {
    case Leak::Reacquired:
      return "is acquired again in the next turn of the loop without being "
             "released";
    case Leak::Overwritten:
      if (isa<DeclStmt>(Lost.Where))
        return "is lost at the end of each turn of the loop";
      return "is lost when '" + (Name.empty() ? "it" : Name) +
             "' is overwritten on line " +
             std::to_string(Places.line(Lost.Where->getBeginLoc()));
    case Leak::ReleasedAfterLoop: {
      std::string Text = "is acquired in each turn of the loop but released "
                         "only once, after it";
      if (!Site.Result.Releases.empty())
        Text += " (line " +
                std::to_string(
                    Places.line(Site.Result.Releases.front()->getBeginLoc())) +
                ")";
      return Text;
    }
    case Leak::AcquiredOver:
      return "on line " +
             std::to_string(Places.line(Site.Site.At->Source->getBeginLoc())) +
             " is lost when '" + (Name.empty() ? "it" : Name) +
             "' is acquired again before it was released";
    case Leak::Mismatched:
      return "is given to " + wrongRelease() + ", which cannot release it: " +
             (isGpuRelease() ? "the call fails and nothing is released"
                             : "the host's allocator does not know it");
    case Leak::AtExit:
    case Leak::EndsRun:
      break;
    }
    const bool Throws = Lost.Where && isa<CXXThrowExpr>(Lost.Where);
    if (Lost.What == Leak::AtExit && Lost.Where && !Throws &&
        isa<Expr>(Lost.Where))
      return "is not released when the call on line " +
             std::to_string(Places.line(Lost.Where->getBeginLoc())) + " throws";
    if (Decisions.empty() ||
        (!Site.Result.Released && !Site.Result.Escaped &&
         Site.Result.HandedOut.empty() && !Site.Result.Assumed && !Throws))
      return Throws ? "is not released before the exception leaves"
                    : "is never released";
    // Of several conditions in one line, mostly a macro's, the first tells.
    size_t Telling = Decisions.size() - 1;
    while (Telling != 0 &&
           lineOf(Decisions[Telling - 1]) == lineOf(Decisions[Telling]))
      --Telling;
    const Decision &Last = Decisions[Telling];
    return "is not released when " + Last.Text + " (line " +
           std::to_string(Places.line(Last.Where->getBeginLoc())) + ")" +
           (Throws ? " and the exception leaves" : "");
  }

  void findDecisions() {
    const std::vector<TrailStep> &Trail = Site.Result.Trail;
    std::vector<const TrailStep *> Steps;
    for (unsigned I = Lost.Trail; Trail[I].What != TrailStep::Start;
         I = Trail[I].Previous) {
      if (Trail[I].What == TrailStep::Acquire)
        break;
      Steps.push_back(&Trail[I]);
    }
    std::reverse(Steps.begin(), Steps.end());
    for (const TrailStep *Step : Steps)
      addDecision(*Step);
  }

  void addDecision(const TrailStep &Step) {
    const Block &From = B.Blocks[Step.Block];
    if (From.Successors.size() < 2 || !From.Terminator)
      return;
    if (From.IsSwitch) {
      const auto *Switch = cast<SwitchStmt>(From.Terminator);
      if (isa<IntegerLiteral>(strip(Switch->getCond()))) // part of a macro
        return;
      const Successor &Next = From.Successors[Step.Edge];
      std::string Text = "'" + Places.text(*Switch->getCond()) + "' is ";
      Text += Next.Cases.empty() ? "none of the cases"
                                 : std::to_string(Next.Cases[0]);
      Decisions.push_back({Switch->getCond(), std::move(Text)});
      return;
    }
    if (isa<CXXForRangeStmt>(From.Terminator)) {
      return;
    }
    const Condition &C = B.Conditions[From.Branch];
    const bool Truth = Step.Edge == 0;
    if (!C.Source || C.What == Condition::Constant)
      return;
    // That checks of other calls found no failure is not worth telling.
    const bool IsZero = Truth != C.Negated;
    if (C.Subject == Condition::Status && C.What == Condition::Equals &&
        C.Number == 0 && IsZero)
      return;
    if (isAssertion(*C.Source)) {
      if (!Truth)
        Decisions.push_back({C.Source, "the assertion fails"});
      return;
    }
    Decisions.push_back({C.Source, "'" + Places.text(*C.Source) + "' is " +
                                       (Truth ? "true" : "false")});
  }

  void notes(Explanation &Result) const {
    const AcquireModel &Model = *Site.Site.Model;
    if (Site.Site.Inner)
      Result.Path.push_back(
          {Places.at(*Site.Site.Inner),
           Model.Kind->Noun + " is acquired here, inside " + calleeName()});
    Result.Path.push_back({Places.at(*Site.Site.At->Source),
                           Model.Kind->Noun + " is acquired here"});
    constexpr size_t Most = 8;
    const size_t First = Decisions.size() > Most ? Decisions.size() - Most : 0;
    for (size_t I = First; I < Decisions.size(); ++I)
      Result.Path.push_back(
          {Places.at(*Decisions[I].Where), Decisions[I].Text});
    switch (Lost.What) {
    case Leak::AtExit:
    case Leak::EndsRun:
      Result.End = {Lost.Where
                        ? Places.at(*Lost.Where)
                        : Places.at(SourceRange(B.Function->getBodyRBrace())),
                    "leaves here without releasing it"};
      break;
    case Leak::Reacquired:
    case Leak::ReleasedAfterLoop:
      Result.End = {Places.at(*Lost.Where),
                    "the next turn acquires here again"};
      break;
    case Leak::AcquiredOver:
      Result.End = {Places.at(*Lost.Where),
                    "another handle is stored over it here"};
      break;
    case Leak::Mismatched:
      Result.End = {Places.at(*Lost.Where), "the wrong function gets it here"};
      break;
    case Leak::Overwritten:
      Result.End = {Places.at(*Lost.Where), "what held it is gone here"};
      break;
    }
    Result.Path.push_back(Result.End);
  }

  const Body &B;
  const SiteResult &Site;
  const Leak &Lost;
  const SourcePlaces &Places;
  std::string Name;
  std::vector<Decision> Decisions;
};

} // namespace

Explanation explain(const FunctionResult &Function, const SiteResult &Site,
                    const Leak &Lost, const SourcePlaces &Places) {
  return Explainer(Function, Site, Lost, Places).run();
}

} // namespace vramlint::cuda
