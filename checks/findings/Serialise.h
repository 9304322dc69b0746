// Findings as JSON, for facts that one unit leaves to the link, and for
// reports.
#ifndef VRAMLINT_CHECKS_FINDINGS_SERIALISE_H
#define VRAMLINT_CHECKS_FINDINGS_SERIALISE_H

#include "checks/findings/Findings.h"

namespace vramlint {

/// One row of `findings` in findings.schema.json; reports, `rule --format json`
/// and facts share it.
nlohmann::ordered_json findingToJson(const Finding &F);

/// The finding that findingToJson wrote. What is missing takes its default;
/// throws nlohmann::json::type_error where a value has another type.
Finding findingFromJson(const nlohmann::json &Row);

} // namespace vramlint

#endif
