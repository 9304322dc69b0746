// Turns findings into bytes: one file per output format. The public header of
// checks/report.
#ifndef VRAMLINT_CHECKS_REPORT_REPORT_H
#define VRAMLINT_CHECKS_REPORT_REPORT_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "checks/findings/Serialise.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace vramlint {

/// The version of the program, from CMake's project().
std::string_view version();

/// Everything that a report shows.
struct Report {
  std::string Root; ///< How the root was given; never an absolute path.
  size_t Units = 0; ///< Units analysed.
  std::vector<Finding> Findings; ///< Sorted, shown ones only.
  std::vector<UnitError> Errors; ///< Sorted.
};

struct TextOptions {
  bool Colour = false;
  bool Snippets = true;
};

/// `file:line:column: severity: message [CODE name]`, the line and a caret, the
/// path as notes, and a summary line.
void writeText(std::ostream &OS, const Report &R, SourceStore &Sources,
               const TextOptions &Options);

/// findings.schema.json, version 1.
void writeJson(std::ostream &OS, const Report &R);

/// SARIF 2.1.0 with all that GitHub code scanning reads.
void writeSarif(std::ostream &OS, const Report &R, SourceStore &Sources);

} // namespace vramlint

#endif
