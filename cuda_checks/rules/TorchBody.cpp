#include "cuda_checks/rules/TorchBody.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"

#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;
using llvm::StringRef;
using llvm::StringSwitch;

namespace {

bool isInsertionName(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("push_back", "emplace_back", "push_front", "push", "insert", true)
      .Cases("emplace", "emplace_front", "append", true)
      .Default(false);
}

bool isClearingName(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("clear", "pop_back", "pop_front", "pop", "erase", "resize", true)
      .Cases("swap", "assign", "detach_", "zero_", "reset", "fill_", true)
      .Default(false);
}

/// Walks one body in source order.
class Reader {
public:
  explicit Reader(TorchBody &Body) : Body(Body) {}

  void read(const Stmt *S) {
    if (!S)
      return;
    if (const auto *Compound = dyn_cast<CompoundStmt>(S)) {
      const unsigned Outside = Guards;
      for (const Stmt *Child : Compound->body())
        read(Child);
      Guards = Outside;
      return;
    }
    if (const auto *Declaration = dyn_cast<DeclStmt>(S)) {
      for (const Decl *D : Declaration->decls())
        declare(*D);
      return;
    }
    if (readLoop(*S))
      return;
    if (const auto *Lambda = dyn_cast<LambdaExpr>(S)) {
      read(Lambda->getBody());
      return;
    }
    if (const auto *Call = dyn_cast<CallExpr>(S))
      readCall(*Call);
    else if (const auto *Binary = dyn_cast<BinaryOperator>(S))
      readBinary(*Binary);
    for (const Stmt *Child : S->children())
      read(Child);
    if (const auto *Call = dyn_cast<CallExpr>(S))
      readUnitCall(*Call);
  }

private:
  bool readLoop(const Stmt &S) {
    if (const auto *For = dyn_cast<ForStmt>(&S)) {
      read(For->getInit());
      Loops.push_back(For);
      read(For->getCond());
      read(For->getBody());
      read(For->getInc());
      Loops.pop_back();
    } else if (const auto *While = dyn_cast<WhileStmt>(&S)) {
      Loops.push_back(While);
      read(While->getCond());
      read(While->getBody());
      Loops.pop_back();
    } else if (const auto *Range = dyn_cast<CXXForRangeStmt>(&S)) {
      read(Range->getRangeInit());
      Loops.push_back(Range);
      if (const VarDecl *Variable = Range->getLoopVariable())
        Body.DeclaredIn[cast<ValueDecl>(Variable->getCanonicalDecl())] = Loops;
      read(Range->getBody());
      Loops.pop_back();
    } else if (const auto *Do = dyn_cast<DoStmt>(&S)) {
      // `do ... while (0)` is how macros are written, not a loop.
      Expr::EvalResult Value;
      const bool Once = !Do->getCond()->isValueDependent() &&
                        isa<IntegerLiteral, CXXBoolLiteralExpr>(
                            Do->getCond()->IgnoreParenImpCasts());
      if (!Once)
        Loops.push_back(Do);
      read(Do->getBody());
      read(Do->getCond());
      if (!Once)
        Loops.pop_back();
    } else {
      return false;
    }
    return true;
  }

  void declare(const Decl &D) {
    const auto *Variable = dyn_cast<VarDecl>(&D);
    if (!Variable)
      return;
    if (isGradGuard(*Variable))
      ++Guards;
    const auto *Object = cast<ValueDecl>(Variable->getCanonicalDecl());
    // A static outlives every call.
    if (Variable->hasLocalStorage())
      Body.DeclaredIn[Object] = Loops;
    if (const Expr *Init = Variable->getInit()) {
      read(Init);
      Body.Sources[Object].push_back(Init);
    }
  }

  TorchEvent &add(TorchEvent::Kind What, const Expr &Where,
                  const ValueDecl *Object = nullptr,
                  const Expr *Value = nullptr) {
    TorchEvent Event;
    Event.What = What;
    Event.Where = &Where;
    Event.Object = Object;
    Event.Value = Value;
    Event.Loops = Loops;
    Event.Guarded = Guards != 0;
    Body.Events.push_back(std::move(Event));
    return Body.Events.back();
  }

