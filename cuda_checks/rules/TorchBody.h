// One function as the rules for LibTorch see it: what happens to modules,
// tensors and containers, in order, with the loops and gradient guards around
// it.
#ifndef VRAMLINT_CUDA_CHECKS_RULES_TORCHBODY_H
#define VRAMLINT_CUDA_CHECKS_RULES_TORCHBODY_H

#include "cuda_checks/rules/TorchNames.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <map>
#include <memory>
#include <vector>

namespace vramlint::cuda {

/// Something that happens in a function.
struct TorchEvent {
  enum Kind : uint8_t {
    ModuleCall, ///< `Object` is called, or its forward().
    Backward,   ///< backward() on `Value`.
    Grad,       ///< torch::autograd::grad.
    Eval,       ///< `Object` is put into evaluation mode.
    Train,      ///< ... into training mode.
    Insert,     ///< `Value` goes into the container `Object`.
    Add,        ///< `Value` is added to the tensor `Object`.
    Assign,     ///< `Object` gets `Value`.
    Clear,      ///< The container or tensor `Object` loses what it holds.
    Freeze,     ///< Parameters stop requiring gradients, or all gradients end.
    Call        ///< A function of this unit is called.
  };
  Kind What;
  const clang::Expr *Where = nullptr;
  const clang::ValueDecl *Object = nullptr;
  const clang::Expr *Value = nullptr;
  const clang::FunctionDecl *Callee = nullptr;
  std::vector<const clang::Stmt *> Loops; ///< Outermost first.
  bool Guarded = false;                   ///< Gradients are off.
};

struct TorchBody {
  const clang::FunctionDecl *Function = nullptr;
  std::vector<TorchEvent> Events; ///< In source order.
  /// What each variable or member is set to here.
  std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> Sources;
  /// Calls under a guard.
  llvm::SmallPtrSet<const clang::Expr *, 8> Guarded;
  /// The loops that each local variable is declared in.
  std::map<const clang::ValueDecl *, std::vector<const clang::Stmt *>>
      DeclaredIn;

  bool has(TorchEvent::Kind What) const;
};

TorchBody readTorchBody(const clang::FunctionDecl &Function);

/// The functions of a unit, read once each, and what they do to each other.
class TorchUnit {
public:
  TorchUnit(clang::ASTContext &AST,
            const std::vector<const clang::FunctionDecl *> &Functions);

  const std::vector<TorchBody> &bodies() const { return Bodies; }
  const TorchBody *body(const clang::FunctionDecl *Function) const;
  /// Whether the function, or one it calls, runs backward.
  bool runsBackward(const clang::FunctionDecl *Function) const;
  /// Whether something inside the loop runs backward.
  bool runsBackward(const TorchBody &Body, const clang::Stmt &Loop) const;
  /// Whether some call of the function in this unit stands under a guard.
  bool isCalledGuarded(const clang::FunctionDecl *Function) const;
  /// Whether some call of the function in this unit stands in a loop.
  bool isCalledInLoop(const clang::FunctionDecl *Function) const;
  /// Whether an event of this kind exists anywhere, for this object if given.
  bool anywhere(TorchEvent::Kind What,
                const clang::ValueDecl *Object = nullptr) const;

private:
  std::vector<TorchBody> Bodies;
  llvm::DenseMap<const clang::FunctionDecl *, size_t> Index;
  llvm::SmallPtrSet<const clang::FunctionDecl *, 8> Backwards;
};

/// Whether the call of a lambda or of a function that is only written inside
/// another one: what it does was read with that one.
bool isLocalFunction(const clang::FunctionDecl &Function);

} // namespace vramlint::cuda

#endif
