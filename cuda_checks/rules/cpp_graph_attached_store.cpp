// VRM121, cpp-graph-attached-store: a tensor that holds its graph goes into a
// container, a member or a running sum that outlives the training step.
#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"
#include "cuda_checks/rules/TorchValues.h"

#include <set>

namespace vramlint::cuda {

void analyseCppGraphAttachedStore(RuleContext &Context);

namespace {

using namespace clang;

class GraphAttachedStore {
public:
  explicit GraphAttachedStore(RuleContext &Context)
      : Context(Context), R(*findRule("VRM121")),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    if (!Context.Options.wants(R.Code) || !mentionsTorch(Context.AST))
      return;
    const TorchUnit Unit(Context.AST, Context.Unit.index().functions());
    if (!Unit.anywhere(TorchEvent::Backward))
      return;
    for (const TorchBody &Body : Unit.bodies())
      if (Unit.runsBackward(Body.Function))
        for (const TorchEvent &Event : Body.Events)
          look(Unit, Body, Event);
  }

private:
  /// A place that keeps its value when the function returns.
  static bool outlivesCall(const ValueDecl &Object) {
    if (isa<FieldDecl>(Object))
      return true;
    const auto *Variable = dyn_cast<VarDecl>(&Object);
    return Variable && (!Variable->hasLocalStorage() ||
                        (isa<ParmVarDecl>(Variable) &&
                         Variable->getType()->isReferenceType()));
  }

  /// The step that the store outlives: the innermost loop around it that runs
  /// backward, with the place declared outside of it. Null where the place
  /// outlives the whole function, and that is the step.
  static bool findStep(const TorchUnit &Unit, const TorchBody &Body,
                       const TorchEvent &Event, const Stmt *&Step) {
    Step = nullptr;
    const auto Declared = Body.DeclaredIn.find(Event.Object);
    for (size_t I = Event.Loops.size(); I != 0; --I) {
      const Stmt *Loop = Event.Loops[I - 1];
      if (!Unit.runsBackward(Body, *Loop))
        continue;
      Step = Loop;
      return Declared == Body.DeclaredIn.end() ||
             !llvm::is_contained(Declared->second, Loop);
    }
    return outlivesCall(*Event.Object) && Body.has(TorchEvent::Backward);
  }

  /// `x = x + v`, `x = torch::add(x, v)`: \returns whether x is part of v.
  static bool isSum(const TorchBody &Body, const TorchEvent &Event,
                    TorchValues &) {
    const auto *Call = dyn_cast_or_null<CallExpr>(
        Event.Value ? Event.Value->IgnoreImplicit() : nullptr);
    if (!Call)
      return false;
    const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Call);
    const bool Adds =
        Operator ? Operator->getOperator() == OO_Plus ||
                       Operator->getOperator() == OO_Minus
                 : isTorchFunction(*Call) && functionName(*Call) == "add";
    return Adds && llvm::any_of(Call->arguments(), [&](const Expr *Argument) {
             return namedObject(Argument) == Event.Object;
           });
  }

  /// Whether the unit empties the place, or runs backward through it.
  static bool isExcused(const TorchUnit &Unit, const TorchBody &Body,
                        const TorchEvent &Event, const Stmt *Step) {
    const ValueDecl &Object = *Event.Object;
    for (const TorchBody &Each : Unit.bodies()) {
      const bool IsHere = &Each == &Body;
      if (!IsHere && !outlivesCall(Object))
        continue;
      TorchValues Values(Unit, Each);
      for (const TorchEvent &Other : Each.Events) {
        if (Other.What == TorchEvent::Clear && Other.Object == &Object)
          return true;
        if (Other.What == TorchEvent::Assign && Other.Object == &Object &&
            &Other != &Event &&
            (!IsHere || !Step || llvm::is_contained(Other.Loops, Step)) &&
            !Values.derivesFrom(Other.Value, Object))
          return true;
        if (Other.What == TorchEvent::Assign && Other.Object == &Object &&
            &Other != &Event && Values.derivesFrom(Other.Value, Object) &&
            !Values.graphOf(Other.Value))
          return true; // x = x.detach()
        if ((Other.What == TorchEvent::Backward ||
             Other.What == TorchEvent::Grad) &&
            Values.derivesFrom(Other.Value ? Other.Value : Other.Where, Object))
          return true;
      }
    }
    return false;
  }

