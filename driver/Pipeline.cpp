#include "driver/Pipeline.h"

#include "driver/Interrupt.h"
#include "driver/Languages.h"
#include "driver/Progress.h"
#include "driver/WorkerThreads.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <tuple>

namespace vramlint::driver {

namespace fs = std::filesystem;

namespace {

class Pipeline {
public:
  Pipeline(const Overlays &Texts, const Config &C, unsigned Jobs,
           const std::string &CacheDir)
      : Texts(Texts), C(C), Jobs(Jobs), CacheDir(CacheDir) {
#ifdef VRAMLINT_HAS_CUDA
    Models = cuda::makeModels(C);
    if (!C.BuildDir.empty()) {
      Database = cuda::readCompilationDatabase(C.BuildDir, C.Root);
      for (const cuda::Unit &U : Database.Units)
        Commands.try_emplace(U.File, &U); // The first command of a file counts.
    }
#endif
  }

  std::vector<UnitError> databaseErrors() const {
#ifdef VRAMLINT_HAS_CUDA
    return Database.Errors;
#else
    return {};
#endif
  }

  /// Results in the order of `Files`, whatever thread made them.
  std::vector<UnitResult> analyse(const std::vector<std::string> &Files) {
    std::vector<UnitResult> Results(Files.size());
    std::vector<Statistics> Counts(Files.size());
    std::atomic<size_t> Next{0};
    Progress Shown(Files.size());
    runOnThreads(std::min<size_t>(Jobs, Files.size()), [&] {
      for (size_t I; !wasInterrupted() && (I = Next++) < Files.size();) {
        Shown.starts(Files[I]);
        Results[I] = analyseFile(Files[I], Counts[I]);
      }
    });
    for (const Statistics &Each : Counts)
      Understood.add(Each);
    return Results;
  }

  std::vector<Finding> link(const std::vector<UnitResult> &Results) const {
    std::vector<Facts> Cpp, Python;
    for (const UnitResult &R : Results)
      if (R.Facts)
        (languageOf(R.Unit) == Language::Cpp ? Cpp : Python)
            .push_back(*R.Facts);
    std::vector<Finding> Linked = python::link(Python, C);
#ifdef VRAMLINT_HAS_CUDA
    std::vector<Finding> LinkedCpp = cuda::link(Cpp, C, *Models);
    std::move(LinkedCpp.begin(), LinkedCpp.end(), std::back_inserter(Linked));
#endif
    return Linked;
  }

  bool hasOpenQuestions(const std::vector<UnitResult> &Results,
                        const Selection &Selected) const {
#ifdef VRAMLINT_HAS_CUDA
    const std::vector<Facts> Known = cppFacts(Results);
    return !openQuestions(Known, Selected).empty() ||
           !cuda::wrappers(Known).empty();
#else
    (void)Results;
    (void)Selected;
    return false;
#endif
  }

  /// What makes a file worth reading for the link.
  enum class Asking {
    Everyone, ///< It may answer an open question.
    Selected, ///< It may lose what a function of the project acquires.
  };

  /// The C++ files among `Files` that have to be analysed before the findings
  /// that only the link can decide are certain.
  std::vector<std::string>
  questionedFiles(const std::vector<UnitResult> &Results,
                  const std::vector<std::string> &Files,
                  const Selection &Selected, Asking Ask) {
#ifdef VRAMLINT_HAS_CUDA
    const std::vector<cuda::Question> Questions =
        Ask == Asking::Everyone ? openQuestions(cppFacts(Results), Selected)
                                : cuda::wrappers(cppFacts(Results));
    if (Questions.empty())
      return {};
    std::set<std::string> Done;
    for (const UnitResult &R : Results)
      if (R.Facts || !R.Errors.empty() || Asked.count(R.Unit))
        Done.insert(R.Unit);
    std::vector<char> Wanted(Files.size(), 0);
    std::atomic<size_t> Next{0};
    runOnThreads(std::min<size_t>(Jobs, Files.size()), [&] {
      for (size_t I; !wasInterrupted() && (I = Next++) < Files.size();)
        Wanted[I] = languageOf(Files[I]) == Language::Cpp &&
                    !Done.count(Files[I]) &&
                    cuda::mayAnswer(unitOf(Files[I]), C, *Models, Questions);
    });
    std::vector<std::string> Found;
    for (size_t I = 0; I != Files.size(); ++I)
      if (Wanted[I])
        Found.push_back(Files[I]);
    EveryUnit = true;
    Asked.insert(Found.begin(), Found.end());
    return Found;
#else
    (void)Results;
    (void)Files;
    (void)Selected;
    (void)Ask;
    return {};
#endif
  }

