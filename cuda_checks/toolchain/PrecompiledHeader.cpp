#include "cuda_checks/toolchain/PrecompiledHeader.h"

#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/Invocation.h"
#include "cuda_checks/toolchain/Paths.h"

#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LockFileManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

namespace vramlint::cuda {

namespace {

namespace fs = llvm::sys::fs;
using llvm::StringRef;

/// Every project with flags of its own has a file of some ten megabytes.
constexpr size_t MaxKept = 24;

/// Names that the prelude includes. A folder of the command that has one of
/// them may change what the prelude is.
constexpr const char *PreludeNames[] = {
    "algorithm",      "assert.h", "cmath",    "cstdlib",
    "cuda.h",         "limits",   "limits.h", "math.h",
    "cuda_runtime.h", "new",      "stdio.h",  "stdlib.h",
    "string.h",       "time.h",   "utility",  "stddef.h",
    "features.h",     "vramlint", "crt",      "vector_types.h"};

class Skipper : public clang::ASTConsumer {
public:
  explicit Skipper(const clang::SourceManager &Sources) : Sources(Sources) {}
  bool shouldSkipFunctionBody(clang::Decl *D) override {
    return skipsBody(*D, Sources);
  }

private:
  const clang::SourceManager &Sources;
};

/// Writes the file, and beside it the identifiers that its headers use: only
/// macros of those names can change what they mean.
class Generate : public clang::GeneratePCHAction {
public:
  explicit Generate(std::string &Names) : Names(Names) {}

protected:
  std::unique_ptr<clang::ASTConsumer>
  CreateASTConsumer(clang::CompilerInstance &Compiler,
                    StringRef File) override {
    auto Writer = GeneratePCHAction::CreateASTConsumer(Compiler, File);
    if (!Writer)
      return nullptr;
    std::vector<std::unique_ptr<clang::ASTConsumer>> Both;
    Both.push_back(std::move(Writer));
    Both.push_back(std::make_unique<Skipper>(Compiler.getSourceManager()));
    return std::make_unique<clang::MultiplexConsumer>(std::move(Both));
  }

  void EndSourceFileAction() override {
    std::vector<StringRef> All;
    for (const auto &Entry :
         getCompilerInstance().getPreprocessor().getIdentifierTable())
      All.push_back(Entry.getKey());
    std::sort(All.begin(), All.end());
    for (StringRef Name : All)
      (Names += '\n') += Name;
    Names += '\n';
    GeneratePCHAction::EndSourceFileAction();
  }

private:
  std::string &Names;
};

/// Forgets the oldest files beyond the number that is kept.
void prune(const std::string &Folder) {
  std::vector<std::pair<llvm::sys::TimePoint<>, std::string>> Found;
  std::error_code Error;
  for (fs::directory_iterator I(Folder, Error), End; I != End && !Error;
       I.increment(Error))
    if (auto Status = I->status();
        Status && StringRef(I->path()).ends_with(".pch"))
      Found.push_back({Status->getLastModificationTime(), I->path()});
  std::sort(Found.begin(), Found.end());
  for (size_t I = 0; I + MaxKept < Found.size(); ++I)
    fs::remove(Found[I].second);
}

class Prelude {
public:
  explicit Prelude(const ParseJob &Job)
      : Job(Job), Folder(absolutePath("pch", Job.CacheDir)) {}

  std::string file() {
    if (!readFlags() || fs::create_directories(Folder))
      return "";
    if (!Macros.empty()) {
      // What the prelude's headers use tells which macros count.
      const std::string Base = path(Kept);
      if (!fs::exists(Base + ".names") && build(Base, Kept).empty())
        return "";
      auto Names = llvm::MemoryBuffer::getFile(Base + ".names");
      if (!Names)
        return "";
      for (const auto &[Name, Flag] : Macros)
        if ((*Names)->getBuffer().contains("\n" + Name + "\n"))
          Kept.push_back(Flag);
    }
    const std::string File = path(Kept);
    return fs::exists(File) ? File : build(File, Kept);
  }

private:
  /// Sorts the job's flags into those that shape the prelude, macros that may,
  /// and the rest. False if a folder's headers would.
  bool readFlags() {
    for (size_t I = 0; I < Job.Flags.size(); ++I) {
      StringRef Flag = Job.Flags[I];
      const bool HasNext = I + 1 < Job.Flags.size();
      const bool IsFolder = Flag == "-I" || Flag == "-isystem" ||
                            Flag == "-iquote" || Flag == "-idirafter";
      if (IsFolder && HasNext) {
        StringRef Next = Job.Flags[++I];
        const bool IsOurs =
            Next.starts_with("/vramlint-bundled/") ||
            std::find(Job.ToolkitFolders.begin(), Job.ToolkitFolders.end(),
                      Next) != Job.ToolkitFolders.end();
        if (IsOurs)
          Kept.insert(Kept.end(), {Flag.str(), Next.str()});
        else if (shadows(Next))
          return false;
      } else if (Flag.consume_front("-I") || Flag.consume_front("-isystem") ||
                 Flag.consume_front("-iquote")) {
        if (shadows(Flag))
          return false;
      } else if (Flag.starts_with("--no-system-header-prefix=")) {
        // About headers that are read after the prelude.
      } else if ((Flag == "-include" || Flag == "-imacros") && HasNext) {
        ++I; // Read after the prelude.
      } else if ((Flag == "-D" || Flag == "-U") && HasNext) {
        macro(Flag.str() + Job.Flags[++I]);
      } else if (Flag.starts_with("-D") || Flag.starts_with("-U")) {
        macro(Flag.str());
      } else {
        Kept.push_back(Flag.str());
      }
    }
    return true;
  }

