#include "cuda_checks/rules/MostSpecific.h"

#include <algorithm>

namespace vramlint::cuda {

nlohmann::json AcquirePlaces::toJson() const {
  nlohmann::json Rows = nlohmann::json::array();
  for (const auto &[File, Line, Column] : Places)
    Rows.push_back({File, Line, Column});
  return Rows;
}

void AcquirePlaces::addJson(const nlohmann::json &Rows) {
  for (const nlohmann::json &Row : Rows)
    Places.insert({Row.at(0).get<std::string>(), Row.at(1).get<unsigned>(),
                   Row.at(2).get<unsigned>()});
}

/// Whether the finding rests on all the code there is instead of on a path. The
/// first note of such a finding is the acquire.
static bool isOfOwners(const Finding &F) {
  return (F.Code == "VRM113" || F.Code == "VRM115") && !F.Path.empty();
}

void dropLessSpecific(std::vector<Finding> &Found, const AcquirePlaces &Lost) {
  Found.erase(std::remove_if(Found.begin(), Found.end(),
                             [&](const Finding &F) {
                               return isOfOwners(F) &&
                                      Lost.contains(F.Path.front().Where);
                             }),
              Found.end());
}

} // namespace vramlint::cuda
