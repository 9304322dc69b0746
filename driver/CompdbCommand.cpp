// `vramlint compdb`: a compilation database for clang-tidy and clangd.
#include "driver/Commands.h"
#include "driver/Languages.h"
#include "driver/OutputFile.h"

#include "checks/config/Config.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <set>

namespace vramlint::driver {

namespace fs = std::filesystem;

namespace {

struct CompdbOptions {
  std::string BuildDir;
  std::string Output;
  std::string CudaPath;
};

#ifdef VRAMLINT_HAS_CUDA

void makeFolder(const fs::path &Folder) {
  std::error_code Error;
  fs::create_directories(Folder, Error);
  if (Error)
    throw ConfigError("cannot make folder " + Folder.string() + ": " +
                      Error.message());
}

int run(const CompdbOptions &Options) {
  const fs::path From = fs::absolute(Options.BuildDir).lexically_normal();
  const fs::path To = fs::absolute(Options.Output).lexically_normal();
  if (std::error_code Error; fs::equivalent(From, To, Error))
    throw ConfigError("--output " + Options.Output +
                      " would overwrite the database that is read");
  Config C;
  C.Root = findProjectRoot(Options.BuildDir);
  loadConfigFiles(C);
  if (!Options.CudaPath.empty())
    C.CudaPath = Options.CudaPath == "none"
                     ? "none"
                     : fs::absolute(Options.CudaPath).string();
  const cuda::CompilationCommands Known =
      cuda::readCompilationDatabase(From.string(), C.Root);
  for (const UnitError &E : Known.Errors) {
    std::cerr << "vramlint: error: " << E.File;
    if (E.Line)
      std::cerr << ':' << *E.Line;
    std::cerr << ": " << E.Message << '\n';
  }
  if (!Known.Errors.empty())
    return NotAnalysed;

  const fs::path Headers = To / "vramlint-headers";
  const cuda::ClangDatabase Written =
      cuda::translateDatabase(Known.Units, C, Headers.string());
  for (const UnitError &E : Written.Errors)
    std::cerr << "vramlint: warning: " << E.Message << '\n';
  // The commands come last: whoever finds them finds their headers.
  std::set<fs::path> Folders = {To};
  for (const auto &[Path, Text] : Written.Headers)
    Folders.insert((Headers / Path).parent_path());
  for (const fs::path &Folder : Folders)
    makeFolder(Folder);
  try {
    for (const auto &[Path, Text] : Written.Headers)
      writeFileAtomically((Headers / Path).string(), Text);
    writeFileAtomically((To / "compile_commands.json").string(),
                        Written.Commands);
  } catch (const std::runtime_error &Error) {
    throw ConfigError(Error.what());
  }
  std::cerr << "vramlint: " << Known.Units.size() << " commands in "
            << (To / "compile_commands.json").string() << '\n';
  return NoFindings;
}

#else

int run(const CompdbOptions &) {
  throw ConfigError("compdb: this build has no C++ front end");
}

#endif

} // namespace

void addCompdbCommand(CLI::App &App, std::function<int()> &Action) {
  auto Options = std::make_shared<CompdbOptions>();
  CLI::App *Command = App.add_subcommand(
      "compdb", "Write a compilation database that Clang's tools accept");
  Command
      ->add_option("-p", Options->BuildDir,
                   "Folder of the compile_commands.json to translate")
      ->type_name("BUILD_DIR")
      ->check(CLI::ExistingDirectory)
      ->required();
  Command
      ->add_option("--output", Options->Output,
                   "Folder for compile_commands.json and vramlint-headers")
      ->type_name("DIR")
      ->required();
  Command
      ->add_option("--cuda-path", Options->CudaPath,
                   "CUDA toolkit, or 'none' for the bundled declarations")
      ->type_name("DIR");
  Command->callback(
      [Options, &Action] { Action = [Options] { return run(*Options); }; });
}

} // namespace vramlint::driver
