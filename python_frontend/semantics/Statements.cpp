#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

void Interpreter::execBlock(Span<Stmt *> Body) {
  for (Stmt *S : Body) {
    if (Now.Dead) {
      // Definitions below a return are still worth knowing; nothing else is.
      return;
    }
    exec(S);
  }
}

void Interpreter::exec(Stmt *S) {
  switch (S->Kind) {
  case StmtKind::Expression:
    for (Expr *E : S->Exprs)
      eval(E);
    break;
  case StmtKind::Assign:
    execAssign(S);
    break;
  case StmtKind::AugAssign:
    execAugAssign(S);
    break;
  case StmtKind::Return:
    execReturn(S);
    break;
  case StmtKind::Delete:
    execDelete(S);
    break;
  case StmtKind::If:
    execIf(S);
    break;
  case StmtKind::For:
  case StmtKind::While:
    execLoop(S);
    break;
  case StmtKind::With:
    execWith(S);
    break;
  case StmtKind::Try:
    execTry(S);
    break;
  case StmtKind::Match:
    execMatch(S);
    break;
  case StmtKind::Function: {
    noteDecorators(S->Function);
    for (Param &P : S->Function->Params)
      if (P.Default)
        DefaultValues[P.Default] = eval(P.Default);
    Value V = Value::of(Shape::Function, S->Function->Index);
    assign(S->Exprs[0], V, nullptr);
    top().Nested.push_back(S->Function);
    break;
  }
  case StmtKind::Class:
    execClass(S);
    break;
  case StmtKind::Import:
    for (uint32_t I = 0; I < S->Exprs.Size; ++I)
      assign(S->Exprs[I], Value::of(Shape::External, S->Paths[I]), nullptr);
    break;
  case StmtKind::Raise:
    for (Expr *E : S->Exprs)
      eval(E);
    Now.Dead = true;
    break;
  case StmtKind::Assert:
    for (Expr *E : S->Exprs)
      eval(E);
    break;
  case StmtKind::Break:
    if (top().Breaks)
      top().Breaks->push_back(Now);
    Now.Dead = true;
    break;
  case StmtKind::Continue:
    if (top().Continues)
      top().Continues->push_back(Now);
    Now.Dead = true;
    break;
  case StmtKind::Handler:
  case StmtKind::Case:
  case StmtKind::Other:
    break;
  }
}

/// Whether `S` adds to a value that it also replaces: `t = t + x`.
bool Interpreter::isLoopCarriedSum(Stmt *S, Expr *&Target, Expr *&Added) {
  if (S->Exprs.Size != 2 || !S->Exprs[0])
    return false;
  Target = S->Exprs[1];
  // t = t + a + b: the left spine holds t.
  for (Expr *E = S->Exprs[0]; E && E->Kind == ExprKind::Binary && E->Op == '+';
       E = E->kid(0)) {
    if (samePlace(E->kid(0), Target)) {
      Added = E->kid(1);
      return true;
    }
    if (E == S->Exprs[0] && samePlace(E->kid(1), Target)) {
      Added = E->kid(0);
      return true;
    }
  }
  return false;
}

/// The `*x` in `x = [*x, y]`, or null.
const Expr *Interpreter::starredSelf(const Stmt *S) const {
  const Expr *Value = S->Exprs[0];
  if (S->Exprs.Size != 2 ||
      (Value->Kind != ExprKind::List && Value->Kind != ExprKind::Tuple))
    return nullptr;
  for (const Expr *K : Value->Kids)
    if (K->Kind == ExprKind::Starred && samePlace(K->kid(0), S->Exprs[1]))
      return K;
  return nullptr;
}

