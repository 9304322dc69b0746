#include "cuda_checks/toolchain/Parse.h"

#include "cuda_checks/toolchain/Bundled.h"
#include "cuda_checks/toolchain/DeviceBodies.h"
#include "cuda_checks/toolchain/ErrorCollector.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/Utils.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace vramlint::cuda {

namespace {

using AnalyseFunction = llvm::function_ref<void(clang::ASTContext &)>;

class Consumer : public clang::ASTConsumer {
public:
  explicit Consumer(AnalyseFunction Analyse) : Analyse(Analyse) {}

  void Initialize(clang::ASTContext &Context) override {
    Sources = &Context.getSourceManager();
  }

  bool shouldSkipFunctionBody(clang::Decl *D) override {
    if (Sources->isInSystemHeader(D->getLocation()))
      return true;
    const bool IsDeviceOnly = D->hasAttr<clang::CUDAGlobalAttr>() ||
                              (D->hasAttr<clang::CUDADeviceAttr>() &&
                               !D->hasAttr<clang::CUDAHostAttr>());
    return IsDeviceOnly && !Device.matter(D->getLocation(), *Sources);
  }

  void HandleTranslationUnit(clang::ASTContext &Context) override {
    Analyse(Context);
  }

private:
  AnalyseFunction Analyse;
  const clang::SourceManager *Sources = nullptr;
  DeviceBodies Device;
};

class Action : public clang::ASTFrontendAction {
public:
  explicit Action(AnalyseFunction Analyse) : Analyse(Analyse) {}
  std::unique_ptr<clang::ASTConsumer>
  CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) override {
    return std::make_unique<Consumer>(Analyse);
  }

private:
  AnalyseFunction Analyse;
};

/// Clang's own headers (stddef.h and so on): where the build found them, or
/// beside the binary for one that was moved.
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

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
fileSystem(const ParseJob &Job) {
  // Not the real file system: that one has the process's working folder, and
  // units are parsed side by side in different ones.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk =
      llvm::vfs::createPhysicalFileSystem().release();
  auto Overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Disk);
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  addBundledFiles(*Memory);
  if (Job.Text)
    Memory->addFile(Job.File, 0,
                    llvm::MemoryBuffer::getMemBuffer(*Job.Text, Job.File));
  Overlay->pushOverlay(Memory);
  Overlay->setCurrentWorkingDirectory(Job.Directory);
  return Overlay;
}

std::vector<std::string> driverArguments(const ParseJob &Job) {
  std::vector<std::string> Arguments = {"/usr/bin/clang++", "-fsyntax-only"};
  Arguments.insert(Arguments.end(), Job.Flags.begin(), Job.Flags.end());
  for (const char *Flag : {"-w", "-Wno-everything", "-ferror-limit=0",
                           "-fno-spell-checking", "-fno-caret-diagnostics",
                           "-fno-delayed-template-parsing", "-resource-dir"})
    Arguments.push_back(Flag);
  Arguments.push_back(resourceDir());
  Arguments.push_back("--");
  Arguments.push_back(Job.File);
  return Arguments;
}

} // namespace

ParseOutcome parse(const ParseJob &Job, AnalyseFunction Analyse) {
  ParseOutcome Outcome;
  auto Files = fileSystem(Job);
  std::vector<std::string> Arguments = driverArguments(Job);
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
  if (!Invocation) {
    Outcome.FirstError = "no usable compiler command";
    return Outcome;
  }
  auto &Frontend = Invocation->getFrontendOpts();
  Frontend.DisableFree = false;
  Frontend.SkipFunctionBodies = true;
  Invocation->getFileSystemOpts().WorkingDir = Job.Directory;

  ErrorCollector Errors(Outcome);
  clang::CompilerInstance Compiler;
  Compiler.setInvocation(Invocation);
  Compiler.createDiagnostics(&Errors, /*ShouldOwnClient=*/false);
  // A missing header would otherwise end the instantiation of templates.
  Compiler.getDiagnostics().setFatalsAsError(true);
  Compiler.setFileManager(
      new clang::FileManager(Compiler.getFileSystemOpts(), Files));
  if (!Compiler.createTarget())
    return Outcome;
  Action Run([&](clang::ASTContext &Context) {
    Outcome.Parsed = true;
    Analyse(Context);
  });
  Compiler.ExecuteAction(Run);
  return Outcome;
}

} // namespace vramlint::cuda
