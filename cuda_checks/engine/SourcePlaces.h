// From Clang's source locations to the places and texts that findings carry.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_SOURCEPLACES_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_SOURCEPLACES_H

#include "checks/findings/Findings.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

#include <string>

namespace vramlint::cuda {

class SourcePlaces {
public:
  /// \param Root absolute path that file names are made relative to.
  SourcePlaces(const clang::ASTContext &AST, std::string Root)
      : AST(AST), Root(std::move(Root)) {}

  /// The place of a range: in the user's line, not in a macro's body.
  Place at(clang::SourceRange Range) const;
  Place at(const clang::Stmt &S) const { return at(S.getSourceRange()); }
  /// The place from one position in a file to another.
  Place between(clang::SourceLocation Begin, clang::SourceLocation End) const;
  /// The source text of an expression on one line, shortened.
  std::string text(const clang::Stmt &S) const;
  unsigned line(clang::SourceLocation Location) const;

private:
  std::string fileName(clang::FileID File) const;
  unsigned column(clang::FileID File, unsigned Offset) const;
  const clang::ASTContext &AST;
  std::string Root;
};

} // namespace vramlint::cuda

#endif
