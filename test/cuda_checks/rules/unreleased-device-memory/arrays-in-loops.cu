// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Arrays of buffers, filled and freed by loops.

#include <cuda_runtime.h>
#include <vector>

constexpr int Lanes = 4;

__global__ void run(float *Data, int N);

void filled_and_freed_ok(int N) {
  float *Data[Lanes];
  for (int I = 0; I < Lanes; ++I)
    cudaMalloc(&Data[I], N);
  for (int I = 0; I < Lanes; ++I)
    run<<<1, N>>>(Data[I], N);
  for (int I = 0; I < Lanes; ++I)
    cudaFree(Data[I]);
}

void never_freed_bad(int N) {
  float *Data[Lanes];
  for (int I = 0; I < Lanes; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data[I], N);
  for (int I = 0; I < Lanes; ++I)
    run<<<1, N>>>(Data[I], N);
}

// Both loops run equally often, so no turn is left over.
void run_time_bound_ok(int Count, int N) {
  float **Data = new float *[Count];
  for (int I = 0; I < Count; I++)
    cudaMalloc((void **)&Data[I], N);
  for (int I = 0; I < Count; I++)
    cudaFree(Data[I]);
  delete[] Data;
}

void vector_elements_ok(int Count, int N) {
  std::vector<float *> Data(Count);
  for (int I = 0; I < Count; ++I)
    cudaMalloc(&Data[I], N);
  for (float *Buffer : Data)
    cudaFree(Buffer);
}

void freed_backwards_ok(int N) {
  float *Data[Lanes];
  for (int I = 0; I < Lanes; ++I)
    cudaMalloc(&Data[I], N);
  for (int I = Lanes - 1; I >= 0; --I)
    cudaFree(Data[I]);
}

void freed_by_pointer_ok(int N) {
  float *Data[Lanes];
  for (int I = 0; I < Lanes; ++I)
    cudaMalloc(&Data[I], N);
  for (float **P = Data; P != Data + Lanes; ++P)
    cudaFree(*P);
}

void range_for_ok(int N) {
  float *Data[Lanes] = {};
  for (float *&Buffer : Data)
    cudaMalloc(&Buffer, N);
  for (float *Buffer : Data)
    cudaFree(Buffer);
}

void range_for_bad(int N) {
  float *Data[Lanes] = {};
  for (float *&Buffer : Data)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Buffer, N);
  for (float *Buffer : Data)
    run<<<1, N>>>(Buffer, N);
}

void two_indices_ok(int N) {
  float *Data[Lanes][2];
  for (int I = 0; I < Lanes; ++I)
    for (int J = 0; J < 2; ++J)
      cudaMalloc(&Data[I][J], N);
  for (int I = 0; I < Lanes; ++I)
    for (int J = 0; J < 2; ++J)
      cudaFree(Data[I][J]);
}

void early_return_between_loops_bad(int N, const int *Input) {
  float *Data[Lanes];
  for (int I = 0; I < Lanes; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data[I], N);
  if (Input == nullptr)
    return;
  for (int I = 0; I < Lanes; ++I)
    cudaFree(Data[I]);
}

void fixed_elements_ok(int N) {
  float *Data[2];
  cudaMalloc(&Data[0], N);
  cudaMalloc(&Data[1], N);
  cudaFree(Data[0]);
  cudaFree(Data[1]);
}

void fixed_element_forgotten_bad(int N) {
  float *Data[2];
  cudaMalloc(&Data[0], N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data[1], N);
  run<<<1, N>>>(Data[1], N);
  cudaFree(Data[0]);
}

// One buffer, freed in the turn in which the work ends.
void freed_on_last_turn_ok(int Turns, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  for (int I = 0;; ++I) {
    run<<<1, N>>>(Data, N);
    if (I >= Turns) {
      cudaFree(Data);
      break;
    }
  }
}
