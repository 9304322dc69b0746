#include "cuda_checks/fixes/SourceEdits.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

namespace vramlint::cuda {

using namespace clang;

SourceLocation SourceEdits::endOf(SourceLocation Token) const {
  return Lexer::getLocForEndOfToken(Token, 0, Sources, Language);
}

SourceLocation SourceEdits::afterSemicolon(SourceLocation Token) const {
  return Lexer::findLocationAfterToken(Token, tok::semi, Sources, Language,
                                       /*SkipTrailingWhitespaceAndNewLine=*/
                                       false);
}

SourceLocation SourceEdits::startOfLine(SourceLocation Location) const {
  const auto [File, Offset] = Sources.getDecomposedLoc(Location);
  const llvm::StringRef Text = Sources.getBufferData(File);
  const size_t Line = Text.take_front(Offset).find_last_of("\n\r");
  return Sources.getComposedLoc(File, Line == llvm::StringRef::npos
                                          ? 0
                                          : static_cast<unsigned>(Line) + 1);
}

std::string SourceEdits::indentation(SourceLocation Location) const {
  const auto [File, Offset] = Sources.getDecomposedLoc(startOfLine(Location));
  const llvm::StringRef Rest = Sources.getBufferData(File).substr(Offset);
  return Rest.take_while([](char C) { return C == ' ' || C == '\t'; }).str();
}

bool SourceEdits::isFirstOnLine(SourceLocation Location) const {
  const SourceLocation Start = startOfLine(Location);
  return Start.getLocWithOffset(
             static_cast<int>(indentation(Location).size())) == Location;
}

} // namespace vramlint::cuda
