#include "cuda_checks/engine/Simulation.h"
#include "cuda_checks/engine/UnitAnalysis.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

/// The place that a callee can reach whole when it is given this operand: for
/// an element's address, the array around it.
static PathId reachable(const PathTable &Paths, const Atom &A) {
  if (A.What == Atom::Address && !Paths.isRoot(A.Path) &&
      Paths.last(A.Path).isIndex())
    return Paths.parent(A.Path);
  return A.Path;
}

/// Whether the operand is the handle itself.
bool Simulation::holdsValue(const State &S, const Operand &Value) const {
  return llvm::any_of(Value, [&](const Atom &A) {
    return A.What == Atom::Value && llvm::any_of(S.Holders, [&](PathId Holder) {
             return B.Paths.mayEqual(A.Path, Holder);
           });
  });
}

/// Whether the operand can be nothing but the handle.
bool Simulation::isCertainly(const State &S, const Operand &Value) const {
  return Value.size() == 1 && Value[0].What == Atom::Value &&
         !Value[0].Offset && S.isHolder(Value[0].Path) &&
         B.Paths.isSingle(Value[0].Path);
}

/// What a release function does with what it is given.
Simulation::Step Simulation::release(const State &S, const Call &C,
                                     const Operand &Given) const {
  const bool Takes = holdsValue(S, Given) || isRegistered(S, Given) ||
                     (C.Release->ByAddress && reaches(S, Given));
  if (!Takes)
    return Step::Go;
  // Unmapping an address range leaves the range.
  if (Site && !Site->IsGuess && C.Release->OfInput &&
      Site->Model->Place != HandlePlace::Input)
    return Step::Go;
  // A registration is one thing and the memory another: releasing that says
  // nothing of it. A handle whose kind is not known may be of any.
  if (!Site || Site->IsGuess || Site->Model->Kind->IsUsers ||
      C.Release->releases(*Site->Model->Kind) ||
      Site->Model->Place == HandlePlace::Input || !isCertainly(S, Given))
    return Step::Released;
  return Step::Mismatched;
}

/// Whether the operand is the address of memory whose registration is held.
bool Simulation::isRegistered(const State &S, const Operand &Value) const {
  return llvm::any_of(Value, [&](const Atom &A) {
    return A.What == Atom::Address &&
           S.isHolder(B.registration(reachable(B.Paths, A)));
  });
}

/// Whether the handle can be got at through the operand.
bool Simulation::reaches(const State &S, const Operand &Value) const {
  return llvm::any_of(Value, [&](const Atom &A) {
    if (A.What != Atom::Value && A.What != Atom::Address)
      return false;
    const PathId Outer = reachable(B.Paths, A);
    return llvm::any_of(S.Holders, [&](PathId Holder) {
      return B.Paths.mayContain(Outer, Holder);
    });
  });
}

/// Whether the resource is one of many, kept in an array or container.
bool Simulation::isElementOfLoop(const State &S) const {
  return llvm::any_of(S.Holders, [&](PathId Holder) {
    for (PathId P = Holder; !B.Paths.isRoot(P); P = B.Paths.parent(P))
      if (B.Paths.last(P).isIndex())
        return true;
    return false;
  });
}

Simulation::Step Simulation::swapValues(State &S, const Call &C) {
  if (C.Arguments.size() != 2 || C.Arguments[0].size() != 1 ||
      C.Arguments[1].size() != 1)
    return reaches(S, C.Arguments[0]) ? Step::Escaped : Step::Go;
  const PathId One = C.Arguments[0][0].Path;
  const PathId Two = C.Arguments[1][0].Path;
  std::vector<PathId> Kept, Moved;
  for (const PathId Holder : S.Holders) {
    PathId From = NoPath, To = NoPath;
    if (B.Paths.mayContain(One, Holder)) {
      From = One;
      To = Two;
    } else if (B.Paths.mayContain(Two, Holder)) {
      From = Two;
      To = One;
    }
    if (From == NoPath)
      Kept.push_back(Holder);
    else
      Moved.push_back(
          B.Paths.append(To, B.Paths.suffix(Holder, B.Paths.depth(From))));
  }
  if (Moved.empty())
    return Step::Go;
  S.Holders = std::move(Kept);
  for (const PathId Holder : Moved)
    if (const Step Next = hold(S, Holder); Next != Step::Go)
      return Next;
  return Step::Go;
}

