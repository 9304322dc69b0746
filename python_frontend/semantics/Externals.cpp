// Calls of imported names and builtins, judged by what is known of them.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Callee Interpreter::calleeKind(Atom Path) {
  auto [It, New] = CalleeKinds.emplace(Path, Callee::Unknown);
  if (New)
    It->second = Known.callee(text(Path));
  return It->second;
}

Atom Interpreter::joined(Atom Path, Atom Name) {
  const uint64_t Key = (uint64_t(Path) << 32) | Name;
  auto Found = JoinedPaths.find(Key);
  if (Found != JoinedPaths.end())
    return Found->second;
  std::string Whole(text(Path));
  Whole += '.';
  Whole += text(Name);
  const Atom A = M.Strings.intern(Whole);
  JoinedPaths.emplace(Key, A);
  return A;
}

Atom Interpreter::builtin(Atom Name) {
  auto [It, New] = Builtins.emplace(Name, 0);
  if (New)
    It->second = M.Strings.intern("builtins." + std::string(text(Name)));
  return It->second;
}

Value Interpreter::emptyContainer(StructureKind Kind, Expr *At) {
  Contents C;
  C.Kind = Kind;
  Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
  V.Born = Context;
  V.From = Pool.Sets.make({containerFor(At, nullptr, Context)});
  return V;
}

static GradMode guardMode(const Value *Argument, Atom True, Atom False) {
  if (!Argument)
    return GradMode::Off;
  if (Argument->S == Shape::Plain && Argument->Bits == BitConst) {
    if (Argument->Object == True)
      return GradMode::On;
    if (Argument->Object == False)
      return GradMode::Off;
  }
  return GradMode::Unknown;
}

Value Interpreter::guard(GradMode Mode) {
  return Value::of(Shape::Guard, static_cast<uint32_t>(Mode));
}

