#include "checks/report/Report.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace vramlint {

using Json = nlohmann::ordered_json;

void writeJson(std::ostream &OS, const Report &R) {
  Json Errors = Json::array();
  for (const UnitError &E : R.Errors)
    Errors.push_back({{"file", E.File},
                      {"line", E.Line ? Json(*E.Line) : Json(nullptr)},
                      {"message", E.Message},
                      {"analysed", E.Analysed}});
  Json Findings = Json::array();
  for (const Finding &F : R.Findings)
    Findings.push_back(findingToJson(F));
  Json Document = {{"version", 1},
                   {"tool", {{"name", "vramlint"}, {"version", version()}}},
                   {"root", R.Root},
                   {"units", R.Units},
                   {"errors", std::move(Errors)},
                   {"findings", std::move(Findings)}};
  // Source text may hold any bytes; a report must stay valid JSON all the same.
  OS << Document.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace vramlint
