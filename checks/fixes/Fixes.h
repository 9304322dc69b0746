// Applies the repairs that findings carry: text and edits in, text out. Writing
// files is the driver's. The public header of checks/fixes.
#ifndef VRAMLINT_CHECKS_FIXES_FIXES_H
#define VRAMLINT_CHECKS_FIXES_FIXES_H

#include "checks/findings/Findings.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vramlint {

/// What applying the fixes of some findings would do. Numbers are indices into
/// the findings.
struct FixPlan {
  struct Skipped {
    size_t Number;
    std::string Why; ///< "its text has changed"
    /// Another fix stood in the way: a further run may apply this one.
    bool Again = false;
  };
  std::vector<size_t> Fixed;  ///< Findings whose fix was applied, whole.
  std::vector<Skipped> Left;  ///< Findings with a fix that was not applied.
  std::vector<size_t> Unsafe; ///< Findings that have only unsafe fixes.
  std::map<std::string, std::string> Texts; ///< The new text of each file.
};

/// Applies the first fix of each finding that is safe, or the first at all if
/// `WithUnsafe`. A fix is applied with all of its edits or not at all. Where
/// two touch, also where both insert at one place, the finding that comes first
/// wins. Line ends of inserted text become those of the file.
FixPlan applyFixes(const std::vector<Finding> &Findings, bool WithUnsafe,
                   SourceStore &Sources);

/// The difference as `diff -u` writes it, with three lines of context; empty if
/// the texts are equal.
std::string unifiedDiff(const std::string &File, std::string_view Before,
                        std::string_view After);

} // namespace vramlint

#endif
