#include "python_frontend/PythonFrontend.h"

namespace vramlint::python {

static bool endsWith(std::string_view Text, std::string_view End) {
  return Text.size() >= End.size() &&
         Text.substr(Text.size() - End.size()) == End;
}

bool isUnit(std::string_view File) {
  return endsWith(File, ".py") || endsWith(File, ".pyi") ||
         endsWith(File, ".ipynb");
}

bool mayMatter(std::string_view Text) {
  return Text.find("torch") != std::string_view::npos;
}

UnitResult analyse(const Unit &U, const Config &) {
  UnitResult Result;
  Result.Unit = U.File;
  return Result;
}

std::vector<Finding> link(const std::vector<Facts> &, const Config &) {
  return {};
}

} // namespace vramlint::python
