// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// At the end of main the driver reclaims everything: hygiene, unless a loop
// piles it up before.

#include <cstdio>
#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

int main(int Argc, char **Argv) {
  int N = 1024 * Argc;
  float *Data, *Kept, *Freed;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N * sizeof(float));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Kept, N * sizeof(float)) != cudaSuccess)
    return 1;
  cudaMalloc(&Freed, N * sizeof(float));
  run<<<1, N>>>(Data, N);
  run<<<1, N>>>(Kept, N);
  for (int Turn = 0; Turn < 100; ++Turn) {
    float *PerTurn;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&PerTurn, N * sizeof(float));
    run<<<1, N>>>(PerTurn, N);
  }
  for (int Turn = 0; Turn < 100; ++Turn) {
    float *PerTurn;
    cudaMalloc(&PerTurn, N * sizeof(float));
    run<<<1, N>>>(PerTurn, N);
    cudaFree(PerTurn);
  }
  cudaFree(Freed);
  std::printf("%s done\n", Argv[0]);
  return 0;
}
