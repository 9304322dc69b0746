#include "cuda_checks/toolchain/Command.h"

#include "cuda_checks/toolchain/NvccFlags.h"
#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

#include <algorithm>
#include <array>

namespace vramlint::cuda {

namespace {

bool startsWith(std::string_view Text, std::string_view Prefix) {
  return Text.substr(0, Prefix.size()) == Prefix;
}

template <size_t N>
bool isOneOf(std::string_view Word,
             const std::array<std::string_view, N> &Words) {
  return std::find(Words.begin(), Words.end(), Word) != Words.end();
}

/// The words of a response file, or nothing if it cannot be read.
std::optional<std::vector<std::string>> readWords(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return std::nullopt;
  llvm::BumpPtrAllocator Allocator;
  llvm::StringSaver Saver(Allocator);
  llvm::SmallVector<const char *, 32> Words;
  llvm::cl::TokenizeGNUCommandLine((*Buffer)->getBuffer(), Saver, Words);
  return std::vector<std::string>(Words.begin(), Words.end());
}

/// Where the compiler itself stands in the command, behind launchers.
size_t compilerIndex(const std::vector<std::string> &Command) {
  constexpr std::array<std::string_view, 7> Launchers = {
      "ccache", "sccache", "distcc", "icecc", "buildcache", "env", "time"};
  size_t I = 0;
  while (I + 1 < Command.size()) {
    llvm::StringRef Name = llvm::sys::path::filename(Command[I]);
    const bool IsAssignment = I > 0 && Name.contains('=');
    if (!IsAssignment && !isOneOf(Name, Launchers))
      break;
    ++I;
  }
  return I;
}

/// GCC and Clang: everything may stay but what names files, writes files,
/// chooses the phase or would stop on a warning.
class HostCommand {
public:
  explicit HostCommand(ParseCommand &Result) : Result(Result) {}

  void read(const std::vector<std::string> &Words) {
    for (size_t I = 0; I < Words.size(); ++I) {
      const std::string &Word = Words[I];
      const std::string *Next = I + 1 < Words.size() ? &Words[I + 1] : nullptr;
      if (Word == "--")
        break;
      if (Word == "-x" && Next) {
        language(*Next);
        ++I;
      } else if (startsWith(Word, "-x") && Word.size() > 2) {
        language(std::string_view(Word).substr(2));
      } else if (startsWith(Word, "--cuda-path=")) {
        Result.CudaPath = Word.substr(12);
      } else if (isOneOf(Word, DroppedWithValue)) {
        ++I;
      } else if (isDropped(Word)) {
        continue;
      } else if (isOneOf(Word, KeptWithValue) && Next) {
        Result.Flags.insert(Result.Flags.end(), {Word, *Next});
        ++I;
      } else if (startsWith(Word, "-")) {
        Result.Flags.push_back(Word);
      }
    }
  }

private:
  static constexpr std::array<std::string_view, 9> DroppedWithValue = {
      "-o",       "-MF",      "-MT", "-MQ",      "-MJ",
      "--output", "-Xlinker", "-z",  "-dumpbase"};
  static constexpr std::array<std::string_view, 17> KeptWithValue = {
      "-I",           "-D",      "-U",         "-include",  "-imacros",
      "-isystem",     "-iquote", "-idirafter", "-isysroot", "-iprefix",
      "-iwithprefix", "-Xclang", "-target",    "-arch",     "-F",
      "--sysroot",    "-mllvm"};
  static constexpr std::array<std::string_view, 18> DroppedPrefixes = {
      "-W",          "-M",        "-o",       "-l",
      "-L",          "-g",        "--cuda-",  "--offload-",
      "-save-temps", "-fmodules", "-fplugin", "-fsanitize",
      "-flto",       "-fprofile", "-Xcuda-",  "-fdiagnostics",
      "-fgpu-rdc",   "--no-cuda-"};
  static constexpr std::array<std::string_view, 9> Dropped = {
      "-c", "-S",        "-E", "-v", "-pipe", "-pedantic", "-pedantic-errors",
      "-s", "-emit-llvm"};

  static bool isDropped(std::string_view Word) {
    const bool IsPreprocessorList = startsWith(Word, "-Wp,");
    return !IsPreprocessorList &&
           (isOneOf(Word, Dropped) ||
            std::any_of(DroppedPrefixes.begin(), DroppedPrefixes.end(),
                        [&](std::string_view Prefix) {
                          return startsWith(Word, Prefix);
                        }));
  }

  void language(std::string_view Name) {
    if (Name == "cuda" || Name == "hip" || Name == "cu")
      Result.Language = SourceLanguage::Cuda;
    else if (Name == "c")
      Result.Language = SourceLanguage::C;
    else if (Name == "c++")
      Result.Language = SourceLanguage::Cxx;
  }

  ParseCommand &Result;
};

} // namespace

std::optional<SourceLanguage> languageOf(std::string_view File) {
  const size_t Dot = File.rfind('.');
  if (Dot == std::string_view::npos)
    return std::nullopt;
  std::string_view Ending = File.substr(Dot);
  if (Ending == ".cu" || Ending == ".hip")
    return SourceLanguage::Cuda;
  if (Ending == ".c")
    return SourceLanguage::C;
  if (Ending == ".cpp" || Ending == ".cc" || Ending == ".cxx" ||
      Ending == ".c++" || Ending == ".C" || Ending == ".CPP")
    return SourceLanguage::Cxx;
  return std::nullopt;
}

std::vector<std::string> expandResponseFiles(std::vector<std::string> Command,
                                             const std::string &Directory) {
  // A response file may name another; the bound ends one that names itself.
  unsigned Budget = 20;
  for (size_t I = 1; I < Command.size() && Budget > 0;) {
    const bool IsOption =
        Command[I] == "--options-file" || Command[I] == "-optf";
    size_t Count = 1;
    std::string File;
    if (IsOption && I + 1 < Command.size()) {
      File = Command[I + 1];
      Count = 2;
    } else if (Command[I].size() > 1 && Command[I][0] == '@') {
      File = Command[I].substr(1);
    } else if (startsWith(Command[I], "--options-file=")) {
      File = Command[I].substr(15);
    } else {
      ++I;
      continue;
    }
    --Budget;
    auto Words = readWords(absolutePath(File, Directory));
    if (!Words) {
      I += Count;
      continue;
    }
    Command.erase(Command.begin() + I, Command.begin() + I + Count);
    Command.insert(Command.begin() + I, Words->begin(), Words->end());
  }
  return Command;
}

ParseCommand translateCommand(const std::vector<std::string> &Command,
                              const std::string &Directory,
                              std::string_view File) {
  ParseCommand Result;
  Result.Language = languageOf(File).value_or(SourceLanguage::Cxx);
  if (Command.empty())
    return Result;
  std::vector<std::string> Words = expandResponseFiles(Command, Directory);
  const size_t Compiler = compilerIndex(Words);
  const std::string Path = Words[Compiler];
  const llvm::StringRef Name = llvm::sys::path::stem(Path);
  Words.erase(Words.begin(), Words.begin() + Compiler + 1);

  if (Name == "nvcc") {
    if (llvm::sys::path::has_parent_path(Path))
      Result.CudaPath =
          llvm::sys::path::parent_path(llvm::sys::path::parent_path(Path))
              .str();
    translateNvcc(Words, Result);
    return Result;
  }
  // A second pass of Clang's own flags is what an nvcc wrapper script leaves,
  // so only the flags decide, not the compiler's name.
  HostCommand(Result).read(Words);
  return Result;
}

} // namespace vramlint::cuda
