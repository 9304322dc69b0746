// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Switches, conditional expressions and comma expressions.

#include <cuda_runtime.h>

enum class Mode { Off, Single, Double };

__global__ void run(void *Data, int N);

void switch_ok(Mode M, int N) {
  void *Data = nullptr;
  switch (M) {
  case Mode::Off:
    return;
  case Mode::Single:
    cudaMalloc(&Data, N * sizeof(float));
    break;
  case Mode::Double:
    cudaMalloc(&Data, N * sizeof(double));
    break;
  }
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

int switch_default_bad(Mode M, int N) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  switch (M) {
  case Mode::Single:
  case Mode::Double:
    run<<<1, N>>>(Data, N);
    cudaFree(Data);
    break;
  default:
    return -1;
  }
  return 0;
}

// One enumerator's case returns before the shared release.
int switch_case_returns_bad(Mode M, int N) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  switch (M) {
  case Mode::Off:
    return 0;
  case Mode::Single:
    run<<<1, N>>>(Data, N);
    break;
  case Mode::Double:
    run<<<2, N>>>(Data, N);
    break;
  }
  cudaFree(Data);
  return 1;
}

void same_switch_twice_ok(Mode M, int N) {
  void *Data;
  switch (M) {
  case Mode::Double:
    cudaMalloc(&Data, N);
    break;
  default:
    break;
  }
  switch (M) {
  case Mode::Double:
    cudaFree(Data);
    break;
  default:
    break;
  }
}

cudaError_t ternary_kind_ok(bool Managed, int N) {
  float *Data = nullptr;
  cudaError_t Status = Managed ? cudaMallocManaged(&Data, N)
                               : cudaMalloc(&Data, N);
  if (Status != cudaSuccess)
    return Status;
  run<<<1, N>>>(Data, N);
  return cudaFree(Data);
}

void ternary_kind_bad(bool Managed, int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  Managed ? cudaMallocManaged(&Data, N)
          // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
          : cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
}

void ternary_release_ok(bool Stream, cudaStream_t S, int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  Stream ? cudaFreeAsync(Data, S) : cudaFree(Data);
}
