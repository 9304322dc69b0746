// Finds CUDA headers, however they were installed.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_TOOLKIT_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_TOOLKIT_H

#include <optional>
#include <string>
#include <vector>

namespace vramlint::cuda {

/// Headers of one CUDA toolkit. Unlike Clang's own detection this takes a
/// headers-only installation: nothing beside the headers is needed to read
/// code.
struct CudaToolkit {
  /// Folders for the include path, the one with cuda_runtime.h first.
  std::vector<std::string> Includes;
  unsigned Version = 0; ///< CUDA_VERSION of its cuda.h, such as 12090.
};

/// The toolkit at `Path`: an installation prefix, an include folder, pip's
/// `nvidia` folder or a folder inside that. Nothing if the headers there are
/// not enough to parse with (some packages lack the crt folder).
std::optional<CudaToolkit> toolkitAt(const std::string &Path);

/// The toolkit of this machine: CUDA_PATH, CUDA_HOME, nvcc on the PATH,
/// /usr/local/cuda and its versioned neighbours, in this order.
std::optional<CudaToolkit> discoverToolkit();

} // namespace vramlint::cuda

#endif
