// Whether a tensor still holds the graph that made it, as far as one unit can
// tell.
#ifndef VRAMLINT_CUDA_CHECKS_RULES_TORCHVALUES_H
#define VRAMLINT_CUDA_CHECKS_RULES_TORCHVALUES_H

#include "cuda_checks/rules/TorchBody.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace vramlint::cuda {

/// The values in one function. Evidence is strong evidence only: a module's
/// output, what is computed from it, and what backward() is called on. An
/// unknown function gives an unknown value, which holds no graph.
class TorchValues {
public:
  TorchValues(const TorchUnit &Unit, const TorchBody &Body)
      : Unit(Unit), Body(Body) {}

  /// \returns the expression that shows that the value has a graph (a module's
  /// call, or a backward()), or null.
  const clang::Expr *graphOf(const clang::Expr *E) { return graph(E, 0); }

  /// Whether an expression is made from this variable, also through others.
  bool derivesFrom(const clang::Expr *E, const clang::ValueDecl &Object);

private:
  const clang::Expr *graph(const clang::Expr *E, unsigned Depth);
  const clang::Expr *graphOfCall(const clang::CallExpr &E, unsigned Depth);
  const clang::Expr *graphOfVariable(const clang::ValueDecl &Object,
                                     unsigned Depth);
  const clang::Expr *graphOfUnitCall(const clang::CallExpr &E, unsigned Depth);
  const clang::Expr *anyInside(const clang::Stmt &S, unsigned Depth);
  bool derives(const clang::Stmt &S, const clang::ValueDecl &Object,
               unsigned Depth);

  const TorchUnit &Unit;
  const TorchBody &Body;
  llvm::SmallPtrSet<const clang::ValueDecl *, 8> Resolving;
  llvm::SmallPtrSet<const clang::ValueDecl *, 16> Met;
  /// Parameters that are known to hold a graph, in a function that is entered,
  /// with what shows it.
  llvm::DenseMap<const clang::ValueDecl *, const clang::Expr *> Attached;
  unsigned Calls = 0;
};

} // namespace vramlint::cuda

#endif
