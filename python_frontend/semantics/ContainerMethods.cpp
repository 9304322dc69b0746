// Methods of lists, dicts, sets and deques.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Value Interpreter::tupleOf(const std::vector<Value> &Elements) {
  Contents C;
  C.Kind = StructureKind::Tuple;
  for (unsigned I = 0; I < Elements.size(); ++I)
    C.Fields.push_back({indexKey(I), Elements[I]});
  std::sort(C.Fields.begin(), C.Fields.end(),
            [](const auto &A, const auto &B) { return A.first < B.first; });
  Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
  V.Born = Context;
  return V;
}

Value Interpreter::invokeContainerMethod(uint32_t Number, Expr *E,
                                         const Arguments &Args) {
  const BoundMethod B = Bound[Number];
  bool Handled = false;
  // The container may hold more by now than when the method was looked up.
  const Value Held = isPlace(B.Place) ? eval(B.Place) : B.Self;
  return containerMethod(Held.From == B.Self.From ? Held : B.Self, text(B.Name),
                         B.Place, E, Args, Handled);
}

Value Interpreter::containerMethod(const Value &Object, std::string_view Name,
                                   Expr *Place, Expr *E, const Arguments &Args,
                                   bool &Handled) {
  Handled = true;
  const auto &Positional = Args.Positional;
  auto Put = [&](const Value &V, Expr *Stored) {
    store(Object, E, Stored, V);
    writeBack(Place, Pool.withRest(Object, V));
  };
  if ((Name == "append" || Name == "appendleft" || Name == "add" ||
       Name == "put") &&
      Positional.size() == 1) {
    Put(Positional[0], E->kid(1));
    return Value::plain(BitConst);
  }
  if (Name == "insert" && Positional.size() == 2) {
    Put(Positional[1], E->kid(2));
    return Value::plain(BitConst);
  }
  if ((Name == "extend" || Name == "extendleft" || Name == "update") &&
      Positional.size() == 1) {
    if (Name == "update" && Pool.contents(Object).Kind == StructureKind::Dict &&
        Positional[0].S == Shape::Structure) {
      Value V = Object; // Constant keys replace what was there.
      const Contents Given = Pool.contents(Positional[0]);
      for (const auto &F : Given.Fields)
        V = Pool.withField(V, F.first, F.second);
      if (!Given.Rest.isBottom()) {
        Expr *Display = E->kid(1);
        const Expr *Key =
            Display->Kind == ExprKind::Dict ? Display->kid(0) : nullptr;
        if (Key)
          store(Object, E, Display->kid(1), Given.Rest, false, Key);
        V = Pool.withRest(V, Given.Rest);
      }
      writeBack(Place, V);
      return Value::plain(BitConst);
    }
    Put(element(Positional[0], E), E->kid(1));
    return Value::plain(BitConst);
  }
  if (Name == "clear" || Name == "pop" || Name == "popleft" ||
      Name == "popitem" || Name == "remove") {
    cleared(Object);
    noteClearedPlace(Place);
    if (Name == "clear")
      return Value::plain(BitConst);
    return element(Object, E);
  }
  if (Name == "items" || Name == "values" || Name == "copy" || Name == "keys") {
    Contents C;
    Value Inside = Pool.anyElement(Object);
    if (Name == "copy")
      C = Pool.contents(Object);
    else if (Name == "values")
      C.Rest = Inside;
    else if (Name == "keys")
      C.Rest = Value::host();
    else
      C.Rest = tupleOf({Value::host(), Inside});
    Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
    V.Born = Context;
    V.From = Object.From;
    return V;
  }
  if (Name == "get" && !Positional.empty()) {
    const Atom Key = E->kid(1) ? constantKey(E->kid(1)) : 0;
    return Key ? fieldOf(Object, Key, E) : element(Object, E);
  }
  if (Name == "setdefault" && Positional.size() == 2) {
    const Atom Key = constantKey(E->kid(1));
    const Value *Old = Key ? Pool.contents(Object).field(Key) : nullptr;
    const Value V = Old ? Pool.join(*Old, Positional[1]) : Positional[1];
    Value Kept = V;
    if (Kept.S == Shape::Structure)
      // The inner container lives as long as the dict does.
      for (uint32_t Id : Pool.Sets.elements(Kept.From))
        Out.Containers[Id].Born =
            Pool.Loops.common(Out.Containers[Id].Born, Object.Born);
    writeBack(Place, Key ? Pool.withField(Object, Key, Kept)
                         : Pool.withRest(Object, Kept));
    return Kept;
  }
  if (Name == "sort" || Name == "reverse" || Name == "index" ||
      Name == "count" || Name == "join")
    return Value::host();
  Handled = false;
  return Value::unknown();
}

} // namespace vramlint::python
