// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's pinned memory.

#include <hip/hip_runtime.h>

void host_malloc_ok(const float *Data, size_t Bytes) {
  float *Host;
  hipHostMalloc(&Host, Bytes, hipHostMallocDefault);
  hipMemcpy(Host, Data, Bytes, hipMemcpyDeviceToHost);
  hipHostFree(Host);
}

void host_malloc_bad(const float *Data, size_t Bytes) {
  float *Host;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  hipHostMalloc((void **)&Host, Bytes, hipHostMallocDefault);
  hipMemcpy(Host, Data, Bytes, hipMemcpyDeviceToHost);
}

void null_freed_ok() { hipHostFree(nullptr); }
