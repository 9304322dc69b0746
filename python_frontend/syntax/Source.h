// A unit's bytes as the UTF-8 text that is parsed, and the way back from byte
// offsets to the lines, columns and notebook cells that users see.
#ifndef VRAMLINT_PYTHON_FRONTEND_SYNTAX_SOURCE_H
#define VRAMLINT_PYTHON_FRONTEND_SYNTAX_SOURCE_H

#include "checks/findings/Findings.h"

#include <string>
#include <string_view>
#include <vector>

namespace vramlint::python {

/// A decoded unit.
class Source {
public:
  /// Decodes a module by its byte order mark and coding comment (PEP 263), or
  /// joins the code cells of a notebook. What goes wrong is added to `Errors`;
  /// false means that nothing can be analysed.
  bool read(const std::string &File, std::string_view Bytes,
            std::vector<UnitError> &Errors);

  std::string_view text() const { return Text; }
  /// The place of bytes [Start, End) of the text.
  Place place(uint32_t Start, uint32_t End) const;
  /// The line of a byte within its cell or file, from 1.
  unsigned line(uint32_t Offset) const;
  std::optional<unsigned> cell(uint32_t Offset) const;

private:
  void indexLines();
  void point(uint32_t Offset, unsigned &Line, unsigned &Column,
             std::optional<unsigned> &Cell) const;
  std::string File;
  std::string Text;
  std::vector<uint32_t> LineStarts;
  struct CellStart {
    unsigned Line; ///< Joined line of the cell's first line, from 0.
    unsigned Cell; ///< From 1.
  };
  std::vector<CellStart> Cells; ///< Empty for modules.
};

/// The sources of a notebook's code cells in order, as they stand in the file.
/// \throws std::exception derivatives of the JSON library on a broken notebook.
std::vector<std::string> notebookCells(std::string_view Bytes, bool &IsPython);

/// The lines of a cell that are IPython's and not Python's, made harmless
/// without moving any line.
std::string withoutMagics(std::string_view Cell);

/// Decodes a module's bytes to UTF-8 by its byte order mark and PEP 263
/// comment. On failure sets `Message` and the line, and returns false.
bool decodeModule(std::string_view Bytes, std::string &Text,
                  std::string &Message, unsigned &Line);

} // namespace vramlint::python

#endif
