#include "cuda_checks/engine/Simulation.h"

#include "cuda_checks/engine/UnitAnalysis.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

Outcome Simulation::followSite(const AcquireSite &Acquire,
                               std::optional<bool> WithFailures) {
  Site = &Acquire;
  const QualType Returned = B.Function->getReturnType();
  KeepFailures =
      WithFailures.value_or(!Returned->isVoidType() && !B.Function->isMain());
  return run({});
}

Outcome Simulation::followHandle(PathId Holder) {
  State Start;
  Start.Held = true;
  Start.addHolder(Holder);
  return run(std::move(Start));
}

Outcome Simulation::followFacts(const Knowledge &Facts) {
  State Start;
  Start.Facts = Facts;
  KeepFailures = true;
  return run(std::move(Start));
}

Outcome Simulation::run(State Start) {
  Result = {};
  Result.Trail.push_back({});
  Seen.assign(B.Blocks.size(), {});
  Heap.push_back(
      {B.Blocks[B.Entry].Order, Pushed++, B.Entry, std::move(Start)});
  // Earlier blocks first, and among equals the state that came first: paths
  // reach a join before what follows it is looked at.
  const auto Later = [](const Work &A, const Work &C) {
    return std::tie(A.Order, A.Number) > std::tie(C.Order, C.Number);
  };
  while (!Heap.empty()) {
    std::pop_heap(Heap.begin(), Heap.end(), Later);
    Work Next = std::move(Heap.back());
    Heap.pop_back();
    const size_t Before = Heap.size();
    if (++Steps > MaxSteps)
      Result.GaveUp = true;
    if (Result.GaveUp)
      break;
    process(Next.Block, std::move(Next.S));
    for (size_t I = Before; I < Heap.size(); ++I)
      std::push_heap(Heap.begin(), Heap.begin() + I + 1, Later);
  }
  Heap.clear();
  if (Result.GaveUp)
    Result.Leaks.clear();
  return std::move(Result);
}

/// Whether what an operation stores is a handle that was just acquired.
bool Simulation::acquires(const Operation &Op) const {
  if (Op.What == Operation::MakeCall)
    return Op.TheCall->Kind == CalleeKind::Unit || Op.TheCall->Acquire;
  return Op.What == Operation::Assign && Op.Source.size() == 1 &&
         llvm::any_of(B.Calls, [&](const std::unique_ptr<Call> &C) {
           return C->Acquire && C->Acquire->Place == HandlePlace::Return &&
                  C->Result == Op.Source[0].Path;
         });
}

void Simulation::process(unsigned BlockNumber, State S) {
  if (BlockNumber == B.Exit)
    return atExit(S);
  const Block &Here = B.Blocks[BlockNumber];
  for (const Operation &Op : Here.Operations) {
    const bool IsSite =
        Site && Op.What == Operation::MakeCall && Op.TheCall == Site->At;
    Step Next = Step::Go;
    if (IsSite && !S.Held) {
      if (KeepFailures && Site->HasStatus) {
        State Failed = S;
        const PathId Value = Site->At->Result;
        Failed.Facts.setValue(Value, Site->Success == 0 ? Known::nonZero()
                                                        : Known::equals(0));
        // The rest of the block runs with the failure known.
        const auto Rest = static_cast<size_t>(&Op - Here.Operations.data()) + 1;
        bool Goes = true;
        for (size_t I = Rest; Goes && I < Here.Operations.size(); ++I)
          Goes = apply(Failed, Here.Operations[I]) == Step::Go;
        if (Goes)
          leaveBlock(BlockNumber, std::move(Failed));
      }
      Now = Op.Statement;
      Next = acquire(S);
      Result.Trail.push_back({TrailStep::Acquire, S.Trail, BlockNumber, 0});
      S.Trail = static_cast<unsigned>(Result.Trail.size() - 1);
    } else {
      const bool WasHeld = S.Held;
      if (IsSite && WasHeld && killAcquired(S)) {
        if (!S.HandedOut)
          report(Leak::Reacquired, S, Op.Statement);
        return;
      }
      Next = apply(S, Op);
      if (WasHeld && Next == Step::Go && S.Holders.empty()) {
        if (!S.HandedOut && !Here.NoReturn)
          report(acquires(Op) ? Leak::AcquiredOver : Leak::Overwritten, S,
                 Op.Statement);
        return;
      }
    }
    if (Next == Step::Released && S.Held) {
      if (!llvm::is_contained(Result.Releases, Op.Statement))
        Result.Releases.push_back(Op.Statement);
      Result.Released = true;
      Result.GoneIn.push_back(BlockNumber);
      return;
    }
    if (Next == Step::Mismatched) {
      report(Leak::Mismatched, S, Op.Statement);
      return;
    }
    if (Next == Step::Escaped && S.Held) {
      Result.Escaped = true;
      Result.GoneIn.push_back(BlockNumber);
      return;
    }
    if (Next == Step::Ended)
      return;
  }
  leaveBlock(BlockNumber, std::move(S));
}

