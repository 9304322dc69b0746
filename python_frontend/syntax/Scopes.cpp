// Which scope binds a name: Python's rules, applied when a scope closes.
#include "python_frontend/syntax/Lowering.h"

#include <algorithm>

namespace vramlint::python {

Lowering::OpenScope &Lowering::open(FunctionDef::Scope Kind, TSNode Node) {
  auto Scope = std::make_unique<OpenScope>();
  FunctionDef *Def = M.Memory.make<FunctionDef>();
  Def->Kind = Kind;
  Def->Index = static_cast<uint32_t>(M.Scopes.size());
  Def->Start = ts_node_start_byte(Node);
  Def->End = ts_node_end_byte(Node);
  Def->Parent = Open.empty() ? nullptr : Open.back()->Def;
  M.Scopes.push_back(Def);
  M.LocalNames.emplace_back();
  M.Uses.emplace_back();
  Scope->Def = Def;
  Open.push_back(std::move(Scope));
  return *Open.back();
}

uint32_t Lowering::declare(OpenScope &S, Atom Name) {
  auto [It, New] = S.Slots.emplace(Name, static_cast<uint32_t>(S.Names.size()));
  if (New)
    S.Names.push_back(Name);
  return It->second;
}

static bool contains(const std::vector<Atom> &Names, Atom Name) {
  return std::find(Names.begin(), Names.end(), Name) != Names.end();
}

void Lowering::bind(Expr *Name) {
  OpenScope &S = *Open.back();
  if (!contains(S.Outer, Name->Name))
    declare(S, Name->Name);
  S.Uses.push_back(Name);
}

Expr *Lowering::boundName(Atom Name, TSNode Node) {
  Expr *E = make(ExprKind::Name, Node);
  E->Name = Name;
  bind(E);
  return E;
}

void Lowering::resolve(OpenScope &S) {
  OpenScope *Outside = Open.empty() ? nullptr : Open.back().get();
  for (Expr *Use : S.Uses) {
    if (Use->Owner == NoOwner - 1) {
      // A name declared global inside: only the module may bind it.
      if (Outside) {
        Outside->Uses.push_back(Use);
        continue;
      }
      Use->Slot = declare(S, Use->Name);
      Use->Owner = S.Def->Index;
      continue;
    }
    const bool OwnUse = Use->Owner != NoOwner - 2;
    // A class body's names are not seen by the functions inside it.
    if (S.Def->Kind != FunctionDef::Scope::Class || OwnUse) {
      auto Found = S.Slots.find(Use->Name);
      if (Found != S.Slots.end()) {
        Use->Owner = S.Def->Index;
        Use->Slot = Found->second;
        continue;
      }
    }
    Use->Owner = contains(S.Global, Use->Name) ? NoOwner - 1 : NoOwner - 2;
    if (Outside)
      Outside->Uses.push_back(Use);
    else
      Use->Owner = NoOwner;
  }
}

void Lowering::close() {
  std::unique_ptr<OpenScope> S = std::move(Open.back());
  Open.pop_back();
  resolve(*S);
  // Inner scopes are closed, so every use has been seen.
  std::vector<uint32_t> Counts(S->Names.size());
  for (const Expr *Use : S->Uses)
    if (Use->Owner == S->Def->Index)
      ++Counts[Use->Slot];
  M.Uses[S->Def->Index] = std::move(Counts);
  S->Def->Locals = static_cast<uint32_t>(S->Names.size());
  M.LocalNames[S->Def->Index] = std::move(S->Names);
}

} // namespace vramlint::python