  const Statistics &understood() const { return Understood; }

private:
  UnitResult analyseFile(const std::string &File, Statistics &Counted) const {
    UnitResult Result;
    // Front ends do not throw on bad input; running out of memory costs one
    // unit.
    try {
      Result = languageOf(File) == Language::Python ? analysePython(File)
                                                    : analyseCpp(File, Counted);
    } catch (const std::exception &Error) {
      Result.Errors.push_back({File, std::nullopt,
                               std::string("internal error: ") + Error.what(),
                               false});
    }
    Result.Unit = File;
    return Result;
  }

  UnitResult analysePython(const std::string &File) const {
    python::Unit U{File, {}};
    auto Overlay = Texts.find(File);
    if (Overlay != Texts.end()) {
      U.Text = Overlay->second;
    } else if (auto Failure = readFile(File, U.Text)) {
      UnitResult Result;
      Result.Errors.push_back(
          {File, std::nullopt, "cannot be read: " + *Failure, false});
      return Result;
    }
    return python::analyse(U, C);
  }

#ifdef VRAMLINT_HAS_CUDA
  std::vector<cuda::Question> openQuestions(const std::vector<Facts> &Known,
                                            const Selection &Selected) const {
    return cuda::openQuestions(Known, C, [&](const std::string &File) {
      return Selected.reports(File);
    });
  }

  static std::vector<Facts> cppFacts(const std::vector<UnitResult> &Results) {
    std::vector<Facts> Known;
    for (const UnitResult &R : Results)
      if (R.Facts && languageOf(R.Unit) == Language::Cpp)
        Known.push_back(*R.Facts);
    return Known;
  }

  cuda::Unit unitOf(const std::string &File) const {
    cuda::Unit U;
    if (auto Known = Commands.find(File); Known != Commands.end())
      U = *Known->second;
    U.File = File;
    if (U.Directory.empty())
      U.Directory = C.Root;
    auto Overlay = Texts.find(File);
    if (Overlay != Texts.end())
      U.Text = Overlay->second;
    return U;
  }
#endif

  UnitResult analyseCpp(const std::string &File, Statistics &Understood) const {
#ifdef VRAMLINT_HAS_CUDA
    const cuda::Unit U = unitOf(File);
    if (!EveryUnit && !cuda::mayMatter(U, C, *Models)) {
      Understood.PassedOver = 1;
      return {};
    }
    return cuda::analyse(U, C, *Models, {CacheDir, &Understood});
#else
    (void)File;
    (void)Understood;
    return {};
#endif
  }

  std::optional<std::string> readFile(const std::string &File,
                                      std::string &Into) const {
    fs::path Path = fs::path(C.Root) / File;
    errno = 0;
    std::ifstream In(Path, std::ios::binary);
    if (!In)
      return std::strerror(errno ? errno : EIO);
    // Not through stream iterators: they throw where reading fails half-way.
    for (char Buffer[1 << 16]; In.read(Buffer, sizeof Buffer) || In.gcount();)
      Into.append(Buffer, static_cast<size_t>(In.gcount()));
    if (In.bad())
      return std::strerror(errno ? errno : EIO);
    return std::nullopt;
  }

