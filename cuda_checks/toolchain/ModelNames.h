// The names of the modelled functions, for scans of source text.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_MODELNAMES_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_MODELNAMES_H

#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/models/ResourceModels.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace vramlint::cuda {

/// A set of identifiers that a text is searched for. Immutable.
class ModelNames {
public:
  explicit ModelNames(const ResourceModels &Models);

  /// Whether one of the names stands in the text as a word, with or without the
  /// suffixes that headers add (`cuMemAlloc_v2`); in comments and strings too.
  bool occurIn(llvm::StringRef Text) const;
  /// Whether this identifier, however versioned, is an acquire function.
  bool isAcquire(llvm::StringRef Identifier) const;

private:
  llvm::StringSet<> Names;
  bool FirstLetters[256] = {};
};

/// What all units of a run share.
class ModelSet {
public:
  explicit ModelSet(ResourceModels All)
      : Models(std::move(All)), Names(Models) {}
  const ResourceModels Models;
  const ModelNames Names;
};

} // namespace vramlint::cuda

#endif
