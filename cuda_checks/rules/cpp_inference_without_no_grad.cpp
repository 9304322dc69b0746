// VRM122, cpp-inference-without-no-grad: a model in evaluation mode that is run
// again and again with gradients on.
#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"
#include "cuda_checks/rules/TorchBody.h"

#include <set>

namespace vramlint::cuda {

void analyseCppInferenceWithoutNoGrad(RuleContext &Context);

namespace {

using namespace clang;

class InferenceWithoutNoGrad {
public:
  explicit InferenceWithoutNoGrad(RuleContext &Context)
      : Context(Context), R(*findRule("VRM122")),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    if (!Context.Options.wants(R.Code) || !mentionsTorch(Context.AST))
      return;
    const TorchUnit Unit(Context.AST, Context.Unit.index().functions());
    // Parameters that require no gradient, or gradients that are off for the
    // whole thread: whose is not worth telling apart.
    if (Unit.anywhere(TorchEvent::Freeze))
      return;
    for (const TorchBody &Body : Unit.bodies())
      look(Unit, Body);
  }

private:
  /// How it is known that the model only runs.
  enum class Evidence { None, LoadedOnly, Eval };

  Evidence evidence(const TorchUnit &Unit, const TorchBody &Body,
                    const TorchEvent &Call) const {
    if (!Call.Object)
      return Evidence::None;
    // The last mode before the call, in source order.
    Evidence Mode = Evidence::None;
    for (const TorchEvent &Event : Body.Events) {
      if (&Event == &Call)
        break;
      if (Event.Object == Call.Object && Event.What == TorchEvent::Eval)
        Mode = Evidence::Eval;
      else if (Event.Object == Call.Object && Event.What == TorchEvent::Train)
        Mode = Evidence::None;
    }
    if (Mode == Evidence::Eval)
      return Mode;
    const auto *Variable = dyn_cast<VarDecl>(Call.Object);
    const bool IsShared = !Variable || !Variable->hasLocalStorage();
    if (IsShared && Unit.anywhere(TorchEvent::Eval, Call.Object) &&
        !Unit.anywhere(TorchEvent::Train, Call.Object))
      return Evidence::Eval;
    // TorchScript models are loaded to run them, seldom to train.
    return moduleKind(Call.Object->getType()) == ModuleKind::Script &&
                   !Unit.anywhere(TorchEvent::Backward)
               ? Evidence::LoadedOnly
               : Evidence::None;
  }

  /// A method of a module is a part of a larger one: who runs that decides.
  static bool isModuleMethod(const FunctionDecl &Function) {
    const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
    if (!Method)
      return false;
    const ASTContext &AST = Method->getASTContext();
    return moduleKind(AST.getRecordType(Method->getParent())) !=
           ModuleKind::None;
  }

  static bool hasGuardMember(const FunctionDecl &Function) {
    const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
    return Method && llvm::any_of(Method->getParent()->fields(),
                                  [](const FieldDecl *Field) {
                                    return isGradGuardType(Field->getType());
                                  });
  }

  void look(const TorchUnit &Unit, const TorchBody &Body) {
    const FunctionDecl &Function = *Body.Function;
    if (Unit.isCalledGuarded(&Function) || isModuleMethod(Function) ||
        hasGuardMember(Function))
      return;
    std::set<const Stmt *> Loops;
    for (const TorchEvent &Event : Body.Events) {
      if (Event.What != TorchEvent::ModuleCall || Event.Guarded)
        continue;
      const Stmt *Loop = Event.Loops.empty() ? nullptr : Event.Loops.back();
      if (Loop ? Unit.runsBackward(Body, *Loop) : Unit.runsBackward(&Function))
        continue;
      const Evidence How = evidence(Unit, Body, Event);
      const bool Repeats = Loop || Unit.isCalledInLoop(&Function);
      if (How == Evidence::None || (!Loop && Function.isMain()) ||
          (!Repeats && How != Evidence::Eval))
        continue;
      if (!Loops.insert(Loop).second)
        continue;
      report(Body, Event, Loop, How, Repeats);
    }
  }

  void report(const TorchBody &Body, const TorchEvent &Event, const Stmt *Loop,
              Evidence How, bool Repeats) {
    const Place Where = Places.at(*Event.Where);
    if (!Reported.insert({Where.File, Where.Line, Where.Column}).second)
      return;
    const std::string Name = Event.Object->getNameAsString();
    std::string Message =
        "'" + Name + "' runs " +
        (Loop ? "in a loop that trains nothing"
              : "without being trained here") +
        ", with gradients on: every result holds the activations of its "
        "forward pass; put 'torch::NoGradGuard no_grad;' or "
        "'c10::InferenceMode guard;' before " +
        (Loop ? "the loop" : "the call");
    Finding F = makeFinding(R, Where, std::move(Message));
    if (How != Evidence::Eval || !Repeats)
      F.Level = Level::Extended;
    F.Function = Body.Function->getQualifiedNameAsString();
    if (Loop) {
      F.Path.push_back({Places.at(SourceRange(Loop->getBeginLoc())),
                        "this loop runs no backward()"});
      F.Related.push_back(F.Path.back());
    }
    F.Path.push_back({Where, "the forward pass builds a graph here"});
    Context.Out.push_back(std::move(F));
  }

  RuleContext &Context;
  const Rule &R;
  SourcePlaces Places;
  std::set<std::tuple<std::string, unsigned, unsigned>> Reported;
};

} // namespace

void analyseCppInferenceWithoutNoGrad(RuleContext &Context) {
  InferenceWithoutNoGrad(Context).run();
}

} // namespace vramlint::cuda
