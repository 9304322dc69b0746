// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A stream that is not destroyed on some path.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void plain_ok(float *Data, int N) {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamDestroy(Stream);
}

// Waiting for the stream is not destroying it.
void plain_bad(float *Data, int N) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
}

int early_return_bad(float *Data, const float *Host, int N) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM103 unreleased-stream]
  if (cudaStreamCreateWithFlags(&Stream, cudaStreamNonBlocking) != cudaSuccess)
    return -1;
  if (cudaMemcpyAsync(Data, Host, N, cudaMemcpyHostToDevice, Stream) !=
      cudaSuccess)
    return -1;
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamDestroy(Stream);
  return 0;
}

int early_return_ok(float *Data, const float *Host, int N) {
  cudaStream_t Stream;
  if (cudaStreamCreateWithFlags(&Stream, cudaStreamNonBlocking) != cudaSuccess)
    return -1;
  int Result = 0;
  if (cudaMemcpyAsync(Data, Host, N, cudaMemcpyHostToDevice, Stream) !=
      cudaSuccess)
    Result = -1;
  else
    run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamDestroy(Stream);
  return Result;
}

void priorities_bad(float *Data, int N) {
  int Least, Greatest;
  cudaDeviceGetStreamPriorityRange(&Least, &Greatest);
  cudaStream_t Low, High;
  cudaStreamCreateWithPriority(&Low, cudaStreamNonBlocking, Least);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreateWithPriority(&High, cudaStreamNonBlocking, Greatest);
  run<<<1, N, 0, Low>>>(Data, N);
  run<<<1, N, 0, High>>>(Data, N);
  cudaStreamDestroy(Low);
}

void per_turn_bad(float *Data, int N, int Turns) {
  for (int Turn = 0; Turn < Turns; ++Turn) {
    cudaStream_t Stream;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
    cudaStreamCreate(&Stream);
    run<<<1, N, 0, Stream>>>(Data, N);
    cudaStreamSynchronize(Stream);
  }
}

void own_or_default_ok(float *Data, int N, bool Own) {
  cudaStream_t Stream = 0;
  if (Own)
    cudaStreamCreate(&Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  if (Stream != 0)
    cudaStreamDestroy(Stream);
}

void reset_reclaims_ok(float *Data, int N) {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
  cudaDeviceReset();
}