Value Interpreter::callExternal(Atom Path, Expr *E, const Arguments &Args) {
  const auto &Positional = Args.Positional;
  const Callee Kind = calleeKind(Path);
  switch (Kind) {
  case Callee::NoGradGuard:
    // As a decorator applied by hand: no_grad()(function) is seen elsewhere.
    if (Positional.size() == 1 && (Positional[0].S == Shape::Function ||
                                   Positional[0].S == Shape::Method))
      return Value::unknown();
    return guard(GradMode::Off);
  case Callee::GradGuard:
    return guard(GradMode::On);
  case Callee::InferenceGuard: {
    const Value *Mode =
        Positional.empty() ? Args.keyword(ModeAtom) : &Positional[0];
    if (!Mode)
      return guard(GradMode::Off);
    const GradMode M = guardMode(Mode, FalseAtom, TrueAtom);
    return guard(M == GradMode::On ? Now.Mode : M);
  }
  case Callee::SetGrad: {
    const Value *Mode =
        Positional.empty() ? Args.keyword(ModeAtom) : &Positional[0];
    const GradMode M =
        Mode ? guardMode(Mode, TrueAtom, FalseAtom) : GradMode::Unknown;
    Now.Mode = M;
    top().SetMode = M;
    return guard(M);
  }
  case Callee::Host: {
    Value R = Value::host();
    // torch.device("cpu") names what "cpu" names.
    if (text(Path) == "torch.device" && Positional.size() == 1 &&
        Positional[0].Bits == BitConst)
      R.Object = Positional[0].Object;
    return R;
  }
  case Callee::Ignore:
    return Value::plain(BitConst);
  case Callee::NoGraph: {
    const Value *Grad = Args.keyword(RequiresGradAtom);
    operands(Args);
    Value R =
        Value::plain(Grad && Grad->Object != FalseAtom ? BitLeaf : BitNoGraph);
    R.Born = Context;
    return R;
  }
  case Callee::Leaf: {
    Value R = Value::plain(BitLeaf);
    R.Born = Context;
    return R;
  }
  case Callee::Tensor:
  case Callee::Scalar:
  case Callee::Consume:
  case Callee::Pair: {
    Out.Sites[E->Id].At = E;
    const std::vector<const Value *> From = operands(Args);
    Value R = derive(E, From, true);
    const Value *Reduction = Args.keyword(ReductionAtom);
    if (Kind == Callee::Scalar &&
        !(Reduction && text(Reduction->Object) == "none"))
      Out.Sites[E->Id].Scalar = true;
    const std::string_view Name = text(Path);
    if ((Name == "torch.mean" || Name == "torch.sum" || Name == "torch.norm") &&
        E->Kids.Size == 2)
      Out.Sites[E->Id].Scalar = true;
    if (Kind == Callee::Pair && E->Kids.Size > 2)
      return tupleOf({R, Value::plain(BitNoGraph)});
    return R;
  }
  case Callee::Module:
  case Callee::PlainModule: {
    const uint32_t Object =
        newObject((uint64_t(E->Id) << 24) | (Context & 0xFFFFFF));
    ObjectRecord &O = Objects[Object];
    O.IsModule = true;
    O.Parameterless = Kind == Callee::PlainModule;
    const std::string_view Name = text(Path);
    O.GivesPair = Name == "torch.nn.GRU" || Name == "torch.nn.LSTM" ||
                  Name == "torch.nn.RNN" ||
                  Name == "torch.nn.MultiheadAttention";
    const Value *Reduction = Args.keyword(ReductionAtom);
    O.IsLoss = Name.size() > 4 && Name.substr(Name.size() - 4) == "Loss" &&
               !(Reduction && text(Reduction->Object) == "none");
    return Value::of(Shape::Module, Object);
  }
  case Callee::Wrapper:
    if (!Positional.empty())
      return Positional[0];
    return Value::unknown();
  case Callee::Optimizer:
    return Value::of(Shape::Optimizer, 0);
  case Callee::Backward: {
    const Value *Keep = Args.keyword(RetainAtom);
    if (!Positional.empty())
      backwardOnArgument(Positional[0], Keep && Keep->Object != FalseAtom, E);
    return Value::plain(BitConst);
  }
  case Callee::Gradients: {
    markBackward();
    needsGrad();
    const Value *Create = Args.keyword(M.Strings.intern("create_graph"));
    Value R =
        made(E, Create && Create->Object != FalseAtom ? BitLive : BitNoGraph);
    return R;
  }
  case Callee::NewList:
  case Callee::NewSet: {
    Value V = emptyContainer(
        Kind == Callee::NewList ? StructureKind::List : StructureKind::Set, E);
    if (!Positional.empty())
      V = Pool.withRest(V, element(Positional[0], E));
    return V;
  }
  case Callee::NewDict: {
    Value V = emptyContainer(StructureKind::Dict, E);
    for (const auto &K : Args.Keywords)
      V = Pool.withField(V, K.first, K.second);
    if (!Positional.empty())
      V = Pool.withRest(V, element(Positional[0], E));
    return V;
  }
  case Callee::NewDefaultDict: {
    Value V = emptyContainer(StructureKind::Dict, E);
    if (E->kid(1)) {
      Value Inner;
      if (Positional[0].S == Shape::External &&
          calleeKind(Positional[0].Object) == Callee::NewList)
        Inner = emptyContainer(StructureKind::List, E->kid(1));
      else if (Positional[0].S == Shape::Function) {
        Arguments None;
        Inner = invoke(Positional[0], E, None);
      } else if (Positional[0].S == Shape::External) {
        Inner = Value::plain(BitConst); // float, int
        Inner.Born = Context;
      }
      V = Pool.withRest(V, Inner);
    }
    return V;
  }
  case Callee::NewDeque: {
    Value V = emptyContainer(StructureKind::Deque, E);
    const Value *Length = Args.keyword(M.Strings.intern("maxlen"));
    if (Positional.size() > 1)
      Length = &Positional[1];
    if (Length && Length->Object != NoneAtom)
      V.Flags |= FlagBounded;
    if (!Positional.empty())
      V = Pool.withRest(V, element(Positional[0], E));
    return V;
  }
  case Callee::ExitStack:
    return Value::unknown();
  case Callee::Unknown:
    break;
  }
  const std::string_view Name = text(Path);
  if (Name.substr(0, 9) == "builtins.") {
    bool Handled = false;
    const Value V = callBuiltin(Name.substr(9), E, Args, Handled);
    if (Handled)
      return V;
  }
  if (Name == "dataclasses.field") {
    const Value *Factory = Args.keyword(M.Strings.intern("default_factory"));
    if (Factory && Factory->S == Shape::External) {
      const Callee Made = calleeKind(Factory->Object);
      if (Made == Callee::NewList || Made == Callee::NewDict)
        return emptyContainer(Made == Callee::NewList ? StructureKind::List
                                                      : StructureKind::Dict,
                              E);
    }
    return Value::unknown();
  }
  if (Name.substr(0, 10) == "functools." && Name.substr(10) == "partial" &&
      !Positional.empty())
    return Positional[0];
  if ((Name == "tqdm.tqdm" || Name == "tqdm" || Name == "tqdm.auto.tqdm" ||
       Name == "tqdm.notebook.tqdm" || Name == "rich.progress.track") &&
      !Positional.empty())
    return Positional[0];
  if (Name == "torch.autograd.Variable" && !Positional.empty()) {
    const Value *Volatile = Args.keyword(M.Strings.intern("volatile"));
    if (Volatile)
      return Value::plain(BitNoGraph);
    const Value *Grad = Args.keyword(RequiresGradAtom);
    if (Grad && Grad->Object != FalseAtom)
      return Value::plain(BitLeaf);
    return Positional[0];
  }
  if (Now.Mode == GradMode::Off)
    Out.CalledWithoutGrad.insert(
        M.Strings.intern(std::string(Name.substr(Name.rfind('.') + 1))));
  return callUnknown(E, Args, nullptr);
}

