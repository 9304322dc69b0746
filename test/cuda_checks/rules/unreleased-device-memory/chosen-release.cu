// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Counted sharing and release chosen at run time.

#include <cuda_runtime.h>

struct Shared {
  float *Data;
  int References;
};

static Shared *acquireShared(int N) {
  auto *S = new Shared;
  S->References = 1;
  cudaMalloc(&S->Data, N);
  return S;
}

static void dropShared(Shared *S) {
  if (--S->References == 0) {
    cudaFree(S->Data);
    delete S;
  }
}

void counted_ok(int N) {
  Shared *S = acquireShared(N);
  ++S->References;
  dropShared(S);
  dropShared(S);
}

// A deleter travels with the pointer.
struct Block {
  void *Pointer;
  cudaError_t (*Deleter)(void *);
};

Block makeBlock_ok(size_t Bytes) {
  Block B;
  cudaMalloc(&B.Pointer, Bytes);
  B.Deleter = cudaFree;
  return B;
}

void released_through_pointer_ok(size_t Bytes) {
  cudaError_t (*Free)(void *) = cudaFree;
  void *Data;
  cudaMalloc(&Data, Bytes);
  Free(Data);
}

void other_block_bad(size_t Bytes) {
  Block B = makeBlock_ok(Bytes);
  B.Deleter(B.Pointer);
  void *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Bytes);
  cudaMemset(Data, 0, Bytes);
}
