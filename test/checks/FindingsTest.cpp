#include "checks/findings/Findings.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace vramlint;

namespace {

Finding make(const std::string &File, unsigned Line, const std::string &Code,
             const std::string &Function = "step") {
  Finding F;
  F.Code = Code;
  F.Where.File = File;
  F.Where.Line = Line;
  F.Function = Function;
  return F;
}

std::vector<std::string> fingerprints(const std::string &Text,
                                      std::vector<Finding> Findings) {
  SourceStore Sources("/nowhere");
  Sources.overlay("train.py", Text);
  assignFingerprints(Findings, Sources);
  std::vector<std::string> Result;
  for (const Finding &F : Findings)
    Result.push_back(F.Fingerprint);
  return Result;
}

} // namespace

TEST(Findings, SortByPlaceAndReportOnePerPlaceAndRule) {
  std::vector<Finding> All = {make("b", 1, "VRM101"), make("a", 9, "VRM102"),
                              make("a", 9, "VRM101"), make("b", 1, "VRM101")};
  sortAndDeduplicate(All);
  ASSERT_EQ(All.size(), 3u);
  EXPECT_EQ(All[0].Where.File + All[0].Code, "aVRM101");
  EXPECT_EQ(All[1].Where.File + All[1].Code, "aVRM102");
  EXPECT_EQ(All[2].Where.File, "b");
}

TEST(Findings, TheSurvivorDoesNotDependOnTheOrderOfUnits) {
  Finding Short = make("h", 1, "VRM101"), Long = Short;
  Long.Path.push_back({Short.Where, "acquired here"});
  std::vector<Finding> One = {Short, Long}, Other = {Long, Short};
  sortAndDeduplicate(One);
  sortAndDeduplicate(Other);
  ASSERT_EQ(One.size(), 1u);
  EXPECT_EQ(One[0].Path.size(), 1u);
  EXPECT_EQ(Other[0].Path.size(), 1u);
}

TEST(Findings, EnumsReadBackWhatTheyWrite) {
  for (Severity S : {Severity::Error, Severity::Warning, Severity::Info})
    EXPECT_EQ(parseSeverity(toString(S)), S);
  for (Level L : {Level::Default, Level::Extended})
    EXPECT_EQ(parseLevel(toString(L)), L);
  for (Effect E : {Effect::Growth, Effect::HostGrowth, Effect::Peak,
                   Effect::Fault, Effect::Hygiene})
    EXPECT_EQ(parseEffect(toString(E)), E);
  EXPECT_EQ(parseSeverity("fatal"), std::nullopt);
}

// Users' baselines hold these values: a change here breaks them, and needs v2.
TEST(Fingerprint, GoldenValue) {
  EXPECT_EQ(
      fingerprints("losses.append(loss)\n", {make("train.py", 1, "VRM201")})[0],
      "24b28088e0338bf1:1");
}

TEST(Fingerprint, SurvivesMovingAndReindenting) {
  EXPECT_EQ(
      fingerprints("losses.append(loss)\n", {make("train.py", 1, "VRM201")}),
      fingerprints("\n\n    losses.append( loss )\r\n",
                   {make("train.py", 3, "VRM201")}));
}

TEST(Fingerprint, TellsRuleFunctionAndTextApart) {
  std::string Text = "losses.append(loss)\n";
  std::string Base = fingerprints(Text, {make("train.py", 1, "VRM201")})[0];
  EXPECT_NE(Base, fingerprints(Text, {make("train.py", 1, "VRM207")})[0]);
  EXPECT_NE(Base,
            fingerprints(Text, {make("train.py", 1, "VRM201", "other")})[0]);
  EXPECT_NE(Base, fingerprints("all.append(loss)\n",
                               {make("train.py", 1, "VRM201")})[0]);
}

TEST(Fingerprint, CountsEquals) {
  auto Both = fingerprints(
      "x.append(y)\nx.append(y)\n",
      {make("train.py", 1, "VRM201"), make("train.py", 2, "VRM201")});
  EXPECT_EQ(Both[0].substr(0, 16), Both[1].substr(0, 16));
  EXPECT_EQ(Both[0].substr(16), ":1");
  EXPECT_EQ(Both[1].substr(16), ":2");
}

TEST(SourceStore, LinesWithEveryLineEnd) {
  SourceStore Sources("/nowhere");
  Sources.overlay("f", "one\r\ntwo\rthree\nfour");
  EXPECT_EQ(Sources.line("f", std::nullopt, 1), "one");
  EXPECT_EQ(Sources.line("f", std::nullopt, 2), "two");
  EXPECT_EQ(Sources.line("f", std::nullopt, 3), "three");
  EXPECT_EQ(Sources.line("f", std::nullopt, 4), "four");
  EXPECT_EQ(Sources.line("f", std::nullopt, 5), "");
  EXPECT_EQ(Sources.line("absent", std::nullopt, 1), "");
  EXPECT_EQ(Sources.text("absent"), nullptr);
}
