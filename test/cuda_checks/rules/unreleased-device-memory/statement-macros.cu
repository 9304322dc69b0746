// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Acquire and release inside macros: reported where the macro is used.

#include <cuda_runtime.h>

#define ALLOCATE(Pointer, Count)                                               \
  do {                                                                         \
    cudaMalloc((void **)&(Pointer), (Count) * sizeof(*(Pointer)));             \
    cudaMemset((Pointer), 0, (Count) * sizeof(*(Pointer)));                    \
  } while (0)

#define ALLOCATE_OR_RETURN(Pointer, Bytes)                                     \
  if (cudaMalloc(&(Pointer), (Bytes)) != cudaSuccess)                          \
  return -1

#define RELEASE(Pointer)                                                       \
  do {                                                                         \
    cudaFree(Pointer);                                                         \
    (Pointer) = NULL;                                                          \
  } while (0)

#define WITH_BUFFER(Type, Name, Count) Type *Name; ALLOCATE(Name, Count)

__global__ void run(float *Data, int N);

void do_while_ok(int N) {
  float *Data;
  ALLOCATE(Data, N);
  run<<<1, N>>>(Data, N);
  RELEASE(Data);
}

void do_while_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  ALLOCATE(Data, N);
  run<<<1, N>>>(Data, N);
}

int return_macro_ok(int N) {
  float *Data = nullptr;
  ALLOCATE_OR_RETURN(Data, N);
  run<<<1, N>>>(Data, N);
  RELEASE(Data);
  return 0;
}

int return_macro_used_twice_bad(int N) {
  float *A = nullptr;
  float *B = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  ALLOCATE_OR_RETURN(A, N);
  ALLOCATE_OR_RETURN(B, N);
  run<<<1, N>>>(A, N);
  run<<<1, N>>>(B, N);
  RELEASE(A);
  RELEASE(B);
  return 0;
}

void declaring_macro_ok(int N) {
  WITH_BUFFER(float, Data, N);
  run<<<1, N>>>(Data, N);
  RELEASE(Data);
}

void declaring_macro_bad(int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  WITH_BUFFER(float, Data, N);
  run<<<1, N>>>(Data, N);
}

// Two uses of one macro in one function are two findings.
void two_uses_bad(int N) {
  float *A, *B;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  ALLOCATE(A, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  ALLOCATE(B, N);
  run<<<1, N>>>(A, N);
  run<<<1, N>>>(B, N);
}
