#include "checks/fixes/Fixes.h"

#include <algorithm>

namespace vramlint {

namespace {

using Lines = std::vector<std::string_view>;

/// The lines with their line ends; the last may have none.
Lines linesOf(std::string_view Text) {
  Lines Result;
  while (!Text.empty()) {
    const size_t End = std::min(Text.find('\n'), Text.size() - 1) + 1;
    Result.push_back(Text.substr(0, End));
    Text.remove_prefix(End);
  }
  return Result;
}

/// A line that both texts have, or that only one has.
struct Step {
  char Kind; ///< ' ', '-' or '+', as the diff shows it.
  std::string_view Line;
};

/// The shortest way from one text to the other: Myers' greedy algorithm, whose
/// cost is the length times the number of differences, and these are few.
std::vector<Step> shortestWay(const Lines &A, const Lines &B) {
  const auto N = static_cast<long>(A.size()), M = static_cast<long>(B.size());
  const long Max = N + M;
  std::vector<std::vector<long>> Trace;
  std::vector<long> Furthest(static_cast<size_t>(2 * Max + 2), 0);
  const auto At = [&](std::vector<long> &V, long K) -> long & {
    return V[static_cast<size_t>(K + Max)];
  };
  bool Done = false;
  for (long D = 0; D <= Max && !Done; ++D) {
    Trace.push_back(Furthest);
    for (long K = -D; K <= D && !Done; K += 2) {
      const bool Down =
          K == -D || (K != D && At(Furthest, K - 1) < At(Furthest, K + 1));
      long X = Down ? At(Furthest, K + 1) : At(Furthest, K - 1) + 1;
      while (X < N && X - K < M &&
             A[static_cast<size_t>(X)] == B[static_cast<size_t>(X - K)])
        ++X;
      At(Furthest, K) = X;
      Done = X >= N && X - K >= M;
    }
  }
  std::vector<Step> Way;
  long X = N, Y = M;
  for (long D = static_cast<long>(Trace.size()) - 1; D >= 0; --D) {
    std::vector<long> &V = Trace[static_cast<size_t>(D)];
    const long K = X - Y;
    const bool Down = K == -D || (K != D && At(V, K - 1) < At(V, K + 1));
    const long BeforeK = Down ? K + 1 : K - 1;
    const long BeforeX = D == 0 ? 0 : At(V, BeforeK);
    const long BeforeY = D == 0 ? 0 : BeforeX - BeforeK;
    while (X > BeforeX && Y > BeforeY) {
      Way.push_back({' ', A[static_cast<size_t>(--X)]});
      --Y;
    }
    if (D == 0)
      break;
    if (Down)
      Way.push_back({'+', B[static_cast<size_t>(--Y)]});
    else
      Way.push_back({'-', A[static_cast<size_t>(--X)]});
  }
  std::reverse(Way.begin(), Way.end());
  return Way;
}

std::string range(size_t First, size_t Count) {
  // An empty stretch is named by the line before it.
  std::string Text = std::to_string(Count == 0 ? First : First + 1);
  return Count == 1 ? Text : Text + "," + std::to_string(Count);
}

} // namespace

std::string unifiedDiff(const std::string &File, std::string_view Before,
                        std::string_view After) {
  constexpr size_t Context = 3;
  if (Before == After)
    return {};
  Lines Old = linesOf(Before), New = linesOf(After);
  // What both begin with is not worth searching; a little context remains.
  size_t Common = 0;
  while (Common < Old.size() && Common < New.size() &&
         Old[Common] == New[Common])
    ++Common;
  Common -= std::min(Common, Context);
  Old.erase(Old.begin(), Old.begin() + static_cast<long>(Common));
  New.erase(New.begin(), New.begin() + static_cast<long>(Common));
  const std::vector<Step> Way = shortestWay(Old, New);

  std::string Result = "--- a/" + File + "\n+++ b/" + File + "\n";
  size_t OldLine = Common, NewLine = Common;
  for (size_t I = 0; I != Way.size();) {
    // A hunk reaches from the context before a change to where more lines stay
    // the same than two hunks would show.
    size_t First = I;
    while (First != Way.size() && Way[First].Kind == ' ')
      ++First;
    if (First == Way.size())
      break;
    const size_t Begin = First - std::min(First - I, Context);
    OldLine += Begin - I;
    NewLine += Begin - I;
    size_t End = First, Same = 0;
    for (size_t J = First; J != Way.size() && Same <= 2 * Context; ++J) {
      Same = Way[J].Kind == ' ' ? Same + 1 : 0;
      if (Same == 0)
        End = J + 1;
    }
    End = std::min(End + Context, Way.size());
    size_t OldCount = 0, NewCount = 0;
    std::string Body;
    for (size_t J = Begin; J != End; ++J) {
      OldCount += Way[J].Kind != '+';
      NewCount += Way[J].Kind != '-';
      Body += Way[J].Kind;
      Body += Way[J].Line;
      if (Way[J].Line.back() != '\n')
        Body += "\n\\ No newline at end of file\n";
    }
    Result += "@@ -" + range(OldLine, OldCount) + " +" +
              range(NewLine, NewCount) + " @@\n" + Body;
    OldLine += OldCount;
    NewLine += NewCount;
    I = End;
  }
  return Result;
}

} // namespace vramlint
