// Which files have device functions whose bodies are worth reading.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_DEVICEBODIES_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_DEVICEBODIES_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace vramlint::cuda {

/// Whether the body of a device function in this text names `malloc` or `new`.
/// Reads words and braces only, so that comments and strings may count: a body
/// that is read in vain costs time and nothing else.
bool allocatesOnDevice(llvm::StringRef Text);

/// The answer for the file that a function stands in, found once per file. All
/// device functions of such a file are read: they call each other.
class DeviceBodies {
public:
  bool matter(clang::SourceLocation Function,
              const clang::SourceManager &Sources);

private:
  llvm::DenseMap<clang::FileID, bool> Known;
};

} // namespace vramlint::cuda

#endif
