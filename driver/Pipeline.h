// discover -> analyse each unit -> link -> suppress -> report: data goes
// forward only.
#ifndef VRAMLINT_DRIVER_PIPELINE_H
#define VRAMLINT_DRIVER_PIPELINE_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "checks/findings/Statistics.h"
#include "driver/Discovery.h"

#include <map>
#include <optional>
#include <string>

namespace vramlint::driver {

/// Text given instead of a file's content (standard input), by root-relative
/// name.
using Overlays = std::map<std::string, std::string>;

struct PipelineResult {
  std::vector<Finding> Findings; ///< To be reported, sorted, with fingerprints.
  std::vector<UnitError> Errors; ///< Sorted.
  size_t Units = 0;              ///< Analysed, errors inside or not.
  vramlint::Statistics Statistics; ///< Of the selected C++ units.
  bool Interrupted = false;
};

/// Runs everything up to the report over the selected files.
/// \param CacheDir absolute, or empty to keep and use nothing.
/// \param Jobs number of threads, at least 1. The result does not depend on it.
/// \param Sources receives overlays and notebook cells, for the reports.
PipelineResult runPipeline(const Selection &Selected, const Overlays &Texts,
                           const Config &C, unsigned Jobs,
                           const std::string &CacheDir, SourceStore &Sources);

} // namespace vramlint::driver

#endif
