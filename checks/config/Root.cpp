#include "checks/config/Config.h"
#include "checks/config/ConfigFiles.h"

#include <filesystem>

namespace vramlint {

namespace fs = std::filesystem;

namespace {

fs::path startFolder(const std::string &From) {
  std::error_code Error;
  fs::path Path = fs::weakly_canonical(fs::absolute(From, Error), Error);
  if (!fs::is_directory(Path, Error))
    Path = Path.parent_path();
  return Path;
}

template <typename Predicate>
std::optional<fs::path> nearestAbove(fs::path Folder, Predicate Holds) {
  for (;; Folder = Folder.parent_path()) {
    if (Holds(Folder))
      return Folder;
    if (!Folder.has_relative_path())
      return std::nullopt;
  }
}

} // namespace

std::string findProjectRoot(const std::string &From) {
  std::error_code Error;
  fs::path Start = startFolder(From);
  if (auto Configured = nearestAbove(Start, hasConfiguration))
    return Configured->string();
  if (auto Repository = nearestAbove(Start, [&](const fs::path &Folder) {
        return fs::exists(Folder / ".git", Error);
      }))
    return Repository->string();
  // A path outside the current folder has no root-relative name below it, so
  // its own folder is the better root then.
  fs::path Current = fs::canonical(fs::current_path(Error), Error);
  if (!startsWithPath(Start, Current))
    return Start.string();
  return Current.string();
}

bool startsWithPath(const fs::path &Path, const fs::path &Prefix) {
  auto P = Path.begin();
  for (const fs::path &Part : Prefix)
    if (P == Path.end() || *P++ != Part)
      return false;
  return true;
}

} // namespace vramlint
