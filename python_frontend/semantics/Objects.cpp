// Classes, instances, decorators, and what the whole unit tells of a name.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

uint32_t Interpreter::newObject(uint64_t Key) {
  auto [It, New] =
      ObjectNumbers.emplace(Key, static_cast<uint32_t>(Objects.size()));
  if (New) {
    Objects.emplace_back();
    Objects.back().IsModule = true;
  }
  return It->second;
}

/// Whether an annotation names a module class.
bool Interpreter::isModuleAnnotation(Expr *E) {
  if (E->Kind == ExprKind::String) {
    const std::string_view T = text(E->Name);
    return T == "nn.Module" || T == "torch.nn.Module";
  }
  if (E->Kind != ExprKind::Name && E->Kind != ExprKind::Attribute)
    return false;
  const Value V = eval(E);
  if (V.S == Shape::External)
    return Known.isModuleBase(text(V.Object));
  return false;
}

void Interpreter::execClass(Stmt *S) {
  ClassDef *C = S->Class;
  ClassRecord &R = record(C);
  if (!R.Resolved) {
    R.Resolved = true;
    for (Expr *Base : C->Bases) {
      if (Base->Kind == ExprKind::Keyword)
        continue;
      const Value V = eval(Base);
      if (V.S == Shape::Class) {
        R.LocalBases.push_back(M.Classes[V.Object]);
        R.IsModule |= record(M.Classes[V.Object]).IsModule;
      } else if (V.S == Shape::External) {
        R.OuterBases.push_back(V.Object);
        R.IsModule |= Known.isModuleBase(text(V.Object));
      } else {
        R.HasUnknownBase = true;
      }
    }
    if (C->Bases.empty())
      R.HasUnknownBase = false;
  }
  assign(S->Exprs[0], Value::of(Shape::Class, C->Index), nullptr);
  // The body runs in a scope of its own, whose variables become attributes.
  Frame F;
  F.Def = C->BodyScope;
  F.Base = Now.Vars.size();
  Out.Functions[F.Def->Index].Analysed = true;
  Now.Vars.resize(F.Base + C->BodyScope->Locals);
  Frames.push_back(&F);
  execBlock(C->BodyScope->Body);
  Frames.pop_back();
  const std::vector<Atom> &Names = M.LocalNames[C->BodyScope->Index];
  for (uint32_t I = 0; I < Names.size(); ++I) {
    const Value &V = Now.Vars[F.Base + I];
    if (V.isBottom() || V.S == Shape::Function)
      continue;
    outlives(V, Names[I]);
    Value Table = V;
    if (Table.S == Shape::Plain)
      Table.Born = 0;
    Value &Slot = record(C).Attrs[Names[I]];
    Slot = Pool.join(Slot, Table);
  }
  Now.Vars.resize(F.Base);
  Now.Dead = false;
}

FunctionDef *Interpreter::findMethod(ClassDef *C, Atom Name, unsigned Depth) {
  for (FunctionDef *Method : C->Methods)
    if (Method->Name == Name)
      return Method;
  if (Depth > 8)
    return nullptr;
  for (ClassDef *Base : record(C).LocalBases)
    if (FunctionDef *Found = findMethod(Base, Name, Depth + 1))
      return Found;
  return nullptr;
}

Value Interpreter::classAttr(ClassDef *C, Atom Name, unsigned Depth) {
  Value V;
  auto Found = record(C).Attrs.find(Name);
  if (Found != record(C).Attrs.end())
    V = Found->second;
  if (Depth > 8)
    return V;
  for (ClassDef *Base : record(C).LocalBases)
    V = Pool.join(V, classAttr(Base, Name, Depth + 1));
  return V;
}

/// Reads the constructor once with unknown arguments, so that methods know what
/// it stores.
void Interpreter::startClass(ClassDef *C) {
  ClassRecord &R = record(C);
  if (R.Started)
    return;
  R.Started = true;
  for (ClassDef *Base : R.LocalBases)
    startClass(Base);
  FunctionDef *Init = nullptr;
  for (FunctionDef *Method : C->Methods)
    if (Method->Name == InitAtom)
      Init = Method;
  if (!Init)
    return;
  for (const Frame *F : Frames)
    if (F->Def == Init)
      return;
  if (Frames.size() >= MaxFrames)
    return;
  const State Saved = Now;
  const uint32_t Outside = Context;
  Context = 0;
  const Value Self = selfOf(C);
  runFunction(Init, &Self, nullptr, GradMode::On);
  Context = Outside;
  Now = Saved;
}

Value Interpreter::selfOf(ClassDef *C) {
  ClassRecord &R = record(C);
  if (R.GenericSelf == 0) {
    const uint32_t Object = newObject((uint64_t(1) << 60) | C->Index);
    R.GenericSelf = Object;
    Objects[Object].Class = C;
    Objects[Object].Generic = true;
    Objects[Object].IsModule = R.IsModule;
  }
  Value Self = Value::of(Shape::Instance, R.GenericSelf);
  if (R.IsModule)
    Self.Flags |= FlagModule;
  return Self;
}

