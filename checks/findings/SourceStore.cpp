#include "checks/findings/Findings.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace vramlint {

namespace {

std::vector<size_t> lineStarts(const std::string &Text) {
  std::vector<size_t> Starts{0};
  for (size_t I = 0; I != Text.size(); ++I)
    if (Text[I] == '\n' ||
        (Text[I] == '\r' && (I + 1 == Text.size() || Text[I + 1] != '\n')))
      Starts.push_back(I + 1);
  return Starts;
}

std::optional<std::string> readFile(const std::filesystem::path &Path) {
  std::error_code Error;
  if (!std::filesystem::is_regular_file(Path, Error))
    return std::nullopt;
  std::ifstream In(Path, std::ios::binary);
  if (!In)
    return std::nullopt;
  // Not through stream iterators: they throw where reading fails half-way.
  std::string Text;
  for (char Buffer[1 << 16]; In.read(Buffer, sizeof Buffer) || In.gcount();)
    Text.append(Buffer, static_cast<size_t>(In.gcount()));
  if (In.bad())
    return std::nullopt;
  return Text;
}

} // namespace

SourceStore::SourceStore(std::string Root) : Root(std::move(Root)) {}

void SourceStore::overlay(std::string File, std::string Text,
                          std::optional<unsigned> Cell) {
  Entry E;
  E.LineStarts = lineStarts(Text);
  E.Text = std::move(Text);
  Entries[{std::move(File), Cell.value_or(0)}] = std::move(E);
}

SourceStore::Entry &SourceStore::entry(const std::string &File,
                                       std::optional<unsigned> Cell) {
  auto [It, New] = Entries.try_emplace({File, Cell.value_or(0)});
  if (New && !Cell) {
    It->second.Text = readFile(std::filesystem::path(Root) / File);
    if (It->second.Text)
      It->second.LineStarts = lineStarts(*It->second.Text);
  }
  return It->second;
}

const std::string *SourceStore::text(const std::string &File,
                                     std::optional<unsigned> Cell) {
  Entry &E = entry(File, Cell);
  return E.Text ? &*E.Text : nullptr;
}

std::string_view SourceStore::line(const std::string &File,
                                   std::optional<unsigned> Cell,
                                   unsigned Number) {
  Entry &E = entry(File, Cell);
  if (!E.Text || Number == 0 || Number > E.LineStarts.size())
    return {};
  size_t Start = E.LineStarts[Number - 1];
  size_t End =
      Number < E.LineStarts.size() ? E.LineStarts[Number] : E.Text->size();
  std::string_view Line = std::string_view(*E.Text).substr(Start, End - Start);
  while (!Line.empty() && (Line.back() == '\n' || Line.back() == '\r'))
    Line.remove_suffix(1);
  return Line;
}

} // namespace vramlint
