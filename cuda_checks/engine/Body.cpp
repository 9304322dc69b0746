#include "cuda_checks/engine/Body.h"

namespace vramlint::cuda {

PathId Body::registration(PathId Memory) {
  return Paths.child(Memory, PathElement::field(&PathElement::Dependent),
                     Locality::Local);
}

PathId Body::follow(PathId Pointer, int64_t Index) {
  const auto Element = PathElement::index(Index);
  if (!Paths.isRoot(Pointer)) {
    const bool FromCaller = Paths.locality(Pointer) == Locality::Param;
    return Paths.child(Pointer, Element,
                       FromCaller ? Locality::Param : Locality::NonLocal);
  }
  const void *Variable = Paths.base(Pointer);
  if (const auto It = PointsTo.find(Variable); It != PointsTo.end()) {
    const PathId Target = It->second;
    if (Paths.isRoot(Target) || !Paths.last(Target).isIndex())
      return Target;
    const int64_t First = Paths.last(Target).Index;
    const bool Unknown = First == AnyIndex || Index == AnyIndex;
    return Paths.child(Paths.parent(Target),
                       PathElement::index(Unknown ? AnyIndex : First + Index));
  }
  if (OwnsPointee.lookup(Variable))
    return Paths.child(Pointer, Element, Locality::Local);
  return Paths.child(Pointer, Element,
                     Parameters.count(Variable) ? Locality::Param
                                                : Locality::NonLocal);
}

PathId Body::follow(const Atom &Pointer, const PathSuffix &Suffix) {
  if (Suffix.empty() || Pointer.Path == NoPath)
    return Pointer.Path;
  PathId P = Pointer.Path;
  auto Step = Suffix.begin();
  if (Pointer.What == Atom::Address) {
    // The first step goes back along the address; on an element of an array it
    // moves to another element.
    if (!Paths.isRoot(P) && Paths.last(P).isIndex() && Step->isIndex()) {
      const int64_t First = Paths.last(P).Index;
      const bool Unknown =
          Pointer.Offset || First == AnyIndex || Step->Index == AnyIndex;
      P = Paths.child(
          Paths.parent(P),
          PathElement::index(Unknown ? AnyIndex : First + Step->Index));
    }
    ++Step;
  } else if (Step->isIndex()) {
    P = follow(P, Pointer.Offset ? AnyIndex : Step->Index);
    ++Step;
  }
  for (; Step != Suffix.end(); ++Step)
    P = Paths.child(P, *Step);
  return P;
}

} // namespace vramlint::cuda
