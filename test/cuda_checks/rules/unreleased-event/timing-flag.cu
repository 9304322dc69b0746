// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Events made and destroyed only when timing is asked for.

#include <cstdio>
#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void same_flag_ok(float *Data, int N, bool Timing) {
  cudaEvent_t Start, Stop;
  if (Timing) {
    cudaEventCreate(&Start);
    cudaEventCreate(&Stop);
    cudaEventRecord(Start);
  }
  run<<<1, N>>>(Data, N);
  if (Timing) {
    float Milliseconds;
    cudaEventRecord(Stop);
    cudaEventSynchronize(Stop);
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    std::printf("%f ms\n", Milliseconds);
    cudaEventDestroy(Start);
    cudaEventDestroy(Stop);
  }
}

void same_flag_bad(float *Data, int N, bool Timing) {
  cudaEvent_t Start, Stop;
  if (Timing) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Start);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Stop);
    cudaEventRecord(Start);
  }
  run<<<1, N>>>(Data, N);
  if (Timing) {
    float Milliseconds;
    cudaEventRecord(Stop);
    cudaEventSynchronize(Stop);
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    std::printf("%f ms\n", Milliseconds);
  }
}

// Made always, destroyed only with the flag.
void made_always_bad(float *Data, int N, bool Timing) {
  cudaEvent_t Start, Stop;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Start);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Stop);
  if (Timing)
    cudaEventRecord(Start);
  run<<<1, N>>>(Data, N);
  if (Timing) {
    cudaEventRecord(Stop);
    cudaEventSynchronize(Stop);
    cudaEventDestroy(Start);
    cudaEventDestroy(Stop);
  }
}

void level_ok(float *Data, int N, int Verbosity) {
  cudaEvent_t Done;
  if (Verbosity > 1)
    cudaEventCreateWithFlags(&Done, cudaEventBlockingSync);
  run<<<1, N>>>(Data, N);
  if (Verbosity > 1) {
    cudaEventRecord(Done);
    cudaEventSynchronize(Done);
    cudaEventDestroy(Done);
  }
}
