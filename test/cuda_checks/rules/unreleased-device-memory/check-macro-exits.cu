// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A check that ends the process leaves nothing behind; the good path still may.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

template <typename T>
void checkStatus(T Status, const char *Text, const char *File, int Line) {
  if (Status) {
    std::fprintf(stderr, "%s:%d: %s failed: %d\n", File, Line, Text,
                 static_cast<int>(Status));
    std::exit(EXIT_FAILURE);
  }
}
#define CHECK_CALL(Call) checkStatus((Call), #Call, __FILE__, __LINE__)

#define ABORT_IF_FAILED(Call)                                                  \
  if ((Call) != cudaSuccess) {                                                 \
    std::abort();                                                              \
  }

inline void mustSucceed(cudaError_t Status) {
  if (Status != cudaSuccess) {
    std::printf("CUDA: %s\n", cudaGetErrorString(Status));
    std::exit(1);
  }
}

__global__ void fill(int *Data, int N);

void exiting_function_ok(int *Host, int N) {
  int *Data;
  CHECK_CALL(cudaMalloc(&Data, N * sizeof(int)));
  CHECK_CALL(cudaMemset(Data, 0, N * sizeof(int)));
  fill<<<1, N>>>(Data, N);
  CHECK_CALL(cudaGetLastError());
  CHECK_CALL(cudaMemcpy(Host, Data, N * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK_CALL(cudaFree(Data));
}

void aborting_macro_ok(int N) {
  int *Data;
  ABORT_IF_FAILED(cudaMalloc(&Data, N * sizeof(int)));
  ABORT_IF_FAILED(cudaMemset(Data, 0, N * sizeof(int)));
  ABORT_IF_FAILED(cudaFree(Data));
}

void exiting_function_good_path_bad(int *Host, int N) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  CHECK_CALL(cudaMalloc(&Data, N * sizeof(int)));
  fill<<<1, N>>>(Data, N);
  CHECK_CALL(cudaMemcpy(Host, Data, N * sizeof(int), cudaMemcpyDeviceToHost));
}

void aborting_macro_good_path_bad(int N) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  ABORT_IF_FAILED(cudaMalloc(&Data, N * sizeof(int)));
  ABORT_IF_FAILED(cudaMemset(Data, 0, N * sizeof(int)));
}

void inline_check_bad(int N) {
  int *Data, *Extra;
  mustSucceed(cudaMalloc(&Data, N * sizeof(int)));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  mustSucceed(cudaMalloc(&Extra, N * sizeof(int)));
  fill<<<1, N>>>(Data, N);
  fill<<<1, N>>>(Extra, N);
  mustSucceed(cudaFree(Data));
}

void inline_check_ok(int N) {
  int *Data, *Extra;
  mustSucceed(cudaMalloc(&Data, N * sizeof(int)));
  mustSucceed(cudaMalloc(&Extra, N * sizeof(int)));
  fill<<<1, N>>>(Data, N);
  mustSucceed(cudaFree(Extra));
  mustSucceed(cudaFree(Data));
}
