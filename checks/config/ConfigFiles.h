// What the two halves of checks/config share: where configuration stands.
#ifndef VRAMLINT_CHECKS_CONFIG_CONFIGFILES_H
#define VRAMLINT_CHECKS_CONFIG_CONFIGFILES_H

#include <filesystem>
#include <optional>
#include <string>

namespace vramlint {

/// Whether `Folder` holds vramlint.toml, or a pyproject.toml with a
/// [tool.vramlint] table. A pyproject.toml that cannot be parsed counts only if
/// its text names the table, so that the error is reported where it belongs.
bool hasConfiguration(const std::filesystem::path &Folder);

/// The bytes of a regular file, or nothing if it cannot be read.
std::optional<std::string> readText(const std::filesystem::path &Path);

/// Whether `Path` is `Prefix` or lies below it, compared part by part.
bool startsWithPath(const std::filesystem::path &Path,
                    const std::filesystem::path &Prefix);

} // namespace vramlint

#endif
