// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Acquired in every turn of a loop.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);
bool accepts(int Item);

void freed_each_turn_ok(int Turns, int N) {
  for (int I = 0; I < Turns; ++I) {
    float *Data;
    cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
    cudaFree(Data);
  }
}

void never_freed_bad(int Turns, int N) {
  for (int I = 0; I < Turns; ++I) {
    float *Data;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
  }
}

void continue_skips_release_bad(int Turns, int N) {
  for (int I = 0; I < Turns; ++I) {
    float *Data;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N);
    if (!accepts(I))
      continue;
    run<<<1, N>>>(Data, N);
    cudaFree(Data);
  }
}

void continue_first_ok(int Turns, int N) {
  for (int I = 0; I < Turns; ++I) {
    if (!accepts(I))
      continue;
    float *Data;
    cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
    cudaFree(Data);
  }
}

void break_skips_release_bad(int Turns, int N) {
  for (int I = 0; I < Turns; ++I) {
    float *Data;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N);
    if (!accepts(I))
      break;
    cudaFree(Data);
  }
}

void break_then_release_ok(int Turns, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  for (int I = 0; I < Turns; ++I) {
    if (!accepts(I))
      break;
    run<<<1, N>>>(Data, N);
  }
  cudaFree(Data);
}

void while_loop_bad(int N) {
  while (accepts(N)) {
    float *Data = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    if (cudaMalloc(&Data, N) != cudaSuccess)
      break;
    run<<<1, N>>>(Data, N);
    --N;
  }
}

void do_loop_bad(int N) {
  do {
    float *Data = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
  } while (accepts(--N));
}

// Grown on demand: the old block goes before the new one comes.
void grown_on_demand_ok(const int *Sizes, int Count) {
  float *Data = nullptr;
  int Capacity = 0;
  for (int I = 0; I < Count; ++I) {
    if (Sizes[I] > Capacity) {
      cudaFree(Data);
      cudaMalloc(&Data, Sizes[I]);
      Capacity = Sizes[I];
    }
    run<<<1, 32>>>(Data, Sizes[I]);
  }
  cudaFree(Data);
}

// Acquired in the first turn only.
void first_turn_only_ok(int Turns, int N) {
  float *Data = nullptr;
  for (int I = 0; I < Turns; ++I) {
    if (Data == nullptr)
      cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
  }
  if (Data != nullptr)
    cudaFree(Data);
}