/// A container attribute that only one class of the unit has, whoever holds the
/// object.
Value Interpreter::uniqueAttribute(Atom Name) {
  if (!AtRoots)
    return {};
  const auto Cached = UniqueAttributes.find(Name);
  if (Cached != UniqueAttributes.end())
    return Cached->second;
  Value Found;
  unsigned Count = 0;
  for (ClassDef *C : M.Classes) {
    auto A = record(C).Attrs.find(Name);
    if (A == record(C).Attrs.end())
      continue;
    ++Count;
    if (A->second.S == Shape::Structure && A->second.From)
      Found = A->second;
  }
  if (Count != 1)
    Found = Value();
  UniqueAttributes.emplace(Name, Found);
  return Found;
}

/// `parameter.requires_grad = False`, for all parameters of a module.
void Interpreter::freeze(const Value &Parameters, bool Frozen) {
  for (uint32_t Id : Pool.Sets.elements(Parameters.From)) {
    auto Found = ParametersOf.find(Id);
    if (Found != ParametersOf.end())
      Objects[Found->second].Frozen = Frozen;
  }
}

/// An object's attributes as they are now, so that what it keeps can be judged
/// later.
Value Interpreter::snapshot(const Value &V) {
  if (V.S != Shape::Instance || Objects[V.Object].IsModule ||
      Objects[V.Object].Generic)
    return V;
  Contents C;
  C.Kind = StructureKind::Dict;
  for (const auto &A : Now.Attrs)
    if ((A.first >> 32) == V.Object)
      C.Fields.push_back({static_cast<Atom>(A.first), A.second});
  return Value::of(Shape::Structure, Pool.structure(std::move(C)));
}

bool Interpreter::isGenericSelf(const Expr *E) {
  const Value V = eval(const_cast<Expr *>(E));
  return V.S == Shape::Instance && Objects[V.Object].Generic;
}

/// Whether a module class has anything to train, as far as its constructor
/// tells.
bool Interpreter::hasParameters(ClassDef *C) {
  const ClassRecord &R = record(C);
  if (R.HasUnknownBase)
    return true;
  for (ClassDef *Base : R.LocalBases)
    if (hasParameters(Base))
      return true;
  for (const auto &A : R.Attrs) {
    const Value &V = A.second;
    if ((V.S == Shape::Module || V.S == Shape::Instance) &&
        Objects[V.Object].IsModule && !Objects[V.Object].Parameterless)
      return true;
    if (V.S == Shape::Plain && (V.Bits & (BitUnknown | BitLeaf | BitLive)))
      return true;
    if (V.S == Shape::Structure || V.S == Shape::External)
      return true;
  }
  return false;
}

bool Interpreter::isHook(ClassDef *C, Atom Method, bool Step, unsigned Depth) {
  for (const Atom Base : record(C).OuterBases)
    if (Step ? Known.isStepHook(text(Base), text(Method))
             : Known.isHookWithoutGradients(text(Base), text(Method)))
      return true;
  if (Depth > 8)
    return false;
  for (ClassDef *Base : record(C).LocalBases)
    if (isHook(Base, Method, Step, Depth + 1))
      return true;
  return false;
}

GradMode Interpreter::modeOf(FunctionDef *Def, GradMode Around) {
  if (Def->Class && isHook(Def->Class, Def->Name, false))
    return GradMode::Off;
  auto Found = Decorations.find(Def);
  if (Found != Decorations.end() && Found->second.Mode)
    return *Found->second.Mode;
  return Around;
}

bool Interpreter::isContextManager(FunctionDef *Def) {
  auto Found = Decorations.find(Def);
  return Found != Decorations.end() && Found->second.IsContextManager;
}

