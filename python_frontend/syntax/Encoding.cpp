#include "python_frontend/syntax/Source.h"

#include <algorithm>
#include <cctype>

namespace vramlint::python {

static std::string normalised(std::string_view Name) {
  std::string Result;
  for (char C : Name)
    Result +=
        C == '_'
            ? '-'
            : static_cast<char>(std::tolower(static_cast<unsigned char>(C)));
  return Result;
}

/// The encoding that a comment in the first two lines declares, or "".
static std::string declaredEncoding(std::string_view Bytes) {
  for (int I = 0; I < 2 && !Bytes.empty(); ++I) {
    const size_t End = std::min(Bytes.find('\n'), Bytes.size());
    const std::string_view Line = Bytes.substr(0, End);
    Bytes.remove_prefix(std::min(End + 1, Bytes.size()));
    const size_t Start = Line.find_first_not_of(" \t\f\r");
    if (Start == std::string_view::npos)
      continue;
    if (Line[Start] != '#')
      return "";
    const size_t At = Line.find("coding", Start);
    if (At == std::string_view::npos || At + 7 >= Line.size() ||
        (Line[At + 6] != ':' && Line[At + 6] != '='))
      continue;
    size_t From = Line.find_first_not_of(" \t", At + 7);
    size_t To = From;
    while (To < Line.size() &&
           (std::isalnum(static_cast<unsigned char>(Line[To])) ||
            Line[To] == '-' || Line[To] == '_' || Line[To] == '.'))
      ++To;
    if (From != std::string_view::npos && To > From)
      return normalised(Line.substr(From, To - From));
  }
  return "";
}

/// The offset of the first byte that is no UTF-8, or npos.
static size_t firstBadUtf8(std::string_view S) {
  size_t I = 0;
  while (I < S.size()) {
    const unsigned char C = static_cast<unsigned char>(S[I]);
    if (C < 0x80) {
      ++I;
      continue;
    }
    const size_t Length = C >= 0xC2 && C < 0xE0   ? 2
                          : C >= 0xE0 && C < 0xF0 ? 3
                          : C >= 0xF0 && C < 0xF5 ? 4
                                                  : 0;
    if (Length == 0 || I + Length > S.size())
      return I;
    for (size_t K = 1; K < Length; ++K)
      if ((static_cast<unsigned char>(S[I + K]) & 0xC0) != 0x80)
        return I;
    const unsigned char Next = static_cast<unsigned char>(S[I + 1]);
    if ((C == 0xE0 && Next < 0xA0) || (C == 0xED && Next > 0x9F) ||
        (C == 0xF0 && Next < 0x90) || (C == 0xF4 && Next > 0x8F))
      return I;
    I += Length;
  }
  return std::string_view::npos;
}

static void appendUtf8(std::string &Text, unsigned Point) {
  if (Point < 0x80) {
    Text += static_cast<char>(Point);
  } else if (Point < 0x800) {
    Text += static_cast<char>(0xC0 | (Point >> 6));
    Text += static_cast<char>(0x80 | (Point & 0x3F));
  } else {
    Text += static_cast<char>(0xE0 | (Point >> 12));
    Text += static_cast<char>(0x80 | ((Point >> 6) & 0x3F));
    Text += static_cast<char>(0x80 | (Point & 0x3F));
  }
}

/// Code points of the bytes 0x80 to 0x9F in Windows' Western code page; 0 where
/// it defines none.
static const unsigned Windows1252[32] = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
    0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

bool decodeModule(std::string_view Bytes, std::string &Text,
                  std::string &Message, unsigned &Line) {
  const bool HasMark = Bytes.substr(0, 3) == "\xEF\xBB\xBF";
  if (HasMark)
    Bytes.remove_prefix(3);
  const std::string Name = declaredEncoding(Bytes);
  size_t Bad = std::string_view::npos;
  const bool IsUtf8 = HasMark || Name.empty() || Name == "utf-8" ||
                      Name == "utf8" || Name == "utf-8-sig" ||
                      Name.compare(0, 6, "utf-8-") == 0;
  const bool IsLatin = Name == "latin-1" || Name == "latin1" ||
                       Name == "iso-8859-1" || Name == "iso8859-1" ||
                       Name == "l1" || Name == "8859";
  const bool IsWindows = Name == "cp1252" || Name == "windows-1252";
  std::string Shown = Name.empty() || HasMark ? "utf-8" : Name;
  if (IsUtf8) {
    Bad = firstBadUtf8(Bytes);
    Text = Bytes;
  } else if (IsLatin || IsWindows) {
    Text.clear();
    for (size_t I = 0; I < Bytes.size(); ++I) {
      unsigned Point = static_cast<unsigned char>(Bytes[I]);
      if (IsWindows && Point >= 0x80 && Point < 0xA0) {
        Point = Windows1252[Point - 0x80];
        if (Point == 0) {
          Bad = I;
          break;
        }
      }
      appendUtf8(Text, Point);
    }
  } else {
    // An encoding that is not built in: what is plain ASCII reads the same.
    const auto Found = std::find_if(Bytes.begin(), Bytes.end(), [](char C) {
      return static_cast<unsigned char>(C) >= 0x80;
    });
    if (Found != Bytes.end())
      Bad = static_cast<size_t>(Found - Bytes.begin());
    Text = Bytes;
  }
  if (Bad == std::string_view::npos)
    return true;
  Line = 1 + static_cast<unsigned>(
                 std::count(Bytes.begin(), Bytes.begin() + Bad, '\n'));
  Message = IsUtf8 || IsLatin || IsWindows || Name == "ascii"
                ? "bytes that are not valid " + Shown
                : "cannot decode '" + Shown + "'";
  return false;
}

} // namespace vramlint::python
