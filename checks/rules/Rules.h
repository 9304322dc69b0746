// The rule catalogue, generated at build time from the front matter and text of
// docs/rules/*.md. The public header of checks/rules.
#ifndef VRAMLINT_CHECKS_RULES_RULES_H
#define VRAMLINT_CHECKS_RULES_RULES_H

#include "checks/findings/Findings.h"

#include <string>
#include <string_view>
#include <vector>

namespace vramlint {

/// One rule as its page describes it. All views live as long as the program.
struct Rule {
  std::string_view Code;    ///< "VRM101"
  std::string_view Name;    ///< "unreleased-device-memory"
  std::string_view Summary; ///< The page's title line: one sentence.
  vramlint::Severity Severity;
  vramlint::Level Level;
  vramlint::Effect Effect;
  std::string_view Analysis;  ///< The implementation file that serves it.
  std::string_view Languages; ///< "cpp" or "python"
  std::string_view Cwe;       ///< "CWE-401"
  std::string_view Since;     ///< The version that brought it.
  std::string_view Page;      ///< The page's Markdown below the front matter.
};

/// All rules, sorted by code.
const std::vector<Rule> &allRules();

/// The rule with this code (any case) or name, else nullptr.
const Rule *findRule(std::string_view CodeOrName);

/// The text under a `## Heading` of the rule's page, trimmed; empty if absent.
std::string_view pageSection(const Rule &R, std::string_view Heading);

/// A finding of this rule with code, name, level, severity and effect filled in
/// as the page says. Analyses lower them where the scope demands it.
Finding makeFinding(const Rule &R, Place Where, std::string Message);

} // namespace vramlint

#endif
