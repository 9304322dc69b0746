#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Value Interpreter::constant(Atom Text) {
  Value V = Value::plain(BitConst);
  V.Object = Text;
  return V;
}

Atom Interpreter::indexKey(unsigned I) {
  while (IndexKeys.size() <= I)
    IndexKeys.push_back(M.Strings.intern(std::to_string(IndexKeys.size())));
  return IndexKeys[I];
}

/// The key that a constant index stands for, or 0. Strings and numbers share
/// one space: no structure here is indexed by both.
Atom Interpreter::constantKey(Expr *E) {
  if (E->Kind == ExprKind::String)
    return E->Name;
  if (E->Kind == ExprKind::Constant && E->Op == 'i')
    return E->Name;
  if (E->Kind == ExprKind::Name) {
    const Value V = eval(E);
    if (V.S == Shape::Plain && V.Bits == BitConst)
      return V.Object;
  }
  return 0;
}

Value Interpreter::eval(Expr *E) {
  if (!E)
    return Value::unknown();
  ++Spent;
  switch (E->Kind) {
  case ExprKind::Name:
    return evalName(E);
  case ExprKind::Attribute:
    return evalAttribute(E);
  case ExprKind::Call:
    return evalCall(E);
  case ExprKind::Subscript:
    return evalSubscript(E);
  case ExprKind::Binary:
    return evalBinary(E);
  case ExprKind::Bool: {
    Value R;
    for (Expr *K : E->Kids)
      R = Pool.join(R, eval(K));
    return R;
  }
  case ExprKind::Compare: {
    bool Tensor = false;
    for (Expr *K : E->Kids)
      Tensor |=
          (Values::tensorBits(eval(K)) & (BitLive | BitNoGraph | BitLeaf)) != 0;
    return Value::plain(Tensor ? BitNoGraph : BitHost);
  }
  case ExprKind::Not:
    eval(E->kid(0));
    return Value::host();
  case ExprKind::Unary: {
    const Value V = eval(E->kid(0));
    return derive(E, {&V}, false);
  }
  case ExprKind::Conditional: {
    const std::optional<bool> Decided = truth(E->kid(1));
    eval(E->kid(1));
    if (Decided)
      return eval(*Decided ? E->kid(0) : E->kid(2));
    const Value A = eval(E->kid(0)), B = eval(E->kid(2));
    if (isUncalledGuard(A) && isUncalledGuard(B))
      return A; // Either class: uncalled all the same.
    return Pool.join(A, B);
  }
  case ExprKind::Lambda:
    return Value::of(Shape::Function, E->Function->Index);
  case ExprKind::Tuple:
  case ExprKind::List:
  case ExprKind::Set:
    return evalStructure(E);
  case ExprKind::Dict:
    return evalDict(E);
  case ExprKind::Comprehension:
    return evalComprehension(E);
  case ExprKind::Await:
    return eval(E->kid(0));
  case ExprKind::Yield: {
    Value V = Value::plain(BitConst);
    if (E->kid(0))
      V = eval(E->kid(0));
    if (E->Op == 'f')
      V = element(V, E);
    returned(V);
    Frame &F = top();
    F.Yields = Pool.join(F.Yields, V);
    F.AtYield =
        F.Yielded && F.AtYield != Now.Mode ? GradMode::Unknown : Now.Mode;
    F.Yielded = true;
    return Value::unknown();
  }
  case ExprKind::Starred:
  case ExprKind::DoubleStarred:
  case ExprKind::Keyword:
    return eval(E->kid(0));
  case ExprKind::Walrus: {
    const Value V = eval(E->kid(1));
    assign(E->kid(0), V, E->kid(1));
    return V;
  }
  case ExprKind::Constant:
    switch (E->Op) {
    case 'N':
      return constant(NoneAtom);
    case 'T':
      return constant(TrueAtom);
    case 'F':
      return constant(FalseAtom);
    default:
      return constant(E->Name);
    }
  case ExprKind::String: {
    if (E->Name)
      StringAtoms.insert(E->Name);
    return constant(E->Name);
  }
  case ExprKind::FString:
    for (Expr *K : E->Kids)
      eval(K);
    return Value::host();
  case ExprKind::Slice:
  case ExprKind::CompFor:
  case ExprKind::CompIf:
  case ExprKind::Other:
    for (Expr *K : E->Kids)
      if (K)
        eval(K);
    return E->Kind == ExprKind::Slice ? Value::host() : Value::unknown();
  }
  return Value::unknown();
}

bool Interpreter::hasVariable(const Expr *Name) const {
  for (auto F = Frames.rbegin(); F != Frames.rend(); ++F)
    if ((*F)->Def->Index == Name->Owner)
      return true;
  return false;
}

