#include "python_frontend/rules/Retention.h"

#include <algorithm>

namespace vramlint::python {

/// Whether all of these sites have a graph: backward ran on their results, or
/// they are operations on such results.
bool Retention::isProven(SetId Direct, unsigned Depth) const {
  const auto &Sites = C.Pool.Sets.elements(Direct);
  if (Sites.empty() || Depth > 6)
    return false;
  return std::all_of(Sites.begin(), Sites.end(), [&](uint32_t Id) {
    const Site &S = C.Seen.Sites[Id];
    if (S.IsElement && isProven(S.PartOf, Depth + 1))
      return true;
    return S.Graph ||
           std::any_of(S.Inputs.begin(), S.Inputs.end(),
                       [&](SetId In) { return isProven(In, Depth + 1); });
  });
}

bool Retention::isScalar(SetId Direct, unsigned Depth) const {
  const auto &Sites = C.Pool.Sets.elements(Direct);
  if (Sites.empty() || Depth > 6)
    return false;
  return std::all_of(Sites.begin(), Sites.end(), [&](uint32_t Id) {
    const Site &S = C.Seen.Sites[Id];
    return S.Scalar ||
           (S.IsOperation && !S.Inputs.empty() &&
            std::all_of(S.Inputs.begin(), S.Inputs.end(),
                        [&](SetId In) { return isScalar(In, Depth + 1); }));
  });
}

/// Attached beyond doubt: made by a module or an operation on an attached
/// value, or something that backward runs on.
bool Retention::isAttached(const Value &V) const {
  if (V.S != Shape::Plain)
    return false;
  const bool Proven = isProven(V.Direct);
  const bool OnlyTensors = (V.Bits & (BitHost | BitNoGraph)) == 0;
  if (!OnlyTensors)
    return false;
  if ((V.Bits & BitLive) && !(V.Bits & (BitUnknown | BitLeaf)))
    return Proven || !(V.Flags & FlagAmbiguous);
  return (V.Bits & (BitUnknown | BitLive)) != 0 && Proven;
}

Kept Retention::kept(const Value &V, unsigned Depth) const {
  Kept Result;
  if (V.S == Shape::Structure && Depth < 4) {
    const Contents &In = C.Pool.contents(V);
    auto Look = [&](const Value &Part, std::string Field) {
      Kept K = kept(Part, Depth + 1);
      if (K.weight() <= Result.weight())
        return;
      K.Field = K.Field.empty() ? Field : Field + "." + K.Field;
      Result = K;
    };
    for (const auto &F : In.Fields)
      Look(F.second, std::string(C.text(F.first)));
    Look(In.Rest, "");
    return Result;
  }
  if (!isAttached(V))
    return Result;
  Result.Attached = true;
  Result.Part = V;
  Result.Scalar = isScalar(V.Direct);
  Result.OnHost = (V.Flags & FlagOnHost) != 0;
  // A site's graph is freed when backward runs on it or on the whole that it is
  // a part of.
  auto IsFreed = [&](uint32_t Id) {
    const Site &S = C.Seen.Sites[Id];
    if (S.Backward)
      return true;
    for (uint32_t Whole : C.Pool.Sets.elements(S.PartOf))
      if (C.Seen.Sites[Whole].Backward)
        return true;
    return false;
  };
  const auto &Made = C.Pool.Sets.elements(V.Made);
  Result.Freed = !Made.empty();
  for (uint32_t Id : Made) {
    const Site &S = C.Seen.Sites[Id];
    if (Made.size() > 1 && S.IsOperation && isScalar(V.Direct))
      continue; // A number computed from others saves next to nothing.
    Result.Freed &= IsFreed(Id);
    Result.Retained |= C.Seen.Sites[Id].Retained;
  }
  return Result;
}

bool Retention::isCleared(const ContainerRecord &Container,
                          uint32_t Loop) const {
  for (uint32_t Context : Container.ClearedIn)
    for (uint32_t N = Context; N != 0; N = C.Pool.Loops.node(N).Parent)
      if (C.Pool.Loops.node(N).Loop == Loop)
        return true;
  return false;
}

Growth Retention::growth(const ContainerRecord &Container, uint32_t Id,
                         uint32_t Born, uint32_t Context,
                         const FunctionDef *Function, bool InEval) const {
  Growth G;
  if (Container.Bounded || Container.BackwardThrough)
    return G;
  if (Container.Outlives && Container.Cleared)
    return G;
  const bool Excused = Container.Returned || Container.Consumed ||
                       Container.Escaped || (Container.Outlives && !InEval);
  for (uint32_t Number : C.Pool.Loops.loopsSince(Born, Context)) {
    const LoopRecord &L = C.Seen.Loops[Number];
    if (!C.Pool.Sets.contains(L.Held, Id) && !Container.Outlives)
      continue;
    if (isCleared(Container, Number))
      return G;
    const bool Weak = L.CallsModule && !L.InModuleClass && !L.NeedsGrad &&
                      (L.UsesEval || (InEval && !Excused) || !Excused);
    if (!L.RunsBackward && !Weak)
      continue;
    if (L.RunsBackward || !G.Grows) {
      G.Grows = true;
      G.Strong = L.RunsBackward;
      G.Loop = &L;
      G.LoopNumber = Number;
    }
    if (L.RunsBackward)
      return G;
  }
  if (!G.Grows && Container.Outlives) {
    const FunctionRecord &F = C.Seen.Functions[Function->Index];
    if (F.BackwardPerCall || F.IsStepHook) {
      G.Grows = true;
      G.Strong = true;
    }
  }
  return G;
}

static bool mentionsTarget(const Expr *Index, const Expr *Target) {
  if (Target->Kind == ExprKind::Name) {
    if (Index->Kind == ExprKind::Name)
      return Index->Owner == Target->Owner && Index->Slot == Target->Slot;
    for (const Expr *K : Index->Kids)
      if (K && mentionsTarget(K, Target))
        return true;
    return false;
  }
  for (const Expr *K : Target->Kids)
    if (K && mentionsTarget(Index, K))
      return true;
  return false;
}

static bool mentionsCounter(const Expr *E, const Observations &Seen) {
  if (E->Kind == ExprKind::Name)
    return Seen.CounterVariables.count(variableKey(E->Owner, E->Slot)) != 0;
  if (E->Kind == ExprKind::Attribute && Seen.CounterAttributes.count(E->Name))
    return true;
  for (const Expr *K : E->Kids)
    if (K && mentionsCounter(K, Seen))
      return true;
  return false;
}

bool Retention::isGrowingKey(const Expr *Index, const LoopRecord *Loop) const {
  if (!Index)
    return true;
  if (Index->Kind == ExprKind::Binary && Index->Op == '%')
    return false; // A ring of slots.
  if (mentionsCounter(Index, C.Seen))
    return true;
  return Loop && Loop->At && Loop->At->Kind == StmtKind::For &&
         mentionsTarget(Index, Loop->At->Exprs[0]);
}

std::vector<Note> Retention::path(const Kept &K) const {
  std::vector<Note> Notes;
  const Expr *Producer = nullptr, *Backward = nullptr;
  for (uint32_t Id : C.Pool.Sets.elements(K.Part.Made)) {
    const Site &S = C.Seen.Sites[Id];
    if (S.At && (!Producer || (S.IsModule && S.At->Start > Producer->Start)))
      Producer = S.At;
    if (S.BackwardAt && !Backward)
      Backward = S.BackwardAt;
  }
  for (uint32_t Id : C.Pool.Sets.elements(K.Part.Direct)) {
    const Site &S = C.Seen.Sites[Id];
    if (S.At && S.At != Producer)
      Notes.push_back({C.place(S.At), "the value is computed here"});
    if (S.BackwardAt && !Backward)
      Backward = S.BackwardAt;
  }
  if (Producer)
    Notes.insert(Notes.begin(), {C.place(Producer), "the graph is made here"});
  if (Notes.size() > 2)
    Notes.resize(2);
  if (Backward && (K.Freed || K.Retained))
    Notes.push_back(
        {C.place(Backward), K.Freed ? "backward frees the activations here"
                                    : "backward keeps the activations here, as "
                                      "retain_graph asks it to"});
  return Notes;
}

std::string Retention::cost(const Kept &K) const {
  if (K.Freed && K.OnHost)
    return "backward has freed the activations, but each step leaves the copy "
           "and its graph nodes in host memory";
  if (K.Freed && K.Scalar)
    return "backward has freed the activations, but each step leaves a "
           "512-byte block on the device and some 20 KB of graph nodes in "
           "host memory";
  if (K.Freed)
    return "backward has freed the activations, but each step leaves the "
           "tensor itself on the device and its graph nodes in host memory";
  if (K.Retained)
    return "retain_graph keeps the activations, so each step leaves all of "
           "them on the device";
  if (K.OnHost)
    return "no backward pass frees this graph, and a copy in host memory still "
           "belongs to it, so each step leaves all its activations on the "
           "device";
  return "no backward pass frees this graph, so each step leaves all its "
         "activations on the device";
}

} // namespace vramlint::python
