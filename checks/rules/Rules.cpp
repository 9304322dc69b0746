#include "checks/rules/Rules.h"

#include <algorithm>
#include <cctype>

namespace vramlint {

const std::vector<Rule> &allRules() {
  static const std::vector<Rule> Rules = {
#include "RuleTable.inc"
  };
  return Rules;
}

const Rule *findRule(std::string_view CodeOrName) {
  std::string Code(CodeOrName);
  std::transform(Code.begin(), Code.end(), Code.begin(),
                 [](unsigned char C) { return std::toupper(C); });
  for (const Rule &R : allRules())
    if (R.Code == Code || R.Name == CodeOrName)
      return &R;
  return nullptr;
}

std::string_view pageSection(const Rule &R, std::string_view Heading) {
  std::string Marker = "\n## " + std::string(Heading) + "\n";
  size_t Start = R.Page.find(Marker);
  if (Start == std::string_view::npos)
    return {};
  Start += Marker.size();
  std::string_view Text =
      R.Page.substr(Start, R.Page.find("\n## ", Start) - Start);
  while (!Text.empty() &&
         std::isspace(static_cast<unsigned char>(Text.front())))
    Text.remove_prefix(1);
  while (!Text.empty() && std::isspace(static_cast<unsigned char>(Text.back())))
    Text.remove_suffix(1);
  return Text;
}

Finding makeFinding(const Rule &R, Place Where, std::string Message) {
  Finding F;
  F.Code = R.Code;
  F.Name = R.Name;
  F.Level = R.Level;
  F.Severity = R.Severity;
  F.Effect = R.Effect;
  F.Where = std::move(Where);
  F.Message = std::move(Message);
  return F;
}

} // namespace vramlint
