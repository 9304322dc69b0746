// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A check macro that returns makes every use an early return.

#include <cuda_runtime.h>

#define RETURN_IF_FAILED(Call)                                                 \
  do {                                                                         \
    cudaError_t Status_ = (Call);                                              \
    if (Status_ != cudaSuccess)                                                \
      return Status_;                                                          \
  } while (0)

__global__ void scale(float *Data, float Factor, int N);

cudaError_t copy_check_returns_bad(float *Host, int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  RETURN_IF_FAILED(cudaMalloc(&Data, N * sizeof(float)));
  RETURN_IF_FAILED(
      cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice));
  scale<<<1, N>>>(Data, 2.0f, N);
  cudaFree(Data);
  return cudaSuccess;
}

cudaError_t only_acquire_checked_ok(float *Host, int N) {
  float *Data = nullptr;
  RETURN_IF_FAILED(cudaMalloc(&Data, N * sizeof(float)));
  cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
  scale<<<1, N>>>(Data, 2.0f, N);
  cudaFree(Data);
  return cudaSuccess;
}

// The check of the release itself: whether it fails or not, nothing is held.
cudaError_t checked_release_ok(int N) {
  float *Data = nullptr;
  RETURN_IF_FAILED(cudaMalloc(&Data, N * sizeof(float)));
  scale<<<1, N>>>(Data, 2.0f, N);
  RETURN_IF_FAILED(cudaFree(Data));
  return cudaSuccess;
}

// A macro that releases before it returns.
#define FREE_AND_RETURN_IF_FAILED(Call, Pointer)                               \
  do {                                                                         \
    cudaError_t Status_ = (Call);                                              \
    if (Status_ != cudaSuccess) {                                              \
      cudaFree(Pointer);                                                       \
      return Status_;                                                          \
    }                                                                          \
  } while (0)

cudaError_t macro_releases_ok(float *Host, int N) {
  float *Data = nullptr;
  RETURN_IF_FAILED(cudaMalloc(&Data, N * sizeof(float)));
  FREE_AND_RETURN_IF_FAILED(
      cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice), Data);
  scale<<<1, N>>>(Data, 2.0f, N);
  FREE_AND_RETURN_IF_FAILED(cudaGetLastError(), Data);
  cudaFree(Data);
  return cudaSuccess;
}
