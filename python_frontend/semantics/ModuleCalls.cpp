// Calls of modules, and backward: what makes graphs and what frees them.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Value Interpreter::made(Expr *E, uint8_t Bits) {
  Value R = Value::plain(Bits);
  R.Born = Context;
  if (Bits & (BitLive | BitUnknown)) {
    Out.Sites[E->Id].At = E;
    R.Made = R.Direct = Pool.Sets.make({E->Id});
  }
  return R;
}

Value Interpreter::callModule(const Value &Callee, Expr *E,
                              const Arguments &Args) {
  const ObjectRecord O = Objects[Callee.Object];
  noteModuleCall(Callee.Object, E);
  const std::vector<const Value *> From = operands(Args);
  Value R;
  Out.Sites[E->Id].At = E;
  Out.Sites[E->Id].IsModule = true;
  if (O.Parameterless || O.Frozen) {
    R = derive(E, From, true);
    if (O.IsLoss)
      Out.Sites[E->Id].Scalar = true;
    return R;
  }
  if (Now.Mode == GradMode::Off) {
    R = Value::plain(BitNoGraph);
    R.Born = Context;
    return R;
  }
  R = made(E, Now.Mode == GradMode::On ? BitLive : BitUnknown);
  R.Flags |= FlagModuleResult;
  for (const Value *V : From) {
    R.Made = Pool.Sets.unite(R.Made, V->Made);
    R.From = Pool.Sets.unite(R.From, V->From);
  }
  if (O.GivesPair) { // Outputs and states, both tensors.
    R.Flags &= ~FlagModuleResult;
    Value First = R, Second = R;
    First.Direct = Pool.Sets.make({part(R.Direct, indexKey(0))});
    Second.Direct = Pool.Sets.make({part(R.Direct, indexKey(1))});
    return tupleOf({First, Second});
  }
  return R;
}

/// The leaves of a module's own forward that could not be judged belong to its
/// graph.
Value Interpreter::moduleResult(const Value &V, Expr *E, unsigned Depth) {
  if (V.S == Shape::Structure && Depth < 3) {
    Contents C = Pool.contents(V);
    for (auto &F : C.Fields)
      F.second = moduleResult(F.second, E, Depth + 1);
    if (!C.Rest.isBottom())
      C.Rest = moduleResult(C.Rest, E, Depth + 1);
    Value R = V;
    R.Object = Pool.structure(std::move(C));
    return R;
  }
  if (V.S != Shape::Plain)
    return V;
  Value R = V;
  if ((R.Bits & BitUnknown) && Depth == 0 && !(R.Flags & FlagAmbiguous)) {
    R.Bits = BitLive;
    R.Flags |= FlagModuleResult;
  }
  if (R.Bits & (BitLive | BitUnknown)) {
    R.Direct = Depth == 0 ? Pool.Sets.make({E->Id}) : R.Direct;
    R.Made = Pool.Sets.add(R.Made, E->Id);
  }
  return R;
}

Value Interpreter::callInstance(const Value &Callee, Expr *E,
                                const Arguments &Args) {
  ClassDef *Class = Objects[Callee.Object].Class;
  if (!Class)
    return callUnknown(E, Args, nullptr);
  if (!record(Class).IsModule) {
    if (FunctionDef *Call = findMethod(Class, M.Strings.intern("__call__")))
      return inlineCall(Call, &Callee, E, Args);
    return callUnknown(E, Args, nullptr);
  }
  noteModuleCall(Callee.Object, E);
  Out.Sites[E->Id].At = E;
  Out.Sites[E->Id].IsModule = true;
  FunctionDef *Forward = findMethod(Class, M.Strings.intern("forward"));
  Value Inner = Value::unknown();
  if (Forward)
    Inner = inlineCall(Forward, &Callee, E, Args);
  if (Now.Mode == GradMode::Off) {
    if (Inner.S == Shape::Structure)
      return Inner;
    return Value::plain(BitNoGraph);
  }
  if (Objects[Callee.Object].Frozen) {
    Value R = Value::unknown();
    R.Born = Context;
    return R;
  }
  if (Now.Mode == GradMode::Unknown)
    return made(E, BitUnknown);
  Value R = moduleResult(Inner, E, 0);
  if (R.S == Shape::Plain && (R.Bits & BitUnknown))
    return R;
  const std::vector<const Value *> From = operands(Args);
  if (R.S == Shape::Plain && (R.Bits & BitLive))
    for (const Value *V : From)
      R.Made = Pool.Sets.unite(R.Made, V->Made);
  R.Born = Context;
  return R;
}

