#include "checks/report/LineHash.h"

#include <gtest/gtest.h>

using vramlint::primaryLocationLineHashes;
using Hashes = std::vector<std::string>;

// The first two expectations are figures from the upload action's own tests
// (github/codeql-action, src/fingerprints.test.ts): both sides must agree.
TEST(LineHash, AgreesWithTheUploadAction) {
  EXPECT_EQ(primaryLocationLineHashes(""), Hashes{"c129715d7a2bc9a3:1"});
  Hashes Four = {"271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1",
                 "a23a3dc5e078b07b:1"};
  EXPECT_EQ(primaryLocationLineHashes(" a\nb\n  \t\tc\n d"), Four);
}

TEST(LineHash, LineEndsDoNotMatter) {
  Hashes Unix = primaryLocationLineHashes("one\ntwo\n\nthree");
  EXPECT_EQ(primaryLocationLineHashes("one\r\ntwo\r\n\r\nthree"), Unix);
  EXPECT_EQ(primaryLocationLineHashes("one\rtwo\r\rthree"), Unix);
  EXPECT_EQ(Unix.size(), 4u);
}

TEST(LineHash, EqualWindowsAreCounted) {
  std::string Text;
  for (int I = 0; I != 60; ++I)
    Text += "x = compute(a, b)\n";
  Hashes Found = primaryLocationLineHashes(Text);
  std::string First = Found[0].substr(0, Found[0].find(':'));
  EXPECT_EQ(Found[0], First + ":1");
  EXPECT_EQ(Found[1], First + ":2");
}

TEST(LineHash, CountsUtf16UnitsNotBytes) {
  // An astral character is two units and stays apart from its look-alikes.
  EXPECT_NE(primaryLocationLineHashes("\xF0\x9F\x98\x80"),
            primaryLocationLineHashes("??"));
  // An invalid byte counts as U+FFFD, as a decoder would replace it.
  EXPECT_EQ(primaryLocationLineHashes("\xFF"),
            primaryLocationLineHashes("\xEF\xBF\xBD"));
}
