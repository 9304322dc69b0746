#include "cuda_checks/toolchain/Invocation.h"

#include "cuda_checks/toolchain/Bundled.h"

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/Utils.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace vramlint::cuda {

/// Where the build found them, or beside the binary for one that was moved.
const std::string &resourceDir() {
  static const std::string Folder = [] {
    if (llvm::sys::fs::is_directory(VRAMLINT_CLANG_RESOURCE_DIR))
      return std::string(VRAMLINT_CLANG_RESOURCE_DIR);
    static int Anchor;
    llvm::SmallString<256> Path(
        llvm::sys::fs::getMainExecutable("vramlint", &Anchor));
    llvm::sys::path::remove_filename(Path);
    llvm::sys::path::append(Path, "..", "lib", "clang", "19");
    return std::string(Path);
  }();
  return Folder;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem>
memoryFiles(const ParseJob &Job) {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  addBundledFiles(*Memory);
  if (Job.Text)
    Memory->addFile(Job.File, 0,
                    llvm::MemoryBuffer::getMemBuffer(*Job.Text, Job.File));
  return Memory;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
fileSystem(const ParseJob &Job,
           llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> Memory) {
  // Not the real file system: that one has the process's working folder, and
  // units are parsed side by side in different ones.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk =
      llvm::vfs::createPhysicalFileSystem().release();
  auto Overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Disk);
  Overlay->pushOverlay(Memory);
  Overlay->setCurrentWorkingDirectory(Job.Directory);
  return Overlay;
}

std::shared_ptr<clang::CompilerInvocation>
createInvocation(const ParseJob &Job, const std::vector<std::string> &Flags,
                 const std::string &File,
                 llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files) {
  std::vector<std::string> Arguments = {"/usr/bin/clang++", "-fsyntax-only"};
  Arguments.insert(Arguments.end(), Flags.begin(), Flags.end());
  for (const char *Flag : {"-w", "-Wno-everything", "-ferror-limit=0",
                           "-fno-spell-checking", "-fno-caret-diagnostics",
                           "-fno-delayed-template-parsing", "-resource-dir"})
    Arguments.push_back(Flag);
  Arguments.push_back(resourceDir());
  Arguments.push_back("--");
  Arguments.push_back(File);
  std::vector<const char *> Pointers;
  for (const std::string &Argument : Arguments)
    Pointers.push_back(Argument.c_str());

  // What the driver has to say about flags is no error in the user's code.
  clang::IgnoringDiagConsumer Ignore;
  clang::CreateInvocationOptions Options;
  Options.VFS = Files;
  Options.RecoverOnError = true;
  Options.Diags = clang::CompilerInstance::createDiagnostics(
      new clang::DiagnosticOptions, &Ignore, /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> Invocation =
      clang::createInvocation(Pointers, Options);
  if (!Invocation)
    return nullptr;
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getFrontendOpts().SkipFunctionBodies = true;
  Invocation->getFileSystemOpts().WorkingDir = Job.Directory;
  return Invocation;
}

bool skipsBody(const clang::Decl &D, const clang::SourceManager &Sources) {
  if (Sources.isInSystemHeader(D.getLocation()))
    return true;
  // A template's attributes stand at the function inside of it.
  const clang::FunctionDecl *Function = D.getAsFunction();
  if (!Function)
    return false;
  return Function->hasAttr<clang::CUDAGlobalAttr>() ||
         (Function->hasAttr<clang::CUDADeviceAttr>() &&
          !Function->hasAttr<clang::CUDAHostAttr>());
}

} // namespace vramlint::cuda
