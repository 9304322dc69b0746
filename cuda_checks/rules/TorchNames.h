// What the rules for LibTorch know of its names: tensors, modules, guards, and
// which functions keep a graph. Types are told by the classes they are, not by
// their names in the program.
#ifndef VRAMLINT_CUDA_CHECKS_RULES_TORCHNAMES_H
#define VRAMLINT_CUDA_CHECKS_RULES_TORCHNAMES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace vramlint::cuda {

/// Whether the unit declares LibTorch's tensors: a cheap test before any walk.
bool mentionsTorch(clang::ASTContext &AST);

/// Looks through references and typedefs.
bool isTensor(clang::QualType Type);

/// A type whose objects own tensors: a standard container, tuple or pair of
/// them, or a TorchScript value.
bool holdsTensors(clang::QualType Type);

enum class ModuleKind {
  None,
  Parameterless, ///< Makes a graph only if its input has one.
  Trainable,     ///< Has parameters, so that its output has a graph.
  Script         ///< torch::jit::Module: parameters unless it was frozen.
};

/// The module that a value is, holds or points to.
ModuleKind moduleKind(clang::QualType Type);

/// Whether an object of this type turns gradients off while it lives:
/// NoGradGuard and its like, or an object that has one inside. A mode that is
/// not known counts as off.
bool isGradGuard(const clang::VarDecl &Variable);
bool isGradGuardType(clang::QualType Type);

/// The name of a method that is called, also in templates; "forward" for a call
/// of a module by operator(); empty where no method is called.
llvm::StringRef methodName(const clang::CallExpr &Call);
/// The object that a method is called on, without `->` and `*` of holders.
const clang::Expr *objectOf(const clang::CallExpr &Call);
/// The name of a function that is called and is no method.
llvm::StringRef functionName(const clang::CallExpr &Call);

/// The variable or member that an expression is, through holders and pointers.
const clang::ValueDecl *namedObject(const clang::Expr *E);

/// Functions and methods whose result has no graph, whatever they are given.
bool dropsGraph(llvm::StringRef Name);
/// Methods that only look inside a value: `toTensor`, `at`, `value`.
bool looksInside(llvm::StringRef Name);

/// Whether a call's callee stands in LibTorch.
bool isTorchFunction(const clang::CallExpr &Call);

} // namespace vramlint::cuda

#endif