Simulation::Step Simulation::insertElements(State &S, const Call &C) {
  for (const Operand &Argument : C.Arguments) {
    if (!reaches(S, Argument))
      continue;
    if (C.Object.size() != 1 || C.Object[0].What != Atom::Address)
      return Step::Escaped;
    const PathId Container = C.Object[0].Path;
    for (const Atom &A : Argument) {
      const std::vector<PathId> Holders = S.Holders;
      for (const PathId Holder : Holders)
        if (B.Paths.mayContain(A.Path, Holder)) {
          const PathId Element =
              B.Paths.child(Container, PathElement::index(AnyIndex));
          if (const Step Next =
                  hold(S, B.Paths.append(
                              Element,
                              B.Paths.suffix(Holder, B.Paths.depth(A.Path))));
              Next != Step::Go)
            return Next;
        }
    }
  }
  return Step::Go;
}

/// The steps from what `A` points to, or is, to the holder.
PathSuffix Simulation::stepsTo(const Atom &A, PathId Holder) const {
  const PathId Outer = reachable(B.Paths, A);
  PathSuffix Steps = B.Paths.suffix(Holder, B.Paths.depth(Outer));
  if (A.What != Atom::Address)
    return Steps;
  if (Outer == A.Path) {
    Steps.insert(Steps.begin(), PathElement::index(0));
    return Steps;
  }
  // The holder may be the whole array that the address points into.
  if (Steps.empty())
    return Steps;
  const int64_t First = B.Paths.last(A.Path).Index;
  int64_t &Index = Steps.front().Index;
  const bool Unknown = First == AnyIndex || Index == AnyIndex || A.Offset;
  Index = Unknown ? AnyIndex : Index - First;
  return Steps;
}

/// memcpy and its like: what the target points to becomes a copy of what the
/// source points to, handles included.
Simulation::Step Simulation::copyBytes(State &S, const Call &C) {
  // What a device symbol publishes in a function that may run again is a cache;
  // at the end of the program it is only a copy.
  if (C.Name.contains("ToSymbol") && Unit.index().runsOnce(*B.Function))
    return Step::Go;
  for (unsigned I = 1; I < C.Arguments.size(); ++I) {
    if (!reaches(S, C.Arguments[I]) || holdsValue(S, C.Arguments[I]))
      continue;
    if (C.Arguments[0].size() != 1 || C.Arguments[I].size() != 1)
      return Step::Escaped;
    const Atom &To = C.Arguments[0][0];
    const Atom &From = C.Arguments[I][0];
    if (To.What != Atom::Value && To.What != Atom::Address)
      return Step::Escaped;
    const std::vector<PathId> Holders = S.Holders;
    for (const PathId Holder : Holders)
      if (B.Paths.mayContain(reachable(B.Paths, From), Holder)) {
        const PathId Copy = B.follow(To, stepsTo(From, Holder));
        if (const Step Next = hold(S, Copy); Next != Step::Go)
          return Next;
      }
  }
  return Step::Go;
}

/// Notes what releases the handle, where that is asked for.
Simulation::Step Simulation::endedBy(const State &S, const Call &C,
                                     const Operand &Given) {
  if (Site)
    return Step::Released;
  Releasers Found;
  Found.First = C.Release                     ? C.Release->Function
                : C.Name == "operator delete" ? "delete"
                                              : C.Name.str();
  if (C.Release)
    Found.Kinds.insert(C.Release->Kinds.begin(), C.Release->Kinds.end());
  Found.Host = !C.Release && C.Name != "device_free";
  Found.Any = !isCertainly(S, Given) || (!C.Release && !Found.Host) ||
              (C.Release && (C.Release->OfInput || C.Release->Kinds.empty()));
  Result.By.add(Found);
  return Step::Released;
}

