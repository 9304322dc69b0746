// Reads one translation unit with Clang, in this process.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PARSE_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PARSE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
}

namespace vramlint::cuda {

/// What to parse.
struct ParseJob {
  std::string File;      ///< Absolute path of the main file.
  std::string Directory; ///< Absolute folder that paths are relative to.
  std::vector<std::string> Flags; ///< Clang driver flags.
  /// Headers that are read before those of the flags, in this order.
  std::vector<std::string> Prelude;
  /// Include folders of the flags that belong to the CUDA toolkit.
  std::vector<std::string> ToolkitFolders;
  std::string CacheDir;            ///< For the precompiled prelude; or empty.
  std::optional<std::string> Text; ///< Instead of the file's own.
};

/// What Clang had to say.
struct ParseOutcome {
  /// Whether there was an AST at all, errors in it or not.
  bool Parsed = false;
  unsigned ErrorCount = 0;
  std::string FirstErrorFile; ///< Absolute, empty if it has no place.
  unsigned FirstErrorLine = 0;
  std::string FirstError;
  /// A name of a GPU library was used and not declared: some header is missing.
  bool LacksGpuNames = false;
  std::vector<std::string> MissingHeaders;
  /// Where the errors are, as raw encodings of the parse's source locations.
  std::vector<unsigned> ErrorLocations;
  /// Stretches of the main file that conditions left out.
  std::vector<std::pair<unsigned, unsigned>> SkippedRanges;
  /// The precompiled prelude did not fit, and the rest means nothing.
  bool PreludeUnusable = false;
};

/// Parses and calls `Analyse` with the result, the second time with a better
/// one if a precompiled prelude turns out to be unusable. Bodies of functions
/// in system headers are skipped, and of device code unless it allocates: no
/// analysis looks into them, and they take most of the time. Safe to call from
/// several threads.
ParseOutcome
parse(const ParseJob &Job,
      llvm::function_ref<void(clang::ASTContext &, const ParseOutcome &)>
          Analyse);

} // namespace vramlint::cuda

#endif
