// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Events made in each call of a function that measures or orders work.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

float measure_ok(float *Data, int N) {
  cudaEvent_t Start, Stop;
  float Milliseconds = 0;
  cudaEventCreate(&Start);
  cudaEventCreate(&Stop);
  cudaEventRecord(Start);
  run<<<1, N>>>(Data, N);
  cudaEventRecord(Stop);
  cudaEventSynchronize(Stop);
  cudaEventElapsedTime(&Milliseconds, Start, Stop);
  cudaEventDestroy(Start);
  cudaEventDestroy(Stop);
  return Milliseconds;
}

float measure_bad(float *Data, int N) {
  cudaEvent_t Start, Stop;
  float Milliseconds = 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Start);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Stop);
  cudaEventRecord(Start);
  run<<<1, N>>>(Data, N);
  cudaEventRecord(Stop);
  cudaEventSynchronize(Stop);
  cudaEventElapsedTime(&Milliseconds, Start, Stop);
  return Milliseconds;
}

// Only one of the two is destroyed.
float measure_half_bad(float *Data, int N) {
  cudaEvent_t Start, Stop;
  float Milliseconds = 0;
  cudaEventCreate(&Start);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Stop);
  cudaEventRecord(Start);
  run<<<1, N>>>(Data, N);
  cudaEventRecord(Stop);
  cudaEventSynchronize(Stop);
  cudaEventElapsedTime(&Milliseconds, Start, Stop);
  cudaEventDestroy(Start);
  return Milliseconds;
}

void order_streams_ok(cudaStream_t Before, cudaStream_t After) {
  cudaEvent_t Done;
  cudaEventCreateWithFlags(&Done, cudaEventDisableTiming);
  cudaEventRecord(Done, Before);
  cudaStreamWaitEvent(After, Done, 0);
  cudaEventDestroy(Done);
}

// Waiting for an event does not use it up.
void order_streams_bad(cudaStream_t Before, cudaStream_t After) {
  cudaEvent_t Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreateWithFlags(&Done, cudaEventDisableTiming);
  cudaEventRecord(Done, Before);
  cudaStreamWaitEvent(After, Done, 0);
}

void with_flag_argument_bad(cudaStream_t Stream) {
  cudaEvent_t Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Done, cudaEventBlockingSync);
  cudaEventRecord(Done, Stream);
  cudaEventSynchronize(Done);
}
