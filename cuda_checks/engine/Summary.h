// What a caller must know of a function: which resources it hands out, and what
// it does with a handle it is given.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_SUMMARY_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_SUMMARY_H

#include "cuda_checks/engine/AccessPath.h"
#include "cuda_checks/engine/Knowledge.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace vramlint::cuda {

/// The number that stands for a function's value instead of an argument.
constexpr int ReturnedValue = -1;
/// The number that stands for the object of a member function.
constexpr int ThisObject = -2;

/// What stands in the texts of a guessed acquire for what only the link knows.
inline constexpr char NounHole[] = "\1noun\2";
inline constexpr char FunctionHole[] = "\1function\2";
inline constexpr char ReleaseHole[] = "\1release\2";

/// "This function of another unit only uses the handle that it gets here."
struct Assumption {
  std::string Function; ///< Clang's USR: the same in every unit.
  int Argument = 0;
  std::string Path;

  bool operator<(const Assumption &O) const {
    return std::tie(Function, Argument, Path) <
           std::tie(O.Function, O.Argument, O.Path);
  }
  bool operator==(const Assumption &O) const {
    return !(*this < O) && !(O < *this);
  }
};

/// A resource that a function acquires and hands to its caller.
struct HandedOut {
  std::string AcquiredBy; ///< The library function, "cudaMalloc".
  int Argument = ReturnedValue;
  std::string Path; ///< From the argument or value on: "[0].data".
  /// The value the function returns when it has acquired, if there is one.
  std::optional<int64_t> Success;
  /// It may also return that value without having acquired.
  bool Maybe = false;
  /// What has to hold of functions of other units for all this.
  std::vector<Assumption> Assuming;

  bool operator==(const HandedOut &O) const {
    return AcquiredBy == O.AcquiredBy && Argument == O.Argument &&
           Path == O.Path && Success == O.Success && Maybe == O.Maybe &&
           Assuming == O.Assuming;
  }
};

/// What a function does with a handle that its caller holds.
enum class HandleEffect : uint8_t {
  None,     ///< Only uses it.
  Released, ///< Releases it on some path.
  Escaped,  ///< Keeps it somewhere.
  Returned, ///< Returns it.
};

/// What may end a handle that a function is given, for telling whether that can
/// end a resource of some kind at all.
struct Releasers {
  std::set<std::string> Kinds; ///< What the GPU libraries' functions release.
  std::string First;           ///< One of these functions, for messages.
  bool Host = false;           ///< The host's allocator is among them.
  /// Something else may do it, or nothing on some path.
  bool Any = false;

  void add(const Releasers &O) {
    Kinds.insert(O.Kinds.begin(), O.Kinds.end());
    if (First.empty())
      First = O.First;
    Host |= O.Host;
    Any |= O.Any;
  }
  /// Whether none of them can release a resource of the kind.
  bool areWrongFor(const std::string &Kind) const {
    return !Any && !First.empty() && !Kinds.count(Kind);
  }
};

struct ArgumentEffect {
  int Argument = 0;
  std::string Path;
  HandleEffect Effect = HandleEffect::None;
  std::vector<Assumption> Assuming;

  bool operator==(const ArgumentEffect &O) const {
    return Argument == O.Argument && Path == O.Path && Effect == O.Effect &&
           Assuming == O.Assuming;
  }
};

/// The serialisable form, which is what units tell each other.
struct FunctionSummary {
  std::string Function; ///< Clang's USR: the same in every unit.
  std::string Name;     ///< As messages call it.
  std::vector<HandedOut> Acquires;
  std::vector<ArgumentEffect> Effects;
  bool NeverReturns = false;

  bool empty() const {
    return Acquires.empty() && Effects.empty() && !NeverReturns;
  }
  bool operator==(const FunctionSummary &O) const {
    return Function == O.Function && Name == O.Name && Acquires == O.Acquires &&
           Effects == O.Effects && NeverReturns == O.NeverReturns;
  }
};

void to_json(nlohmann::json &Json, const Assumption &Assumed);
void from_json(const nlohmann::json &Json, Assumption &Assumed);
void to_json(nlohmann::json &Json, const FunctionSummary &Summary);
void from_json(const nlohmann::json &Json, FunctionSummary &Summary);

} // namespace vramlint::cuda

#endif
