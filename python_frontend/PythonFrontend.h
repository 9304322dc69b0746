// The Python front end: one module in, findings and facts out. The public
// header of python_frontend.
#ifndef VRAMLINT_PYTHON_FRONTEND_PYTHONFRONTEND_H
#define VRAMLINT_PYTHON_FRONTEND_PYTHONFRONTEND_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"

#include <string>
#include <string_view>
#include <vector>

namespace vramlint::python {

/// One module or notebook.
struct Unit {
  std::string File; ///< Root-relative path.
  std::string Text; ///< Its bytes, undecoded: the source says its encoding.
};

/// Whether a path's ending makes it a unit of this front end (.py .pyi .ipynb).
bool isUnit(std::string_view File);

/// Whether the bytes can matter to the rules at all. A cheap scan that errs on
/// the side of true.
bool mayMatter(std::string_view Text);

/// Analyses one unit. Never throws on bad input: what went wrong is in Errors.
/// Safe to call from several threads at once.
UnitResult analyse(const Unit &U, const Config &C);

/// Joins the facts of all units into the findings that no unit can decide
/// alone.
std::vector<Finding> link(const std::vector<Facts> &All, const Config &C);

} // namespace vramlint::python

#endif
