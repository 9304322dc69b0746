// The options of nvcc that decide how a file is read.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_NVCCFLAGS_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_NVCCFLAGS_H

#include "cuda_checks/toolchain/Command.h"

namespace vramlint::cuda {

/// Adds the Clang flags that mean the same as nvcc's `Words` (without the
/// compiler itself). Only options known to change how source is read are
/// carried over: nvcc has many, and gets new ones with each version, so unknown
/// ones are dropped.
void translateNvcc(const std::vector<std::string> &Words, ParseCommand &Result);

} // namespace vramlint::cuda

#endif
