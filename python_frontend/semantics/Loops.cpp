// Loops and with-blocks: the statements that change the context things run in.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

static bool isInModuleClass(const FunctionDef *Def,
                            const std::vector<ClassRecord> &Classes) {
  for (; Def; Def = Def->Parent)
    if (Def->Class && Classes[Def->Class->Index].IsModule)
      return true;
  return false;
}

uint32_t Interpreter::loopFor(const Stmt *S, const Expr *Comprehension) {
  // One record for each call that runs the loop: a helper with a flag trains at
  // one call and evaluates at the other.
  const uint64_t Key =
      (uint64_t(top().CallId) << 32) |
      (S ? (uint64_t(1) << 31) | S->Id : uint64_t(Comprehension->Id));
  auto [It, New] =
      LoopNumbers.emplace(Key, static_cast<uint32_t>(Out.Loops.size()));
  if (New) {
    LoopRecord L;
    L.At = S;
    L.Comprehension = Comprehension;
    L.Function = top().Def;
    L.InModuleClass = isInModuleClass(top().Def, ClassRecords);
    Out.Loops.push_back(L);
  }
  return It->second;
}

void Interpreter::noteHeld(uint32_t Loop) {
  SetId Held = Out.Loops[Loop].Held;
  SetId Last = 0;
  auto Look = [&](const Value &V) {
    const SetId Reach = Pool.reach(V);
    if (Reach == 0 || Reach == Last)
      return;
    Last = Reach;
    Held = Pool.Sets.unite(Held, Reach);
  };
  for (const Value &V : Now.Vars)
    Look(V);
  for (const auto &A : Now.Attrs)
    Look(A.second);
  Out.Loops[Loop].Held = Held;
}

void Interpreter::execLoop(Stmt *S) {
  const bool IsFor = S->Kind == StmtKind::For;
  Value Iterable;
  if (IsFor)
    Iterable = eval(S->Exprs[1]);
  const uint32_t Loop = loopFor(S, nullptr);
  const uint32_t Outside = Context;
  Context = Pool.Loops.enter(Context, Loop);

  std::vector<State> Breaks, Continues;
  auto *OldBreaks = top().Breaks;
  auto *OldContinues = top().Continues;
  top().Breaks = &Breaks;
  top().Continues = &Continues;

  // Only a literal holds in every turn.
  const bool Forever = !IsFor && S->Exprs[0]->Kind == ExprKind::Constant &&
                       truth(S->Exprs[0]) == true;
  State Head = Now;
  for (int Pass = 0; Pass < 3; ++Pass) {
    Breaks.clear();
    Continues.clear();
    Now = Head;
    LoopRecord &L = Out.Loops[Loop];
    L.EvalAtEntry =
        L.Entered ? Pool.Sets.intersect(L.EvalAtEntry, Now.Eval) : Now.Eval;
    L.Entered = true;
    const size_t Events = Out.Stores.size() + Out.Sums.size();
    (void)Events;
    if (IsFor)
      assignUnpacked(S->Exprs[0], element(Iterable, S->Exprs[0]), S->Exprs[1]);
    else
      eval(S->Exprs[0]);
    execBlock(S->Body);
    for (const State &C : Continues)
      joinInto(Pool, Now, C);
    if (Now.Dead)
      break;
    noteHeld(Loop);
    State Next = Head;
    joinInto(Pool, Next, Now);
    if (Next == Head)
      break;
    Head = std::move(Next);
    if (!spend())
      break;
  }
  top().Breaks = OldBreaks;
  top().Continues = OldContinues;
  Context = Outside;
  Now = std::move(Head);
  if (Forever)
    Now.Dead = true;
  else
    execBlock(S->Else);
  for (const State &B : Breaks)
    joinInto(Pool, Now, B);
}

bool Interpreter::isUncalledGuard(const Value &V) {
  if (V.S != Shape::External)
    return false;
  const Callee Kind = calleeKind(V.Object);
  return Kind == Callee::NoGradGuard || Kind == Callee::InferenceGuard;
}

/// Names that tell of gradient modes; they only ever silence.
static bool soundsLikeGuard(std::string_view Name) {
  for (const char *Part : {"grad", "infer", "eval", "freeze"})
    if (Name.find(Part) != std::string_view::npos)
      return true;
  return false;
}

bool Interpreter::soundsLikeGuard(const Expr *E) const {
  if (!E)
    return false;
  if (E->Kind == ExprKind::Call)
    return soundsLikeGuard(E->kid(0));
  if (E->Kind == ExprKind::Attribute || E->Kind == ExprKind::Name)
    return python::soundsLikeGuard(text(E->Name));
  return false;
}

void Interpreter::enterGuard(Expr *Item, const Value &V) {
  if (V.S == Shape::Guard) {
    Now.Mode = static_cast<GradMode>(V.Object);
    return;
  }
  if (V.S == Shape::External) {
    switch (calleeKind(V.Object)) {
    case Callee::NoGradGuard:
    case Callee::InferenceGuard:
      Out.Guards.push_back({Item, V.Object, top().Def});
      Now.Mode = GradMode::Off;
      return;
    case Callee::GradGuard:
    case Callee::SetGrad:
      Out.Guards.push_back({Item, V.Object, top().Def});
      Now.Mode = GradMode::Unknown;
      return;
    default:
      break;
    }
  }
  if (V.S == Shape::Instance) {
    const ObjectRecord &O = Objects[V.Object];
    if (O.Class)
      if (FunctionDef *Enter =
              findMethod(O.Class, M.Strings.intern("__enter__"))) {
        Arguments None;
        inlineCall(Enter, &V, Item, None);
        return;
      }
  }
  if (V.S == Shape::Plain && (V.Bits & BitUnknown) && soundsLikeGuard(Item))
    Now.Mode = GradMode::Unknown;
}

void Interpreter::execWith(Stmt *S) {
  const GradMode Before = Now.Mode;
  for (uint32_t I = 0; I + 1 < S->Exprs.Size; I += 2) {
    Expr *Item = S->Exprs[I];
    const GradMode AtItem = Now.Mode;
    const Value V = eval(Item);
    // A call like set_grad_enabled() has switched already.
    if (V.S != Shape::Guard)
      Now.Mode = AtItem;
    enterGuard(Item, V);
    if (Expr *Target = S->Exprs[I + 1]) {
      // Most contexts give themselves; `amp.scale_loss(loss)` gives its
      // argument.
      Value Given = V;
      if (V.S == Shape::Plain && Item->Kind == ExprKind::Call &&
          Item->kid(0)->Kind == ExprKind::Attribute &&
          text(Item->kid(0)->Name) == "scale_loss" && Item->kid(1))
        Given = eval(Item->kid(1));
      assign(Target, Given, Item);
    }
  }
  execBlock(S->Body);
  Now.Mode = Before;
}

} // namespace vramlint::python
