// Declarations of the GPU libraries that come with vramlint, for machines
// without them, and the few files that a real CUDA toolkit lacks for Clang 19.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_BUNDLED_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_BUNDLED_H

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace vramlint::cuda {

/// Folders that exist only in the file system that `addBundledFiles` extends.
/// The names are shown in messages about headers, so they say where they come
/// from.
constexpr const char *BundledFolder = "/vramlint-bundled/include";
constexpr const char *ShimFolder = "/vramlint-bundled/shim";
/// Helpers that many programs include from the CUDA samples and few ship. Not
/// part of any library, so a project's own file of the same name comes first.
constexpr const char *StandInsFolder = "/vramlint-bundled/include/standins";
/// The macros by which programs recognise nvcc; read after a toolkit's headers.
constexpr const char *BundledNvcc = "vramlint/nvcc.h";
/// Read before every CUDA file when no toolkit is there, as Clang does with its
/// own wrapper when there is one.
/// Named as the include path has it, so that it counts as a system's header.
constexpr const char *BundledWrapper = "vramlint/cuda_wrapper.h";
/// Declares every GPU name there is; for a second try on files whose own
/// headers are missing.
constexpr const char *BundledEverything = "vramlint/everything.h";

/// An empty file: the main file of the precompiled prelude. Whoever reads that
/// needs to find it, too.
constexpr const char *EmptyFile = "/vramlint-bundled/prelude.cu";

/// Puts the bundled headers into `Files`. Their text is not copied.
void addBundledFiles(llvm::vfs::InMemoryFileSystem &Files);

/// Changes with the text of any bundled header.
uint64_t bundledHash();

/// Calls `Visit` with the path below /vramlint-bundled and the text of each.
void forEachBundled(
    llvm::function_ref<void(llvm::StringRef Path, llvm::StringRef Text)> Visit);

/// Whether a header of this name is bundled ("cuda_runtime.h",
/// "hip/hip_runtime.h").
bool isBundled(llvm::StringRef Header);

} // namespace vramlint::cuda

#endif
