// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// Streams and handles that a framework owns are borrowed; functions and macros
// with Create in their names that only fill a struct acquire nothing.
#include <cublas_v2.h>
#include <cuda_runtime.h>

namespace framework {
cudaStream_t getCurrentStream();
cudaStream_t getStreamFromPool();
cublasHandle_t getCurrentHandle();
} // namespace framework

class Borrower {
public:
  cudaStream_t current_ok() { return framework::getCurrentStream(); }
  void use_ok(float *Data, int N) {
    cudaStream_t Stream = framework::getStreamFromPool();
    cublasHandle_t Handle = framework::getCurrentHandle();
    cublasSetStream(Handle, Stream);
    cudaMemsetAsync(Data, 0, N, Stream);
    Kept = Stream;
  }

private:
  cudaStream_t Kept = nullptr;
};

struct Range {
  int First, Last;
};
static Range CreateRange(int N) { return {0, N}; }

int nameOnly_ok(int N) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  Range R = CreateRange(N);
  return Format.x + R.Last;
}
