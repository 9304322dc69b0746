// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A template is judged once, however often it is instantiated.

#include <cuda_runtime.h>

template <typename T> __global__ void run(T *Data, int N);

template <typename T> void instantiated_often_bad(int N) {
  T *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N * sizeof(T));
  run<<<1, N>>>(Data, N);
}

template <typename T> void instantiated_often_ok(int N) {
  T *Data;
  cudaMalloc(&Data, N * sizeof(T));
  run<<<1, N>>>(Data, N);
  cudaFree(Data);
}

void instantiate(int N) {
  instantiated_often_bad<float>(N);
  instantiated_often_bad<double>(N);
  instantiated_often_bad<int>(N);
  instantiated_often_ok<float>(N);
  instantiated_often_ok<double>(N);
}

template <typename T, bool Keep> bool compile_time_branch_bad(T *Host, int N) {
  T *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc((void **)&Data, N * sizeof(T)) != cudaSuccess)
    return false;
  run<T><<<1, N>>>(Data, N);
  if constexpr (!Keep)
    cudaFree(Data);
  return true;
}

template bool compile_time_branch_bad<float, true>(float *, int);
template bool compile_time_branch_bad<float, false>(float *, int);

// Both branches are decided by the same constant.
template <bool Scratch> void compile_time_pair_ok(int N) {
  float *Data = nullptr;
  if constexpr (Scratch)
    cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  if constexpr (Scratch)
    cudaFree(Data);
}

template void compile_time_pair_ok<true>(int);
template void compile_time_pair_ok<false>(int);

// Members of class templates.
template <typename T> class Solver {
public:
  void solve_ok(int N) {
    T *Work = nullptr;
    cudaMalloc(&Work, N * sizeof(T));
    run<<<1, N>>>(Work, N);
    cudaFree(Work);
  }
  void solve_bad(int N) {
    T *Work = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Work, N * sizeof(T));
    run<<<1, N>>>(Work, N);
  }
};

template class Solver<float>;
template class Solver<double>;

// Acquired by a template wrapper with a deduced type.
template <typename T> T *allocate(int N) {
  T *Data = nullptr;
  cudaMalloc(&Data, N * sizeof(T));
  return Data;
}
template <typename T> void release(T *Data) { cudaFree(Data); }

void template_wrappers_ok(int N) {
  auto *Data = allocate<double>(N);
  run<<<1, N>>>(Data, N);
  release(Data);
}

void template_wrappers_bad(int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  auto *Data = allocate<double>(N);
  run<<<1, N>>>(Data, N);
}
