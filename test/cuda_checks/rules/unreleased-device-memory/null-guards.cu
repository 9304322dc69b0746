// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Tests of the pointer itself.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void guarded_release_ok(int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  if (Data) {
    run<<<1, N>>>(Data, N);
    cudaFree(Data);
    Data = nullptr;
  }
}

int null_means_failed_ok(int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  if (!Data)
    return -1;
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

int null_means_failed_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  if (Data == nullptr)
    return -1;
  run<<<1, N>>>(Data, N);
  return 0;
}

// The guard tests the wrong pointer: null here means that Other was refused.
void wrong_guard_bad(int N) {
  float *Data = nullptr;
  float *Other = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  cudaMalloc(&Other, N);
  if (Other == nullptr)
    return;
  cudaFree(Data);
  cudaFree(Other);
}

void inverted_guard_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  if (Data == nullptr)
    cudaFree(Data);
}

// Nulled before it is freed: cudaFree(nullptr) frees nothing.
void nulled_first_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  Data = nullptr;
  cudaFree(Data);
}
