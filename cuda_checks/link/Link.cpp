#include "cuda_checks/link/Link.h"

#include "cuda_checks/link/ProjectCalls.h"
#include "cuda_checks/link/SummaryLink.h"
#include "cuda_checks/ownership/Link.h"
#include "cuda_checks/rules/MostSpecific.h"
#include "cuda_checks/toolchain/ModelNames.h"

#include <algorithm>

namespace vramlint::cuda {

namespace {

JoinedFacts joinOwnership(const std::vector<Facts> &All) {
  const ProjectCalls Calls(All);
  std::vector<OwnershipFacts> Units;
  for (const Facts &F : All)
    if (const auto It = F.Data.find("ownership"); It != F.Data.end()) {
      Units.push_back(It->get<OwnershipFacts>());
      for (KeptResource &Kept : Units.back().Kept)
        Kept.RunsOnce |= Calls.runsOnce(F.Unit, Kept.RunsWith);
    }
  return JoinedFacts(std::move(Units));
}

std::vector<Finding> linkOwnership(const std::vector<Facts> &All) {
  const JoinedFacts Joined = joinOwnership(All);
  std::vector<Finding> Found = linkKept(Joined, Extent::Project);
  for (Finding &F : linkOwners(Joined))
    Found.push_back(std::move(F));
  return Found;
}

} // namespace

std::vector<Finding> link(const std::vector<Facts> &All, const Config &C,
                          const ModelSet &Models) {
  AcquirePlaces Lost;
  for (const Facts &Each : All)
    Lost.addJson(Each.Data.value("lost", nlohmann::json::array()));
  std::vector<Finding> Found = linkSummaries(All, Models.Models, C, Lost);
  for (Finding &F : linkOwnership(All))
    if (C.wants(F.Code))
      Found.push_back(std::move(F));
  dropLessSpecific(Found, Lost);
  sortAndDeduplicate(Found);
  return Found;
}

std::set<std::string> filesOf(const Facts &Told) {
  std::set<std::string> Files;
  for (const auto &Row : Told.Data.value("candidates", nlohmann::json::array()))
    Files.insert(Row.at("finding").value("file", Told.Unit));
  if (const auto It = Told.Data.find("ownership"); It != Told.Data.end()) {
    const auto Facts = It->get<OwnershipFacts>();
    for (const KeptResource &Kept : Facts.Kept)
      Files.insert(Kept.Where.File);
    for (const OwnerClass &Owner : Facts.Owners)
      Files.insert(Owner.Where.File);
  }
  return Files;
}

/// The functions of which it matters whether they run once.
static std::set<std::string>
calledNames(const std::vector<Facts> &All,
            const std::function<bool(const std::string &)> &Reported) {
  std::set<std::string> Names;
  const ProjectCalls Calls(All);
  for (const Facts &Each : All) {
    for (const auto &Row :
         Each.Data.value("candidates", nlohmann::json::array()))
      if (const auto It = Row.find("runsWith");
          It != Row.end() &&
          Reported(Row.at("finding").value("file", Each.Unit)))
        Calls.ask(Each.Unit, *It, Names);
    if (const auto It = Each.Data.find("ownership"); It != Each.Data.end())
      for (const KeptResource &Kept : It->get<OwnershipFacts>().Kept)
        if (Reported(Kept.Where.File))
          Calls.ask(Each.Unit, Kept.RunsWith, Names);
  }
  return Names;
}

std::vector<Question>
openQuestions(const std::vector<Facts> &All, const Config &C,
              const std::function<bool(const std::string &)> &Reported) {
  std::vector<Question> Questions;
  if (C.wants("VRM113") || C.wants("VRM114") || C.wants("VRM115"))
    Questions = ownershipQuestions(joinOwnership(All), Reported);
  for (const std::string &Name : openNames(All, Reported))
    Questions.push_back({Name + "()"});
  for (const std::string &Name : calledNames(All, Reported))
    Questions.push_back({Name + "("});
  return Questions;
}

std::vector<Question> wrappers(const std::vector<Facts> &All) {
  std::vector<Question> Questions;
  for (const std::string &Name : wrapperNames(All))
    Questions.push_back({Name});
  return Questions;
}

} // namespace vramlint::cuda
