// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A HIP source with kernels.

#include <hip/hip_runtime.h>

__global__ void fill(int *Data, int N);

void launch_ok(int N) {
  int *Data;
  hipMalloc(&Data, N * sizeof(int));
  fill<<<dim3(1), dim3(N), 0, 0>>>(Data, N);
  hipFree(Data);
}

void launch_bad(int N) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  hipMalloc(&Data, N * sizeof(int));
  fill<<<dim3(1), dim3(N), 0, 0>>>(Data, N);
}
