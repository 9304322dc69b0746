// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// One turn of a loop acquires, the same turn of another releases. Whether the
// second loop counts up or down, it has that turn too.

#include <cuda_runtime.h>

__global__ void run(float *Data, int Device);

void counted_down_ok(int Devices, size_t Bytes) {
  float *First = nullptr;
  for (int Device = 0; Device < Devices; ++Device) {
    cudaSetDevice(Device);
    if (0 == Device) {
      cudaMalloc(&First, Bytes);
    }
    run<<<1, 32>>>(First, Device);
  }
  for (int Device = Devices - 1; Device >= 0; --Device) {
    cudaSetDevice(Device);
    if (Device == 0)
      cudaFree(First);
  }
}

void counted_up_ok(int Devices, size_t Bytes) {
  float *First = nullptr;
  int Device;
  for (Device = 0; Device < Devices; ++Device)
    if (Device == 0)
      cudaMalloc(&First, Bytes);
  for (Device = 0; Device < Devices; ++Device)
    if (Device == 0)
      cudaFree(First);
}

void another_turn_bad(int Devices, size_t Bytes) {
  float *First = nullptr;
  for (int Device = 0; Device < Devices; ++Device) {
    if (Device == 0)
      // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
      cudaMalloc(&First, Bytes);
    run<<<1, 32>>>(First, Device);
  }
  for (int Device = 0; Device < Devices; ++Device)
    if (Device == 1)
      cudaFree(First);
}

int leaves_between_loops_bad(int Devices, size_t Bytes) {
  float *First = nullptr;
  for (int Device = 0; Device < Devices; ++Device)
    if (Device == 0)
      // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
      cudaMalloc(&First, Bytes);
  if (Bytes > 1024)
    return -1;
  for (int Device = Devices - 1; Device >= 0; --Device)
    if (Device == 0)
      cudaFree(First);
  return 0;
}
