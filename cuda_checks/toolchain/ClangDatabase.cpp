// What `vramlint compdb` writes: commands that stock Clang tools take.
#include "cuda_checks/CudaChecks.h"

#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/Job.h"
#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/StringRef.h"

#include <nlohmann/json.hpp>

namespace vramlint::cuda {

namespace {

/// The folder that the bundled headers have inside vramlint.
constexpr llvm::StringLiteral Inside = "/vramlint-bundled/";

std::string moved(std::string Text, const std::string &Folder) {
  for (size_t At = Text.find(Inside); At != std::string::npos;
       At = Text.find(Inside, At + Folder.size() + 1))
    Text.replace(At, Inside.size(), Folder + "/");
  return Text;
}

} // namespace

ClangDatabase translateDatabase(const std::vector<Unit> &Units, const Config &C,
                                const std::string &HeaderFolder) {
  ClangDatabase Result;
  nlohmann::json Entries = nlohmann::json::array();
  for (const Unit &U : Units) {
    std::string Error;
    const ParseJob Job = makeJob(U, C, Error);
    if (!Error.empty() && Result.Errors.empty())
      Result.Errors.push_back({U.File, std::nullopt, Error, true});
    std::vector<std::string> Arguments = {"clang++"};
    for (const std::string &Header : Job.Prelude)
      Arguments.insert(Arguments.end(), {"-include", Header});
    for (const std::string &Flag : Job.Flags)
      Arguments.push_back(moved(Flag, HeaderFolder));
    Arguments.insert(Arguments.end(), {"-fsyntax-only", Job.File});
    Entries.push_back({{"directory", Job.Directory},
                       {"file", Job.File},
                       {"arguments", std::move(Arguments)}});
  }
  Result.Commands = Entries.dump(2) + "\n";
  forEachBundled([&](llvm::StringRef Path, llvm::StringRef Text) {
    Result.Headers[Path.str()] = moved(Text.str(), HeaderFolder);
  });
  return Result;
}

} // namespace vramlint::cuda
