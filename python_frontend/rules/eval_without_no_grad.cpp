// VRM204: a loop calls a module in evaluation mode and builds graphs that
// nobody uses.
#include "python_frontend/rules/Rules.h"

namespace vramlint::python {

/// The outermost loop of the innermost looping function that is evaluation
/// throughout, or nothing.
static const LoopRecord *evaluationLoop(const RuleContext &C, const EvalCall &E,
                                        uint32_t &Number) {
  const LoopRecord *Chosen = nullptr;
  for (uint32_t N = E.Context; N != 0; N = C.Pool.Loops.node(N).Parent) {
    const uint32_t Loop = C.Pool.Loops.node(N).Loop;
    const LoopRecord &L = C.Seen.Loops[Loop];
    if (L.RunsBackward || L.NeedsGrad || L.InModuleClass)
      break;
    if (Chosen && L.Function != Chosen->Function)
      break;
    const bool AtEntry = C.Pool.Sets.contains(L.EvalAtEntry, E.Module);
    if (Chosen && !AtEntry)
      break;
    Chosen = &L;
    Number = Loop;
  }
  return Chosen;
}

void analyseEvalWithoutNoGrad(RuleContext &C) {
  std::set<const void *> Done;
  for (const EvalCall &E : C.Seen.EvalCalls) {
    uint32_t Number = 0;
    const LoopRecord *L = evaluationLoop(C, E, Number);
    if (!L || C.ReportedLoops.count(Number) ||
        !Done.insert(L->At ? static_cast<const void *>(L->At)
                           : L->Comprehension)
             .second)
      continue;
    const Place Where = L->At ? C.Text.place(L->At->Start, L->At->End)
                              : C.place(L->Comprehension);
    Place Head = Where;
    if (L->At) { // Mark the loop's head, not its body.
      const Expr *Last = L->At->Exprs[L->At->Exprs.Size - 1];
      Head = C.Text.place(L->At->Start, Last->End);
    }
    Finding F = C.finding(
        "VRM204", Head,
        "the loop calls '" + C.shown(E.Call->kid(0)) +
            "' in evaluation mode with gradients on: every turn builds a "
            "graph and keeps its activations until the result is dropped; "
            "put the loop under torch.no_grad()",
        L->Function);
    F.Path.push_back({C.place(E.Call), "the graph is made here"});
    if (E.Eval)
      F.Path.insert(F.Path.begin(),
                    {C.place(E.Eval), "evaluation mode begins here; it does "
                                      "not turn gradients off"});
    Candidate Found{std::move(F), {}, {}};
    if (E.Root)
      Found.UnlessCalledWithoutGrad.push_back(
          std::string(C.text(E.Root->Name)));
    C.report(std::move(Found));
  }
}

} // namespace vramlint::python