Simulation::Step Simulation::giveArgument(State &S, const Call &C,
                                          const FunctionDecl &Callee,
                                          const Operand &Given, int Argument) {
  for (const Atom &A : Given)
    if (const Step Next =
            giveValue(S, C, Callee, A, Argument, Given.size() == 1);
        Next != Step::Go)
      return Next;
  return Step::Go;
}

/// \param IsOnly whether the argument can be nothing else.
Simulation::Step Simulation::giveValue(State &S, const Call &C,
                                       const FunctionDecl &Callee,
                                       const Atom &A, int Argument,
                                       bool IsOnly) {
  if (A.What != Atom::Value && A.What != Atom::Address)
    return Step::Go;
  const std::vector<PathId> Holders = S.Holders;
  const PathId Outer = reachable(B.Paths, A);
  for (const PathId Holder : Holders) {
    if (!B.Paths.mayContain(Outer, Holder))
      continue;
    const EffectResult &Effect =
        Unit.argumentEffect(Callee, Argument, stepsTo(A, Holder));
    switch (Effect.Effect) {
    case HandleEffect::None:
      for (const unsigned Assumed : Effect.Assumes)
        S.assume(Assumed);
      break;
    case HandleEffect::Released:
      if (!Site) {
        Result.By.add(Effect.By);
        Result.By.Any |= !IsOnly || A.Offset || !B.Paths.isSingle(Holder);
        return Step::Released;
      }
      if (!IsOnly || A.Offset || !B.Paths.isSingle(Holder) || Site->IsGuess ||
          Site->Model->Kind->IsUsers ||
          Site->Model->Place == HandlePlace::Input ||
          Unit.side() != Side::Host ||
          !Effect.By.areWrongFor(Site->Model->Kind->Name) ||
          Unit.reclaims(*C.Callee, Site->Model->Kind))
        return Step::Released;
      Wrong = Effect.By;
      return Step::Mismatched;
    case HandleEffect::Escaped:
      return Step::Escaped;
    case HandleEffect::Returned:
      for (const unsigned Assumed : Effect.Assumes)
        S.assume(Assumed);
      if (const Step Next = hold(S, C.Result); Next != Step::Go)
        return Next;
      break;
    }
  }
  return Step::Go;
}

/// A callee that acquires into an argument stores over what was there.
void Simulation::storeHandedOut(State &S, const Call &C) {
  const FunctionInfo *Info = Unit.index().info(*C.Callee);
  if (!Info || !Info->MayAcquire)
    return;
  for (const HandedOutResource &Each : Unit.analyse(*C.Callee).HandedOut) {
    if (Each.Argument < 0 || Each.Maybe ||
        static_cast<size_t>(Each.Argument) >= C.Arguments.size())
      continue;
    const Operand &Out = C.Arguments[Each.Argument];
    if (Out.size() == 1 && Out[0].What == Atom::Address)
      write(S, B.follow(Out[0], Each.Path), true);
  }
}

Simulation::Step Simulation::callUnit(State &S, const Call &C) {
  if (S.Held) {
    if (const Step Next = giveArgument(S, C, *C.Callee, C.Object, ThisObject);
        Next != Step::Go)
      return Next;
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      if (const Step Next = giveArgument(S, C, *C.Callee, C.Arguments[I],
                                         static_cast<int>(I));
          Next != Step::Go)
        return Next;
    if (Site &&
        Unit.reclaims(*C.Callee, Site->IsGuess ? nullptr : Site->Model->Kind))
      return Step::Released;
    if (!(Site && C.Source == Site->At->Source))
      storeHandedOut(S, C);
  }
  if (Probing)
    return Step::Go;
  std::vector<std::pair<unsigned, Known>> Facts;
  for (unsigned I = 0; I != C.Arguments.size(); ++I)
    if (const auto Value = known(S, C.Arguments[I]))
      Facts.push_back({I, *Value});
  const UnitAnalysis::CallValue Value = Unit.evaluate(*C.Callee, Facts);
  // With a try block around, the CFG has edges for what is thrown.
  if (Value.Throws && S.Held && !S.HandedOut && !B.HasTry) {
    State Thrown = S;
    Thrown.Failed = true;
    report(Leak::AtExit, Thrown, C.Source);
  }
  if (!Value.Returns)
    return Step::Ended;
  if (Value.Result)
    S.Facts.setValue(C.Result, *Value.Result);
  return Step::Go;
}

