// Path arithmetic, without touching a disk and without a working folder.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PATHS_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_PATHS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace vramlint::cuda {

/// `Path` seen from `Folder`, unless it is absolute; without "." and "..".
std::string absolutePath(llvm::StringRef Path, llvm::StringRef Folder);

/// `Path` as written below `Root`, with leading "../" where it lies outside.
/// Both are absolute.
std::string relativePath(llvm::StringRef Path, llvm::StringRef Root);

/// Whether `Path` is `Folder` or lies inside of it.
bool isInside(llvm::StringRef Path, llvm::StringRef Folder);

} // namespace vramlint::cuda

#endif
