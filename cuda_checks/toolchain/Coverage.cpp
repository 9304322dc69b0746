#include "cuda_checks/toolchain/Coverage.h"

#include "cuda_checks/engine/SourcePlaces.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

#include <map>

namespace vramlint::cuda {

namespace {

using Stretch = std::pair<unsigned, unsigned>;

/// Walks over raw tokens and tells function bodies from other braces by the
/// words before them. No parser: this has to see what the parser lost.
class BodyScan {
public:
  BodyScan(llvm::StringRef Text, const ModelNames &Names,
           const std::vector<Stretch> &Skipped)
      : Names(Names), Skipped(Skipped), Buffer(Text.str()),
        Lexer(clang::SourceLocation(), Options(), Buffer.data(), Buffer.data(),
              Buffer.data() + Buffer.size()) {}

  std::vector<Stretch> run() {
    clang::Token Token;
    bool InDirective = false;
    while (true) {
      const bool AtEnd = Lexer.LexFromRawLexer(Token);
      if (Token.is(clang::tok::eof))
        break;
      if (Token.isAtStartOfLine())
        InDirective = Token.is(clang::tok::hash);
      const unsigned Offset = offsetOf(Token);
      if (!InDirective && !isSkipped(Offset))
        read(Token, Offset);
      if (AtEnd)
        break;
    }
    return std::move(Found);
  }

private:
  static clang::LangOptions Options() {
    clang::LangOptions Result;
    Result.CPlusPlus = Result.CPlusPlus11 = true;
    return Result;
  }

  unsigned offsetOf(const clang::Token &Token) {
    return static_cast<unsigned>(Lexer.getBufferLocation() - Buffer.data()) -
           Token.getLength();
  }

  bool isSkipped(unsigned Offset) const {
    return llvm::any_of(Skipped, [&](const Stretch &Each) {
      return Each.first <= Offset && Offset < Each.second;
    });
  }

  void read(const clang::Token &Token, unsigned Offset) {
    const bool Inside = BodyDepth > 0;
    switch (Token.getKind()) {
    case clang::tok::l_brace:
      if (Inside) {
        ++BodyDepth;
      } else if (!IsScope || HasParenthesis) {
        BodyDepth = 1;
        BodyStart = Offset;
        Acquires = false;
      } else {
        forgetWords();
      }
      break;
    case clang::tok::r_brace:
      if (Inside && --BodyDepth == 0) {
        if (Acquires && !(IsDevice && !IsHost))
          Found.push_back({BodyStart, Offset});
        forgetWords();
      } else if (!Inside) {
        forgetWords();
      }
      break;
    case clang::tok::semi:
      if (!Inside)
        forgetWords();
      break;
    case clang::tok::l_paren:
      HasParenthesis |= !Inside;
      Acquires |= Inside && AfterAcquire;
      break;
    case clang::tok::raw_identifier:
      if (!Inside)
        word(Token.getRawIdentifier());
      break;
    case clang::tok::string_literal:
      IsScope |= !Inside; // extern "C" {
      break;
    default:
      break;
    }
    AfterAcquire = Token.is(clang::tok::raw_identifier) && !AfterMember &&
                   Names.isAcquire(Token.getRawIdentifier());
    AfterMember = Token.isOneOf(clang::tok::period, clang::tok::arrow);
  }

  void word(llvm::StringRef Word) {
    IsScope |= Word == "namespace" || Word == "class" || Word == "struct" ||
               Word == "union" || Word == "enum";
    IsDevice |= Word == "__global__" || Word == "__device__";
    IsHost |= Word == "__host__";
  }

  void forgetWords() { IsScope = HasParenthesis = IsDevice = IsHost = false; }

  const ModelNames &Names;
  const std::vector<Stretch> &Skipped;
  std::string Buffer; ///< The lexer wants a null behind the text.
  clang::Lexer Lexer;
  std::vector<Stretch> Found;
  unsigned BodyDepth = 0, BodyStart = 0;
  bool Acquires = false, AfterAcquire = false, AfterMember = false;
  bool IsScope = false, HasParenthesis = false;
  bool IsDevice = false, IsHost = false;
};

struct Seen {
  unsigned End = 0;
  bool HasBody = false, GaveUp = false, HasErrors = false;
};

} // namespace

std::vector<Stretch> acquiringBodies(llvm::StringRef Text,
                                     const ModelNames &Names,
                                     const std::vector<Stretch> &Skipped) {
  return BodyScan(Text, Names, Skipped).run();
}

void countCoverage(const clang::ASTContext &AST, const std::string &Root,
                   const std::vector<FunctionCoverage> &Functions,
                   const ParseOutcome &Outcome, const ModelNames &Names,
                   Statistics &Result) {
  const clang::SourceManager &Sources = AST.getSourceManager();
  const SourcePlaces Places(AST, Root);
  const auto PlaceOf = [&](clang::FileID File, unsigned Offset) {
    const clang::SourceLocation At =
        Sources.getLocForStartOfFile(File).getLocWithOffset(
            static_cast<int>(Offset));
    const Place Where = Places.between(At, At);
    return Where.File + ":" + std::to_string(Where.Line);
  };
  // By file and offset of the body: instantiations share theirs.
  std::map<std::pair<clang::FileID, unsigned>, Seen> All;
  for (const FunctionCoverage &Each : Functions) {
    const clang::SourceRange Range = Each.Function->getSourceRange();
    const auto [File, Begin] =
        Sources.getDecomposedExpansionLoc(Range.getBegin());
    const auto [EndFile, End] =
        Sources.getDecomposedExpansionLoc(Range.getEnd());
    if (Each.Seconds > Result.WorstSeconds) {
      Result.WorstSeconds = Each.Seconds;
      Result.WorstAt = PlaceOf(File, Begin);
    }
    if (!Each.Acquires && !Each.GaveUp)
      continue;
    Seen &Function = All[{File, Begin}];
    Function.End = EndFile == File ? End : Begin;
    Function.HasBody |= Each.HasBody;
    Function.GaveUp |= Each.GaveUp;
  }
  for (unsigned Encoded : Outcome.ErrorLocations) {
    const auto [File, Offset] = Sources.getDecomposedExpansionLoc(
        clang::SourceLocation::getFromRawEncoding(Encoded));
    for (auto &[Key, Function] : All)
      if (Key.first == File && Key.second <= Offset && Offset <= Function.End)
        Function.HasErrors = true;
  }
  for (const auto &[Key, Function] : All) {
    ++(!Function.HasBody    ? Result.NotAnalysed
       : Function.GaveUp    ? Result.GivenUp
       : Function.HasErrors ? Result.AnalysedWithErrors
                            : Result.Analysed);
    if (!Function.HasBody || Function.GaveUp)
      (Function.HasBody ? Result.GivenUpAt : Result.NotAnalysedAt)
          .push_back(PlaceOf(Key.first, Key.second));
  }

  const clang::FileID Main = Sources.getMainFileID();
  for (const auto &[Begin, End] : acquiringBodies(
           Sources.getBufferData(Main), Names, Outcome.SkippedRanges)) {
    const bool WasMet =
        llvm::any_of(All, [&, Begin = Begin, End = End](const auto &Entry) {
          return Entry.first.first == Main && Entry.first.second <= End &&
                 Entry.second.End >= Begin;
        });
    if (WasMet)
      continue;
    ++Result.NotAnalysed;
    Result.NotAnalysedAt.push_back(PlaceOf(Main, Begin));
  }
}

} // namespace vramlint::cuda