  void assign(const Expr &Where, const Expr *To, const Expr *Value) {
    const ValueDecl *Object = namedObject(To);
    // An element is not the whole container.
    if (!Object || isa<ArraySubscriptExpr>(strip(To)))
      return;
    Body.Sources[Object].push_back(Value);
    add(TorchEvent::Assign, Where, Object, Value);
  }

  void readBinary(const BinaryOperator &E) {
    if (E.getOpcode() == BO_Assign)
      assign(E, E.getLHS(), E.getRHS());
    else if (E.getOpcode() == BO_AddAssign)
      add(TorchEvent::Add, E, namedObject(E.getLHS()), E.getRHS());
  }

  void readOperator(const CXXOperatorCallExpr &E) {
    if (E.getNumArgs() != 2)
      return;
    if (E.getOperator() == OO_Equal)
      assign(E, E.getArg(0), E.getArg(1));
    else if (E.getOperator() == OO_PlusEqual &&
             isTensor(E.getArg(0)->getType()))
      add(TorchEvent::Add, E, namedObject(E.getArg(0)), E.getArg(1));
  }

  void readCall(const CallExpr &E) {
    if (Guards)
      Body.Guarded.insert(&E);
    if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(&E))
      readOperator(*Operator);
    const StringRef Method = methodName(E);
    if (Method.empty())
      return readFunction(E);
    const Expr *Object = objectOf(E);
    const QualType Type = Object ? Object->getType() : QualType();
    const ModuleKind Module = moduleKind(Type);
    if (Method == "forward" && Module != ModuleKind::None)
      add(TorchEvent::ModuleCall, E, namedObject(Object));
    else if (Method == "eval" && Module != ModuleKind::None)
      add(TorchEvent::Eval, E, namedObject(Object));
    else if (Method == "train" && Module != ModuleKind::None)
      add(isOff(E) ? TorchEvent::Eval : TorchEvent::Train, E,
          namedObject(Object));
    else if (Method == "backward")
      add(TorchEvent::Backward, E, namedObject(Object), Object);
    else if (Method == "set_requires_grad" || Method == "requires_grad_") {
      if (isOff(E))
        add(TorchEvent::Freeze, E);
    } else if (Method == "set_enabled")
      add(TorchEvent::Freeze, E);
    else if (Method == "add_" && E.getNumArgs() != 0)
      add(TorchEvent::Add, E, namedObject(Object), E.getArg(0));
    else if (isClearingName(Method))
      add(TorchEvent::Clear, E, namedObject(Object));
    else if (isInsertionName(Method) && E.getNumArgs() != 0 &&
             Module == ModuleKind::None)
      // The value, not the place or key before it.
      add(TorchEvent::Insert, E, namedObject(Object),
          E.getArg(E.getNumArgs() - 1));
  }

  /// `train(false)` and the like.
  static bool isOff(const CallExpr &E) {
    const auto *Value = E.getNumArgs() == 0
                            ? nullptr
                            : dyn_cast<CXXBoolLiteralExpr>(strip(E.getArg(0)));
    return Value && !Value->getValue();
  }

  void readFunction(const CallExpr &E) {
    const StringRef Name = functionName(E);
    if (Name == "grad" && isTorchFunction(E))
      add(TorchEvent::Grad, E);
    else if (Name == "backward" && isTorchFunction(E))
      add(TorchEvent::Backward, E, nullptr,
          E.getNumArgs() ? E.getArg(0) : nullptr);
    else if ((Name == "freeze" || Name == "optimize_for_inference" ||
              Name == "set_grad_enabled") &&
             isTorchFunction(E))
      add(TorchEvent::Freeze, E);
    else if (const auto *Static =
                 dyn_cast_or_null<CXXMethodDecl>(E.getDirectCallee());
             Static && Static->getIdentifier() &&
             Static->getName() == "set_enabled")
      add(TorchEvent::Freeze, E);
    else if (Name == "swap" || Name == "move" || Name == "exchange")
      for (const Expr *Argument : E.arguments())
        if (const ValueDecl *Object = namedObject(Argument))
          add(TorchEvent::Clear, E, Object);
  }

