// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>

__global__ void step(float *data);

void recreate_bad(float *data, bool urgent) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  step<<<1, 1, 0, stream>>>(data);
  if (urgent) {
    // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: stream 'stream' acquired by cudaStreamCreate on line {{.*}} [VRM111 overwritten-handle]
    cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, -1);
    step<<<1, 1, 0, stream>>>(data);
  }
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void recreate_ok(float *data, bool urgent) {
  cudaStream_t stream;
  if (urgent)
    cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, -1);
  else
    cudaStreamCreate(&stream);
  step<<<1, 1, 0, stream>>>(data);
  cudaStreamDestroy(stream);
}

static void allocate(float **out, size_t n) { cudaMalloc(out, n * sizeof(float)); }

void throughWrapper_bad(size_t n) {
  float *data;
  allocate(&data, n);
  step<<<1, 1>>>(data);
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: device memory 'data' acquired by allocate (cudaMalloc) on line {{.*}} [VRM111 overwritten-handle]
  allocate(&data, 2 * n);
  step<<<1, 1>>>(data);
  cudaFree(data);
}

static void reallocate(float **data, size_t n) {
  if (*data)
    cudaFree(*data);
  cudaMalloc(data, n * sizeof(float));
}

void reallocates_ok(size_t n) {
  float *data = nullptr;
  reallocate(&data, n);
  step<<<1, 1>>>(data);
  reallocate(&data, 2 * n);
  step<<<1, 1>>>(data);
  cudaFree(data);
}
