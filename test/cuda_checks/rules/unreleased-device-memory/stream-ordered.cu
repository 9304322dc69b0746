// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Stream-ordered and ordinary memory may free each other's allocations.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void async_pair_ok(int N, cudaStream_t Stream) {
  float *Data;
  cudaMallocAsync(&Data, N, Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaFreeAsync(Data, Stream);
}

void async_freed_plainly_ok(int N, cudaStream_t Stream) {
  float *Data;
  cudaMallocAsync((void **)&Data, N, Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
  cudaFree(Data);
}

void plain_freed_async_ok(int N, cudaStream_t Stream) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaFreeAsync(Data, Stream);
}

void async_bad(int N, cudaStream_t Stream) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocAsync(&Data, N, Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
}

// Destroying the stream frees none of its memory.
void stream_destroyed_bad(int N) {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocAsync(&Data, N, Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
  cudaStreamDestroy(Stream);
}

void async_error_path_bad(const float *Host, int N, cudaStream_t Stream) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMallocAsync(&Data, N, Stream) != cudaSuccess)
    return;
  if (cudaMemcpyAsync(Data, Host, N, cudaMemcpyHostToDevice, Stream) !=
      cudaSuccess)
    return;
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaFreeAsync(Data, Stream);
}
