// SARIF 2.1.0, shaped after what GitHub code scanning reads and its limits:
// https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
#include "checks/findings/Utf8.h"
#include "checks/report/LineHash.h"
#include "checks/report/Report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <ostream>

namespace vramlint {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *Home = "https://github.com/vramlint/vramlint";
constexpr size_t TextLimit = 1024; // GitHub's, for descriptions.

const char *sarifLevel(Severity S) {
  return S == Severity::Error     ? "error"
         : S == Severity::Warning ? "warning"
                                  : "note";
}

/// RFC 3986: everything but unreserved characters and the slash is escaped.
std::string uri(std::string_view Path) {
  static constexpr char Digits[] = "0123456789ABCDEF";
  std::string Result;
  for (unsigned char C : Path) {
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~' ||
        C == '/') {
      Result += static_cast<char>(C);
      continue;
    }
    Result += '%';
    Result += Digits[C >> 4];
    Result += Digits[C & 15];
  }
  return Result;
}

std::string limited(std::string_view Text) {
  size_t At = 0;
  while (At < Text.size()) {
    size_t Next = At;
    utf8::next(Text, Next);
    if (Next > TextLimit)
      break;
    At = Next;
  }
  return std::string(Text.substr(0, At));
}

std::string pascalCase(std::string_view Name) {
  std::string Result;
  bool Upper = true;
  for (char C : Name) {
    if (C != '-')
      Result +=
          Upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(C)))
                : C;
    Upper = C == '-';
  }
  return Result;
}

class SarifWriter {
public:
  SarifWriter(const Report &R, SourceStore &Sources) : R(R), Sources(Sources) {}

  Json document() {
    Json Run = {{"tool", {{"driver", driver()}}},
                {"automationDetails", {{"id", "vramlint/"}}},
                {"columnKind", "unicodeCodePoints"},
                {"originalUriBaseIds",
                 {{"%SRCROOT%",
                   {{"description",
                     {{"text", "The root of the analysed project."}}}}}}},
                {"invocations", Json::array({invocation()})},
                {"results", results()}};
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", Json::array({std::move(Run)})}};
  }

private:
  Json driver() const {
    Json Rules = Json::array();
    for (const Rule &Rule : allRules())
      Rules.push_back(ruleObject(Rule));
    return {{"name", "vramlint"},
            {"fullName", "vramlint " + std::string(version())},
            {"version", version()},
            {"semanticVersion", version()},
            {"informationUri", Home},
            {"rules", std::move(Rules)}};
  }

  static Json ruleObject(const Rule &Rule) {
    std::string Help(Rule.Page);
    return {{"id", Rule.Code},
            {"name", pascalCase(Rule.Name)},
            {"shortDescription", {{"text", limited(sentence(Rule.Summary))}}},
            {"fullDescription",
             {{"text", limited(sentence(pageSection(Rule, "What it does")))}}},
            {"help", {{"text", Help}, {"markdown", Help}}},
            {"helpUri", std::string(Home) + "/blob/main/docs/rules/" +
                            std::string(Rule.Code) + ".md"},
            {"defaultConfiguration",
             {{"level", sarifLevel(Rule.Severity)},
              {"enabled", Rule.Level == Level::Default}}},
            {"properties",
             {{"tags",
               Json::array({"gpu-memory", Rule.Languages, toString(Rule.Effect),
                            "external/cwe/" + lowered(Rule.Cwe)})},
              {"precision", Rule.Level == Level::Default ? "high" : "medium"},
              {"problem.severity", Rule.Severity == Severity::Error ? "error"
                                   : Rule.Severity == Severity::Warning
                                       ? "warning"
                                       : "recommendation"}}}};
  }

  static std::string sentence(std::string_view Text) {
    std::string Result(Text);
    if (!Result.empty() && Result.back() != '.')
      Result += '.';
    return Result;
  }
  static std::string lowered(std::string_view Text) {
    std::string Result(Text);
    std::transform(Result.begin(), Result.end(), Result.begin(),
                   [](unsigned char C) { return std::tolower(C); });
    return Result;
  }

  Json invocation() const {
    bool Complete = std::all_of(R.Errors.begin(), R.Errors.end(),
                                [](const UnitError &E) { return E.Analysed; });
    Json Notifications = Json::array();
    for (const UnitError &E : R.Errors) {
      Json Where = {{"artifactLocation", artifact(E.File)}};
      if (E.Line)
        Where["region"] = {{"startLine", *E.Line}};
      Notifications.push_back(
          {{"level", E.Analysed ? "warning" : "error"},
           {"message", {{"text", sentence(E.Message)}}},
           {"locations", Json::array({{{"physicalLocation", Where}}})}});
    }
    return {{"executionSuccessful", Complete},
            {"toolExecutionNotifications", std::move(Notifications)}};
  }

  static Json artifact(const std::string &File) {
    // A unit outside the root (or standard input) has no root-relative name.
    if (File.empty() || File.front() == '/' || File.compare(0, 3, "../") == 0)
      return {{"uri", uri(File)}};
    return {{"uri", uri(File)}, {"uriBaseId", "%SRCROOT%"}};
  }

