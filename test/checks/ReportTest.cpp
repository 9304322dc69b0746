#include "checks/report/Report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace vramlint;

namespace {

Finding sample(const Place &Where) {
  Finding F;
  F.Code = "VRM101";
  F.Name = "unreleased-device-memory";
  F.Severity = Severity::Error;
  F.Where = Where;
  F.Message = "'p' leaks";
  return F;
}

Note noteAt(unsigned Line, const std::string &Message) {
  Note N;
  N.Where = {"a.cu", {}, Line, 1, Line, 7};
  N.Message = Message;
  return N;
}

std::string text(const std::string &Source, const Place &Where) {
  SourceStore Sources("/nowhere");
  Sources.overlay("a.cu", Source);
  Report R;
  R.Units = 1;
  R.Findings = {sample(Where)};
  std::ostringstream OS;
  writeText(OS, R, Sources, {});
  return OS.str();
}

nlohmann::json sarif(const Report &R) {
  SourceStore Sources("/nowhere");
  Sources.overlay("a b.cu", "int x;\nint y;\n");
  std::ostringstream OS;
  writeSarif(OS, R, Sources);
  return nlohmann::json::parse(OS.str());
}

} // namespace

TEST(TextReport, SaysOnceWhereThePathEnds) {
  SourceStore Sources("/nowhere");
  Sources.overlay("a.cu", "f(p);\nreturn;\nexit(1);\n");
  Report R;
  R.Units = 1;
  Finding F = sample({"a.cu", {}, 1, 1, 1, 5});
  F.Path.push_back(noteAt(2, "leaves here"));
  F.Related.push_back(noteAt(2, "leaves here"));
  F.Related.push_back(noteAt(3, "leaves here too"));
  R.Findings = {F};
  std::ostringstream OS;
  writeText(OS, R, Sources, {});
  const std::string Text = OS.str();
  const size_t First = Text.find("a.cu:2:1: note: leaves here\n");
  ASSERT_NE(First, std::string::npos);
  EXPECT_EQ(Text.find("a.cu:2:1: note:", First + 1), std::string::npos);
  EXPECT_NE(Text.find("a.cu:3:1: note: leaves here too\n"), std::string::npos);
}

TEST(TextReport, MarksTheStretch) {
  EXPECT_EQ(text("  f(p);\n", {"a.cu", {}, 1, 3, 1, 7}),
            "a.cu:1:3: error: 'p' leaks [VRM101 unreleased-device-memory]\n"
            "    1 |   f(p);\n"
            "      |   ^~~~\n"
            "\n1 finding (1 error) in 1 unit.\n");
}

TEST(TextReport, StaysInStepWithTabsWideAndInvalidCharacters) {
  std::string Out = text("\t\xE6\xBC\xA2\xFF"
                         "f(p);\n",
                         {"a.cu", {}, 1, 4, 1, 5});
  EXPECT_NE(Out.find("    1 |  \xE6\xBC\xA2?f(p);\n      |     ^\n"),
            std::string::npos)
      << Out;
}

TEST(TextReport, AStretchOverLinesIsMarkedToTheEndOfItsFirst) {
  std::string Out = text("f(p,\n  q);\n", {"a.cu", {}, 1, 1, 2, 5});
  EXPECT_NE(Out.find("      | ^~~~\n"), std::string::npos) << Out;
}

TEST(TextReport, ANotebooksCellStandsInThePlace) {
  SourceStore Sources("/nowhere");
  Sources.overlay("n.ipynb", "total += loss\n", 3);
  Report R;
  R.Findings = {sample({"n.ipynb", 3, 1, 1, 1, 6})};
  std::ostringstream OS;
  writeText(OS, R, Sources, {});
  EXPECT_EQ(OS.str().find("n.ipynb:cell 3:1:1: error:"), 0u) << OS.str();
  EXPECT_NE(OS.str().find("| total += loss"), std::string::npos);
}

TEST(SarifReport, EscapesPathsAndKeepsRegionsToOneLine) {
  Report R;
  R.Findings = {sample({"a b.cu", {}, 1, 1, 2, 4})};
  auto Place =
      sarif(R)["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
  EXPECT_EQ(Place["artifactLocation"]["uri"], "a%20b.cu");
  EXPECT_EQ(Place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
  EXPECT_EQ(Place["region"]["endLine"], 1);
  EXPECT_EQ(Place["region"]["endColumn"], 7);
}

TEST(SarifReport, ErrorsAreNotifications) {
  Report R;
  R.Errors = {{"a b.cu", 2, "unknown type", true}};
  auto Invocation = sarif(R)["runs"][0]["invocations"][0];
  EXPECT_EQ(Invocation["executionSuccessful"], true);
  EXPECT_EQ(Invocation["toolExecutionNotifications"][0]["level"], "warning");
  R.Errors[0].Analysed = false;
  EXPECT_EQ(sarif(R)["runs"][0]["invocations"][0]["executionSuccessful"],
            false);
}

TEST(SarifReport, RuleTextsKeepToGitHubsLimits) {
  for (const auto &Rule : sarif({})["runs"][0]["tool"]["driver"]["rules"]) {
    for (const char *Field : {"shortDescription", "fullDescription"}) {
      std::string Text = Rule[Field]["text"];
      EXPECT_FALSE(Text.empty()) << Rule["id"];
      EXPECT_LE(Text.size(), 1024u) << Rule["id"];
    }
    EXPECT_LE(Rule["properties"]["tags"].size(), 10u);
    EXPECT_FALSE(Rule["help"]["markdown"].get<std::string>().empty());
  }
}

TEST(JsonReport, StaysValidWithInvalidBytes) {
  Report R;
  R.Root = ".";
  R.Findings = {sample({"a.cu", {}, 1, 1, 1, 2})};
  R.Findings[0].Message = "bad \xFF byte";
  std::ostringstream OS;
  writeJson(OS, R);
  auto Document = nlohmann::json::parse(OS.str());
  EXPECT_EQ(Document["findings"][0]["evidence"], nullptr);
  EXPECT_EQ(Document["findings"][0]["function"], nullptr);
}
