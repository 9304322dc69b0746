#include "cuda_checks/ownership/Link.h"

#include <algorithm>

namespace vramlint::cuda {

static bool isParameter(const NodeName &Node) {
  return Node.find('#') != std::string::npos;
}

static bool isResult(const NodeName &Node) {
  return Node.size() > 2 && Node.compare(Node.size() - 2, 2, "()") == 0;
}

static bool sameStep(const std::string &A, const std::string &B) {
  if (A == B)
    return true;
  const bool OneUnknown =
      A.compare(0, 3, "?::") == 0 || B.compare(0, 3, "?::") == 0;
  return OneUnknown && bareName(A) == bareName(B);
}

/// Whether two names may mean the same place: one may begin further inside.
static bool mayBeSame(const NodeName &A, const NodeName &B) {
  const std::vector<std::string> One = stepsOf(A), Two = stepsOf(B);
  const size_t Common = std::min(One.size(), Two.size());
  return std::equal(One.rbegin(), One.rbegin() + static_cast<long>(Common),
                    Two.rbegin(), sameStep);
}

JoinedFacts::JoinedFacts(std::vector<OwnershipFacts> Units) {
  const auto Append = [](auto &Into, auto &From) {
    Into.insert(Into.end(), std::make_move_iterator(From.begin()),
                std::make_move_iterator(From.end()));
  };
  for (OwnershipFacts &Each : Units) {
    Append(All.Kept, Each.Kept);
    Append(All.Released, Each.Released);
    Append(All.Owners, Each.Owners);
    Append(All.Copies, Each.Copies);
    for (auto &[From, To] : Each.Flows)
      All.Flows[From].insert(To.begin(), To.end());
    All.Defined.insert(Each.Defined.begin(), Each.Defined.end());
    All.Moved.insert(Each.Moved.begin(), Each.Moved.end());
    All.Textual.insert(Each.Textual.begin(), Each.Textual.end());
    for (const auto &[Class, Again] : Each.Instances)
      All.Instances[Class] |= Again;
    for (auto &[Inner, Outer] : Each.Contains)
      All.Contains[Inner].insert(Outer.begin(), Outer.end());
    for (auto &[Kind, Classes] : Each.Reclaims)
      All.Reclaims[Kind].insert(Classes.begin(), Classes.end());
  }
  for (const auto &[From, To] : All.Flows)
    if (!isParameter(From) && !isResult(From)) {
      const std::string Last = stepsOf(From).back();
      ByLastStep[Last].push_back(From);
      ByLastStep["*" + bareName(Last)].push_back(From);
      if (Last.compare(0, 3, "?::") == 0)
        ByLastStep["?" + bareName(Last)].push_back(From);
    }
}

bool JoinedFacts::mayGetLost(const NodeName &Start,
                             std::set<std::string> *Missing) const {
  std::set<NodeName> Met{Start};
  std::vector<NodeName> Open{Start};
  const auto Follow = [&](const NodeName &From) {
    if (const auto It = All.Flows.find(From); It != All.Flows.end())
      for (const NodeName &To : It->second)
        if (Met.insert(To).second)
          Open.push_back(To);
  };
  while (!Open.empty()) {
    const NodeName Each = Open.back();
    Open.pop_back();
    if (Each == Unknown)
      return true;
    if (isParameter(Each)) {
      const std::string Function = Each.substr(0, Each.rfind('#'));
      if (All.Defined.count(Function))
        Follow(Each);
      else if (Missing)
        Missing->insert(Function);
      else
        return true;
      continue;
    }
    if (isResult(Each)) {
      Follow(Each);
      continue;
    }
    const std::string Last = stepsOf(Each).back();
    if (All.Textual.count(bareName(Last)))
      return true;
    const bool IsUnknown = Last.compare(0, 3, "?::") == 0;
    for (const std::string &Key :
         {Last, (IsUnknown ? "*" : "?") + bareName(Last)})
      if (const auto It = ByLastStep.find(Key); It != ByLastStep.end())
        for (const NodeName &Same : It->second)
          if (mayBeSame(Each, Same))
            Follow(Same);
  }
  return false;
}

bool JoinedFacts::isReclaimed(const KeptResource &Kept) const {
  const auto It = All.Reclaims.find(Kept.Kind);
  if (It == All.Reclaims.end())
    return false;
  if (!Kept.Class.empty() && It->second.count(Kept.Class))
    return true;
  return Kept.Class.empty() ? Kept.RunsOnce : !isMadeAgain(Kept.Class);
}

bool JoinedFacts::isExcused(const KeptResource &Kept) const {
  return isReclaimed(Kept) ||
         std::any_of(
             Kept.Places.begin(), Kept.Places.end(),
             [&](const NodeName &Each) { return mayGetLost(Each, nullptr); });
}

std::optional<std::set<std::string>>
JoinedFacts::missingFunctions(const KeptResource &Kept) const {
  std::set<std::string> Missing;
  for (const NodeName &Each : Kept.Places)
    if (mayGetLost(Each, &Missing))
      return std::nullopt;
  return Missing;
}

bool JoinedFacts::isMadeAgain(const std::string &Class) const {
  return isMadeAgain(Class, 0);
}

bool JoinedFacts::isMadeAgain(const std::string &Class, unsigned Depth) const {
  const auto Made = All.Instances.find(Class);
  const auto Inside = All.Contains.find(Class);
  if (Made != All.Instances.end() && Made->second)
    return true;
  if (Depth < 8 && Inside != All.Contains.end())
    for (const std::string &Outer : Inside->second)
      if (isMadeAgain(Outer, Depth + 1))
        return true;
  // A class that nobody here makes objects of is there for others to use.
  return Made == All.Instances.end() && Inside == All.Contains.end();
}

const ReleasedPlace *
JoinedFacts::sisterRelease(const KeptResource &Kept) const {
  const std::string Step = stepsOf(Kept.Holder).back();
  const std::string Class = Kept.ClassDisplay + "::";
  const std::string File =
      Kept.Class.substr(std::min(Kept.Class.find('|'), Kept.Class.size()));
  const ReleasedPlace *Best = nullptr;
  for (const ReleasedPlace &Each : All.Released) {
    const std::string Other = stepsOf(Each.Node).back();
    const bool IsSister =
        Other != Step && Other.compare(0, Class.size(), Class) == 0 &&
        Other.size() > File.size() &&
        Other.compare(Other.size() - File.size(), File.size(), File) == 0;
    if (!IsSister)
      continue;
    const auto Order = [](const ReleasedPlace &R) {
      return std::tie(R.Where.File, R.Where.Line, R.Where.Column, R.Node);
    };
    if (!Best || Order(Each) < Order(*Best))
      Best = &Each;
  }
  return Best;
}

} // namespace vramlint::cuda
