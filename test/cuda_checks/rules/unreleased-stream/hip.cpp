// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP streams.

#include <hip/hip_runtime.h>

void plain_ok() {
  hipStream_t Stream;
  hipStreamCreate(&Stream);
  hipStreamSynchronize(Stream);
  hipStreamDestroy(Stream);
}

void plain_bad() {
  hipStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  hipStreamCreateWithFlags(&Stream, hipStreamNonBlocking);
  hipStreamSynchronize(Stream);
}

void array_bad(int Count) {
  hipStream_t Streams[8];
  for (int I = 0; I < Count && I < 8; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
    hipStreamCreate(&Streams[I]);
  for (int I = 0; I < Count && I < 8; ++I)
    hipStreamSynchronize(Streams[I]);
}
