#include "python_frontend/CandidateFacts.h"

#include <set>

namespace vramlint::python {

using nlohmann::json;

static json placeToJson(const Place &P) {
  json J = {P.File, P.Line, P.Column, P.EndLine, P.EndColumn};
  if (P.Cell)
    J.push_back(*P.Cell);
  return J;
}

static Place placeFromJson(const json &J) {
  Place P;
  P.File = J.at(0).get<std::string>();
  P.Line = J.at(1).get<unsigned>();
  P.Column = J.at(2).get<unsigned>();
  P.EndLine = J.at(3).get<unsigned>();
  P.EndColumn = J.at(4).get<unsigned>();
  if (J.size() > 5)
    P.Cell = J.at(5).get<unsigned>();
  return P;
}

static json notesToJson(const std::vector<Note> &Notes) {
  json J = json::array();
  for (const Note &N : Notes)
    J.push_back({{"where", placeToJson(N.Where)}, {"message", N.Message}});
  return J;
}

static std::vector<Note> notesFromJson(const json &J) {
  std::vector<Note> Notes;
  for (const json &N : J)
    Notes.push_back(
        {placeFromJson(N.at("where")), N.at("message").get<std::string>()});
  return Notes;
}

static json toJson(const Finding &F) {
  json J = {{"code", F.Code},
            {"level", std::string(toString(F.Level))},
            {"severity", std::string(toString(F.Severity))},
            {"where", placeToJson(F.Where)},
            {"message", F.Message},
            {"path", notesToJson(F.Path)},
            {"related", notesToJson(F.Related)}};
  if (F.Function)
    J["function"] = *F.Function;
  json Fixes = json::array();
  for (const Fix &X : F.Fixes) {
    json Edits = json::array();
    for (const Edit &E : X.Edits)
      Edits.push_back({placeToJson(E.Where), E.Replacement});
    Fixes.push_back(
        {{"safe", X.Safe}, {"message", X.Message}, {"edits", Edits}});
  }
  J["fixes"] = Fixes;
  return J;
}

static Finding fromJson(const json &J) {
  const Rule *R = findRule(J.at("code").get<std::string>());
  Finding F = R ? makeFinding(*R, placeFromJson(J.at("where")),
                              J.at("message").get<std::string>())
                : Finding();
  F.Level = parseLevel(J.at("level").get<std::string>()).value_or(F.Level);
  F.Severity =
      parseSeverity(J.at("severity").get<std::string>()).value_or(F.Severity);
  if (J.contains("function"))
    F.Function = J.at("function").get<std::string>();
  F.Path = notesFromJson(J.at("path"));
  F.Related = notesFromJson(J.at("related"));
  for (const json &X : J.at("fixes")) {
    Fix Out;
    Out.Safe = X.at("safe").get<bool>();
    Out.Message = X.at("message").get<std::string>();
    for (const json &E : X.at("edits"))
      Out.Edits.push_back({placeFromJson(E.at(0)), E.at(1).get<std::string>()});
    F.Fixes.push_back(std::move(Out));
  }
  return F;
}

std::optional<Facts> candidateFacts(const std::string &Unit,
                                    const std::vector<Candidate> &Open,
                                    const Module &M, const Observations &Seen) {
  json Data = json::object();
  for (const Candidate &C : Open)
    Data["candidates"].push_back({{"finding", toJson(C.Found)},
                                  {"unless called", C.UnlessCalledWithoutGrad},
                                  {"unless cleared", C.UnlessCleared}});
  std::set<std::string> Called, Cleared;
  for (Atom A : Seen.CalledWithoutGrad)
    Called.insert(std::string(M.Strings.text(A)));
  for (Atom A : Seen.ClearedAttributes)
    Cleared.insert(std::string(M.Strings.text(A)));
  if (!Called.empty())
    Data["called without grad"] = Called;
  if (!Cleared.empty())
    Data["cleared attributes"] = Cleared;
  if (Data.empty())
    return std::nullopt;
  return Facts{Unit, std::move(Data)};
}

std::vector<Finding> linkCandidates(const std::vector<Facts> &All) {
  std::set<std::string> Called, Cleared;
  for (const Facts &F : All) {
    for (const json &Name : F.Data.value("called without grad", json::array()))
      Called.insert(Name.get<std::string>());
    for (const json &Name : F.Data.value("cleared attributes", json::array()))
      Cleared.insert(Name.get<std::string>());
  }
  std::vector<Finding> Found;
  for (const Facts &F : All)
    for (const json &C : F.Data.value("candidates", json::array())) {
      bool Excused = Cleared.count(C.at("unless cleared").get<std::string>());
      for (const json &Name : C.at("unless called"))
        Excused |= Called.count(Name.get<std::string>()) != 0;
      if (!Excused)
        Found.push_back(fromJson(C.at("finding")));
    }
  return Found;
}

} // namespace vramlint::python