/// A call through a function pointer, as benchmark helpers make it: it does
/// what the functions do that this unit passes to the helper.
Simulation::Step Simulation::callTargets(State &S, const Call &C) {
  const auto *E = dyn_cast<CallExpr>(C.Source);
  const auto *Targets = E ? Unit.index().targets(*E) : nullptr;
  if (!Targets)
    return Step::Escaped;
  for (const FunctionDecl *Each : *Targets)
    for (unsigned I = 0; I != C.Arguments.size(); ++I) {
      if (!reaches(S, C.Arguments[I]))
        continue;
      // The call does not tell which arguments go by reference.
      if (I >= Each->getNumParams() ||
          Each->getParamDecl(I)->getType()->isReferenceType())
        return Step::Escaped;
      for (const Atom &A : C.Arguments[I])
        if (const Step Next = giveValue(S, C, *Each, A, static_cast<int>(I),
                                        /*IsOnly=*/false);
            Next != Step::Go)
          return Next;
    }
  return Step::Go;
}

/// A function that another unit may define: the path goes on under the
/// assumption that it only uses the handle, which the link confirms or not.
Simulation::Step Simulation::callExternal(State &S, const Call &C) {
  constexpr size_t MaxAssumptions = 8;
  if (!S.Held)
    return Step::Go;
  if (reaches(S, C.Object))
    return Step::Escaped;
  for (unsigned I = 0; I != C.Arguments.size(); ++I) {
    if (C.ReadOnly[I] && holdsValue(S, C.Arguments[I]))
      continue;
    for (const Atom &A : C.Arguments[I]) {
      if (A.What != Atom::Value && A.What != Atom::Address)
        continue;
      for (const PathId Holder : S.Holders) {
        if (!B.Paths.mayContain(reachable(B.Paths, A), Holder))
          continue;
        const PathSuffix Steps = stepsTo(A, Holder);
        if (isDependent(Steps))
          return Step::Escaped;
        Result.Assumed = true;
        S.assume(Unit.assumption(*C.Callee, static_cast<int>(I), Steps));
      }
    }
  }
  return S.Assumes.size() > MaxAssumptions ? Step::Escaped : Step::Go;
}

/// Who has the part that the call gives out gets at the whole: as long as it is
/// somewhere, so is the resource. The part itself is nothing to release.
Simulation::Step Simulation::derive(State &S, const Call &C) {
  const unsigned To = C.Derive->To;
  if (C.Derive->From >= C.Arguments.size() || To >= C.Arguments.size() ||
      !reaches(S, C.Arguments[C.Derive->From]))
    return Step::Go;
  if (C.Arguments[To].size() != 1)
    return Step::Escaped;
  const Atom &Out = C.Arguments[To][0];
  if (Out.What == Atom::Number) // null: not wanted
    return Step::Go;
  const PathId Part = B.follow(Out, {PathElement::index(0)});
  const Locality Place =
      Part == NoPath ? Locality::NonLocal : B.Paths.locality(Part);
  // The caller may have got the whole already.
  if (Place == Locality::Param && S.HandedOut)
    return Step::Go;
  if (Place != Locality::Local)
    return Step::Escaped;
  return hold(S, B.partOf(Part));
}