  /// GitHub shows an alert in a pull request only if every line of its region
  /// is in the diff, so a region never leaves its first line. SARIF has no
  /// notebook cells: such a place is the file's first line, and the message
  /// names the cell.
  Json region(const Place &P) {
    if (P.Cell)
      return {{"startLine", 1},
              {"startColumn", 1},
              {"endLine", 1},
              {"endColumn", 2}};
    unsigned EndColumn = P.EndColumn;
    if (P.EndLine == 0)
      EndColumn = P.Column + 1;
    else if (P.EndLine != P.Line)
      EndColumn = static_cast<unsigned>(
                      utf8::length(Sources.line(P.File, P.Cell, P.Line))) +
                  1;
    Json Region = {{"startLine", P.Line},
                   {"startColumn", P.Column},
                   {"endLine", P.Line},
                   {"endColumn", std::max(EndColumn, P.Column + 1)}};
    if (std::string_view Line = Sources.line(P.File, P.Cell, P.Line);
        !Line.empty())
      Region["snippet"] = {{"text", Line}};
    return Region;
  }

  static std::string text(const Place &P, const std::string &Message) {
    std::string Result = sentence(Message);
    if (P.Cell)
      Result += " (Cell " + std::to_string(*P.Cell) + ", line " +
                std::to_string(P.Line) + ".)";
    return Result;
  }

  Json physical(const Place &P) {
    return {{"artifactLocation", artifact(P.File)}, {"region", region(P)}};
  }

  Json location(const Note &N) {
    return {{"physicalLocation", physical(N.Where)},
            {"message", {{"text", text(N.Where, N.Message)}}}};
  }

  Json results() {
    Json Results = Json::array();
    for (const Finding &F : R.Findings)
      Results.push_back(result(F));
    return Results;
  }

  Json result(const Finding &F) {
    const std::vector<Rule> &Rules = allRules();
    auto Index =
        std::find_if(Rules.begin(), Rules.end(), [&](const Rule &Candidate) {
          return Candidate.Code == F.Code;
        });
    Json Location = {{"physicalLocation", physical(F.Where)}};
    if (F.Function)
      Location["logicalLocations"] = Json::array(
          {{{"fullyQualifiedName", *F.Function}, {"kind", "function"}}});
    Json Result = {{"ruleId", F.Code},
                   {"ruleIndex", Index - Rules.begin()},
                   {"level", sarifLevel(F.Severity)},
                   {"message", {{"text", text(F.Where, F.Message)}}},
                   {"locations", Json::array({std::move(Location)})},
                   {"partialFingerprints", fingerprints(F)}};
    if (!F.Path.empty())
      Result["codeFlows"] = Json::array({codeFlow(F)});
    if (!F.Related.empty()) {
      Json Related = Json::array();
      for (const Note &N : F.Related) {
        Json Row = {{"id", Related.size()}};
        Row.update(location(N));
        Related.push_back(std::move(Row));
      }
      Result["relatedLocations"] = std::move(Related);
    }
    if (!F.Fixes.empty() && !F.Where.Cell)
      Result["fixes"] = fixes(F);
    Result["properties"] = {{"level", toString(F.Level)},
                            {"effect", toString(F.Effect)}};
    return Result;
  }

  Json fingerprints(const Finding &F) {
    Json Prints = {{"vramlint/v1", F.Fingerprint}};
    if (F.Where.Cell)
      return Prints;
    auto [It, New] = LineHashes.try_emplace(F.Where.File);
    if (New)
      if (const std::string *Text = Sources.text(F.Where.File))
        It->second = primaryLocationLineHashes(*Text);
    if (F.Where.Line <= It->second.size() &&
        !It->second[F.Where.Line - 1].empty())
      Prints["primaryLocationLineHash"] = It->second[F.Where.Line - 1];
    return Prints;
  }

  Json codeFlow(const Finding &F) {
    Json Locations = Json::array();
    for (const Note &N : F.Path)
      Locations.push_back({{"location", location(N)}});
    return {
        {"threadFlows", Json::array({{{"locations", std::move(Locations)}}})}};
  }

  Json fixes(const Finding &F) {
    Json Result = Json::array();
    for (const Fix &Fix : F.Fixes) {
      // One artifactChange per file, whatever the order of the edits.
      std::map<std::string, Json> Replacements;
      for (const Edit &E : Fix.Edits)
        Replacements.try_emplace(E.Where.File, Json::array())
            .first->second.push_back(
                {{"deletedRegion",
                  {{"startLine", E.Where.Line},
                   {"startColumn", E.Where.Column},
                   {"endLine", E.Where.EndLine},
                   {"endColumn", E.Where.EndColumn}}},
                 {"insertedContent", {{"text", E.Replacement}}}});
      Json Changes = Json::array();
      for (auto &[File, Edits] : Replacements)
        Changes.push_back({{"artifactLocation", artifact(File)},
                           {"replacements", std::move(Edits)}});
      Result.push_back({{"description", {{"text", sentence(Fix.Message)}}},
                        {"artifactChanges", std::move(Changes)}});
    }
    return Result;
  }

  const Report &R;
  SourceStore &Sources;
  std::map<std::string, std::vector<std::string>> LineHashes;
};

} // namespace

void writeSarif(std::ostream &OS, const Report &R, SourceStore &Sources) {
  OS << SarifWriter(R, Sources)
            .document()
            .dump(2, ' ', false, Json::error_handler_t::replace)
     << '\n';
}

} // namespace vramlint
