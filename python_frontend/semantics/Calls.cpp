#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Arguments Interpreter::arguments(Expr *E) {
  Arguments Args;
  for (uint32_t I = 1; I < E->Kids.Size; ++I) {
    Expr *A = E->Kids[I];
    switch (A->Kind) {
    case ExprKind::Keyword:
      Args.Keywords.push_back({A->Name, eval(A->kid(0))});
      break;
    case ExprKind::Starred:
    case ExprKind::DoubleStarred:
      Args.HasStar = true;
      Args.Positional.push_back(element(eval(A->kid(0)), A));
      break;
    default:
      Args.Positional.push_back(eval(A));
      break;
    }
  }
  return Args;
}

Value Interpreter::evalCall(Expr *E) {
  Expr *Callee = E->kid(0);
  if (Callee->Kind == ExprKind::Attribute)
    return callMethod(E);
  const Value V = eval(Callee);
  const Arguments Args = arguments(E);
  return invoke(V, E, Args);
}

Value Interpreter::invoke(const Value &Callee, Expr *E, const Arguments &Args) {
  switch (Callee.S) {
  case Shape::Function:
    return inlineCall(M.Scopes[Callee.Object], nullptr, E, Args);
  case Shape::Method: {
    const BoundMethod B = Bound[Callee.Object];
    if (!B.Def)
      return invokeContainerMethod(Callee.Object, E, Args);
    return inlineCall(B.Def, &B.Self, E, Args);
  }
  case Shape::Class:
    return construct(M.Classes[Callee.Object], E, Args);
  case Shape::Module:
    return callModule(Callee, E, Args);
  case Shape::Instance:
    return callInstance(Callee, E, Args);
  case Shape::External:
    return callExternal(Callee.Object, E, Args);
  default:
    break;
  }
  return callUnknown(E, Args, nullptr);
}

/// A call of something unknown: its result is unknown, what it was given has
/// escaped, and functions that it was given may be called.
Value Interpreter::callUnknown(Expr *E, const Arguments &Args,
                               const Value *Receiver) {
  Value R = Value::unknown();
  R.Born = Context;
  Out.Sites[E->Id].At = E;
  R.Direct = Pool.Sets.make({E->Id});
  R.Made = R.Direct;
  const Expr *Callee = E->kid(0);
  const bool Harmless =
      (Callee->Kind == ExprKind::Attribute || Callee->Kind == ExprKind::Name) &&
      Known.isHarmlessCall(text(Callee->Name));
  auto Take = [&](const Value &V) {
    R.Made = Pool.Sets.unite(R.Made, V.Made);
    R.From = Pool.Sets.unite(R.From, V.From);
    if (!Harmless) {
      escape(V);
      leaves(V);
    }
    FunctionDef *Def = nullptr;
    const Value *Self = nullptr;
    BoundMethod B;
    if (V.S == Shape::Function) {
      Def = M.Scopes[V.Object];
    } else if (V.S == Shape::Method) {
      B = Bound[V.Object];
      Def = B.Def;
      Self = &B.Self;
    }
    if (!Def)
      return;
    Arguments Any;
    Any.HasStar = true;
    inlineCall(Def, Self, E, Any);
  };
  for (const Value &V : Args.Positional)
    Take(V);
  for (const auto &K : Args.Keywords)
    Take(K.second);
  if (Receiver && Receiver->S == Shape::Plain) {
    R.Made = Pool.Sets.unite(R.Made, Receiver->Made);
    R.From = Pool.Sets.unite(R.From, Receiver->From);
  }
  if (Now.Mode == GradMode::Off) {
    R.Bits = BitNoGraph;
    R.Made = R.Direct = 0;
  }
  return R;
}

/// The values that an operation computes with; structures give their elements.
std::vector<const Value *> Interpreter::operands(const Arguments &Args) {
  std::vector<const Value *> Result;
  auto Take = [&](const Value &V) {
    if (V.S == Shape::Structure) {
      Temporaries.push_back(consume(V));
      Result.push_back(&Temporaries.back());
    } else {
      Result.push_back(&V);
    }
  };
  for (const Value &V : Args.Positional)
    Take(V);
  for (const auto &K : Args.Keywords)
    if (text(K.first) == "input" || text(K.first) == "tensors" ||
        text(K.first) == "other" || text(K.first) == "target")
      Take(K.second);
  return Result;
}

void Interpreter::bindParams(FunctionDef *Def, const Value *Self,
                             const Arguments *Args, size_t Base) {
  size_t Next = 0;
  bool Bound = Self == nullptr;
  for (const Param &P : Def->Params) {
    Value &Slot = Now.Vars[Base + P.Slot];
    if (!Bound && P.Kind == ParamKind::Plain) {
      Slot = *Self;
      Bound = true;
      continue;
    }
    Value V;
    if (Args && P.Kind == ParamKind::Plain && Next < Args->Positional.size() &&
        !Args->HasStar)
      V = Args->Positional[Next++];
    else if (Args && Args->keyword(P.Name))
      V = *Args->keyword(P.Name);
    else if (P.Kind == ParamKind::Star || P.Kind == ParamKind::DoubleStar)
      V = Value::unknown();
    else if (Args && !Args->HasStar && P.Default) {
      auto Found = DefaultValues.find(P.Default);
      V = Found == DefaultValues.end() ? Value::unknown() : Found->second;
      if (V.S == Shape::Structure)
        outlives(V, 0);
    } else {
      V = Value::unknown();
      V.Direct = V.Made = Pool.Sets.make({part(0, paramKey(Def, P))});
      if (P.Annotation && isModuleAnnotation(P.Annotation))
        V = Value::of(Shape::Module, newObject(exprKey(P.Annotation)));
    }
    if (V.isBottom())
      V = Value::unknown();
    Slot = V;
  }
}

