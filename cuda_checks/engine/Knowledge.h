// What is known to hold on a path through a function: values of variables, and
// conditions that were found true or false.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_KNOWLEDGE_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_KNOWLEDGE_H

#include "cuda_checks/engine/AccessPath.h"

#include <array>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace vramlint::cuda {

/// What is known of a number or pointer.
struct Known {
  enum Kind : uint8_t { OneOf, NonZero, Positive, NonNegative };
  static constexpr unsigned Most = 4;
  Kind What = OneOf;
  uint8_t Count = 0;                   ///< Of the numbers of OneOf.
  std::array<int64_t, Most> Numbers{}; ///< Sorted; the rest is zero.

  static Known equals(int64_t N) { return {OneOf, 1, {N}}; }
  static Known nonZero() { return {NonZero, 0, {}}; }
  static Known positive() { return {Positive, 0, {}}; }
  static Known nonNegative() { return {NonNegative, 0, {}}; }
  /// The one number it is, if only one is left.
  std::optional<int64_t> number() const {
    return What == OneOf && Count == 1 ? std::optional(Numbers[0])
                                       : std::nullopt;
  }
  /// Whether the value equals `N`, if that follows.
  std::optional<bool> is(int64_t N) const;
  /// Whether the value is less than `N`, if that follows.
  std::optional<bool> isLess(int64_t N) const;
  /// What is known after adding one.
  std::optional<Known> next() const;
  /// What is known where either this or `O` is.
  std::optional<Known> merge(const Known &O) const;
  bool isPositive() const;
  bool isNonNegative() const;
  bool isNonZero() const;
  bool operator==(const Known &O) const {
    return What == O.What && Count == O.Count && Numbers == O.Numbers;
  }
  bool operator<(const Known &O) const {
    return std::tie(What, Count, Numbers) <
           std::tie(O.What, O.Count, O.Numbers);
  }
};

using GuardId = uint32_t;
constexpr GuardId NoGuard = 0;

/// Facts by path and guards by number; a sorted list, since there are few.
class Knowledge {
public:
  const Known *value(PathId P) const;
  std::optional<bool> guard(GuardId G) const;
  void setValue(PathId P, Known K) { set(P, K); }
  void setGuard(GuardId G, bool Holds) {
    set(GuardBit | G, Known::equals(Holds));
  }
  template <class Predicate> void forgetValues(Predicate Drop) {
    eraseIf([&](uint32_t Key) { return !(Key & GuardBit) && Drop(Key); });
  }
  template <class Predicate> void forgetGuards(Predicate Drop) {
    eraseIf([&](uint32_t Key) {
      return (Key & GuardBit) && Drop(Key & ~GuardBit);
    });
  }
  /// Whether everything that `Other` knows is known here too.
  bool includes(const Knowledge &Other) const;
  /// Keeps only what both know.
  void intersect(const Knowledge &Other);
  size_t size() const { return Facts.size(); }

private:
  static constexpr uint32_t GuardBit = 1u << 31;
  using Fact = std::pair<uint32_t, Known>;
  void set(uint32_t Key, Known K);
  const Known *find(uint32_t Key) const;
  template <class Predicate> void eraseIf(Predicate Drop) {
    size_t Kept = 0;
    for (const Fact &F : Facts)
      if (!Drop(F.first))
        Facts[Kept++] = F;
    Facts.resize(Kept);
  }
  std::vector<Fact> Facts;
};

} // namespace vramlint::cuda

#endif
