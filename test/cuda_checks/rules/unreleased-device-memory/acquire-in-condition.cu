// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// The acquire is the condition: its failing edge holds nothing.

#include <cstdio>
#include <cuda_runtime.h>

__global__ void step(float *Data, int N);

int not_equal_ok(int N) {
  float *Data;
  if (cudaMalloc(&Data, N * sizeof(float)) != cudaSuccess) {
    std::printf("out of device memory\n");
    return -1;
  }
  step<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

int not_equal_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Data, N * sizeof(float)) != cudaSuccess) {
    std::printf("out of device memory\n");
    return -1;
  }
  step<<<1, N>>>(Data, N);
  return 0;
}

int equal_with_else_ok(int N) {
  float *Data;
  if (cudaSuccess == cudaMalloc((void **)&Data, N * sizeof(float))) {
    step<<<1, N>>>(Data, N);
    cudaFree(Data);
    return 0;
  } else {
    return -1;
  }
}

int equal_with_else_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaSuccess == cudaMalloc((void **)&Data, N * sizeof(float))) {
    step<<<1, N>>>(Data, N);
    return 0;
  } else {
    return -1;
  }
}

bool converted_ok(int N) {
  float *Data;
  if (cudaMalloc(&Data, N * sizeof(float)))
    return false;
  cudaFree(Data);
  return true;
}

bool negated_ok(int N) {
  float *Data;
  bool Good = false;
  if (!cudaMalloc(&Data, N * sizeof(float))) {
    Good = true;
    cudaFree(Data);
  }
  return Good;
}

// Either acquire may fail; the one before it is then lost.
int chained_bad(int N) {
  float *A = nullptr, *B = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&A, N) != cudaSuccess || cudaMalloc(&B, N) != cudaSuccess)
    return -1;
  step<<<1, N>>>(A, N);
  cudaFree(A);
  cudaFree(B);
  return 0;
}

int chained_ok(int N) {
  float *A = nullptr, *B = nullptr;
  if (cudaMalloc(&A, N) != cudaSuccess || cudaMalloc(&B, N) != cudaSuccess) {
    cudaFree(A);
    cudaFree(B);
    return -1;
  }
  cudaFree(A);
  cudaFree(B);
  return 0;
}

int chained_and_ok(int N) {
  float *Data = nullptr;
  if (N > 0 && cudaMalloc(&Data, N) == cudaSuccess) {
    step<<<1, N>>>(Data, N);
    cudaFree(Data);
    return 0;
  }
  return -1;
}

// Retries until one attempt holds.
int retry_ok(size_t Bytes) {
  void *Data = nullptr;
  while (cudaMalloc(&Data, Bytes) != cudaSuccess) {
    Bytes /= 2;
    if (Bytes == 0)
      return -1;
  }
  cudaFree(Data);
  return 0;
}
