// The configuration that every front end sees, merged from vramlint.toml,
// pyproject.toml [tool.vramlint] and the command line, in that order. The
// public header of checks/config.
#ifndef VRAMLINT_CHECKS_CONFIG_CONFIG_H
#define VRAMLINT_CHECKS_CONFIG_CONFIG_H

#include "checks/findings/Findings.h"
#include "checks/rules/Rules.h"

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

/// Checks that every entry names a rule, or is a prefix of one ("VRM2").
/// \param Where what to blame in the message ("--select", "vramlint.toml:3").
/// \throws ConfigError naming the first unknown entry.
void validateRuleNames(const std::vector<std::string> &Names,
                       const std::string &Where);

} // namespace vramlint

#endif
