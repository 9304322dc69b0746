// Displays, comprehensions and subscripts: what goes into structures and comes
// out of them.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Value Interpreter::evalStructure(Expr *E) {
  Contents C;
  C.Kind = E->Kind == ExprKind::Tuple  ? StructureKind::Tuple
           : E->Kind == ExprKind::List ? StructureKind::List
                                       : StructureKind::Set;
  bool Exact = E->Kids.Size <= 8;
  unsigned I = 0;
  std::vector<std::pair<Expr *, Value>> Elements;
  for (Expr *K : E->Kids) {
    if (K->Kind == ExprKind::Starred) {
      Exact = false;
      const Value Inside = eval(K->kid(0));
      Elements.push_back({K, element(Inside, K)});
    } else {
      Elements.push_back({K, eval(K)});
    }
  }
  std::vector<std::pair<Atom, Value>> Fields;
  for (auto &[K, V] : Elements) {
    if (Exact)
      Fields.push_back({indexKey(I++), V});
    else
      C.Rest = Pool.join(C.Rest, V);
  }
  std::sort(Fields.begin(), Fields.end(),
            [](const auto &A, const auto &B) { return A.first < B.first; });
  C.Fields = std::move(Fields);
  Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
  V.Born = Context;
  // Only the empty tuple is a start to add to.
  if (E->Kind != ExprKind::Tuple || E->Kids.empty())
    V.From = Pool.Sets.make({containerFor(E, nullptr, Context)});
  return V;
}

Value Interpreter::evalDict(Expr *E) {
  Contents C;
  C.Kind = StructureKind::Dict;
  std::map<Atom, Value> Fields;
  for (uint32_t I = 0; I + 1 < E->Kids.Size; I += 2) {
    const Value V = eval(E->Kids[I + 1]);
    if (!E->Kids[I]) { // **other
      if (V.S == Shape::Structure) {
        const Contents Other = Pool.contents(V);
        for (const auto &F : Other.Fields)
          Fields[F.first] = F.second;
        C.Rest = Pool.join(C.Rest, Other.Rest);
      } else {
        C.Rest = Pool.join(C.Rest, Value::unknown());
      }
      continue;
    }
    eval(E->Kids[I]);
    if (const Atom Key = constantKey(E->Kids[I]))
      Fields[Key] = V;
    else
      C.Rest = Pool.join(C.Rest, V);
  }
  C.Fields.assign(Fields.begin(), Fields.end());
  Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
  V.Born = Context;
  V.From = Pool.Sets.make({containerFor(E, nullptr, Context)});
  return V;
}

Value Interpreter::evalComprehension(Expr *E) {
  // The targets live in a scope of their own: put the outer values back after.
  std::vector<std::pair<const Expr *, Value>> Saved;
  auto Save = [&](auto &&Self, Expr *Target) -> void {
    if (Target->Kind == ExprKind::Name && hasVariable(Target))
      Saved.push_back({Target, variable(Target)});
    for (Expr *K : Target->Kids)
      if (K)
        Self(Self, K);
  };
  for (Expr *K : E->Kids)
    if (K->Kind == ExprKind::CompFor)
      Save(Save, K->kid(0));

  const uint32_t Outside = Context;
  SetId Over = 0;
  bool First = true;
  for (Expr *K : E->Kids) {
    if (K->Kind == ExprKind::CompFor) {
      const Value Iterable = eval(K->kid(1));
      Over = Pool.Sets.unite(Over, Pool.reach(Iterable));
      if (First) {
        Context = Pool.Loops.enter(Context, loopFor(nullptr, E));
        LoopRecord &L = Out.Loops[Pool.Loops.node(Context).Loop];
        L.EvalAtEntry = Now.Eval;
        First = false;
      }
      assignUnpacked(K->kid(0), element(Iterable, K), K->kid(1));
    } else if (K->Kind == ExprKind::CompIf) {
      eval(K->kid(0));
    }
  }
  const uint32_t Inside = Context;
  const Value Body = eval(E->Kids[0]);
  Contents C;
  C.Kind = E->Op == 'd' ? StructureKind::Dict : StructureKind::List;
  Context = Outside;
  const uint32_t Id = containerFor(E, nullptr, Outside);
  if (E->Op == 'd') {
    if (Body.S == Shape::Structure)
      if (const Value *V = Pool.contents(Body).field(indexKey(1)))
        C.Rest = *V;
  } else {
    C.Rest = Body;
  }
  Value Result = Value::of(Shape::Structure, Pool.structure(std::move(C)));
  Result.Born = Outside;
  Result.From = Pool.Sets.make({Id});
  if (E->Op != 'g') {
    Context = Inside;
    LoopRecord &L = Out.Loops[Pool.Loops.node(Inside).Loop];
    L.Held = Pool.Sets.add(L.Held, Id);
    store(Result, E->Kids[0], E->Kids[0], Body);
    Context = Outside;
  }
  for (auto S = Saved.rbegin(); S != Saved.rend(); ++S)
    variable(S->first) = S->second;
  return Result;
}

