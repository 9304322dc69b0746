// The syntax tree that the analyses walk: tree-sitter's concrete tree lowered
// to typed nodes in an arena, with names resolved to the scope that binds them.
#ifndef VRAMLINT_PYTHON_FRONTEND_SYNTAX_AST_H
#define VRAMLINT_PYTHON_FRONTEND_SYNTAX_AST_H

#include "python_frontend/syntax/Atoms.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace vramlint::python {

/// Memory that is freed all at once. Holds trivially destructible things only.
class Arena {
public:
  void *allocate(size_t Bytes) {
    Bytes = (Bytes + 7) & ~size_t(7);
    if (Bytes > Left) {
      const size_t Block = Bytes > BlockSize ? Bytes : BlockSize;
      Blocks.push_back(std::make_unique<char[]>(Block));
      Next = Blocks.back().get();
      Left = Block;
    }
    void *Result = Next;
    Next += Bytes;
    Left -= Bytes;
    return Result;
  }
  template <typename T> T *make() { return new (allocate(sizeof(T))) T(); }

private:
  static constexpr size_t BlockSize = 64 * 1024;
  std::vector<std::unique_ptr<char[]>> Blocks;
  char *Next = nullptr;
  size_t Left = 0;
};

/// A view of consecutive elements in an arena.
template <typename T> struct Span {
  T *Data = nullptr;
  uint32_t Size = 0;
  T *begin() const { return Data; }
  T *end() const { return Data + Size; }
  T &operator[](size_t I) const { return Data[I]; }
  bool empty() const { return Size == 0; }
};

template <typename T>
Span<T> copyToArena(Arena &A, const T *From, size_t Count) {
  Span<T> Result;
  if (Count == 0)
    return Result;
  Result.Data = static_cast<T *>(A.allocate(Count * sizeof(T)));
  Result.Size = static_cast<uint32_t>(Count);
  std::memcpy(static_cast<void *>(Result.Data), From, Count * sizeof(T));
  return Result;
}

enum class ExprKind : uint8_t {
  Name,          ///< Name; Owner and Slot say which variable.
  Attribute,     ///< Kids: object. Name is the attribute.
  Call,          ///< Kids: callee, then arguments.
  Subscript,     ///< Kids: object, then indices.
  Slice,         ///< Kids: the bounds that are written.
  Binary,        ///< Kids: left, right. Op is the operator's first character.
  Bool,          ///< Kids: left, right.
  Compare,       ///< Kids: operands. Op is '=' for a single `==`, '!' for `!=`.
  Not,           ///< Kids: operand.
  Unary,         ///< Kids: operand.
  Conditional,   ///< Kids: then, test, else.
  Lambda,        ///< Function holds parameters; Kids: body.
  Tuple,         ///< Kids: elements.
  List,          ///< Kids: elements.
  Set,           ///< Kids: elements.
  Dict,          ///< Kids: key, value, key, value...; a splat has a null key.
  Comprehension, ///< Kids: body, then CompFor and CompIf. Op is l, s, d or g.
  CompFor,       ///< Kids: target, iterable.
  CompIf,        ///< Kids: condition.
  Await,         ///< Kids: operand.
  Yield,         ///< Kids: operand, if any. Op is 'f' for `yield from`.
  Starred,       ///< Kids: operand.
  DoubleStarred, ///< Kids: operand.
  Keyword,       ///< Name is the keyword; Kids: value.
  Walrus,        ///< Kids: target name, value.
  Constant,      ///< Op: 'N' None, 'T' True, 'F' False, 'i', 'f', '.'.
  String,        ///< Name is the text, 0 when it is not plain.
  FString,       ///< Kids: the interpolated expressions.
  Other,         ///< Not understood; Kids may hold what was.
};

struct FunctionDef;
struct ClassDef;

constexpr uint32_t NoOwner = ~uint32_t(0);

struct Expr {
  ExprKind Kind = ExprKind::Other;
  uint8_t Op = 0;
  uint32_t Id = 0; ///< Dense over the unit, from 1.
  uint32_t Start = 0;
  uint32_t End = 0;
  Atom Name = 0;
  uint32_t Owner = NoOwner; ///< Index of the scope that binds a Name.
  uint32_t Slot = 0;        ///< The variable's number in that scope.
  Span<Expr *> Kids;
  FunctionDef *Function = nullptr; ///< Of a Lambda.
  Expr *kid(size_t I) const { return I < Kids.Size ? Kids[I] : nullptr; }
};