/// Notes a way out of the function that does not lose the resource.
static void noteOther(Outcome &Result, const Stmt *LeftBy) {
  if (!llvm::is_contained(Result.OtherExits, LeftBy))
    Result.OtherExits.push_back(LeftBy);
}

void Simulation::go(unsigned BlockNumber, unsigned Edge, State S) {
  const Successor &Next = B.Blocks[BlockNumber].Successors[Edge];
  if (Next.Block == ~0u)
    return;
  // The results of calls matter where they are used, mostly in the same block;
  // kept longer they only keep states apart.
  S.Facts.forgetValues([&](PathId P) {
    const void *Base = B.Paths.base(P);
    return !B.Variables.count(Base) && Base != B.Paths.base(B.ReturnValue) &&
           Base != static_cast<const void *>(&B) &&
           !(Site && Base == B.Paths.base(Site->At->Result));
  });
  const Stmt *LeftBy = S.LeftBy;
  const StateSet::Added Added = Seen[Next.Block].add(S);
  if (Added == StateSet::Added::TooMany)
    Result.GaveUp = true;
  // Nothing new for the function as a whole can be another way out of it.
  if (Next.Block == B.Exit &&
      (Added != StateSet::Added::New || S.LeftBy != LeftBy)) {
    if (!S.Held || S.HandedOut)
      noteOther(Result, LeftBy);
    else if (llvm::none_of(Result.Leaks, [&](const Leak &Lost) {
               return Lost.What == Leak::AtExit && Lost.Where == LeftBy;
             }))
      report(Leak::AtExit, S, LeftBy);
  }
  if (Added != StateSet::Added::New)
    return;
  Result.Trail.push_back({TrailStep::Branch, S.Trail, BlockNumber, Edge});
  S.Trail = static_cast<unsigned>(Result.Trail.size() - 1);
  Heap.push_back(
      {B.Blocks[Next.Block].Order, Pushed++, Next.Block, std::move(S)});
}

/// Whether a block ends in exit(0): the program has done its work.
static bool endsRun(const Block &Here) {
  if (Here.Operations.empty() ||
      Here.Operations.back().What != Operation::MakeCall)
    return false;
  const Call &Last = *Here.Operations.back().TheCall;
  return Last.Name == "exit" && Last.Arguments.size() == 1 &&
         llvm::any_of(Last.Arguments[0], [](const Atom &A) {
           return A.What == Atom::Number && A.Constant == 0;
         });
}

