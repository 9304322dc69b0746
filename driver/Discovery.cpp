#include "driver/Discovery.h"

#include "driver/Languages.h"
#include "driver/Subprocess.h"

#include <fnmatch.h>

#include <algorithm>
#include <filesystem>

namespace vramlint::driver {

namespace fs = std::filesystem;

namespace {

bool isBelow(const std::string &File, const std::string &Folder) {
  return Folder == "." || (File.size() > Folder.size() &&
                           File.compare(0, Folder.size(), Folder) == 0 &&
                           File[Folder.size()] == '/');
}

/// A pattern excludes a file that it matches and everything below a folder that
/// it matches. `*` crosses slashes.
bool isExcluded(const std::string &File,
                const std::vector<std::string> &Patterns) {
  return std::any_of(
      Patterns.begin(), Patterns.end(), [&](std::string Pattern) {
        while (!Pattern.empty() && Pattern.back() == '/')
          Pattern.pop_back();
        for (size_t Slash = File.find('/'); Slash != std::string::npos;
             Slash = File.find('/', Slash + 1))
          if (fnmatch(Pattern.c_str(), File.substr(0, Slash).c_str(), 0) == 0)
            return true;
        return fnmatch(Pattern.c_str(), File.c_str(), 0) == 0;
      });
}

/// The files that git knows or would add, relative to `Folder`. The
/// repository's own configuration may name a program to run (core.fsmonitor);
/// analysed code is never executed, so it is switched off.
std::optional<std::vector<std::string>> gitFiles(const fs::path &Folder) {
  auto Output = outputOf({"git", "-C", Folder.string(), "-c",
                          "core.fsmonitor=false", "ls-files", "--cached",
                          "--others", "--exclude-standard", "-z"});
  if (!Output)
    return std::nullopt;
  std::vector<std::string> Files;
  for (size_t Start = 0; Start < Output->size();) {
    size_t End = std::min(Output->find('\0', Start), Output->size());
    Files.push_back(Output->substr(Start, End - Start));
    Start = End + 1;
  }
  return Files;
}

bool isPassedOver(const fs::directory_entry &Folder) {
  std::string Name = Folder.path().filename().string();
  std::error_code Error;
  return (Name.size() > 1 && Name[0] == '.') || Name == "__pycache__" ||
         Name == "node_modules" || Name == "site-packages" ||
         fs::exists(Folder.path() / "pyvenv.cfg", Error);
}

std::vector<std::string> walk(const fs::path &Folder) {
  std::vector<std::string> Files;
  std::error_code Error;
  auto Options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator It(Folder, Options, Error), End;
       !Error && It != End; It.increment(Error)) {
    std::error_code Ignored;
    if (It->is_directory(Ignored)) {
      if (isPassedOver(*It))
        It.disable_recursion_pending();
    } else if (It->is_regular_file(Ignored)) {
      Files.push_back(It->path().lexically_relative(Folder).generic_string());
    }
  }
  return Files;
}

std::vector<std::string> filesBelow(const fs::path &Folder) {
  if (auto Known = gitFiles(Folder)) {
    // An empty answer can also mean that the folder itself is ignored (a build
    // folder, a scratch copy): what the user named is then read as it stands.
    if (!Known->empty())
      return *Known;
  }
  return walk(Folder);
}

void addFolder(const fs::path &Folder, const std::string &Name, const Config &C,
               Selection &Into) {
  for (const std::string &File : filesBelow(Folder)) {
    std::string Relative = Name == "." ? File : Name + "/" + File;
    if (!isUnit(File) || isExcluded(Relative, C.Exclude))
      continue;
    std::error_code Error;
    // git also lists files that were deleted but not yet staged, and links that
    // lead nowhere or to a folder.
    if (!fs::is_regular_file(Folder / File, Error))
      continue;
    if (languageOf(File) == Language::Cpp && !hasCppFrontEnd()) {
      ++Into.SkippedCpp;
      continue;
    }
    Into.Named.insert(Relative);
  }
}

} // namespace

std::string relativeToRoot(const std::string &Path, const std::string &Root) {
  std::error_code Error;
  // The last part is kept as written: a symbolic link is analysed under the
  // name that the user gave.
  fs::path Absolute = fs::absolute(Path, Error).lexically_normal();
  fs::path Parent = fs::weakly_canonical(Absolute.parent_path(), Error);
  fs::path Full =
      Absolute.filename().empty() ? Parent : Parent / Absolute.filename();
  std::string Relative = Full.lexically_relative(Root).generic_string();
  return Relative.empty() ? "." : Relative;
}

bool Selection::reports(const std::string &File) const {
  return Named.count(File) ||
         std::any_of(Folders.begin(), Folders.end(), [&](const auto &Folder) {
           return isBelow(File, Folder) && File.compare(0, 3, "../") != 0;
         });
}

Selection discover(const std::vector<std::string> &Paths, const Config &C) {
  Selection Result;
  for (const std::string &Path : Paths) {
    std::error_code Error;
    std::string Name = relativeToRoot(Path, C.Root);
    fs::file_status Status = fs::status(Path, Error);
    if (fs::is_directory(Status)) {
      Result.Folders.push_back(Name);
      addFolder(fs::canonical(Path, Error), Name, C, Result);
      continue;
    }
    std::string Problem;
    if (!fs::exists(Status))
      Problem = fs::is_symlink(fs::symlink_status(Path, Error))
                    ? "is a symbolic link to nothing"
                    : "no such file or folder";
    else if (!fs::is_regular_file(Status))
      Problem = "is not a regular file";
    else if (!isAnalysable(Path))
      Problem =
          "is neither C, C++, CUDA or HIP source nor Python nor a notebook";
    else if (languageOf(Path) == Language::Cpp && !hasCppFrontEnd())
      Problem = "is C++, and this vramlint was built without its C++ front end";
    if (Problem.empty())
      Result.Named.insert(Name);
    else
      Result.Errors.push_back({Name, std::nullopt, Problem, false});
  }
  Result.Files.assign(Result.Named.begin(), Result.Named.end());
  return Result;
}

std::vector<std::string> projectFiles(const Config &C) {
  Selection All;
  addFolder(C.Root, ".", C, All);
  return {All.Named.begin(), All.Named.end()};
}

} // namespace vramlint::driver
