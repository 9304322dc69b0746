#include "driver/Commands.h"

#include "checks/report/Report.h"

#include <iostream>

using namespace vramlint;

int main(int ArgumentCount, char **Arguments) {
  CLI::App App{"vramlint finds GPU memory leaks in CUDA/C++ and PyTorch code."};
  App.set_version_flag("--version", "vramlint " + std::string(version()));
  App.require_subcommand(1);
  std::function<int()> Action;
  driver::addCheckCommand(App, Action);
  driver::addCompdbCommand(App, Action);
  driver::addRuleCommand(App, Action);

  try {
    App.parse(ArgumentCount, Arguments);
    return Action();
  } catch (const CLI::CallForHelp &Call) {
    return App.exit(Call);
  } catch (const CLI::CallForAllHelp &Call) {
    return App.exit(Call);
  } catch (const CLI::CallForVersion &Call) {
    return App.exit(Call);
  } catch (const CLI::ParseError &Error) {
    // CLI11 has statuses of its own; bad arguments are 2 in our contract.
    std::cerr << "vramlint: error: " << Error.what() << "\n"
              << "Run 'vramlint --help' or 'vramlint check --help' for the "
                 "options.\n";
    return driver::NotAnalysed;
  } catch (const ConfigError &Error) {
    std::cerr << "vramlint: error: " << Error.what() << "\n";
    return driver::NotAnalysed;
  } catch (const std::exception &Error) {
    std::cerr << "vramlint: internal error: " << Error.what() << "\n";
    return driver::NotAnalysed;
  }
}
