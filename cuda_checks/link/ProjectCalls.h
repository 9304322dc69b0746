// Who calls a function from other units: whether it runs once in the process.
#ifndef VRAMLINT_CUDA_CHECKS_LINK_PROJECTCALLS_H
#define VRAMLINT_CUDA_CHECKS_LINK_PROJECTCALLS_H

#include "checks/findings/Findings.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace vramlint::cuda {

/// How many folders two root-relative files have in common.
size_t commonFolders(const std::string &A, const std::string &B);

/// The calls between units. Programs of one project may define the same
/// function each for itself: a call means the definition nearest to it.
class ProjectCalls {
public:
  explicit ProjectCalls(const std::vector<Facts> &All);

  /// Whether a function runs at most once in the process.
  /// \param Unit the unit that defines it.
  /// \param Chain its callers there, as callersToJson tells them.
  bool runsOnce(const std::string &Unit, const nlohmann::json &Chain) const {
    return runsOnce(Unit, Chain, 0);
  }
  /// Adds the names of the functions whose further callers could change the
  /// answer.
  void ask(const std::string &Unit, const nlohmann::json &Chain,
           std::set<std::string> &Names) const {
    ask(Unit, Chain, Names, 0);
  }

private:
  struct Call {
    std::string Unit;
    nlohmann::json From;
  };
  std::vector<const Call *> callsTo(const std::string &Unit,
                                    const std::string &Function) const;
  bool isCalledOnce(const std::string &Unit, const nlohmann::json &Chain,
                    const Call *&Only) const;
  bool runsOnce(const std::string &Unit, const nlohmann::json &Chain,
                unsigned Depth) const;
  void ask(const std::string &Unit, const nlohmann::json &Chain,
           std::set<std::string> &Names, unsigned Depth) const;

  static constexpr unsigned MaxDepth = 8;
  std::map<std::string, std::vector<Call>> Calls;
  std::map<std::string, std::vector<std::string>> Defined; ///< Units.
};

} // namespace vramlint::cuda

#endif
