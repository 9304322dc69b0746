#include "cuda_checks/engine/RefineLeaks.h"

#include "cuda_checks/engine/Lowering.h"

#include "clang/AST/Expr.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

namespace {

using Ancestors = std::vector<const Stmt *>;

/// Fills in the statements around `Target`, outermost first and itself last.
bool findPath(const Stmt *From, const Stmt *Target, Ancestors &Path) {
  if (!From)
    return false;
  Path.push_back(From);
  if (From == Target)
    return true;
  for (const Stmt *Child : From->children())
    if (findPath(Child, Target, Path))
      return true;
  Path.pop_back();
  return false;
}

Ancestors ancestorsOf(const Body &B, const Stmt *Target) {
  Ancestors Path;
  findPath(B.Function->getBody(), Target, Path);
  return Path;
}

bool isLoop(const Stmt *S) {
  return isa<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt>(S);
}

/// Whether one of two statements is in the `then` and the other in the `else`
/// of one `if`, or they are in different arms of one switch.
bool areAlternatives(const Body &B, const Stmt *One, const Stmt *Other) {
  const Ancestors First = ancestorsOf(B, One);
  const Ancestors Second = ancestorsOf(B, Other);
  size_t I = 0;
  while (I + 1 < First.size() && I + 1 < Second.size() &&
         First[I + 1] == Second[I + 1])
    ++I;
  if (I + 1 >= First.size() || I + 1 >= Second.size())
    return false;
  if (const auto *If = dyn_cast<IfStmt>(First[I]))
    return If->getElse() &&
           (First[I + 1] == If->getElse() || Second[I + 1] == If->getElse());
  if (isa<AbstractConditionalOperator>(First[I]))
    return true;
  return I > 0 && isa<SwitchStmt>(First[I - 1]);
}

/// A loop inside which the resource is acquired and outside of which alone it
/// is released.
bool isReleasedAfterLoop(const Body &B, const Stmt *Acquire,
                         const Outcome &Result) {
  if (Result.Releases.empty())
    return false;
  const Ancestors Path = ancestorsOf(B, Acquire);
  const auto Loop = std::find_if(Path.rbegin(), Path.rend(), isLoop);
  if (Loop == Path.rend())
    return false;
  return llvm::all_of(Result.Releases, [&](const Stmt *Release) {
    const Ancestors Around = ancestorsOf(B, Release);
    return !Around.empty() && !llvm::is_contained(Around, *Loop);
  });
}

/// One turn of a loop, told by its counter: `if (i == 0)`.
struct OneTurn {
  const ForStmt *Loop;
  llvm::APInt Number;
};

const ValueDecl *counterOf(const ForStmt &Loop) {
  if (const auto *Declared = dyn_cast_or_null<DeclStmt>(Loop.getInit()))
    return Declared->isSingleDecl()
               ? dyn_cast<ValueDecl>(Declared->getSingleDecl())
               : nullptr;
  const auto *Set = dyn_cast_or_null<BinaryOperator>(Loop.getInit());
  const auto *Counter =
      Set && Set->isAssignmentOp()
          ? dyn_cast<DeclRefExpr>(Set->getLHS()->IgnoreParens())
          : nullptr;
  return Counter ? Counter->getDecl() : nullptr;
}

/// The turn in which alone the statement runs.
std::optional<OneTurn> oneTurnOf(const Body &B, const Stmt *Target) {
  const Ancestors Path = ancestorsOf(B, Target);
  const auto Loop = std::find_if(Path.rbegin(), Path.rend(),
                                 [](const Stmt *S) { return isa<ForStmt>(S); });
  if (Loop == Path.rend())
    return std::nullopt;
  const ValueDecl *Counter = counterOf(*cast<ForStmt>(*Loop));
  for (auto It = Path.rbegin(); Counter && It != Loop; ++It) {
    const auto *If = dyn_cast<IfStmt>(*It);
    const auto *Test =
        If && It != Path.rbegin() && *std::prev(It) == If->getThen()
            ? dyn_cast<BinaryOperator>(strip(If->getCond()))
            : nullptr;
    if (!Test || Test->getOpcode() != BO_EQ)
      continue;
    const Expr *Left = strip(Test->getLHS()), *Right = strip(Test->getRHS());
    if (isa<IntegerLiteral>(Left))
      std::swap(Left, Right);
    const auto *Tested = dyn_cast<DeclRefExpr>(Left);
    const auto *Number = dyn_cast<IntegerLiteral>(Right);
    if (Tested && Number && Tested->getDecl() == Counter)
      return OneTurn{cast<ForStmt>(*Loop), Number->getValue()};
  }
  return std::nullopt;
}

bool leavesLoop(const Body &B, const Outcome &Result, const Leak &Lost,
                const Stmt *Loop) {
  for (unsigned I = Lost.Trail; Result.Trail[I].What == TrailStep::Branch;
       I = Result.Trail[I].Previous)
    if (B.Blocks[Result.Trail[I].Block].Terminator == Loop)
      return true;
  return false;
}

/// What one turn of a loop acquires, the same turn of a later loop releases:
/// both count the same things, so that the later loop has this turn too.
void dropSameTurn(const Body &B, const AcquireSite &Site, Outcome &Result) {
  if (Result.Releases.empty() || Result.Leaks.empty())
    return;
  const std::optional<OneTurn> Acquired = oneTurnOf(B, Site.At->Source);
  if (!Acquired)
    return;
  for (const Stmt *Release : Result.Releases) {
    const std::optional<OneTurn> Released = oneTurnOf(B, Release);
    if (!Released || Released->Loop == Acquired->Loop ||
        !llvm::APInt::isSameValue(Released->Number, Acquired->Number))
      continue;
    llvm::erase_if(Result.Leaks, [&](const Leak &Lost) {
      return (Lost.What == Leak::AtExit || Lost.What == Leak::EndsRun) &&
             leavesLoop(B, Result, Lost, Released->Loop);
    });
  }
}

} // namespace

void refineLeaks(const Body &B, const AcquireSite &Site, Outcome &Result) {
  dropSameTurn(B, Site, Result);
  for (Leak &Lost : Result.Leaks)
    if (Lost.What == Leak::Reacquired &&
        isReleasedAfterLoop(B, Site.At->Source, Result))
      Lost.What = Leak::ReleasedAfterLoop;
  // `if (pinned) cudaFreeHost(p); else free(p);`: the condition that chose how
  // to acquire was not understood, and chooses how to release.
  llvm::erase_if(Result.Leaks, [&](const Leak &Lost) {
    return Lost.What == Leak::Mismatched &&
           llvm::any_of(Result.Releases, [&](const Stmt *Release) {
             return areAlternatives(B, Lost.Where, Release);
           });
  });
}

} // namespace vramlint::cuda