  void readUnitCall(const CallExpr &E) {
    const FunctionDecl *Callee = E.getDirectCallee();
    if (const FunctionDecl *Definition =
            Callee ? Callee->getDefinition() : nullptr)
      add(TorchEvent::Call, E).Callee = Definition;
  }

  TorchBody &Body;
  std::vector<const Stmt *> Loops;
  unsigned Guards = 0;
};

} // namespace

bool TorchBody::has(TorchEvent::Kind What) const {
  return llvm::any_of(Events,
                      [&](const TorchEvent &E) { return E.What == What; });
}

TorchBody readTorchBody(const FunctionDecl &Function) {
  TorchBody Body;
  Body.Function = &Function;
  Reader Read(Body);
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&Function))
    for (const CXXCtorInitializer *Init : Constructor->inits())
      Read.read(Init->getInit());
  Read.read(Function.getBody());
  return Body;
}

bool isLocalFunction(const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  return Method && Method->getParent()->isLambda();
}

TorchUnit::TorchUnit(ASTContext &AST,
                     const std::vector<const FunctionDecl *> &Functions) {
  for (const FunctionDecl *Function : Functions) {
    if (isLocalFunction(*Function) || !Function->getBody())
      continue;
    Index[Function] = Bodies.size();
    Bodies.push_back(readTorchBody(*Function));
  }
  llvm::SmallVector<const FunctionDecl *, 16> Open;
  for (const TorchBody &Body : Bodies)
    if (Body.has(TorchEvent::Backward) || Body.has(TorchEvent::Grad))
      Open.push_back(Body.Function);
  while (!Open.empty()) {
    const FunctionDecl *Function = Open.pop_back_val();
    if (!Backwards.insert(Function).second)
      continue;
    for (const TorchBody &Body : Bodies)
      for (const TorchEvent &Event : Body.Events)
        if (Event.What == TorchEvent::Call && Event.Callee == Function)
          Open.push_back(Body.Function);
  }
}

const TorchBody *TorchUnit::body(const FunctionDecl *Function) const {
  const auto It = Index.find(Function);
  return It == Index.end() ? nullptr : &Bodies[It->second];
}

bool TorchUnit::runsBackward(const FunctionDecl *Function) const {
  return Backwards.contains(Function);
}

bool TorchUnit::runsBackward(const TorchBody &Body, const Stmt &Loop) const {
  return llvm::any_of(Body.Events, [&](const TorchEvent &Event) {
    return llvm::is_contained(Event.Loops, &Loop) &&
           (Event.What == TorchEvent::Backward ||
            Event.What == TorchEvent::Grad ||
            (Event.What == TorchEvent::Call && runsBackward(Event.Callee)));
  });
}

bool TorchUnit::isCalledGuarded(const FunctionDecl *Function) const {
  for (const TorchBody &Body : Bodies)
    for (const TorchEvent &Event : Body.Events)
      if (Event.What == TorchEvent::Call && Event.Callee == Function &&
          Event.Guarded)
        return true;
  return false;
}

bool TorchUnit::isCalledInLoop(const FunctionDecl *Function) const {
  for (const TorchBody &Body : Bodies)
    for (const TorchEvent &Event : Body.Events)
      if (Event.What == TorchEvent::Call && Event.Callee == Function &&
          !Event.Loops.empty())
        return true;
  return false;
}

bool TorchUnit::anywhere(TorchEvent::Kind What, const ValueDecl *Object) const {
  for (const TorchBody &Body : Bodies)
    for (const TorchEvent &Event : Body.Events)
      if (Event.What == What && (!Object || Event.Object == Object))
        return true;
  return false;
}

} // namespace vramlint::cuda
