// Assignment, and what happens to containers.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

bool Interpreter::samePlace(const Expr *A, const Expr *B) const {
  if (!A || !B || A->Kind != B->Kind)
    return false;
  switch (A->Kind) {
  case ExprKind::Name:
    return A->Owner == B->Owner && A->Slot == B->Slot && A->Name == B->Name;
  case ExprKind::Attribute:
    return A->Name == B->Name && samePlace(A->kid(0), B->kid(0));
  case ExprKind::Subscript:
    return A->Kids.Size == 2 && B->Kids.Size == 2 &&
           samePlace(A->kid(0), B->kid(0)) && samePlace(A->kid(1), B->kid(1));
  case ExprKind::String:
  case ExprKind::Constant:
    return A->Name == B->Name && A->Op == B->Op;
  default:
    return false;
  }
}

/// Whether a place outlives the function that writes it.
bool Interpreter::isOuterPlace(const Expr *Place) {
  while (Place->Kind == ExprKind::Subscript)
    Place = Place->kid(0);
  if (Place->Kind == ExprKind::Attribute)
    return true;
  return Place->Kind == ExprKind::Name && Place->Owner != top().Def->Index;
}

uint32_t Interpreter::containerFor(const Expr *At, const Stmt *Sum,
                                   uint32_t Born) {
  const uint64_t Key =
      At ? (uint64_t(At->Id) << 32) | Born
         : (uint64_t(1) << 63) | (uint64_t(Sum->Id) << 32) | Born;
  auto [It, New] = ContainerNumbers.emplace(
      Key, static_cast<uint32_t>(Out.Containers.size()));
  if (New) {
    ContainerRecord C;
    C.At = At;
    C.SumAt = Sum;
    C.Born = Born;
    C.Function = top().Def;
    Out.Containers.push_back(C);
  }
  return It->second;
}

/// A plain value is born anew where it is assigned; a container keeps the place
/// of its creation.
Value Interpreter::rebased(Value V) {
  if (V.S == Shape::Plain)
    V.Born = Context;
  return V;
}

void Interpreter::assign(Expr *Target, const Value &V, Expr *From) {
  switch (Target->Kind) {
  case ExprKind::Name:
    if (hasVariable(Target)) {
      Value &Held = variable(Target);
      const bool Outer = Target->Owner != top().Def->Index;
      Held = rebased(V);
      if (Outer) {
        leaves(V);
        outlives(V, 0);
      }
    }
    break;
  case ExprKind::Attribute: {
    const Value Object = eval(Target->kid(0));
    setAttribute(Object, Target->Name, rebased(V), Target);
    noteClearedPlace(Target);
    break;
  }
  case ExprKind::Subscript:
    storeIndexed(Target, V, From);
    break;
  case ExprKind::Tuple:
  case ExprKind::List:
    assignUnpacked(Target, V, From);
    break;
  case ExprKind::Starred:
    assign(Target->kid(0), Value::unknown(), From);
    break;
  default:
    break;
  }
}

void Interpreter::storeIndexed(Expr *Target, const Value &V, Expr *From) {
  const Value Object = eval(Target->kid(0));
  Expr *Index = Target->kid(1);
  if (Object.S != Shape::Structure || Target->Kids.Size != 2) {
    for (uint32_t I = 1; I < Target->Kids.Size; ++I)
      eval(Target->Kids[I]);
    return;
  }
  if (Index->Kind == ExprKind::Slice) { // x[:] = []
    cleared(Object);
    noteClearedPlace(Target->kid(0));
    writeBack(Target->kid(0), Pool.withRest(Object, element(V, Target)));
    return;
  }
  eval(Index);
  const Atom Key = constantKey(Index);
  store(Object, Target, From, V, Key != 0, Index);
  writeBack(Target->kid(0),
            Key ? Pool.withField(Object, Key, V) : Pool.withRest(Object, V));
}

void Interpreter::assignUnpacked(Expr *Target, const Value &V, Expr *From) {
  if (Target->Kind != ExprKind::Tuple && Target->Kind != ExprKind::List) {
    assign(Target, V, From);
    return;
  }
  const bool Parts = From && (From->Kind == ExprKind::Tuple) &&
                     From->Kids.Size == Target->Kids.Size;
  bool Starred = false;
  for (uint32_t I = 0; I < Target->Kids.Size; ++I) {
    Expr *T = Target->Kids[I];
    Value Part;
    if (T->Kind == ExprKind::Starred) {
      Starred = true;
      Part = Value::of(Shape::Structure, Pool.structure({}));
      Part.Born = Context;
      Part.From = Pool.Sets.make({containerFor(T, nullptr, Context)});
      Part = Pool.withRest(Part, element(V, T));
    } else if (Starred) {
      Part = element(V, T);
    } else {
      Part = fieldOf(V, indexKey(I), T);
      if (V.S == Shape::Plain && (V.Flags & FlagModuleResult))
        Part.Flags = (Part.Flags & ~FlagModuleResult) | FlagAmbiguous;
    }
    assign(T, Part, Parts ? From->Kids[I] : From);
  }
}

void Interpreter::writeBack(Expr *Place, const Value &V) {
  switch (Place->Kind) {
  case ExprKind::Name:
    if (hasVariable(Place))
      variable(Place) = V;
    break;
  case ExprKind::Attribute:
    if (isPlace(Place))
      setAttribute(eval(Place->kid(0)), Place->Name, V, Place);
    break;
  case ExprKind::Subscript: {
    if (!isPlace(Place) || Place->Kids.Size != 2)
      break;
    const Value Base = eval(Place->kid(0));
    if (Base.S == Shape::Plain && (V.Bits & (BitLive | BitUnknown))) {
      // A tensor that takes something in joins its graph.
      Value Whole = Base;
      Whole.Bits = V.Bits;
      Whole.Made = Pool.Sets.unite(Base.Made, V.Made);
      Whole.From = Pool.Sets.unite(Base.From, V.From);
      writeBack(Place->kid(0), Whole);
    }
    if (Base.S != Shape::Structure)
      break;
    const Atom Key = constantKey(Place->kid(1));
    writeBack(Place->kid(0),
              Key ? Pool.withField(Base, Key, V) : Pool.withRest(Base, V));
    break;
  }
  default:
    break;
  }
}

