// What every use of Clang in this process shares: the file system it sees, its
// command line, and which function bodies it reads.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_INVOCATION_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_INVOCATION_H

#include "cuda_checks/toolchain/Parse.h"

#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <memory>

namespace clang {
class Decl;
class SourceManager;
} // namespace clang

namespace vramlint::cuda {

/// The disk, the bundled headers, and `Job.Text` in the place of its file.
llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem>
memoryFiles(const ParseJob &Job);
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
fileSystem(const ParseJob &Job,
           llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> Memory);

/// Clang's invocation for these driver flags, or null.
/// \param Flags instead of `Job.Flags`; the prelude is not part of them.
std::shared_ptr<clang::CompilerInvocation>
createInvocation(const ParseJob &Job, const std::vector<std::string> &Flags,
                 const std::string &File,
                 llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files);

/// Clang's own folder of headers.
const std::string &resourceDir();

/// Whether no analysis looks into this function.
bool skipsBody(const clang::Decl &D, const clang::SourceManager &Sources);

} // namespace vramlint::cuda

#endif
