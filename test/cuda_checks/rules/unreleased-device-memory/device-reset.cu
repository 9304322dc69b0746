// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A reset reclaims ordinary device memory, but no stream-ordered memory.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void reset_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaDeviceReset();
}

void reset_managed_ok(int N) {
  float *Data;
  cudaMallocManaged(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaDeviceSynchronize();
  cudaDeviceReset();
}

void reset_on_one_path_bad(int N, bool Last) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  if (Last)
    cudaDeviceReset();
}

void reset_before_bad(int N) {
  cudaDeviceReset();
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
}

void stream_ordered_survives_reset_bad(int N, cudaStream_t Stream) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocAsync(&Data, N, Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
  cudaDeviceReset();
}

// Prints an error, resets and ends the process, as many samples do.
#include <cstdlib>
static void fail() {
  cudaDeviceReset();
  std::exit(1);
}

void reset_and_exit_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  if (cudaGetLastError() != cudaSuccess)
    fail();
  cudaFree(Data);
}
