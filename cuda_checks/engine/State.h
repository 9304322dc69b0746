// The state of one resource on one path through a function.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_STATE_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_STATE_H

#include "cuda_checks/engine/Knowledge.h"

#include <vector>

namespace clang {
class Stmt;
}

namespace vramlint::cuda {

/// Either not acquired yet, or held by one or more places. A resource that was
/// released or is out of our sight has no state: nothing can be said of it.
struct State {
  bool Held = false;
  /// The caller can reach it: no leak here, but maybe there.
  bool HandedOut = false;
  /// Something has failed on this path since the resource was acquired.
  bool Failed = false;
  std::vector<PathId> Holders; ///< Sorted.
  /// What has to hold of functions of other units for the resource to be held
  /// still: numbers that UnitAnalysis gives out, sorted.
  std::vector<unsigned> Assumes;
  Knowledge Facts;
  unsigned Trail = 0; ///< Index of the last step in the simulation's trail.
  const clang::Stmt *LeftBy = nullptr; ///< The return or throw met last.

  void assume(unsigned Assumption);
  void addHolder(PathId P);
  bool isHolder(PathId P) const;
  bool sameProperty(const State &O) const {
    return Held == O.Held && HandedOut == O.HandedOut && Failed == O.Failed &&
           Holders == O.Holders;
  }
  /// Whether all that can happen from `O` on can happen from here on too, and
  /// a leak found here is at least as telling.
  bool covers(const State &O) const;
};

/// The states that reached one block, at most a few for each property: beyond
/// that they are merged, and only what all of them know is kept. What has once
/// been merged goes on merging with whatever comes: each time it knows less, so
/// that nested loops reach their fixpoint in few rounds.
class StateSet {
public:
  static constexpr unsigned MaxPerProperty = 6;
  static constexpr unsigned MaxStates = 96;

  enum class Added { Nothing, New, TooMany };
  /// Adds `S`, which is replaced by the merged state where states merge.
  Added add(State &S);

private:
  struct Member {
    State S;
    bool Merged;
  };
  std::vector<Member> Members;
};

} // namespace vramlint::cuda

#endif
