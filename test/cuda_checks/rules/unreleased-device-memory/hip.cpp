// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's twins of the CUDA runtime.

#include <cstdio>
#include <cstdlib>
#include <hip/hip_runtime.h>

#define HIP_CHECK(Call)                                                        \
  {                                                                            \
    hipError_t Status_ = (Call);                                               \
    if (Status_ != hipSuccess) {                                               \
      std::fprintf(stderr, "HIP: %s\n", hipGetErrorString(Status_));           \
      std::exit(1);                                                            \
    }                                                                          \
  }

void copy_ok(const float *Host, size_t Bytes) {
  float *Data;
  HIP_CHECK(hipMalloc(&Data, Bytes));
  HIP_CHECK(hipMemcpy(Data, Host, Bytes, hipMemcpyHostToDevice));
  HIP_CHECK(hipFree(Data));
}

void copy_bad(const float *Host, size_t Bytes) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  HIP_CHECK(hipMalloc(&Data, Bytes));
  HIP_CHECK(hipMemcpy(Data, Host, Bytes, hipMemcpyHostToDevice));
}

int early_return_bad(const float *Host, size_t Bytes) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (hipMalloc(&Data, Bytes) != hipSuccess)
    return -1;
  if (hipMemcpy(Data, Host, Bytes, hipMemcpyHostToDevice) != hipSuccess)
    return -1;
  return hipFree(Data) == hipSuccess ? 0 : -1;
}

void managed_bad(size_t Bytes) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  HIP_CHECK(hipMallocManaged((void **)&Data, Bytes, hipMemAttachGlobal));
  Data[0] = 1;
}

void async_ok(size_t Bytes, hipStream_t Stream) {
  void *Data;
  HIP_CHECK(hipMallocAsync(&Data, Bytes, Stream));
  HIP_CHECK(hipFreeAsync(Data, Stream));
}

float *returned_ok(size_t Bytes) {
  float *Data;
  HIP_CHECK(hipMalloc((void **)&Data, Bytes));
  return Data;
}

void null_freed_ok() { HIP_CHECK(hipFree(nullptr)); }