Value &Interpreter::variable(const Expr *Name) {
  for (auto F = Frames.rbegin(); F != Frames.rend(); ++F)
    if ((*F)->Def->Index == Name->Owner)
      return Now.Vars[(*F)->Base + Name->Slot];
  return Nowhere;
}

Value Interpreter::evalName(Expr *E) {
  if (E->Owner == NoOwner)
    return Value::of(Shape::External, builtin(E->Name));
  Value V = Value::unknown();
  if (hasVariable(E)) {
    const Value &Held = variable(E);
    if (!Held.isBottom())
      V = Held;
  }
  if (V.S == Shape::Plain && (V.Bits & BitUnknown)) {
    const uint64_t Key = variableKey(E->Owner, E->Slot);
    if (ModuleEvidence.count(Key)) {
      const uint32_t Object = newObject(Key);
      Objects[Object].IsModule = true;
      Objects[Object].Frozen |= FrozenEvidence.count(Key) != 0;
      return Value::of(Shape::Module, Object);
    }
  }
  return V;
}

Value Interpreter::evalBinary(Expr *E) {
  const Value A = eval(E->kid(0)), B = eval(E->kid(1));
  const bool AList = A.S == Shape::Structure, BList = B.S == Shape::Structure;
  if (E->Op == '+' && (AList || BList)) {
    // A longer list: the elements of both, in a new container.
    const Value &L = AList ? A : B, &R = AList ? B : A;
    Value Result = L;
    Result = Pool.withRest(Result, element(R, E));
    Result.Born = L.Born;
    return Result;
  }
  if (AList || BList) {
    if (E->Op == '*') // [0] * n
      return AList ? A : B;
    return E->Op == '%' ? Value::host() : Value::unknown();
  }
  if (A.S == Shape::Plain && A.Bits == BitConst && E->Op == '%' &&
      isString(A.Object))
    return Value::host();
  return derive(E, {&A, &B}, false);
}

/// The value of an operation on others: whether it belongs to a graph, which
/// calls made that graph, and which containers it came out of.
Value Interpreter::derive(Expr *E, const std::vector<const Value *> &From,
                          bool TorchCall) {
  bool Live = false, MaybeLive = false, Tensor = false, AllConst = true;
  bool OnHost = false, OnDevice = false;
  Value R;
  for (const Value *V : From) {
    const uint8_t Bits = Values::tensorBits(*V);
    if (V->S == Shape::Structure)
      continue;
    if ((Bits & (BitLive | BitLeaf)) &&
        !(Bits & (BitUnknown | BitNoGraph | BitHost)))
      Live = true;
    else if (Bits & (BitLive | BitLeaf | BitUnknown))
      MaybeLive = true;
    if (Bits & BitNoGraph)
      Tensor = true;
    // Operands share a device, and where a new tensor is made need not be
    // known.
    OnHost |= (V->Flags & FlagOnHost) != 0;
    OnDevice |= (Bits & (BitLive | BitLeaf)) && !(V->Flags & FlagOnHost);
    AllConst &= Bits == BitConst;
    R.Made = Pool.Sets.unite(R.Made, V->Made);
    R.From = Pool.Sets.unite(R.From, V->From);
    if (!TorchCall)
      R.Direct = Pool.Sets.unite(R.Direct, V->Direct);
  }
  R.Born = Context;
  if (OnHost && !OnDevice)
    R.Flags = FlagOnHost;
  if (Now.Mode == GradMode::Off) {
    R.Bits = TorchCall || Tensor || Live || MaybeLive ? BitNoGraph
             : AllConst                               ? BitConst
                                                      : BitHost;
    R.Made = R.Direct = 0;
    return R;
  }
  if (Live)
    R.Bits = Now.Mode == GradMode::On ? BitLive : BitUnknown;
  else if (MaybeLive)
    R.Bits = BitUnknown;
  else
    R.Bits = TorchCall || Tensor ? BitNoGraph : AllConst ? BitConst : BitHost;
  if (R.Bits & (BitLive | BitUnknown)) {
    if (TorchCall) {
      R.Direct = Pool.Sets.make({E->Id});
      Site &S = Out.Sites[E->Id];
      S.IsOperation = !Tensor;
      for (const Value *V : From)
        if (V->Direct &&
            std::find(S.Inputs.begin(), S.Inputs.end(), V->Direct) ==
                S.Inputs.end() &&
            S.Inputs.size() < 8)
          S.Inputs.push_back(V->Direct);
    }
    if (R.Made == 0 || (TorchCall && (R.Bits & BitUnknown)))
      R.Made = Pool.Sets.add(R.Made, E->Id);
  } else {
    R.Made = R.Direct = 0;
  }
  return R;
}

} // namespace vramlint::python