bool Interpreter::isPlace(const Expr *E) const {
  while (E &&
         (E->Kind == ExprKind::Attribute || E->Kind == ExprKind::Subscript))
    E = E->kid(0);
  return E && E->Kind == ExprKind::Name;
}

void Interpreter::setAttribute(const Value &Object, Atom Name, const Value &V,
                               Expr *At) {
  (void)At;
  leaves(V);
  if (Object.S == Shape::Plain && text(Name) == "requires_grad") {
    freeze(Object, V.Object == FalseAtom);
    return;
  }
  if (Object.S != Shape::Instance) {
    escape(V);
    return;
  }
  Now.setAttr(State::key(Object.Object, Name), V);
  const ObjectRecord &O = Objects[Object.Object];
  if (O.Class) {
    Value Table = V;
    if (Table.S == Shape::Plain)
      Table.Born = 0;
    Value &Slot = record(O.Class).Attrs[Name];
    Slot = Pool.join(Slot, Table);
  }
  outlives(V, Name);
}

/// Something that outlives the function holds the value now.
void Interpreter::outlives(const Value &V, Atom Attribute) {
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(V))) {
    ContainerRecord &C = Out.Containers[Id];
    if (V.S == Shape::Structure) {
      C.Outlives = true;
      if (Attribute)
        C.Attribute = Attribute;
    } else {
      C.Escaped = true;
    }
  }
}

void Interpreter::store(const Value &Into, Expr *At, Expr *Stored,
                        const Value &What, bool SlotOnly, const Expr *Index) {
  leaves(What);
  if (Into.From == 0)
    return;
  StoreEvent Event;
  Event.At = At;
  Event.Stored = Stored;
  Event.What = snapshot(What);
  Event.Into = Into.From;
  Event.Context = Context;
  Event.Function = top().Def;
  Event.Root = root();
  Event.Mode = Now.Mode;
  Event.InEval = Now.Eval != 0 || top().Evaluates;
  Event.SlotOnly = SlotOnly;
  Event.Index = Index;
  Event.Bounded = (Into.Flags & FlagBounded) != 0;
  // What a container takes in, it keeps: containers inside it live as long.
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(What)))
    if (What.S == Shape::Structure)
      for (uint32_t Outer : Pool.Sets.elements(Into.From))
        if (Out.Containers[Outer].Outlives)
          Out.Containers[Id].Outlives = true;
  auto [It, New] =
      StoreNumbers.emplace(eventKey(At->Id, Context), Out.Stores.size());
  if (New)
    Out.Stores.push_back(Event);
  else
    Out.Stores[It->second] = Event;
}

void Interpreter::cleared(const Value &V) {
  for (uint32_t Id : Pool.Sets.elements(V.From)) {
    ContainerRecord &C = Out.Containers[Id];
    C.Cleared = true;
    C.ClearedIn.push_back(Context);
    C.ClearedBy.insert(top().Def);
  }
}

/// An attribute, or an element of one, is emptied or bound anew.
void Interpreter::noteClearedPlace(const Expr *Place) {
  while (Place->Kind == ExprKind::Subscript)
    Place = Place->kid(0);
  if (Place->Kind != ExprKind::Attribute)
    return;
  for (const Frame *F : Frames)
    if (F->Def->Name == InitAtom)
      return;
  Out.ClearedAttributes.insert(Place->Name);
}

void Interpreter::escape(const Value &V) {
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(V)))
    Out.Containers[Id].Escaped = true;
}

/// An attached value goes where its use is not seen.
void Interpreter::leaves(const Value &V, unsigned Depth) {
  if (V.S == Shape::Structure && Depth < 4) {
    leaves(Pool.anyElement(V), Depth + 1);
    return;
  }
  if (V.S == Shape::Plain && (V.Bits & (BitLive | BitUnknown)))
    for (uint32_t Id : Pool.Sets.elements(V.Made))
      Out.Sites[Id].Leaves = true;
}

void Interpreter::returned(const Value &V) {
  leaves(V);
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(V)))
    Out.Containers[Id].Returned = true;
}

Value Interpreter::consume(const Value &V) {
  for (uint32_t Id : Pool.Sets.elements(Pool.reach(V)))
    Out.Containers[Id].Consumed = true;
  Value R = Pool.anyElement(V);
  if (R.S == Shape::Structure)
    R = Pool.anyElement(R);
  if (R.S == Shape::Structure || R.isBottom())
    R = Value::unknown();
  R.From = Pool.reach(V);
  return R;
}

uint32_t Interpreter::part(SetId Sites, Atom Key) {
  const uint64_t Id = (uint64_t(Sites) << 32) | Key;
  auto [It, New] = Parts.emplace(Id, static_cast<uint32_t>(Out.Sites.size()));
  if (New) {
    Site S;
    const auto &Whole = Pool.Sets.elements(Sites);
    if (!Whole.empty())
      S.At = Out.Sites[Whole.front()].At;
    S.PartOf = Sites;
    S.IsElement = Key == 0;
    Out.Sites.push_back(S);
  }
  return It->second;
}

} // namespace vramlint::python
