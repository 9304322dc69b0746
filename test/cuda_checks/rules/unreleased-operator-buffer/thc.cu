// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Operators of older PyTorch versions.

#include <THC/THC.h>
#include <cuda_runtime.h>

extern THCState *state;

__global__ void suppress(const float *Boxes, unsigned long long *Mask, int N);

int nms_bad(const float *Boxes, int N) {
  unsigned long long *Mask = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}call THCudaFree(..., Mask){{.*}}[VRM109 unreleased-operator-buffer]
  Mask = (unsigned long long *)THCudaMalloc(state, N * sizeof(long long));
  suppress<<<N / 64 + 1, 64>>>(Boxes, Mask, N);
  if (cudaGetLastError() != cudaSuccess)
    return -1;
  THCudaFree(state, Mask);
  return 0;
}

int nms_ok(const float *Boxes, int N) {
  unsigned long long *Mask =
      (unsigned long long *)THCudaMalloc(state, N * sizeof(long long));
  suppress<<<N / 64 + 1, 64>>>(Boxes, Mask, N);
  THCudaFree(state, Mask);
  return 0;
}