void Interpreter::markBackward() {
  for (uint32_t C = Context; C != 0; C = Pool.Loops.node(C).Parent)
    Out.Loops[Pool.Loops.node(C).Loop].RunsBackward = true;
  for (const Frame *F : Frames) {
    FunctionRecord &R = Out.Functions[F->Def->Index];
    R.RunsBackward = true;
    R.BackwardPerCall |= F->EntryContext == Context;
  }
}

void Interpreter::needsGrad() {
  for (uint32_t C = Context; C != 0; C = Pool.Loops.node(C).Parent)
    Out.Loops[Pool.Loops.node(C).Loop].NeedsGrad = true;
}

void Interpreter::backward(const Value &V, bool Retain, Expr *E) {
  markBackward();
  for (uint32_t Id : Pool.Sets.elements(V.Made)) {
    Site &S = Out.Sites[Id];
    (Retain ? S.Retained : S.Backward) = true;
    if (!S.BackwardAt)
      S.BackwardAt = E;
  }
  for (uint32_t Id : Pool.Sets.elements(V.Direct)) {
    proveInputs(Id, 0);
    Out.Sites[Id].Graph = true;
    Out.Sites[Id].Scalar |= E->Kids.Size == 1;
    if (!Retain)
      Out.Sites[Id].Backward = true;
  }
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(V)))
    Out.Containers[Id].BackwardThrough = true;
}

/// Backward runs through this site: what it computes with first has a graph if
/// it was made by a call at all.
void Interpreter::proveInputs(uint32_t Id, unsigned Depth) {
  if (Depth > 8 || Out.Sites[Id].Inputs.empty())
    return;
  for (uint32_t In : Pool.Sets.elements(Out.Sites[Id].Inputs.front())) {
    if (In >= M.ExprCount || Out.Sites[In].Graph)
      continue;
    Out.Sites[In].Graph = true;
    proveInputs(In, Depth + 1);
  }
}

void Interpreter::noteModuleCall(uint32_t Object, Expr *E) {
  if (Now.Mode != GradMode::On)
    return;
  const Expr *Callee = E->kid(0);
  for (uint32_t C = Context; C != 0; C = Pool.Loops.node(C).Parent) {
    LoopRecord &L = Out.Loops[Pool.Loops.node(C).Loop];
    // A loop over layers is one model, not many steps.
    if (L.At && L.At->Kind == StmtKind::For && mentions(L.At->Exprs[0], Callee))
      break;
    L.CallsModule = true;
  }
  const ObjectRecord &O = Objects[Object];
  if (O.Frozen || O.Parameterless || Context == 0)
    return;
  Out.CalledAt.insert({E->Id, Object});
  const bool InEval = Pool.Sets.contains(Now.Eval, Object);
  if (InEval)
    for (uint32_t C = Context; C != 0; C = Pool.Loops.node(C).Parent)
      Out.Loops[Pool.Loops.node(C).Loop].UsesEval = true;
  auto [It, New] =
      CallNumbers.emplace(eventKey(E->Id, Context), Out.ModuleCalls.size());
  if (New)
    Out.ModuleCalls.push_back({E, nullptr, Object, Context, top().Def, root()});
  if (InEval)
    Out.ModuleCalls[It->second].Eval = O.EvalAt;
}

} // namespace vramlint::python
