#include "driver/Fixing.h"

#include "checks/fixes/Fixes.h"
#include "driver/Languages.h"
#include "driver/OutputFile.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>
#include <stdexcept>

namespace vramlint::driver {

namespace fs = std::filesystem;

namespace {

/// Fixes that stand in each other's way need a round each.
constexpr unsigned MostRounds = 20;

std::string label(const Finding &F) {
  return F.Where.File + ":" + std::to_string(F.Where.Line) + ":" +
         std::to_string(F.Where.Column) + ": " + F.Message + " [" + F.Code +
         " " + F.Name + "]";
}

std::string count(size_t Number, const std::string &What) {
  return std::to_string(Number) + " " + What + (Number == 1 ? "" : "s");
}

class Fixer {
public:
  Fixer(const Overlays &Texts, const Config &C, unsigned Jobs,
        const FixingOptions &Options)
      : Now(Texts), C(C), Jobs(Jobs), Options(Options) {}

  /// Applies fixes in memory, round by round.
  /// \returns the findings before any fix.
  PipelineResult run(const Selection &Selected, SourceStore &Sources) {
    PipelineResult First =
        runPipeline(Selected, Now, C, Jobs, Options.CacheDir, Sources);
    if (First.Interrupted)
      return First;
    std::set<std::string> Again = apply(First.Findings, Sources, true);
    for (unsigned Round = 1; Round != MostRounds && !Again.empty(); ++Round) {
      Selection Some = Selected;
      Some.Files.assign(Again.begin(), Again.end());
      SourceStore Changed(C.Root);
      const PipelineResult Next =
          runPipeline(Some, Now, C, Jobs, Options.CacheDir, Changed);
      if (Next.Interrupted) {
        First.Interrupted = true;
        return First;
      }
      Again = apply(Next.Findings, Changed, false);
    }
    return First;
  }

  void writeDiff(std::ostream &OS) const {
    for (const auto &[File, Before] : Original)
      OS << unifiedDiff(File, Before, Now.at(File));
  }

  void writeFiles() const {
    SourceStore OnDisk(C.Root);
    for (const auto &[File, Before] : Original) {
      const std::string *Text = OnDisk.text(File);
      if (!Text || *Text != Before)
        throw std::runtime_error("nothing was fixed: " + File +
                                 " was changed meanwhile");
    }
    // Through a link to the file that it names: a rename would replace the
    // link.
    for (const auto &[File, Before] : Original)
      writeFileAtomically(fs::canonical(fs::path(C.Root) / File).string(),
                          Now.at(File));
  }

  void tell(std::ostream &OS) const {
    const bool Would = Options.Diff != nullptr;
    for (const std::string &Text : FixedLabels)
      OS << (Would ? "would fix: " : "fixed: ") << Text << '\n';
    for (const std::string &Text : LeftLabels)
      OS << "not fixed: " << Text << '\n';
    OS << "vramlint: " << (Would ? "would fix " : "fixed ")
       << count(FixedLabels.size(), "finding") << " in "
       << count(Original.size(), "file");
    if (UnsafeOnly)
      OS << "; --unsafe-fixes repairs " << UnsafeOnly
         << " more, and may change what the program computes";
    OS << '\n';
  }

  bool changedAny() const { return !Original.empty(); }

private:
  /// \returns the units in which a further round can fix more.
  std::set<std::string> apply(const std::vector<Finding> &Findings,
                              SourceStore &Sources, bool IsFirst) {
    std::map<std::string, unsigned> Seen;
    for (const Finding &F : Findings)
      ++Seen[identity(F)];
    Budget.insert(Seen.begin(), Seen.end());
    std::vector<Finding> Fixable;
    for (const Finding &F : Findings)
      if (!F.Fixes.empty() && Budget[identity(F)] != 0 && !isFrozen(F))
        Fixable.push_back(F);
    FixPlan Plan = applyFixes(Fixable, Options.WithUnsafe, Sources);
    for (const size_t Number : Plan.Fixed) {
      const Finding &F = Fixable[Number];
      --Budget[identity(F)];
      FixedLabels.push_back(label(F));
    }
    std::set<std::string> Again;
    for (const FixPlan::Skipped &Each : Plan.Left) {
      const Finding &F = Fixable[Each.Number];
      if (Each.Again && isUnit(F.Where.File))
        Again.insert(F.Where.File);
      else if (IsFirst || Each.Again)
        LeftLabels.push_back(label(F) + ": " + Each.Why);
    }
    if (IsFirst)
      UnsafeOnly = Plan.Unsafe.size();
    for (auto &[File, Text] : Plan.Texts) {
      Original.try_emplace(File, *Sources.text(File));
      Now[File] = std::move(Text);
    }
    return Plan.Fixed.empty() ? std::set<std::string>() : Again;
  }

  /// The fingerprint without the counter for findings that agree in all else:
  /// fixing one renumbers the others. A finding that is still there after its
  /// fix is not fixed once more.
  static std::string identity(const Finding &F) {
    return F.Fingerprint.substr(0, F.Fingerprint.rfind(':'));
  }

  /// Whether a fix would change a header that was changed already: a unit is
  /// read again with its own new text, but with the headers on disk.
  bool isFrozen(const Finding &F) const {
    for (const Fix &Each : F.Fixes)
      for (const Edit &E : Each.Edits)
        if (Original.count(E.Where.File) && !isUnit(E.Where.File))
          return true;
    return false;
  }

  Overlays Now;
  const Config &C;
  unsigned Jobs;
  const FixingOptions &Options;
  std::map<std::string, std::string> Original; ///< Of the changed files.
  std::map<std::string, unsigned> Budget;
  std::vector<std::string> FixedLabels;
  std::vector<std::string> LeftLabels;
  size_t UnsafeOnly = 0;
};

} // namespace

PipelineResult runPipelineAndFix(const Selection &Selected,
                                 const Overlays &Texts, const Config &C,
                                 unsigned Jobs, SourceStore &Sources,
                                 const FixingOptions &Options) {
  Fixer Work(Texts, C, Jobs, Options);
  SourceStore Before(C.Root);
  PipelineResult Result = Work.run(Selected, Options.Diff ? Sources : Before);
  if (Result.Interrupted)
    return Result;
  if (Options.Diff) {
    Work.writeDiff(*Options.Diff);
    Work.tell(std::cerr);
    return Result;
  }
  if (Work.changedAny())
    Work.writeFiles();
  Work.tell(std::cerr);
  return runPipeline(Selected, Texts, C, Jobs, Options.CacheDir, Sources);
}

} // namespace vramlint::driver
