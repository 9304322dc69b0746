// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A plugin's enqueue: a helper fills references, but only one data type needs
// new memory; the other only renames its input.

#include <cstdint>
#include <cuda_runtime.h>

enum class DataType { Float, Int8 };

__global__ void dequantise(const std::int8_t *In, float *Out, int N);
__global__ void pool(const float *In, float *Out, int N);

static cudaError_t copyToFloat(void *&Dst, const void *Src, int N) {
  cudaError_t Status = cudaMalloc(&Dst, N * sizeof(float));
  if (Status != cudaSuccess)
    return Status;
  dequantise<<<N / 256 + 1, 256>>>(static_cast<const std::int8_t *>(Src),
                                   static_cast<float *>(Dst), N);
  return cudaSuccess;
}

int enqueue_bad(DataType Type, const void *Input, void *Output, int N) {
  void *Source = const_cast<void *>(Input);
  if (Type == DataType::Int8) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    if (copyToFloat(Source, Input, N) != cudaSuccess)
      return 1;
  }
  pool<<<N / 256 + 1, 256>>>(static_cast<float *>(Source),
                             static_cast<float *>(Output), N);
  return cudaGetLastError() != cudaSuccess;
}

int enqueue_ok(DataType Type, const void *Input, void *Output, int N) {
  void *Source = const_cast<void *>(Input);
  if (Type == DataType::Int8) {
    if (copyToFloat(Source, Input, N) != cudaSuccess)
      return 1;
  }
  pool<<<N / 256 + 1, 256>>>(static_cast<float *>(Source),
                             static_cast<float *>(Output), N);
  int Failed = cudaGetLastError() != cudaSuccess;
  if (Type == DataType::Int8)
    cudaFree(Source);
  return Failed;
}
