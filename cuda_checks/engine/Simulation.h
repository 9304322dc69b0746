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
  bool HasStatus = false;
  int64_t Success = 0;
  /// The call may succeed without having acquired.
  bool Maybe = false;
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
    AtExit,     ///< The function ends.
    EndsRun,    ///< The function ends the process, by exit(0).
    Reacquired, ///< The same call acquires again.
    Overwritten ///< The last variable that held it is gone.
  };
  Kind What = AtExit;
  unsigned Trail = 0;
  const clang::Stmt *Where = nullptr; ///< Null: the closing brace.
  bool Failed = false;
  std::vector<PathId> Holders; ///< The places that held it last.
};

/// Everything that one simulation found.
struct Outcome {
  std::vector<Leak> Leaks;
  std::vector<TrailStep> Trail;
  bool Released = false;
  bool Escaped = false;
  bool Returned = false;    ///< The tracked handle is (part of) the value.
  bool ReachesExit = false; ///< By returning.
  bool Throws = false;      ///< Leaves by an exception.
  bool GaveUp = false;
  const clang::Stmt *FirstRelease = nullptr;
  /// The places outside of the function that the resource was stored in.
  std::vector<PathId> StoredIn;
  /// How the caller gets the resource, with what is known of the value.
  struct Handed {
    PathId Holder;
    std::optional<Known> Value;
  };
  std::vector<Handed> HandedOut;
  /// What is returned on paths that did not acquire; nullopt is unknown.
  std::vector<std::optional<Known>> OtherValues;
};

class Simulation {
public:
  Simulation(Body &B, UnitAnalysis &Unit) : B(B), Unit(Unit) {}

  /// Follows the resource that `Site` acquires.
  Outcome followSite(const AcquireSite &Site);
  /// Follows a handle that is held by `Holder` when the function is entered.
  Outcome followHandle(PathId Holder);
  /// Follows no resource: only where the function can get with these facts.
  Outcome followFacts(const Knowledge &Facts);

private:
  enum class Step { Go, Released, Escaped, Ended };

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
  bool loopEnds(const Block &Loop, const State &S);

  // Transfer.cpp
  Step apply(State &S, const Operation &Op);
  Step assign(State &S, const Operation &Op);
  Step returnValue(State &S, const Operation &Op);
  Step acquire(State &S);
  Step hold(State &S, PathId Holder);
  void write(State &S, PathId Target, bool Ends);
  bool kill(State &S, PathId Target);
  std::optional<Known> known(const State &S, const Operand &Value) const;

  // CallEffects.cpp
  Step call(State &S, const Call &C);
  Step callUnit(State &S, const Call &C);
  Step swapValues(State &S, const Call &C);
  Step insertElements(State &S, const Call &C);
  Step giveArgument(State &S, const Call &C, const Atom &A, int Argument);
  Step copyBytes(State &S, const Call &C);
  PathSuffix stepsTo(const Atom &A, PathId Holder) const;
  bool isRegistered(const State &S, const Operand &Value) const;
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
  std::vector<StateSet> Seen;
  bool Probing = false;
};

} // namespace vramlint::cuda

#endif
