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

// A callee that does so leaves one block in many places.
static float *allocate_parts(Parts *P, int N) {
  float *Block;
  cudaMalloc(&Block, 3 * N * sizeof(float));
  P->Weights = Block;
  P->Bias = Block + N;
  P->Scratch = Block + 2 * N;
  return Block;
}

static void allocate_fields(Parts *P, int N) {
  cudaMalloc(&P->Weights, 3 * N * sizeof(float));
  P->Bias = P->Weights + N;
  P->Scratch = P->Bias + N;
}

void base_of_callee_freed_ok(int N) {
  Parts P;
  float *Block = allocate_parts(&P, N);
  run<<<1, N>>>(P.Weights, P.Bias, P.Scratch, N);
  cudaFree(Block);
}

void first_field_of_callee_freed_ok(int N) {
  Parts P;
  allocate_fields(&P, N);
  run<<<1, N>>>(P.Weights, P.Bias, P.Scratch, N);
  cudaFree(P.Weights);
}

void field_of_callee_not_freed_bad(int N) {
  Parts P;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'P.Weights' {{.*}}[VRM101 unreleased-device-memory]
  allocate_fields(&P, N);
  run<<<1, N>>>(P.Weights, P.Bias, P.Scratch, N);
}

void callee_allocates_each_turn_bad(const int *Sizes, int Count) {
  Parts P;
  for (int I = 0; I < Count; ++I) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM116 released-outside-loop]
    allocate_fields(&P, Sizes[I]);
    run<<<1, 32>>>(P.Weights, P.Bias, P.Scratch, Sizes[I]);
  }
  cudaFree(P.Weights);
}
