#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Interpreter::Interpreter(Module &M, Observations &Out)
    : M(M), Out(Out), Known(Knowledge::get()) {
  InitAtom = M.Strings.intern("__init__");
  NoneAtom = M.Strings.intern("None");
  TrueAtom = M.Strings.intern("True");
  FalseAtom = M.Strings.intern("False");
  RetainAtom = M.Strings.intern("retain_graph");
  ModeAtom = M.Strings.intern("mode");
  RequiresGradAtom = M.Strings.intern("requires_grad");
  ReductionAtom = M.Strings.intern("reduction");
  DeviceAtom = M.Strings.intern("device");
  Out.Sites.resize(M.ExprCount);
  Out.Functions.resize(M.Scopes.size());
  ClassRecords.resize(M.Classes.size());
  Objects.resize(1);
  Pool.structure({});
  // Enough for every function in a few contexts; beyond it calls are unknown.
  Budget = uint64_t(M.ExprCount) * 20 + 20000;
}

void Interpreter::noteCounter(const Expr *Target) {
  if (Target->Kind == ExprKind::Name)
    Out.CounterVariables.insert(variableKey(Target->Owner, Target->Slot));
  else if (Target->Kind == ExprKind::Attribute)
    Out.CounterAttributes.insert(Target->Name);
}

void Interpreter::backwardOnReturned(const Value &V) {
  Value Loss = V;
  if (V.S == Shape::Structure) {
    const Value *Field = Pool.contents(V).field(M.Strings.intern("loss"));
    if (!Field)
      Field = Pool.contents(V).field(indexKey(0));
    if (!Field)
      return;
    Loss = *Field;
  }
  if (Loss.S != Shape::Plain)
    return;
  for (uint32_t Id : Pool.Sets.elements(Loss.Made))
    Out.Sites[Id].Backward = true;
  for (uint32_t Id : Pool.Sets.elements(Loss.Direct)) {
    Out.Sites[Id].Graph = Out.Sites[Id].Scalar = Out.Sites[Id].Backward = true;
    proveInputs(Id, 0);
  }
}

/// Analyses a function that nobody in the unit calls.
void Interpreter::runRoot(FunctionDef *Def) {
  if (Out.Functions[Def->Index].Analysed)
    return;
  Temporaries.clear();
  Now = ModuleState;
  Context = 0;
  const GradMode Mode = modeOf(Def, ModuleState.Mode);
  if (Def->Class) {
    startClass(Def->Class);
    if (Out.Functions[Def->Index].Analysed)
      return;
    const bool Hook = isHook(Def->Class, Def->Name, true);
    Out.Functions[Def->Index].IsStepHook = Hook;
    auto Found = Decorations.find(Def);
    const bool Static = Found != Decorations.end() && Found->second.IsStatic;
    const Value Self = selfOf(Def->Class);
    const Value R = runFunction(Def, Static ? nullptr : &Self, nullptr, Mode);
    if (Hook) // The framework runs backward on what it is given.
      backwardOnReturned(R);
  } else {
    runFunction(Def, nullptr, nullptr, Mode);
  }
}

/// How often a function's name is used besides its definition.
bool Interpreter::isReferenced(const FunctionDef *Def,
                               const std::set<Atom> &CalledNames) const {
  if (Def->Class)
    return CalledNames.count(Def->Name) != 0;
  if (!Def->Parent)
    return false;
  const std::vector<Atom> &Names = M.LocalNames[Def->Parent->Index];
  for (uint32_t I = 0; I < Names.size(); ++I)
    if (Names[I] == Def->Name)
      return M.Uses[Def->Parent->Index][I] > 1;
  return false;
}

void Interpreter::run() {
  collectEvidence();
  std::set<Atom> CalledNames;
  for (const MethodCall &C : M.MethodCalls)
    CalledNames.insert(C.Call->kid(0)->Name);

  Frame F;
  F.Def = M.top();
  Frames.push_back(&F);
  Now.Vars.resize(M.top()->Locals);
  Out.Functions[0].Analysed = true;
  for (Stmt *S : M.top()->Body) {
    exec(S);
    Now.Dead = false; // What follows an exit may be imported all the same.
  }
  ModuleState = Now;
  AtRoots = true;

  for (ClassDef *C : M.Classes) {
    Now = ModuleState;
    startClass(C);
  }

  auto IsFunction = [](const FunctionDef *D) {
    return D->Kind == FunctionDef::Scope::Function;
  };
  auto IsNested = [](const FunctionDef *D) {
    return D->Parent && D->Parent->Kind != FunctionDef::Scope::Module &&
           !D->Class;
  };
  // Those that are never called first, so that the others are met in the
  // contexts of their callers.
  const auto Scopes = M.Scopes;
  for (FunctionDef *Def : Scopes)
    if (IsFunction(Def) && !IsNested(Def) && !isReferenced(Def, CalledNames))
      runRoot(Def);
  for (FunctionDef *Def : Scopes)
    if (IsFunction(Def) && !IsNested(Def))
      runRoot(Def);
  for (FunctionDef *Def : Scopes)
    if (IsFunction(Def))
      runRoot(Def);
  Frames.pop_back();
}

} // namespace vramlint::python