void Interpreter::execAssign(Stmt *S) {
  if (!S->Exprs[0]) { // A bare annotation.
    if (S->Annotation && S->Exprs.Size == 2 &&
        isModuleAnnotation(S->Annotation))
      assign(S->Exprs[1],
             Value::of(Shape::Module, newObject(exprKey(S->Annotation))),
             nullptr);
    return;
  }
  Expr *Target = nullptr, *Added = nullptr;
  if (isLoopCarriedSum(S, Target, Added)) {
    const Value Old = eval(Target);
    const Value Sum = eval(S->Exprs[0]);
    const Value What = eval(Added);
    if (Old.S == Shape::Structure) { // history = history + [loss]
      store(Old, Target, Added, element(What, Added));
      writeBack(Target, Sum);
      return;
    }
    writeSum(S, Target, Added, Old, Sum, What);
    return;
  }
  if (const Expr *Rest = starredSelf(S)) { // history = [*history, loss]
    const Value Old = eval(S->Exprs[1]);
    if (Old.S == Shape::Structure) {
      for (Expr *K : S->Exprs[0]->Kids)
        if (K != Rest) {
          const Value What = eval(K);
          store(Old, S->Exprs[1], K, What);
          writeBack(S->Exprs[1], Pool.withRest(Old, What));
        }
      return;
    }
  }
  Value V = eval(S->Exprs[0]);
  if (S->Annotation && V.S == Shape::Plain && (V.Bits & BitUnknown) &&
      isModuleAnnotation(S->Annotation))
    V = Value::of(Shape::Module, newObject(exprKey(S->Annotation)));
  for (uint32_t I = 1; I < S->Exprs.Size; ++I)
    assign(S->Exprs[I], V, S->Exprs[0]);
}

void Interpreter::writeSum(Stmt *S, Expr *Target, Expr *Added, const Value &Old,
                           Value Sum, const Value &What) {
  if (Old.S != Shape::Plain || Old.isBottom()) {
    assign(Target, Sum, nullptr);
    return;
  }
  const uint32_t Born = Old.Born;
  const uint32_t Id = containerFor(nullptr, S, Born);
  Sum.Born = Born;
  Sum.From = Pool.Sets.add(Sum.From, Id);
  if (!Pool.Loops.loopsSince(Born, Context).empty() || isOuterPlace(Target)) {
    SumEvent Event;
    Event.At = S;
    Event.Target = Target;
    Event.Added = Added;
    Event.What = What;
    Event.Born = Born;
    Event.Container = Id;
    Event.Context = Context;
    Event.Function = top().Def;
    Event.Root = root();
    Event.IsAttribute = isOuterPlace(Target);
    Event.Constructed =
        Target->Kind == ExprKind::Attribute && !isGenericSelf(Target->kid(0));
    Event.InEval = top().Evaluates || Now.Eval != 0;
    Event.Mode = Now.Mode;
    Event.OldBits = Old.Bits;
    auto [It, New] = SumNumbers.emplace(eventKey(S->Id, Born), Out.Sums.size());
    if (New)
      Out.Sums.push_back(Event);
    else
      Out.Sums[It->second] = Event;
  }
  writeBack(Target, Sum);
}

void Interpreter::execAugAssign(Stmt *S) {
  Expr *Target = S->Exprs[0], *Added = S->Exprs[1];
  const Value Old = eval(Target);
  const Value What = eval(Added);
  if (Old.S == Shape::Structure) {
    if (S->Op == '+') { // list += iterable
      const Value Element = element(What, Added);
      store(Old, Target, Added, Element);
      writeBack(Target, Pool.withRest(Old, Element));
    } else if (S->Op == '|') {
      writeBack(Target, Pool.withRest(Old, element(What, Added)));
    }
    return;
  }
  if (Added->Kind == ExprKind::Constant)
    noteCounter(Target);
  Value Result = derive(Target, {&Old, &What}, false);
  if (S->Op == '+' || S->Op == '-') {
    writeSum(S, Target, Added, Old, Result, What);
    return;
  }
  Result.Born = Old.Born; // `x /= n` goes on with the same running value.
  writeBack(Target, Result);
}

void Interpreter::execReturn(Stmt *S) {
  Value V = Value::plain(BitConst);
  if (S->Exprs.Size)
    V = eval(S->Exprs[0]);
  Frame &F = top();
  returned(V);
  F.Result = Pool.join(F.Result, V);
  if (F.Exit)
    joinInto(Pool, *F.Exit, Now);
  else
    F.Exit = Now;
  Now.Dead = true;
}

