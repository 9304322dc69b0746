// Looks at source text around a place to be edited. Internal to
// cuda_checks/fixes.
#ifndef VRAMLINT_CUDA_CHECKS_FIXES_SOURCEEDITS_H
#define VRAMLINT_CUDA_CHECKS_FIXES_SOURCEEDITS_H

#include "cuda_checks/engine/SourcePlaces.h"

#include <optional>

namespace vramlint::cuda {

class SourceEdits {
public:
  SourceEdits(const clang::ASTContext &AST, const SourcePlaces &Places)
      : Sources(AST.getSourceManager()), Language(AST.getLangOpts()),
        Places(Places) {}

  Edit insert(clang::SourceLocation At, std::string Text) const {
    return {Places.between(At, At), std::move(Text)};
  }
  Edit replace(clang::SourceRange Tokens, std::string Text) const {
    return {Places.between(Tokens.getBegin(), endOf(Tokens.getEnd())),
            std::move(Text)};
  }

  /// The place behind the token that begins at `Token`.
  clang::SourceLocation endOf(clang::SourceLocation Token) const;
  /// The place behind the semicolon that follows the token, or an invalid one.
  clang::SourceLocation afterSemicolon(clang::SourceLocation Token) const;
  clang::SourceLocation startOfLine(clang::SourceLocation Location) const;
  /// The white space that the line begins with.
  std::string indentation(clang::SourceLocation Location) const;
  /// Whether only white space stands before the place on its line.
  bool isFirstOnLine(clang::SourceLocation Location) const;
  bool isSameLine(clang::SourceLocation A, clang::SourceLocation B) const {
    return startOfLine(A) == startOfLine(B);
  }

private:
  const clang::SourceManager &Sources;
  const clang::LangOptions &Language;
  const SourcePlaces &Places;
};

} // namespace vramlint::cuda

#endif
