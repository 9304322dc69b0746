// What the analyses produce, and the steps that every finding passes through
// whatever its language: fingerprints and suppression. The public header of
// checks/findings.
#ifndef VRAMLINT_CHECKS_FINDINGS_FINDINGS_H
#define VRAMLINT_CHECKS_FINDINGS_FINDINGS_H

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vramlint {

/// How sure a finding is. `check` hides extended findings unless asked.
enum class Level { Default, Extended };

/// What a finding costs: error grows without bound, warning grows slowly or
/// only peaks, info happens once per process or is hygiene.
enum class Severity { Error, Warning, Info };

/// What a run must show for the finding to be confirmed.
enum class Effect { Growth, HostGrowth, Peak, Fault, Hygiene };

/// A stretch of source text. Lines and columns are 1-based, columns count
/// Unicode code points, and the end is exclusive, as findings.schema.json says.
/// An end of 0 means "unknown": consumers then mark one character.
struct Place {
  std::string File; ///< Relative to the project root, with forward slashes.
  std::optional<unsigned> Cell; ///< 1-based code cell, in notebooks only.
  unsigned Line = 1;
  unsigned Column = 1;
  unsigned EndLine = 0;
  unsigned EndColumn = 0;
};

/// One step of a path, or a related location.
struct Note {
  Place Where;
  std::string Message;
};

/// Replaces the text at `Where`; an empty stretch inserts.
struct Edit {
  Place Where;
  std::string Replacement;
};

/// A repair. `Safe` promises that the program computes the same.
struct Fix {
  bool Safe = false;
  std::string Message;
  std::vector<Edit> Edits;
};

/// One defect. Front ends fill everything but the fingerprint, which needs the
/// source text and the other findings of the file (see assignFingerprints).
struct Finding {
  std::string Code; ///< "VRM201"
  std::string Name; ///< "graph-attached-append"
  vramlint::Level Level = vramlint::Level::Default;
  vramlint::Severity Severity = vramlint::Severity::Warning;
  vramlint::Effect Effect = vramlint::Effect::Growth;
  Place Where;
  std::string Message;
  std::optional<std::string> Function; ///< Enclosing function, qualified.
  std::string Fingerprint;
  std::vector<Note> Path;    ///< In execution order.
  std::vector<Note> Related; ///< Without order.
  std::vector<Fix> Fixes;
};

/// Something that went wrong with one unit. `Analysed` false means that nothing
/// of the unit was analysed, which alone makes the exit status 2.
struct UnitError {
  std::string File;
  std::optional<unsigned> Line;
  std::string Message;
  bool Analysed = false;
};

/// A comment that silences findings, found by a front end.
struct Suppression {
  enum class Scope { Line, File, Range };
  std::string File;
  std::optional<unsigned> Cell;
  Scope Kind = Scope::Line;
  unsigned Line = 1;    ///< The line silenced; for a range its first line.
  unsigned EndLine = 1; ///< Inclusive; equals Line unless Kind is Range.
  /// Codes or rule names as written; empty silences every rule.
  std::vector<std::string> Rules;
};

/// What one unit tells about others: small, serialisable, order-independent.
/// The front end that wrote `Data` is the only one that reads it.
struct Facts {
  std::string Unit;
  nlohmann::json Data;
};

/// All that the analysis of one unit yields. A pure function of the unit's
/// bytes, its command and the configuration.
struct UnitResult {
  std::string Unit; ///< Root-relative path of the main file.
  std::vector<Finding> Findings;
  std::vector<UnitError> Errors;
  std::vector<Suppression> Suppressions;
  std::optional<vramlint::Facts> Facts;
  /// The code cells of a notebook, by 1-based cell number: reports show them,
  /// and they stand in no file of their own.
  std::map<unsigned, std::string> Cells;
};

std::string_view toString(Level L);
std::string_view toString(Severity S);
std::string_view toString(Effect E);
std::optional<Level> parseLevel(std::string_view Text);
std::optional<Severity> parseSeverity(std::string_view Text);
std::optional<Effect> parseEffect(std::string_view Text);

/// Total order by place, code and message; what makes output deterministic.
bool operator<(const Finding &A, const Finding &B);
/// Sorts, and drops findings with equal code, place and message: a header is
/// seen by many units but reported once.
void sortAndDeduplicate(std::vector<Finding> &Findings);

/// Source text by root-relative path, read once. Text given with `overlay` (an
/// editor buffer, standard input) wins over the file on disk.
class SourceStore {
public:
  /// \param Root absolute path of the project root.
  explicit SourceStore(std::string Root);
  /// With `Cell`, the text is that of one notebook cell.
  void overlay(std::string File, std::string Text,
               std::optional<unsigned> Cell = std::nullopt);
  /// The text of the file, or nullptr if it cannot be read. With `Cell`, the
  /// text that `overlay` was given for that cell.
  const std::string *text(const std::string &File,
                          std::optional<unsigned> Cell = std::nullopt);
  /// Line `Number` (1-based) without its line end; empty if there is none.
  std::string_view line(const std::string &File, std::optional<unsigned> Cell,
                        unsigned Number);

private:
  struct Entry {
    std::optional<std::string> Text;
    std::vector<size_t> LineStarts;
  };
  Entry &entry(const std::string &File, std::optional<unsigned> Cell);
  std::string Root;
  std::map<std::pair<std::string, unsigned>, Entry> Entries;
};

/// Fills in `Fingerprint` by the recipe `vramlint/v1` (docs/fingerprints.md):
/// rule, file, enclosing function, the line without white space, and a counter
/// for findings that agree in all of these. `Findings` must be sorted.
void assignFingerprints(std::vector<Finding> &Findings, SourceStore &Sources);

enum class CommentLanguage { Cpp, Python };

/// Reads the suppression comments out of source text.
/// C++: NOLINT, NOLINTNEXTLINE, NOLINTBEGIN/END with clang-tidy's globs over
/// `vram-<name>`, and `vramlint: ignore-file[...]`. Python: `noqa`, `noqa:
/// CODE`, `vramlint: ignore[CODE]`, `vramlint: ignore-file[...]`.
/// \param Comment the comment with its marker, starting at line `Line`.
/// For ranges call with every comment in order; an unclosed range ends with the
/// file.
class SuppressionScanner {
public:
  SuppressionScanner(CommentLanguage Language, std::string File,
                     std::optional<unsigned> Cell = std::nullopt);
  void comment(std::string_view Comment, unsigned Line);
  std::vector<Suppression> finish();

private:
  void cppComment(std::string_view Comment, unsigned Line);
  void pythonComment(std::string_view Comment, unsigned Line);
  void add(Suppression::Scope Kind, unsigned Line, std::string_view Rules);
  CommentLanguage Language;
  std::string File;
  std::optional<unsigned> Cell;
  std::vector<Suppression> Found;
  std::vector<size_t> OpenRanges;
};

/// Every suppression of a C or C++ text, found line by line as clang-tidy does
/// (without lexing, so that a NOLINT in a macro or string counts there and
/// here).
std::vector<Suppression> scanCppSuppressions(std::string_view Text,
                                             const std::string &File);

/// Whether one of `Suppressions` silences `F`.
bool isSuppressed(const Finding &F,
                  const std::vector<Suppression> &Suppressions);

} // namespace vramlint

#endif