void Interpreter::noteDecorators(FunctionDef *Def) {
  if (Def->Decorators.empty())
    return;
  Decoration D;
  for (Expr *E : Def->Decorators) {
    Expr *Callee = E->Kind == ExprKind::Call ? E->kid(0) : E;
    const GradMode Outside = Now.Mode;
    const auto OldSet = top().SetMode;
    const Value V = eval(E);
    Now.Mode = Outside; // set_grad_enabled(False) as a decorator.
    top().SetMode = OldSet;
    if (V.S == Shape::Guard) {
      D.Mode = static_cast<GradMode>(V.Object);
      continue;
    }
    const Value Named = Callee == E ? V : eval(Callee);
    if (Named.S == Shape::External) {
      const std::string_view Path = text(Named.Object);
      switch (calleeKind(Named.Object)) {
      case Callee::NoGradGuard:
      case Callee::InferenceGuard:
        D.Mode = GradMode::Off;
        continue;
      case Callee::GradGuard:
        D.Mode = GradMode::On;
        continue;
      default:
        break;
      }
      D.IsStatic |= Path == "builtins.staticmethod";
      D.IsClassMethod |= Path == "builtins.classmethod";
      D.IsProperty |=
          Path == "builtins.property" || Path == "functools.cached_property";
      D.IsContextManager |= Path == "contextlib.contextmanager" ||
                            Path == "contextlib.asynccontextmanager";
      if (soundsLikeGuard(Callee))
        D.Mode = GradMode::Unknown;
    } else if (Named.S == Shape::Function) {
      if (mentionsGuard(M.Scopes[Named.Object]->Body))
        D.Mode = GradMode::Off;
    } else if (Named.S == Shape::Class) {
      for (FunctionDef *Method : M.Classes[Named.Object]->Methods)
        if (mentionsGuard(Method->Body))
          D.Mode = GradMode::Off;
    } else if (soundsLikeGuard(Callee) || mentionsGuard(Callee)) {
      D.Mode = GradMode::Unknown;
    }
  }
  Decorations[Def] = D;
}

bool Interpreter::mentionsGuard(const Expr *E) const {
  if (!E)
    return false;
  if (E->Kind == ExprKind::Name || E->Kind == ExprKind::Attribute) {
    const std::string_view T = text(E->Name);
    if (T == "no_grad" || T == "inference_mode" || T == "set_grad_enabled")
      return true;
  }
  for (const Expr *K : E->Kids)
    if (mentionsGuard(K))
      return true;
  return E->Function && mentionsGuard(E->Function->LambdaBody);
}

bool Interpreter::mentionsGuard(Span<Stmt *> Body) const {
  for (const Stmt *S : Body) {
    for (const Expr *E : S->Exprs)
      if (mentionsGuard(E))
        return true;
    if (mentionsGuard(S->Body) || mentionsGuard(S->Else) ||
        mentionsGuard(S->Handlers) || mentionsGuard(S->Final))
      return true;
    if (S->Function) {
      for (const Expr *D : S->Function->Decorators)
        if (mentionsGuard(D))
          return true;
      if (mentionsGuard(S->Function->Body))
        return true;
    }
  }
  return false;
}

bool Interpreter::mentions(const Expr *Targets, const Expr *E) const {
  if (!E)
    return false;
  if (E->Kind == ExprKind::Name) {
    if (Targets->Kind == ExprKind::Name)
      return samePlace(Targets, E);
    for (const Expr *T : Targets->Kids)
      if (T && mentions(T, E))
        return true;
    return false;
  }
  for (const Expr *K : E->Kids)
    if (mentions(Targets, K))
      return true;
  return false;
}

bool Interpreter::isSuper(const Expr *E) const {
  return E->Kind == ExprKind::Call && E->kid(0)->Kind == ExprKind::Name &&
         E->kid(0)->Owner == NoOwner && text(E->kid(0)->Name) == "super";
}

Value Interpreter::callSuper(Atom Name, Expr *E, const Arguments &Args) {
  for (auto F = Frames.rbegin(); F != Frames.rend(); ++F) {
    ClassDef *C = (*F)->Def->Class;
    if (!C || (*F)->Def->Params.empty())
      continue;
    const Value Self = Now.Vars[(*F)->Base + (*F)->Def->Params[0].Slot];
    for (ClassDef *Base : record(C).LocalBases)
      if (FunctionDef *Def = findMethod(Base, Name))
        return inlineCall(Def, &Self, E, Args);
    break;
  }
  return callUnknown(E, Args, nullptr);
}

/// What calls anywhere in the unit tell of the variable or attribute that they
/// are made on: only modules have parameters() or switch to eval().
void Interpreter::collectEvidence() {
  for (const MethodCall &Call : M.MethodCalls) {
    const Expr *Callee = Call.Call->kid(0);
    const std::string_view Name = text(Callee->Name);
    const bool Freezes = Name == "requires_grad_" && Call.Call->kid(1) &&
                         Call.Call->kid(1)->Op == 'F';
    if (Name != "parameters" && Name != "named_parameters" && Name != "eval" &&
        Name != "train" && !Freezes)
      continue;
    const Expr *Object = Callee->kid(0);
    if (Object->Kind == ExprKind::Name && Object->Owner != NoOwner) {
      const uint64_t Key = variableKey(Object->Owner, Object->Slot);
      if (Freezes)
        FrozenEvidence.insert(Key);
      else
        ModuleEvidence.insert(Key);
    } else if (Object->Kind == ExprKind::Attribute && !Freezes &&
               Object->kid(0)->Kind == ExprKind::Name) {
      for (const FunctionDef *D = Call.Scope; D; D = D->Parent)
        if (D->Class) {
          AttrEvidence.insert({D->Class->Index, Object->Name});
          break;
        }
    }
  }
}

} // namespace vramlint::python
