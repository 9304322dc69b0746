// The analysis of one unit: every function's resources, and summaries of
// functions on demand, each computed once.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_UNITANALYSIS_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_UNITANALYSIS_H

#include "cuda_checks/engine/Body.h"
#include "cuda_checks/engine/Simulation.h"
#include "cuda_checks/engine/Summary.h"
#include "cuda_checks/engine/UnitIndex.h"

#include <map>
#include <memory>

namespace vramlint::cuda {

/// A resource that a function of this unit hands to its caller.
struct HandedOutResource {
  const AcquireModel *Model = nullptr;
  const clang::Expr *Acquire = nullptr;
  int Argument = ReturnedValue;
  PathSuffix Path;
  std::optional<int64_t> Success;
  bool Maybe = false;
};

/// One acquire and where its resource went.
struct SiteResult {
  AcquireSite Site;
  Outcome Result;
};

struct FunctionResult {
  Body *TheBody = nullptr; ///< Null where no CFG can be built.
  std::vector<SiteResult> Sites;
  std::vector<HandedOutResource> HandedOut;
};

class UnitAnalysis {
public:
  UnitAnalysis(clang::ASTContext &AST, const ResourceModels &Models,
               Side Runs = Side::Host);
  ~UnitAnalysis();

  const UnitIndex &index() const { return Index; }
  clang::ASTContext &context() const { return AST; }

  /// The function's acquires. In a recursion, the inner result is empty.
  const FunctionResult &analyse(const clang::FunctionDecl &Function);

  /// What the function does with a handle at this place of its argument.
  HandleEffect argumentEffect(const clang::FunctionDecl &Function, int Argument,
                              const PathSuffix &Path);
  /// What a lambda does with a handle in a variable it captures.
  HandleEffect capturedEffect(const clang::FunctionDecl &Lambda,
                              const void *Variable);
  /// Whether the function, or one it calls, reclaims all resources of a kind.
  bool reclaims(const clang::FunctionDecl &Function, const ResourceKind &Kind);

  struct CallValue {
    bool Returns = true;
    bool Throws = false;
    std::optional<Known> Result;
  };
  /// What a call does when these of its arguments are known.
  CallValue evaluate(const clang::FunctionDecl &Function,
                     std::vector<std::pair<unsigned, Known>> Arguments);

  /// The operations of the statements inside a loop, in order.
  const std::vector<const Operation *> &
  operationsInside(const Body &B, const clang::Stmt &Loop,
                   const clang::Stmt &Inside);

  /// How often a bound was met and an acquire given up.
  unsigned givenUp() const { return GivenUp; }

private:
  Body *body(const clang::FunctionDecl &Function);
  void findSites(Body &B, std::vector<AcquireSite> &Sites);
  void addHandedOut(const clang::FunctionDecl &Function, const SiteResult &Site,
                    FunctionResult &Result);
  HandleEffect effectOf(Body &B, PathId Holder);
  /// Whether nothing is known, or needed, of what the function does.
  bool isElsewhere(const clang::FunctionDecl &Function) const;

  clang::ASTContext &AST;
  const ResourceModels &Models;
  const Side Runs;
  UnitIndex Index;
  std::map<const clang::FunctionDecl *, std::unique_ptr<Body>> Bodies;
  std::map<const clang::FunctionDecl *, std::unique_ptr<FunctionResult>>
      Results;
  std::map<std::tuple<const clang::FunctionDecl *, int, PathSuffix>,
           HandleEffect>
      Effects;
  std::map<std::pair<const clang::FunctionDecl *, const void *>, HandleEffect>
      CapturedEffects;
  using Facts = std::vector<std::pair<unsigned, Known>>;
  std::map<std::pair<const clang::FunctionDecl *, Facts>, CallValue> Values;
  std::map<const clang::FunctionDecl *, unsigned> ValueCount;
  std::map<const clang::Stmt *, std::vector<const Operation *>> Loops;
  unsigned Depth = 0;
  unsigned GivenUp = 0;
};

/// "[0].data" for the steps, as summaries write them.
std::string pathText(const PathSuffix &Path);

} // namespace vramlint::cuda

#endif
