// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>
#include <cstdlib>
#include <cstring>

void pinnedToDeviceFree_bad(const float *image, float *device, size_t bytes) {
  float *staging;
  cudaMallocHost(&staging, bytes);
  memcpy(staging, image, bytes);
  cudaMemcpy(device, staging, bytes, cudaMemcpyHostToDevice);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: pinned memory 'staging' acquired by cudaMallocHost is given to cudaFree, which cannot release it: the call fails and nothing is released; call cudaFreeHost(staging) instead [VRM112 mismatched-release]
  cudaFree(staging);
}

void deviceToHostFree_bad(size_t bytes) {
  void *data;
  cudaMalloc(&data, bytes);
  cudaMemset(data, 0, bytes);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: device memory 'data' {{.*}} is given to cudaFreeHost, {{.*}} call cudaFree(data) instead [VRM112 mismatched-release]
  cudaFreeHost(data);
}

void deviceToFree_bad(size_t n) {
  float *data;
  cudaMalloc(&data, n * sizeof(float));
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: device memory 'data' {{.*}} is given to free, which cannot release it: the host's allocator does not know it; {{.*}} [VRM112 mismatched-release]
  free(data);
}

void pinnedToDelete_bad(size_t n) {
  float *data;
  cudaHostAlloc(&data, n * sizeof(float), cudaHostAllocDefault);
  data[0] = 1;
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: pinned memory 'data' {{.*}} is given to delete, {{.*}} [VRM112 mismatched-release]
  delete[] data;
}

// Both directions are documented to work.
void streamOrdered_ok(size_t bytes, cudaStream_t stream) {
  void *ordered, *plain;
  cudaMallocAsync(&ordered, bytes, stream);
  cudaMalloc(&plain, bytes);
  cudaFree(ordered);
  cudaFreeAsync(plain, stream);
}

// The release is chosen by what chose the acquire, in a place that no analysis
// of this function can see.
extern bool usePinned;
void prepare();
void chosen_ok(size_t bytes) {
  void *data;
  if (usePinned)
    cudaMallocHost(&data, bytes);
  else
    data = malloc(bytes);
  prepare();
  if (usePinned)
    cudaFreeHost(data);
  else
    free(data);
}

// Registered memory: two owners, two releases.
void registered_ok(size_t bytes) {
  void *data = malloc(bytes);
  cudaHostRegister(data, bytes, cudaHostRegisterDefault);
  cudaHostUnregister(data);
  free(data);
}

void afterwardsHost_ok(size_t bytes) {
  void *data;
  cudaMalloc(&data, bytes);
  cudaFree(data);
  data = malloc(bytes);
  free(data);
}
