#include "python_frontend/syntax/Source.h"

namespace vramlint::python {

std::vector<std::string> notebookCells(std::string_view Bytes, bool &IsPython) {
  const nlohmann::json Book = nlohmann::json::parse(Bytes.begin(), Bytes.end());
  IsPython = true;
  if (Book.contains("metadata") && Book.at("metadata").is_object()) {
    const nlohmann::json &Meta = Book.at("metadata");
    if (Meta.contains("kernelspec") && Meta.at("kernelspec").is_object()) {
      const std::string Language =
          Meta.at("kernelspec").value("language", "python");
      IsPython = Language == "python";
    }
  }
  std::vector<std::string> Cells;
  auto Add = [&](const nlohmann::json &List) {
    for (const nlohmann::json &Cell : List) {
      if (Cell.value("cell_type", "") != "code")
        continue;
      // The third version of the format calls it "input".
      const char *Key = Cell.contains("source") ? "source" : "input";
      std::string Text;
      if (Cell.contains(Key)) {
        const nlohmann::json &Source = Cell.at(Key);
        if (Source.is_string())
          Text = Source.get<std::string>();
        else
          for (const nlohmann::json &Line : Source)
            Text += Line.get<std::string>();
      }
      Cells.push_back(std::move(Text));
    }
  };
  if (Book.contains("worksheets")) {
    for (const nlohmann::json &Sheet : Book.at("worksheets"))
      Add(Sheet.at("cells"));
  } else {
    Add(Book.at("cells"));
  }
  return Cells;
}

static bool isCellOfPython(std::string_view Magic) {
  for (std::string_view Known : {"%%time", "%%timeit", "%%capture", "%%prun"})
    if (Magic.substr(0, Known.size()) == Known)
      return true;
  return false;
}

std::string withoutMagics(std::string_view Cell) {
  std::string Result;
  bool Skip = false, First = true, Continued = false;
  while (!Cell.empty()) {
    const size_t End = std::min(Cell.find('\n'), Cell.size());
    std::string_view Line = Cell.substr(0, End);
    Cell.remove_prefix(std::min(End + 1, Cell.size()));
    const size_t Indent = std::min(Line.find_first_not_of(" \t"), Line.size());
    const std::string_view Body = Line.substr(Indent);
    if (First && Body.substr(0, 2) == "%%" && !isCellOfPython(Body))
      Skip = true;
    const bool Blank = Body.empty() || Body == "\r";
    if (!Blank)
      First = false;
    const bool Magic = !Body.empty() && (Body[0] == '%' || Body[0] == '!' ||
                                         Body[0] == '?' || Body.back() == '?');
    const bool Ends = Body.empty() || Body.back() != '\\';
    if (Skip || Continued) {
      // Nothing of it is Python; the line end below keeps the count.
    } else if (Magic) {
      Result += Line.substr(0, Indent);
      Result += "pass";
    } else if (size_t At = Line.find("= !"); At != std::string_view::npos) {
      Result += Line.substr(0, At);
      Result += "= None";
    } else if (size_t At = Line.find("= %"); At != std::string_view::npos) {
      Result += Line.substr(0, At);
      Result += "= None";
    } else {
      Result += Line;
    }
    Continued = (Magic || Continued) && !Ends;
    Result += '\n';
  }
  return Result;
}

} // namespace vramlint::python
