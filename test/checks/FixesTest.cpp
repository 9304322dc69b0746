#include "checks/fixes/Fixes.h"

#include <gtest/gtest.h>

using namespace vramlint;

namespace {

Edit edit(unsigned Line, unsigned Column, unsigned EndLine, unsigned EndColumn,
          std::string Text, std::string File = "a.cu") {
  return {{std::move(File), std::nullopt, Line, Column, EndLine, EndColumn},
          std::move(Text)};
}

Edit insertion(unsigned Line, unsigned Column, std::string Text) {
  return edit(Line, Column, Line, Column, std::move(Text));
}

Finding fixedBy(std::vector<Edit> Edits, bool Safe = true) {
  Finding F;
  F.Fixes.push_back({Safe, "repair", std::move(Edits)});
  return F;
}

FixPlan plan(const std::string &Text, const std::vector<Finding> &Findings,
             bool WithUnsafe = false) {
  SourceStore Sources("/nowhere");
  Sources.overlay("a.cu", Text);
  return applyFixes(Findings, WithUnsafe, Sources);
}

std::string text(const std::string &Text,
                 const std::vector<Finding> &Findings) {
  FixPlan Plan = plan(Text, Findings);
  return Plan.Texts.count("a.cu") ? Plan.Texts["a.cu"] : "unchanged";
}

} // namespace

TEST(Fixes, InsertsReplacesAndRemoves) {
  EXPECT_EQ(text("one two\n", {fixedBy({insertion(1, 5, "and ")})}),
            "one and two\n");
  EXPECT_EQ(text("one two\n", {fixedBy({edit(1, 5, 1, 8, "three")})}),
            "one three\n");
  EXPECT_EQ(text("one\ntwo\n", {fixedBy({edit(1, 4, 2, 1, "")})}), "onetwo\n");
  EXPECT_EQ(text("end", {fixedBy({insertion(1, 4, "!")})}), "end!");
}

TEST(Fixes, EditsKeepTheirPlacesWhateverTheirOrder) {
  EXPECT_EQ(
      text("a b c\n", {fixedBy({insertion(1, 5, "3"), insertion(1, 1, "1"),
                                edit(1, 3, 1, 4, "2")})}),
      "1a 2 3c\n");
}

TEST(Fixes, ColumnsAreCodePoints) {
  EXPECT_EQ(text("/* \xC3\xA4\xF0\x9F\x98\x80 */ f();\n",
                 {fixedBy({insertion(1, 10, "g(); ")})}),
            "/* \xC3\xA4\xF0\x9F\x98\x80 */ g(); f();\n");
}

TEST(Fixes, InsertedLinesEndAsTheFileDoes) {
  EXPECT_EQ(text("a;\r\nb;\r\n", {fixedBy({insertion(2, 1, "x;\ny;\n")})}),
            "a;\r\nx;\r\ny;\r\nb;\r\n");
  EXPECT_EQ(text("a;\r\nb;", {fixedBy({insertion(2, 3, "\nc;")})}),
            "a;\r\nb;\r\nc;");
  EXPECT_EQ(text("a;\nb;\n", {fixedBy({insertion(2, 1, "x;\n")})}),
            "a;\nx;\nb;\n");
}

TEST(Fixes, FirstOfTwoThatTouchWinsAndTheOtherIsLeftWhole) {
  FixPlan Plan =
      plan("abcdef\n", {fixedBy({edit(1, 2, 1, 4, "X")}),
                        fixedBy({edit(1, 3, 1, 5, "Y"), insertion(1, 7, "Z")}),
                        fixedBy({insertion(1, 7, "!")})});
  EXPECT_EQ(Plan.Texts["a.cu"], "aXdef!\n");
  EXPECT_EQ(Plan.Fixed, (std::vector<size_t>{0, 2}));
  ASSERT_EQ(Plan.Left.size(), 1u);
  EXPECT_EQ(Plan.Left[0].Number, 1u);
  EXPECT_TRUE(Plan.Left[0].Again);
}

