// `vramlint check`.
#include "checks/report/Report.h"
#include "driver/Commands.h"
#include "driver/Discovery.h"
#include "driver/Fixing.h"
#include "driver/Interrupt.h"
#include "driver/OutputFile.h"
#include "driver/Pipeline.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <thread>

namespace vramlint::driver {

namespace fs = std::filesystem;

namespace {

struct CheckOptions {
  std::vector<std::string> Paths;
  std::string BuildDir;
  std::string Format = "text";
  std::string Output;
  std::vector<std::string> Select;
  std::vector<std::string> Ignore;
  std::string Level;
  std::string FailOn;
  std::vector<std::string> ExtraArgs;
  std::string CudaPath;
  std::string StdinFilename;
  unsigned Jobs = 0;
  bool ExitZero = false;
  bool NoCache = false;
  bool Statistics = false;
  bool ShowConfig = false;
  bool Fix = false;
  bool UnsafeFixes = false;
  bool Diff = false;
};

/// By the XDG rules; empty, that is no cache, where there is no home.
std::string cacheFolder() {
  if (const char *Cache = std::getenv("XDG_CACHE_HOME"); Cache && *Cache == '/')
    return std::string(Cache) + "/vramlint";
  if (const char *Home = std::getenv("HOME"); Home && *Home == '/')
    return std::string(Home) + "/.cache/vramlint";
  return "";
}

Config mergedConfig(const CheckOptions &Options) {
  Config C;
  std::string First = !Options.StdinFilename.empty() ? Options.StdinFilename
                      : Options.Paths.empty()        ? "."
                                                     : Options.Paths.front();
  C.Root = findProjectRoot(First);
  loadConfigFiles(C);
  if (!C.BuildDir.empty() && fs::path(C.BuildDir).is_relative())
    C.BuildDir = (fs::path(C.Root) / C.BuildDir).string();
  if (!Options.Select.empty()) {
    validateRuleNames(Options.Select, "--select");
    C.Select = Options.Select;
  }
  if (!Options.Ignore.empty()) {
    validateRuleNames(Options.Ignore, "--ignore");
    C.Ignore = Options.Ignore;
  }
  if (!Options.Level.empty())
    C.MaxLevel = *parseLevel(Options.Level);
  if (!Options.FailOn.empty())
    C.FailOn = *parseSeverity(Options.FailOn);
  C.ExtraArgs.insert(C.ExtraArgs.end(), Options.ExtraArgs.begin(),
                     Options.ExtraArgs.end());
  if (!Options.CudaPath.empty())
    C.CudaPath = Options.CudaPath;
  if (!Options.BuildDir.empty())
    C.BuildDir = fs::absolute(Options.BuildDir).lexically_normal().string();
  if (C.BuildDir.empty())
    for (const char *Guess :
         {"compile_commands.json", "build/compile_commands.json"})
      if (std::error_code Error; fs::exists(fs::path(C.Root) / Guess, Error)) {
        C.BuildDir = (fs::path(C.Root) / Guess).parent_path().string();
        break;
      }
  return C;
}

std::string joined(const std::vector<std::string> &Texts) {
  std::string Result;
  for (const std::string &Text : Texts)
    Result += (Result.empty() ? "\"" : ", \"") + Text + "\"";
  return "[" + Result + "]";
}

/// A value in TOML, on one line.
std::string inlineToml(const nlohmann::json &Value) {
  if (!Value.is_structured())
    return Value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  std::string Result;
  for (const auto &[Key, Inner] : Value.items())
    Result += (Result.empty() ? "" : ", ") +
              (Value.is_object() ? Key + " = " : std::string()) +
              inlineToml(Inner);
  return Value.is_object() ? "{" + Result + "}" : "[" + Result + "]";
}

void showConfig(const Config &C) {
  std::cout << "# root: " << C.Root << "\n"
            << "select = " << joined(C.Select) << "\n"
            << "ignore = " << joined(C.Ignore) << "\n"
            << "level = \"" << toString(C.MaxLevel) << "\"\n"
            << "fail-on = \"" << toString(C.FailOn) << "\"\n"
            << "exclude = " << joined(C.Exclude) << "\n"
            << "extra-args = " << joined(C.ExtraArgs) << "\n"
            << "cuda-path = \"" << C.CudaPath << "\"\n"
            << "build-dir = \"" << C.BuildDir << "\"\n"
            << "noreturn = " << joined(C.Models.NoReturn) << "\n"
            << "owners = " << joined(C.Models.Owners) << "\n";
  for (const UserResource &Resource : C.Models.Resources) {
    std::cout << "\n[[resource]] # " << Resource.where("") << "\n";
    for (const auto &[Key, Value] : Resource.Entry.items())
      std::cout << Key << " = " << inlineToml(Value) << "\n";
  }
}

/// How the root was given: the way from the current folder, never absolute.
std::string shownRoot(const Config &C) {
  std::error_code Error;
  fs::path Relative = fs::relative(C.Root, fs::current_path(Error), Error);
  return Error || Relative.empty() ? "." : Relative.generic_string();
}

bool wantsColour(const CheckOptions &Options) {
  if (!Options.Output.empty() || !isatty(STDOUT_FILENO))
    return false;
  const char *NoColour = std::getenv("NO_COLOR");
  const char *Terminal = std::getenv("TERM");
  return !(NoColour && *NoColour) &&
         !(Terminal && std::string_view(Terminal) == "dumb");
}

std::string rendered(const CheckOptions &Options, const Report &R,
                     SourceStore &Sources) {
  std::ostringstream OS;
  if (Options.Format == "json")
    writeJson(OS, R);
  else if (Options.Format == "sarif")
    writeSarif(OS, R, Sources);
  else
    writeText(OS, R, Sources, {wantsColour(Options), true});
  return OS.str();
}

/// Errors go to standard error in every format, so that a person sees them even
/// where a machine reads the report.
void printErrors(const std::vector<UnitError> &Errors) {
  for (const UnitError &E : Errors) {
    std::cerr << E.File;
    if (E.Line)
      std::cerr << ':' << *E.Line;
    std::cerr << (E.Analysed ? ": warning: " : ": error: ") << E.Message
              << (E.Analysed ? " (analysed all the same)" : "") << '\n';
  }
}

void printStatistics(const std::vector<Finding> &Findings,
                     const Statistics &S) {
  std::map<std::string, size_t> Counts;
  for (const Finding &F : Findings)
    ++Counts[F.Code + "  " + F.Name];
  if (S.Read + S.PassedOver)
    std::cerr << "C++ units: " << S.Read << " read, " << S.PassedOver
              << " passed over because they name nothing that a rule knows\n"
              << "functions that acquire: " << S.acquiring() << ", of them "
              << S.Analysed << " analysed, " << S.AnalysedWithErrors
              << " analysed with errors inside, " << S.GivenUp
              << " given up by a budget, " << S.NotAnalysed << " not analysed\n"
              << std::fixed << std::setprecision(3)
              << "processor time: parsing " << S.ParseSeconds << " s, engine "
              << S.EngineSeconds << " s\n";
  for (const std::string &Where : S.GivenUpAt)
    std::cerr << "given up by a budget: " << Where << '\n';
  for (const std::string &Where : S.NotAnalysedAt)
    std::cerr << "not analysed: " << Where << '\n';
  if (!S.WorstAt.empty())
    std::cerr << "longest function: " << 1000 * S.WorstSeconds << " ms, "
              << S.WorstAt << '\n';
  for (const auto &[RuleName, Count] : Counts)
    std::cerr << Count << '\t' << RuleName << '\n';
}

Selection selected(const CheckOptions &Options, const Config &C,
                   Overlays &Texts) {
  bool Stdin = std::find(Options.Paths.begin(), Options.Paths.end(), "-") !=
               Options.Paths.end();
  if (Stdin != !Options.StdinFilename.empty())
    throw ConfigError("'-' and --stdin-filename NAME go together");
  if (!Stdin)
    return discover(Options.Paths.empty() ? std::vector<std::string>{"."}
                                          : Options.Paths,
                    C);
  if (Options.Paths.size() != 1)
    throw ConfigError(
        "'-' reads one file from standard input and takes no other path");
  Selection Only;
  std::string Name = relativeToRoot(Options.StdinFilename, C.Root);
  Texts[Name] = std::string(std::istreambuf_iterator<char>(std::cin), {});
  Only.Files = {Name};
  Only.Named = {Name};
  return Only;
}

PipelineResult analysed(const CheckOptions &Options, const Selection &Selected,
                        const Overlays &Texts, const Config &C,
                        SourceStore &Sources) {
  const unsigned Jobs = Options.Jobs
                            ? Options.Jobs
                            : std::max(1U, std::thread::hardware_concurrency());
  const std::string CacheDir = Options.NoCache ? "" : cacheFolder();
  if (!Options.Fix && !Options.Diff)
    return runPipeline(Selected, Texts, C, Jobs, CacheDir, Sources);
  FixingOptions Fixing;
  Fixing.CacheDir = CacheDir;
  Fixing.WithUnsafe = Options.UnsafeFixes;
  if (Options.Diff)
    Fixing.Diff = &std::cout;
  return runPipelineAndFix(Selected, Texts, C, Jobs, Sources, Fixing);
}

int run(const CheckOptions &Options) {
  if (Options.UnsafeFixes && !Options.Fix && !Options.Diff)
    throw ConfigError("--unsafe-fixes goes with --fix or --diff");
  Config C = mergedConfig(Options);
  if (Options.ShowConfig) {
    showConfig(C);
    return NoFindings;
  }
  watchForInterrupt();
  Overlays Texts;
  Selection Selected = selected(Options, C, Texts);
  if (Selected.SkippedCpp)
    std::cerr << "vramlint: " << Selected.SkippedCpp
              << " C++ files passed over: this build has no C++ front end\n";
  SourceStore Sources(C.Root);
  if (Options.Fix && !Options.Diff && !Texts.empty())
    throw ConfigError("--fix cannot change standard input; --diff shows what "
                      "it would change");
  PipelineResult Result = analysed(Options, Selected, Texts, C, Sources);
  if (Result.Interrupted) {
    std::cerr << "vramlint: error: interrupted; no report was written\n";
    return NotAnalysed;
  }

  Report R;
  R.Root = shownRoot(C);
  R.Units = Result.Units;
  R.Findings = std::move(Result.Findings);
  R.Errors = std::move(Result.Errors);
  R.Errors.insert(R.Errors.begin(), Selected.Errors.begin(),
                  Selected.Errors.end());
  printErrors(R.Errors);
  std::string Text = rendered(Options, R, Sources);
  // The differences are all of standard output: `patch` reads it.
  if (!Options.Output.empty())
    writeFileAtomically(Options.Output, Text);
  else if (!Options.Diff)
    std::cout << Text;
  std::cout << std::flush;
  if (Options.Statistics)
    printStatistics(R.Findings, Result.Statistics);

  if (std::any_of(R.Errors.begin(), R.Errors.end(),
                  [](const UnitError &E) { return !E.Analysed; }))
    return NotAnalysed;
  bool Fails =
      std::any_of(R.Findings.begin(), R.Findings.end(),
                  [&](const Finding &F) { return F.Severity <= C.FailOn; });
  return Fails && !Options.ExitZero ? FoundSome : NoFindings;
}

} // namespace

void addCheckCommand(CLI::App &App, std::function<int()> &Action) {
  auto Options = std::make_shared<CheckOptions>();
  CLI::App *Command = App.add_subcommand("check", "Find leaks in source files");
  Command->add_option(
      "path", Options->Paths,
      "Files and folders to report on (default: the current folder), or - for "
      "standard input");
  Command
      ->add_option("-p", Options->BuildDir, "Folder of compile_commands.json")
      ->type_name("BUILD_DIR")
      ->check(CLI::ExistingDirectory);
  Command->add_option("--format", Options->Format, "text, json or sarif")
      ->check(CLI::IsMember({"text", "json", "sarif"}));
  Command
      ->add_option("--output", Options->Output,
                   "Write the report here, all or nothing")
      ->type_name("FILE");
  Command
      ->add_option("--select", Options->Select,
                   "Only these rules: codes, prefixes or names")
      ->delimiter(',')
      ->type_name("CODES")
      ->allow_extra_args(false);
  Command->add_option("--ignore", Options->Ignore, "Not these rules")
      ->delimiter(',')
      ->type_name("CODES")
      ->allow_extra_args(false);
  Command
      ->add_option("--level", Options->Level,
                   "default, or extended for less certain findings")
      ->check(CLI::IsMember({"default", "extended"}));
  Command
      ->add_option("--fail-on", Options->FailOn,
                   "Lowest severity that makes the status 1")
      ->check(CLI::IsMember({"error", "warning", "info"}));
  Command->add_option("-j", Options->Jobs, "Threads (default: all cores)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  Command->add_flag("--exit-zero", Options->ExitZero,
                    "Status 0 even with findings");
  Command->add_flag("--no-cache", Options->NoCache,
                    "Keep and use no precompiled headers");
  Command
      ->add_option("--stdin-filename", Options->StdinFilename,
                   "The name of what - reads from standard input")
      ->type_name("NAME");
  Command
      ->add_option("--extra-arg", Options->ExtraArgs,
                   "One more compiler argument, repeatable")
      ->type_name("ARG")
      ->allow_extra_args(false);
  Command
      ->add_option("--cuda-path", Options->CudaPath,
                   "CUDA toolkit, or 'none' for the bundled declarations")
      ->type_name("DIR");
  Command->add_flag("--fix", Options->Fix,
                    "Repair what can be repaired safely, and report the rest");
  Command->add_flag("--unsafe-fixes", Options->UnsafeFixes,
                    "With --fix or --diff: also repairs that may change what "
                    "the program computes");
  Command->add_flag("--diff", Options->Diff,
                    "Print what --fix would change, and change nothing");
  Command->add_flag("--statistics", Options->Statistics,
                    "Count findings per rule, and how much of the C++ code was "
                    "understood");
  Command->add_flag("--show-config", Options->ShowConfig,
                    "Print the merged configuration and stop");
  Command->callback(
      [Options, &Action] { Action = [Options] { return run(*Options); }; });
}

} // namespace vramlint::driver
