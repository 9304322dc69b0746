// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Page-locked memory of the driver API.

#include <cstring>
#include <cuda.h>

void alloc_host_ok(CUdeviceptr Data, size_t Bytes) {
  void *Host;
  cuMemAllocHost(&Host, Bytes);
  cuMemcpyDtoH(Host, Data, Bytes);
  cuMemFreeHost(Host);
}

void alloc_host_bad(CUdeviceptr Data, size_t Bytes) {
  void *Host;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cuMemAllocHost(&Host, Bytes);
  cuMemcpyDtoH(Host, Data, Bytes);
}

int host_alloc_bad(CUdeviceptr Data, size_t Bytes) {
  void *Host = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM104 unreleased-pinned-memory]
  if (cuMemHostAlloc(&Host, Bytes, CU_MEMHOSTALLOC_PORTABLE) != CUDA_SUCCESS)
    return -1;
  if (cuMemcpyDtoH(Host, Data, Bytes) != CUDA_SUCCESS)
    return -1;
  cuMemFreeHost(Host);
  return 0;
}

void registered_ok(CUdeviceptr Data) {
  char Host[4096];
  cuMemHostRegister(Host, sizeof(Host), 0);
  cuMemcpyDtoH(Host, Data, sizeof(Host));
  cuMemHostUnregister(Host);
}

// The stack frame goes and the registration stays.
void registered_bad(CUdeviceptr Data) {
  char Host[4096];
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cuMemHostRegister(Host, sizeof(Host), 0);
  cuMemcpyDtoH(Host, Data, sizeof(Host));
}
