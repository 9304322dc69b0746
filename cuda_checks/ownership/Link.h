// Joins the units' facts about owners into findings: what is released nowhere,
// and what is released twice because its owner is copied.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_LINK_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_LINK_H

#include "cuda_checks/ownership/Facts.h"

#include <functional>

namespace vramlint::cuda {

/// Whether the facts are those of a whole project. Of a single unit only what
/// no other unit can change is reported.
enum class Extent { Unit, Project };

/// All units' facts as if they were one unit's.
class JoinedFacts {
public:
  explicit JoinedFacts(std::vector<OwnershipFacts> Units);

  const std::vector<KeptResource> &kept() const { return All.Kept; }
  const OwnershipFacts &all() const { return All; }
  /// Whether what is kept there may be released, or is out of our sight.
  bool isExcused(const KeptResource &Kept) const;
  /// The functions without a body so far that are all there is to excuse it;
  /// nullopt where something else does.
  std::optional<std::set<std::string>>
  missingFunctions(const KeptResource &Kept) const;
  /// Whether objects of the class are made again and again, or may be.
  bool isMadeAgain(const std::string &Class) const;
  /// Whether the project makes objects of the class at all.
  bool isMadeHere(const std::string &Class) const {
    return All.Instances.count(Class) || All.Contains.count(Class);
  }
  /// A release of another member of the class, or nullptr.
  const ReleasedPlace *sisterRelease(const KeptResource &Kept) const;

private:
  /// \param Missing takes the functions without a body, which count as harmless
  /// then.
  bool mayGetLost(const NodeName &From, std::set<std::string> *Missing) const;
  bool isReclaimed(const KeptResource &Kept) const;
  bool isMadeAgain(const std::string &Class, unsigned Depth) const;
  OwnershipFacts All;
  /// Nodes that are places, by their last step; and by its bare name after "?",
  /// where its class is not known, and after "*" in any case.
  std::map<std::string, std::vector<NodeName>> ByLastStep;
};

/// VRM113 and VRM115.
std::vector<Finding> linkKept(const JoinedFacts &Facts, Extent Seen);
/// VRM114.
std::vector<Finding> linkOwners(const JoinedFacts &Facts);

/// Words that must stand in a unit for it to change what was found: the member
/// and its class, the variable, or a function that is given the handle.
/// \param Reported whether findings in this file are reported at all.
std::vector<std::vector<std::string>>
ownershipQuestions(const JoinedFacts &Facts,
                   const std::function<bool(const std::string &)> &Reported);

} // namespace vramlint::cuda

#endif
