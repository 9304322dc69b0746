// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// The driver API on a plain C++ host; its handles are integers.

#include <cstdint>
#include <cuda.h>

#define CU_CHECK(Call)                                                         \
  do {                                                                         \
    CUresult Result_ = (Call);                                                 \
    if (Result_ != CUDA_SUCCESS)                                               \
      return static_cast<int>(Result_);                                        \
  } while (0)

int launch_ok(CUfunction Kernel, const void *Host, size_t Bytes) {
  CUdeviceptr Data = 0;
  if (cuMemAlloc(&Data, Bytes) != CUDA_SUCCESS)
    return -1;
  cuMemcpyHtoD(Data, Host, Bytes);
  void *Arguments[] = {&Data};
  cuLaunchKernel(Kernel, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr);
  cuMemFree(Data);
  return 0;
}

int launch_bad(CUfunction Kernel, const void *Host, size_t Bytes) {
  CUdeviceptr Data = 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cuMemAlloc(&Data, Bytes) != CUDA_SUCCESS)
    return -1;
  cuMemcpyHtoD(Data, Host, Bytes);
  void *Arguments[] = {&Data};
  cuLaunchKernel(Kernel, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr);
  return 0;
}

int early_return_bad(const void *Host, size_t Bytes) {
  CUdeviceptr Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  CU_CHECK(cuMemAlloc(&Data, Bytes));
  CU_CHECK(cuMemcpyHtoD(Data, Host, Bytes));
  CU_CHECK(cuMemFree(Data));
  return 0;
}

int early_return_ok(const void *Host, size_t Bytes) {
  CUdeviceptr Data;
  CU_CHECK(cuMemAlloc(&Data, Bytes));
  CUresult Result = cuMemcpyHtoD(Data, Host, Bytes);
  CU_CHECK(cuMemFree(Data));
  CU_CHECK(Result);
  return 0;
}

void pitch_bad(size_t Width, size_t Height) {
  CUdeviceptr Image;
  size_t Pitch;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cuMemAllocPitch(&Image, &Pitch, Width, Height, 4);
  cuMemsetD8(Image, 0, Pitch * Height);
}

void managed_bad(size_t Bytes) {
  CUdeviceptr Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cuMemAllocManaged(&Data, Bytes, 1);
  cuMemsetD8(Data, 0, Bytes);
}

void async_ok(size_t Bytes, CUstream Stream) {
  CUdeviceptr Data;
  cuMemAllocAsync(&Data, Bytes, Stream);
  cuMemFreeAsync(Data, Stream);
}

void async_bad(size_t Bytes, CUstream Stream) {
  CUdeviceptr Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cuMemAllocAsync(&Data, Bytes, Stream);
  cuMemsetD8(Data, 0, Bytes);
}

// An integer handle escapes by arithmetic, casts and comparison with zero.
void *cast_and_returned_ok(size_t Bytes) {
  CUdeviceptr Data = 0;
  if (cuMemAlloc(&Data, Bytes) != CUDA_SUCCESS)
    return nullptr;
  return reinterpret_cast<void *>(static_cast<std::uintptr_t>(Data));
}

CUdeviceptr returned_ok(size_t Bytes) {
  CUdeviceptr Data = 0;
  cuMemAlloc(&Data, Bytes);
  return Data;
}

void zero_guard_ok(size_t Bytes) {
  CUdeviceptr Data = 0;
  cuMemAlloc(&Data, Bytes);
  if (Data != 0)
    cuMemFree(Data);
}

// Destroying the context reclaims what was allocated in it.
void context_destroyed_ok(size_t Bytes, CUcontext Context) {
  CUdeviceptr Data;
  cuMemAlloc(&Data, Bytes);
  cuMemsetD8(Data, 0, Bytes);
  cuCtxDestroy(Context);
}
