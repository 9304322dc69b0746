// One finding per resource: where several rules see the loss of one, the rule
// that argues it best speaks.
#ifndef VRAMLINT_CUDA_CHECKS_RULES_MOSTSPECIFIC_H
#define VRAMLINT_CUDA_CHECKS_RULES_MOSTSPECIFIC_H

#include "checks/findings/Findings.h"

#include <set>
#include <string>
#include <tuple>

namespace vramlint::cuda {

/// Places of acquires, by file, line and column.
class AcquirePlaces {
public:
  void insert(const Place &P) { Places.insert({P.File, P.Line, P.Column}); }
  void insert(const AcquirePlaces &Others) {
    Places.insert(Others.Places.begin(), Others.Places.end());
  }
  bool contains(const Place &P) const {
    return Places.count({P.File, P.Line, P.Column}) != 0;
  }
  bool empty() const { return Places.empty(); }

  nlohmann::json toJson() const;
  void addJson(const nlohmann::json &Rows);

private:
  std::set<std::tuple<std::string, unsigned, unsigned>> Places;
};

/// Drops what says of a resource that nothing ever releases it (VRM113,
/// VRM115), where a rule that shows the path on which it is lost (VRM101 to
/// VRM112, VRM116) has spoken of the same acquire.
/// \param Lost the acquires that those rules report.
void dropLessSpecific(std::vector<Finding> &Found, const AcquirePlaces &Lost);

} // namespace vramlint::cuda

#endif