void Interpreter::execDelete(Stmt *S) {
  for (Expr *E : S->Exprs) {
    if (E->Kind == ExprKind::Name) {
      if (hasVariable(E))
        variable(E) = Value();
    } else if (E->Kind == ExprKind::Subscript) {
      cleared(eval(E->kid(0)));
      noteClearedPlace(E->kid(0));
    } else if (E->Kind == ExprKind::Attribute) {
      noteClearedPlace(E);
    }
  }
}

std::optional<bool> Interpreter::truth(const Expr *Test) {
  if (!Test)
    return std::nullopt;
  switch (Test->Kind) {
  case ExprKind::Constant:
    if (Test->Op == 'T')
      return true;
    if (Test->Op == 'F' || Test->Op == 'N')
      return false;
    if (Test->Op == 'i')
      return text(Test->Name) != "0";
    return std::nullopt;
  case ExprKind::Not:
    if (auto Inner = truth(Test->kid(0)))
      return !*Inner;
    return std::nullopt;
  case ExprKind::Name: {
    const Value V = eval(const_cast<Expr *>(Test));
    if (V.S != Shape::Plain || V.Bits != BitConst || V.Object == 0)
      return std::nullopt;
    const std::string_view T = text(V.Object);
    if (T == "True")
      return true;
    if (T == "False" || T == "None")
      return false;
    return std::nullopt;
  }
  case ExprKind::Compare: {
    if (Test->Kids.Size != 2 || Test->Op == 0)
      return std::nullopt;
    const Value A = eval(Test->Kids[0]), B = eval(Test->Kids[1]);
    if (A.S != Shape::Plain || B.S != Shape::Plain || A.Bits != BitConst ||
        B.Bits != BitConst || A.Object == 0 || B.Object == 0)
      return std::nullopt;
    // Equal texts are equal values; unequal numbers may be (1 and 1.0).
    if (A.Object == B.Object)
      return Test->Op == '=';
    if (isString(A.Object) && isString(B.Object))
      return Test->Op == '!';
    return std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

void Interpreter::execIf(Stmt *S) {
  const std::optional<bool> Decided = truth(S->Exprs[0]);
  eval(S->Exprs[0]);
  if (Decided) {
    // `if __name__ == ...` and constants: only one way is ever gone.
    execBlock(*Decided ? S->Body : S->Else);
    return;
  }
  State Before = Now;
  execBlock(S->Body);
  State Then = std::move(Now);
  Now = std::move(Before);
  execBlock(S->Else);
  joinInto(Pool, Now, Then);
}

void Interpreter::execTry(Stmt *S) {
  State Before = Now;
  execBlock(S->Body);
  State AfterBody = Now;
  State Thrown = std::move(Before);
  if (!AfterBody.Dead)
    joinInto(Pool, Thrown, AfterBody);
  execBlock(S->Else);
  State Result = std::move(Now);
  for (Stmt *H : S->Handlers) {
    Now = Thrown;
    if (H->expr(1))
      assign(H->Exprs[1], Value::host(), nullptr);
    execBlock(H->Body);
    joinInto(Pool, Result, Now);
  }
  Now = std::move(Result);
  if (!S->Final.empty()) {
    const bool WasDead = Now.Dead;
    if (WasDead)
      Now = Thrown;
    execBlock(S->Final);
    Now.Dead |= WasDead;
  }
}

void Interpreter::execMatch(Stmt *S) {
  Value Subject;
  for (Expr *E : S->Exprs)
    Subject = eval(E);
  State Before = Now;
  State Result = Now; // No case need match.
  for (Stmt *C : S->Handlers) {
    Now = Before;
    for (uint32_t I = 1; I < C->Exprs.Size; ++I)
      assign(C->Exprs[I], element(Subject, C->Exprs[I]), nullptr);
    if (C->Exprs[0])
      eval(C->Exprs[0]);
    execBlock(C->Body);
    joinInto(Pool, Result, Now);
  }
  Now = std::move(Result);
}

} // namespace vramlint::python
