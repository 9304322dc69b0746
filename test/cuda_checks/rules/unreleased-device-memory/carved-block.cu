// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// One block cut into parts: only its base is freed.

#include <cuda_runtime.h>

__global__ void run(float *A, float *B, float *C, int N);

struct Parts {
  float *Weights;
  float *Bias;
  float *Scratch;
};

void carved_locals_ok(int N) {
  float *Block;
  cudaMalloc(&Block, 3 * N * sizeof(float));
  float *A = Block;
  float *B = A + N;
  float *C = B + N;
  run<<<1, N>>>(A, B, C, N);
  cudaFree(Block);
}

// The first part is the base.
void freed_by_first_part_ok(int N) {
  char *Block;
  cudaMalloc(&Block, 3 * N * sizeof(float));
  float *A = reinterpret_cast<float *>(Block);
  float *B = reinterpret_cast<float *>(Block + N * sizeof(float));
  run<<<1, N>>>(A, B, B + N, N);
  cudaFree(A);
}

void carved_locals_bad(int N) {
  float *Block;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Block, 3 * N * sizeof(float));
  float *A = Block;
  float *B = A + N;
  float *C = B + N;
  run<<<1, N>>>(A, B, C, N);
}

// Points the caller's fields into the block and returns the base.
float *carved_for_caller_ok(Parts *P, const size_t *Sizes) {
  size_t Total = 0;
  for (int I = 0; I < 3; ++I)
    Total += Sizes[I];
  float *Block;
  cudaMalloc((void **)&Block, Total * sizeof(float));
  float **Fields[] = {&P->Weights, &P->Bias, &P->Scratch};
  float *Next = Block;
  for (int I = 0; I < 3; ++I) {
    *(Fields[I]) = Next;
    Next += Sizes[I];
  }
  return Block;
}

// The caller keeps the first part, which is the base.
void first_part_handed_out_ok(Parts *P, int N) {
  float *Block;
  cudaMalloc(&Block, 3 * N * sizeof(float));
  P->Weights = Block;
  P->Bias = Block + N;
  P->Scratch = Block + 2 * N;
}
