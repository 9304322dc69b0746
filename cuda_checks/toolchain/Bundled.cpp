#include "cuda_checks/toolchain/Bundled.h"

#include "BundledHeaders.h"

#include "llvm/Support/MemoryBuffer.h"

namespace vramlint::cuda {

namespace {

/// Headers that Clang's CUDA wrapper includes although a toolkit may have none:
/// the first went away with CUDA 13, the second comes with cuRAND.
constexpr const char *Shims[] = {"texture_fetch_functions.h",
                                 "texture_indirect_functions.h",
                                 "curand_mtgp32_kernel.h"};

} // namespace

void addBundledFiles(llvm::vfs::InMemoryFileSystem &Files) {
  for (unsigned I = 0; I < BundledHeadersCount; ++I) {
    const EmbeddedFile &File = BundledHeaders[I];
    llvm::StringRef Text(File.Text.data(), File.Text.size());
    Files.addFile(std::string(BundledFolder) + "/" + std::string(File.Name), 0,
                  llvm::MemoryBuffer::getMemBuffer(Text, File.Name));
  }
  for (const char *Shim : Shims)
    Files.addFile(std::string(ShimFolder) + "/" + Shim, 0,
                  llvm::MemoryBuffer::getMemBuffer("", Shim));
}

bool isBundled(llvm::StringRef Header) {
  for (unsigned I = 0; I < BundledHeadersCount; ++I)
    if (std::string(BundledHeaders[I].Name) == Header)
      return true;
  return false;
}

} // namespace vramlint::cuda
