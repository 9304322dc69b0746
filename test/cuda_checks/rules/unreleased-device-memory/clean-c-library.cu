// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A library with a C interface: opaque handle, create and destroy functions.

#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>

struct hist_plan {
  unsigned *Bins;
  unsigned *Partial;
  int BinCount;
  int Device;
};
typedef struct hist_plan *hist_handle;
typedef enum { HIST_OK, HIST_NO_MEMORY, HIST_BAD_ARGUMENT } hist_status;

__global__ void countKernel(const unsigned char *In, size_t N, unsigned *Bins);

extern "C" hist_status hist_destroy(hist_handle Plan) {
  if (!Plan)
    return HIST_BAD_ARGUMENT;
  cudaFree(Plan->Bins);
  cudaFree(Plan->Partial);
  free(Plan);
  return HIST_OK;
}

extern "C" hist_status hist_create_ok(hist_handle *Out, int BinCount) {
  if (!Out || BinCount <= 0)
    return HIST_BAD_ARGUMENT;
  hist_handle Plan = (hist_handle)calloc(1, sizeof(*Plan));
  if (!Plan)
    return HIST_NO_MEMORY;
  Plan->BinCount = BinCount;
  if (cudaGetDevice(&Plan->Device) != cudaSuccess)
    goto fail;
  if (cudaMalloc(&Plan->Bins, BinCount * sizeof(unsigned)) != cudaSuccess)
    goto fail;
  if (cudaMalloc(&Plan->Partial, 64 * BinCount * sizeof(unsigned)) !=
      cudaSuccess)
    goto fail;
  *Out = Plan;
  return HIST_OK;
fail:
  hist_destroy(Plan);
  return HIST_NO_MEMORY;
}

extern "C" hist_status hist_run_ok(hist_handle Plan, const void *Host, size_t N,
                                   unsigned *Result) {
  unsigned char *In = NULL;
  hist_status Status = HIST_OK;
  if (cudaMalloc(&In, N) != cudaSuccess)
    return HIST_NO_MEMORY;
  if (cudaMemcpy(In, Host, N, cudaMemcpyHostToDevice) != cudaSuccess) {
    Status = HIST_BAD_ARGUMENT;
    goto out;
  }
  cudaMemset(Plan->Bins, 0, Plan->BinCount * sizeof(unsigned));
  countKernel<<<64, 256>>>(In, N, Plan->Bins);
  if (cudaMemcpy(Result, Plan->Bins, Plan->BinCount * sizeof(unsigned),
                 cudaMemcpyDeviceToHost) != cudaSuccess)
    Status = HIST_BAD_ARGUMENT;
out:
  cudaFree(In);
  return Status;
}

// The control: this file is analysed.
extern "C" hist_status hist_control_bad(hist_handle Plan, size_t N) {
  unsigned char *In = NULL;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&In, N) != cudaSuccess)
    return HIST_NO_MEMORY;
  countKernel<<<64, 256>>>(In, N, Plan->Bins);
  return HIST_OK;
}
