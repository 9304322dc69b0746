#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/Simulation.h"
#include "cuda_checks/engine/UnitAnalysis.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

/// Removes the holders that a write to `Target` overwrites.
/// \returns whether that left a held resource without holder.
bool Simulation::kill(State &S, PathId Target) {
  if (Target == NoPath || !B.Paths.isSingle(Target) || S.Holders.empty())
    return false;
  S.Holders.erase(std::remove_if(S.Holders.begin(), S.Holders.end(),
                                 [&](PathId Holder) {
                                   return B.Paths.mayContain(Target, Holder) &&
                                          B.Paths.isSingle(Holder);
                                 }),
                  S.Holders.end());
  return S.Holders.empty();
}

/// Removes the holders that acquiring again overwrites.
/// \returns as kill() does.
bool Simulation::killAcquired(State &S) {
  bool Lost = kill(S, Site->Holder);
  for (const PathId Copy : Site->Copies)
    Lost |= kill(S, Copy);
  return Lost;
}

/// Forgets what is known of a place that is written to.
void Simulation::write(State &S, PathId Target, bool Ends) {
  if (Target == NoPath)
    return;
  S.Facts.forgetValues([&](PathId P) {
    return B.Paths.mayContain(Target, P) || B.Paths.mayContain(P, Target);
  });
  // The variable or field that conditions name when they read this place.
  const void *Name = B.Paths.base(Target);
  for (PathId P = Target; !B.Paths.isRoot(P); P = B.Paths.parent(P))
    if (!B.Paths.last(P).isIndex()) {
      Name = B.Paths.last(P).Field;
      break;
    }
  S.Facts.forgetGuards([&](GuardId G) {
    return llvm::is_contained(B.Guards[G].DependsOn, Name);
  });
  if (Ends)
    kill(S, Target);
}

/// Adds a place that holds the resource.
Simulation::Step Simulation::hold(State &S, PathId Holder) {
  switch (B.Paths.locality(Holder)) {
  case Locality::NonLocal:
    Result.StoredIn.push_back({Holder, Now});
    return Step::Escaped;
  case Locality::Param:
    if (!Site)
      return Step::Escaped;
    Result.StoredIn.push_back({Holder, Now});
    S.HandedOut = true;
    break;
  case Locality::Local:
    break;
  }
  const auto It = B.Captured.find(B.Paths.base(Holder));
  if (It != B.Captured.end())
    for (const FunctionDecl *Lambda : It->second)
      if (Unit.capturedEffect(*Lambda, It->first).Effect != HandleEffect::None)
        return Step::Escaped;
  S.addHolder(Holder);
  return Step::Go;
}

Simulation::Step Simulation::acquire(State &S) {
  // What is registered or mapped stays as it is.
  if (Site->Model->Place != HandlePlace::Input)
    write(S, Site->Holder, false);
  for (const PathId Copy : Site->Copies)
    write(S, Copy, false);
  write(S, Site->At->Result, false);
  S.Held = true;
  S.Assumes = Site->Assumes;
  if (Site->HasStatus)
    S.Facts.setValue(Site->At->Result, Known::equals(Site->Success));
  for (const PathId Copy : Site->Copies)
    if (const Step Next = hold(S, Copy); Next != Step::Go)
      return Next;
  return hold(S, Site->Holder);
}

std::optional<Known> Simulation::known(const State &S,
                                       const Operand &Value) const {
  // Of the two sides of a choice between calls, the one that acquired was
  // taken.
  if (Site && Value.size() > 1)
    for (const Atom &A : Value)
      if (A.What == Atom::Value && A.Path == Site->At->Result)
        if (const Known *K = S.Facts.value(A.Path))
          return *K;
  if (Value.size() != 1)
    return std::nullopt;
  const Atom &A = Value[0];
  switch (A.What) {
  case Atom::Number:
    return Known::equals(A.Constant);
  case Atom::Address:
    return Known::nonZero();
  case Atom::Test:
    if (const auto Truth = decide(B.Conditions[A.Condition], S))
      return Known::equals(*Truth);
    return std::nullopt;
  case Atom::Value:
    if (A.Offset)
      return std::nullopt;
    if (S.isHolder(A.Path))
      return Known::nonZero();
    if (const Known *K = S.Facts.value(A.Path))
      return *K;
    return std::nullopt;
  }
  return std::nullopt;
}

