// VRM204: a loop calls a module and builds graphs that nobody uses: it is in
// evaluation mode, or backward, which trains it elsewhere, never reaches them.
#include "python_frontend/rules/Rules.h"

namespace vramlint::python {

/// The outermost loop of the innermost looping function that is evaluation
/// throughout, or nothing.
static const LoopRecord *evaluationLoop(const RuleContext &C,
                                        const ModuleCall &E, uint32_t &Number) {
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

/// Modules that backward trains somewhere in the unit.
static std::set<uint32_t> trainedModules(const Observations &Seen) {
  std::set<uint32_t> Trained;
  for (const auto &[Site, Module] : Seen.CalledAt)
    if (Seen.Sites[Site].Backward)
      Trained.insert(Module);
  return Trained;
}

/// Whether the results of this call end where they are: backward never runs on
/// them, and they go nowhere where it could.
static bool isUnused(const RuleContext &C, const ModuleCall &E) {
  const Site &S = C.Seen.Sites[E.Call->Id];
  return !S.Backward && !S.Retained && !S.Leaves;
}

void analyseEvalWithoutNoGrad(RuleContext &C) {
  std::set<const void *> Done;
  const std::set<uint32_t> Trained = trainedModules(C.Seen);
  for (const ModuleCall &E : C.Seen.ModuleCalls) {
    uint32_t Number = 0;
    const LoopRecord *L = evaluationLoop(C, E, Number);
    if (!L || (!E.Eval &&
               !(L->CallsModule && Trained.count(E.Module) && isUnused(C, E))))
      continue;
    if (C.ReportedLoops.count(Number) ||
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
            (E.Eval ? "' in evaluation mode with gradients on: every turn "
                      "builds a graph and keeps its activations until the "
                      "result is dropped; "
                    : "' with gradients on, and no backward pass reaches the "
                      "result: every turn builds a graph and keeps its "
                      "activations until the result is dropped; ") +
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
