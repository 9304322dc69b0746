#include "cuda_checks/toolchain/Parse.h"

#include "cuda_checks/toolchain/DeviceBodies.h"
#include "cuda_checks/toolchain/ErrorCollector.h"
#include "cuda_checks/toolchain/Invocation.h"
#include "cuda_checks/toolchain/PrecompiledHeader.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"

namespace vramlint::cuda {

namespace {

using AnalyseFunction =
    llvm::function_ref<void(clang::ASTContext &, const ParseOutcome &)>;

/// Notes which stretches of the main file the preprocessor left out.
class SkippedRanges : public clang::PPCallbacks {
public:
  SkippedRanges(const clang::SourceManager &Sources, ParseOutcome &Outcome)
      : Sources(Sources), Outcome(Outcome) {}
  void SourceRangeSkipped(clang::SourceRange Range,
                          clang::SourceLocation) override {
    const auto [File, Begin] = Sources.getDecomposedLoc(Range.getBegin());
    const auto [EndFile, End] = Sources.getDecomposedLoc(Range.getEnd());
    if (File == Sources.getMainFileID() && EndFile == File)
      Outcome.SkippedRanges.push_back({Begin, End});
  }

private:
  const clang::SourceManager &Sources;
  ParseOutcome &Outcome;
};

class Consumer : public clang::ASTConsumer {
public:
  Consumer(AnalyseFunction Analyse, ParseOutcome &Outcome)
      : Analyse(Analyse), Outcome(Outcome) {}

  void Initialize(clang::ASTContext &Context) override {
    Sources = &Context.getSourceManager();
  }

  bool shouldSkipFunctionBody(clang::Decl *D) override {
    return skipsBody(*D, *Sources) &&
           (Sources->isInSystemHeader(D->getLocation()) ||
            !Device.matter(D->getLocation(), *Sources));
  }

  void HandleTranslationUnit(clang::ASTContext &Context) override {
    // The declarations of a precompiled prelude are all of system headers;
    // walking over them would load every one from the disk.
    if (Context.getExternalSource()) {
      std::vector<clang::Decl *> Own;
      for (clang::Decl *D : Context.getTranslationUnitDecl()->noload_decls())
        if (!D->isFromASTFile())
          Own.push_back(D);
      Context.setTraversalScope(Own);
    }
    Outcome.Parsed = true;
    Analyse(Context, Outcome);
  }

private:
  AnalyseFunction Analyse;
  ParseOutcome &Outcome;
  const clang::SourceManager *Sources = nullptr;
  DeviceBodies Device;
};

class Action : public clang::ASTFrontendAction {
public:
  Action(AnalyseFunction Analyse, ParseOutcome &Outcome)
      : Analyse(Analyse), Outcome(Outcome) {}
  std::unique_ptr<clang::ASTConsumer>
  CreateASTConsumer(clang::CompilerInstance &Compiler,
                    llvm::StringRef) override {
    Compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<SkippedRanges>(Compiler.getSourceManager(), Outcome));
    return std::make_unique<Consumer>(Analyse, Outcome);
  }

private:
  AnalyseFunction Analyse;
  ParseOutcome &Outcome;
};

/// \param Precompiled file that stands for the prelude, or empty.
ParseOutcome parseWith(const ParseJob &Job, const std::string &Precompiled,
                       AnalyseFunction Analyse) {
  ParseOutcome Outcome;
  auto Files = fileSystem(Job, memoryFiles(Job));
  std::vector<std::string> Flags;
  if (Precompiled.empty())
    for (const std::string &Header : Job.Prelude)
      Flags.insert(Flags.end(), {"-include", Header});
  Flags.insert(Flags.end(), Job.Flags.begin(), Job.Flags.end());
  std::shared_ptr<clang::CompilerInvocation> Invocation =
      createInvocation(Job, Flags, Job.File, Files);
  if (!Invocation) {
    Outcome.FirstError = "no usable compiler command";
    return Outcome;
  }
  Invocation->getPreprocessorOpts().ImplicitPCHInclude = Precompiled;

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
  Action Run(Analyse, Outcome);
  Compiler.ExecuteAction(Run);
  return Outcome;
}

} // namespace

ParseOutcome parse(const ParseJob &Job, AnalyseFunction Analyse) {
  if (const std::string File = precompiledPrelude(Job); !File.empty()) {
    ParseOutcome Outcome = parseWith(Job, File, Analyse);
    if (Outcome.Parsed && !Outcome.PreludeUnusable)
      return Outcome;
    llvm::sys::fs::remove(File);
  }
  return parseWith(Job, "", Analyse);
}

} // namespace vramlint::cuda
