#include "checks/findings/Findings.h"

#include <gtest/gtest.h>

using namespace vramlint;

namespace {

Finding findingAt(unsigned Line, const std::string &File = "a") {
  Finding F;
  F.Code = "VRM201";
  F.Name = "graph-attached-append";
  F.Where.File = File;
  F.Where.Line = Line;
  return F;
}

bool cppSilences(const std::string &Text, unsigned Line) {
  return isSuppressed(findingAt(Line), scanCppSuppressions(Text, "a"));
}

bool pythonSilences(const std::string &Comment) {
  SuppressionScanner Scanner(CommentLanguage::Python, "a");
  Scanner.comment(Comment, 1);
  return isSuppressed(findingAt(1), Scanner.finish());
}

} // namespace

TEST(CppSuppression, NolintSilencesItsOwnLine) {
  EXPECT_TRUE(cppSilences("f(); // NOLINT\n", 1));
  EXPECT_FALSE(cppSilences("f(); // NOLINT\ng();\n", 2));
}

TEST(CppSuppression, NamesAndGlobs) {
  EXPECT_TRUE(cppSilences("f(); // NOLINT(vram-graph-attached-append)", 1));
  EXPECT_TRUE(cppSilences("f(); // NOLINT(vram-*)", 1));
  EXPECT_TRUE(cppSilences("f(); // NOLINT(bugprone-x, VRM201)", 1));
  EXPECT_FALSE(cppSilences("f(); // NOLINT(vram-unreleased-event)", 1));
  EXPECT_FALSE(cppSilences("f(); // NOLINT(bugprone-*)", 1));
  EXPECT_FALSE(cppSilences("f(); // NOLINT()", 1));
}

TEST(CppSuppression, NextLineAndRanges) {
  EXPECT_TRUE(cppSilences("// NOLINTNEXTLINE(vram-*)\nf();\n", 2));
  EXPECT_FALSE(cppSilences("// NOLINTNEXTLINE(vram-*)\nf();\n", 1));
  std::string Range = "// NOLINTBEGIN\n1\n// NOLINTEND\n4\n";
  EXPECT_TRUE(cppSilences(Range, 2));
  EXPECT_FALSE(cppSilences(Range, 4));
  EXPECT_TRUE(cppSilences("// NOLINTBEGIN(vram-*)\n2\n3\n", 3));
}

TEST(CppSuppression, AWordThatOnlyContainsNolintIsNone) {
  EXPECT_FALSE(cppSilences("f(); // MY_NOLINT", 1));
  EXPECT_FALSE(cppSilences("f(); // NOLINTER", 1));
}

TEST(CppSuppression, WholeFile) {
  EXPECT_TRUE(cppSilences("// vramlint: ignore-file[VRM201]\n\n\nf();\n", 4));
  EXPECT_FALSE(cppSilences("// vramlint: ignore-file[VRM101]\n\n\nf();\n", 4));
}

TEST(PythonSuppression, Noqa) {
  EXPECT_TRUE(pythonSilences("# noqa"));
  EXPECT_TRUE(pythonSilences("#NOQA"));
  EXPECT_TRUE(pythonSilences("# noqa: VRM201"));
  EXPECT_TRUE(pythonSilences("# noqa:E501,VRM201 kept for the plot"));
  EXPECT_TRUE(pythonSilences("# noqa : E501 VRM201"));
  EXPECT_FALSE(pythonSilences("# noqa: E501"));
  EXPECT_FALSE(pythonSilences("# noqa: VRM202 unlike VRM201"));
  EXPECT_FALSE(pythonSilences("# xnoqa"));
  EXPECT_FALSE(pythonSilences("# noqatest"));
}

TEST(PythonSuppression, OwnForm) {
  EXPECT_TRUE(pythonSilences("# vramlint: ignore[VRM201] the plot needs it"));
  EXPECT_TRUE(pythonSilences("# vramlint: ignore[graph-attached-append]"));
  EXPECT_TRUE(pythonSilences("# vramlint: ignore"));
  EXPECT_FALSE(pythonSilences("# vramlint: ignore[VRM204]"));
}

TEST(Suppression, AnotherFilesCommentSilencesNothing) {
  EXPECT_FALSE(isSuppressed(findingAt(1, "b"),
                            scanCppSuppressions("f(); // NOLINT", "a")));
}

TEST(Suppression, ACellsCommentStaysInItsCell) {
  SuppressionScanner Scanner(CommentLanguage::Python, "a", 2);
  Scanner.comment("# noqa", 1);
  std::vector<Suppression> Found = Scanner.finish();
  Finding F = findingAt(1);
  F.Where.Cell = 1;
  EXPECT_FALSE(isSuppressed(F, Found));
  F.Where.Cell = 2;
  EXPECT_TRUE(isSuppressed(F, Found));
}
