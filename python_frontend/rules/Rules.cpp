#include "python_frontend/rules/Rules.h"

#include <stdexcept>

namespace vramlint::python {

std::string RuleContext::shown(const Expr *E) const {
  std::string Result;
  bool Space = false;
  for (char Ch : Text.text().substr(E->Start, E->End - E->Start)) {
    const bool Blank = Ch == ' ' || Ch == '\t' || Ch == '\n' || Ch == '\r';
    if (Blank) {
      Space = !Result.empty();
      continue;
    }
    if (Space)
      Result += ' ';
    Space = false;
    Result += Ch;
  }
  if (Result.size() <= 60)
    return Result;
  size_t Cut = 57;
  while (Cut > 0 && (static_cast<unsigned char>(Result[Cut]) & 0xC0) == 0x80)
    --Cut;
  return Result.substr(0, Cut) + "...";
}

void RuleContext::markReported(uint32_t Context, const FunctionDef *Function) {
  for (uint32_t N = Context; N != 0; N = Pool.Loops.node(N).Parent) {
    const uint32_t Loop = Pool.Loops.node(N).Loop;
    if (Seen.Loops[Loop].Function == Function)
      ReportedLoops.insert(Loop);
  }
}

std::optional<std::string>
RuleContext::qualified(const FunctionDef *Def) const {
  std::string Name;
  for (; Def && Def->Kind != FunctionDef::Scope::Module; Def = Def->Parent) {
    if (Def->Kind == FunctionDef::Scope::Lambda)
      continue;
    const std::string Part(text(Def->Name));
    Name = Name.empty() ? Part : Part + "." + Name;
  }
  if (Name.empty())
    return std::nullopt;
  return Name;
}

/// Whether a test runner collects this file, by the usual names.
static bool isTestFile(std::string_view File) {
  const std::string_view Name = File.substr(File.rfind('/') + 1);
  const std::string_view End = "_test.py";
  return Name.substr(0, 5) == "test_" || Name == "conftest.py" ||
         (Name.size() >= End.size() &&
          Name.substr(Name.size() - End.size()) == End);
}

Finding RuleContext::finding(std::string_view Code, Place Where,
                             std::string Message,
                             const FunctionDef *Function) const {
  const Rule *R = findRule(Code);
  if (!R)
    throw std::logic_error("no page for " + std::string(Code));
  Finding F = makeFinding(*R, std::move(Where), std::move(Message));
  F.Function = qualified(Function);
  if (isTestFile(F.Where.File))
    F.Severity = Severity::Info; // A test ends before growth matters.
  return F;
}

} // namespace vramlint::python