/// What iterating over or indexing into a value yields.
Value Interpreter::element(const Value &V, Expr *E) {
  switch (V.S) {
  case Shape::Structure: {
    Value R = Pool.anyElement(V);
    if (R.isBottom())
      R = Value::unknown();
    if (R.S != Shape::Structure)
      R.From = Pool.Sets.unite(R.From, V.From);
    return R;
  }
  case Shape::Plain: {
    Value R = V;
    R.Object = 0;
    if (R.Bits == BitConst)
      R.Bits = BitHost;
    if (R.Bits & BitUnknown)
      R.Direct = Pool.Sets.make({part(V.Direct, 0)});
    else if (R.Bits & BitLive)
      R.Direct = E ? Pool.Sets.make({E->Id}) : 0;
    return R;
  }
  default:
    return Value::unknown();
  }
}

Value Interpreter::fieldOf(const Value &V, Atom Key, Expr *E) {
  if (V.S == Shape::Structure) {
    const Contents &C = Pool.contents(V);
    Value R;
    if (const Value *F = C.field(Key))
      R = *F;
    else if (!C.Rest.isBottom())
      R = C.Rest;
    else if (!text(Key).empty() && text(Key)[0] == '-')
      R = Pool.anyElement(V);
    if (R.isBottom())
      R = Value::unknown();
    if (R.S != Shape::Structure && C.Kind != StructureKind::Tuple)
      R.From = Pool.Sets.unite(R.From, V.From);
    return R;
  }
  if (V.S != Shape::Plain)
    return Value::unknown();
  Value R = V;
  R.Object = 0;
  if (V.Direct) {
    R.Direct = Pool.Sets.make({part(V.Direct, Key)});
    R.Made = Pool.Sets.unite(R.Made, R.Direct);
  }
  if (R.Bits == BitConst)
    R.Bits = BitUnknown;
  (void)E;
  return R;
}

Value Interpreter::evalSubscript(Expr *E) {
  const Value Object = eval(E->kid(0));
  Expr *Index = E->kid(1);
  if (E->Kids.Size == 2 && Index && Index->Kind != ExprKind::Slice) {
    if (const Atom Key = constantKey(Index)) {
      eval(Index);
      if (Object.S == Shape::Plain && !(Object.Flags & FlagModuleResult) &&
          (Object.Bits & BitLive) && !(Object.Bits & BitUnknown)) {
        // A row of a tensor: still that tensor's storage and graph.
        Value R = Object;
        R.Direct = Pool.Sets.make({E->Id});
        return R;
      }
      Value R = fieldOf(Object, Key, E);
      // What is indexed by a number is a tensor or several.
      const bool IsNumber = Index->Kind == ExprKind::Constant;
      if (Object.Flags & (FlagModuleResult | FlagAmbiguous)) {
        R.Flags &= ~(FlagModuleResult | FlagAmbiguous);
        if (!IsNumber || (Object.Flags & FlagModuleResult))
          R.Flags |= FlagAmbiguous;
      }
      return R;
    }
  }
  bool Sliced = false;
  for (uint32_t I = 1; I < E->Kids.Size; ++I) {
    eval(E->Kids[I]);
    Sliced |= E->Kids[I]->Kind == ExprKind::Slice;
  }
  if (Object.S == Shape::Structure) {
    if (!Sliced)
      return element(Object, E);
    // A slice is a new list of the same elements; with a constant bound it
    // cannot grow.
    Value R = Object;
    R.Born = Context;
    R.From = Pool.Sets.unite(
        Object.From, Pool.Sets.make({containerFor(E, nullptr, Context)}));
    if (Pool.contents(Object).Kind != StructureKind::Tuple)
      R.From = Pool.Sets.make({containerFor(E, nullptr, Context)});
    return R;
  }
  Value R = element(Object, E);
  R.Flags &= ~(FlagModuleResult | FlagAmbiguous);
  return R;
}

} // namespace vramlint::python
