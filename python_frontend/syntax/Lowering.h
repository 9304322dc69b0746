// Lowers tree-sitter's tree to the AST in one walk with one cursor. Internal to
// syntax.
#ifndef VRAMLINT_PYTHON_FRONTEND_SYNTAX_LOWERING_H
#define VRAMLINT_PYTHON_FRONTEND_SYNTAX_LOWERING_H

#include "python_frontend/syntax/Ast.h"
#include "python_frontend/syntax/Symbols.h"

#include <string>

namespace vramlint::python {

class Lowering {
public:
  Lowering(Module &M, std::string_view Text, TSNode Root);
  ~Lowering();
  Lowering(const Lowering &) = delete;
  Lowering &operator=(const Lowering &) = delete;
  void run();

private:
  /// A scope that is being read: its variables, and the names used in it that
  /// no inner scope binds.
  struct OpenScope {
    FunctionDef *Def = nullptr;
    std::unordered_map<Atom, uint32_t> Slots;
    std::vector<Atom> Names;
    std::vector<Atom> Outer; ///< Declared global or nonlocal.
    std::vector<Atom> Global;
    std::vector<Expr *> Uses;
    std::vector<FunctionDef *> Methods;
  };

  // Cursor.
  struct Here {
    Sym S;
    Field F;
    TSNode Node;
    bool Named;
  };
  Here here() const;
  template <typename Fn> void eachKid(Fn &&F) {
    if (!ts_tree_cursor_goto_first_child(&Cursor))
      return;
    do {
      Here H = here();
      if (H.S == Sym::Comment)
        comment(H.Node);
      else
        F(H);
    } while (ts_tree_cursor_goto_next_sibling(&Cursor));
    ts_tree_cursor_goto_parent(&Cursor);
  }
  void comment(TSNode Node);
  std::string_view text(TSNode Node) const;
  Atom atom(TSNode Node) { return M.Strings.intern(text(Node)); }

  // Nodes.
  Expr *make(ExprKind Kind, TSNode Node);
  Stmt *makeStmt(StmtKind Kind, TSNode Node);
  void setKids(Expr *E, const std::vector<Expr *> &Kids);
  void setExprs(Stmt *S, const std::vector<Expr *> &Exprs);
  template <typename T> Span<T> keep(const std::vector<T> &V) {
    return copyToArena(M.Memory, V.data(), V.size());
  }

  // Scopes.
  OpenScope &open(FunctionDef::Scope Kind, TSNode Node);
  void close();
  uint32_t declare(OpenScope &S, Atom Name);
  void bind(Expr *Name);
  Expr *boundName(Atom Name, TSNode Node);
  void resolve(OpenScope &S);

  // Expressions.
  Expr *expr(Here H, bool Binding = false);
  Expr *sequence(ExprKind Kind, Here H, bool Binding);
  Expr *call(Here H);
  Expr *comprehension(Here H, char Op);
  Expr *compare(Here H);
  Expr *string(Here H);
  Expr *lambda(Here H);
  Expr *loose(Here H, bool Binding);
  void stringParts(Here H, std::vector<Expr *> &Parts, std::string &Plain,
                   bool &IsPlain);
  Expr *simple(ExprKind Kind, Here H);

  // Statements.
  void block(std::vector<Stmt *> &Into);
  void statement(Here H, std::vector<Stmt *> &Into);
  Span<Stmt *> blockOf(Here H);
  Stmt *expressionStatement(Here H);
  Stmt *assignment(Here H);
  Stmt *augmented(Here H);
  Stmt *ifStatement(Here H);
  Stmt *loop(Here H, StmtKind Kind);
  Stmt *with(Here H);
  void withItem(std::vector<Expr *> &Items);
  Stmt *tryStatement(Here H);
  Stmt *handler(Here H);
  Stmt *match(Here H);
  Stmt *caseClause(Here H);
  void captures(std::vector<Expr *> &Names);
  Stmt *import(Here H, bool From);
  void importName(Here H, const std::string &Prefix, std::vector<Expr *> &Names,
                  std::vector<Atom> &Paths);
  Stmt *outerNames(Here H, bool Global);
  Stmt *listed(Here H, StmtKind Kind);
  Stmt *function(Here H, const std::vector<Expr *> &Decorators);
  Stmt *classDef(Here H, const std::vector<Expr *> &Decorators);
  void decorated(Here H, std::vector<Stmt *> &Into);
  void parameters(FunctionDef *Def);
  void parameter(Here H, std::vector<Param> &Into, bool &KeywordOnly);

  Module &M;
  std::string_view Text;
  TSTreeCursor Cursor;
  const SymbolTable &Table;
  std::vector<std::unique_ptr<OpenScope>> Open;
  unsigned Depth = 0;
};

} // namespace vramlint::python

#endif
