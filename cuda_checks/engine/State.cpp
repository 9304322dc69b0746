#include "cuda_checks/engine/State.h"

#include <algorithm>

namespace vramlint::cuda {

template <class T> static void insertSorted(std::vector<T> &Sorted, T Value) {
  const auto It = std::lower_bound(Sorted.begin(), Sorted.end(), Value);
  if (It == Sorted.end() || *It != Value)
    Sorted.insert(It, Value);
}

void State::addHolder(PathId P) { insertSorted(Holders, P); }

void State::assume(unsigned Assumption) { insertSorted(Assumes, Assumption); }

bool State::isHolder(PathId P) const {
  return std::binary_search(Holders.begin(), Holders.end(), P);
}

bool State::covers(const State &O) const {
  return Held == O.Held && HandedOut == O.HandedOut && Holders == O.Holders &&
         (!Failed || O.Failed) &&
         std::includes(O.Assumes.begin(), O.Assumes.end(), Assumes.begin(),
                       Assumes.end()) &&
         O.Facts.includes(Facts);
}

StateSet::Added StateSet::add(State &S) {
  unsigned Same = 0;
  bool Merges = false;
  for (const Member &Each : Members) {
    if (Each.S.covers(S))
      return Added::Nothing;
    if (!Each.S.sameProperty(S))
      continue;
    ++Same;
    Merges |= Each.Merged;
  }
  Merges |= Same >= MaxPerProperty;
  if (Merges) {
    const auto IsSame = [&](const Member &Each) {
      return Each.S.sameProperty(S);
    };
    for (const Member &Each : Members)
      if (IsSame(Each)) {
        S.Facts.intersect(Each.S.Facts);
        for (const unsigned Assumed : Each.S.Assumes)
          S.assume(Assumed);
      }
    Members.erase(std::remove_if(Members.begin(), Members.end(), IsSame),
                  Members.end());
  }
  if (Members.size() >= MaxStates)
    return Added::TooMany;
  Members.push_back({S, Merges});
  return Added::New;
}

} // namespace vramlint::cuda
