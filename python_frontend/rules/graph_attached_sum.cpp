// VRM202: a running sum over steps takes in values with their graphs.
#include "python_frontend/rules/Retention.h"

namespace vramlint::python {

void analyseGraphAttachedSum(RuleContext &C) {
  const Retention R(C);
  for (const SumEvent &E : C.Seen.Sums) {
    if (E.Mode != GradMode::On || C.ReportedExprs.count(E.Target))
      continue;
    const Kept K = R.kept(E.What);
    if (!K.Attached)
      continue;
    ContainerRecord Container = C.Seen.Containers[E.Container];
    Container.Outlives = E.IsAttribute;
    const Growth G = R.growth(Container, E.Container, E.Born, E.Context,
                              E.Function, E.InEval);
    if (!G.Grows)
      continue;
    const std::string What = C.shown(E.Added);
    Finding F = C.finding(
        "VRM202", C.Text.place(E.At->Start, E.At->End),
        "'" + C.shown(E.Target) + "' takes in '" + What +
            "' with its graph, and its own graph grows with every step: " +
            (K.Freed ? "backward has freed the activations, but some 20 KB "
                       "of graph nodes per step stay in host memory"
                     : R.cost(K)) +
            "; add " + What + ".item()",
        E.Function);
    if (F.Severity != Severity::Info)
      F.Severity = K.Freed ? Severity::Warning : Severity::Error;
    if (K.Freed)
      F.Effect = Effect::HostGrowth;
    F.Path = R.path(K);
    if (E.Added->Kind == ExprKind::Name || E.Added->Kind == ExprKind::Call ||
        E.Added->Kind == ExprKind::Attribute) {
      Fix Item;
      Item.Message = "add .item()";
      Item.Edits.push_back(
          {C.Text.place(E.Added->End, E.Added->End), ".item()"});
      F.Fixes.push_back(Item);
    }
    C.ReportedExprs.insert(E.Target);
    C.markReported(E.Context, E.Function);
    Candidate Found{std::move(F), {}, {}};
    if (!G.Strong && E.Root)
      Found.UnlessCalledWithoutGrad.push_back(
          std::string(C.text(E.Root->Name)));
    C.report(std::move(Found));
  }
}

} // namespace vramlint::python
