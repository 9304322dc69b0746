// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

/* The driver API in a C file. */

#include <cuda.h>
#include <stdlib.h>

struct plan {
  CUdeviceptr twiddles;
  size_t bytes;
};

int transform_ok(const float *host, size_t bytes) {
  CUdeviceptr data;
  CUresult result;
  if ((result = cuMemAlloc(&data, bytes)) != CUDA_SUCCESS)
    return result;
  result = cuMemcpyHtoD(data, host, bytes);
  if (result != CUDA_SUCCESS)
    goto done;
  result = cuCtxSynchronize();
done:
  cuMemFree(data);
  return result;
}

int transform_bad(const float *host, size_t bytes) {
  CUdeviceptr data;
  CUresult result;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if ((result = cuMemAlloc(&data, bytes)) != CUDA_SUCCESS)
    return result;
  result = cuMemcpyHtoD(data, host, bytes);
  if (result != CUDA_SUCCESS)
    return result;
  result = cuCtxSynchronize();
  cuMemFree(data);
  return result;
}

struct plan *new_plan_ok(size_t bytes) {
  struct plan *p = malloc(sizeof(*p));
  if (!p)
    return NULL;
  p->bytes = bytes;
  if (cuMemAlloc(&p->twiddles, bytes) != CUDA_SUCCESS) {
    free(p);
    return NULL;
  }
  return p;
}

/* The struct is freed on the error path, and the memory in it is not. */
struct plan *new_plan_bad(const float *host, size_t bytes) {
  struct plan *p = malloc(sizeof(*p));
  if (!p)
    return NULL;
  p->bytes = bytes;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  if (cuMemAlloc(&p->twiddles, bytes) != CUDA_SUCCESS) {
    free(p);
    return NULL;
  }
  if (cuMemcpyHtoD(p->twiddles, host, bytes) != CUDA_SUCCESS) {
    free(p);
    return NULL;
  }
  return p;
}
