#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/engine/ThreadClock.h"
#include "cuda_checks/link/Link.h"
#include "cuda_checks/rules/Rules.h"
#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/Coverage.h"
#include "cuda_checks/toolchain/Job.h"
#include "cuda_checks/toolchain/ModelNames.h"
#include "cuda_checks/toolchain/Paths.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/MemoryBuffer.h"

#include <mutex>
#include <set>

namespace vramlint::cuda {

namespace {

/// Deeply nested expressions and templates need more than a thread's usual
/// stack.
constexpr unsigned StackSize = 64u << 20;

/// Runs `Body` so that a crash inside of Clang costs one unit, not the run.
bool survives(llvm::function_ref<void()> Body) {
  static std::once_flag Enabled;
  std::call_once(Enabled, [] { llvm::CrashRecoveryContext::Enable(); });
  llvm::CrashRecoveryContext Context;
  return Context.RunSafelyOnThread(Body, StackSize);
}

std::string relativeToRoot(llvm::StringRef File, const Config &C) {
  return isInside(File, C.Root) ? relativePath(File, C.Root) : File.str();
}

void addError(UnitResult &Result, const ParseOutcome &Outcome,
              const Config &C) {
  if (Outcome.ErrorCount == 0)
    return;
  UnitError Error;
  Error.File = Result.Unit;
  Error.Message = Outcome.FirstError;
  Error.Analysed = true;
  const bool HasPlace = !Outcome.FirstErrorFile.empty();
  const std::string Where = relativeToRoot(Outcome.FirstErrorFile, C);
  if (HasPlace && Where == Result.Unit)
    Error.Line = Outcome.FirstErrorLine;
  else if (HasPlace)
    Error.Message +=
        " (in " + Where + ":" + std::to_string(Outcome.FirstErrorLine) + ")";
  if (Outcome.ErrorCount > 1)
    Error.Message +=
        ", and " + std::to_string(Outcome.ErrorCount - 1) + " more errors";
  Result.Errors.push_back(std::move(Error));
}

/// The suppression comments of every file that a finding lies in.
void addSuppressions(UnitResult &Result, const Unit &U, const Config &C) {
  std::set<std::string> Files = {Result.Unit};
  for (const Finding &F : Result.Findings)
    Files.insert(F.Where.File);
  if (Result.Facts)
    Files.merge(filesOf(*Result.Facts));
  for (const std::string &File : Files) {
    const bool IsBuffer = U.Text && File == Result.Unit;
    std::vector<Suppression> Found;
    if (IsBuffer) {
      Found = scanCppSuppressions(*U.Text, File);
    } else if (auto Buffer =
                   llvm::MemoryBuffer::getFile(absolutePath(File, C.Root))) {
      llvm::StringRef Text = (*Buffer)->getBuffer();
      Found =
          scanCppSuppressions(std::string_view(Text.data(), Text.size()), File);
    }
    Result.Suppressions.insert(Result.Suppressions.end(), Found.begin(),
                               Found.end());
  }
}

/// Parses, and once more with every GPU declaration there is if some were
/// missing the first time: their header then lies behind one that was not
/// found.
ParseOutcome parseWithRetry(ParseJob Job, UnitResult &Result, const Config &C,
                            const ModelSet &Models, Statistics &Understood) {
  const ThreadClock Whole;
  double Engine = 0;
  auto Analyse = [&](clang::ASTContext &AST, const ParseOutcome &Outcome) {
    const ThreadClock Own;
    std::vector<FunctionCoverage> Functions;
    Facts Told{Result.Unit, nlohmann::json::object()};
    Result.Findings = runRules(AST, Models.Models, C, &Told.Data, &Functions);
    Result.Facts = std::move(Told);
    Understood = {};
    countCoverage(AST, C.Root, Functions, Outcome, Models.Names, Understood);
    Engine += Own.seconds();
  };
  auto Finish = [&](ParseOutcome Outcome) {
    Understood.Read = 1;
    Understood.EngineSeconds = Engine;
    Understood.ParseSeconds = Whole.seconds() - Engine;
    return Outcome;
  };
  ParseOutcome First = parse(Job, Analyse);
  if (!First.LacksGpuNames)
    return Finish(std::move(First));
  const Statistics FirstStatistics = Understood;
  const UnitResult FirstResult = std::move(Result);
  Result = {};
  Result.Unit = FirstResult.Unit;
  Job.Flags.insert(Job.Flags.end(), {"-include", BundledEverything});
  ParseOutcome Second = parse(Job, Analyse);
  if (Second.Parsed && Second.ErrorCount < First.ErrorCount)
    return Finish(std::move(Second));
  Result = FirstResult;
  Understood = FirstStatistics;
  return Finish(std::move(First));
}

} // namespace

UnitResult analyse(const Unit &U, const Config &C, const ModelSet &Models,
                   const AnalysisAids &Aids) {
  UnitResult Result;
  Result.Unit = U.File;
  const std::string File = absoluteFile(U, C);
  auto Fail = [&](std::string Message) {
    Result.Findings.clear();
    Result.Facts = factsOfText(U, C, Models);
    Result.Errors = {{U.File, std::nullopt, std::move(Message), false}};
    return Result;
  };
  if (!U.Text) {
    if (auto Buffer = llvm::MemoryBuffer::getFile(File); !Buffer)
      return Fail("cannot read: " + Buffer.getError().message());
  }

  std::string ToolkitError;
  ParseJob Job = makeJob(U, C, ToolkitError);
  Job.CacheDir = Aids.CacheDir;
  Statistics Understood;
  ParseOutcome Outcome;
  std::string Exception;
  // No exception may leave the thread that Clang runs in.
  const bool Survived = survives([&] {
    try {
      Outcome = parseWithRetry(std::move(Job), Result, C, Models, Understood);
    } catch (const std::exception &E) {
      Exception = E.what();
    }
  });
  if (!Survived)
    return Fail("internal error: the analysis crashed");
  if (!Exception.empty())
    return Fail("internal error: " + Exception);
  if (!Outcome.Parsed)
    return Fail("cannot parse: " + Outcome.FirstError);
  if (Aids.Understood)
    *Aids.Understood = Understood;
  if (!ToolkitError.empty())
    Result.Errors.push_back({U.File, std::nullopt, ToolkitError, true});
  addError(Result, Outcome, C);
  addSuppressions(Result, U, C);
  return Result;
}

} // namespace vramlint::cuda
