// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Halo exchange between ranks that share events.

#include <cuda_runtime.h>

__global__ void pack(const float *Field, float *Halo, int N);
__global__ void interior(float *Field, int N);

struct Neighbour {
  float *Remote;
  cudaIpcEventHandle_t Ready;
};

// The neighbour's event is opened again in each exchange.
int exchange_bad(const Neighbour *Neighbours, int Count, float *Halo, int N,
                 cudaStream_t Stream) {
  for (int I = 0; I < Count; ++I) {
    cudaEvent_t Ready;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    if (cudaIpcOpenEventHandle(&Ready, Neighbours[I].Ready) != cudaSuccess)
      return -1;
    cudaStreamWaitEvent(Stream, Ready, 0);
    cudaMemcpyAsync(Halo + I * N, Neighbours[I].Remote, N * sizeof(float),
                    cudaMemcpyDefault, Stream);
  }
  return 0;
}

// Two streams overlap; the joining event belongs to nobody after the call.
cudaError_t step_bad(float *Field, float *Halo, int N, cudaStream_t Compute,
                     cudaStream_t Copy) {
  cudaEvent_t Packed = nullptr;
  cudaError_t Status =
      // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
      cudaEventCreateWithFlags(&Packed, cudaEventDisableTiming);
  if (Status != cudaSuccess)
    return Status;
  pack<<<N / 256 + 1, 256, 0, Compute>>>(Field, Halo, N);
  Status = cudaEventRecord(Packed, Compute);
  if (Status == cudaSuccess)
    Status = cudaStreamWaitEvent(Copy, Packed, 0);
  interior<<<N / 256 + 1, 256, 0, Compute>>>(Field, N);
  return Status;
}

cudaError_t step_ok(float *Field, float *Halo, int N, cudaStream_t Compute,
                    cudaStream_t Copy) {
  cudaEvent_t Packed = nullptr;
  cudaError_t Status =
      cudaEventCreateWithFlags(&Packed, cudaEventDisableTiming);
  if (Status != cudaSuccess)
    return Status;
  pack<<<N / 256 + 1, 256, 0, Compute>>>(Field, Halo, N);
  Status = cudaEventRecord(Packed, Compute);
  if (Status == cudaSuccess)
    Status = cudaStreamWaitEvent(Copy, Packed, 0);
  cudaEventDestroy(Packed);
  interior<<<N / 256 + 1, 256, 0, Compute>>>(Field, N);
  return Status;
}
