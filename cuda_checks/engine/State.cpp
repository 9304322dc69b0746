#include "cuda_checks/engine/State.h"

#include <algorithm>

namespace vramlint::cuda {

void State::addHolder(PathId P) {
  const auto It = std::lower_bound(Holders.begin(), Holders.end(), P);
  if (It == Holders.end() || *It != P)
    Holders.insert(It, P);
}

bool State::isHolder(PathId P) const {
  return std::binary_search(Holders.begin(), Holders.end(), P);
}

bool State::covers(const State &O) const {
  return Held == O.Held && HandedOut == O.HandedOut && Holders == O.Holders &&
         (!Failed || O.Failed) && O.Facts.includes(Facts);
}

StateSet::Added StateSet::add(State &S) {
  unsigned Same = 0;
  for (const State &Each : States) {
    if (Each.covers(S))
      return Added::Nothing;
    Same += Each.sameProperty(S);
  }
  if (Same >= MaxPerProperty) {
    for (const State &Each : States)
      if (Each.sameProperty(S))
        S.Facts.intersect(Each.Facts);
    States.erase(
        std::remove_if(States.begin(), States.end(),
                       [&](const State &Each) { return Each.sameProperty(S); }),
        States.end());
  }
  if (States.size() >= MaxStates)
    return Added::TooMany;
  States.push_back(S);
  return Added::New;
}

} // namespace vramlint::cuda
