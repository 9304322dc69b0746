#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace vramlint::cuda {

namespace path = llvm::sys::path;

std::string absolutePath(llvm::StringRef Path, llvm::StringRef Folder) {
  llvm::SmallString<256> Result;
  if (!path::is_absolute(Path))
    Result = Folder;
  path::append(Result, Path);
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return std::string(Result);
}

std::string relativePath(llvm::StringRef Path, llvm::StringRef Root) {
  auto P = path::begin(Path), PEnd = path::end(Path);
  auto R = path::begin(Root), REnd = path::end(Root);
  while (P != PEnd && R != REnd && *P == *R) {
    ++P;
    ++R;
  }
  std::string Result;
  for (; R != REnd; ++R)
    Result += "../";
  for (bool IsFirst = true; P != PEnd; ++P, IsFirst = false)
    Result += (IsFirst ? "" : "/") + P->str();
  return Result;
}

bool isInside(llvm::StringRef Path, llvm::StringRef Folder) {
  return Path.consume_front(Folder) && (Path.empty() || Path.starts_with("/"));
}

} // namespace vramlint::cuda
