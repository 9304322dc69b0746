// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Paths that end the process hold nothing any more, wherever they stand.

#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

[[noreturn]] void die(const char *Message);

void exits_ok(int N, int Limit) {
  float *Data;
  cudaMalloc(&Data, N);
  if (N > Limit) {
    std::fprintf(stderr, "too large\n");
    std::exit(1);
  }
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void dies_ok(int N, int Limit) {
  float *Data;
  cudaMalloc(&Data, N);
  if (N > Limit)
    die("too large");
  cudaFree(Data);
}

void quick_exit_ok(int N, int Limit) {
  float *Data;
  cudaMalloc(&Data, N);
  if (N > Limit)
    std::_Exit(2);
  cudaFree(Data);
}

void asserts_ok(int N, int Limit) {
  float *Data;
  cudaMalloc(&Data, N);
  assert(N <= Limit);
  cudaFree(Data);
}

void traps_ok(int N, int Limit) {
  float *Data;
  cudaMalloc(&Data, N);
  if (N > Limit)
    __builtin_unreachable();
  cudaFree(Data);
}

void serves_forever_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  while (true)
    run<<<1, N>>>(Data, N);
}

// Reports and goes on: this is no exit.
static void complain(const char *Message) {
  std::fprintf(stderr, "%s\n", Message);
}

void complains_and_returns_bad(int N, int Limit) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  if (N > Limit) {
    complain("too large");
    return;
  }
  cudaFree(Data);
}
