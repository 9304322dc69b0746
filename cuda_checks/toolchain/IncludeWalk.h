// Follows the #include lines of a file through the user's own project, without
// a preprocessor: to guess include folders, and to see cheaply what a file can
// name.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_INCLUDEWALK_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_INCLUDEWALK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace vramlint::cuda {

struct IncludeLine {
  llvm::StringRef Name;
  bool IsQuoted = false;
};

/// The names in the `#include` lines of a text, whatever conditions they are
/// under.
std::vector<IncludeLine> includeLines(llvm::StringRef Text);

/// Where to look for headers.
struct IncludeSearch {
  std::string Root; ///< Absolute; nothing above it is looked at.
  std::vector<std::string> Folders; ///< Absolute; those of the command.
  /// Whether to try the project's folders near the file where `Folders` do not
  /// have the header.
  bool Guess = false;
};

/// Visits the main file's text and then those of the project's headers that it
/// includes, directly or not, each once. `Visit` ends the walk by returning
/// false.
/// \returns the folders outside of `Search.Folders` that headers were found in,
/// in the order of their finding.
std::vector<std::string>
walkIncludes(const std::string &File, const std::optional<std::string> &Text,
             const IncludeSearch &Search,
             llvm::function_ref<bool(llvm::StringRef Text)> Visit);

} // namespace vramlint::cuda

#endif
