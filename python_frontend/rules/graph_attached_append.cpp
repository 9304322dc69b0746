// VRM201: a value that still holds its graph goes into a container that
// outlives the step.
#include "python_frontend/rules/Retention.h"

namespace vramlint::python {

/// What `x.cpu()` or `x.to(...)` moves, or null.
static const Expr *moved(const RuleContext &C, const Expr *Stored) {
  if (!Stored || Stored->Kind != ExprKind::Call ||
      Stored->kid(0)->Kind != ExprKind::Attribute)
    return nullptr;
  const std::string_view Name = C.text(Stored->kid(0)->Name);
  return Name == "cpu" || Name == "to" ? Stored->kid(0)->kid(0) : nullptr;
}

static std::string remedy(const RuleContext &C, const Kept &K,
                          const Expr *Stored, const std::string &What) {
  if (K.Scalar)
    return "store " + What + ".item()";
  if (!K.OnHost)
    return "store " + What + ".detach().cpu(), or only the number you need";
  if (const Expr *Source = moved(C, Stored))
    return "store " + C.shown(Source) + ".detach()" +
           std::string(
               C.Text.text().substr(Source->End, Stored->End - Source->End)) +
           ", in this order";
  return "detach the value before it is moved, as .detach().cpu() does";
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
  uint32_t At = Stored->End;
  if (const Expr *Source = K.OnHost && !K.Scalar ? moved(C, Stored) : nullptr)
    At = Source->End;
  F.Edits.push_back({C.Text.place(At, At), Suffix});
  return F;
}

/// How the user writes the attached value.
static std::string written(const RuleContext &C, const Kept &K,
                           const Expr *Stored, const std::string &What) {
  if (K.Field.empty())
    return What;
  if (K.Field.find_first_not_of("0123456789") != std::string::npos)
    return K.Field;
  const size_t Index = std::stoul(K.Field.substr(0, 6));
  if (Stored && Stored->Kind == ExprKind::Tuple && Index < Stored->Kids.Size)
    return C.shown(Stored->Kids[Index]);
  return "element " + K.Field;
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
              "; " + remedy(C, K, E.Stored, written(C, K, E.Stored, What)),
          E.Function);
      if (F.Severity != Severity::Info)
        F.Severity = K.Freed && (K.Scalar || K.OnHost) ? Severity::Warning
                                                       : Severity::Error;
      if (K.Freed && K.OnHost)
        F.Effect = Effect::HostGrowth;
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
