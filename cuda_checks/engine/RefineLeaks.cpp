#include "cuda_checks/engine/RefineLeaks.h"

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

} // namespace

void refineLeaks(const Body &B, const AcquireSite &Site, Outcome &Result) {
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
