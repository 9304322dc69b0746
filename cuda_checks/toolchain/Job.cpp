#include "cuda_checks/toolchain/Job.h"

#include "cuda_checks/toolchain/BuildHints.h"
#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/IncludeWalk.h"
#include "cuda_checks/toolchain/Paths.h"
#include "cuda_checks/toolchain/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <set>

namespace vramlint::cuda {

namespace {

void append(std::vector<std::string> &To,
            std::initializer_list<llvm::StringRef> Words) {
  for (llvm::StringRef Word : Words)
    To.push_back(Word.str());
}

/// The toolkit to parse with, or nothing for the bundled declarations.
std::optional<CudaToolkit> chooseToolkit(const ParseCommand &Command,
                                         const Config &C, std::string &Error) {
  if (C.CudaPath == "none")
    return std::nullopt;
  if (!C.CudaPath.empty()) {
    auto Toolkit = toolkitAt(absolutePath(C.CudaPath, C.Root));
    if (!Toolkit)
      Error = "no CUDA headers in '" + C.CudaPath +
              "'; using the bundled declarations";
    return Toolkit;
  }
  if (!Command.CudaPath.empty())
    if (auto Toolkit = toolkitAt(Command.CudaPath))
      return Toolkit;
  return discoverToolkit();
}

/// What Clang's driver does for a CUDA file, for toolkits that it would not
/// take and for none at all. Our own include of the wrapper has to come before
/// those of the command.
/// \param AsksForNvcc whether the project's own text names nvcc's macros. They
/// are not defined for others: headers of a toolkit, CCCL among them, ask the
/// same question.
void addCudaFlags(const std::optional<CudaToolkit> &Toolkit, bool AsksForNvcc,
                  ParseJob &Job) {
  std::vector<std::string> &Flags = Job.Flags;
  append(Flags, {"-x", "cuda", "--cuda-host-only", "-nocudainc", "-nocudalib",
                 "-Xclang", "-fcuda-allow-variadic-functions"});
  if (!Toolkit) {
    append(Flags, {"-Xclang", "-target-sdk-version=12.5"});
    Job.Prelude = {BundledWrapper};
    return;
  }
  // Clang 19 knows versions up to 12.5, and takes a later one for none at all.
  const unsigned Version = std::min(Toolkit->Version, 12050u);
  Flags.push_back("-Xclang");
  Flags.push_back("-target-sdk-version=" + std::to_string(Version / 1000) +
                  "." + std::to_string(Version % 1000 / 10));
  Job.Prelude = {"__clang_cuda_runtime_wrapper.h"};
  if (AsksForNvcc) {
    // CCCL compares nvcc's version with the toolkit's.
    Job.Prelude.push_back(BundledNvcc);
    Flags.push_back("-DVRAMLINT_NVCC_MAJOR=" +
                    std::to_string(Toolkit->Version / 1000));
    Flags.push_back("-DVRAMLINT_NVCC_MINOR=" +
                    std::to_string(Toolkit->Version % 1000 / 10));
  }
  Job.ToolkitFolders = Toolkit->Includes;
  for (const std::string &Include : Toolkit->Includes)
    append(Flags, {"-isystem", Include});
  append(Flags, {"-idirafter", ShimFolder});
}

bool hasStandard(const std::vector<std::string> &Flags) {
  return llvm::any_of(Flags, [](llvm::StringRef Flag) {
    return Flag.starts_with("-std=") || Flag.starts_with("--std=");
  });
}

/// Whether text of a C++ file launches kernels: some projects name CUDA and HIP
/// files .cpp and tell only their build.
bool launchesKernels(llvm::StringRef Text) {
  const bool NamesGpu = Text.contains("cuda") || Text.contains("hip");
  return NamesGpu && (Text.contains("<<<") || Text.contains("__global__"));
}

/// Whether a text asks whether nvcc compiles it.
bool namesNvcc(llvm::StringRef Text) {
  return Text.contains("__NVCC__") || Text.contains("__CUDACC_VER_");
}

/// The text decides what the ending leaves open.
std::string mainText(const Unit &U, const std::string &File) {
  if (U.Text)
    return *U.Text;
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer ? (*Buffer)->getBuffer().str() : "";
}

/// How `#include <...>` begins where it names a header of this folder. Clang
/// takes what it finds behind the system's folders for the system's, whose
/// classes and functions are none of the project's.
void addOwnPrefixes(const std::string &Folder, const std::string &Root,
                    std::set<std::string> &Prefixes) {
  if (!llvm::StringRef(Folder).starts_with(Root))
    return;
  std::error_code Error;
  for (llvm::sys::fs::directory_iterator It(Folder, Error), End;
       !Error && It != End; It.increment(Error)) {
    const llvm::StringRef Name = llvm::sys::path::filename(It->path());
    if (Name.starts_with(".") || llvm::sys::fs::exists("/usr/include/" + Name))
      continue;
    if (It->type() == llvm::sys::fs::file_type::directory_file)
      Prefixes.insert((Name + "/").str());
    else if (llvm::sys::path::extension(Name).starts_with(".h") ||
             Name.ends_with(".cuh"))
      Prefixes.insert(Name.str());
  }
}

} // namespace

std::string absoluteFile(const Unit &U, const Config &C) {
  return absolutePath(U.File, C.Root);
}

std::vector<std::string> includeFolders(const std::vector<std::string> &Flags,
                                        const std::string &Directory) {
  std::vector<std::string> Folders;
  for (size_t I = 0; I < Flags.size(); ++I) {
    llvm::StringRef Flag = Flags[I];
    llvm::StringRef Folder;
    const bool TakesNext = Flag == "-I" || Flag == "-isystem" ||
                           Flag == "-iquote" || Flag == "-idirafter";
    if (TakesNext && I + 1 < Flags.size())
      Folder = Flags[++I];
    else if (Flag.consume_front("-I") || Flag.consume_front("-isystem") ||
             Flag.consume_front("-iquote"))
      Folder = Flag;
    if (!Folder.empty())
      Folders.push_back(absolutePath(Folder, Directory));
  }
  return Folders;
}

ParseJob makeJob(const Unit &U, const Config &C, std::string &Error) {
  ParseJob Job;
  Job.File = absoluteFile(U, C);
  Job.Directory = U.Directory.empty() ? C.Root : U.Directory;
  Job.Text = U.Text;

  ParseCommand Command = translateCommand(U.Command, Job.Directory, Job.File);
  const bool IsGuess = U.Command.empty();
  if (IsGuess && Command.Language == SourceLanguage::Cxx &&
      launchesKernels(mainText(U, Job.File)))
    Command.Language = SourceLanguage::Cuda;

  IncludeSearch Search;
  Search.Root = C.Root;
  Search.Folders = includeFolders(Command.Flags, Job.Directory);
  Search.Guess = IsGuess;
  BuildHints Hints;
  if (IsGuess) {
    Hints = findBuildHints(Job.File, C.Root);
    Search.Folders.insert(Search.Folders.end(), Hints.Folders.begin(),
                          Hints.Folders.end());
  }
  bool AsksForNvcc = false;
  std::vector<std::string> Guessed =
      walkIncludes(Job.File, Job.Text, Search, [&](llvm::StringRef Text) {
        AsksForNvcc |= namesNvcc(Text);
        return true;
      });

  auto Toolkit = chooseToolkit(Command, C, Error);
  if (Command.Language == SourceLanguage::Cuda)
    addCudaFlags(Toolkit, AsksForNvcc, Job);
  else
    append(Job.Flags,
           {"-x", Command.Language == SourceLanguage::C ? "c" : "c++"});
  for (const std::string &Definition : Hints.Definitions)
    Job.Flags.push_back("-D" + Definition);
  Job.Flags.insert(Job.Flags.end(), Command.Flags.begin(), Command.Flags.end());
  Job.Flags.insert(Job.Flags.end(), C.ExtraArgs.begin(), C.ExtraArgs.end());
  if (Command.Language != SourceLanguage::C && !hasStandard(Job.Flags))
    Job.Flags.push_back("-std=gnu++17");

  std::set<std::string> Ours;
  for (const std::vector<std::string> *Folders : {&Hints.Folders, &Guessed})
    for (const std::string &Folder : *Folders)
      addOwnPrefixes(Folder, C.Root, Ours);
  for (const std::string &Prefix : Ours)
    Job.Flags.push_back("--no-system-header-prefix=" + Prefix);
  // Behind the system's folders, so that a project's unistd.h for another
  // system does not stand in for the real one.
  for (const std::vector<std::string> *Folders : {&Hints.Folders, &Guessed})
    for (const std::string &Folder : *Folders)
      append(Job.Flags, {"-iquote", Folder, "-idirafter", Folder});
  if (Toolkit && Command.Language != SourceLanguage::Cuda)
    for (const std::string &Include : Toolkit->Includes)
      append(Job.Flags, {"-idirafter", Include});
  append(Job.Flags,
         {"-idirafter", BundledFolder, "-idirafter", StandInsFolder});
  return Job;
}

} // namespace vramlint::cuda