void Simulation::leaveBlock(unsigned BlockNumber, State S) {
  const Block &Here = B.Blocks[BlockNumber];
  if (Here.NoReturn) {
    if (S.Held && !S.HandedOut && endsRun(Here))
      report(Leak::EndsRun, S, Here.Operations.back().Statement);
    return;
  }
  if (Here.IsLoop && S.Held && loopEnds(Here, S)) {
    Result.Released = true;
    Result.GoneIn.push_back(BlockNumber);
    return;
  }
  if (Here.IsSwitch)
    return leaveSwitch(BlockNumber, S);
  const Condition &C = B.Conditions[Here.Branch];
  if (Here.Successors.size() != 2 || Here.Branch == 0) {
    for (unsigned Edge = 0; Edge != Here.Successors.size(); ++Edge) {
      State Next = S;
      Next.Failed |= S.Held && Here.Successors[Edge].IsException;
      go(BlockNumber, Edge, std::move(Next));
    }
    return;
  }
  const std::optional<bool> Decided = decide(C, S);
  for (const bool Truth : {true, false}) {
    if (Decided && *Decided != Truth)
      continue;
    State Next = S;
    assume(C, Truth, Next);
    if (S.Held && C.What == Condition::Equals && C.Number == 0) {
      const bool IsZero = Truth != C.Negated;
      Next.Failed |= (C.Subject == Condition::Status && !IsZero) ||
                     (C.Subject == Condition::Pointer && IsZero);
    }
    go(BlockNumber, Truth ? 0 : 1, std::move(Next));
  }
}

void Simulation::leaveSwitch(unsigned BlockNumber, const State &S) {
  const Block &Here = B.Blocks[BlockNumber];
  const Known *Value =
      Here.Switched == NoPath ? nullptr : S.Facts.value(Here.Switched);
  const auto CanBe = [&](int64_t Case) {
    return !Value || Value->is(Case) != std::optional(false);
  };
  // The default is out of reach if each number left has its case.
  size_t Covered = 0;
  for (const Successor &Next : Here.Successors)
    for (const int64_t Case : Next.Cases)
      Covered += Value && Value->What == Known::OneOf && CanBe(Case);
  const bool AllCovered =
      Value && Value->What == Known::OneOf && Covered == Value->Count;
  for (unsigned Edge = 0; Edge != Here.Successors.size(); ++Edge) {
    const Successor &Next = Here.Successors[Edge];
    if (!Next.Cases.empty() && llvm::none_of(Next.Cases, CanBe))
      continue;
    if (AllCovered && Next.IsDefault)
      continue;
    State There = S;
    if (Here.Switched != NoPath && Next.Cases.size() == 1)
      There.Facts.setValue(Here.Switched, Known::equals(Next.Cases[0]));
    go(BlockNumber, Edge, std::move(There));
  }
}

std::optional<bool> Simulation::decide(const Condition &C,
                                       const State &S) const {
  std::optional<bool> Result;
  const Known *Value = C.Path == NoPath ? nullptr : S.Facts.value(C.Path);
  switch (C.What) {
  case Condition::Unknown:
    return std::nullopt;
  case Condition::Constant:
    Result = C.Number != 0;
    break;
  case Condition::Equals:
    if (Value)
      Result = Value->is(C.Number);
    else if (C.Number == 0 && S.isHolder(C.Path))
      Result = false;
    break;
  case Condition::Less:
    if (Value)
      Result = Value->isLess(C.Number);
    break;
  case Condition::Same:
    // A handle that was just made differs from every other value.
    if (S.isHolder(C.Path) != S.isHolder(C.OtherPath))
      Result = false;
    break;
  case Condition::Guarded:
    break;
  }
  if (!Result) {
    Result = S.Facts.guard(C.Guard);
    // A guard on the truth of a value stands for "not zero".
    if (Result && C.What == Condition::Equals && C.Number == 0)
      Result = !*Result;
  }
  if (Result && C.Negated)
    Result = !*Result;
  return Result;
}

/// Adds what a comparison says to what is known already.
static void exclude(State &S, PathId Path, Known Added) {
  const Known *Before = S.Facts.value(Path);
  if (Before && Before->What == Known::OneOf)
    return;
  const bool Both =
      Before &&
      ((Before->What == Known::NonNegative && Added.What == Known::NonZero) ||
       (Before->What == Known::NonZero && Added.What == Known::NonNegative));
  if (Both)
    Added = Known::positive();
  else if (Before && Before->isPositive())
    return;
  S.Facts.setValue(Path, Added);
}

