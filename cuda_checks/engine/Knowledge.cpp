#include "cuda_checks/engine/Knowledge.h"

#include <algorithm>

namespace vramlint::cuda {

std::optional<bool> Known::is(int64_t N) const {
  switch (What) {
  case Equals:
    return Number == N;
  case NonZero:
    return N == 0 ? std::optional(false) : std::nullopt;
  case Positive:
    return N <= 0 ? std::optional(false) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<bool> Known::isLess(int64_t N) const {
  if (What == Equals)
    return Number < N;
  if (What == Positive && N <= 1)
    return false;
  return std::nullopt;
}

std::optional<Known> Known::next() const {
  // A counter that has left its start is only "positive": telling 1 from 2
  // would unroll every loop.
  if (What == Positive || (What == Equals && Number >= 0))
    return positive();
  return std::nullopt;
}

const Known *Knowledge::find(uint32_t Key) const {
  const auto It = std::lower_bound(
      Facts.begin(), Facts.end(), Key,
      [](const Fact &F, uint32_t Wanted) { return F.first < Wanted; });
  return It != Facts.end() && It->first == Key ? &It->second : nullptr;
}

void Knowledge::set(uint32_t Key, Known K) {
  const auto It = std::lower_bound(
      Facts.begin(), Facts.end(), Key,
      [](const Fact &F, uint32_t Wanted) { return F.first < Wanted; });
  if (It != Facts.end() && It->first == Key)
    It->second = K;
  else
    Facts.insert(It, {Key, K});
}

const Known *Knowledge::value(PathId P) const { return find(P); }

std::optional<bool> Knowledge::guard(GuardId G) const {
  if (G == NoGuard)
    return std::nullopt;
  const Known *Found = find(GuardBit | G);
  return Found ? std::optional(Found->Number != 0) : std::nullopt;
}

bool Knowledge::includes(const Knowledge &Other) const {
  return std::includes(
      Facts.begin(), Facts.end(), Other.Facts.begin(), Other.Facts.end(),
      [](const Fact &A, const Fact &B) {
        return std::tie(A.first, A.second.What, A.second.Number) <
               std::tie(B.first, B.second.What, B.second.Number);
      });
}

void Knowledge::intersect(const Knowledge &Other) {
  size_t Kept = 0;
  for (const Fact &F : Facts) {
    const Known *There = Other.find(F.first);
    if (There && *There == F.second)
      Facts[Kept++] = F;
  }
  Facts.resize(Kept);
}

} // namespace vramlint::cuda
