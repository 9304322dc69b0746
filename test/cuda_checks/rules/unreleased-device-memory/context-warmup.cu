// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// `cudaFree(0)` creates the context; it acquires nothing and frees nothing.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void warm_up_ok() {
  cudaFree(0);
  cudaFree(nullptr);
}

void warm_up_then_work_ok(int N) {
  cudaFree(0);
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void warm_up_is_no_release_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(0);
}