Value Interpreter::callBuiltin(std::string_view Name, Expr *E,
                               const Arguments &Args, bool &Handled) {
  Handled = true;
  const auto &P = Args.Positional;
  if (Name == "sum" || Name == "max" || Name == "min") {
    Value Sum;
    for (const Value &V : P)
      Sum = Pool.join(Sum, V.S == Shape::Structure ? consume(V) : V);
    if (Sum.isBottom())
      Sum = Value::unknown();
    Sum.Born = Context;
    Value R = derive(E, {&Sum}, false);
    return R;
  }
  if (Name == "enumerate" && !P.empty()) {
    Contents C;
    C.Rest = tupleOf({Value::host(), element(P[0], E)});
    Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
    V.Born = Context;
    return V;
  }
  if (Name == "zip") {
    std::vector<Value> Elements;
    for (const Value &V : P)
      Elements.push_back(element(V, E));
    Contents C;
    if (!Args.HasStar)
      C.Rest = tupleOf(Elements);
    else
      C.Rest = Value::unknown();
    Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
    V.Born = Context;
    return V;
  }
  if ((Name == "sorted" || Name == "reversed" || Name == "iter") && !P.empty())
    return P[0];
  if (Name == "tuple" && !P.empty()) {
    Value V = P[0];
    return V.S == Shape::Structure ? V : Value::unknown();
  }
  if (Name == "next" && !P.empty())
    return element(P[0], E);
  if ((Name == "map" || Name == "filter") && P.size() >= 2) {
    Contents C;
    if (Name == "filter") {
      C.Rest = element(P[1], E);
    } else {
      Arguments Inner;
      Inner.Positional.push_back(element(P[1], E));
      C.Rest = invoke(P[0], E, Inner);
    }
    Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
    V.Born = Context;
    V.From = P[1].From;
    return V;
  }
  if (Name == "getattr" && P.size() >= 2) {
    Expr *Key = E->kid(2);
    if (Key && Key->Kind == ExprKind::String && Key->Name)
      return attributeOf(P[0], Key->Name, E);
    return Value::unknown();
  }
  if (Name == "setattr" && P.size() == 3) {
    escape(P[2]);
    return Value::host();
  }
  if (Name == "super")
    return Value::unknown();
  if (Name == "open" || Name == "input" || Name == "dir" || Name == "vars" ||
      Name == "slice" || Name == "bytes" || Name == "pow" || Name == "object" ||
      Name == "exit" || Name == "quit")
    return Value::host();
  Handled = false;
  return Value::unknown();
}

} // namespace vramlint::python
