#include "cuda_checks/toolchain/Toolkit.h"

#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#include <algorithm>

namespace vramlint::cuda {

namespace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string inside(llvm::StringRef Folder, llvm::StringRef Rest) {
  return absolutePath(Rest, Folder);
}

unsigned versionOf(const std::string &Include) {
  auto Buffer = llvm::MemoryBuffer::getFile(inside(Include, "cuda.h"));
  if (!Buffer)
    return 0;
  constexpr llvm::StringLiteral Define = "#define CUDA_VERSION ";
  llvm::StringRef Text = (*Buffer)->getBuffer();
  const size_t At = Text.find(Define);
  unsigned Version = 0;
  if (At == llvm::StringRef::npos ||
      Text.substr(At + Define.size()).ltrim().consumeInteger(10, Version))
    return 0;
  return Version;
}

/// pip spreads a toolkit over one folder per package.
void addNeighbours(const std::string &Include, CudaToolkit &Toolkit) {
  const std::string Packages =
      path::parent_path(path::parent_path(Include)).str();
  std::error_code Error;
  std::vector<std::string> Found;
  for (fs::directory_iterator I(Packages, Error), End; I != End && !Error;
       I.increment(Error)) {
    std::string Neighbour = inside(I->path(), "include");
    if (Neighbour != Include && fs::is_directory(Neighbour))
      Found.push_back(std::move(Neighbour));
  }
  std::sort(Found.begin(), Found.end());
  Toolkit.Includes.insert(Toolkit.Includes.end(), Found.begin(), Found.end());
}

std::optional<CudaToolkit> fromInclude(const std::string &Include) {
  if (!fs::exists(inside(Include, "cuda_runtime.h")))
    return std::nullopt;
  CudaToolkit Toolkit;
  Toolkit.Includes.push_back(Include);
  if (!fs::exists(inside(Include, "crt/host_defines.h")))
    addNeighbours(Include, Toolkit);
  const std::vector<std::string> Roots = Toolkit.Includes;
  for (const std::string &Root : Roots)
    if (std::string Cccl = inside(Root, "cccl"); fs::is_directory(Cccl))
      Toolkit.Includes.push_back(std::move(Cccl));
  const bool HasCrt =
      std::any_of(Toolkit.Includes.begin(), Toolkit.Includes.end(),
                  [](const std::string &Folder) {
                    return fs::exists(inside(Folder, "crt/host_defines.h"));
                  });
  Toolkit.Version = versionOf(Include);
  if (!HasCrt || Toolkit.Version < 9000)
    return std::nullopt;
  return Toolkit;
}

} // namespace

std::optional<CudaToolkit> toolkitAt(const std::string &Path) {
  for (llvm::StringRef Rest :
       {"include", "", "targets/x86_64-linux/include", "cuda_runtime/include",
        "cu13/include", "cu12/include"}) {
    std::string Include = Rest.empty() ? Path : inside(Path, Rest);
    if (auto Toolkit = fromInclude(Include))
      return Toolkit;
  }
  return std::nullopt;
}

std::optional<CudaToolkit> discoverToolkit() {
  std::vector<std::string> Candidates;
  for (const char *Variable : {"CUDA_PATH", "CUDA_HOME"})
    if (auto Value = llvm::sys::Process::GetEnv(Variable);
        Value && !Value->empty())
      Candidates.push_back(*Value);
  if (auto Nvcc = llvm::sys::findProgramByName("nvcc")) {
    llvm::SmallString<256> Real;
    if (!fs::real_path(*Nvcc, Real))
      Candidates.push_back(path::parent_path(path::parent_path(Real)).str());
  }
  Candidates.push_back("/usr/local/cuda");
  std::error_code Error;
  std::vector<std::string> Versioned;
  for (fs::directory_iterator I("/usr/local", Error), End; I != End && !Error;
       I.increment(Error))
    if (path::filename(I->path()).starts_with("cuda-"))
      Versioned.push_back(I->path());
  std::sort(Versioned.rbegin(), Versioned.rend());
  Candidates.insert(Candidates.end(), Versioned.begin(), Versioned.end());
  for (const std::string &Candidate : Candidates)
    if (auto Toolkit = toolkitAt(Candidate))
      return Toolkit;
  return std::nullopt;
}

} // namespace vramlint::cuda
