// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP events.

#include <hip/hip_runtime.h>

float measure_ok(hipStream_t Stream) {
  hipEvent_t Start, Stop;
  float Milliseconds = 0;
  hipEventCreate(&Start);
  hipEventCreate(&Stop);
  hipEventRecord(Start, Stream);
  hipEventRecord(Stop, Stream);
  hipEventSynchronize(Stop);
  hipEventElapsedTime(&Milliseconds, Start, Stop);
  hipEventDestroy(Start);
  hipEventDestroy(Stop);
  return Milliseconds;
}

float measure_bad(hipStream_t Stream) {
  hipEvent_t Start, Stop;
  float Milliseconds = 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  hipEventCreate(&Start);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  hipEventCreateWithFlags(&Stop, hipEventDefault);
  hipEventRecord(Start, Stream);
  hipEventRecord(Stop, Stream);
  hipEventSynchronize(Stop);
  hipEventElapsedTime(&Milliseconds, Start, Stop);
  return Milliseconds;
}
