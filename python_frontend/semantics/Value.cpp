#include "python_frontend/semantics/Value.h"

namespace vramlint::python {

SetId Sets::make(std::vector<uint32_t> E) {
  auto [It, New] = Numbers.emplace(E, static_cast<SetId>(Elements.size()));
  if (New)
    Elements.push_back(std::move(E));
  return It->second;
}

SetId Sets::unite(SetId A, SetId B) {
  if (A == B || B == 0)
    return A;
  if (A == 0)
    return B;
  if (A > B)
    std::swap(A, B);
  const uint64_t Key = (uint64_t(A) << 32) | B;
  auto Found = Unions.find(Key);
  if (Found != Unions.end())
    return Found->second;
  std::vector<uint32_t> Result;
  std::set_union(Elements[A].begin(), Elements[A].end(), Elements[B].begin(),
                 Elements[B].end(), std::back_inserter(Result));
  const SetId Id = make(std::move(Result));
  Unions.emplace(Key, Id);
  return Id;
}

SetId Sets::intersect(SetId A, SetId B) {
  if (A == B)
    return A;
  std::vector<uint32_t> Result;
  std::set_intersection(Elements[A].begin(), Elements[A].end(),
                        Elements[B].begin(), Elements[B].end(),
                        std::back_inserter(Result));
  return make(std::move(Result));
}

SetId Sets::remove(SetId A, uint32_t X) {
  if (!contains(A, X))
    return A;
  std::vector<uint32_t> Result;
  for (uint32_t E : Elements[A])
    if (E != X)
      Result.push_back(E);
  return make(std::move(Result));
}

uint32_t LoopContexts::enter(uint32_t Parent, uint32_t Loop) {
  const uint64_t Key = (uint64_t(Parent) << 32) | Loop;
  auto [It, New] = Numbers.emplace(Key, static_cast<uint32_t>(Nodes.size()));
  if (New)
    Nodes.push_back({Parent, Loop, Nodes[Parent].Depth + 1});
  return It->second;
}

uint32_t LoopContexts::common(uint32_t A, uint32_t B) const {
  while (A != B) {
    if (Nodes[A].Depth >= Nodes[B].Depth)
      A = Nodes[A].Parent;
    else
      B = Nodes[B].Parent;
  }
  return A;
}

std::vector<uint32_t> LoopContexts::loopsSince(uint32_t Born,
                                               uint32_t Now) const {
  std::vector<uint32_t> Result;
  for (const uint32_t Stop = common(Born, Now); Now != Stop;
       Now = Nodes[Now].Parent)
    Result.push_back(Nodes[Now].Loop);
  return Result;
}

static uint64_t mix(uint64_t H, uint64_t X) {
  H ^= X + 0x9E3779B97F4A7C15ull + (H << 6) + (H >> 2);
  return H;
}

static uint64_t hash(const Value &V) {
  uint64_t H = (uint64_t(V.S) << 16) | (uint64_t(V.Bits) << 8) | V.Flags;
  H = mix(H, V.Object);
  H = mix(H, (uint64_t(V.Made) << 32) | V.Direct);
  return mix(H, (uint64_t(V.From) << 32) | V.Born);
}

uint32_t Values::structure(Contents C) {
  unsigned Depth = 0;
  SetId Reach = 0;
  uint64_t H = uint64_t(C.Kind);
  auto Look = [&](const Value &V) {
    H = mix(H, hash(V));
    Reach = Sets.unite(Reach, reach(V));
    if (V.S == Shape::Structure)
      Depth = std::max(Depth, Structures[V.Object].Depth + 1);
  };
  for (const auto &F : C.Fields) {
    H = mix(H, F.first);
    Look(F.second);
  }
  Look(C.Rest);
  C.Reach = Reach;
  C.Depth = Depth;
  auto Range = StructureNumbers.equal_range(H);
  for (auto It = Range.first; It != Range.second; ++It) {
    const Contents &O = Structures[It->second];
    if (O.Kind == C.Kind && O.Rest == C.Rest && O.Fields == C.Fields)
      return It->second;
  }
  const uint32_t Number = static_cast<uint32_t>(Structures.size());
  Structures.push_back(std::move(C));
  StructureNumbers.emplace(H, Number);
  return Number;
}

SetId Values::reach(const Value &V) {
  return V.S == Shape::Structure
             ? Sets.unite(V.From, Structures[V.Object].Reach)
             : V.From;
}

/// What is left of a value of some shape when it meets another shape.
static Value blurred(const Value &V) {
  Value R = V;
  if (V.S != Shape::Plain) {
    R.S = Shape::Plain;
    R.Bits = BitUnknown;
  }
  R.Flags &= ~FlagModule;
  R.Object = 0;
  return R;
}

Value Values::joinStructures(const Value &A, const Value &B) {
  const Contents &X = Structures[A.Object], &Y = Structures[B.Object];
  Value R = A;
  R.From = Sets.unite(A.From, B.From);
  R.Made = Sets.unite(A.Made, B.Made);
  R.Born = Loops.common(A.Born, B.Born);
  R.Flags = A.Flags & B.Flags;
  if (A.Object == B.Object)
    return R;
  Contents C;
  C.Kind = X.Kind;
  C.Rest = join(X.Rest, Y.Rest);
  if (X.Depth >= MaxDepth || Y.Depth >= MaxDepth) {
    C.Rest = Value::unknown();
    C.Rest.From = Sets.unite(X.Reach, Y.Reach);
  } else {
    std::map<Atom, Value> Fields(X.Fields.begin(), X.Fields.end());
    for (const auto &F : Y.Fields) {
      auto [It, New] = Fields.emplace(F.first, F.second);
      if (!New)
        It->second = join(It->second, F.second);
    }
    C.Fields.assign(Fields.begin(), Fields.end());
  }
  R.Object = structure(std::move(C));
  return R;
}

Value Values::join(const Value &A, const Value &B) {
  if (A == B || B.isBottom())
    return A;
  if (A.isBottom())
    return B;
  if (A.S == Shape::Structure && B.S == Shape::Structure)
    return joinStructures(A, B);
  if ((A.S == Shape::Guard || B.S == Shape::Guard) &&
      (A.S != B.S || A.Object != B.Object))
    return Value::of(Shape::Guard, static_cast<uint32_t>(GradMode::Unknown));
  if ((A.Flags & FlagModule) && (B.Flags & FlagModule) &&
      (A.S != B.S || A.Object != B.Object)) {
    // One of two modules: still a module.
    Value R = Value::of(Shape::Module, A.Object);
    R.Flags = FlagModule;
    return R;
  }
  // A literal (most often None) beside a shape: the shape is what matters.
  const bool AConst = A.S == Shape::Plain && A.Bits == BitConst;
  const bool BConst = B.S == Shape::Plain && B.Bits == BitConst;
  if (A.S != Shape::Plain && BConst)
    return A;
  if (B.S != Shape::Plain && AConst)
    return B;
  Value R = A;
  if (A.S != B.S || (A.S != Shape::Plain && A.Object != B.Object)) {
    R = blurred(A);
    const Value Other = blurred(B);
    R.Bits |= Other.Bits;
  } else if (A.S == Shape::Plain) {
    R.Bits |= B.Bits;
    if (A.Object != B.Object)
      R.Object = 0;
  }
  R.Made = Sets.unite(A.Made, B.Made);
  R.Direct = Sets.unite(A.Direct, B.Direct);
  R.From = Sets.unite(reach(A), reach(B));
  R.Born = Loops.common(A.Born, B.Born);
  R.Flags = A.Flags | B.Flags;
  if (R.S == Shape::Plain)
    R.Flags &= ~FlagModule;
  if (mayBeOnDevice(A) || mayBeOnDevice(B))
    R.Flags &= ~FlagOnHost;
  return R;
}

Value Values::anyElement(const Value &V) {
  const Contents &C = Structures[V.Object];
  Value R = C.Rest;
  for (const auto &F : C.Fields)
    R = join(R, F.second);
  return R;
}

Value Values::withField(const Value &V, Atom Key, const Value &Field) {
  Contents C = Structures[V.Object];
  auto At = std::lower_bound(
      C.Fields.begin(), C.Fields.end(), Key,
      [](const std::pair<Atom, Value> &F, Atom K) { return F.first < K; });
  if (At != C.Fields.end() && At->first == Key)
    At->second = Field;
  else if (C.Fields.size() >= MaxFields)
    return withRest(V, Field);
  else
    C.Fields.insert(At, {Key, Field});
  Value R = V;
  R.Object = structure(std::move(C));
  return R;
}

Value Values::withRest(const Value &V, const Value &Element) {
  Contents C = Structures[V.Object];
  Value Inside = Element;
  if (Inside.S == Shape::Structure &&
      Structures[Inside.Object].Depth + 1 >= MaxDepth) {
    const SetId Reach = reach(Inside);
    Inside = Value::unknown();
    Inside.From = Reach;
  }
  C.Rest = join(C.Rest, Inside);
  Value R = V;
  R.Object = structure(std::move(C));
  return R;
}

} // namespace vramlint::python
