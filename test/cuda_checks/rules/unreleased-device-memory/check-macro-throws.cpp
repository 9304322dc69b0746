// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A check that throws leaks what no object owns.

#include <cuda_runtime.h>
#include <memory>
#include <stdexcept>

#define THROW_IF_FAILED(Call)                                                  \
  do {                                                                         \
    const cudaError_t Status_ = (Call);                                        \
    if (Status_ != cudaSuccess)                                                \
      throw std::runtime_error(cudaGetErrorString(Status_));                   \
  } while (false)

void copy_throws_bad(const float *Host, size_t Bytes) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  THROW_IF_FAILED(cudaMalloc((void **)&Data, Bytes));
  THROW_IF_FAILED(cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice));
  THROW_IF_FAILED(cudaFree(Data));
}

void acquire_throws_ok(size_t Bytes) {
  float *Data = nullptr;
  THROW_IF_FAILED(cudaMalloc((void **)&Data, Bytes));
  cudaMemset(Data, 0, Bytes);
  THROW_IF_FAILED(cudaFree(Data));
}

struct DeviceFree {
  void operator()(void *Pointer) const { cudaFree(Pointer); }
};

void owner_on_path_ok(const float *Host, size_t Bytes) {
  float *Data = nullptr;
  THROW_IF_FAILED(cudaMalloc((void **)&Data, Bytes));
  std::unique_ptr<float, DeviceFree> Owner(Data);
  THROW_IF_FAILED(cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice));
}

// The owner comes one checked call too late.
void owner_too_late_bad(const float *Host, size_t Bytes) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  THROW_IF_FAILED(cudaMalloc((void **)&Data, Bytes));
  THROW_IF_FAILED(cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice));
  std::unique_ptr<float, DeviceFree> Owner(Data);
}

void freed_and_rethrown_ok(const float *Host, size_t Bytes) {
  float *Data = nullptr;
  THROW_IF_FAILED(cudaMalloc((void **)&Data, Bytes));
  if (cudaMemcpy(Data, Host, Bytes, cudaMemcpyHostToDevice) != cudaSuccess) {
    cudaFree(Data);
    throw std::runtime_error("copy failed");
  }
  cudaFree(Data);
}

void argument_rejected_bad(size_t Bytes, size_t Limit) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Bytes);
  if (Bytes > Limit)
    throw std::length_error("too large");
  cudaFree(Data);
}
