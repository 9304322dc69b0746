#include "checks/findings/Findings.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace vramlint {

namespace {

template <typename Enum, size_t N>
using NameTable = std::array<std::pair<Enum, std::string_view>, N>;

constexpr NameTable<Level, 2> LevelNames = {
    {{Level::Default, "default"}, {Level::Extended, "extended"}}};
constexpr NameTable<Severity, 3> SeverityNames = {
    {{Severity::Error, "error"},
     {Severity::Warning, "warning"},
     {Severity::Info, "info"}}};
constexpr NameTable<Effect, 5> EffectNames = {
    {{Effect::Growth, "growth"},
     {Effect::HostGrowth, "host-growth"},
     {Effect::Peak, "peak"},
     {Effect::Fault, "fault"},
     {Effect::Hygiene, "hygiene"}}};

template <typename Enum, size_t N>
std::string_view nameOf(const NameTable<Enum, N> &Table, Enum Value) {
  for (const auto &[Candidate, Name] : Table)
    if (Candidate == Value)
      return Name;
  return {};
}

template <typename Enum, size_t N>
std::optional<Enum> valueOf(const NameTable<Enum, N> &Table,
                            std::string_view Text) {
  for (const auto &[Value, Name] : Table)
    if (Name == Text)
      return Value;
  return std::nullopt;
}

auto orderKey(const Finding &F) {
  return std::tie(F.Where.File, F.Where.Cell, F.Where.Line, F.Where.Column,
                  F.Code, F.Message, F.Where.EndLine, F.Where.EndColumn);
}

} // namespace

std::string_view toString(Level L) { return nameOf(LevelNames, L); }
std::string_view toString(Severity S) { return nameOf(SeverityNames, S); }
std::string_view toString(Effect E) { return nameOf(EffectNames, E); }

std::optional<Level> parseLevel(std::string_view Text) {
  return valueOf(LevelNames, Text);
}
std::optional<Severity> parseSeverity(std::string_view Text) {
  return valueOf(SeverityNames, Text);
}
std::optional<Effect> parseEffect(std::string_view Text) {
  return valueOf(EffectNames, Text);
}

bool operator<(const Finding &A, const Finding &B) {
  return orderKey(A) < orderKey(B);
}

void sortAndDeduplicate(std::vector<Finding> &Findings) {
  // Units arrive in any order; a stable sort of equal keys would let that order
  // show in which path survives, so the longest path wins, then the first text.
  auto PathKey = [](const Finding &F) {
    std::string Key;
    for (const Note &N : F.Path)
      Key +=
          N.Where.File + ':' + std::to_string(N.Where.Line) + N.Message + '\n';
    return Key;
  };
  std::sort(Findings.begin(), Findings.end(),
            [&](const Finding &A, const Finding &B) {
              if (A < B || B < A)
                return A < B;
              if (A.Path.size() != B.Path.size())
                return A.Path.size() > B.Path.size();
              return PathKey(A) < PathKey(B);
            });
  // One defect at one place is one finding, even where two units (a header seen
  // under different flags) word its path differently.
  auto SamePlaceAndRule = [](const Finding &A, const Finding &B) {
    return A.Code == B.Code && A.Where.File == B.Where.File &&
           A.Where.Cell == B.Where.Cell && A.Where.Line == B.Where.Line &&
           A.Where.Column == B.Where.Column;
  };
  Findings.erase(
      std::unique(Findings.begin(), Findings.end(), SamePlaceAndRule),
      Findings.end());
}

} // namespace vramlint
