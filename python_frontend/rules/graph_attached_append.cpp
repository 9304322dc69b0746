// VRM201: a value that still holds its graph goes into a container that
// outlives the step.
#include "python_frontend/rules/Retention.h"

namespace vramlint::python {

static std::string remedy(const Kept &K, const std::string &What) {
  if (K.Scalar)
    return "store " + What + ".item()";
  return "store " + What + ".detach().cpu(), or only the number you need";
}

static std::optional<Fix> repair(const RuleContext &C, const Kept &K,
                                 const Expr *Stored) {
  if (!Stored || !K.Field.empty() || K.Part.S != Shape::Plain)
    return std::nullopt;
  if (Stored->Kind != ExprKind::Name && Stored->Kind != ExprKind::Attribute &&
      Stored->Kind != ExprKind::Call && Stored->Kind != ExprKind::Subscript)
    return std::nullopt;
  Fix F;
  F.Safe = false;
  const std::string Suffix = K.Scalar ? ".item()" : ".detach()";
  F.Message = "add " + Suffix;
  F.Edits.push_back({C.Text.place(Stored->End, Stored->End), Suffix});
  return F;
}

void analyseGraphAttachedAppend(RuleContext &C) {
  const Retention R(C);
  for (const StoreEvent &E : C.Seen.Stores) {
    if (E.SlotOnly || E.Bounded || C.ReportedExprs.count(E.At))
      continue;
    const Kept K = R.kept(E.What);
    if (!K.Attached)
      continue;
    for (uint32_t Id : C.Pool.Sets.elements(E.Into)) {
      const ContainerRecord &Container = C.Seen.Containers[Id];
      const Growth G = R.growth(Container, Id, Container.Born, E.Context,
                                E.Function, E.InEval);
      if (!G.Grows || (E.Index && !R.isGrowingKey(E.Index, G.Loop)))
        continue;
      if (Container.Attribute &&
          C.Seen.ClearedAttributes.count(Container.Attribute))
        continue;
      const std::string What = E.Stored ? C.shown(E.Stored) : "the value";
      const std::string Field =
          K.Field.empty() ? "" : " (its field '" + K.Field + "')";
      Finding F = C.finding(
          "VRM201", C.place(E.At),
          "'" + What + "'" + Field + " is stored with its graph: " + R.cost(K) +
              "; " + remedy(K, K.Field.empty() ? What : K.Field),
          E.Function);
      if (F.Severity != Severity::Info)
        F.Severity = K.Freed && K.Scalar ? Severity::Warning : Severity::Error;
      F.Path = R.path(K);
      if (Container.At)
        F.Related.push_back(
            {C.place(Container.At), "the container lives from here on"});
      if (auto Fix = repair(C, K, E.Stored))
        F.Fixes.push_back(*Fix);
      C.ReportedExprs.insert(E.At);
      C.markReported(E.Context, E.Function);
      Candidate Found{std::move(F), {}, {}};
      if (Container.Attribute)
        Found.UnlessCleared = std::string(C.text(Container.Attribute));
      if (!G.Strong && E.Root)
        Found.UnlessCalledWithoutGrad.push_back(
            std::string(C.text(E.Root->Name)));
      C.report(std::move(Found));
      break;
    }
  }
}

} // namespace vramlint::python