Simulation::Step Simulation::assign(State &S, const Operation &Op) {
  const std::optional<Known> Value = known(S, Op.Source);
  std::vector<PathId> Added;
  for (const Atom &A : Op.Source) {
    if (A.What != Atom::Value && A.What != Atom::Address)
      continue;
    for (const PathId Holder : S.Holders) {
      if (!B.Paths.mayContain(A.Path, Holder))
        continue;
      const PathSuffix Rest = B.Paths.suffix(Holder, B.Paths.depth(A.Path));
      PathId Target = Op.Target;
      // The address of a holder: what is stored leads to it in one more step.
      if (A.What == Atom::Address && Target != NoPath)
        Target = B.Paths.child(Target, PathElement::index(0));
      Added.push_back(Target == NoPath ? NoPath : B.Paths.append(Target, Rest));
    }
  }
  // A value that moves out of a call's result is held by its new place alone.
  for (const Atom &A : Op.Source)
    if (A.What == Atom::Value && Site && !Added.empty() &&
        B.Paths.base(A.Path) == B.Paths.base(Site->At->Result))
      kill(S, A.Path);
  write(S, Op.Target, true);
  for (const PathId Holder : Added) {
    if (Holder == NoPath)
      return Step::Escaped;
    if (const Step Next = hold(S, Holder); Next != Step::Go)
      return Next;
  }
  if (Value && Op.Target != NoPath && B.Paths.isSingle(Op.Target) &&
      Added.empty())
    S.Facts.setValue(Op.Target, *Value);
  return Step::Go;
}

Simulation::Step Simulation::returnValue(State &S, const Operation &Op) {
  S.LeftBy = Op.Statement;
  if (const auto Value = known(S, Op.Source))
    S.Facts.setValue(B.ReturnValue, *Value);
  if (!reaches(S, Op.Source))
    return Step::Go;
  // `ok ? handle : nullptr` returns the handle on this path.
  const Atom *Only = nullptr;
  for (const Atom &Each : Op.Source) {
    if (Each.What == Atom::Number)
      continue;
    if (Only || Each.What != Atom::Value)
      return Step::Escaped;
    Only = &Each;
  }
  const Atom &A = *Only;
  std::vector<PathId> Added;
  for (const PathId Holder : S.Holders)
    if (B.Paths.mayContain(A.Path, Holder))
      Added.push_back(B.Paths.append(
          B.ReturnValue, B.Paths.suffix(Holder, B.Paths.depth(A.Path))));
  for (const PathId Holder : Added)
    S.addHolder(Holder);
  Result.Returned = true;
  S.HandedOut = true;
  return Step::Go;
}

Simulation::Step Simulation::apply(State &S, const Operation &Op) {
  Now = Op.Statement;
  switch (Op.What) {
  case Operation::MakeCall:
    return call(S, *Op.TheCall);
  case Operation::Assign:
    return assign(S, Op);
  case Operation::Increment: {
    const Known *Value =
        Op.Target == NoPath ? nullptr : S.Facts.value(Op.Target);
    std::optional<Known> Next = Value ? Value->next() : std::nullopt;
    // A count that outlives the call starts at zero.
    if (!Value && Op.Target != NoPath && B.Paths.isSingle(Op.Target) &&
        B.Paths.locality(Op.Target) == Locality::NonLocal)
      Next = Known::positive();
    write(S, Op.Target, false);
    if (Next)
      S.Facts.setValue(Op.Target, *Next);
    return Step::Go;
  }
  case Operation::Change:
    write(S, Op.Target, false);
    return Step::Go;
  case Operation::Declare:
    write(S, Op.Target, true);
    return Step::Go;
  case Operation::Return:
    return returnValue(S, Op);
  case Operation::Throw:
    S.LeftBy = Op.Statement;
    S.Failed = true;
    return reaches(S, Op.Source) ? Step::Escaped : Step::Go;
  case Operation::Escape:
    return reaches(S, Op.Source) ? Step::Escaped : Step::Go;
  }
  return Step::Go;
}

} // namespace vramlint::cuda
