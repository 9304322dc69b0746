// Questions that every rule about kept graphs asks: is the value attached, has
// backward freed its graph, and does it pile up from step to step?
#ifndef VRAMLINT_PYTHON_FRONTEND_RULES_RETENTION_H
#define VRAMLINT_PYTHON_FRONTEND_RULES_RETENTION_H

#include "python_frontend/rules/Rules.h"

namespace vramlint::python {

/// What a stored value keeps alive.
struct Kept {
  bool Attached = false;
  bool Freed = false;    ///< Backward frees its activations.
  bool Retained = false; ///< ... but was told to keep them.
  bool Scalar = false;
  bool OnHost = false; ///< A copy in host memory; the graph stays where it was.
  Value Part;          ///< The attached value itself.
  std::string Field;   ///< Where it stands in a stored structure, or "".
  /// How much it costs: of a structure's values the worst is told.
  unsigned weight() const {
    return !Attached ? 0 : !Freed ? 4 : OnHost ? 1 : Scalar ? 2 : 3;
  }
};

/// Why a container grows, if it does.
struct Growth {
  bool Grows = false;
  bool Strong = false; ///< A backward pass runs in each turn or call.
  const LoopRecord *Loop = nullptr; ///< Null: the function runs once per step.
  uint32_t LoopNumber = 0;
};

class Retention {
public:
  explicit Retention(RuleContext &C) : C(C) {}

  Kept kept(const Value &V, unsigned Depth = 0) const;
  Growth growth(const ContainerRecord &Container, uint32_t Id, uint32_t Born,
                uint32_t Context, const FunctionDef *Function,
                bool InEval) const;
  /// Whether a key differs from step to step of this loop.
  bool isGrowingKey(const Expr *Index, const LoopRecord *Loop) const;
  /// Notes on where the graph is made and whether backward frees it.
  std::vector<Note> path(const Kept &K) const;
  /// What the value holds after each step, in words.
  std::string cost(const Kept &K) const;

private:
  bool isAttached(const Value &V) const;
  bool isProven(SetId Direct, unsigned Depth = 0) const;
  bool isScalar(SetId Direct, unsigned Depth = 0) const;
  bool isCleared(const ContainerRecord &Container, uint32_t Loop) const;
  RuleContext &C;
};

} // namespace vramlint::python

#endif
