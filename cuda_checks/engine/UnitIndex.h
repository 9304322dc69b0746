// The functions of a unit and who calls whom.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_UNITINDEX_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_UNITINDEX_H

#include "cuda_checks/models/ResourceModels.h"

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"

#include <vector>

namespace vramlint::cuda {

/// What one walk over a function's body tells.
struct FunctionInfo {
  bool Acquires = false;   ///< Names an acquire function itself.
  bool MayAcquire = false; ///< It, or a function it calls, does.
  bool CallsOut = false;   ///< Calls a function without a body in this unit.
  llvm::SmallVector<const ReclaimModel *, 1> Reclaims;
  llvm::SmallVector<const clang::FunctionDecl *, 8> Callees;
  /// Who calls it, and whether from inside a loop.
  struct CallSite {
    const clang::FunctionDecl *Caller;
    bool InLoop;
  };
  llvm::SmallVector<CallSite, 2> CalledFrom;
  bool AddressTaken = false;
};

/// How often a function runs, as far as one unit can tell.
struct Callers {
  enum Kind : uint8_t {
    Again, ///< More than once, for all that is known.
    Once,  ///< Once in the process: main() leads to it.
    /// Once for each run of the last function of Chain, which nothing in this
    /// unit calls, provided that no other unit calls those before it.
    Elsewhere
  };
  Kind How = Again;
  /// Functions that other units can call, the innermost first.
  llvm::SmallVector<const clang::FunctionDecl *, 2> Chain;
};

/// Where the code runs that an analysis looks at.
enum class Side { Host, Device };

/// The functions of one side with a body in the project's own files.
class UnitIndex {
public:
  UnitIndex(clang::ASTContext &AST, const ResourceModels &Models,
            Side Runs = Side::Host);

  /// In source order; patterns of templates only where nothing instantiates
  /// them.
  const std::vector<const clang::FunctionDecl *> &functions() const {
    return Functions;
  }
  const FunctionInfo *info(const clang::FunctionDecl &Definition) const;
  /// Whether the unit calls a function of a GPU library, by its model's name.
  bool callsLibrary(llvm::StringRef Name) const {
    return LibraryCalls.contains(Name);
  }
  /// The functions with a body here that a call through a parameter may run, as
  /// far as this unit's callers tell; null if they do not tell.
  const llvm::SmallVector<const clang::FunctionDecl *, 2> *
  targets(const clang::CallExpr &Call) const;
  /// Whether the function runs at most once in the process: it is main(), or
  /// its one caller is such a function and calls it outside any loop.
  bool runsOnce(const clang::FunctionDecl &Definition) const {
    return callers(Definition).How == Callers::Once;
  }
  /// What decides how often the function runs.
  Callers callers(const clang::FunctionDecl &Definition) const;
  /// The same for a call of a function that other units define.
  struct OutsideCall {
    const clang::FunctionDecl *Callee;
    Callers From;
  };
  std::vector<OutsideCall> outsideCalls() const;

private:
  class Visitor;
  std::vector<const clang::FunctionDecl *> Functions;
  llvm::DenseMap<const clang::FunctionDecl *, FunctionInfo> Infos;
  /// The functions without a body here, in the order of their first calls.
  llvm::MapVector<const clang::FunctionDecl *, FunctionInfo> Outside;
  llvm::StringSet<> LibraryCalls;
  /// The functions that callers pass for a parameter; null stands for others.
  llvm::DenseMap<const clang::ParmVarDecl *,
                 llvm::SmallVector<const clang::FunctionDecl *, 2>>
      PassedFor;
};

/// Whether the function is a method of a googletest fixture, the body of a TEST
/// among them: it runs once in a process that ends soon.
bool isTestBody(const clang::FunctionDecl &Function);

/// Whether the function runs on the device, there alone or there too.
bool runsOnDevice(const clang::FunctionDecl &Function);

/// Whether the function runs on the device only.
bool isDeviceOnly(const clang::FunctionDecl &Function);

} // namespace vramlint::cuda

#endif
