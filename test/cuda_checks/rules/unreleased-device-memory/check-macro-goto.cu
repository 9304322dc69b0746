// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Checks that jump to a cleanup label, with null guards there.

#include <cuda_runtime.h>

#define GOTO_IF_FAILED(Call)                                                   \
  do {                                                                         \
    Status = (Call);                                                           \
    if (Status != cudaSuccess)                                                 \
      goto Cleanup;                                                            \
  } while (0)

__global__ void reduce(const float *In, float *Out, int N);

cudaError_t guarded_cleanup_ok(const float *Host, float *Sum, int N) {
  cudaError_t Status = cudaSuccess;
  float *In = nullptr;
  float *Out = nullptr;
  GOTO_IF_FAILED(cudaSetDevice(0));
  GOTO_IF_FAILED(cudaMalloc(&In, N * sizeof(float)));
  GOTO_IF_FAILED(cudaMalloc(&Out, sizeof(float)));
  GOTO_IF_FAILED(
      cudaMemcpy(In, Host, N * sizeof(float), cudaMemcpyHostToDevice));
  reduce<<<1, 256>>>(In, Out, N);
  GOTO_IF_FAILED(cudaMemcpy(Sum, Out, sizeof(float), cudaMemcpyDeviceToHost));
Cleanup:
  if (Out)
    cudaFree(Out);
  if (In != nullptr)
    cudaFree(In);
  return Status;
}

cudaError_t unguarded_cleanup_ok(const float *Host, int N) {
  cudaError_t Status;
  float *In = 0;
  GOTO_IF_FAILED(cudaMalloc(&In, N * sizeof(float)));
  GOTO_IF_FAILED(
      cudaMemcpy(In, Host, N * sizeof(float), cudaMemcpyHostToDevice));
Cleanup:
  cudaFree(In);
  return Status;
}

cudaError_t one_missing_in_cleanup_bad(const float *Host, float *Sum, int N) {
  cudaError_t Status = cudaSuccess;
  float *In = nullptr;
  float *Out = nullptr;
  GOTO_IF_FAILED(cudaMalloc(&In, N * sizeof(float)));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  GOTO_IF_FAILED(cudaMalloc(&Out, sizeof(float)));
  reduce<<<1, 256>>>(In, Out, N);
  GOTO_IF_FAILED(cudaMemcpy(Sum, Out, sizeof(float), cudaMemcpyDeviceToHost));
Cleanup:
  if (In)
    cudaFree(In);
  return Status;
}

// The jump goes past the release.
int skips_release_bad(const float *Host, int N) {
  cudaError_t Status = cudaSuccess;
  float *In = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&In, N * sizeof(float)) != cudaSuccess)
    return 1;
  Status = cudaMemcpy(In, Host, N * sizeof(float), cudaMemcpyHostToDevice);
  if (Status != cudaSuccess)
    goto Failed;
  cudaFree(In);
  return 0;
Failed:
  return 1;
}

// Labels in reverse order of the acquires.
int staged_labels_ok(const float *Host, int N) {
  int Result = -1;
  float *A, *B;
  if (cudaMalloc(&A, N * sizeof(float)) != cudaSuccess)
    goto Done;
  if (cudaMalloc(&B, N * sizeof(float)) != cudaSuccess)
    goto FreeA;
  if (cudaMemcpy(A, Host, N, cudaMemcpyHostToDevice) != cudaSuccess)
    goto FreeB;
  Result = 0;
FreeB:
  cudaFree(B);
FreeA:
  cudaFree(A);
Done:
  return Result;
}

int staged_labels_wrong_one_bad(const float *Host, int N) {
  int Result = -1;
  float *A, *B;
  if (cudaMalloc(&A, N * sizeof(float)) != cudaSuccess)
    goto Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&B, N * sizeof(float)) != cudaSuccess)
    goto FreeA;
  if (cudaMemcpy(A, Host, N, cudaMemcpyHostToDevice) != cudaSuccess)
    goto FreeA;
  Result = 0;
  cudaFree(B);
FreeA:
  cudaFree(A);
Done:
  return Result;
}
