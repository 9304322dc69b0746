#include "cuda_checks/engine/Knowledge.h"

#include <algorithm>

namespace vramlint::cuda {

std::optional<bool> Known::is(int64_t N) const {
  if (What == OneOf) {
    const auto End = Numbers.begin() + Count;
    if (std::find(Numbers.begin(), End, N) == End)
      return false;
    return Count == 1 ? std::optional(true) : std::nullopt;
  }
  const bool Excluded = What == NonZero    ? N == 0
                        : What == Positive ? N <= 0
                                           : N < 0;
  return Excluded ? std::optional(false) : std::nullopt;
}

std::optional<bool> Known::isLess(int64_t N) const {
  if (What == OneOf) {
    const auto Less = [N](int64_t Each) { return Each < N; };
    const auto End = Numbers.begin() + Count;
    if (std::all_of(Numbers.begin(), End, Less))
      return true;
    return std::none_of(Numbers.begin(), End, Less) ? std::optional(false)
                                                    : std::nullopt;
  }
  if ((What == Positive && N <= 1) || (What == NonNegative && N <= 0))
    return false;
  return std::nullopt;
}

static bool allOf(const Known &K, bool (*Holds)(int64_t)) {
  return K.What == Known::OneOf &&
         std::all_of(K.Numbers.begin(), K.Numbers.begin() + K.Count, Holds);
}

bool Known::isPositive() const {
  return What == Positive || allOf(*this, [](int64_t N) { return N > 0; });
}

bool Known::isNonNegative() const {
  return isPositive() || What == NonNegative ||
         allOf(*this, [](int64_t N) { return N >= 0; });
}

bool Known::isNonZero() const {
  return isPositive() || What == NonZero ||
         allOf(*this, [](int64_t N) { return N != 0; });
}

std::optional<Known> Known::next() const {
  // A counter that has left its start is only "positive": telling 1 from 2
  // would unroll every loop.
  if (isNonNegative())
    return positive();
  return std::nullopt;
}

std::optional<Known> Known::merge(const Known &O) const {
  if (*this == O)
    return *this;
  if (What == OneOf && O.What == OneOf) {
    std::vector<int64_t> All(Numbers.begin(), Numbers.begin() + Count);
    All.insert(All.end(), O.Numbers.begin(), O.Numbers.begin() + O.Count);
    std::sort(All.begin(), All.end());
    All.erase(std::unique(All.begin(), All.end()), All.end());
    if (All.size() <= Most) {
      Known Result{OneOf, static_cast<uint8_t>(All.size()), {}};
      std::copy(All.begin(), All.end(), Result.Numbers.begin());
      return Result;
    }
  }
  if (isPositive() && O.isPositive())
    return positive();
  if (isNonNegative() && O.isNonNegative())
    return nonNegative();
  if (isNonZero() && O.isNonZero())
    return nonZero();
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
  return Found ? std::optional(Found->number() == 1) : std::nullopt;
}

bool Knowledge::includes(const Knowledge &Other) const {
  return std::includes(Facts.begin(), Facts.end(), Other.Facts.begin(),
                       Other.Facts.end());
}

void Knowledge::intersect(const Knowledge &Other) {
  size_t Kept = 0;
  for (const Fact &F : Facts) {
    const Known *There = Other.find(F.first);
    if (!There)
      continue;
    const std::optional<Known> Both = F.second.merge(*There);
    // A guard that may be either is no guard.
    if (Both && !((F.first & GuardBit) && !Both->number()))
      Facts[Kept++] = {F.first, *Both};
  }
  Facts.resize(Kept);
}

} // namespace vramlint::cuda
