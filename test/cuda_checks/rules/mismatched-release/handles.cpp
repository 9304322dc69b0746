// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime_api.h>
#include <hip/hip_runtime.h>

void eventToStreamDestroy_bad(cudaStream_t stream) {
  cudaEvent_t done;
  cudaEventCreate(&done);
  cudaEventRecord(done, stream);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: event 'done' acquired by cudaEventCreate is given to cudaStreamDestroy, {{.*}} call cudaEventDestroy(done) instead [VRM112 mismatched-release]
  cudaStreamDestroy(reinterpret_cast<cudaStream_t>(done));
}

void hipPinned_bad(size_t bytes) {
  void *staging = nullptr;
  hipHostMalloc(&staging, bytes, 0);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: pinned memory 'staging' {{.*}} is given to hipFree, {{.*}} call hipHostFree(staging) instead [VRM112 mismatched-release]
  hipFree(staging);
}

void hipPinned_ok(size_t bytes) {
  void *staging = nullptr;
  hipHostMalloc(&staging, bytes, 0);
  hipHostFree(staging);
}
