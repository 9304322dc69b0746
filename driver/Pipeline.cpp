#include "driver/Pipeline.h"

#include "driver/Interrupt.h"
#include "driver/Languages.h"
#include "driver/Progress.h"
#include "driver/WorkerThreads.h"

#include <algorithm>
#include <atomic>
#include <cctype>
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
  Pipeline(const Overlays &Texts, const Config &C, unsigned Jobs)
      : Texts(Texts), C(C), Jobs(Jobs) {
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
  /// \param All also the files that seem to have nothing to do with a GPU.
  std::vector<UnitResult> analyse(const std::vector<std::string> &Files,
                                  bool All = false) {
    std::vector<UnitResult> Results(Files.size());
    std::atomic<size_t> Next{0};
    Progress Shown(Files.size());
    runOnThreads(std::min<size_t>(Jobs, Files.size()), [&] {
      for (size_t I; !wasInterrupted() && (I = Next++) < Files.size();) {
        Shown.starts(Files[I]);
        Results[I] = analyseFile(Files[I], All);
      }
    });
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
    std::vector<Finding> LinkedCpp = cuda::link(Cpp, C);
    std::move(LinkedCpp.begin(), LinkedCpp.end(), std::back_inserter(Linked));
#endif
    return Linked;
  }

  /// The identifiers that make it worth reading files for the link: any file
  /// for the first, those to be reported on for the second.
  using Names = std::set<std::string>;
  std::pair<Names, Names>
  namesToFind(const std::vector<UnitResult> &Results) const {
#ifdef VRAMLINT_HAS_CUDA
    std::vector<Facts> Cpp;
    for (const UnitResult &R : Results)
      if (R.Facts && languageOf(R.Unit) == Language::Cpp)
        Cpp.push_back(*R.Facts);
    return {cuda::namesToFind(Cpp), cuda::wrappers(Cpp)};
#else
    (void)Results;
    return {};
#endif
  }

  /// Whether one of the identifiers stands in the file.
  bool mentions(const std::string &File,
                const std::set<std::string> &Names) const {
    std::string Text;
    if (auto Overlay = Texts.find(File); Overlay != Texts.end())
      Text = Overlay->second;
    else if (readFile(File, Text))
      return false;
    return containsWord(Text, Names);
  }

private:
  /// One pass over the text's identifiers, however many names there are.
  static bool containsWord(const std::string &Text,
                           const std::set<std::string> &Names) {
    const auto IsWord = [](char C) {
      return std::isalnum(static_cast<unsigned char>(C)) || C == '_';
    };
    for (size_t At = 0; At < Text.size();) {
      if (!IsWord(Text[At])) {
        ++At;
        continue;
      }
      const size_t Start = At;
      while (At < Text.size() && IsWord(Text[At]))
        ++At;
      if (Names.count(Text.substr(Start, At - Start)))
        return true;
    }
    return false;
  }

  UnitResult analyseFile(const std::string &File, bool All) const {
    UnitResult Result;
    // Front ends do not throw on bad input; running out of memory costs one
    // unit.
    try {
      Result = languageOf(File) == Language::Python ? analysePython(File)
                                                    : analyseCpp(File, All);
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

  UnitResult analyseCpp(const std::string &File, bool All) const {
#ifdef VRAMLINT_HAS_CUDA
    cuda::Unit U;
    if (auto Known = Commands.find(File); Known != Commands.end())
      U = *Known->second;
    U.File = File;
    if (U.Directory.empty())
      U.Directory = C.Root;
    auto Overlay = Texts.find(File);
    if (Overlay != Texts.end())
      U.Text = Overlay->second;
    if (!All && !cuda::mayMatter(U, C, *Models))
      return {};
    return cuda::analyse(U, C, *Models);
#else
    (void)File;
    (void)All;
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
#ifdef VRAMLINT_HAS_CUDA
  std::shared_ptr<const cuda::ModelSet> Models;
  cuda::CompilationCommands Database;
  std::map<std::string, const cuda::Unit *> Commands;
#endif
};

template <typename T> void append(std::vector<T> &Into, std::vector<T> &&From) {
  std::move(From.begin(), From.end(), std::back_inserter(Into));
}

/// Findings that only the link can decide need the facts of the whole project,
/// not only of the files that the user named: `check a.py` must not report what
/// b.py excuses, and `check a.cu` reports what the callee in b.cu does not
/// release. The rest of the project is read only where it can matter.
class ProjectLink {
public:
  ProjectLink(Pipeline &P, const std::vector<UnitResult> &Results,
              const Selection &Selected, const Config &C)
      : P(P), Selected(Selected), C(C), Known(Results), Own(Results.size()) {}

  std::vector<Finding> run() {
    readPython();
    readCpp();
    return P.link(Known);
  }

  /// The comments of the files that were read for the link alone.
  std::vector<Suppression> suppressions() const {
    std::vector<Suppression> Found;
    for (size_t I = Own; I < Known.size(); ++I)
      Found.insert(Found.end(), Known[I].Suppressions.begin(),
                   Known[I].Suppressions.end());
    return Found;
  }

private:
  void read(const std::vector<std::string> &Files) {
    std::vector<UnitResult> More = P.analyse(Files, /*All=*/true);
    std::move(More.begin(), More.end(), std::back_inserter(Known));
  }

  /// Any other module may excuse what would be reported.
  void readPython() {
    const std::vector<Finding> Linked = P.link(Known);
    const bool Any =
        std::any_of(Linked.begin(), Linked.end(), [](const Finding &F) {
          return languageOf(F.Where.File) == Language::Python;
        });
    if (!Any || wasInterrupted())
      return;
    std::vector<std::string> Files;
    for (const std::string &File : projectFiles(C))
      if (languageOf(File) == Language::Python && !Selected.Named.count(File))
        Files.push_back(File);
    read(Files);
  }

  /// Units that mention what the facts ask for, and what their facts ask for in
  /// turn; and selected units that use an acquiring function of the project but
  /// were passed over for naming nothing of a GPU themselves.
  void readCpp() {
    std::set<std::string> Met;
    std::map<std::string, bool> Unread; // and whether it was selected
    while (!wasInterrupted()) {
      auto [Asked, Wrappers] = P.namesToFind(Known);
      const size_t Before = Met.size();
      Met.insert(Asked.begin(), Asked.end());
      Met.insert(Wrappers.begin(), Wrappers.end());
      if (Met.size() == Before)
        return;
      if (Before == 0)
        Unread = unreadCpp();
      std::vector<std::string> Files;
      for (const auto &[File, IsSelected] : Unread)
        if (P.mentions(File, Asked) ||
            (IsSelected && P.mentions(File, Wrappers)))
          Files.push_back(File);
      for (const std::string &File : Files)
        Unread.erase(File);
      read(Files);
    }
  }

  std::map<std::string, bool> unreadCpp() const {
    std::map<std::string, bool> Unread;
    for (const std::string &File : projectFiles(C))
      if (languageOf(File) == Language::Cpp)
        Unread[File] = false;
    for (const std::string &File : Selected.Files)
      if (languageOf(File) == Language::Cpp)
        Unread[File] = true;
    for (const UnitResult &R : Known)
      if (R.Facts || !R.Errors.empty())
        Unread.erase(R.Unit);
    return Unread;
  }

  Pipeline &P;
  const Selection &Selected;
  const Config &C;
  std::vector<UnitResult> Known;
  size_t Own;
};

} // namespace

PipelineResult runPipeline(const Selection &Selected, const Overlays &Texts,
                           const Config &C, unsigned Jobs,
                           SourceStore &Sources) {
  PipelineResult Result;
  Pipeline P(Texts, C, Jobs);
  Result.Errors = P.databaseErrors();
  std::vector<UnitResult> Units = P.analyse(Selected.Files);
  ProjectLink Link(P, Units, Selected, C);
  std::vector<Finding> All = Link.run();

  std::vector<Suppression> Suppressions = Link.suppressions();
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
