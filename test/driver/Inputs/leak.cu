#include <cuda_runtime.h>

int scale_bad(float *host, int count) {
  float *device;
  if (cudaMalloc(&device, count * sizeof(float)) != cudaSuccess)
    return 1;
  if (cudaMemcpy(device, host, count * sizeof(float),
                 cudaMemcpyHostToDevice) != cudaSuccess)
    return 2;
  cudaFree(device);
  return 0;
}
