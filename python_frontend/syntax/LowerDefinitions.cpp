#include "python_frontend/syntax/Lowering.h"

namespace vramlint::python {

Stmt *Lowering::outerNames(Here H, bool Global) {
  Stmt *S = makeStmt(StmtKind::Other, H.Node);
  eachKid([&](Here K) {
    if (K.S != Sym::Identifier)
      return;
    Open.back()->Outer.push_back(atom(K.Node));
    if (Global)
      Open.back()->Global.push_back(atom(K.Node));
  });
  return S;
}

/// At a dotted_name or aliased_import that imports something below `Prefix`
/// (which is empty for a plain import).
void Lowering::importName(Here H, const std::string &Prefix,
                          std::vector<Expr *> &Names,
                          std::vector<Atom> &Paths) {
  std::string Path;
  Expr *Alias = nullptr;
  if (H.S == Sym::AliasedImport) {
    eachKid([&](Here K) {
      if (K.F == Field::Name)
        Path = std::string(text(K.Node));
      else if (K.F == Field::Alias)
        Alias = expr(K, true);
    });
  } else {
    Path = std::string(text(H.Node));
    if (Prefix.empty()) // `import a.b` binds a.
      Path = Path.substr(0, Path.find('.'));
    Alias = boundName(M.Strings.intern(Path), H.Node);
  }
  if (!Alias)
    return;
  const Atom Whole =
      M.Strings.intern(Prefix.empty() ? Path : Prefix + "." + Path);
  Names.push_back(Alias);
  Paths.push_back(Whole);
  M.Imports.push_back(Whole);
}

Stmt *Lowering::import(Here H, bool From) {
  Stmt *S = makeStmt(StmtKind::Import, H.Node);
  std::vector<Expr *> Names;
  std::vector<Atom> Paths;
  std::string Prefix;
  eachKid([&](Here K) {
    if (K.F == Field::ModuleName)
      Prefix = std::string(text(K.Node));
    else if (K.F == Field::Name)
      importName(K, From ? Prefix : "", Names, Paths);
  });
  setExprs(S, Names);
  S->Paths = keep(Paths);
  return S;
}

void Lowering::parameter(Here H, std::vector<Param> &Into, bool &KeywordOnly) {
  Param P;
  P.Kind = KeywordOnly ? ParamKind::KeywordOnly : ParamKind::Plain;
  auto Name = [&](Here K) {
    if (K.S == Sym::ListSplatPattern || K.S == Sym::DictionarySplatPattern) {
      P.Kind = K.S == Sym::ListSplatPattern ? ParamKind::Star
                                            : ParamKind::DoubleStar;
      eachKid([&](Here I) {
        if (I.S == Sym::Identifier)
          P.Name = atom(I.Node);
      });
    } else if (K.S == Sym::Identifier) {
      P.Name = atom(K.Node);
    }
  };
  switch (H.S) {
  case Sym::Identifier:
  case Sym::ListSplatPattern:
  case Sym::DictionarySplatPattern:
    Name(H);
    break;
  case Sym::DefaultParameter:
  case Sym::TypedParameter:
  case Sym::TypedDefaultParameter: {
    // Defaults and annotations are evaluated where the function is defined.
    std::unique_ptr<OpenScope> Own = std::move(Open.back());
    Open.pop_back();
    eachKid([&](Here K) {
      if (K.F == Field::Value)
        P.Default = expr(K);
      else if (K.F == Field::Type)
        P.Annotation = expr(K);
      else if (K.Named)
        Name(K);
    });
    Open.push_back(std::move(Own));
    break;
  }
  case Sym::KeywordSeparator:
    KeywordOnly = true;
    return;
  default:
    return;
  }
  if (P.Kind == ParamKind::Star)
    KeywordOnly = true;
  if (P.Name == 0)
    return;
  P.Slot = declare(*Open.back(), P.Name);
  Into.push_back(P);
}

void Lowering::parameters(FunctionDef *Def) {
  std::vector<Param> Params;
  bool KeywordOnly = false;
  eachKid([&](Here K) {
    if (K.Named)
      parameter(K, Params, KeywordOnly);
  });
  Def->Params = keep(Params);
}

Stmt *Lowering::function(Here H, const std::vector<Expr *> &Decorators) {
  Stmt *S = makeStmt(StmtKind::Function, H.Node);
  FunctionDef *Def = nullptr;
  Expr *Bound = nullptr;
  eachKid([&](Here K) {
    if (K.F == Field::Name) {
      Bound = boundName(atom(K.Node), K.Node);
      OpenScope *Around = Open.back().get();
      Def = open(FunctionDef::Scope::Function, H.Node).Def;
      Def->Name = Bound->Name;
      if (Around->Def->Kind == FunctionDef::Scope::Class)
        Around->Methods.push_back(Def);
    } else if (!Def) {
      return;
    } else if (K.F == Field::Parameters) {
      parameters(Def);
    } else if (K.F == Field::Body) {
      Def->Body = blockOf(K);
    }
  });
  if (!Def) {
    S->Kind = StmtKind::Other;
    return S;
  }
  Def->Decorators = keep(Decorators);
  Def->IsAsync = text(H.Node).substr(0, 5) == "async";
  close();
  S->Function = Def;
  setExprs(S, {Bound});
  return S;
}

Stmt *Lowering::classDef(Here H, const std::vector<Expr *> &Decorators) {
  Stmt *S = makeStmt(StmtKind::Class, H.Node);
  ClassDef *Class = M.Memory.make<ClassDef>();
  Expr *Bound = nullptr;
  std::vector<Expr *> Bases;
  eachKid([&](Here K) {
    if (K.F == Field::Name) {
      Bound = boundName(atom(K.Node), K.Node);
      Class->Name = Bound->Name;
    } else if (K.F == Field::Superclasses) {
      eachKid([&](Here B) {
        if (B.Named)
          Bases.push_back(expr(B));
      });
    } else if (K.F == Field::Body && Bound) {
      OpenScope &Scope = open(FunctionDef::Scope::Class, K.Node);
      Class->BodyScope = Scope.Def;
      Scope.Def->Name = Class->Name;
      Scope.Def->Body = blockOf(K);
      Class->Methods = keep(Scope.Methods);
      for (FunctionDef *Method : Class->Methods)
        Method->Class = Class;
      close();
    }
  });
  if (!Class->BodyScope) {
    S->Kind = StmtKind::Other;
    return S;
  }
  Class->Bases = keep(Bases);
  Class->Decorators = keep(Decorators);
  Class->Index = static_cast<uint32_t>(M.Classes.size());
  M.Classes.push_back(Class);
  S->Class = Class;
  setExprs(S, {Bound});
  return S;
}

void Lowering::decorated(Here H, std::vector<Stmt *> &Into) {
  (void)H;
  std::vector<Expr *> Decorators;
  eachKid([&](Here K) {
    if (K.S == Sym::Decorator)
      eachKid([&](Here D) {
        if (D.Named)
          Decorators.push_back(expr(D));
      });
    else if (K.S == Sym::FunctionDefinition)
      Into.push_back(function(K, Decorators));
    else if (K.S == Sym::ClassDefinition)
      Into.push_back(classDef(K, Decorators));
  });
}

} // namespace vramlint::python
