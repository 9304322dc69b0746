// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A function without a value acquires only while the field is empty: no caller
// can tell which of its calls did.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

struct Model {
  float *Activations;
  int Capacity;
};

static void forward(Model *M, int N) {
  if (M->Activations == nullptr) {
    cudaMalloc(&M->Activations, N * sizeof(float));
    M->Capacity = N;
  }
  run<<<1, N>>>(M->Activations, N);
}

static void reserve(Model *M, int N) {
  if (N <= M->Capacity)
    return;
  cudaFree(M->Activations);
  cudaMalloc(&M->Activations, N * sizeof(float));
  M->Capacity = N;
}

static void start(Model *M, int N) {
  cudaMalloc(&M->Activations, N * sizeof(float));
  M->Capacity = N;
}

void acquired_by_first_turn_ok(int Steps, int N) {
  Model M = {};
  for (int I = 0; I < Steps; ++I)
    forward(&M, N);
  cudaFree(M.Activations);
}

void grown_on_demand_ok(const int *Sizes, int Count) {
  Model M = {};
  for (int I = 0; I < Count; ++I) {
    reserve(&M, Sizes[I]);
    run<<<1, 32>>>(M.Activations, Sizes[I]);
  }
  cudaFree(M.Activations);
}

void acquired_by_each_turn_bad(const int *Sizes, int Count) {
  Model M = {};
  for (int I = 0; I < Count; ++I) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM116 released-outside-loop]
    start(&M, Sizes[I]);
    run<<<1, 32>>>(M.Activations, Sizes[I]);
  }
  cudaFree(M.Activations);
}
