// Turns one function's Clang CFG into the body that the simulation runs on.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_LOWERING_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_LOWERING_H

#include "cuda_checks/engine/Body.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/FoldingSet.h"

#include <map>

namespace vramlint::cuda {

/// \returns the body, or nullptr where Clang cannot build a CFG.
std::unique_ptr<Body> lowerFunction(const clang::FunctionDecl &Function,
                                    clang::ASTContext &AST,
                                    const ResourceModels &Models);

/// Whether a call's callee is one that models can name: no member function, and
/// known by name; a function pointer in a struct counts by its member's name.
llvm::StringRef modelName(const clang::CallExpr &Call);

/// Strips what does not change which value or place an expression is.
const clang::Expr *strip(const clang::Expr *E);

/// A local reference that keeps a temporary alive: a variable in all but name.
bool bindsTemporary(const clang::VarDecl &Variable);

/// Whether a type is a GPU library's status, where zero is success.
bool isStatusType(clang::QualType Type);

/// The work of lowerFunction; its parts stand in Lower*.cpp.
class Lowering {
public:
  Lowering(Body &Result, clang::ASTContext &AST, const ResourceModels &Models)
      : B(Result), AST(AST), Models(Models) {}
  void run();

private:
  // LowerStatement.cpp
  void findPointers();
  void noteCopies(const clang::Expr *Source);
  void notePointerSource(const clang::VarDecl *Variable,
                         const clang::Expr *Source);
  void lowerBlock(const clang::CFGBlock &From, Block &To);
  void lowerTerminator(const clang::CFGBlock &From, Block &To);
  void lowerStatement(const clang::Stmt &S);
  void declare(const clang::VarDecl &Variable, const clang::Stmt &S);
  void assignInit(PathId Target, const clang::Expr *Init, const clang::Stmt &S);
  void emit(Operation::Kind What, PathId Target, Operand Source,
            const clang::Stmt &S);

  // DroppedCode.cpp
  bool isIncomplete() const;
  void notePlace(const clang::Stmt &S, Block &Where);
  void addDroppedWrites();

  // LowerException.cpp
  bool mayThrow(const Block &Here) const;
  void pruneExceptionEdges(const clang::CFGBlock &From, Block &To) const;

  // LowerExpression.cpp
  PathId rootOf(const clang::VarDecl &Variable);
  PathId place(const clang::Expr *E);
  Operand value(const clang::Expr *E);
  Operand addressOf(const clang::Expr *E);
  Operand callValue(const clang::CallExpr &E);
  PathId placeOfBinding(const clang::BindingDecl &Binding);
  PathId placeOfCall(const clang::CallExpr &E);
  PathId followFirst(const Operand &Pointer, int64_t Index);
  std::optional<int64_t> constant(const clang::Expr *E);
  PathId pathOfResult(const clang::Expr &E);

  // LowerCall.cpp
  void lowerCall(const clang::CallExpr &E);
  void lowerConstruct(const clang::CXXConstructExpr &E);
  void lowerReturn(const clang::ReturnStmt &S);
  void initialize(const clang::CXXCtorInitializer &Member);
  void addModels(Call &C, llvm::StringRef Listed) const;
  const AcquireModel *acquireOf(const clang::CXXNewExpr &E) const;
  bool lowerUnresolved(const clang::RecoveryExpr &E);
  CalleeKind classify(const Call &C);
  void addArgument(Call &C, const clang::Expr *Argument,
                   clang::QualType Parameter);
  void finishCall(std::unique_ptr<Call> C, const clang::Expr &E);

  // LowerCondition.cpp
  unsigned lowerCondition(const clang::Expr *E);
  Condition condition(const clang::Expr *E);
  Condition comparison(clang::BinaryOperatorKind Operator,
                       const clang::Expr *Left, const clang::Expr *Right);
  std::optional<Condition> assertion(const clang::Expr *E);
  Condition truth(const clang::Expr *E);
  GuardId guard(llvm::ArrayRef<const clang::Expr *> Parts, unsigned Operator);

  struct Pointer {
    llvm::SmallVector<const clang::Expr *, 2> Sources;
    bool Moved = false;
    bool Exposed = false;
    bool Acquired = false;
  };

  /// Where a block comes to a place in the text of the function.
  struct Place {
    unsigned Offset;
    unsigned Order;
    Block *Where;
    size_t Index; ///< Of the operation that comes next.
  };

  Body &B;
  clang::ASTContext &AST;
  const ResourceModels &Models;
  Block *Current = nullptr;
  std::vector<const clang::VarDecl *> PointerOrder;
  llvm::DenseMap<const clang::VarDecl *, Pointer> Pointers;
  std::map<std::vector<unsigned>, GuardId> GuardNumbers;
  llvm::SmallVector<const clang::VarDecl *, 4> Resolving;
  bool Incomplete = false;
  std::vector<Place> Places; ///< Only of incomplete functions.
};

} // namespace vramlint::cuda

#endif
