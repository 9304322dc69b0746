#include "checks/findings/Serialise.h"

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

namespace {

Place readPlace(const nlohmann::json &Row) {
  Place P;
  P.File = Row.value("file", "");
  if (const auto It = Row.find("cell"); It != Row.end())
    P.Cell = It->get<unsigned>();
  P.Line = Row.value("line", 1u);
  P.Column = Row.value("column", 1u);
  P.EndLine = Row.value("endLine", 0u);
  P.EndColumn = Row.value("endColumn", 0u);
  return P;
}

std::vector<Note> readNotes(const nlohmann::json &Row, const char *Key) {
  std::vector<Note> Notes;
  for (const nlohmann::json &Each : Row.value(Key, nlohmann::json::array()))
    Notes.push_back({readPlace(Each), Each.value("message", "")});
  return Notes;
}

} // namespace

Finding findingFromJson(const nlohmann::json &Row) {
  Finding F;
  F.Where = readPlace(Row);
  F.Code = Row.value("code", "");
  F.Name = Row.value("name", "");
  F.Level = parseLevel(Row.value("level", "")).value_or(Level::Extended);
  F.Severity =
      parseSeverity(Row.value("severity", "")).value_or(Severity::Info);
  F.Effect = parseEffect(Row.value("effect", "")).value_or(Effect::Hygiene);
  F.Message = Row.value("message", "");
  if (const auto It = Row.find("function"); It != Row.end() && It->is_string())
    F.Function = It->get<std::string>();
  F.Fingerprint = Row.value("fingerprint", "");
  F.Path = readNotes(Row, "path");
  F.Related = readNotes(Row, "related");
  for (const nlohmann::json &Each :
       Row.value("fixes", nlohmann::json::array())) {
    Fix Repair;
    Repair.Safe = Each.value("safe", false);
    Repair.Message = Each.value("message", "");
    for (const nlohmann::json &One :
         Each.value("edits", nlohmann::json::array()))
      Repair.Edits.push_back({readPlace(One), One.value("replacement", "")});
    F.Fixes.push_back(std::move(Repair));
  }
  return F;
}

} // namespace vramlint
