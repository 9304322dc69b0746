// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Returns and failed checks between creation and destruction.

#include <cuda_runtime.h>

#define TRY(Call)                                                              \
  do {                                                                         \
    if (cudaError_t Status_ = (Call))                                          \
      return Status_;                                                          \
  } while (0)

__global__ void run(float *Data, int N);

cudaError_t checked_bad(float *Data, int N, float *Milliseconds) {
  cudaEvent_t Start, Stop;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
  TRY(cudaEventCreate(&Start));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
  TRY(cudaEventCreate(&Stop));
  TRY(cudaEventRecord(Start));
  run<<<1, N>>>(Data, N);
  TRY(cudaEventRecord(Stop));
  TRY(cudaEventSynchronize(Stop));
  TRY(cudaEventElapsedTime(Milliseconds, Start, Stop));
  cudaEventDestroy(Stop);
  cudaEventDestroy(Start);
  return cudaSuccess;
}

cudaError_t status_collected_ok(float *Data, int N, float *Milliseconds) {
  cudaEvent_t Start = nullptr, Stop = nullptr;
  cudaError_t Status = cudaEventCreate(&Start);
  if (Status == cudaSuccess)
    Status = cudaEventCreate(&Stop);
  if (Status == cudaSuccess) {
    cudaEventRecord(Start);
    run<<<1, N>>>(Data, N);
    cudaEventRecord(Stop);
    Status = cudaEventSynchronize(Stop);
  }
  if (Status == cudaSuccess)
    Status = cudaEventElapsedTime(Milliseconds, Start, Stop);
  if (Stop)
    cudaEventDestroy(Stop);
  if (Start)
    cudaEventDestroy(Start);
  return Status;
}

bool nothing_to_do_bad(float *Data, int N) {
  cudaEvent_t Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Done);
  if (N == 0)
    return true;
  run<<<1, N>>>(Data, N);
  cudaEventRecord(Done);
  cudaEventSynchronize(Done);
  cudaEventDestroy(Done);
  return true;
}

bool nothing_to_do_ok(float *Data, int N) {
  if (N == 0)
    return true;
  cudaEvent_t Done;
  cudaEventCreate(&Done);
  run<<<1, N>>>(Data, N);
  cudaEventRecord(Done);
  cudaEventSynchronize(Done);
  cudaEventDestroy(Done);
  return true;
}
