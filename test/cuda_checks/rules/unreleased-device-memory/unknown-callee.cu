// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A function whose body is elsewhere may take or free what it is given.

#include <cstdio>
#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void consume(float *Data);
void rememberAddress(float **Where);
extern "C" void hand_over(void *Data);

class Pool {
public:
  void adopt(float *Data);
  void operator+=(float *Data);
};

void given_by_value_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  consume(Data);
}

void given_by_address_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  rememberAddress(&Data);
}

void given_to_method_ok(Pool &P, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  P.adopt(Data);
}

void given_to_c_function_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  hand_over(Data);
}

void given_to_operator_ok(Pool &P, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  P += Data;
}

void given_to_function_pointer_ok(void (*Callback)(void *), int N) {
  float *Data;
  cudaMalloc(&Data, N);
  Callback(Data);
}

template <typename Callable> void given_to_callable_ok(Callable &&Use, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  Use(Data);
}

void given_in_struct_ok(void (*Callback)(void *), int N) {
  struct {
    float *Data;
    int N;
  } Job;
  cudaMalloc(&Job.Data, N);
  Job.N = N;
  Callback(&Job);
}

// Kernels, the GPU's own functions and the C library take nothing over.
void only_used_bad(float *Host, int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  cudaMemset(Data, 0, N);
  run<<<1, N>>>(Data, N);
  cudaMemcpyAsync(Host, Data, N, cudaMemcpyDeviceToHost, nullptr);
  cudaDeviceSynchronize();
  std::printf("buffer %p\n", static_cast<void *>(Data));
}

// Before it is given away, it can be lost.
int lost_before_given_bad(int N, int Limit) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  if (N > Limit)
    return -1;
  consume(Data);
  return 0;
}
