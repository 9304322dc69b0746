// Property simulation: follows one resource along all paths through a function,
// keeping paths apart where the resource's state differs and merging them where
// it is the same.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_SIMULATION_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_SIMULATION_H

#include "cuda_checks/engine/Body.h"
#include "cuda_checks/engine/State.h"
#include "cuda_checks/engine/Summary.h"

#include <optional>

namespace vramlint::cuda {

class UnitAnalysis;

/// A call that acquires, by itself or through the function it calls.
struct AcquireSite {
  const Call *At = nullptr;
  const AcquireModel *Model = nullptr; ///< Of the library function.
  /// The acquire in the callee, for a call that hands one out; else null.
  const clang::Expr *Inner = nullptr;
  PathId Holder = NoPath;
  /// Where else the callee leaves the same resource: its value and a field, or
  /// pointers into the block that it cut up.
  std::vector<PathId> Copies;
  bool HasStatus = false;
  int64_t Success = 0;
  /// The call may succeed without having acquired.
  bool Maybe = false;
  /// The callee's body is in another unit, and whether it acquires is not known
  /// here: Model is then a stand-in.
  bool IsGuess = false;
  int GuessedArgument = ReturnedValue;
  std::vector<unsigned> Assumes; ///< As in State.
};

/// One step that led to a state.
struct TrailStep {
  enum Kind : uint8_t { Start, Branch, Acquire };
  Kind What = Start;
  unsigned Previous = 0;
  unsigned Block = 0; ///< Left by this step.
  unsigned Edge = 0;  ///< Index of the successor taken.
};

/// A way to lose the resource.
struct Leak {
  enum Kind : uint8_t {
    AtExit,            ///< The function ends.
    EndsRun,           ///< The function ends the process, by exit(0).
    Reacquired,        ///< The same call acquires again.
    ReleasedAfterLoop, ///< The same, and only the last one is released.
    Overwritten,       ///< The last variable that held it is gone.
    AcquiredOver,      ///< Another acquire stores its handle over this one.
    Mismatched ///< A function that cannot release it is given it to release.
  };
  Kind What = AtExit;
  unsigned Trail = 0;
  const clang::Stmt *Where = nullptr; ///< Null: the closing brace.
  bool Failed = false;
  std::vector<PathId> Holders;   ///< The places that held it last.
  std::vector<unsigned> Assumes; ///< As in State.
  /// Of a mismatch inside a function of the project: what it releases with.
  Releasers Wrong;
};

/// Everything that one simulation found.
struct Outcome {
  std::vector<Leak> Leaks;
  std::vector<TrailStep> Trail;
  bool Released = false;
  bool Escaped = false;
  bool Assumed = false;  ///< A function of another unit may release or keep it.
  bool Returned = false; ///< The tracked handle is (part of) the value.
  bool ReachesExit = false; ///< By returning.
  bool Throws = false;      ///< Leaves by an exception.
  bool GaveUp = false;
  /// What releases a handle that was followed from a parameter on.
  Releasers By;
  /// Every statement that releases it, in the order they were met.
  llvm::SmallVector<const clang::Stmt *, 4> Releases;
  /// The blocks in which it was released or went out of sight.
  std::vector<unsigned> GoneIn;
  /// The returns and throws (null: the closing brace) that are also reached
  /// where the resource is not held, or is the caller's.
  std::vector<const clang::Stmt *> OtherExits;
  /// A place beyond the function's own variables that got the resource.
  struct Stored {
    PathId Holder;
    const clang::Stmt *Where; ///< What stores it there.
  };
  std::vector<Stored> StoredIn;
  /// How the caller gets the resource, with what is known of the value.
  struct Handed {
    PathId Holder;
    std::optional<Known> Value;
    std::vector<unsigned> Assumes;
  };
  std::vector<Handed> HandedOut;
  /// What was assumed on any path on which the handle is still held at the end.
  std::vector<unsigned> Assumes;
  /// What is returned on paths that did not acquire; nullopt is unknown.
  std::vector<std::optional<Known>> OtherValues;
};

class Simulation {
public:
  Simulation(Body &B, UnitAnalysis &Unit, unsigned MaxSteps = DefaultSteps)
      : B(B), Unit(Unit), MaxSteps(MaxSteps) {}

