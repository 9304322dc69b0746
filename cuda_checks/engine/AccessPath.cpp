#include "cuda_checks/engine/AccessPath.h"

namespace vramlint::cuda {

PathTable::PathTable() {
  Nodes.push_back({nullptr, NoPath, {}, 0, Locality::NonLocal, true});
}

PathId PathTable::root(const void *Base, Locality L) {
  const auto [It, New] = Known.try_emplace({Base, NoPath, PathElement()},
                                           static_cast<PathId>(Nodes.size()));
  if (New)
    Nodes.push_back({Base, NoPath, {}, 0, L, true});
  return It->second;
}

PathId PathTable::child(PathId Parent, PathElement Element, Locality L) {
  const Node Above = Nodes[Parent];
  const auto [It, New] = Known.try_emplace({Above.Base, Parent, Element},
                                           static_cast<PathId>(Nodes.size()));
  if (New) {
    const bool Single =
        Above.Single && !(Element.isIndex() && Element.Index == AnyIndex);
    Nodes.push_back({Above.Base, Parent, Element, Above.Depth + 1, L, Single});
  }
  return It->second;
}

PathId PathTable::ancestor(PathId P, unsigned Depth) const {
  while (Nodes[P].Depth > Depth)
    P = Nodes[P].Parent;
  return P;
}

bool PathTable::mayEqual(PathId A, PathId B) const {
  if (A == B)
    return true;
  if (Nodes[A].Base != Nodes[B].Base || Nodes[A].Depth != Nodes[B].Depth)
    return false;
  for (; A != B; A = Nodes[A].Parent, B = Nodes[B].Parent)
    if (!Nodes[A].Element.mayEqual(Nodes[B].Element))
      return false;
  return true;
}

bool PathTable::mayContain(PathId Outer, PathId Inner) const {
  return Nodes[Outer].Depth <= Nodes[Inner].Depth &&
         mayEqual(Outer, ancestor(Inner, Nodes[Outer].Depth));
}

PathSuffix PathTable::suffix(PathId P, unsigned Depth) const {
  PathSuffix Steps(Nodes[P].Depth - Depth);
  for (size_t I = Steps.size(); I != 0; P = Nodes[P].Parent)
    Steps[--I] = Nodes[P].Element;
  return Steps;
}

PathId PathTable::append(PathId P, const PathSuffix &Suffix) {
  for (const PathElement &Element : Suffix)
    P = child(P, Element);
  return P;
}

} // namespace vramlint::cuda