/// Whether the callee cannot change what the argument is the address of: a
/// reference to a constant, or a list of handles that it acts on.
static bool isConstant(const Call &C, unsigned Argument) {
  if (C.Acquire && C.Acquire->Place == HandlePlace::Input &&
      C.Acquire->Argument == Argument)
    return true;
  if (!C.Callee || Argument >= C.Callee->getNumParams())
    return false;
  const QualType Type = C.Callee->getParamDecl(Argument)->getType();
  return Type->isReferenceType() &&
         Type.getNonReferenceType().isConstQualified() &&
         !Type.getNonReferenceType()->isRecordType();
}

Simulation::Step Simulation::call(State &S, const Call &C) {
  write(S, C.Result, false);
  if (S.Held) {
    if (C.Reclaim && Site &&
        (Site->IsGuess ||
         llvm::is_contained(C.Reclaim->Kinds, Site->Model->Kind->Name)))
      return Step::Released;
    if (C.Release && C.Release->OfObject) {
      if (holdsValue(S, C.Object))
        return endedBy(S, C, C.Object);
    } else if (C.Release && C.Release->Argument < C.Arguments.size()) {
      const Operand &Given = C.Arguments[C.Release->Argument];
      const Step Next = release(S, C, Given);
      if (Next == Step::Released)
        return endedBy(S, C, Given);
      if (Next == Step::Mismatched)
        Wrong = {};
      if (Next != Step::Go)
        return Next;
    }
    if (C.Escapes)
      for (const EscapeModel &Escape : *C.Escapes)
        if (Escape.Argument < C.Arguments.size() &&
            reaches(S, C.Arguments[Escape.Argument]))
          return Step::Escaped;
    if (C.Acquire && C.Acquire->Place == HandlePlace::OutArgument &&
        C.Acquire->Argument < C.Arguments.size() &&
        !(Site && C.Source == Site->At->Source)) {
      const Operand &Out = C.Arguments[C.Acquire->Argument];
      if (Out.size() == 1 && Out[0].What == Atom::Address &&
          C.Acquire->Field.empty())
        write(S, Out[0].Path, true);
    }
  }
  // The callee may write through the addresses it is given.
  if (C.Kind != CalleeKind::Insert)
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      for (const Atom &A : C.Arguments[I])
        if (A.What == Atom::Address && !C.ReadOnly[I] && !isConstant(C, I))
          write(S, A.Path, false);
  if (S.Held && C.Derive)
    if (const Step Next = derive(S, C); Next != Step::Go)
      return Next;
  switch (C.Kind) {
  case CalleeKind::Unit:
    return callUnit(S, C);
  case CalleeKind::Library:
    return Step::Go;
  case CalleeKind::Copies:
    return copyBytes(S, C);
  case CalleeKind::FreesHost:
    // Freeing the memory does not undo its registration.
    if (Site && Site->Model->Place == HandlePlace::Input)
      return Step::Go;
    for (const Operand &Argument : C.Arguments) {
      if (!holdsValue(S, Argument))
        continue;
      // thrust::device_free is the one of these that knows device memory.
      const bool IsHost = C.Name != "device_free";
      const bool IsKnown = Site && !Site->IsGuess &&
                           !Site->Model->Kind->IsUsers &&
                           Unit.side() == Side::Host;
      if (!IsKnown || !IsHost || !isCertainly(S, Argument))
        return endedBy(S, C, Argument);
      Wrong = {};
      return Step::Mismatched;
    }
    return Step::Go;
  case CalleeKind::Swap:
    return swapValues(S, C);
  case CalleeKind::Insert:
    return insertElements(S, C);
  case CalleeKind::External:
    if (Unit.assumes())
      return callExternal(S, C);
    [[fallthrough]];
  case CalleeKind::Unknown:
    if (reaches(S, C.Object))
      return Step::Escaped;
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      if (reaches(S, C.Arguments[I]) &&
          !(C.ReadOnly[I] && holdsValue(S, C.Arguments[I])))
        return C.Callee ? Step::Escaped : callTargets(S, C);
    return Step::Go;
  }
  return Step::Go;
}

} // namespace vramlint::cuda
