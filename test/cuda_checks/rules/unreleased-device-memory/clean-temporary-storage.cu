// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Two-pass calls: first ask for the size, then allocate and run.

#include <cuda_runtime.h>

// Like a device-wide primitive: with no storage it only reports the size.
template <typename T>
cudaError_t reduceAll(void *Storage, size_t &Bytes, const T *In, T *Out, int N,
                      cudaStream_t Stream);

template <typename T>
cudaError_t sum_ok(const T *In, T *Out, int N, cudaStream_t Stream) {
  void *Storage = nullptr;
  size_t Bytes = 0;
  cudaError_t Status = reduceAll(Storage, Bytes, In, Out, N, Stream);
  if (Status != cudaSuccess)
    return Status;
  Status = cudaMallocAsync(&Storage, Bytes, Stream);
  if (Status != cudaSuccess)
    return Status;
  Status = reduceAll(Storage, Bytes, In, Out, N, Stream);
  cudaError_t FreeStatus = cudaFreeAsync(Storage, Stream);
  return Status != cudaSuccess ? Status : FreeStatus;
}

template cudaError_t sum_ok<float>(const float *, float *, int, cudaStream_t);
template cudaError_t sum_ok<int>(const int *, int *, int, cudaStream_t);

// Storage that grows over the calls of one sweep.
cudaError_t sweep_ok(const float *In, float *Out, const int *Sizes, int Count) {
  void *Storage = nullptr;
  size_t Capacity = 0;
  cudaError_t Status = cudaSuccess;
  for (int I = 0; I < Count; ++I) {
    size_t Needed = 0;
    Status = reduceAll<float>(nullptr, Needed, In, Out, Sizes[I], nullptr);
    if (Status != cudaSuccess)
      break;
    if (Needed > Capacity) {
      cudaFree(Storage);
      Storage = nullptr;
      Capacity = 0;
      Status = cudaMalloc(&Storage, Needed);
      if (Status != cudaSuccess)
        break;
      Capacity = Needed;
    }
    Status = reduceAll(Storage, Capacity, In, Out, Sizes[I], nullptr);
    if (Status != cudaSuccess)
      break;
  }
  cudaFree(Storage);
  return Status;
}

// The control: this file is analysed.
void control_bad(size_t Bytes) {
  void *Storage = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Storage, Bytes);
  cudaMemset(Storage, 0, Bytes);
}
