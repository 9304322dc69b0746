// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// One variable, two acquires, one release.
#include <cuda_runtime.h>

void use(const float *data, size_t n);
__global__ void fill(float *data, size_t n);

void twice_bad(size_t first, size_t second) {
  float *buffer = nullptr;
  cudaMalloc(&buffer, first);
  fill<<<1, 128>>>(buffer, first);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: device memory 'buffer' acquired by cudaMalloc on line [[#@LINE-2]] is lost when 'buffer' is acquired again before it was released; call cudaFree(buffer) before line [[#@LINE+1]] [VRM111 overwritten-handle]
  cudaMalloc(&buffer, second);
  fill<<<1, 128>>>(buffer, second);
  cudaFree(buffer);
}

void releasedBetween_ok(size_t first, size_t second) {
  float *buffer = nullptr;
  cudaMalloc(&buffer, first);
  fill<<<1, 128>>>(buffer, first);
  cudaFree(buffer);
  cudaMalloc(&buffer, second);
  fill<<<1, 128>>>(buffer, second);
  cudaFree(buffer);
}

// The first request failed, so that nothing is held.
bool smallerAfterFailure_ok(float **out, size_t bytes) {
  float *buffer = nullptr;
  if (cudaMalloc(&buffer, bytes) != cudaSuccess) {
    if (cudaMalloc(&buffer, bytes / 2) != cudaSuccess)
      return false;
  }
  *out = buffer;
  return true;
}

void kept_ok(size_t bytes) {
  float *current = nullptr;
  cudaMalloc(&current, bytes);
  float *previous = current;
  cudaMalloc(&current, bytes);
  fill<<<1, 128>>>(current, bytes);
  cudaFree(previous);
  cudaFree(current);
}

void onlyIfNull_ok(size_t bytes, int passes) {
  float *scratch = nullptr;
  for (int i = 0; i < passes; ++i) {
    if (!scratch)
      cudaMalloc(&scratch, bytes);
    fill<<<1, 128>>>(scratch, bytes);
  }
  if (scratch)
    cudaFree(scratch);
}
