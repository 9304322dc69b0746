// The CUDA/C++ front end: one translation unit in, findings and facts out. The
// public header of cuda_checks; free of LLVM headers, so that the driver builds
// without them.
#ifndef VRAMLINT_CUDA_CHECKS_CUDACHECKS_H
#define VRAMLINT_CUDA_CHECKS_CUDACHECKS_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "checks/findings/Statistics.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vramlint::cuda {

/// One translation unit.
struct Unit {
  std::string File; ///< Root-relative path of the main file.
  /// The compiler command from compile_commands.json as it stands there (nvcc
  /// flags included), or empty to guess one.
  std::vector<std::string> Command;
  std::string Directory;           ///< Absolute working folder of the command.
  std::optional<std::string> Text; ///< Editor buffer instead of the file.
};

/// One database entry per file: a broken database is one clear error.
struct CompilationCommands {
  std::vector<Unit> Units; ///< In database order, files relative to the root.
  std::vector<UnitError> Errors;
};

/// Reads `BuildDir`/compile_commands.json. Entries outside the root are kept
/// with a path that starts with "../".
CompilationCommands readCompilationDatabase(const std::string &BuildDir,
                                            const std::string &Root);

/// A database for stock Clang tools, as text to be written.
struct ClangDatabase {
  std::string Commands; ///< compile_commands.json.
  /// The headers that the commands name: text by path below the header folder.
  std::map<std::string, std::string> Headers;
  std::vector<UnitError> Errors;
};

/// Translates the units' commands, nvcc's among them, to what vramlint itself
/// parses with.
/// \param HeaderFolder absolute; where the headers will be.
ClangDatabase translateDatabase(const std::vector<Unit> &Units, const Config &C,
                                const std::string &HeaderFolder);

/// Whether a path's ending makes it a unit of this front end (.cu .cpp .cc .cxx
/// .c .hip ...; headers are seen through the units that include them).
bool isUnit(std::string_view File);

/// The resource models of a run: the built-in ones and the user's. Immutable.
class ModelSet;

/// Made once for a configuration and shared by all its units.
/// \throws ConfigError naming file, line and mistake of a model of the user's.
std::shared_ptr<const ModelSet> makeModels(const Config &C);

/// Whether a source text can matter to the rules at all: it, or the project's
/// own headers it includes, names something a resource model knows. A cheap
/// scan that errs on the side of true.
bool mayMatter(const Unit &U, const Config &C, const ModelSet &Models);

/// What changes no finding.
struct AnalysisAids {
  /// Absolute folder for what makes the next run faster; empty for none.
  std::string CacheDir;
  /// Takes how much of the unit was understood, if that is wanted.
  Statistics *Understood = nullptr;
};

/// Analyses one unit. Never throws on bad input: what went wrong is in Errors.
/// Safe to call from several threads at once.
UnitResult analyse(const Unit &U, const Config &C, const ModelSet &Models,
                   const AnalysisAids &Aids = {});

/// Joins the facts of all units into the findings that no unit can decide
/// alone.
std::vector<Finding> link(const std::vector<Facts> &All, const Config &C,
                          const ModelSet &Models);

/// What could change the result of link(): the words that all stand in a unit
/// which matters to one finding.
/// A word "f()" stands for the body of a function f, and "f(" for a call.
using Question = std::vector<std::string>;
/// \param Reported whether findings in this root-relative file are reported;
/// what only concerns the others is not asked, for each answer costs a parse.
std::vector<Question>
openQuestions(const std::vector<Facts> &All, const Config &C,
              const std::function<bool(const std::string &)> &Reported);
/// Whether a unit without facts has to be analysed to answer one of the
/// questions. A scan of its text and of the project's headers it includes.
bool mayAnswer(const Unit &U, const Config &C, const ModelSet &Models,
               const std::vector<Question> &Questions);

/// The project's own acquiring functions, as questions: a unit that mentions
/// one matters, whatever `mayMatter` said of it.
std::vector<Question> wrappers(const std::vector<Facts> &All);

} // namespace vramlint::cuda

#endif
