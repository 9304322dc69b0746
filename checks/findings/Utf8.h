// Walking UTF-8 text one code point at a time, tolerant of invalid bytes:
// source files hold anything, and columns must count the same way everywhere.
#ifndef VRAMLINT_CHECKS_FINDINGS_UTF8_H
#define VRAMLINT_CHECKS_FINDINGS_UTF8_H

#include <cstddef>
#include <optional>
#include <string_view>

namespace vramlint::utf8 {

struct Character {
  std::string_view Text; ///< Its bytes; one byte if they are invalid.
  bool Printable;        ///< False for control characters and invalid bytes.
  unsigned Width;        ///< Terminal columns: 0 combining, 1, or 2 wide.
};

/// The character at byte `At`, which is moved behind it.
Character next(std::string_view Text, size_t &At);

/// The number of code points in `Text`; an invalid byte counts as one.
size_t length(std::string_view Text);

/// Byte offset of the first invalid sequence, or nothing if the text is valid.
std::optional<size_t> firstInvalid(std::string_view Text);

} // namespace vramlint::utf8

#endif
