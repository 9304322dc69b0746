// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Events made in each turn of a loop.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

float benchmark_ok(float *Data, int N, int Turns) {
  float Total = 0;
  for (int Turn = 0; Turn < Turns; ++Turn) {
    cudaEvent_t Start, Stop;
    float Milliseconds;
    cudaEventCreate(&Start);
    cudaEventCreate(&Stop);
    cudaEventRecord(Start, 0);
    run<<<1, N>>>(Data, N);
    cudaEventRecord(Stop, 0);
    cudaEventSynchronize(Stop);
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    Total += Milliseconds;
    cudaEventDestroy(Start);
    cudaEventDestroy(Stop);
  }
  return Total;
}

float benchmark_bad(float *Data, int N, int Turns) {
  float Total = 0;
  for (int Turn = 0; Turn < Turns; ++Turn) {
    cudaEvent_t Start, Stop;
    float Milliseconds;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Start);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Stop);
    cudaEventRecord(Start, 0);
    run<<<1, N>>>(Data, N);
    cudaEventRecord(Stop, 0);
    cudaEventSynchronize(Stop);
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    Total += Milliseconds;
  }
  return Total;
}

float reused_over_turns_ok(float *Data, int N, int Turns) {
  cudaEvent_t Start, Stop;
  float Total = 0, Milliseconds;
  cudaEventCreate(&Start);
  cudaEventCreate(&Stop);
  for (int Turn = 0; Turn < Turns; ++Turn) {
    cudaEventRecord(Start, 0);
    run<<<1, N>>>(Data, N);
    cudaEventRecord(Stop, 0);
    cudaEventSynchronize(Stop);
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    Total += Milliseconds;
  }
  cudaEventDestroy(Start);
  cudaEventDestroy(Stop);
  return Total;
}

// The turn in which the query says "not ready" keeps its event.
int polled_bad(float *Data, int N, int Turns) {
  int Ready = 0;
  for (int Turn = 0; Turn < Turns; ++Turn) {
    cudaEvent_t Done;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Done);
    run<<<1, N>>>(Data, N);
    cudaEventRecord(Done);
    if (cudaEventQuery(Done) == cudaErrorNotReady)
      continue;
    ++Ready;
    cudaEventDestroy(Done);
  }
  return Ready;
}
