// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A solver with a workspace of several vectors, one of them optional.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define CHECKED(Call)                                                          \
  do {                                                                         \
    cudaError_t Err = (Call);                                                  \
    if (Err != cudaSuccess) {                                                  \
      fprintf(stderr, "%s at %s:%d\n", cudaGetErrorString(Err), __FILE__,      \
              __LINE__);                                                       \
      exit(EXIT_FAILURE);                                                      \
    }                                                                          \
  } while (0)

__global__ void multiply(const float *A, const float *X, float *Y, int N);
__global__ void dot(const float *X, const float *Y, float *Out, int N);
__global__ void update(float *X, const float *D, float Step, int N);
__global__ void precondition(const float *M, float *R, int N);

static float hostDot(const float *X, const float *Y, float *Scratch, int N) {
  float Result = 0;
  dot<<<1, 256>>>(X, Y, Scratch, N);
  CHECKED(
      cudaMemcpy(&Result, Scratch, sizeof(float), cudaMemcpyDeviceToHost));
  return Result;
}

int solve_ok(const float *A, const float *B, float *X, int N, int MaxTurns,
             float Tolerance, bool Precondition) {
  const size_t Bytes = N * sizeof(float);
  float *R = NULL, *D = NULL, *Q = NULL, *M = NULL, *Scratch = NULL;
  CHECKED(cudaMalloc((void **)&R, Bytes));
  CHECKED(cudaMalloc((void **)&D, Bytes));
  CHECKED(cudaMalloc((void **)&Q, Bytes));
  CHECKED(cudaMalloc((void **)&Scratch, sizeof(float)));
  if (Precondition) {
    CHECKED(cudaMalloc((void **)&M, Bytes));
    CHECKED(cudaMemset(M, 0, Bytes));
  }
  CHECKED(cudaMemcpy(R, B, Bytes, cudaMemcpyDeviceToDevice));
  CHECKED(cudaMemcpy(D, R, Bytes, cudaMemcpyDeviceToDevice));

  int Turn = 0;
  float Residual = hostDot(R, R, Scratch, N);
  for (; Turn < MaxTurns; ++Turn) {
    if (std::sqrt(Residual) < Tolerance)
      break;
    multiply<<<N / 256 + 1, 256>>>(A, D, Q, N);
    float Curvature = hostDot(D, Q, Scratch, N);
    if (Curvature == 0) {
      Turn = -1;
      break;
    }
    update<<<N / 256 + 1, 256>>>(X, D, Residual / Curvature, N);
    update<<<N / 256 + 1, 256>>>(R, Q, -Residual / Curvature, N);
    if (Precondition)
      precondition<<<N / 256 + 1, 256>>>(M, R, N);
    Residual = hostDot(R, R, Scratch, N);
  }

  if (M)
    CHECKED(cudaFree(M));
  CHECKED(cudaFree(Scratch));
  CHECKED(cudaFree(Q));
  CHECKED(cudaFree(D));
  CHECKED(cudaFree(R));
  return Turn;
}

// The control: this file is analysed.
void control_bad(const float *A, const float *X, int N) {
  float *Y;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  CHECKED(cudaMalloc((void **)&Y, N * sizeof(float)));
  multiply<<<N / 256 + 1, 256>>>(A, X, Y, N);
}
