// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A matrix record, whose free function forgets a field that was added later.

#include <cstdlib>
#include <cuda_runtime.h>

struct SparseMatrix {
  int Rows, Columns, NonZeros;
  int *RowStart;
  int *ColumnIndex;
  float *Values;
  float *Diagonal;
};

__global__ void extractDiagonal(const int *RowStart, const int *ColumnIndex,
                                const float *Values, float *Diagonal, int N);
__global__ void jacobi(const float *Diagonal, const float *Values, float *X,
                       int N);

static void freeSparse(SparseMatrix *M) {
  cudaFree(M->RowStart);
  cudaFree(M->ColumnIndex);
  cudaFree(M->Values);
}

int relax_bad(const int *RowStart, const int *ColumnIndex, const float *Values,
              float *X, int N, int NonZeros, int Turns) {
  SparseMatrix M = {};
  M.Rows = M.Columns = N;
  M.NonZeros = NonZeros;
  cudaMalloc((void **)&M.RowStart, (N + 1) * sizeof(int));
  cudaMalloc((void **)&M.ColumnIndex, NonZeros * sizeof(int));
  cudaMalloc((void **)&M.Values, NonZeros * sizeof(float));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc((void **)&M.Diagonal, N * sizeof(float));
  cudaMemcpy(M.RowStart, RowStart, (N + 1) * sizeof(int),
             cudaMemcpyHostToDevice);
  cudaMemcpy(M.ColumnIndex, ColumnIndex, NonZeros * sizeof(int),
             cudaMemcpyHostToDevice);
  cudaMemcpy(M.Values, Values, NonZeros * sizeof(float),
             cudaMemcpyHostToDevice);
  extractDiagonal<<<N / 256 + 1, 256>>>(M.RowStart, M.ColumnIndex, M.Values,
                                        M.Diagonal, N);
  for (int Turn = 0; Turn < Turns; ++Turn)
    jacobi<<<N / 256 + 1, 256>>>(M.Diagonal, M.Values, X, N);
  cudaError_t Status = cudaDeviceSynchronize();
  freeSparse(&M);
  return Status == cudaSuccess ? 0 : 1;
}

// One of three buffers is acquired in a condition and never freed.
bool transpose_bad(const float *Host, float *Result, int N) {
  const size_t Bytes = size_t(N) * N * sizeof(float);
  float *In, *Out;
  int *Order;
  if (cudaMalloc(&In, Bytes) != cudaSuccess)
    return false;
  if (cudaMalloc(&Out, Bytes) != cudaSuccess) {
    cudaFree(In);
    return false;
  }
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Order, N * sizeof(int)) != cudaSuccess) {
    cudaFree(In);
    cudaFree(Out);
    return false;
  }
  cudaMemcpy(In, Host, Bytes, cudaMemcpyHostToDevice);
  extractDiagonal<<<1, 256>>>(Order, Order, In, Out, N);
  cudaMemcpy(Result, Out, Bytes, cudaMemcpyDeviceToHost);
  cudaFree(In);
  cudaFree(Out);
  return true;
}
