#include "cuda_checks/tidy/SharedAnalysis.h"

#include "cuda_checks/rules/Rules.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"

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
