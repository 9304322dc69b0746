#include "python_frontend/syntax/Source.h"

#include <algorithm>

namespace vramlint::python {

static bool isNotebook(std::string_view File) {
  const std::string_view End = ".ipynb";
  return File.size() >= End.size() &&
         File.substr(File.size() - End.size()) == End;
}

bool Source::read(const std::string &Name, std::string_view Bytes,
                  std::vector<UnitError> &Errors) {
  File = Name;
  if (!isNotebook(Name)) {
    std::string Message;
    unsigned Line = 1;
    if (!decodeModule(Bytes, Text, Message, Line)) {
      Errors.push_back({Name, Line, Message, false});
      return false;
    }
    indexLines();
    return true;
  }
  try {
    bool IsPython = true;
    const std::vector<std::string> Sources = notebookCells(Bytes, IsPython);
    unsigned Line = 0;
    for (size_t I = 0; IsPython && I < Sources.size(); ++I) {
      std::string Cell = withoutMagics(Sources[I]);
      Cells.push_back({Line, static_cast<unsigned>(I + 1)});
      Line += static_cast<unsigned>(std::count(Cell.begin(), Cell.end(), '\n'));
      Text += Cell;
    }
  } catch (const nlohmann::json::exception &E) {
    Errors.push_back({Name, std::nullopt,
                      std::string("not a notebook: ") + E.what(), false});
    return false;
  }
  indexLines();
  return true;
}

void Source::indexLines() {
  LineStarts.assign(1, 0);
  for (size_t At = Text.find('\n'); At != std::string::npos;
       At = Text.find('\n', At + 1))
    LineStarts.push_back(static_cast<uint32_t>(At + 1));
}

void Source::point(uint32_t Offset, unsigned &Line, unsigned &Column,
                   std::optional<unsigned> &Cell) const {
  Offset = std::min(Offset, static_cast<uint32_t>(Text.size()));
  const auto After =
      std::upper_bound(LineStarts.begin(), LineStarts.end(), Offset);
  const uint32_t Start = *(After - 1);
  Line = static_cast<unsigned>(After - LineStarts.begin());
  Column = 1;
  for (uint32_t I = Start; I < Offset; ++I)
    if ((static_cast<unsigned char>(Text[I]) & 0xC0) != 0x80)
      ++Column;
  if (Cells.empty())
    return;
  auto Found = std::upper_bound(
      Cells.begin(), Cells.end(), Line - 1,
      [](unsigned L, const CellStart &C) { return L < C.Line; });
  // Empty cells start where their successor does; the last one holds the line.
  --Found;
  Cell = Found->Cell;
  Line -= Found->Line;
}

Place Source::place(uint32_t Start, uint32_t End) const {
  Place P;
  P.File = File;
  std::optional<unsigned> EndCell;
  point(Start, P.Line, P.Column, P.Cell);
  point(End, P.EndLine, P.EndColumn, EndCell);
  if (EndCell != P.Cell) {
    P.EndLine = P.Line;
    P.EndColumn = P.Column + 1;
  }
  return P;
}

unsigned Source::line(uint32_t Offset) const {
  unsigned Line = 1, Column = 1;
  std::optional<unsigned> Cell;
  point(Offset, Line, Column, Cell);
  return Line;
}

std::optional<unsigned> Source::cell(uint32_t Offset) const {
  unsigned Line = 1, Column = 1;
  std::optional<unsigned> Cell;
  point(Offset, Line, Column, Cell);
  return Cell;
}

} // namespace vramlint::python
