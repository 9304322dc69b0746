// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>

__global__ void work(float *data);

float timed_bad(float *data, int runs) {
  cudaEvent_t start, stop;
  float total = 0;
  for (int i = 0; i < runs; ++i) {
    float ms = 0;
    // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: event 'start' acquired by cudaEventCreate is acquired in each turn of the loop but released only once, after it (line [[#@LINE+11]]); move the release into the loop, or acquire before it [VRM116 released-outside-loop]
    cudaEventCreate(&start);
    // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: event 'stop' {{.*}} [VRM116 released-outside-loop]
    cudaEventCreate(&stop);
    cudaEventRecord(start);
    work<<<1, 128>>>(data);
    cudaEventRecord(stop);
    cudaEventSynchronize(stop);
    cudaEventElapsedTime(&ms, start, stop);
    total += ms;
  }
  cudaEventDestroy(start);
  cudaEventDestroy(stop);
  return total;
}

float timed_ok(float *data, int runs) {
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  float total = 0;
  for (int i = 0; i < runs; ++i) {
    float ms = 0;
    cudaEventRecord(start);
    work<<<1, 128>>>(data);
    cudaEventRecord(stop);
    cudaEventSynchronize(stop);
    cudaEventElapsedTime(&ms, start, stop);
    total += ms;
  }
  cudaEventDestroy(start);
  cudaEventDestroy(stop);
  return total;
}

void buffers_bad(int runs, size_t bytes) {
  float *scratch = nullptr;
  int i = 0;
  while (i < runs) {
    // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: device memory 'scratch' {{.*}} [VRM116 released-outside-loop]
    cudaMalloc(&scratch, bytes);
    work<<<1, 128>>>(scratch);
    ++i;
  }
  cudaFree(scratch);
}

void array_ok(int streams) {
  cudaStream_t all[8];
  for (int i = 0; i < streams; ++i)
    cudaStreamCreate(&all[i]);
  for (int i = 0; i < streams; ++i)
    cudaStreamDestroy(all[i]);
}

// The first free device wins; the loop leaves with what it acquired.
bool firstThatFits_ok(int devices, size_t bytes) {
  float *data = nullptr;
  for (int i = 0; i < devices; ++i) {
    cudaSetDevice(i);
    if (cudaMalloc(&data, bytes) == cudaSuccess)
      break;
    data = nullptr;
  }
  if (!data)
    return false;
  work<<<1, 128>>>(data);
  cudaFree(data);
  return true;
}
