#include "cuda_checks/engine/SourcePlaces.h"

#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"

#include <filesystem>

namespace vramlint::cuda {

using namespace clang;

std::string SourcePlaces::fileName(FileID File) const {
  const SourceManager &Sources = AST.getSourceManager();
  const auto Entry = Sources.getFileEntryRefForID(File);
  if (!Entry)
    return "<unknown>";
  llvm::SmallString<256> Path(Entry->getName());
  Sources.getFileManager().makeAbsolutePath(Path);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  if (Root.empty())
    return std::string(Path);
  return std::filesystem::path(Path.str().str())
      .lexically_relative(Root)
      .generic_string();
}

unsigned SourcePlaces::column(FileID File, unsigned Offset) const {
  const llvm::StringRef Text = AST.getSourceManager().getBufferData(File);
  unsigned Column = 1;
  while (Offset != 0 && Text[Offset - 1] != '\n') {
    --Offset;
    // A byte that continues a UTF-8 sequence starts no code point.
    Column += (static_cast<unsigned char>(Text[Offset]) & 0xC0) != 0x80;
  }
  return Column;
}

Place SourcePlaces::at(SourceRange Range) const {
  const SourceManager &Sources = AST.getSourceManager();
  const SourceLocation Begin = Sources.getFileLoc(Range.getBegin());
  const auto [File, Offset] = Sources.getDecomposedLoc(Begin);
  Place Result;
  Result.File = fileName(File);
  Result.Line = Sources.getLineNumber(File, Offset);
  Result.Column = column(File, Offset);
  const SourceLocation End = Lexer::getLocForEndOfToken(
      Sources.getFileLoc(Range.getEnd()), 0, Sources, AST.getLangOpts());
  const auto [EndFile, EndOffset] = Sources.getDecomposedLoc(End);
  if (EndFile == File && EndOffset > Offset) {
    Result.EndLine = Sources.getLineNumber(File, EndOffset);
    Result.EndColumn = column(File, EndOffset);
  }
  return Result;
}

Place SourcePlaces::between(SourceLocation Begin, SourceLocation End) const {
  const SourceManager &Sources = AST.getSourceManager();
  const auto [File, Offset] = Sources.getDecomposedLoc(Begin);
  const auto [EndFile, EndOffset] = Sources.getDecomposedLoc(End);
  Place Result;
  Result.File = fileName(File);
  Result.Line = Sources.getLineNumber(File, Offset);
  Result.Column = column(File, Offset);
  Result.EndLine = Sources.getLineNumber(EndFile, EndOffset);
  Result.EndColumn = column(EndFile, EndOffset);
  return Result;
}

unsigned SourcePlaces::line(SourceLocation Location) const {
  const SourceManager &Sources = AST.getSourceManager();
  return Sources.getLineNumber(
      Sources.getDecomposedLoc(Sources.getFileLoc(Location)).first,
      Sources.getDecomposedLoc(Sources.getFileLoc(Location)).second);
}

std::string SourcePlaces::text(const Stmt &S) const {
  const SourceManager &Sources = AST.getSourceManager();
  const CharSourceRange Range = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(S.getSourceRange()), Sources,
      AST.getLangOpts());
  std::string Text;
  if (Range.isValid()) {
    Text = Lexer::getSourceText(Range, Sources, AST.getLangOpts()).str();
  } else {
    // Pieces of macros have no text of their own in a file.
    llvm::raw_string_ostream Out(Text);
    S.printPretty(Out, nullptr, PrintingPolicy(AST.getLangOpts()));
  }
  std::string Line;
  for (const char C : Text) {
    const bool IsSpace = C == ' ' || C == '\t' || C == '\n' || C == '\r';
    if (!IsSpace)
      Line += C;
    else if (!Line.empty() && Line.back() != ' ')
      Line += ' ';
  }
  constexpr size_t Longest = 60;
  if (Line.size() > Longest) {
    size_t End = Longest - 3;
    while (End != 0 && (static_cast<unsigned char>(Line[End]) & 0xC0) == 0x80)
      --End;
    Line.resize(End);
    Line += "...";
  }
  return Line;
}

} // namespace vramlint::cuda