  /// Beyond this many block visits the resource is given up: silence is better
  /// than a unit that takes minutes.
  static constexpr unsigned DefaultSteps = 20000;
  /// How many block visits it took.
  unsigned steps() const { return Steps; }

  /// Follows the resource that `Site` acquires.
  /// \param WithFailures whether also where the call fails; if not given, where
  /// the function's caller can learn of it.
  Outcome followSite(const AcquireSite &Site,
                     std::optional<bool> WithFailures = std::nullopt);
  /// Follows a handle that is held by `Holder` when the function is entered.
  Outcome followHandle(PathId Holder);
  /// Follows no resource: only where the function can get with these facts.
  Outcome followFacts(const Knowledge &Facts);

private:
  enum class Step { Go, Released, Mismatched, Escaped, Ended };

  // Simulation.cpp
  Outcome run(State Start);
  void process(unsigned BlockNumber, State S);
  void leaveBlock(unsigned BlockNumber, State S);
  void leaveSwitch(unsigned BlockNumber, const State &S);
  void go(unsigned BlockNumber, unsigned Edge, State S);
  void atExit(const State &S);
  void report(Leak::Kind What, const State &S, const clang::Stmt *Where);
  std::optional<bool> decide(const Condition &C, const State &S) const;
  void assume(const Condition &C, bool Outcome, State &S) const;
  bool acquires(const Operation &Op) const;
  bool loopEnds(const Block &Loop, State &S);

  // Transfer.cpp
  Step apply(State &S, const Operation &Op);
  Step assign(State &S, const Operation &Op);
  Step returnValue(State &S, const Operation &Op);
  Step acquire(State &S);
  Step hold(State &S, PathId Holder);
  void write(State &S, PathId Target, bool Ends);
  bool kill(State &S, PathId Target);
  bool killAcquired(State &S);
  std::optional<Known> known(const State &S, const Operand &Value) const;

  // CallEffects.cpp
  Step call(State &S, const Call &C);
  Step callUnit(State &S, const Call &C);
  Step callExternal(State &S, const Call &C);
  void storeHandedOut(State &S, const Call &C);
  Step swapValues(State &S, const Call &C);
  Step insertElements(State &S, const Call &C);
  Step callTargets(State &S, const Call &C);
  Step giveArgument(State &S, const Call &C, const clang::FunctionDecl &Callee,
                    const Operand &Given, int Argument);
  Step giveValue(State &S, const Call &C, const clang::FunctionDecl &Callee,
                 const Atom &A, int Argument, bool IsOnly);
  Step endedBy(const State &S, const Call &C, const Operand &Given);
  Step copyBytes(State &S, const Call &C);
  Step derive(State &S, const Call &C);
  PathSuffix stepsTo(const Atom &A, PathId Holder) const;
  Step release(const State &S, const Call &C, const Operand &Given) const;
  bool isRegistered(const State &S, const Operand &Value) const;
  bool isCertainly(const State &S, const Operand &Value) const;
  bool holdsValue(const State &S, const Operand &Value) const;
  bool reaches(const State &S, const Operand &Value) const;
  bool isElementOfLoop(const State &S) const;

  Body &B;
  UnitAnalysis &Unit;
  const AcquireSite *Site = nullptr;
  bool KeepFailures = false;
  Outcome Result;
  struct Work {
    unsigned Order;
    unsigned Number;
    unsigned Block;
    State S;
  };
  std::vector<Work> Heap;
  unsigned Pushed = 0;
  unsigned Steps = 0;
  const clang::Stmt *Now = nullptr; ///< Of the operation being applied.
  Releasers Wrong;                  ///< Of the mismatch that was met last.
  const unsigned MaxSteps;
  std::vector<StateSet> Seen;
  bool Probing = false;
};

} // namespace vramlint::cuda

#endif
