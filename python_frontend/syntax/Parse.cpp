#include "python_frontend/syntax/Lowering.h"

namespace vramlint::python {

Lowering::Lowering(Module &M, std::string_view Text, TSNode Root)
    : M(M), Text(Text), Cursor(ts_tree_cursor_new(Root)),
      Table(SymbolTable::get()) {}

Lowering::~Lowering() { ts_tree_cursor_delete(&Cursor); }

Lowering::Here Lowering::here() const {
  const TSNode Node = ts_tree_cursor_current_node(&Cursor);
  const TSFieldId Id = ts_tree_cursor_current_field_id(&Cursor);
  return {Table.symbol(ts_node_symbol(Node)), Table.Fields[Id], Node,
          ts_node_is_named(Node)};
}

std::string_view Lowering::text(TSNode Node) const {
  const uint32_t Start = ts_node_start_byte(Node);
  return Text.substr(Start, ts_node_end_byte(Node) - Start);
}

void Lowering::comment(TSNode Node) {
  const std::string_view C = text(Node);
  if (C.find("noqa") != std::string_view::npos ||
      C.find("NOQA") != std::string_view::npos ||
      C.find("vramlint") != std::string_view::npos)
    M.Comments.push_back({ts_node_start_byte(Node), ts_node_end_byte(Node)});
}

Expr *Lowering::make(ExprKind Kind, TSNode Node) {
  Expr *E = M.Memory.make<Expr>();
  E->Kind = Kind;
  E->Id = M.ExprCount++;
  E->Start = ts_node_start_byte(Node);
  E->End = ts_node_end_byte(Node);
  return E;
}

Stmt *Lowering::makeStmt(StmtKind Kind, TSNode Node) {
  Stmt *S = M.Memory.make<Stmt>();
  S->Kind = Kind;
  S->Id = M.StmtCount++;
  S->Start = ts_node_start_byte(Node);
  S->End = ts_node_end_byte(Node);
  return S;
}

void Lowering::setKids(Expr *E, const std::vector<Expr *> &Kids) {
  E->Kids = keep(Kids);
}

void Lowering::setExprs(Stmt *S, const std::vector<Expr *> &Exprs) {
  S->Exprs = keep(Exprs);
}

void Lowering::run() {
  OpenScope &Top =
      open(FunctionDef::Scope::Module, ts_tree_cursor_current_node(&Cursor));
  FunctionDef *Def = Top.Def;
  std::vector<Stmt *> Body;
  block(Body);
  Def->Body = keep(Body);
  close();
}

/// The first place that the parser could not make sense of.
static uint32_t firstError(TSNode Node) {
  for (;;) {
    if (ts_node_is_error(Node) || ts_node_is_missing(Node))
      return ts_node_start_byte(Node);
    TSTreeCursor Cursor = ts_tree_cursor_new(Node);
    bool Deeper = false;
    if (ts_tree_cursor_goto_first_child(&Cursor)) {
      do {
        const TSNode Kid = ts_tree_cursor_current_node(&Cursor);
        if (ts_node_has_error(Kid) || ts_node_is_missing(Kid)) {
          Node = Kid;
          Deeper = true;
          break;
        }
      } while (ts_tree_cursor_goto_next_sibling(&Cursor));
    }
    ts_tree_cursor_delete(&Cursor);
    if (!Deeper)
      return ts_node_start_byte(Node);
  }
}

namespace {
struct ParserOwner {
  TSParser *P = ts_parser_new();
  ~ParserOwner() { ts_parser_delete(P); }
};
struct TreeOwner {
  TSTree *T = nullptr;
  ~TreeOwner() {
    if (T)
      ts_tree_delete(T);
  }
};
} // namespace

std::unique_ptr<Module> parseModule(std::string_view Text) {
  auto M = std::make_unique<Module>();
  ParserOwner Parser;
  ts_parser_set_language(Parser.P, tree_sitter_python());
  TreeOwner Tree;
  Tree.T = ts_parser_parse_string(Parser.P, nullptr, Text.data(),
                                  static_cast<uint32_t>(Text.size()));
  if (!Tree.T)
    return nullptr;
  const TSNode Root = ts_tree_root_node(Tree.T);
  M->HasError = ts_node_has_error(Root);
  if (M->HasError)
    M->ErrorAt = firstError(Root);
  Lowering(*M, Text, Root).run();
  return M;
}

} // namespace vramlint::python
