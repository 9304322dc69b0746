// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Streams of the driver API.

#include <cuda.h>

int driver_ok(size_t Bytes) {
  CUstream Stream;
  if (cuStreamCreate(&Stream, CU_STREAM_NON_BLOCKING) != CUDA_SUCCESS)
    return -1;
  cuStreamSynchronize(Stream);
  cuStreamDestroy(Stream);
  return 0;
}

int driver_bad(size_t Bytes) {
  CUstream Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  if (cuStreamCreate(&Stream, CU_STREAM_NON_BLOCKING) != CUDA_SUCCESS)
    return -1;
  cuStreamSynchronize(Stream);
  return 0;
}

int driver_early_return_bad(CUdeviceptr *Out, size_t Bytes) {
  CUstream Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM103 unreleased-stream]
  if (cuStreamCreateWithPriority(&Stream, CU_STREAM_DEFAULT, -1) !=
      CUDA_SUCCESS)
    return -1;
  if (cuMemAllocAsync(Out, Bytes, Stream) != CUDA_SUCCESS)
    return -1;
  cuStreamSynchronize(Stream);
  cuStreamDestroy(Stream);
  return 0;
}
