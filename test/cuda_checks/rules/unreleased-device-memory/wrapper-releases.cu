// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Functions that release what they are given, or only look at it.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

static void releaseBuffer(float *Data) { cudaFree(Data); }

static void releaseAndNull(float **Data) {
  if (*Data) {
    cudaFree(*Data);
    *Data = nullptr;
  }
}

template <typename T> void releaseReference(T *&Data) {
  cudaFree(Data);
  Data = nullptr;
}

static void releaseBoth(void *A, void *B) {
  releaseBuffer(static_cast<float *>(A));
  cudaFree(B);
}

static void launchOnly(float *Data, int N) { run<<<1, N>>>(Data, N); }

static bool inspect(const float *Data, float *Host, int N) {
  return cudaMemcpy(Host, Data, N, cudaMemcpyDeviceToHost) == cudaSuccess;
}

#define SAFE_FREE(Pointer)                                                     \
  do {                                                                         \
    if (Pointer) {                                                             \
      cudaFree(Pointer);                                                       \
      (Pointer) = nullptr;                                                     \
    }                                                                          \
  } while (0)

void released_by_value_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  launchOnly(Data, N);
  releaseBuffer(Data);
}

void released_by_address_ok(int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  launchOnly(Data, N);
  releaseAndNull(&Data);
}

void released_by_reference_ok(int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  releaseReference(Data);
}

void released_together_ok(int N) {
  float *A, *B;
  cudaMalloc(&A, N);
  cudaMalloc(&B, N);
  releaseBoth(A, B);
}

void released_by_macro_ok(int N) {
  float *Data = nullptr;
  cudaMalloc(&Data, N);
  launchOnly(Data, N);
  SAFE_FREE(Data);
}

void only_launched_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  launchOnly(Data, N);
}

void only_inspected_bad(float *Host, int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  launchOnly(Data, N);
  inspect(Data, Host, N);
}

bool released_unless_inspection_fails_bad(float *Host, int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  if (!inspect(Data, Host, N))
    return false;
  releaseBuffer(Data);
  return true;
}

void one_of_two_released_bad(int N) {
  float *A, *B;
  cudaMalloc(&A, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&B, N);
  launchOnly(B, N);
  releaseBoth(A, nullptr);
}

// Released through another name for the same memory.
void released_by_alias_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  float *Alias = Data;
  void *Untyped = Alias;
  launchOnly(Alias, N);
  cudaFree(Untyped);
}

// The wrapper pair of a small library.
static float *newBuffer(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  return Data;
}
static void deleteBuffer(float *Data) { releaseReference(Data); }

void wrapper_pair_ok(int N) {
  float *Data = newBuffer(N);
  launchOnly(Data, N);
  deleteBuffer(Data);
}

void wrapper_pair_bad(int N) {
  float *In = newBuffer(N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  float *Out = newBuffer(N);
  launchOnly(In, N);
  launchOnly(Out, N);
  deleteBuffer(In);
}
