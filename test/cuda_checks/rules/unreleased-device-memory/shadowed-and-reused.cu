// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// One name for several pieces of memory.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void reused_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
  cudaMalloc(&Data, 2 * N);
  run<<<2, N>>>(Data, N);
  cudaFree(Data);
}

void second_use_bad(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, 2 * N);
  run<<<2, N>>>(Data, N);
}

// The inner variable hides the outer one of the same name.
void shadowed_bad(int N, bool Extra) {
  float *Data;
  cudaMalloc(&Data, N);
  if (Extra) {
    float *Data;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N);
    run<<<1, N>>>(Data, N);
  }
  cudaFree(Data);
}

// Handed over to a second name before the first is used again.
void rotated_ok(int N) {
  float *Current, *Previous = nullptr;
  for (int I = 0; I < 3; ++I) {
    cudaMalloc(&Current, N);
    run<<<1, N>>>(Current, N);
    if (Previous)
      cudaFree(Previous);
    Previous = Current;
  }
  cudaFree(Previous);
}

void conditional_alias_ok(int N, bool Second) {
  float *A, *B;
  cudaMalloc(&A, N);
  cudaMalloc(&B, N);
  float *Chosen = Second ? B : A;
  float *Rest = Second ? A : B;
  run<<<1, N>>>(Chosen, N);
  cudaFree(Chosen);
  cudaFree(Rest);
}

void reference_to_pointer_ok(int N) {
  float *Data;
  float *&Name = Data;
  cudaMalloc(&Name, N);
  cudaFree(Data);
}

void pointer_to_pointer_ok(int N) {
  float *Data;
  float **Where = &Data;
  cudaMalloc(Where, N);
  run<<<1, N>>>(Data, N);
  cudaFree(*Where);
}

void pointer_to_pointer_bad(int N) {
  float *Data;
  float **Where = &Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(Where, N);
  run<<<1, N>>>(Data, N);
}

// A buffer for which sizeof and decltype only look at the type.
void unevaluated_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N * sizeof(*Data));
  using Element = decltype(*Data);
  run<<<1, N>>>(Data, N * sizeof(Element));
}