void Simulation::assume(const Condition &C, bool Truth, State &S) const {
  const bool Holds = Truth != C.Negated;
  if (C.What == Condition::Equals) {
    if (Holds)
      S.Facts.setValue(C.Path, Known::equals(C.Number));
    else if (C.Number == 0)
      exclude(S, C.Path, Known::nonZero());
  }
  if (C.What == Condition::Less && !Holds && C.Number >= 0)
    exclude(S, C.Path,
            C.Number == 0 ? Known::nonNegative() : Known::positive());
  if (C.Guard == NoGuard)
    return;
  const bool IsTruth = C.What == Condition::Equals && C.Number == 0;
  S.Facts.setGuard(C.Guard, IsTruth ? !Holds : Holds);
}

bool Simulation::loopEnds(const Block &Loop, State &S) {
  if (!isElementOfLoop(S))
    return false;
  // Whether one turn releases any element: then the loop is taken to release
  // all.
  const Stmt *Inside = nullptr;
  if (const auto *For = dyn_cast<ForStmt>(Loop.Terminator))
    Inside = For->getBody();
  else if (const auto *While = dyn_cast<WhileStmt>(Loop.Terminator))
    Inside = While->getBody();
  else if (const auto *Range = dyn_cast<CXXForRangeStmt>(Loop.Terminator))
    Inside = Range->getBody();
  else
    return false;
  State Probe = S;
  const bool Before = Probing;
  Probing = true;
  bool Ends = false;
  for (const Operation *Op :
       Unit.operationsInside(B, *Loop.Terminator, *Inside)) {
    if (Site && Op->TheCall == Site->At)
      continue;
    if (Op->What == Operation::Declare || Op->What == Operation::Return)
      continue;
    const Step Next = apply(Probe, *Op);
    Ends = Next == Step::Released || Next == Step::Escaped ||
           Next == Step::Mismatched;
    if (Ends)
      break;
    if (Probe.Holders.empty())
      Probe.Holders = S.Holders;
  }
  Probing = Before;
  // A loop that gives each element to a function of another unit is taken to do
  // so whatever the number of its turns, as one that releases each is.
  for (const unsigned Assumed : Probe.Assumes)
    S.assume(Assumed);
  return Ends;
}

void Simulation::report(Leak::Kind What, const State &S, const Stmt *Where) {
  std::vector<PathId> Holders = S.Holders;
  if (Holders.empty() && Site)
    Holders.push_back(Site->Holder);
  Result.Leaks.push_back({What, S.Trail, Where, S.Failed, std::move(Holders),
                          S.Assumes,
                          What == Leak::Mismatched ? Wrong : Releasers()});
}

void Simulation::atExit(const State &S) {
  if (!S.Held || S.HandedOut)
    noteOther(Result, S.LeftBy);
  if (S.LeftBy && isa<CXXThrowExpr>(S.LeftBy)) {
    Result.Throws = true;
    if (!S.Held)
      return;
  } else {
    Result.ReachesExit = true;
  }
  std::optional<Known> Value;
  if (const Known *K = S.Facts.value(B.ReturnValue))
    Value = *K;
  if (!S.Held) {
    Result.OtherValues.push_back(Value);
    return;
  }
  for (const unsigned Assumed : S.Assumes)
    if (!llvm::is_contained(Result.Assumes, Assumed))
      Result.Assumes.push_back(Assumed);
  if (!S.HandedOut)
    return report(Leak::AtExit, S, S.LeftBy);
  for (const PathId Holder : S.Holders)
    if (B.Paths.locality(Holder) == Locality::Param ||
        B.Paths.base(Holder) == B.Paths.base(B.ReturnValue))
      Result.HandedOut.push_back({Holder, Value, S.Assumes});
}

} // namespace vramlint::cuda
