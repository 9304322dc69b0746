// What interpreting a unit brings to light, for the rules to judge.
#ifndef VRAMLINT_PYTHON_FRONTEND_SEMANTICS_OBSERVATIONS_H
#define VRAMLINT_PYTHON_FRONTEND_SEMANTICS_OBSERVATIONS_H

#include "python_frontend/semantics/Value.h"
#include "python_frontend/syntax/Ast.h"

#include <set>
#include <unordered_map>
#include <vector>

namespace vramlint::python {

/// One variable of the unit.
inline uint64_t variableKey(uint32_t Owner, uint32_t Slot) {
  return (uint64_t(1) << 62) | (uint64_t(Owner) << 24) | Slot;
}

/// An expression (or a part of its result) that makes values: numbers below the
/// module's ExprCount are expressions, higher ones parts of their results.
struct Site {
  bool Backward = false; ///< A backward pass freed its graph's buffers.
  bool Retained = false; ///< A backward pass kept them (retain_graph).
  bool Graph = false;    ///< Proven to have a graph, by backward on it.
  bool Scalar = false;
  bool IsModule = false; ///< A module was called here.
  /// Its value, attached, goes where its use is not seen.
  bool Leaves = false;
  const Expr *At = nullptr;
  const Expr *BackwardAt = nullptr;
  /// What an operation on tensors computes with: it has a graph if one of these
  /// has, and one element if all have.
  std::vector<SetId> Inputs;
  bool IsOperation = false; ///< Of tensors, element by element or reducing.
  bool IsElement = false;   ///< A row or element of PartOf.
  SetId PartOf = 0;         ///< The sites whose result this is a part of.
};

/// A loop statement, over all contexts in which it runs.
struct LoopRecord {
  const Stmt *At = nullptr;
  const Expr *Comprehension = nullptr; ///< A comprehension's loop instead.
  const FunctionDef *Function = nullptr;
  bool InModuleClass = false;
  bool RunsBackward = false;
  bool NeedsGrad = false; ///< autograd.grad, requires_grad_ or the like.
  bool CallsModule = false;
  bool UsesEval = false; ///< A module in evaluation mode is called.
  SetId Held = 0;        ///< Containers that live from turn to turn.
  SetId EvalAtEntry = 0; ///< Modules in evaluation mode when it starts.
  bool Entered = false;
};

/// A container by the place that creates it, or the running value of a sum.
struct ContainerRecord {
  const Expr *At = nullptr;    ///< What creates it, if known.
  const Stmt *SumAt = nullptr; ///< The accumulating statement, for a sum.
  uint32_t Born = 0;
  const FunctionDef *Function = nullptr; ///< Where it is created.
  bool Outlives = false;   ///< An attribute, a global or a default argument.
  bool FromCaller = false; ///< A parameter whose callers are not known.
  Atom Attribute = 0;      ///< The attribute that holds it.
  bool Bounded = false;
  bool BackwardThrough = false;
  bool Returned = false;
  bool Consumed = false; ///< Stacked, summed or concatenated.
  bool Escaped = false;  ///< Handed to something unknown, or to an attribute.
  bool Cleared = false;
  std::vector<uint32_t> ClearedIn; ///< Loop contexts of clearing.
  std::set<const FunctionDef *> ClearedBy;
};

/// A value is put into containers.
struct StoreEvent {
  const Expr *At = nullptr;
  const Expr *Stored = nullptr;
  Value What;
  SetId Into = 0;
  uint32_t Context = 0;
  const FunctionDef *Function = nullptr;
  const FunctionDef *Root = nullptr; ///< See ModuleCall.
  GradMode Mode = GradMode::On;
  bool InEval = false;
  bool SlotOnly = false;       ///< `d[k] = v` with a constant key: no growth.
  const Expr *Index = nullptr; ///< The key of `d[k] = v`.
  bool Bounded = false;        ///< The container drops old elements itself.
};

/// A running sum takes a value in.
struct SumEvent {
  const Stmt *At = nullptr;
  const Expr *Target = nullptr;
  const Expr *Added = nullptr;
  Value What;
  uint32_t Born = 0;
  uint32_t Container = 0;
  uint32_t Context = 0;
  const FunctionDef *Function = nullptr;
  const FunctionDef *Root = nullptr; ///< See ModuleCall.
  bool IsAttribute = false;          ///< Its target outlives the function.
  bool Constructed = false; ///< An attribute of an object made in the unit.
  GradMode Mode = GradMode::On;
  uint8_t OldBits = 0; ///< What the target held before.
  bool InEval = false;
};

/// A module with parameters is called in a loop with gradients on.
struct ModuleCall {
  const Expr *Call = nullptr;
  const Expr *Eval = nullptr; ///< What put it into evaluation mode, or null.
  uint32_t Module = 0;
  uint32_t Context = 0;
  const FunctionDef *Function = nullptr;
  /// The function that nobody in the unit calls, from which this was reached;
  /// null when the module itself runs it. Its callers may turn gradients off.
  const FunctionDef *Root = nullptr;
};

/// A gradient-mode class is used as a context without being called.
struct UncalledGuard {
  const Expr *At = nullptr;
  Atom Path = 0;
  const FunctionDef *Function = nullptr;
};

/// A function over all contexts in which it runs.
struct FunctionRecord {
  bool Analysed = false;
  bool RunsBackward = false;
  bool BackwardPerCall = false; ///< Runs backward outside its own loops.
  bool CalledInLoop = false;
  bool CallsEval = false; ///< It puts a module into evaluation mode.
  bool IsStepHook = false;
};

struct Observations {
  /// The budget ran out: some calls were not followed into, nor some loops
  /// until nothing changed.
  bool Partial = false;
  std::vector<LoopRecord> Loops;
  std::vector<ContainerRecord> Containers;
  std::vector<Site> Sites;
  std::vector<FunctionRecord> Functions; ///< By scope index.
  std::vector<StoreEvent> Stores;
  std::vector<SumEvent> Sums;
  std::vector<ModuleCall> ModuleCalls;
  /// Which modules a site called with gradients on, by number.
  std::set<std::pair<uint32_t, uint32_t>> CalledAt;
  std::vector<UncalledGuard> Guards;
  /// Attribute names that are emptied or rebound outside constructors.
  std::set<Atom> ClearedAttributes;
  /// Names of functions and methods called without gradients.
  std::set<Atom> CalledWithoutGrad;
  /// What counts up by constants: keys made of it never come again.
  std::set<uint64_t> CounterVariables;
  std::set<Atom> CounterAttributes;
};

} // namespace vramlint::python

#endif
