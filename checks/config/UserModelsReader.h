// How the user's models are read out of TOML and JSON. Internal to
// checks/config.
#ifndef VRAMLINT_CHECKS_CONFIG_USERMODELSREADER_H
#define VRAMLINT_CHECKS_CONFIG_USERMODELSREADER_H

#include "checks/config/Config.h"

#include <toml++/toml.h>

namespace vramlint {

/// The value of the key `resource`: an array of tables.
/// \throws ConfigError naming `File` and the line.
std::vector<UserResource> readResources(const toml::node &Value,
                                        const std::string &File);

/// What is wrong with an entry of `noreturn` or `owners` that is no name.
std::string notAName(const std::string &Key, const std::string &Text);

/// The models of a JSON file.
/// \throws ConfigError
UserModels readModelsJson(const std::string &Path);

} // namespace vramlint

#endif
