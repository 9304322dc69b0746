// The grammar's node types as an enumeration, so that lowering switches on
// constants. Internal to syntax.
#ifndef VRAMLINT_PYTHON_FRONTEND_SYNTAX_SYMBOLS_H
#define VRAMLINT_PYTHON_FRONTEND_SYNTAX_SYMBOLS_H

#include <tree_sitter/api.h>

#include <cstdint>
#include <vector>

extern "C" const TSLanguage *tree_sitter_python(void);

namespace vramlint::python {

// X(enumerator, the grammar's name)
#define VRAMLINT_SYMBOLS(X)                                                    \
  X(AliasedImport, "aliased_import")                                           \
  X(ArgumentList, "argument_list")                                             \
  X(AsPattern, "as_pattern")                                                   \
  X(AsPatternTarget, "as_pattern_target")                                      \
  X(AssertStatement, "assert_statement")                                       \
  X(Assignment, "assignment")                                                  \
  X(Attribute, "attribute")                                                    \
  X(AugmentedAssignment, "augmented_assignment")                               \
  X(Await, "await")                                                            \
  X(BinaryOperator, "binary_operator")                                         \
  X(Block, "block")                                                            \
  X(BooleanOperator, "boolean_operator")                                       \
  X(BreakStatement, "break_statement")                                         \
  X(Call, "call")                                                              \
  X(CaseClause, "case_clause")                                                 \
  X(CasePattern, "case_pattern")                                               \
  X(ClassDefinition, "class_definition")                                       \
  X(Comment, "comment")                                                        \
  X(ComparisonOperator, "comparison_operator")                                 \
  X(ConcatenatedString, "concatenated_string")                                 \
  X(ConditionalExpression, "conditional_expression")                           \
  X(ContinueStatement, "continue_statement")                                   \
  X(DecoratedDefinition, "decorated_definition")                               \
  X(Decorator, "decorator")                                                    \
  X(DefaultParameter, "default_parameter")                                     \
  X(DeleteStatement, "delete_statement")                                       \
  X(Dictionary, "dictionary")                                                  \
  X(DictionaryComprehension, "dictionary_comprehension")                       \
  X(DictionarySplat, "dictionary_splat")                                       \
  X(DictionarySplatPattern, "dictionary_splat_pattern")                        \
  X(DottedName, "dotted_name")                                                 \
  X(ElifClause, "elif_clause")                                                 \
  X(Ellipsis, "ellipsis")                                                      \
  X(ElseClause, "else_clause")                                                 \
  X(Error, "ERROR")                                                            \
  X(ExceptClause, "except_clause")                                             \
  X(ExpressionList, "expression_list")                                         \
  X(ExpressionStatement, "expression_statement")                               \
  X(False, "false")                                                            \
  X(FinallyClause, "finally_clause")                                           \
  X(Float, "float")                                                            \
  X(ForInClause, "for_in_clause")                                              \
  X(ForStatement, "for_statement")                                             \
  X(FunctionDefinition, "function_definition")                                 \
  X(GeneratorExpression, "generator_expression")                               \
  X(GlobalStatement, "global_statement")                                       \
  X(Identifier, "identifier")                                                  \
  X(IfClause, "if_clause")                                                     \
  X(IfStatement, "if_statement")                                               \
  X(ImportFromStatement, "import_from_statement")                              \
  X(ImportStatement, "import_statement")                                       \
  X(Integer, "integer")                                                        \
  X(Interpolation, "interpolation")                                            \
  X(KeywordArgument, "keyword_argument")                                       \
  X(KeywordPattern, "keyword_pattern")                                         \
  X(KeywordSeparator, "keyword_separator")                                     \
  X(Lambda, "lambda")                                                          \
  X(List, "list")                                                              \
  X(ListComprehension, "list_comprehension")                                   \
  X(ListPattern, "list_pattern")                                               \
  X(ListSplat, "list_splat")                                                   \
  X(ListSplatPattern, "list_splat_pattern")                                    \
  X(MatchStatement, "match_statement")                                         \
  X(NamedExpression, "named_expression")                                       \
  X(None, "none")                                                              \
  X(NonlocalStatement, "nonlocal_statement")                                   \
  X(NotOperator, "not_operator")                                               \
  X(Pair, "pair")                                                              \
  X(ParenthesizedExpression, "parenthesized_expression")                       \
  X(ParenthesizedListSplat, "parenthesized_list_splat")                        \
  X(PatternList, "pattern_list")                                               \
  X(RaiseStatement, "raise_statement")                                         \
  X(RelativeImport, "relative_import")                                         \
  X(ReturnStatement, "return_statement")                                       \
  X(Set, "set")                                                                \
  X(SetComprehension, "set_comprehension")                                     \
  X(Slice, "slice")                                                            \
  X(SplatPattern, "splat_pattern")                                             \
  X(String, "string")                                                          \
  X(StringContent, "string_content")                                           \
  X(Subscript, "subscript")                                                    \
  X(True, "true")                                                              \
  X(TryStatement, "try_statement")                                             \
  X(Tuple, "tuple")                                                            \
  X(TuplePattern, "tuple_pattern")                                             \
  X(Type, "type")                                                              \
  X(TypedDefaultParameter, "typed_default_parameter")                          \
  X(TypedParameter, "typed_parameter")                                         \
  X(UnaryOperator, "unary_operator")                                           \
  X(WhileStatement, "while_statement")                                         \
  X(WithClause, "with_clause")                                                 \
  X(WithItem, "with_item")                                                     \
  X(WithStatement, "with_statement")                                           \
  X(Yield, "yield")

enum class Sym : uint8_t {
  Unlisted,
#define X(E, N) E,
  VRAMLINT_SYMBOLS(X)
#undef X
};

// X(enumerator, the grammar's name)
#define VRAMLINT_FIELDS(X)                                                     \
  X(Alias, "alias")                                                            \
  X(Alternative, "alternative")                                                \
  X(Arguments, "arguments")                                                    \
  X(Argument, "argument")                                                      \
  X(Attribute, "attribute")                                                    \
  X(Body, "body")                                                              \
  X(Condition, "condition")                                                    \
  X(Consequence, "consequence")                                                \
  X(Definition, "definition")                                                  \
  X(Expression, "expression")                                                  \
  X(Function, "function")                                                      \
  X(Guard, "guard")                                                            \
  X(Key, "key")                                                                \
  X(Left, "left")                                                              \
  X(ModuleName, "module_name")                                                 \
  X(Name, "name")                                                              \
  X(Object, "object")                                                          \
  X(Operator, "operator")                                                      \
  X(Operators, "operators")                                                    \
  X(Parameters, "parameters")                                                  \
  X(ReturnType, "return_type")                                                 \
  X(Right, "right")                                                            \
  X(Subject, "subject")                                                        \
  X(Subscript, "subscript")                                                    \
  X(Superclasses, "superclasses")                                              \
  X(Type, "type")                                                              \
  X(TypeParameters, "type_parameters")                                         \
  X(Value, "value")

enum class Field : uint8_t {
  None,
#define X(E, N) E,
  VRAMLINT_FIELDS(X)
#undef X
};

/// The loaded grammar's numbers, translated.
struct SymbolTable {
  std::vector<Sym> Symbols;  ///< By TSSymbol.
  std::vector<Field> Fields; ///< By TSFieldId.
  SymbolTable();
  Sym symbol(TSSymbol S) const {
    return S < Symbols.size() ? Symbols[S] : Sym::Error;
  }
  static const SymbolTable &get();
};

} // namespace vramlint::python

#endif
