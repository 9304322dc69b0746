// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Fields of a local struct hold the memory.

#include <cuda_runtime.h>

struct Params {
  float *In;
  float *Out;
  int N;
};

struct Job {
  Params P;
  int Priority;
};

__global__ void run(Params P);

static void freeParams(Params &P) {
  cudaFree(P.In);
  cudaFree(P.Out);
}

static void freeOnlyInput(Params *P) { cudaFree(P->In); }

void fields_ok(int N) {
  Params P;
  P.N = N;
  cudaMalloc(&P.In, N);
  cudaMalloc(&P.Out, N);
  run<<<1, N>>>(P);
  cudaFree(P.In);
  cudaFree(P.Out);
}

void one_field_bad(int N) {
  Params P;
  P.N = N;
  cudaMalloc(&P.In, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&P.Out, N);
  run<<<1, N>>>(P);
  cudaFree(P.In);
}

void nested_field_ok(int N) {
  Job J = {};
  cudaMalloc((void **)&J.P.In, N);
  run<<<1, N>>>(J.P);
  cudaFree(J.P.In);
}

void nested_field_bad(int N) {
  Job J = {};
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc((void **)&J.P.In, N);
  run<<<1, N>>>(J.P);
}

void freed_by_function_ok(int N) {
  Params P{};
  cudaMalloc(&P.In, N);
  cudaMalloc(&P.Out, N);
  run<<<1, N>>>(P);
  freeParams(P);
}

void field_missing_in_free_function_bad(int N) {
  Params P{};
  cudaMalloc(&P.In, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&P.Out, N);
  run<<<1, N>>>(P);
  freeOnlyInput(&P);
}

void filled_from_locals_ok(int N) {
  float *In, *Out;
  cudaMalloc(&In, N);
  cudaMalloc(&Out, N);
  Params P{In, Out, N};
  run<<<1, N>>>(P);
  cudaFree(P.In);
  cudaFree(P.Out);
}

void filled_from_locals_bad(int N) {
  float *In, *Out;
  cudaMalloc(&In, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Out, N);
  Params P{In, Out, N};
  run<<<1, N>>>(P);
  cudaFree(P.In);
}

void reassigned_field_ok(int N) {
  Params A{}, B{};
  cudaMalloc(&A.In, N);
  B = A;
  run<<<1, N>>>(B);
  cudaFree(B.In);
}

void early_return_bad(int N, int Limit) {
  Params P{};
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&P.In, N);
  if (N > Limit)
    return;
  run<<<1, N>>>(P);
  cudaFree(P.In);
}
