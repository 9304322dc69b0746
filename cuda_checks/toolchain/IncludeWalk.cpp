#include "cuda_checks/toolchain/IncludeWalk.h"

#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <deque>

namespace vramlint::cuda {

namespace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// A project's header tree has no end worth knowing; past this many files the
/// rest is taken as unknown.
constexpr unsigned MaxFiles = 400;
/// How far above a file's folder its headers may lie.
constexpr unsigned MaxLevels = 6;

/// Headers of the language and the system; the project is not searched for
/// those.
bool isSystemHeader(llvm::StringRef Name) {
  if (!path::has_extension(Name))
    return true;
  return isBundled(Name) || fs::exists(absolutePath(Name, "/usr/include")) ||
         fs::exists(absolutePath(Name, "/usr/include/x86_64-linux-gnu"));
}

class Walker {
public:
  Walker(const IncludeSearch &Search,
         llvm::function_ref<bool(llvm::StringRef)> Visit)
      : Search(Search), Visit(Visit) {}

  std::vector<std::string> run(const std::string &File,
                               const std::optional<std::string> &Text) {
    MainFolder = path::parent_path(File).str();
    Queue.push_back(File);
    Seen.insert(File);
    for (unsigned Count = 0; !Queue.empty() && Count < MaxFiles; ++Count) {
      std::string Next = std::move(Queue.front());
      Queue.pop_front();
      if (Count == 0 && Text) {
        if (!read(Next, *Text))
          break;
        continue;
      }
      auto Buffer = llvm::MemoryBuffer::getFile(Next);
      if (Buffer && !read(Next, (*Buffer)->getBuffer()))
        break;
    }
    return std::move(Guessed);
  }

private:
  bool read(const std::string &File, llvm::StringRef Text) {
    if (!Visit(Text))
      return false;
    const std::string Folder = path::parent_path(File).str();
    for (const IncludeLine &Line : includeLines(Text))
      if (auto Found = resolve(Line, Folder);
          Found && Seen.insert(*Found).second)
        Queue.push_back(*Found);
    return true;
  }

  std::optional<std::string> resolve(const IncludeLine &Line,
                                     const std::string &Folder) {
    if (path::is_absolute(Line.Name))
      return std::nullopt;
    if (Line.IsQuoted)
      if (std::string Beside = absolutePath(Line.Name, Folder); isOurs(Beside))
        return Beside;
    for (const std::vector<std::string> *Folders :
         {&Search.Folders,
          static_cast<const std::vector<std::string> *>(&Guessed)})
      for (const std::string &Candidate : *Folders)
        if (std::string Path = absolutePath(Line.Name, Candidate); isOurs(Path))
          return Path;
    if (!Search.Guess || isSystemHeader(Line.Name) ||
        !Missing.insert(Line.Name).second)
      return std::nullopt;
    return guess(Line.Name, Folder);
  }

  /// Looks in the folders above the file, and in the folders inside those and
  /// their include folders: nearest first.
  std::optional<std::string> guess(llvm::StringRef Name,
                                   const std::string &From) {
    std::string Level = From;
    for (unsigned I = 0; I < MaxLevels && isInside(Level, Search.Root); ++I) {
      for (const std::string &Candidate : candidates(Level))
        if (std::string Path = absolutePath(Name, Candidate); isFile(Path)) {
          Guessed.push_back(Candidate);
          return Path;
        }
      Level = path::parent_path(Level).str();
    }
    return std::nullopt;
  }

  /// The folders of one level that may hold headers, read once.
  const std::vector<std::string> &candidates(const std::string &Level) {
    auto [Entry, IsNew] = Levels.try_emplace(Level);
    std::vector<std::string> &Folders = Entry->second;
    if (!IsNew)
      return Folders;
    std::vector<std::string> Inner;
    std::error_code Error;
    for (fs::directory_iterator I(Level, Error), End; I != End && !Error;
         I.increment(Error)) {
      const bool IsFolder = I->type() == fs::file_type::directory_file;
      if (IsFolder && !path::filename(I->path()).starts_with("."))
        Inner.push_back(I->path());
    }
    std::sort(Inner.begin(), Inner.end());
    Folders = {Level, absolutePath("include", Level)};
    // A folder of hundreds is a collection of programs, not a project's layout.
    if (Inner.size() <= 60)
      for (const std::string &Folder : Inner) {
        Folders.push_back(Folder);
        Folders.push_back(absolutePath("include", Folder));
      }
    else
      for (llvm::StringRef Usual : {"inc", "src", "common", "Common", "utils"})
        Folders.push_back(absolutePath(Usual, Level));
    return Folders;
  }

  bool isFile(const std::string &Path) const {
    return fs::is_regular_file(Path);
  }
  bool isOurs(const std::string &Path) const {
    return isInside(Path, Search.Root) && isFile(Path);
  }

  const IncludeSearch &Search;
  llvm::function_ref<bool(llvm::StringRef)> Visit;
  std::string MainFolder;
  std::deque<std::string> Queue;
  llvm::StringSet<> Seen, Missing;
  llvm::StringMap<std::vector<std::string>> Levels;
  std::vector<std::string> Guessed;
};

} // namespace

std::vector<IncludeLine> includeLines(llvm::StringRef Text) {
  std::vector<IncludeLine> Lines;
  for (size_t At = Text.find('#'); At != llvm::StringRef::npos;
       At = Text.find('#', At + 1)) {
    llvm::StringRef Rest = Text.substr(At + 1).ltrim(" \t");
    if (!Rest.consume_front("include"))
      continue;
    Rest = Rest.ltrim(" \t");
    const char Close = Rest.starts_with("<")    ? '>'
                       : Rest.starts_with("\"") ? '"'
                                                : '\0';
    const size_t End = Rest.find_first_of(">\"\n", 1);
    if (!Close || End == llvm::StringRef::npos || Rest[End] != Close)
      continue;
    Lines.push_back({Rest.substr(1, End - 1), Close == '"'});
  }
  return Lines;
}

std::vector<std::string>
walkIncludes(const std::string &File, const std::optional<std::string> &Text,
             const IncludeSearch &Search,
             llvm::function_ref<bool(llvm::StringRef)> Visit) {
  return Walker(Search, Visit).run(File, Text);
}

} // namespace vramlint::cuda