  void look(const TorchUnit &Unit, const TorchBody &Body,
            const TorchEvent &Event) {
    const ValueDecl *Object = Event.Object;
    if (!Object || !Event.Value)
      return;
    TorchValues Values(Unit, Body);
    bool Sums = false;
    switch (Event.What) {
    case TorchEvent::Insert:
      if (!Object->getType()->isDependentType() &&
          !holdsTensors(Object->getType()))
        return;
      break;
    case TorchEvent::Add:
      Sums = true;
      break;
    case TorchEvent::Assign:
      Sums = isSum(Body, Event, Values);
      if (!Sums)
        return;
      break;
    default:
      return;
    }
    if (Sums && (Event.Guarded || !isTensor(Object->getType())))
      return;
    const Stmt *Step = nullptr;
    if (!findStep(Unit, Body, Event, Step))
      return;
    const Expr *Graph = graphOfStored(Values, Event, Sums);
    if (!Graph || isExcused(Unit, Body, Event, Step))
      return;
    report(Body, Event, Sums, Step, *Graph);
  }

  /// What shows that the stored value has a graph. In `x = x + v` that is v's.
  static const Expr *graphOfStored(TorchValues &Values, const TorchEvent &Event,
                                   bool Sums) {
    const auto *Call = Sums && Event.What == TorchEvent::Assign
                           ? dyn_cast<CallExpr>(Event.Value->IgnoreImplicit())
                           : nullptr;
    if (!Call)
      return Values.graphOf(Event.Value);
    for (const Expr *Argument : Call->arguments())
      if (namedObject(Argument) != Event.Object)
        if (const Expr *Graph = Values.graphOf(Argument))
          return Graph;
    return nullptr;
  }

  void report(const TorchBody &Body, const TorchEvent &Event, bool Sums,
              const Stmt *Step, const Expr &Graph) {
    const Place Where = Places.at(*Event.Where);
    if (!Reported.insert({Where.File, Where.Line, Where.Column}).second)
      return;
    const std::string Name = Event.Object->getNameAsString();
    const std::string Value = Places.text(*Event.Value);
    std::string Message;
    if (Sums)
      Message = "the sum in '" + Name +
                "' keeps the graph of every step's tensor: add a number, as "
                "'.item<float>()' gives, or '.detach()' what is added";
    else
      Message = "'" + Value + "' goes into '" + Name +
                "' with the graph that made it, and '" + Name +
                "' outlives the step: store '" + Value +
                ".detach()', or a number from '.item<float>()'";
    Finding F = makeFinding(R, Where, std::move(Message));
    F.Function = Body.Function->getQualifiedNameAsString();
    const auto *Call = dyn_cast<CallExpr>(&Graph);
    const bool IsBackward = Call && methodName(*Call) == "backward";
    F.Path.push_back({Places.at(Graph),
                      IsBackward ? "backward() runs on it here, so it has a "
                                   "graph"
                                 : "its graph is made here"});
    if (Step)
      F.Related.push_back(
          {Places.at(SourceRange(Step->getBeginLoc())),
           "each turn of this loop is a step: it runs backward"});
    Context.Out.push_back(std::move(F));
  }

  RuleContext &Context;
  const Rule &R;
  SourcePlaces Places;
  std::set<std::tuple<std::string, unsigned, unsigned>> Reported;
};

} // namespace

void analyseCppGraphAttachedStore(RuleContext &Context) {
  GraphAttachedStore(Context).run();
}

} // namespace vramlint::cuda
