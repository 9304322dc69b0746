// The flow-sensitive part of the analysis: what holds at one point of
// execution.
#ifndef VRAMLINT_PYTHON_FRONTEND_SEMANTICS_STATE_H
#define VRAMLINT_PYTHON_FRONTEND_SEMANTICS_STATE_H

#include "python_frontend/semantics/Value.h"

namespace vramlint::python {

/// Variables of every frame on the stack, attributes touched so far, and modes.
struct State {
  std::vector<Value> Vars;
  /// Sorted by object and attribute.
  std::vector<std::pair<uint64_t, Value>> Attrs;
  GradMode Mode = GradMode::On;
  SetId Eval = 0;    ///< Modules that are surely in evaluation mode.
  bool Dead = false; ///< Nothing executes here.

  static uint64_t key(uint32_t Object, Atom Name) {
    return (uint64_t(Object) << 32) | Name;
  }
  const Value *attr(uint64_t Key) const {
    auto At = std::lower_bound(Attrs.begin(), Attrs.end(), Key,
                               [](const std::pair<uint64_t, Value> &A,
                                  uint64_t K) { return A.first < K; });
    return At != Attrs.end() && At->first == Key ? &At->second : nullptr;
  }
  void setAttr(uint64_t Key, const Value &V) {
    auto At = std::lower_bound(Attrs.begin(), Attrs.end(), Key,
                               [](const std::pair<uint64_t, Value> &A,
                                  uint64_t K) { return A.first < K; });
    if (At != Attrs.end() && At->first == Key)
      At->second = V;
    else
      Attrs.insert(At, {Key, V});
  }
  bool operator==(const State &O) const {
    return Mode == O.Mode && Eval == O.Eval && Dead == O.Dead &&
           Vars == O.Vars && Attrs == O.Attrs;
  }
};

/// What holds where two ways meet.
inline void joinInto(Values &Pool, State &A, const State &B) {
  if (B.Dead)
    return;
  if (A.Dead) {
    A = B;
    return;
  }
  const size_t Count = std::min(A.Vars.size(), B.Vars.size());
  A.Vars.resize(Count);
  for (size_t I = 0; I < Count; ++I)
    if (A.Vars[I] != B.Vars[I])
      A.Vars[I] = Pool.join(A.Vars[I], B.Vars[I]);
  if (A.Attrs != B.Attrs) {
    std::vector<std::pair<uint64_t, Value>> Merged;
    auto X = A.Attrs.begin(), XEnd = A.Attrs.end();
    auto Y = B.Attrs.begin(), YEnd = B.Attrs.end();
    while (X != XEnd || Y != YEnd) {
      if (Y == YEnd || (X != XEnd && X->first < Y->first))
        Merged.push_back(*X++);
      else if (X == XEnd || Y->first < X->first)
        Merged.push_back(*Y++);
      else {
        Merged.push_back({X->first, Pool.join(X->second, Y->second)});
        ++X, ++Y;
      }
    }
    A.Attrs = std::move(Merged);
  }
  if (A.Mode != B.Mode)
    A.Mode = GradMode::Unknown;
  A.Eval = Pool.Sets.intersect(A.Eval, B.Eval);
}

} // namespace vramlint::python

#endif
