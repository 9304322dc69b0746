#include <cuda_runtime.h>

int scale_ok(float *host, int count) {
  float *device;
  if (cudaMalloc(&device, count * sizeof(float)) != cudaSuccess)
    return 1;
  if (cudaMemcpy(device, host, count * sizeof(float),
                 cudaMemcpyHostToDevice) != cudaSuccess)
    goto done;
done:
  cudaFree(device);
  return 0;
}
