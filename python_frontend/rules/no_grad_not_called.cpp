// VRM205: the class of a gradient mode stands where an instance is needed.
#include "python_frontend/rules/Rules.h"

namespace vramlint::python {

void analyseNoGradNotCalled(RuleContext &C) {
  std::set<const Expr *> Done;
  for (const UncalledGuard &G : C.Seen.Guards) {
    if (!Done.insert(G.At).second)
      continue;
    const std::string Name = C.shown(G.At);
    Finding F =
        C.finding("VRM205", C.place(G.At),
                  "'" + Name +
                      "' is the class, not a context: entering it raises an "
                      "error, so nothing below runs without gradients; write "
                      "'" +
                      Name + "()'",
                  G.Function);
    F.Path.push_back(
        {C.place(G.At), "entering the class raises the error here"});
    const std::string_view Path = C.text(G.Path);
    const std::string_view End = "set_grad_enabled";
    const bool NeedsArgument = Path.size() >= End.size() &&
                               Path.substr(Path.size() - End.size()) == End;
    if (!NeedsArgument) {
      Fix Call;
      Call.Safe = true;
      Call.Message = "call it";
      Call.Edits.push_back({C.Text.place(G.At->End, G.At->End), "()"});
      F.Fixes.push_back(Call);
    }
    C.report(std::move(F));
  }
}

} // namespace vramlint::python
