// `vramlint rule`: the rule catalogue, read by people and by other tools.
#include "driver/Commands.h"

#include "checks/config/Config.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace vramlint::driver {

namespace {

struct RuleOptions {
  std::string Wanted;
  bool All = false;
  std::string Format = "text";
};

nlohmann::ordered_json toJson(const Rule &R) {
  return {{"code", R.Code},
          {"name", R.Name},
          {"summary", R.Summary},
          {"severity", toString(R.Severity)},
          {"level", toString(R.Level)},
          {"effect", toString(R.Effect)},
          {"analysis", R.Analysis},
          {"languages", R.Languages},
          {"cwe", R.Cwe},
          {"since", R.Since},
          {"page", R.Page}};
}

void listRules() {
  for (const Rule &R : allRules())
    std::cout << R.Code << "  " << R.Name
              << std::string(R.Name.size() < 28 ? 28 - R.Name.size() : 1, ' ')
              << toString(R.Severity)
              << (R.Severity == Severity::Warning ? "  "
                  : R.Severity == Severity::Error ? "    "
                                                  : "     ")
              << R.Summary << (R.Level == Level::Extended ? " (extended)" : "")
              << '\n';
}

void printPage(const Rule &R) {
  std::cout << R.Code << " " << R.Name << " (" << toString(R.Severity)
            << ", level " << toString(R.Level) << ", effect "
            << toString(R.Effect) << ", " << R.Cwe << ")\n\n"
            << R.Page;
}

int run(const RuleOptions &Options) {
  bool Json = Options.Format == "json";
  if (Options.All) {
    if (Json) {
      nlohmann::ordered_json Rows = nlohmann::ordered_json::array();
      for (const Rule &R : allRules())
        Rows.push_back(toJson(R));
      std::cout << Rows.dump(2) << '\n';
    } else {
      listRules();
    }
    return 0;
  }
  if (Options.Wanted.empty())
    throw ConfigError("rule: name a code or a rule, or give --all");
  const Rule *R = findRule(Options.Wanted);
  if (!R)
    throw ConfigError("there is no rule '" + Options.Wanted +
                      "' ('vramlint rule --all' lists them)");
  if (Json)
    std::cout << toJson(*R).dump(2) << '\n';
  else
    printPage(*R);
  return 0;
}

} // namespace

void addRuleCommand(CLI::App &App, std::function<int()> &Action) {
  auto Options = std::make_shared<RuleOptions>();
  CLI::App *Command = App.add_subcommand("rule", "Explain a rule");
  Command->add_option("rule", Options->Wanted, "Code or name")
      ->type_name("CODE|NAME");
  Command->add_flag("--all", Options->All, "List every rule");
  Command->add_option("--format", Options->Format, "text or json")
      ->check(CLI::IsMember({"text", "json"}));
  Command->callback(
      [Options, &Action] { Action = [Options] { return run(*Options); }; });
}

} // namespace vramlint::driver
