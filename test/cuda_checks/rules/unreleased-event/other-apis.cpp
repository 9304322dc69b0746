// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Driver events and events opened from another process.

#include <cuda.h>
#include <cuda_runtime.h>

void driver_ok(CUstream Stream) {
  CUevent Done;
  cuEventCreate(&Done, CU_EVENT_DISABLE_TIMING);
  cuEventRecord(Done, Stream);
  cuEventSynchronize(Done);
  cuEventDestroy(Done);
}

void driver_bad(CUstream Stream) {
  CUevent Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cuEventCreate(&Done, CU_EVENT_DISABLE_TIMING);
  cuEventRecord(Done, Stream);
  cuEventSynchronize(Done);
}

float driver_pair_bad(CUstream Stream) {
  CUevent Start, Stop;
  float Milliseconds = 0;
  cuEventCreate(&Start, CU_EVENT_DEFAULT);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
  if (cuEventCreate(&Stop, CU_EVENT_DEFAULT) != CUDA_SUCCESS) {
    cuEventDestroy(Start);
    return -1;
  }
  cuEventRecord(Start, Stream);
  cuEventRecord(Stop, Stream);
  if (cuEventElapsedTime(&Milliseconds, Start, Stop) != CUDA_SUCCESS) {
    cuEventDestroy(Start);
    return -1;
  }
  cuEventDestroy(Start);
  cuEventDestroy(Stop);
  return Milliseconds;
}

void opened_from_other_process_ok(cudaIpcEventHandle_t Handle,
                                  cudaStream_t Stream) {
  cudaEvent_t Shared;
  if (cudaIpcOpenEventHandle(&Shared, Handle) != cudaSuccess)
    return;
  cudaStreamWaitEvent(Stream, Shared, 0);
  cudaEventDestroy(Shared);
}

void opened_from_other_process_bad(cudaIpcEventHandle_t Handle,
                                   cudaStream_t Stream) {
  cudaEvent_t Shared;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  if (cudaIpcOpenEventHandle(&Shared, Handle) != cudaSuccess)
    return;
  cudaStreamWaitEvent(Stream, Shared, 0);
}