  const Overlays &Texts;
  const Config &C;
  unsigned Jobs;
  const std::string &CacheDir;
  Statistics Understood;
#ifdef VRAMLINT_HAS_CUDA
  /// Also those that name no GPU function: they were asked for by name.
  bool EveryUnit = false;
  std::shared_ptr<const cuda::ModelSet> Models;
  std::set<std::string> Asked;
  cuda::CompilationCommands Database;
  std::map<std::string, const cuda::Unit *> Commands;
#endif
};

template <typename T> void append(std::vector<T> &Into, std::vector<T> &&From) {
  std::move(From.begin(), From.end(), std::back_inserter(Into));
}

/// Findings that only the link can decide need the facts of the whole project,
/// not only of the files that the user named: `check a.py` must not report what
/// b.py excuses. The rest of the project is read only where such a finding
/// exists.
std::vector<Finding> linkWithProject(Pipeline &P,
                                     std::vector<UnitResult> &Results,
                                     const Selection &Selected, const Config &C,
                                     std::vector<Suppression> &Suppressions) {
  std::vector<Finding> Linked = P.link(Results);
  if (wasInterrupted() ||
      (Linked.empty() && !P.hasOpenQuestions(Results, Selected)))
    return Linked;
  // Front ends do not know each other: only units of the same language can
  // excuse a finding. Of C++ only the units are read whose text can, and what
  // they tell may lead to more.
  const bool HasPython =
      std::any_of(Linked.begin(), Linked.end(), [&](const Finding &F) {
        return languageOf(F.Where.File) == Language::Python;
      });
  const std::vector<std::string> All = projectFiles(C);
  std::vector<std::string> Others;
  for (const std::string &File : All)
    if (HasPython && languageOf(File) == Language::Python &&
        !Selected.Named.count(File))
      Others.push_back(File);
  std::vector<UnitResult> Context = P.analyse(Others);
  const size_t Named = Results.size();
  constexpr unsigned MaxRounds = 4;
  for (unsigned Round = 0; Round != MaxRounds && !wasInterrupted(); ++Round) {
    std::vector<std::string> Asked =
        P.questionedFiles(Results, All, Selected, Pipeline::Asking::Everyone);
    append(Asked, P.questionedFiles(Results, Selected.Files, Selected,
                                    Pipeline::Asking::Selected));
    for (UnitResult &R : P.analyse(Asked))
      Results.push_back(std::move(R));
    if (Asked.empty())
      break;
  }
  std::move(Results.begin() + static_cast<std::ptrdiff_t>(Named), Results.end(),
            std::back_inserter(Context));
  Results.resize(Named);
  if (Context.empty())
    return Linked;
  // A selected file may have been passed over at first.
  for (const UnitResult &R : Context)
    Suppressions.insert(Suppressions.end(), R.Suppressions.begin(),
                        R.Suppressions.end());
  for (UnitResult &R : Results)
    Context.push_back(R);
  return P.link(Context);
}

} // namespace

PipelineResult runPipeline(const Selection &Selected, const Overlays &Texts,
                           const Config &C, unsigned Jobs,
                           const std::string &CacheDir, SourceStore &Sources) {
  PipelineResult Result;
  Pipeline P(Texts, C, Jobs, CacheDir);
  Result.Errors = P.databaseErrors();
  std::vector<UnitResult> Units = P.analyse(Selected.Files);
  Result.Statistics = P.understood();
  std::vector<Suppression> Suppressions;
  std::vector<Finding> All =
      linkWithProject(P, Units, Selected, C, Suppressions);

  for (UnitResult &U : Units) {
    bool Analysed = std::all_of(U.Errors.begin(), U.Errors.end(),
                                [](const UnitError &E) { return E.Analysed; });
    Result.Units += Analysed;
    for (auto &[Cell, Text] : U.Cells)
      Sources.overlay(U.Unit, std::move(Text), Cell);
    append(All, std::move(U.Findings));
    append(Result.Errors, std::move(U.Errors));
    append(Suppressions, std::move(U.Suppressions));
  }
  for (const auto &[File, Text] : Texts)
    Sources.overlay(File, Text);

  All.erase(std::remove_if(All.begin(), All.end(),
                           [&](const Finding &F) {
                             return !C.shows(F) ||
                                    !Selected.reports(F.Where.File) ||
                                    isSuppressed(F, Suppressions);
                           }),
            All.end());
  sortAndDeduplicate(All);
  assignFingerprints(All, Sources);
  Result.Findings = std::move(All);
  auto Key = [](const UnitError &E) {
    return std::tie(E.File, E.Line, E.Message);
  };
  std::sort(
      Result.Errors.begin(), Result.Errors.end(),
      [&](const UnitError &A, const UnitError &B) { return Key(A) < Key(B); });
  Result.Interrupted = wasInterrupted();
  return Result;
}

} // namespace vramlint::driver
