// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A return between acquire and release.

#include <cuda_runtime.h>

__global__ void square(float *Data, int N);

void plain_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N * sizeof(float));
  square<<<1, N>>>(Data, N);
}

void plain_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N * sizeof(float));
  square<<<1, N>>>(Data, N);
  cudaFree(Data);
}

int limit_bad(int N, int Limit) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc((void **)&Data, N * sizeof(float));
  if (N > Limit)
    return -1;
  square<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

int limit_ok(int N, int Limit) {
  float *Data = nullptr;
  if (N > Limit)
    return -1;
  cudaMalloc((void **)&Data, N * sizeof(float));
  square<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

int freed_on_both_ok(int N, int Limit) {
  float *Data = nullptr;
  cudaMalloc((void **)&Data, N * sizeof(float));
  if (N > Limit) {
    cudaFree(Data);
    return -1;
  }
  square<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

// Only the failing copy forgets: the leak is on an error path.
int copy_failed_bad(const float *Host, int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Data, N * sizeof(float)) != cudaSuccess)
    return -1;
  if (cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice) !=
      cudaSuccess)
    return -1;
  square<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}
