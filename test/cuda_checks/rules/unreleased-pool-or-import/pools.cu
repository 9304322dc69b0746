// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Memory pools. A pool lives until it is destroyed, whatever became of the
// memory in it.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

static cudaMemPoolProps propertiesFor(int Device) {
  cudaMemPoolProps Properties = {};
  Properties.allocType = cudaMemAllocationTypePinned;
  Properties.location.type = cudaMemLocationTypeDevice;
  Properties.location.id = Device;
  return Properties;
}

int scratch_bad(int Device, int N, cudaStream_t Stream) {
  cudaMemPoolProps Properties = propertiesFor(Device);
  cudaMemPool_t Pool;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory pool 'Pool' {{.*}}call cudaMemPoolDestroy(Pool) {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaMemPoolCreate(&Pool, &Properties) != cudaSuccess)
    return -1;
  float *Data;
  if (cudaMallocFromPoolAsync(&Data, N * sizeof(float), Pool, Stream) !=
      cudaSuccess)
    return -1;
  run<<<N, 64, 0, Stream>>>(Data, N);
  cudaFreeAsync(Data, Stream);
  cudaMemPoolDestroy(Pool);
  return 0;
}

int scratch_ok(int Device, int N, cudaStream_t Stream) {
  cudaMemPoolProps Properties = propertiesFor(Device);
  cudaMemPool_t Pool;
  if (cudaMemPoolCreate(&Pool, &Properties) != cudaSuccess)
    return -1;
  float *Data;
  const cudaError_t Status =
      cudaMallocAsync((void **)&Data, N * sizeof(float), Pool, Stream);
  if (Status == cudaSuccess) {
    run<<<N, 64, 0, Stream>>>(Data, N);
    cudaFreeAsync(Data, Stream);
  }
  cudaMemPoolDestroy(Pool);
  return Status == cudaSuccess ? 0 : -1;
}

void per_turn_bad(int Devices) {
  for (int I = 0; I < Devices; ++I) {
    cudaMemPoolProps Properties = propertiesFor(I);
    cudaMemPool_t Pool;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
    cudaMemPoolCreate(&Pool, &Properties);
    unsigned long long Keep = ~0ull;
    cudaMemPoolSetAttribute(Pool, cudaMemPoolAttrReleaseThreshold, &Keep);
  }
}

// The device has it from now on, and gives it out again.
void made_current_ok(int Device) {
  cudaMemPoolProps Properties = propertiesFor(Device);
  cudaMemPool_t Pool;
  cudaMemPoolCreate(&Pool, &Properties);
  cudaDeviceSetMemPool(Device, Pool);
}

// The default pool is the device's.
void borrowed_ok(int Device) {
  cudaMemPool_t Pool;
  cudaDeviceGetDefaultMemPool(&Pool, Device);
  unsigned long long Keep = ~0ull;
  cudaMemPoolSetAttribute(Pool, cudaMemPoolAttrReleaseThreshold, &Keep);
}

// A reset does not free pools.
void reset_bad(int Device) {
  cudaMemPoolProps Properties = propertiesFor(Device);
  cudaMemPool_t Pool;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  cudaMemPoolCreate(&Pool, &Properties);
  cudaDeviceReset();
}

// A pool of another process, and memory of it.
int imported_bad(int Handle, cudaMemPoolPtrExportData *Data,
                 cudaStream_t Stream) {
  cudaMemPool_t Pool;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory pool 'Pool' {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaMemPoolImportFromShareableHandle(
          &Pool, (void *)(size_t)Handle,
          cudaMemHandleTypePosixFileDescriptor, 0) != cudaSuccess)
    return -1;
  void *Memory;
  if (cudaMemPoolImportPointer(&Memory, Pool, Data) != cudaSuccess)
    return -1;
  cudaMemsetAsync(Memory, 0, 64, Stream);
  cudaFreeAsync(Memory, Stream);
  cudaMemPoolDestroy(Pool);
  return 0;
}

void imported_pointer_bad(cudaMemPool_t Pool, cudaMemPoolPtrExportData *Data) {
  void *Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMemPoolImportPointer(&Memory, Pool, Data);
  cudaMemset(Memory, 0, 64);
}

void imported_pointer_ok(cudaMemPool_t Pool, cudaMemPoolPtrExportData *Data) {
  void *Memory;
  cudaMemPoolImportPointer(&Memory, Pool, Data);
  cudaMemset(Memory, 0, 64);
  cudaFree(Memory);
}
