#include "cuda_checks/tidy/SharedAnalysis.h"

#include "cuda_checks/rules/Rules.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <map>

namespace vramlint::cuda {

namespace {

/// The suppression comments of a file, clang-tidy's own NOLINT among them: that
/// one's scan knows less of ranges and of our codes.
std::vector<Suppression> suppressionsOf(const std::string &File,
                                        clang::SourceManager &Sources) {
  auto Entry = Sources.getFileManager().getFileRef(File);
  if (!Entry) {
    llvm::consumeError(Entry.takeError());
    return {};
  }
  auto Text = Sources.getMemoryBufferForFileOrNone(*Entry);
  if (!Text)
    return {};
  return scanCppSuppressions(
      std::string_view(Text->getBufferStart(), Text->getBufferSize()), File);
}

} // namespace

/// The file that a relative path means for the unit at hand.
static std::string resolved(llvm::StringRef Path, llvm::StringRef SourceFile) {
  if (llvm::sys::path::is_absolute(Path))
    return Path.str();
  llvm::SmallString<256> Folder(SourceFile);
  llvm::sys::fs::make_absolute(Folder);
  while (llvm::sys::path::has_relative_path(Folder)) {
    Folder = llvm::sys::path::parent_path(Folder);
    llvm::SmallString<256> Candidate(Folder);
    llvm::sys::path::append(Candidate, Path);
    if (llvm::sys::fs::is_regular_file(Candidate))
      return std::string(Candidate);
  }
  return Path.str();
}

std::string SharedAnalysis::useModels(const std::string &Paths,
                                      llvm::StringRef SourceFile) {
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  llvm::StringRef(Paths).split(Parts, ';', -1, /*KeepEmpty=*/false);
  std::string Files;
  for (const llvm::StringRef Part : Parts)
    Files += resolved(Part.trim(), SourceFile) + ";";
  if (Files == ModelFiles)
    return {};
  ModelFiles = Files;
  Models = ResourceModels::builtIn();
  Parts.clear();
  llvm::StringRef(ModelFiles).split(Parts, ';', -1, /*KeepEmpty=*/false);
  for (const llvm::StringRef File : Parts) {
    try {
      std::string Mistake = Models.add(readModelFile(File.str()));
      if (!Mistake.empty())
        return Mistake;
    } catch (const ConfigError &Error) {
      return Error.what();
    }
  }
  return {};
}

const std::vector<Finding> &SharedAnalysis::findings(clang::ASTContext &AST) {
  if (IsDone)
    return Found;
  IsDone = true;
  Config Everything;
  Everything.MaxLevel = Level::Extended;
  Found = runRules(AST, Models, Everything);
  std::map<std::string, std::vector<Suppression>> Comments;
  Found.erase(std::remove_if(Found.begin(), Found.end(),
                             [&](const Finding &F) {
                               auto [It, IsNew] =
                                   Comments.try_emplace(F.Where.File);
                               if (IsNew)
                                 It->second = suppressionsOf(
                                     F.Where.File, AST.getSourceManager());
                               return isSuppressed(F, It->second);
                             }),
              Found.end());
  return Found;
}

} // namespace vramlint::cuda
