#include "cuda_checks/toolchain/ErrorCollector.h"

#include "clang/AST/DeclarationName.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringExtras.h"

namespace vramlint::cuda {

namespace {

/// A name that a diagnostic speaks of, whichever way the diagnostic carries it.
std::string nameIn(const clang::Diagnostic &Info, unsigned I) {
  switch (Info.getArgKind(I)) {
  case clang::DiagnosticsEngine::ak_identifierinfo:
    if (const clang::IdentifierInfo *Name = Info.getArgIdentifier(I))
      return Name->getName().str();
    return "";
  case clang::DiagnosticsEngine::ak_declarationname:
    return clang::DeclarationName::getFromOpaqueInteger(Info.getRawArg(I))
        .getAsString();
  case clang::DiagnosticsEngine::ak_std_string:
    return Info.getArgStdStr(I);
  case clang::DiagnosticsEngine::ak_c_string:
    return Info.getArgCStr(I) ? Info.getArgCStr(I) : "";
  default:
    return "";
  }
}

} // namespace

bool isGpuName(llvm::StringRef Name) {
  if (Name == "dim3" || Name == "__global__" || Name == "__device__" ||
      Name == "__host__")
    return true;
  for (llvm::StringRef Prefix :
       {"cuda", "cublas", "cudnn", "cufft", "curand", "cusparse", "cusolver",
        "hip", "nccl", "nvrtc", "miopen", "rocblas_"})
    if (Name.starts_with(Prefix) && Name.size() > Prefix.size())
      return true;
  // The driver API: cuMemAlloc, CUstream, CUdeviceptr.
  return (Name.starts_with("cu") && Name.size() > 3 &&
          llvm::isUpper(Name[2])) ||
         (Name.starts_with("CU") && Name.size() > 3 && llvm::isLower(Name[2]));
}

void ErrorCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                                      const clang::Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);
  if (Level < clang::DiagnosticsEngine::Error)
    return;
  // A precompiled header that went out of date; clang counts these apart.
  if (Info.getID() >= clang::diag::DIAG_START_SERIALIZATION &&
      Info.getID() < clang::diag::DIAG_START_LEX)
    Outcome.PreludeUnusable = true;
  if (Info.getLocation().isValid())
    Outcome.ErrorLocations.push_back(Info.getLocation().getRawEncoding());
  if (Info.getID() == clang::diag::err_pp_file_not_found &&
      Info.getNumArgs() > 0)
    Outcome.MissingHeaders.push_back(nameIn(Info, 0));
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    Outcome.LacksGpuNames |= isGpuName(nameIn(Info, I));
  if (Outcome.ErrorCount++ > 0)
    return;
  llvm::SmallString<256> Message;
  Info.FormatDiagnostic(Message);
  Outcome.FirstError = std::string(Message);
  if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
    return;
  const clang::SourceManager &Sources = Info.getSourceManager();
  clang::PresumedLoc Where =
      Sources.getPresumedLoc(Sources.getExpansionLoc(Info.getLocation()));
  if (Where.isInvalid())
    return;
  Outcome.FirstErrorFile = Where.getFilename();
  Outcome.FirstErrorLine = Where.getLine();
}

} // namespace vramlint::cuda
