// The configuration that every front end sees, merged from vramlint.toml,
// pyproject.toml [tool.vramlint] and the command line, in that order. The
// public header of checks/config.
#ifndef VRAMLINT_CHECKS_CONFIG_CONFIG_H
#define VRAMLINT_CHECKS_CONFIG_CONFIG_H

#include "checks/findings/Findings.h"
#include "checks/rules/Rules.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace vramlint {

/// Bad configuration; `what()` names the file, and the line where one is known.
class ConfigError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// A `resource` entry as the user wrote it. The front end it is meant for gives
/// it meaning and blames its mistakes with `where`.
struct UserResource {
  nlohmann::json Entry;
  std::string File;    ///< As messages name it.
  unsigned Number = 1; ///< Counted from 1, among the entries of the file.
  /// The lines of the entry's parts, by JSON pointer ("/acquire/0"); empty
  /// where the file's format does not tell.
  std::map<std::string, unsigned> Lines;

  /// "vramlint.toml:12" for the innermost part around `Pointer` whose line is
  /// known, else "models.json: resource 2".
  std::string where(std::string Pointer) const;
};

/// What the user told about functions and types of their own.
struct UserModels {
  std::vector<UserResource> Resources;
  std::vector<std::string> NoReturn; ///< Functions that never return.
  std::vector<std::string> Owners;   ///< Types that own what they are given.
  bool empty() const {
    return Resources.empty() && NoReturn.empty() && Owners.empty();
  }
};

/// What the user chose. Plain data: two equal values give equal analyses.
struct Config {
  std::string Root;                ///< Absolute path, no trailing slash.
  std::vector<std::string> Select; ///< Codes or prefixes; empty selects all.
  std::vector<std::string> Ignore; ///< Codes or prefixes.
  Level MaxLevel = Level::Default;
  Severity FailOn = Severity::Warning;
  std::vector<std::string> Exclude;   ///< Globs of root-relative paths.
  std::vector<std::string> ExtraArgs; ///< Appended to every compiler command.
  std::string CudaPath;               ///< Empty: discover.
  std::string BuildDir; ///< Folder of compile_commands.json, or "".
  UserModels Models;

  /// Whether findings of this code are wanted at all, whatever their level.
  /// A code that `Select` names in full is wanted even when extended.
  bool wants(std::string_view Code) const;
  /// Whether this finding is to be shown: wanted, and at a level that is asked
  /// for or named in full by `Select`.
  bool shows(const Finding &F) const;
};

/// The nearest folder at or above `From` with our configuration, else the Git
/// top level, else the current folder. Absolute.
std::string findProjectRoot(const std::string &From);

/// Merges the configuration files of `C.Root` into `C`.
/// \throws ConfigError on a file that cannot be read or parsed, on an unknown
/// key, on a value of the wrong type and on an unknown rule code.
void loadConfigFiles(Config &C);

/// Reads the models out of one file: a JSON object with the keys `resource`,
/// `noreturn` and `owners`, or, where `Path` ends in .toml, a configuration
/// file of ours, whose other settings are checked and left alone.
/// \throws ConfigError as `loadConfigFiles` does.
UserModels readModelFile(const std::string &Path);

/// Whether the text is a name as C++ writes it: identifiers joined by "::".
bool isQualifiedName(std::string_view Text);

/// Checks that every entry names a rule, or is a prefix of one ("VRM2").
/// \param Where what to blame in the message ("--select", "vramlint.toml:3").
/// \throws ConfigError naming the first unknown entry.
void validateRuleNames(const std::vector<std::string> &Names,
                       const std::string &Where);

} // namespace vramlint

#endif
