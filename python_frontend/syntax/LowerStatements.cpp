#include "python_frontend/syntax/Lowering.h"

namespace vramlint::python {

Span<Stmt *> Lowering::blockOf(Here H) {
  std::vector<Stmt *> Stmts;
  if (H.S == Sym::Block || H.S == Sym::Error)
    block(Stmts);
  else
    statement(H, Stmts);
  return keep(Stmts);
}

void Lowering::block(std::vector<Stmt *> &Into) {
  eachKid([&](Here K) {
    if (K.Named)
      statement(K, Into);
  });
}

void Lowering::statement(Here H, std::vector<Stmt *> &Into) {
  // Deep nesting of blocks costs stack as deep expressions do.
  if (Depth >= 200)
    return;
  ++Depth;
  Stmt *S = nullptr;
  switch (H.S) {
  case Sym::ExpressionStatement:
    S = expressionStatement(H);
    break;
  case Sym::ReturnStatement:
    S = listed(H, StmtKind::Return);
    break;
  case Sym::DeleteStatement:
    S = listed(H, StmtKind::Delete);
    break;
  case Sym::RaiseStatement:
    S = listed(H, StmtKind::Raise);
    break;
  case Sym::AssertStatement:
    S = listed(H, StmtKind::Assert);
    break;
  case Sym::IfStatement:
    S = ifStatement(H);
    break;
  case Sym::ForStatement:
    S = loop(H, StmtKind::For);
    break;
  case Sym::WhileStatement:
    S = loop(H, StmtKind::While);
    break;
  case Sym::WithStatement:
    S = with(H);
    break;
  case Sym::TryStatement:
    S = tryStatement(H);
    break;
  case Sym::MatchStatement:
    S = match(H);
    break;
  case Sym::FunctionDefinition:
    S = function(H, {});
    break;
  case Sym::ClassDefinition:
    S = classDef(H, {});
    break;
  case Sym::DecoratedDefinition:
    decorated(H, Into);
    break;
  case Sym::ImportStatement:
    S = import(H, false);
    break;
  case Sym::ImportFromStatement:
    S = import(H, true);
    break;
  case Sym::GlobalStatement:
    S = outerNames(H, true);
    break;
  case Sym::NonlocalStatement:
    S = outerNames(H, false);
    break;
  case Sym::BreakStatement:
    S = makeStmt(StmtKind::Break, H.Node);
    break;
  case Sym::ContinueStatement:
    S = makeStmt(StmtKind::Continue, H.Node);
    break;
  case Sym::Error:
  case Sym::Block:
    block(Into); // What an error holds is read as if it stood here.
    break;
  default:
    S = makeStmt(StmtKind::Expression, H.Node);
    setExprs(S, {expr(H)});
    break;
  }
  if (S)
    Into.push_back(S);
  --Depth;
}

Stmt *Lowering::expressionStatement(Here H) {
  Stmt *S = nullptr;
  std::vector<Expr *> Exprs;
  eachKid([&](Here K) {
    if (!K.Named)
      return;
    if (K.S == Sym::Assignment)
      S = assignment(K);
    else if (K.S == Sym::AugmentedAssignment)
      S = augmented(K);
    else
      Exprs.push_back(expr(K));
  });
  if (S)
    return S;
  S = makeStmt(StmtKind::Expression, H.Node);
  setExprs(S, Exprs);
  return S;
}

Stmt *Lowering::assignment(Here H) {
  Stmt *S = makeStmt(StmtKind::Assign, H.Node);
  std::vector<Expr *> Exprs{nullptr};
  eachKid([&](Here K) {
    if (K.F == Field::Left) {
      Exprs.push_back(expr(K, true));
    } else if (K.F == Field::Type) {
      S->Annotation = expr(K);
    } else if (K.F == Field::Right) {
      if (K.S == Sym::Assignment) { // a = b = value
        Stmt *Inner = assignment(K);
        Exprs[0] = Inner->expr(0);
        for (uint32_t I = 1; I < Inner->Exprs.Size; ++I)
          Exprs.push_back(Inner->Exprs[I]);
      } else if (K.S != Sym::AugmentedAssignment) {
        Exprs[0] = expr(K);
      }
    }
  });
  setExprs(S, Exprs);
  return S;
}

Stmt *Lowering::augmented(Here H) {
  Stmt *S = makeStmt(StmtKind::AugAssign, H.Node);
  Expr *Target = nullptr, *Value = nullptr;
  eachKid([&](Here K) {
    if (K.F == Field::Left)
      Target = expr(K, true);
    else if (K.F == Field::Operator)
      S->Op = static_cast<uint8_t>(text(K.Node).front());
    else if (K.F == Field::Right)
      Value = expr(K);
  });
  if (!Target || !Value) {
    S->Kind = StmtKind::Other;
    return S;
  }
  setExprs(S, {Target, Value});
  return S;
}

Stmt *Lowering::ifStatement(Here H) {
  Stmt *S = makeStmt(StmtKind::If, H.Node);
  Stmt *Last = S;
  Expr *Test = nullptr;
  Span<Stmt *> Body;
  eachKid([&](Here K) {
    if (K.F == Field::Condition) {
      Test = expr(K);
    } else if (K.F == Field::Consequence) {
      Body = blockOf(K);
    } else if (K.S == Sym::ElifClause) {
      Stmt *Elif = makeStmt(StmtKind::If, K.Node);
      Expr *ElifTest = nullptr;
      eachKid([&](Here P) {
        if (P.F == Field::Condition)
          ElifTest = expr(P);
        else if (P.F == Field::Consequence)
          Elif->Body = blockOf(P);
      });
      setExprs(Elif, {ElifTest ? ElifTest : make(ExprKind::Other, K.Node)});
      Last->Else = keep(std::vector<Stmt *>{Elif});
      Last = Elif;
    } else if (K.S == Sym::ElseClause) {
      eachKid([&](Here P) {
        if (P.F == Field::Body)
          Last->Else = blockOf(P);
      });
    }
  });
  S->Body = Body;
  setExprs(S, {Test ? Test : make(ExprKind::Other, H.Node)});
  return S;
}

Stmt *Lowering::loop(Here H, StmtKind Kind) {
  Stmt *S = makeStmt(Kind, H.Node);
  Expr *First = nullptr, *Second = nullptr;
  eachKid([&](Here K) {
    if (K.F == Field::Left)
      First = expr(K, true);
    else if (K.F == Field::Right)
      Second = expr(K);
    else if (K.F == Field::Condition)
      First = expr(K);
    else if (K.F == Field::Body)
      S->Body = blockOf(K);
    else if (K.S == Sym::ElseClause)
      eachKid([&](Here P) {
        if (P.F == Field::Body)
          S->Else = blockOf(P);
      });
  });
  if (!First)
    First = make(ExprKind::Other, H.Node);
  if (Kind == StmtKind::While)
    setExprs(S, {First});
  else
    setExprs(S, {First, Second ? Second : make(ExprKind::Other, H.Node)});
  return S;
}

/// At a with_item: its value, and what `as` binds.
void Lowering::withItem(std::vector<Expr *> &Items) {
  eachKid([&](Here K) {
    if (!K.Named)
      return;
    if (K.S != Sym::AsPattern) {
      Items.push_back(expr(K));
      Items.push_back(nullptr);
      return;
    }
    Expr *Value = nullptr, *Target = nullptr;
    eachKid([&](Here P) {
      if (!P.Named)
        return;
      if (P.F == Field::Alias)
        Target = expr(P, true);
      else if (!Value)
        Value = expr(P);
    });
    Items.push_back(Value ? Value : make(ExprKind::Other, K.Node));
    Items.push_back(Target);
  });
}

Stmt *Lowering::with(Here H) {
  Stmt *S = makeStmt(StmtKind::With, H.Node);
  std::vector<Expr *> Items;
  eachKid([&](Here K) {
    if (K.S == Sym::WithClause)
      eachKid([&](Here I) {
        if (I.S == Sym::WithItem)
          withItem(Items);
      });
    else if (K.F == Field::Body)
      S->Body = blockOf(K);
  });
  setExprs(S, Items);
  return S;
}

Stmt *Lowering::handler(Here H) {
  Stmt *S = makeStmt(StmtKind::Handler, H.Node);
  Expr *Type = nullptr, *Alias = nullptr;
  eachKid([&](Here K) {
    if (!K.Named)
      return;
    if (K.S == Sym::Block)
      S->Body = blockOf(K);
    else if (K.F == Field::Alias)
      Alias = expr(K, true);
    else if (K.S == Sym::AsPattern)
      eachKid([&](Here P) {
        if (P.F == Field::Alias)
          Alias = expr(P, true);
        else if (P.Named)
          Type = expr(P);
      });
    else
      Type = expr(K);
  });
  setExprs(S, {Type, Alias});
  return S;
}

Stmt *Lowering::tryStatement(Here H) {
  Stmt *S = makeStmt(StmtKind::Try, H.Node);
  std::vector<Stmt *> Handlers;
  eachKid([&](Here K) {
    if (K.F == Field::Body)
      S->Body = blockOf(K);
    else if (K.S == Sym::ExceptClause)
      Handlers.push_back(handler(K));
    else if (K.S == Sym::ElseClause)
      eachKid([&](Here P) {
        if (P.F == Field::Body)
          S->Else = blockOf(P);
      });
    else if (K.S == Sym::FinallyClause)
      eachKid([&](Here P) {
        if (P.S == Sym::Block)
          S->Final = blockOf(P);
      });
  });
  S->Handlers = keep(Handlers);
  return S;
}

/// Every name in a pattern is taken for a capture; a class or constant name
/// taken so by mistake only loses what was known of it.
void Lowering::captures(std::vector<Expr *> &Names) {
  eachKid([&](Here K) {
    if (!K.Named || K.S == Sym::KeywordPattern)
      return;
    if (K.S == Sym::Identifier) {
      if (text(K.Node) != "_")
        Names.push_back(boundName(atom(K.Node), K.Node));
    } else if (K.S == Sym::DottedName) {
      const std::string_view Name = text(K.Node);
      if (Name.find('.') == std::string_view::npos && Name != "_" &&
          !(Name[0] >= 'A' && Name[0] <= 'Z'))
        Names.push_back(boundName(atom(K.Node), K.Node));
    } else {
      captures(Names);
    }
  });
}

Stmt *Lowering::caseClause(Here H) {
  Stmt *S = makeStmt(StmtKind::Case, H.Node);
  std::vector<Expr *> Exprs{nullptr};
  eachKid([&](Here K) {
    if (K.S == Sym::CasePattern)
      captures(Exprs);
    else if (K.F == Field::Guard)
      Exprs[0] = simple(ExprKind::CompIf, K);
    else if (K.F == Field::Consequence)
      S->Body = blockOf(K);
  });
  setExprs(S, Exprs);
  return S;
}

Stmt *Lowering::match(Here H) {
  Stmt *S = makeStmt(StmtKind::Match, H.Node);
  std::vector<Expr *> Subjects;
  std::vector<Stmt *> Cases;
  eachKid([&](Here K) {
    if (K.F == Field::Subject)
      Subjects.push_back(expr(K));
    else if (K.S == Sym::Block)
      eachKid([&](Here C) {
        if (C.S == Sym::CaseClause)
          Cases.push_back(caseClause(C));
      });
  });
  setExprs(S, Subjects);
  S->Handlers = keep(Cases);
  return S;
}

Stmt *Lowering::listed(Here H, StmtKind Kind) {
  Stmt *S = makeStmt(Kind, H.Node);
  std::vector<Expr *> Exprs;
  eachKid([&](Here K) {
    if (!K.Named)
      return;
    // `del a, b` lists what is deleted; `return a, b` makes a tuple.
    if (Kind == StmtKind::Delete && K.S == Sym::ExpressionList)
      eachKid([&](Here P) {
        if (P.Named)
          Exprs.push_back(expr(P));
      });
    else
      Exprs.push_back(expr(K));
  });
  setExprs(S, Exprs);
  return S;
}

} // namespace vramlint::python
