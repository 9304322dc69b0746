// From the paths on the command line to the files to analyse.
#ifndef VRAMLINT_DRIVER_DISCOVERY_H
#define VRAMLINT_DRIVER_DISCOVERY_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"

#include <set>
#include <string>
#include <vector>

namespace vramlint::driver {

/// What the user's paths stand for. Files are root-relative, sorted, each once.
struct Selection {
  std::vector<std::string> Files;
  std::vector<UnitError> Errors; ///< Paths that name nothing we can analyse.
  size_t SkippedCpp = 0; ///< C++ files passed over by a build without Clang.

  /// Whether a finding in this file is to be reported: one of `Files`, or below
  /// one of the folders that were named (a header that a unit includes).
  bool reports(const std::string &File) const;

  std::set<std::string> Named;
  std::vector<std::string> Folders;
};

/// Root-relative form of `Path` (relative to the current folder); files outside
/// the root start with "../".
std::string relativeToRoot(const std::string &Path, const std::string &Root);

/// Expands files and folders. Inside a Git work tree git names the files, so
/// that what is ignored there is ignored here; elsewhere hidden folders,
/// virtual environments and package folders are passed over. A file named on
/// the command line is taken whatever `exclude` says.
Selection discover(const std::vector<std::string> &Paths, const Config &C);

/// Every unit below the project root, for facts.
std::vector<std::string> projectFiles(const Config &C);

} // namespace vramlint::driver

#endif