TEST(Fixes, InsertionsAtOnePlaceTouchAndNeighboursDoNot) {
  EXPECT_EQ(plan("ab\n", {fixedBy({insertion(1, 2, "1")}),
                          fixedBy({insertion(1, 2, "2")})})
                .Fixed.size(),
            1u);
  EXPECT_EQ(text("ab\n", {fixedBy({edit(1, 1, 1, 2, "x")}),
                          fixedBy({edit(1, 2, 1, 3, "y")})}),
            "xy\n");
}

TEST(Fixes, UnsafeOnesNeedToBeAskedFor) {
  const std::vector<Finding> Findings = {
      fixedBy({insertion(1, 1, "x")}, /*Safe=*/false)};
  FixPlan Plan = plan("a\n", Findings);
  EXPECT_TRUE(Plan.Texts.empty());
  EXPECT_EQ(Plan.Unsafe, std::vector<size_t>{0});
  EXPECT_EQ(plan("a\n", Findings, /*WithUnsafe=*/true).Texts["a.cu"], "xa\n");
}

TEST(Fixes, SafeFixIsPreferredToAnEarlierUnsafeOne) {
  Finding F = fixedBy({insertion(1, 1, "unsafe")}, /*Safe=*/false);
  F.Fixes.push_back({true, "better", {insertion(1, 1, "safe")}});
  EXPECT_EQ(plan("\n", {F}, /*WithUnsafe=*/true).Texts["a.cu"], "safe\n");
}

TEST(Fixes, LeavesWhatItCannotPlace) {
  const auto Why = [](const std::string &Text, Edit E) {
    FixPlan Plan = plan(Text, {fixedBy({std::move(E)})});
    EXPECT_TRUE(Plan.Texts.empty());
    return Plan.Left.empty() ? "nothing left" : Plan.Left[0].Why;
  };
  EXPECT_EQ(Why("a\n", insertion(9, 1, "x")),
            "the place to change is not in the file");
  EXPECT_EQ(Why("a\n", insertion(1, 3, "x")),
            "the place to change is not in the file");
  EXPECT_EQ(Why("a\n", edit(1, 2, 1, 1, "x")),
            "the place to change is not in the file");
  EXPECT_EQ(Why("\xEF\xBB\xBF"
                "a\n",
                insertion(1, 2, "x")),
            "the place to change is not in the file");
  EXPECT_EQ(Why("\xFF\n", insertion(1, 1, "x")), "the file is not UTF-8");
  EXPECT_EQ(Why("a\n", edit(1, 1, 1, 1, "x", "b.cu")),
            "the file cannot be read");
  EXPECT_EQ(Why("a\n", edit(1, 1, 1, 1, "x", "../b.cu")),
            "the file lies outside the project");
  Edit InCell = insertion(1, 1, "x");
  InCell.Where.Cell = 1;
  EXPECT_EQ(Why("a\n", InCell), "the cells of notebooks are not changed");
}

TEST(Diff, ShowsContextAndCounts) {
  EXPECT_EQ(unifiedDiff("f", "same\n", "same\n"), "");
  EXPECT_EQ(unifiedDiff("f.cu", "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
                        "1\n2\n3\n4\nnew\n5\n6\n7\n8\n9\n"),
            "--- a/f.cu\n+++ b/f.cu\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+new\n 5\n "
            "6\n 7\n");
}

TEST(Diff, FarChangesAreHunksOfTheirOwn) {
  std::string Before, After;
  for (int I = 1; I != 31; ++I) {
    Before += std::to_string(I) + "\n";
    After += (I == 5 || I == 25 ? "x" : std::to_string(I)) + std::string("\n");
  }
  const std::string Diff = unifiedDiff("f", Before, After);
  EXPECT_NE(Diff.find("@@ -2,7 +2,7 @@\n"), std::string::npos) << Diff;
  EXPECT_NE(Diff.find("@@ -22,7 +22,7 @@\n"), std::string::npos) << Diff;
}

TEST(Diff, TellsOfAMissingLineEnd) {
  EXPECT_EQ(unifiedDiff("f", "a", "a\n"),
            "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of "
            "file\n+a\n");
  EXPECT_EQ(unifiedDiff("f", "", "a\n"),
            "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n");
}
