#include "checks/report/Report.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace vramlint {

namespace {

using Json = nlohmann::ordered_json;

void putPlace(Json &Into, const Place &P) {
  Into["file"] = P.File;
  if (P.Cell)
    Into["cell"] = *P.Cell;
  Into["line"] = P.Line;
  Into["column"] = P.Column;
  if (P.EndLine) {
    Into["endLine"] = P.EndLine;
    Into["endColumn"] = P.EndColumn;
  }
}

Json notes(const std::vector<Note> &Notes) {
  Json Result = Json::array();
  for (const Note &N : Notes) {
    Json Row;
    putPlace(Row, N.Where);
    Row["message"] = N.Message;
    Result.push_back(std::move(Row));
  }
  return Result;
}

Json fixes(const std::vector<Fix> &Fixes) {
  Json Result = Json::array();
  for (const Fix &F : Fixes) {
    Json Edits = Json::array();
    for (const Edit &E : F.Edits) {
      Json Row;
      putPlace(Row, E.Where);
      Row["replacement"] = E.Replacement;
      Edits.push_back(std::move(Row));
    }
    Result.push_back({{"safe", F.Safe},
                      {"message", F.Message},
                      {"edits", std::move(Edits)}});
  }
  return Result;
}

} // namespace

nlohmann::ordered_json findingToJson(const Finding &F) {
  Json Row;
  putPlace(Row, F.Where);
  Row["code"] = F.Code;
  Row["name"] = F.Name;
  Row["level"] = toString(F.Level);
  Row["severity"] = toString(F.Severity);
  Row["effect"] = toString(F.Effect);
  Row["message"] = F.Message;
  Row["function"] = F.Function ? Json(*F.Function) : Json(nullptr);
  Row["fingerprint"] = F.Fingerprint;
  Row["path"] = notes(F.Path);
  Row["related"] = notes(F.Related);
  Row["fixes"] = fixes(F.Fixes);
  Row["evidence"] = nullptr;
  return Row;
}

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