enum class StmtKind : uint8_t {
  Expression, ///< Exprs: the expression.
  Assign,     ///< Exprs: value (null for a bare annotation), then targets.
  AugAssign,  ///< Exprs: target, value. Op is the operator's first character.
  Return,     ///< Exprs: the value, if any.
  Delete,     ///< Exprs: the targets.
  If,         ///< Exprs: test. Body, Else.
  For,        ///< Exprs: target, iterable. Body, Else.
  While,      ///< Exprs: test. Body, Else.
  With,       ///< Exprs: item, target or null, ... Body.
  Try,        ///< Body, Handlers, Else, Final.
  Handler,    ///< Exprs: type and alias, either may be null. Body.
  Match,      ///< Exprs: subject. Handlers: the cases.
  Case,       ///< Exprs: guard if any, then captured names. Body.
  Function,   ///< Function.
  Class,      ///< Class.
  Import,     ///< Exprs: bound names; Paths[i] is what Exprs[i] names.
  Raise,      ///< Exprs: what is raised.
  Assert,     ///< Exprs: test, message.
  Break,
  Continue,
  Other, ///< pass, global, nonlocal, type aliases, and what is not understood.
};

struct Stmt {
  StmtKind Kind = StmtKind::Other;
  uint8_t Op = 0;
  uint32_t Id = 0; ///< Dense over the unit's statements, from 0.
  uint32_t Start = 0;
  uint32_t End = 0;
  Span<Expr *> Exprs;
  Span<Stmt *> Body;
  Span<Stmt *> Else;
  Span<Stmt *> Handlers;
  Span<Stmt *> Final;
  Span<Atom> Paths;
  Expr *Annotation = nullptr; ///< Of an Assign.
  FunctionDef *Function = nullptr;
  ClassDef *Class = nullptr;
  Expr *expr(size_t I) const { return I < Exprs.Size ? Exprs[I] : nullptr; }
};

enum class ParamKind : uint8_t { Plain, KeywordOnly, Star, DoubleStar };

struct Param {
  Atom Name = 0;
  uint32_t Slot = 0;
  ParamKind Kind = ParamKind::Plain;
  Expr *Default = nullptr;
  Expr *Annotation = nullptr;
};

/// A function, a lambda, a class body or (index 0) the module: whatever has
/// variables of its own.
struct FunctionDef {
  enum class Scope : uint8_t { Module, Function, Lambda, Class };
  Scope Kind = Scope::Function;
  bool IsGenerator = false;
  bool IsAsync = false;
  uint32_t Index = 0;
  Atom Name = 0;
  uint32_t Start = 0;
  uint32_t End = 0;
  uint32_t Locals = 0;           ///< How many variables.
  FunctionDef *Parent = nullptr; ///< The scope that contains the definition.
  ClassDef *Class = nullptr; ///< The class whose body defines this directly.
  Span<Param> Params;
  Span<Stmt *> Body;
  Expr *LambdaBody = nullptr;
  Span<Expr *> Decorators;
};

struct ClassDef {
  uint32_t Index = 0;
  Atom Name = 0;
  FunctionDef *BodyScope = nullptr;
  Span<Expr *> Bases;
  Span<Expr *> Decorators;
  Span<FunctionDef *> Methods;
};

/// One comment and the line that it stands in, counted from 1.
struct Comment {
  uint32_t Start = 0;
  uint32_t End = 0;
};

/// A call whose callee is an attribute, and the scope that it stands in.
struct MethodCall {
  Expr *Call = nullptr;
  FunctionDef *Scope = nullptr;
};

/// A lowered unit.
struct Module {
  Arena Memory;
  Atoms Strings;
  std::vector<FunctionDef *> Scopes;         ///< By FunctionDef::Index.
  std::vector<std::vector<Atom>> LocalNames; ///< By scope, then by slot.
  std::vector<ClassDef *> Classes;
  std::vector<Comment> Comments; ///< Only those that may suppress.
  std::vector<MethodCall> MethodCalls;
  std::vector<Atom> Imports; ///< Dotted names, as far as they are written.
  /// By scope, then by slot: how often the variable is read or bound.
  std::vector<std::vector<uint32_t>> Uses;
  uint32_t ExprCount = 1;
  uint32_t StmtCount = 0;
  bool HasError = false;
  uint32_t ErrorAt = 0; ///< Byte offset of the first syntax error.
  FunctionDef *top() const { return Scopes[0]; }
};

/// Parses UTF-8 text and lowers the tree. Text that is no valid Python yields
/// what could be understood around the errors.
std::unique_ptr<Module> parseModule(std::string_view Text);

} // namespace vramlint::python

#endif
