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
  /// Equal for the places that may all have the same resource.
  unsigned Group = 0;
  int Argument = ReturnedValue;
  PathSuffix Path;
  std::optional<int64_t> Success;
  bool Maybe = false;
  std::vector<unsigned> Assumes; ///< As in State.
};

/// What a function does with a handle, and what that rests on.
struct EffectResult {
  HandleEffect Effect = HandleEffect::Escaped;
  std::vector<unsigned> Assumes; ///< As in State.
  Releasers By;                  ///< Of a handle that is released.
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
  /// Acquires straight into a member, global or static: what becomes of these
  /// no path through one function shows.
  std::vector<AcquireSite> Kept;
  double Seconds = 0; ///< Processor time, with what it calls.
};

class UnitAnalysis {
public:
  /// \param Links whether a link follows, which knows the functions of other
  /// units. Without one they are taken to keep whatever they are given.
  UnitAnalysis(clang::ASTContext &AST, const ResourceModels &Models,
               Side Runs = Side::Host, bool Links = false);
  ~UnitAnalysis();

  const UnitIndex &index() const { return Index; }
  const ResourceModels &models() const { return Models; }
  /// The function's lowered body; null where no CFG can be built.
  Body *body(const clang::FunctionDecl &Function);
  clang::ASTContext &context() const { return AST; }

  /// The function's acquires. In a recursion, the inner result is empty.
  const FunctionResult &analyse(const clang::FunctionDecl &Function);

  /// What the function does with a handle at this place of its argument.
  EffectResult argumentEffect(const clang::FunctionDecl &Function, int Argument,
                              const PathSuffix &Path);
  /// What a lambda does with a handle in a variable it captures.
  EffectResult capturedEffect(const clang::FunctionDecl &Lambda,
                              const void *Variable);
  /// Whether the function, or one it calls, reclaims all resources of a kind,
  /// or of any kind for null.
  bool reclaims(const clang::FunctionDecl &Function, const ResourceKind *Kind);

  bool assumes() const { return Links; }
  Side side() const { return Runs; }
  /// The id of a function that another unit may define.
  std::string external(const clang::FunctionDecl &Function);
  /// The names of the functions that `external` was asked for, by their ids.
  const std::map<std::string, std::string> &externalNames() const {
    return ExternalNames;
  }
  /// The number that stands for "this function only uses what it is given".
  unsigned assumption(const clang::FunctionDecl &Function, int Argument,
                      const PathSuffix &Path);
  const Assumption &assumption(unsigned Number) const {
    return Assumptions[Number];
  }
  /// What an acquire is taken for whose function another unit defines; its
  /// texts are holes that the link fills.
  static const AcquireModel &guessedModel();

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
  void findSites(Body &B, std::vector<AcquireSite> &Sites);
  void addHandedOut(const clang::FunctionDecl &Function, const SiteResult &Site,
                    FunctionResult &Result);
  void addGuesses(Body &B, const Call &C, std::vector<AcquireSite> &Sites);
  EffectResult effectOf(Body &B, PathId Holder);
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
           EffectResult>
      Effects;
  std::map<std::pair<const clang::FunctionDecl *, const void *>, EffectResult>
      CapturedEffects;
  bool Links;
  std::vector<Assumption> Assumptions;
  std::map<Assumption, unsigned> AssumptionNumbers;
  std::map<std::string, std::string> ExternalNames;
  using Facts = std::vector<std::pair<unsigned, Known>>;
  std::map<std::pair<const clang::FunctionDecl *, Facts>, CallValue> Values;
  std::map<const clang::FunctionDecl *, unsigned> ValueCount;
  unsigned EvaluationSteps = 0; ///< Of all calls of evaluate().
  std::map<const clang::Stmt *, std::vector<const Operation *>> Loops;
  unsigned Depth = 0;
  unsigned GivenUp = 0;
};

/// Whether the steps lead to what only depends on the place before them, which
/// no other unit has a name for.
bool isDependent(const PathSuffix &Path);

/// "[0].data" for the steps, as summaries write them.
std::string pathText(const PathSuffix &Path);

} // namespace vramlint::cuda

#endif
