#include "cuda_checks/tidy/RuleCheck.h"

#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"

#include <algorithm>

namespace vramlint::cuda {

namespace {

/// The byte column of a code point column, both 1-based.
unsigned byteColumn(llvm::StringRef Text, unsigned Line, unsigned Column) {
  size_t At = 0;
  for (unsigned I = 1; I < Line && At != llvm::StringRef::npos; ++I)
    if ((At = Text.find('\n', At)) != llvm::StringRef::npos)
      ++At;
  if (At == llvm::StringRef::npos)
    return Column;
  const size_t Start = At;
  for (unsigned I = 1; I < Column && At < Text.size(); ++I)
    do
      ++At;
    while (At < Text.size() &&
           (static_cast<unsigned char>(Text[At]) & 0xC0) == 0x80);
  return static_cast<unsigned>(At - Start) + 1;
}

clang::SourceLocation locationOf(const Place &Where, unsigned Line,
                                 unsigned Column,
                                 clang::SourceManager &Sources) {
  auto Entry = Sources.getFileManager().getFileRef(Where.File);
  if (!Entry) {
    llvm::consumeError(Entry.takeError());
    return {};
  }
  const clang::FileID File = Sources.translateFile(*Entry);
  if (File.isInvalid())
    return {};
  return Sources.translateLineCol(
      File, Line, byteColumn(Sources.getBufferData(File), Line, Column));
}

clang::SourceLocation locationOf(const Place &Where,
                                 clang::SourceManager &Sources) {
  return locationOf(Where, Where.Line, Where.Column, Sources);
}

/// Whether the path has this note already: where it ends is also a related
/// place.
bool isStepOf(const std::vector<Note> &Path, const Note &N) {
  return std::any_of(Path.begin(), Path.end(), [&](const Note &Step) {
    return Step.Where.File == N.Where.File && Step.Where.Line == N.Where.Line &&
           Step.Where.Column == N.Where.Column && Step.Message == N.Message;
  });
}

} // namespace

RuleCheck::RuleCheck(llvm::StringRef Name,
                     clang::tidy::ClangTidyContext *Context, const Rule &R,
                     std::shared_ptr<SharedAnalysis> Analysis)
    : ClangTidyCheck(Name, Context), R(R), Analysis(std::move(Analysis)),
      LevelText(Options.getLocalOrGlobal("VramLevel", "default")),
      ModelPaths(Options.getLocalOrGlobal("VramResourceModels", "")) {
  if (!parseLevel(LevelText))
    configurationDiag("'VramLevel' is 'default' or 'extended', not '%0'")
        << LevelText;
  if (const std::string Mistake =
          this->Analysis->useModels(ModelPaths, getCurrentMainFile());
      !Mistake.empty())
    configurationDiag("'VramResourceModels': %0") << Mistake;
}

bool RuleCheck::isLanguageVersionSupported(
    const clang::LangOptions &Language) const {
  return !Language.CUDAIsDevice;
}

void RuleCheck::registerMatchers(clang::ast_matchers::MatchFinder *Finder) {
  Finder->addMatcher(clang::ast_matchers::translationUnitDecl().bind("unit"),
                     this);
}

void RuleCheck::check(
    const clang::ast_matchers::MatchFinder::MatchResult &Result) {
  const bool ShowsExtended = parseLevel(LevelText) == Level::Extended;
  for (const Finding &F : Analysis->findings(*Result.Context))
    if (F.Code == R.Code && (ShowsExtended || F.Level == Level::Default))
      report(F, *Result.SourceManager);
}

void RuleCheck::report(const Finding &F, clang::SourceManager &Sources) {
  {
    // A message quotes source text: its percent signs are no placeholders.
    auto Diagnostic = diag(locationOf(F.Where, Sources), "%0");
    Diagnostic << F.Message;
    for (const Fix &Repair : F.Fixes) {
      if (!Repair.Safe)
        continue;
      for (const Edit &E : Repair.Edits) {
        const clang::SourceLocation Begin = locationOf(E.Where, Sources);
        const clang::SourceLocation End =
            E.Where.EndLine == 0 ? Begin
                                 : locationOf(E.Where, E.Where.EndLine,
                                              E.Where.EndColumn, Sources);
        Diagnostic << clang::FixItHint::CreateReplacement(
            clang::CharSourceRange::getCharRange(Begin, End), E.Replacement);
      }
    }
  }
  for (const Note &N : F.Path)
    note(N, Sources);
  for (const Note &N : F.Related)
    if (!isStepOf(F.Path, N))
      note(N, Sources);
}

void RuleCheck::note(const Note &N, clang::SourceManager &Sources) {
  diag(locationOf(N.Where, Sources), "%0", clang::DiagnosticIDs::Note)
      << N.Message;
}

void RuleCheck::storeOptions(
    clang::tidy::ClangTidyOptions::OptionMap &OptionsMap) {
  Options.store(OptionsMap, "VramLevel", LevelText);
  Options.store(OptionsMap, "VramResourceModels", ModelPaths);
}

} // namespace vramlint::cuda
