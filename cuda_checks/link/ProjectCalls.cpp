#include "cuda_checks/link/ProjectCalls.h"

#include <algorithm>

namespace vramlint::cuda {

using nlohmann::json;

size_t commonFolders(const std::string &A, const std::string &B) {
  size_t Count = 0;
  for (size_t I = 0; I < A.size() && I < B.size() && A[I] == B[I]; ++I)
    Count += A[I] == '/';
  return Count;
}

ProjectCalls::ProjectCalls(const std::vector<Facts> &All) {
  for (const Facts &Each : All) {
    if (const auto It = Each.Data.find("calls"); It != Each.Data.end())
      for (const auto &[Function, From] : It->items())
        Calls[Function].push_back({Each.Unit, From});
    for (const json &Function : Each.Data.value("defines", json::array()))
      Defined[Function.get<std::string>()].push_back(Each.Unit);
  }
}

std::vector<const ProjectCalls::Call *>
ProjectCalls::callsTo(const std::string &Unit,
                      const std::string &Function) const {
  std::vector<const Call *> Found;
  const auto It = Calls.find(Function);
  if (It == Calls.end())
    return Found;
  const auto Others = Defined.find(Function);
  for (const Call &Each : It->second) {
    const size_t Here = commonFolders(Each.Unit, Unit);
    const bool IsNearest =
        Others == Defined.end() ||
        std::none_of(Others->second.begin(), Others->second.end(),
                     [&](const std::string &Other) {
                       return commonFolders(Each.Unit, Other) > Here;
                     });
    if (IsNearest)
      Found.push_back(&Each);
  }
  return Found;
}

/// Whether nothing that is known speaks against one call.
/// \param Only is set to that call if there is one yet.
bool ProjectCalls::isCalledOnce(const std::string &Unit, const json &Chain,
                                const Call *&Only) const {
  Only = nullptr;
  for (size_t I = 0; I != Chain.size(); ++I) {
    const auto Found = callsTo(Unit, Chain[I].at(0).get<std::string>());
    const bool IsLast = I + 1 == Chain.size();
    if (Found.size() > (IsLast ? 1 : 0))
      return false;
    if (IsLast && !Found.empty())
      Only = Found[0];
  }
  return !Chain.empty() && (!Only || !Only->From.is_null());
}

bool ProjectCalls::runsOnce(const std::string &Unit, const json &Chain,
                            unsigned Depth) const {
  const Call *Only = nullptr;
  if (Depth == MaxDepth || !Chain.is_array() ||
      !isCalledOnce(Unit, Chain, Only) || !Only)
    return false;
  return Only->From.is_string() || runsOnce(Only->Unit, Only->From, Depth + 1);
}

void ProjectCalls::ask(const std::string &Unit, const json &Chain,
                       std::set<std::string> &Names, unsigned Depth) const {
  const Call *Only = nullptr;
  if (Depth == MaxDepth || !Chain.is_array() ||
      !isCalledOnce(Unit, Chain, Only))
    return;
  for (const json &Each : Chain)
    Names.insert(Each.at(1).get<std::string>());
  if (Only)
    ask(Only->Unit, Only->From, Names, Depth + 1);
}

} // namespace vramlint::cuda
