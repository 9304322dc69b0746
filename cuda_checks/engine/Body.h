// A function body as the simulation sees it: the blocks of Clang's CFG with
// only the operations that can move, release or lose a handle. Made by
// Lowering.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_BODY_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_BODY_H

#include "cuda_checks/engine/AccessPath.h"
#include "cuda_checks/engine/Knowledge.h"
#include "cuda_checks/models/ResourceModels.h"

#include "clang/Analysis/CFG.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <vector>

namespace vramlint::cuda {

/// One possible value of an expression.
struct Atom {
  enum Kind : uint8_t {
    Value,   ///< What is stored at Path.
    Address, ///< The address of Path.
    Number,
    Test, ///< The truth of Body::Conditions[Condition].
  };
  Kind What = Value;
  bool Offset = false; ///< Something was added to the pointer.
  PathId Path = NoPath;
  int64_t Constant = 0;
  unsigned Condition = 0;
};

/// All values an expression may have, as far as they matter; empty is unknown.
using Operand = llvm::SmallVector<Atom, 1>;

/// A condition that a branch or an assigned truth value depends on.
struct Condition {
  enum Kind : uint8_t {
    Unknown,
    Constant, ///< Number != 0
    Equals,   ///< the value at Path == Number
    Less,     ///< the value at Path < Number
    Same,     ///< the value at Path == the value at OtherPath
    Guarded,  ///< known only as a whole, by Guard
  };
  Kind What = Unknown;
  bool Negated = false;
  /// What is compared, where one of the two outcomes is a failure.
  enum Tested : uint8_t { Other, Status, Pointer };
  Tested Subject = Other;
  bool HasCall = false;
  PathId Path = NoPath;
  PathId OtherPath = NoPath;
  int64_t Number = 0;
  GuardId Guard = NoGuard;
  const clang::Expr *Source = nullptr;
};

/// What is known of a callee, apart from models and summaries.
enum class CalleeKind : uint8_t {
  Unknown,  ///< May keep whatever it is given.
  Unit,     ///< Has a body in this unit: its summary tells.
  External, ///< May have its body in another unit of the project.
  Library,  ///< Takes no ownership: GPU and C library functions, launches.
  Copies,   ///< memcpy and its like: keeps what an address argument points to.
  Swap,     ///< Exchanges the values of its two arguments.
  Insert,   ///< Stores its arguments as elements of a local container.
  FreesHost ///< free() and its like, which end any pointer.
};

/// A call, construction or operator call.
struct Call {
  const clang::Expr *Source = nullptr;
  const clang::FunctionDecl *Callee = nullptr; ///< Definition if there is one.
  llvm::StringRef Name;
  CalleeKind Kind = CalleeKind::Unknown;
  PathId Result = NoPath;
  Operand Object; ///< Of a member function.
  llvm::SmallVector<Operand, 4> Arguments;
  /// Parameters through which the callee cannot keep or change anything.
  llvm::SmallVector<bool, 4> ReadOnly;
  const AcquireModel *Acquire = nullptr;
  const ReleaseModel *Release = nullptr;
  const ReclaimModel *Reclaim = nullptr;
  const DeriveModel *Derive = nullptr;
  const std::vector<EscapeModel> *Escapes = nullptr;
};

/// One step of a block.
struct Operation {
  enum Kind : uint8_t {
    MakeCall,  ///< TheCall
    Assign,    ///< Target = Source
    Change,    ///< Target gets an unknown value
    Increment, ///< Target grows by one
    Declare,   ///< Target's lifetime starts: what it held is gone
    Return,    ///< Source is returned
    Escape,    ///< Source becomes reachable from outside
    Throw,
  };
  Kind What = Change;
  PathId Target = NoPath;
  Operand Source;
  const Call *TheCall = nullptr;
  const clang::Stmt *Statement = nullptr;
};

struct Successor {
  unsigned Block = 0;
  /// For a switch: the values that lead here; empty for its default.
  llvm::SmallVector<int64_t, 2> Cases;
  bool IsDefault = false;
  bool IsException = false; ///< A call threw.
};

struct Block {
  std::vector<Operation> Operations;
  llvm::SmallVector<Successor, 2> Successors; ///< True edge first.
  const clang::Stmt *Terminator = nullptr;
  unsigned Branch = 0; ///< Index of the condition that a branch depends on.
  PathId Switched = NoPath;
  bool IsSwitch = false;
  bool IsLoop = false;   ///< The branch decides about another turn of a loop.
  bool NoReturn = false; ///< Ends in a call that does not return.
  unsigned Order = 0;    ///< Position in reverse post-order.
};

/// What a guard depends on: identities of variables and fields.
struct GuardInfo {
  llvm::SmallVector<const void *, 4> DependsOn;
};

struct Body {
  const clang::FunctionDecl *Function = nullptr;
  std::unique_ptr<clang::CFG> Graph;
  PathTable Paths;
  std::vector<Block> Blocks; ///< By the CFG's block numbers.
  unsigned Entry = 0;
  unsigned Exit = 0;
  std::vector<Condition> Conditions; ///< The first is Unknown.
  std::vector<GuardInfo> Guards;     ///< The first stands for NoGuard.
  std::vector<std::unique_ptr<Call>> Calls;
  /// The variables that lambdas capture, with the bodies of these lambdas.
  llvm::DenseMap<const void *,
                 llvm::SmallVector<const clang::FunctionDecl *, 1>>
      Captured;
  /// The variables that roots of paths stand for.
  llvm::DenseMap<const void *, const clang::VarDecl *> Variables;
  /// The parameters, by their number.
  llvm::DenseMap<const void *, unsigned> Parameters;
  /// The types of structs that are made on the spot.
  llvm::DenseMap<const void *, clang::QualType> Temporaries;
  /// Where pointer variables that are set once point to.
  llvm::DenseMap<const void *, PathId> PointsTo;
  /// Pointer variables that only ever point to memory this function made.
  llvm::DenseMap<const void *, bool> OwnsPointee;
  PathId ReturnValue = NoPath;
  bool HasTry = false;

  /// The path that stands for the registration of the memory at `Memory`.
  PathId registration(PathId Memory);
  /// The path that stands for the whole that the value at `Part` is part of.
  PathId partOf(PathId Part) { return registration(Part); }
  /// The path of what the pointer stored at `Pointer` points to.
  PathId follow(PathId Pointer, int64_t Index);
  /// Applies the steps to what an operand stands for: the first follows it.
  PathId follow(const Atom &Pointer, const PathSuffix &Suffix);
};

} // namespace vramlint::cuda

#endif
