// Which scope binds a name, and what the lowered tree looks like.
#include "python_frontend/syntax/Ast.h"

#include <tree_sitter/api.h>

#include <gtest/gtest.h>

#include <functional>

extern "C" const TSLanguage *tree_sitter_python(void);

using namespace vramlint::python;

namespace {

/// Every Name expression of a module, in order.
std::vector<const Expr *> names(const Module &M, std::string_view Wanted) {
  std::vector<const Expr *> Found;
  std::function<void(const Expr *)> Look = [&](const Expr *E) {
    if (!E)
      return;
    if (E->Kind == ExprKind::Name && M.Strings.text(E->Name) == Wanted)
      Found.push_back(E);
    for (const Expr *K : E->Kids)
      Look(K);
    if (E->Function)
      Look(E->Function->LambdaBody);
  };
  std::function<void(Span<Stmt *>)> Walk = [&](Span<Stmt *> Body) {
    for (const Stmt *S : Body) {
      for (const Expr *E : S->Exprs)
        Look(E);
      Walk(S->Body);
      Walk(S->Else);
      Walk(S->Handlers);
      Walk(S->Final);
      if (S->Function) {
        for (const Param &P : S->Function->Params)
          Look(P.Default);
        Walk(S->Function->Body);
      }
      if (S->Class)
        Walk(S->Class->BodyScope->Body);
    }
  };
  Walk(M.top()->Body);
  return Found;
}

std::string_view scopeName(const Module &M, const Expr *E) {
  if (E->Owner == NoOwner)
    return "<builtin>";
  const FunctionDef *Def = M.Scopes[E->Owner];
  return Def->Kind == FunctionDef::Scope::Module ? "<module>"
                                                 : M.Strings.text(Def->Name);
}

std::vector<std::string> owners(std::string_view Text, std::string_view Name) {
  const auto M = parseModule(Text);
  std::vector<std::string> Result;
  for (const Expr *E : names(*M, Name))
    Result.push_back(std::string(scopeName(*M, E)));
  return Result;
}

using Strings = std::vector<std::string>;

} // namespace

TEST(Grammar, AbiIsOneThatTheCoreReads) {
  const uint32_t Version = ts_language_abi_version(tree_sitter_python());
  EXPECT_GE(Version, uint32_t(TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION));
  EXPECT_LE(Version, uint32_t(TREE_SITTER_LANGUAGE_VERSION));
}

TEST(Scopes, LocalsHideGlobals) {
  EXPECT_EQ(owners("x = 1\ndef f():\n    x = 2\n    return x\n", "x"),
            (Strings{"<module>", "f", "f"}));
}

TEST(Scopes, ALaterBindingMakesTheNameLocal) {
  EXPECT_EQ(owners("def f():\n    print(x)\n    x = 2\n", "x"),
            (Strings{"f", "f"}));
}

TEST(Scopes, GlobalAndNonlocal) {
  EXPECT_EQ(owners("def f():\n    global x\n    x = 1\n", "x"),
            (Strings{"<module>"}));
  EXPECT_EQ(owners("def f():\n    x = 0\n    def g():\n        nonlocal x\n"
                   "        x = 1\n",
                   "x"),
            (Strings{"f", "f"}));
}

TEST(Scopes, GlobalSkipsTheFunctionsAround) {
  EXPECT_EQ(owners("x = 0\ndef f():\n    x = 1\n    def g():\n"
                   "        global x\n        x = 2\n",
                   "x"),
            (Strings{"<module>", "f", "<module>"}));
}

TEST(Scopes, MethodsDoNotSeeTheClassBody) {
  EXPECT_EQ(owners("x = 0\nclass C:\n    x = 1\n    y = x\n"
                   "    def m(self):\n        return x\n",
                   "x"),
            (Strings{"<module>", "C", "C", "<module>"}));
}

TEST(Scopes, DefaultsBelongOutside) {
  EXPECT_EQ(owners("x = 0\ndef f(x=x):\n    return x\n", "x"),
            (Strings{"<module>", "<module>", "f"}));
}

TEST(Scopes, ImportsExceptionsAndWithBind) {
  EXPECT_EQ(owners("def f():\n    import a.b as n\n    n\n", "n"),
            (Strings{"f", "f"}));
  EXPECT_EQ(owners("def f():\n    with open(p) as n:\n        n\n", "n"),
            (Strings{"f", "f"}));
  EXPECT_EQ(owners("def f():\n    try:\n        pass\n"
                   "    except E as n:\n        n\n",
                   "n"),
            (Strings{"f", "f"}));
  EXPECT_EQ(owners("def f(v):\n    match v:\n        case [n, _]:\n"
                   "            n\n",
                   "n"),
            (Strings{"f", "f"}));
}

TEST(Scopes, WhatNobodyBindsIsBuiltin) {
  EXPECT_EQ(owners("def f():\n    return len\n", "len"),
            (Strings{"<builtin>"}));
}

TEST(Lowering, ChainedTargetsAndElif) {
  const auto M = parseModule("a = b = c\nif p:\n    x\nelif q:\n    y\nelse:\n"
                             "    z\n");
  ASSERT_EQ(M->top()->Body.Size, 2u);
  EXPECT_EQ(M->top()->Body[0]->Exprs.Size, 3u);
  const Stmt *If = M->top()->Body[1];
  ASSERT_EQ(If->Else.Size, 1u);
  EXPECT_EQ(If->Else[0]->Kind, StmtKind::If);
  EXPECT_EQ(If->Else[0]->Else.Size, 1u);
}

TEST(Lowering, SeveralIndicesAreOneTuple) {
  const auto M = parseModule("x[a, b] = 1\n");
  const Expr *Target = M->top()->Body[0]->Exprs[1];
  ASSERT_EQ(Target->Kids.Size, 2u);
  EXPECT_EQ(Target->Kids[1]->Kind, ExprKind::Tuple);
}

TEST(Lowering, ErrorsKeepWhatStandsAround) {
  const auto M = parseModule("def f():\n    return 1\nx = = 2\ndef g():\n"
                             "    return 2\n");
  EXPECT_TRUE(M->HasError);
  unsigned Functions = 0;
  for (const Stmt *S : M->top()->Body)
    Functions += S->Kind == StmtKind::Function;
  EXPECT_EQ(Functions, 2u);
}

TEST(Lowering, DeepNestingDoesNotExhaustTheStack) {
  std::string Text(100000, '(');
  EXPECT_NE(parseModule(Text), nullptr);
  std::string Sum = "x = 1";
  for (int I = 0; I < 20000; ++I)
    Sum += "+1";
  EXPECT_NE(parseModule(Sum), nullptr);
  std::string Blocks;
  for (int I = 0; I < 2000; ++I)
    Blocks += std::string(size_t(I), ' ') + "if x:\n";
  EXPECT_NE(parseModule(Blocks), nullptr);
}
