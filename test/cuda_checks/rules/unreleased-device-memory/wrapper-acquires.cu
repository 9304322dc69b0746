// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Functions that acquire for their caller. The caller who loses the memory is
// told, at its own call.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

static void allocateInto(float **Out, size_t Bytes) { cudaMalloc(Out, Bytes); }

static void allocateAny(void **Out, size_t Bytes) {
  void *Block = nullptr;
  if (cudaMalloc(&Block, Bytes) != cudaSuccess)
    Block = nullptr;
  *Out = Block;
}

static float *allocateAndReturn(size_t Bytes) {
  float *Data = nullptr;
  if (cudaMalloc(&Data, Bytes) != cudaSuccess)
    return nullptr;
  return Data;
}

static void allocateByReference(float *&Data, size_t Bytes) {
  cudaMalloc(&Data, Bytes);
}

static cudaError_t allocateWithStatus(float **Out, int N) {
  return cudaMalloc(Out, N * sizeof(float));
}

// A local that ends in the caller's pointer by way of a cast.
template <typename T> void allocateTyped(T **Out, size_t Count) {
  void *Block = nullptr;
  cudaMalloc(&Block, Count * sizeof(T));
  *Out = reinterpret_cast<T *>(Block);
}

void pointer_to_pointer_ok(int N) {
  float *Data;
  allocateInto(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void pointer_to_pointer_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  allocateInto(&Data, N);
  run<<<1, N>>>(Data, N);
}

void void_pointer_ok(int N) {
  float *Data;
  allocateAny((void **)&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void void_pointer_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  allocateAny((void **)&Data, N);
  run<<<1, N>>>(Data, N);
}

void returned_ok(int N) {
  float *Data = allocateAndReturn(N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void returned_bad(int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  float *Data = allocateAndReturn(N);
  run<<<1, N>>>(Data, N);
}

int returned_null_tested_ok(int N) {
  float *Data = allocateAndReturn(N);
  if (!Data)
    return -1;
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

void returned_and_dropped_bad(int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  allocateAndReturn(N);
}

void reference_ok(int N) {
  float *Data = nullptr;
  allocateByReference(Data, N);
  cudaFree(Data);
}

void reference_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  allocateByReference(Data, N);
  run<<<1, N>>>(Data, N);
}

int status_ok(int N) {
  float *Data = nullptr;
  if (allocateWithStatus(&Data, N) != cudaSuccess)
    return -1;
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
  return 0;
}

int status_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (allocateWithStatus(&Data, N) != cudaSuccess)
    return -1;
  run<<<1, N>>>(Data, N);
  return 0;
}

void typed_ok(int N) {
  float *Data;
  allocateTyped(&Data, N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void typed_bad(int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  allocateTyped(&Data, N);
  run<<<1, N>>>(Data, N);
}

// Two wrappers deep.
static float *allocateZeroed(size_t Bytes) {
  float *Data = allocateAndReturn(Bytes);
  if (Data)
    cudaMemset(Data, 0, Bytes);
  return Data;
}

void two_deep_ok(int N) {
  float *Data = allocateZeroed(N);
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void two_deep_bad(int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  float *Data = allocateZeroed(N);
  run<<<1, N>>>(Data, N);
}

// The wrapper is blamed itself if it loses the memory on the way.
float *loses_on_error_path_bad(const float *Host, size_t Bytes) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Data, Bytes) != cudaSuccess)
    return nullptr;
  if (cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice) != cudaSuccess)
    return nullptr;
  return Data;
}

// Takes a pointer by value, so its caller never sees the memory.
void lost_in_parameter_bad(float *Data, size_t Bytes) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Bytes);
  cudaMemset(Data, 0, Bytes);
}

// Wrapper names say nothing: this one fills a caller's struct.
struct Layout {
  int Rows, Columns;
};
static Layout createLayout(int N) { return Layout{N, N}; }

int create_in_name_only_ok(int N) {
  Layout L = createLayout(N);
  return L.Rows * L.Columns;
}
