// The subcommands, one file each.
#ifndef VRAMLINT_DRIVER_COMMANDS_H
#define VRAMLINT_DRIVER_COMMANDS_H

#include <CLI/CLI.hpp>

#include <functional>

namespace vramlint::driver {

/// Exit statuses of `check` and `merge`, a contract with scripts.
enum ExitStatus { NoFindings = 0, FoundSome = 1, NotAnalysed = 2 };

/// Each adds its subcommand to `App` and sets `Action` to what runs it, should
/// the command line name it; the action returns the exit status.
void addCheckCommand(CLI::App &App, std::function<int()> &Action);
void addCompdbCommand(CLI::App &App, std::function<int()> &Action);
void addRuleCommand(CLI::App &App, std::function<int()> &Action);

} // namespace vramlint::driver

#endif
