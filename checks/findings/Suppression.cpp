#include "checks/findings/Findings.h"

#include <algorithm>
#include <cctype>
#include <limits>

namespace vramlint {

namespace {

constexpr unsigned EndOfFile = std::numeric_limits<unsigned>::max();

bool isWordChar(char C) {
  return std::isalnum(static_cast<unsigned char>(C)) || C == '_';
}

std::string_view trim(std::string_view Text) {
  while (!Text.empty() &&
         std::isspace(static_cast<unsigned char>(Text.front())))
    Text.remove_prefix(1);
  while (!Text.empty() && std::isspace(static_cast<unsigned char>(Text.back())))
    Text.remove_suffix(1);
  return Text;
}

std::string lower(std::string_view Text) {
  std::string Result(Text);
  std::transform(Result.begin(), Result.end(), Result.begin(),
                 [](unsigned char C) { return std::tolower(C); });
  return Result;
}

/// The text between the bracket that `Text` starts with and its partner, or
/// nothing if there is no such bracket.
std::optional<std::string_view> bracketed(std::string_view Text, char Open,
                                          char Close) {
  if (Text.empty() || Text.front() != Open)
    return std::nullopt;
  size_t End = Text.find(Close);
  if (End == std::string_view::npos)
    return std::nullopt;
  return Text.substr(1, End - 1);
}

/// Matches a clang-tidy check glob, where `*` stands for any run of characters.
bool globMatches(std::string_view Glob, std::string_view Text) {
  if (Glob.empty())
    return Text.empty();
  if (Glob.front() == '*')
    return globMatches(Glob.substr(1), Text) ||
           (!Text.empty() && globMatches(Glob, Text.substr(1)));
  return !Text.empty() && Glob.front() == Text.front() &&
         globMatches(Glob.substr(1), Text.substr(1));
}

bool namesRule(std::string_view Written, const Finding &F) {
  std::string Lowered = lower(Written);
  return Lowered == lower(F.Code) || globMatches(Lowered, F.Name) ||
         globMatches(Lowered, "vram-" + F.Name);
}

} // namespace

SuppressionScanner::SuppressionScanner(CommentLanguage Language,
                                       std::string File,
                                       std::optional<unsigned> Cell)
    : Language(Language), File(std::move(File)), Cell(Cell) {}

void SuppressionScanner::add(Suppression::Scope Kind, unsigned Line,
                             std::string_view Rules) {
  Suppression S;
  S.File = File;
  S.Cell = Cell;
  S.Kind = Kind;
  S.Line = Line;
  S.EndLine = Kind == Suppression::Scope::Range ? EndOfFile : Line;
  while (!Rules.empty()) {
    size_t Comma = Rules.find(',');
    std::string_view Rule = trim(Rules.substr(0, Comma));
    if (!Rule.empty())
      S.Rules.emplace_back(Rule);
    Rules = Comma == std::string_view::npos ? std::string_view()
                                            : Rules.substr(Comma + 1);
  }
  Found.push_back(std::move(S));
}

void SuppressionScanner::comment(std::string_view Comment, unsigned Line) {
  static constexpr std::string_view Marker = "vramlint:";
  if (size_t At = Comment.find(Marker); At != std::string_view::npos) {
    std::string_view Rest = trim(Comment.substr(At + Marker.size()));
    static constexpr std::string_view FileWord = "ignore-file",
                                      LineWord = "ignore";
    if (Rest.substr(0, FileWord.size()) == FileWord)
      add(Suppression::Scope::File, Line,
          bracketed(trim(Rest.substr(FileWord.size())), '[', ']').value_or(""));
    else if (Rest.substr(0, LineWord.size()) == LineWord)
      add(Suppression::Scope::Line, Line,
          bracketed(trim(Rest.substr(LineWord.size())), '[', ']').value_or(""));
  }
  if (Language == CommentLanguage::Cpp)
    cppComment(Comment, Line);
  else
    pythonComment(Comment, Line);
}

void SuppressionScanner::cppComment(std::string_view Comment, unsigned Line) {
  static constexpr std::string_view Word = "NOLINT";
  for (size_t At = Comment.find(Word); At != std::string_view::npos;
       At = Comment.find(Word, At + Word.size())) {
    if (At > 0 && isWordChar(Comment[At - 1]))
      continue;
    std::string_view Rest = Comment.substr(At + Word.size());
    size_t SuffixLength = 0;
    while (SuffixLength != Rest.size() && isWordChar(Rest[SuffixLength]))
      ++SuffixLength;
    std::string_view Suffix = Rest.substr(0, SuffixLength);
    std::string_view Rules =
        bracketed(Rest.substr(SuffixLength), '(', ')').value_or("");
    // Empty brackets silence nothing in clang-tidy; neither do they here.
    if (Rest.substr(SuffixLength, 2) == "()")
      continue;
    if (Suffix.empty())
      add(Suppression::Scope::Line, Line, Rules);
    else if (Suffix == "NEXTLINE")
      add(Suppression::Scope::Line, Line + 1, Rules);
    else if (Suffix == "BEGIN") {
      OpenRanges.push_back(Found.size());
      add(Suppression::Scope::Range, Line, Rules);
    } else if (Suffix == "END" && !OpenRanges.empty()) {
      Found[OpenRanges.back()].EndLine = Line;
      OpenRanges.pop_back();
    }
  }
}

void SuppressionScanner::pythonComment(std::string_view Comment,
                                       unsigned Line) {
  // flake8's form: `# noqa` or `# noqa: CODE, CODE` in any case, anywhere in
  // the comment. Codes may be separated by spaces or commas.
  std::string Lowered = lower(Comment);
  size_t At = Lowered.find("noqa");
  if (At == std::string::npos || (At > 0 && isWordChar(Lowered[At - 1])))
    return;
  std::string_view Rest = Comment.substr(At + 4);
  if (!Rest.empty() && isWordChar(Rest.front()))
    return;
  size_t Colon = 0;
  while (Colon != Rest.size() && (Rest[Colon] == ' ' || Rest[Colon] == '\t'))
    ++Colon;
  if (Colon == Rest.size() || Rest[Colon] != ':') {
    add(Suppression::Scope::Line, Line, "");
    return;
  }
  std::string Rules;
  std::string_view Codes = Rest.substr(Colon + 1);
  for (size_t I = 0; I != Codes.size();) {
    while (I != Codes.size() && !isWordChar(Codes[I]) &&
           (Codes[I] == ' ' || Codes[I] == ','))
      ++I;
    size_t Start = I;
    while (I != Codes.size() && isWordChar(Codes[I]))
      ++I;
    if (I == Start)
      break;
    std::string_view Code = Codes.substr(Start, I - Start);
    // A word without digits starts the explanation, not another code.
    if (std::none_of(Code.begin(), Code.end(),
                     [](unsigned char C) { return std::isdigit(C); }))
      break;
    Rules += (Rules.empty() ? "" : ",") + std::string(Code);
  }
  if (!Rules.empty())
    add(Suppression::Scope::Line, Line, Rules);
}

std::vector<Suppression> SuppressionScanner::finish() {
  return std::move(Found);
}

std::vector<Suppression> scanCppSuppressions(std::string_view Text,
                                             const std::string &File) {
  SuppressionScanner Scanner(CommentLanguage::Cpp, File);
  unsigned Line = 0;
  while (!Text.empty()) {
    ++Line;
    size_t End = Text.find('\n');
    std::string_view Current = Text.substr(0, End);
    if (Current.find("NOLINT") != std::string_view::npos ||
        Current.find("vramlint:") != std::string_view::npos)
      Scanner.comment(Current, Line);
    Text = End == std::string_view::npos ? std::string_view()
                                         : Text.substr(End + 1);
  }
  return Scanner.finish();
}

bool isSuppressed(const Finding &F,
                  const std::vector<Suppression> &Suppressions) {
  return std::any_of(
      Suppressions.begin(), Suppressions.end(), [&](const Suppression &S) {
        if (S.File != F.Where.File)
          return false;
        if (S.Kind != Suppression::Scope::File &&
            (S.Cell != F.Where.Cell || F.Where.Line < S.Line ||
             F.Where.Line > S.EndLine))
          return false;
        return S.Rules.empty() || std::any_of(S.Rules.begin(), S.Rules.end(),
                                              [&](const std::string &Rule) {
                                                return namesRule(Rule, F);
                                              });
      });
}

} // namespace vramlint
