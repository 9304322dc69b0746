// Boils Clang's diagnostics down to what a user of an analyzer wants to know.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_ERRORCOLLECTOR_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_ERRORCOLLECTOR_H

#include "cuda_checks/toolchain/Parse.h"

#include "clang/Basic/Diagnostic.h"

namespace vramlint::cuda {

/// Keeps the first error and counts the rest; prints nothing.
class ErrorCollector : public clang::DiagnosticConsumer {
public:
  explicit ErrorCollector(ParseOutcome &Outcome) : Outcome(Outcome) {}
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

private:
  ParseOutcome &Outcome;
};

/// Whether a name belongs to a GPU library: `cudaMalloc`, `cuMemAlloc`,
/// `CUstream`, `hipFree`, `ncclComm_t`, `__global__`, `dim3`.
bool isGpuName(llvm::StringRef Name);

} // namespace vramlint::cuda

#endif
