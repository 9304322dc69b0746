// The scan that saves parsing files which have nothing to do with a GPU.
#include "cuda_checks/CudaChecks.h"

#include "cuda_checks/toolchain/BuildHints.h"
#include "cuda_checks/toolchain/DeviceBodies.h"
#include "cuda_checks/toolchain/IncludeWalk.h"
#include "cuda_checks/toolchain/Job.h"
#include "cuda_checks/toolchain/ModelNames.h"

namespace vramlint::cuda {

/// A program that trains or runs models with LibTorch.
static bool runsModels(llvm::StringRef Text) {
  return Text.contains("torch") &&
         (Text.contains(".backward(") || Text.contains("->backward(") ||
          Text.contains("eval()") || Text.contains("train(false)") ||
          Text.contains("jit::load"));
}

bool mayMatter(const Unit &U, const Config &C, const ModelSet &Models) {
  IncludeSearch Search;
  Search.Root = C.Root;
  const std::string Directory = U.Directory.empty() ? C.Root : U.Directory;
  const std::string File = absoluteFile(U, C);
  Search.Folders = includeFolders(
      translateCommand(U.Command, Directory, File).Flags, Directory);
  Search.Guess = U.Command.empty();
  if (Search.Guess) {
    const BuildHints Hints = findBuildHints(File, C.Root);
    Search.Folders.insert(Search.Folders.end(), Hints.Folders.begin(),
                          Hints.Folders.end());
  }
  bool Found = false;
  walkIncludes(File, U.Text, Search, [&](llvm::StringRef Text) {
    Found = Models.Names.occurIn(Text) || allocatesOnDevice(Text) ||
            runsModels(Text);
    return !Found;
  });
  return Found;
}

} // namespace vramlint::cuda
