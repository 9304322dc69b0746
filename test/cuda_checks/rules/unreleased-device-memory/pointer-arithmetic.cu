// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Acquired through a computed place in an array, and offsets into a block.

#include <cuda_runtime.h>

constexpr int Levels = 5;

__global__ void run(float *Data, int N);

void place_computed_ok(int N) {
  const float *Pyramid[Levels];
  int Level = Levels - 1;
  cudaMalloc(Pyramid + Level, N);
  for (; Level > 0; --Level)
    cudaMalloc(Pyramid + Level - 1, N);
  for (int I = 0; I < Levels; ++I)
    cudaFree((void *)Pyramid[I]);
}

void place_computed_bad(int N) {
  float *Pyramid[Levels];
  for (int Level = 0; Level < Levels; ++Level)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(Pyramid + Level, N);
  for (int Level = 0; Level < Levels; ++Level)
    run<<<1, N>>>(Pyramid[Level], N);
}

void place_with_cast_ok(int N) {
  float *Pair[2];
  cudaMalloc((void **)(Pair + 0), N);
  cudaMalloc((void **)(Pair + 1), N);
  cudaFree(Pair[0]);
  cudaFree(Pair[1]);
}

void walking_pointer_ok(int N) {
  float *Base;
  cudaMalloc(&Base, N * sizeof(float));
  for (float *Row = Base; Row < Base + N; Row += 32)
    run<<<1, 32>>>(Row, 32);
  cudaFree(Base);
}

void walking_pointer_bad(int N) {
  float *Base;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Base, N * sizeof(float));
  for (float *Row = Base; Row < Base + N; Row += 32)
    run<<<1, 32>>>(Row, 32);
}

// Moved forward and back to its start.
void moved_and_restored_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N * sizeof(float));
  Data += N / 2;
  run<<<1, 32>>>(Data, 32);
  Data -= N / 2;
  cudaFree(Data);
}
