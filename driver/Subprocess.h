// Running another program for its output.
#ifndef VRAMLINT_DRIVER_SUBPROCESS_H
#define VRAMLINT_DRIVER_SUBPROCESS_H

#include <optional>
#include <string>
#include <vector>

namespace vramlint::driver {

/// Runs `Command` (looked up on PATH, no shell) with standard error discarded.
/// Returns its standard output, or nothing if it cannot be run or fails.
std::optional<std::string> outputOf(const std::vector<std::string> &Command);

} // namespace vramlint::driver

#endif
