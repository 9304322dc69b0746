#include "checks/findings/Utf8.h"
#include "checks/fixes/Fixes.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace vramlint {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// An edit of the original text, in bytes.
struct Change {
  size_t Begin;
  size_t End;
  std::string Replacement;
};

/// One file's text with the places of its lines.
class EditableText {
public:
  explicit EditableText(const std::string &Text) : Text(Text) {
    Starts.push_back(0);
    for (size_t I = 0; I != Text.size(); ++I)
      if (Text[I] == '\n' ||
          (Text[I] == '\r' && (I + 1 == Text.size() || Text[I + 1] != '\n')))
        Starts.push_back(I + 1);
    IsEditable = !utf8::firstInvalid(Text);
  }

  /// Columns of text in another encoding are not those of its bytes.
  bool IsEditable;

  /// The byte at a line and a column in code points.
  std::optional<size_t> offset(unsigned Line, unsigned Column) const {
    if (Line == 0 || Column == 0 || Line > Starts.size())
      return std::nullopt;
    size_t At = Starts[Line - 1];
    // Whether a mark counts as a column depends on who counted.
    if (Line == 1 && Text.compare(0, 3, ByteOrderMark) == 0)
      return std::nullopt;
    const size_t End = Line < Starts.size() ? Starts[Line] : Text.size();
    for (unsigned I = 1; I != Column; ++I) {
      if (At >= End || Text[At] == '\n' || Text[At] == '\r')
        return std::nullopt;
      utf8::next(Text, At);
    }
    return At;
  }

  std::optional<Change> change(const Edit &E) const {
    const auto Begin = offset(E.Where.Line, E.Where.Column);
    const auto End = E.Where.EndLine == 0
                         ? Begin
                         : offset(E.Where.EndLine, E.Where.EndColumn);
    if (!Begin || !End || *End < *Begin)
      return std::nullopt;
    return Change{*Begin, *End, withLineEnds(E.Replacement, *Begin)};
  }

private:
  /// The replacement with the line ends of the lines around.
  std::string withLineEnds(const std::string &Replacement, size_t At) const {
    size_t End = Text.find('\n', At);
    if (End == std::string::npos)
      End = Text.rfind('\n', At);
    if (End == std::string::npos || End == 0 || Text[End - 1] != '\r')
      return Replacement;
    std::string Result;
    for (const char C : Replacement) {
      if (C == '\n')
        Result += '\r';
      Result += C;
    }
    return Result;
  }

  const std::string &Text;
  std::vector<size_t> Starts;
};

bool touch(const Change &A, const Change &B) {
  if (A.Begin == A.End && B.Begin == B.End)
    return A.Begin == B.Begin;
  return A.Begin < B.End && B.Begin < A.End;
}

std::string applied(const std::string &Text, std::vector<Change> Changes) {
  std::sort(Changes.begin(), Changes.end(),
            [](const Change &A, const Change &B) {
              return std::tie(A.Begin, A.End) < std::tie(B.Begin, B.End);
            });
  std::string Result;
  size_t At = 0;
  for (const Change &C : Changes) {
    Result.append(Text, At, C.Begin - At);
    Result += C.Replacement;
    At = C.End;
  }
  return Result.append(Text, At, std::string::npos);
}

class Planner {
public:
  explicit Planner(SourceStore &Sources) : Sources(Sources) {}

  FixPlan run(const std::vector<Finding> &Findings, bool WithUnsafe) {
    for (size_t Number = 0; Number != Findings.size(); ++Number) {
      const std::vector<Fix> &Fixes = Findings[Number].Fixes;
      if (Fixes.empty())
        continue;
      auto Chosen = std::find_if(Fixes.begin(), Fixes.end(),
                                 [](const Fix &F) { return F.Safe; });
      if (Chosen == Fixes.end() && WithUnsafe)
        Chosen = Fixes.begin();
      if (Chosen == Fixes.end())
        Plan.Unsafe.push_back(Number);
      else
        take(Number, *Chosen);
    }
    for (const auto &[File, Changes] : Accepted)
      Plan.Texts[File] = applied(*Sources.text(File), Changes);
    return std::move(Plan);
  }

private:
  void skip(size_t Number, std::string Why, bool Again = false) {
    Plan.Left.push_back({Number, std::move(Why), Again});
  }

  void take(size_t Number, const Fix &F) {
    std::map<std::string, std::vector<Change>> Mine;
    for (const Edit &E : F.Edits) {
      if (E.Where.Cell)
        return skip(Number, "the cells of notebooks are not changed");
      if (E.Where.File.rfind("../", 0) == 0)
        return skip(Number, "the file lies outside the project");
      const EditableText *Text = editable(E.Where.File);
      if (!Text)
        return skip(Number, "the file cannot be read");
      if (!Text->IsEditable)
        return skip(Number, "the file is not UTF-8");
      std::optional<Change> C = Text->change(E);
      if (!C)
        return skip(Number, "the place to change is not in the file");
      for (const Change &Other : Mine[E.Where.File])
        if (touch(Other, *C))
          return skip(Number, "its edits overlap");
      Mine[E.Where.File].push_back(std::move(*C));
    }
    if (Mine.empty())
      return skip(Number, "it has no edits");
    for (const auto &[File, Changes] : Mine)
      for (const Change &C : Changes)
        for (const Change &Other : Accepted[File])
          if (touch(Other, C))
            return skip(Number, "another fix changes the same place", true);
    for (auto &[File, Changes] : Mine)
      for (Change &C : Changes)
        Accepted[File].push_back(std::move(C));
    Plan.Fixed.push_back(Number);
  }

  const EditableText *editable(const std::string &File) {
    const std::string *Text = Sources.text(File);
    if (!Text)
      return nullptr;
    return &Texts.try_emplace(File, *Text).first->second;
  }

  SourceStore &Sources;
  FixPlan Plan;
  std::map<std::string, EditableText> Texts;
  std::map<std::string, std::vector<Change>> Accepted;
};

} // namespace

FixPlan applyFixes(const std::vector<Finding> &Findings, bool WithUnsafe,
                   SourceStore &Sources) {
  return Planner(Sources).run(Findings, WithUnsafe);
}

} // namespace vramlint
