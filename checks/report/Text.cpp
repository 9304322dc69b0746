#include "checks/report/Report.h"

#include "checks/findings/Utf8.h"

#include <algorithm>
#include <ostream>

namespace vramlint {

namespace {

enum class Style { Plain, Bold, Error, Warning, Info, Note, Caret };

class TextWriter {
public:
  TextWriter(std::ostream &OS, SourceStore &Sources, const TextOptions &Options)
      : OS(OS), Sources(Sources), Options(Options) {}

  void finding(const Finding &F) {
    line(F.Where, toString(F.Severity), styleOf(F.Severity),
         F.Message + " [" + F.Code + " " + F.Name + "]");
    for (const Note &N : F.Path)
      line(N.Where, "note", Style::Note, N.Message);
    // Where the path ends is a related place too; machines want it by its role.
    for (const Note &N : F.Related)
      if (F.Path.empty() || !samePlace(F.Path.back().Where, N.Where))
        line(N.Where, "note", Style::Note, N.Message);
    for (const Fix &Fix : F.Fixes)
      line(F.Where, "help", Style::Note,
           Fix.Message +
               (Fix.Safe ? "" : " (may change what the program computes)"),
           false);
  }

  void summary(const Report &R) {
    size_t Counts[3] = {};
    for (const Finding &F : R.Findings)
      ++Counts[static_cast<int>(F.Severity)];
    if (!R.Findings.empty()) {
      OS << '\n' << count(R.Findings.size(), "finding") << " (";
      const char *Separator = "";
      static constexpr const char *Names[] = {"error", "warning", "info"};
      for (int S = 0; S != 3; ++S)
        if (Counts[S]) {
          OS << Separator << Counts[S] << ' ' << Names[S]
             << (S != 2 && Counts[S] > 1 ? "s" : "");
          Separator = ", ";
        }
      OS << ") in ";
    } else {
      OS << "No findings in ";
    }
    OS << count(R.Units, "unit") << ".\n";
  }

private:
  static bool samePlace(const Place &A, const Place &B) {
    return A.File == B.File && A.Cell == B.Cell && A.Line == B.Line &&
           A.Column == B.Column;
  }
  static std::string count(size_t N, const char *Noun) {
    return std::to_string(N) + " " + Noun + (N == 1 ? "" : "s");
  }
  static Style styleOf(Severity S) {
    return S == Severity::Error     ? Style::Error
           : S == Severity::Warning ? Style::Warning
                                    : Style::Info;
  }

  std::string styled(Style S, std::string_view Text) const {
    static constexpr const char *Codes[] = {
        "",           "\033[1m",    "\033[1;31m", "\033[1;35m",
        "\033[1;34m", "\033[1;36m", "\033[1;32m"};
    if (!Options.Colour || S == Style::Plain)
      return std::string(Text);
    return Codes[static_cast<int>(S)] + std::string(Text) + "\033[0m";
  }

  void line(const Place &Where, std::string_view Kind, Style S,
            const std::string &Message, bool Snippet = true) {
    std::string At = Where.File;
    if (Where.Cell)
      At += ":cell " + std::to_string(*Where.Cell);
    At += ":" + std::to_string(Where.Line) + ":" +
          std::to_string(Where.Column) + ":";
    OS << styled(Style::Bold, At) << ' ' << styled(S, std::string(Kind) + ":")
       << ' ' << (S == Style::Note ? Message : styled(Style::Bold, Message))
       << '\n';
    if (Snippet && Options.Snippets)
      snippet(Where);
  }

  /// The line, and below it a caret with tildes up to the end of the stretch or
  /// of the line. Tabs become one space, so that both lines keep in step; wide
  /// and combining characters are counted by what a terminal shows.
  void snippet(const Place &Where) {
    std::string_view Line = Sources.line(Where.File, Where.Cell, Where.Line);
    if (Line.find_first_not_of(" \t") == std::string_view::npos)
      return;
    std::string Shown, Marks;
    unsigned Column = 1;
    bool OneLine = Where.EndLine == Where.Line;
    for (size_t At = 0; At < Line.size(); ++Column) {
      utf8::Character C = utf8::next(Line, At);
      Shown += C.Text == "\t" ? " "
               : C.Printable  ? std::string(C.Text)
                              : std::string("?");
      bool Marked =
          Column == Where.Column ||
          (Column > Where.Column && OneLine && Column < Where.EndColumn) ||
          (Column > Where.Column && Where.EndLine > Where.Line);
      Marks.append(C.Text == "\t" || !C.Printable ? 1 : C.Width,
                   Column == Where.Column ? '^'
                   : Marked               ? '~'
                                          : ' ');
      if (Column == Where.Column && C.Width > 1)
        Marks.replace(Marks.size() - C.Width, C.Width,
                      "^" + std::string(C.Width - 1, '~'));
    }
    if (Where.Column >= Column)
      Marks += std::string(Where.Column - Column, ' ') + "^";
    Marks.erase(Marks.find_last_not_of(' ') + 1);
    std::string Number = std::to_string(Where.Line);
    Number.insert(0, Number.size() < 5 ? 5 - Number.size() : 0, ' ');
    OS << Number << " | " << Shown << '\n'
       << std::string(Number.size(), ' ') << " | "
       << styled(Style::Caret, Marks) << '\n';
  }

  std::ostream &OS;
  SourceStore &Sources;
  const TextOptions &Options;
};

} // namespace

void writeText(std::ostream &OS, const Report &R, SourceStore &Sources,
               const TextOptions &Options) {
  TextWriter Writer(OS, Sources, Options);
  for (const Finding &F : R.Findings)
    Writer.finding(F);
  Writer.summary(R);
}

} // namespace vramlint
