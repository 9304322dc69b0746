#include "checks/findings/Utf8.h"

#include <algorithm>

#include <cstdint>
#include <utility>

namespace vramlint::utf8 {

namespace {

/// Length of the valid sequence at `At` and its code point; length 0 if
/// invalid. The ranges are those of RFC 3629: no overlong forms, no surrogates.
std::pair<size_t, uint32_t> decode(std::string_view Text, size_t At) {
  auto Byte = [&](size_t I) -> unsigned {
    return At + I < Text.size() ? static_cast<unsigned char>(Text[At + I]) : 0;
  };
  auto Continues = [&](size_t I) { return (Byte(I) & 0xC0) == 0x80; };
  unsigned First = Byte(0);
  if (First < 0x80)
    return {1, First};
  if (First >= 0xC2 && First <= 0xDF && Continues(1))
    return {2, (First & 0x1F) << 6 | (Byte(1) & 0x3F)};
  if (First >= 0xE0 && First <= 0xEF && Continues(1) && Continues(2)) {
    uint32_t Code =
        (First & 0x0F) << 12 | (Byte(1) & 0x3F) << 6 | (Byte(2) & 0x3F);
    if (Code >= 0x800 && (Code < 0xD800 || Code > 0xDFFF))
      return {3, Code};
  }
  if (First >= 0xF0 && First <= 0xF4 && Continues(1) && Continues(2) &&
      Continues(3)) {
    uint32_t Code = (First & 0x07) << 18 | (Byte(1) & 0x3F) << 12 |
                    (Byte(2) & 0x3F) << 6 | (Byte(3) & 0x3F);
    if (Code >= 0x10000 && Code <= 0x10FFFF)
      return {4, Code};
  }
  return {0, 0};
}

/// East Asian wide and emoji blocks (Unicode UAX #11), and combining marks. The
/// C library's wcwidth depends on the locale, which a report must not.
unsigned terminalWidth(uint32_t Code) {
  if ((Code >= 0x300 && Code <= 0x36F) || (Code >= 0x200B && Code <= 0x200F) ||
      (Code >= 0xFE00 && Code <= 0xFE0F))
    return 0;
  bool Wide = (Code >= 0x1100 && Code <= 0x115F) ||
              (Code >= 0x2E80 && Code <= 0xA4CF) ||
              (Code >= 0xAC00 && Code <= 0xD7A3) ||
              (Code >= 0xF900 && Code <= 0xFAFF) ||
              (Code >= 0xFE30 && Code <= 0xFE6F) ||
              (Code >= 0xFF00 && Code <= 0xFF60) ||
              (Code >= 0xFFE0 && Code <= 0xFFE6) ||
              (Code >= 0x1F300 && Code <= 0x1FAFF) ||
              (Code >= 0x20000 && Code <= 0x3FFFD);
  return Wide ? 2 : 1;
}

} // namespace

Character next(std::string_view Text, size_t &At) {
  auto [Length, Code] = decode(Text, At);
  if (Length == 0)
    return {Text.substr(At++, 1), false, 1};
  std::string_view Bytes = Text.substr(At, Length);
  At += Length;
  bool Printable =
      Code >= 0x20 && Code != 0x7F && !(Code >= 0x80 && Code < 0xA0);
  return {Bytes, Printable, terminalWidth(Code)};
}

size_t length(std::string_view Text) {
  size_t Count = 0;
  for (size_t At = 0; At < Text.size(); ++Count)
    At += std::max<size_t>(decode(Text, At).first, 1);
  return Count;
}

std::optional<size_t> firstInvalid(std::string_view Text) {
  for (size_t At = 0; At < Text.size();) {
    size_t Length = decode(Text, At).first;
    if (Length == 0)
      return At;
    At += Length;
  }
  return std::nullopt;
}

} // namespace vramlint::utf8
