#include "checks/findings/Utf8.h"

#include <gtest/gtest.h>

namespace utf8 = vramlint::utf8;

TEST(Utf8, CountsCodePoints) {
  EXPECT_EQ(utf8::length(""), 0u);
  EXPECT_EQ(utf8::length("abc"), 3u);
  EXPECT_EQ(utf8::length("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"), 3u);
}

TEST(Utf8, AnInvalidByteIsOneCharacter) {
  EXPECT_EQ(utf8::length("a\xFF\xFE z"), 5u);
  EXPECT_EQ(utf8::length("\xE2\x82"), 2u);     // Cut off in the middle.
  EXPECT_EQ(utf8::length("\xC0\x80"), 2u);     // Overlong.
  EXPECT_EQ(utf8::length("\xED\xA0\x80"), 3u); // A surrogate.
}

TEST(Utf8, FindsTheFirstInvalidByte) {
  EXPECT_EQ(utf8::firstInvalid("ok \xC3\xA9"), std::nullopt);
  EXPECT_EQ(utf8::firstInvalid("ok \xE9 no"), std::optional<size_t>(3));
}

TEST(Utf8, KnowsWhatATerminalShows) {
  size_t At = 0;
  EXPECT_EQ(utf8::next("\xE6\xBC\xA2", At).Width, 2u);
  EXPECT_EQ(At, 3u);
  At = 0;
  EXPECT_EQ(utf8::next("\xCC\x81", At).Width, 0u);
  At = 0;
  EXPECT_FALSE(utf8::next("\x1b", At).Printable);
}