  void macro(std::string Flag) {
    std::string Name =
        StringRef(Flag).drop_front(2).split('=').first.split('(').first.str();
    // The compiler's own ask for those, whatever the headers do.
    if (StringRef(Name).starts_with("_"))
      Kept.push_back(std::move(Flag));
    else
      Macros.push_back({std::move(Name), std::move(Flag)});
  }

  bool shadows(StringRef Name) const {
    const std::string Path = absolutePath(Name, Job.Directory);
    if (std::find(Job.ToolkitFolders.begin(), Job.ToolkitFolders.end(), Path) !=
        Job.ToolkitFolders.end())
      return false;
    return std::any_of(std::begin(PreludeNames), std::end(PreludeNames),
                       [&](const char *Header) {
                         return fs::exists(absolutePath(Header, Path));
                       });
  }

  /// The name says all that the content depends on, but for the system's
  /// headers: Clang itself checks that those are as they were.
  std::string path(const std::vector<std::string> &Flags) const {
    std::string Key = clang::getClangFullVersion() + "\n" + resourceDir() +
                      "\n" + std::to_string(bundledHash()) + "\n";
    for (const std::vector<std::string> *Words : {&Job.Prelude, &Flags}) {
      for (const std::string &Word : *Words)
        Key += Word + "\n";
      Key += "\n";
    }
    return absolutePath(llvm::utohexstr(llvm::xxh3_64bits(Key), true) + ".pch",
                        Folder);
  }

  std::string build(const std::string &File,
                    const std::vector<std::string> &Flags) const {
    llvm::LockFileManager Lock(File);
    if (Lock.getState() != llvm::LockFileManager::LFS_Owned)
      return "";
    if (fs::exists(File) && fs::exists(File + ".names"))
      return File;
    ParseJob Own = Job;
    Own.Text.reset();
    auto Files = fileSystem(Own, memoryFiles(Own));
    std::vector<std::string> All;
    for (const std::string &Header : Job.Prelude)
      All.insert(All.end(), {"-include", Header});
    All.insert(All.end(), Flags.begin(), Flags.end());
    auto Invocation = createInvocation(Own, All, EmptyFile, Files);
    if (!Invocation)
      return "";
    Invocation->getFrontendOpts().ProgramAction = clang::frontend::GeneratePCH;
    Invocation->getFrontendOpts().OutputFile = File;

    clang::IgnoringDiagConsumer Ignore;
    clang::CompilerInstance Compiler;
    Compiler.setInvocation(Invocation);
    Compiler.createDiagnostics(&Ignore, /*ShouldOwnClient=*/false);
    Compiler.setFileManager(
        new clang::FileManager(Compiler.getFileSystemOpts(), Files));
    std::string Names;
    Generate Run(Names);
    if (!Compiler.createTarget() || !Compiler.ExecuteAction(Run) ||
        Compiler.getDiagnostics().hasErrorOccurred() || !fs::exists(File))
      return "";
    if (auto Error = llvm::writeToOutput(
            File + ".names", [&](llvm::raw_ostream &Out) -> llvm::Error {
              Out << Names;
              return llvm::Error::success();
            }))
      llvm::consumeError(std::move(Error));
    prune(Folder);
    return File;
  }

  const ParseJob &Job;
  const std::string Folder;
  std::vector<std::string> Kept;
  std::vector<std::pair<std::string, std::string>> Macros;
};

} // namespace

std::string precompiledPrelude(const ParseJob &Job) {
  if (Job.Prelude.empty() || Job.CacheDir.empty())
    return "";
  return Prelude(Job).file();
}

} // namespace vramlint::cuda