Value Interpreter::runFunction(FunctionDef *Def, const Value *Self,
                               const Arguments *Args, GradMode Mode,
                               uint32_t CallId) {
  Frame F;
  F.CallId = CallId;
  F.Def = Def;
  F.Base = Now.Vars.size();
  F.EntryContext = Context;
  FunctionRecord &R = Out.Functions[Def->Index];
  R.Analysed = true;
  R.CalledInLoop |= Context != 0;
  const GradMode Outside = Now.Mode;
  Now.Mode = Mode;
  Now.Vars.resize(F.Base + Def->Locals);
  bindParams(Def, Self, Args, F.Base);
  Frames.push_back(&F);
  if (Def->LambdaBody) {
    F.Result = eval(Def->LambdaBody);
  } else {
    execBlock(Def->Body);
    if (!Now.Dead)
      F.Result =
          F.Exit || F.Yielded
              ? Pool.join(F.Result, F.Exit ? constant(NoneAtom) : Value())
              : constant(NoneAtom);
  }
  const bool Falls = !Now.Dead;
  if (F.Exit) {
    if (Falls)
      joinInto(Pool, *F.Exit, Now);
    Now = std::move(*F.Exit);
  } else if (!Falls) {
    // Every way out raises: the caller goes on as if it had returned, for an
    // abstract method is most often overridden.
    Now.Dead = false;
    F.Result = Value::unknown();
  }
  Now.Mode = Outside;
  // Functions defined here that nothing has called are called by somebody else.
  for (FunctionDef *Inner : F.Nested)
    if (!Out.Functions[Inner->Index].Analysed && Frames.size() < MaxFrames)
      runFunction(Inner, nullptr, nullptr, modeOf(Inner, Now.Mode));
  Frames.pop_back();
  if (Now.Vars.size() > F.Base)
    Now.Vars.resize(F.Base);
  if (F.SetMode) {
    Now.Mode = *F.SetMode;
    if (!Frames.empty())
      top().SetMode = F.SetMode;
  }
  if (Def->IsGenerator) {
    if (isContextManager(Def)) {
      if (F.Yielded && F.AtYield != Mode)
        return Value::of(Shape::Guard, static_cast<uint32_t>(F.AtYield));
      return Value::host();
    }
    Contents C;
    C.Rest = F.Yields;
    Value V = Value::of(Shape::Structure, Pool.structure(std::move(C)));
    V.Born = Context;
    return V;
  }
  return F.Result.isBottom() ? Value::unknown() : F.Result;
}

Value Interpreter::inlineCall(FunctionDef *Def, const Value *Self, Expr *E,
                              const Arguments &Args) {
  if (Now.Mode == GradMode::Off && Def->Name)
    Out.CalledWithoutGrad.insert(Def->Name);
  bool Recursive = Frames.size() >= MaxFrames;
  for (const Frame *F : Frames)
    Recursive |= F->Def == Def;
  if (Recursive || !spend()) {
    Value R = Value::unknown();
    R.Born = Context;
    return R;
  }
  const auto Decoration = Decorations.find(Def);
  if (Decoration != Decorations.end() && Decoration->second.IsStatic)
    Self = nullptr;
  Value R = runFunction(Def, Self, &Args, modeOf(Def, Now.Mode), E->Id);
  if (Def->IsAsync)
    return R;
  if (R.S == Shape::Plain) {
    R.Born = Context;
    if ((R.Bits & BitUnknown) && R.Direct == 0) {
      Out.Sites[E->Id].At = E;
      R.Direct = Pool.Sets.make({E->Id});
      R.Made = Pool.Sets.unite(R.Made, R.Direct);
    }
  }
  return R;
}

Value Interpreter::construct(ClassDef *Class, Expr *E, const Arguments &Args) {
  startClass(Class);
  const uint32_t Object =
      newObject((uint64_t(E->Id) << 24) | (Context & 0xFFFFFF));
  Objects[Object].Class = Class;
  Objects[Object].IsModule = record(Class).IsModule;
  Value Self = Value::of(Shape::Instance, Object);
  Self.Born = Context;
  if (Objects[Object].IsModule)
    Self.Flags |= FlagModule;
  if (FunctionDef *Init = findMethod(Class, InitAtom))
    inlineCall(Init, &Self, E, Args);
  else
    fillFields(Class, Object, E, Args);
  if (Objects[Object].IsModule && !hasParameters(Class))
    Objects[Object].Parameterless = true;
  return Self;
}

/// The generated constructor of a dataclass or a named tuple.
void Interpreter::fillFields(ClassDef *Class, uint32_t Object, Expr *E,
                             const Arguments &Args) {
  size_t Next = 0;
  for (const Stmt *S : Class->BodyScope->Body) {
    if (S->Kind != StmtKind::Assign || !S->Annotation || S->Exprs.Size != 2 ||
        S->Exprs[1]->Kind != ExprKind::Name)
      continue;
    const Atom Name = S->Exprs[1]->Name;
    Value V;
    if (Next < Args.Positional.size())
      V = Args.Positional[Next];
    else if (const Value *Given = Args.keyword(Name))
      V = *Given;
    else {
      V = classAttr(Class, Name);
      // Each object has its own container.
      if (V.S == Shape::Structure && S->Exprs[0]) {
        const StructureKind Kind = Pool.contents(V).Kind;
        V = emptyContainer(Kind, S->Exprs[0]);
      }
    }
    ++Next;
    if (!V.isBottom())
      Now.setAttr(State::key(Object, Name), V);
  }
  (void)E;
}

} // namespace vramlint::python
