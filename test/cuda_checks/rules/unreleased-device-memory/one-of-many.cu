// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Several buffers, one of which is forgotten.

#include <cuda_runtime.h>

__global__ void combine(const float *A, const float *B, float *Out, int N);

void third_bad(float *Host, int N) {
  size_t Bytes = N * sizeof(float);
  float *A, *B, *Out;
  cudaMalloc(&A, Bytes);
  cudaMalloc(&B, Bytes);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Out, Bytes);
  combine<<<(N + 255) / 256, 256>>>(A, B, Out, N);
  cudaMemcpy(Host, Out, Bytes, cudaMemcpyDeviceToHost);
  cudaFree(A);
  cudaFree(B);
}

void all_ok(float *Host, int N) {
  size_t Bytes = N * sizeof(float);
  float *A, *B, *Out;
  cudaMalloc(&A, Bytes);
  cudaMalloc(&B, Bytes);
  cudaMalloc(&Out, Bytes);
  combine<<<(N + 255) / 256, 256>>>(A, B, Out, N);
  cudaMemcpy(Host, Out, Bytes, cudaMemcpyDeviceToHost);
  cudaFree(A);
  cudaFree(B);
  cudaFree(Out);
}

// The same buffer is freed twice in place of its neighbour.
void wrong_one_freed_bad(float *Host, int N) {
  size_t Bytes = N * sizeof(float);
  float *In, *Out;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&In, Bytes);
  cudaMalloc(&Out, Bytes);
  combine<<<1, N>>>(In, In, Out, N);
  cudaMemcpy(Host, Out, Bytes, cudaMemcpyDeviceToHost);
  cudaFree(Out);
  cudaFree(Out);
}

// The second acquire may fail, and then the first is lost.
bool second_fails_bad(float **Result, int N) {
  float *Scratch = nullptr;
  float *Out = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Scratch, N * sizeof(float)) != cudaSuccess)
    return false;
  if (cudaMalloc(&Out, N * sizeof(float)) != cudaSuccess)
    return false;
  combine<<<1, N>>>(Scratch, Scratch, Out, N);
  cudaFree(Scratch);
  *Result = Out;
  return true;
}

bool second_fails_ok(float **Result, int N) {
  float *Scratch = nullptr;
  float *Out = nullptr;
  if (cudaMalloc(&Scratch, N * sizeof(float)) != cudaSuccess)
    return false;
  if (cudaMalloc(&Out, N * sizeof(float)) != cudaSuccess) {
    cudaFree(Scratch);
    return false;
  }
  combine<<<1, N>>>(Scratch, Scratch, Out, N);
  cudaFree(Scratch);
  *Result = Out;
  return true;
}
