// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A table of device pointers that is copied to the device.

#include <cuda_runtime.h>
#include <vector>

__global__ void run(float **Rows, int Count, int N);

void freed_by_table_ok(int Count, int N) {
  std::vector<float *> Rows(Count, nullptr);
  float **DeviceRows = nullptr;
  for (int I = 0; I < Count; ++I)
    cudaMalloc((void **)&Rows[I], N);
  cudaMalloc((void **)&DeviceRows, Count * sizeof(float *));
  cudaMemcpy(DeviceRows, Rows.data(), Count * sizeof(float *),
             cudaMemcpyHostToDevice);
  run<<<1, N>>>(DeviceRows, Count, N);
  for (int I = 0; I < Count; ++I)
    cudaFree(Rows[I]);
  cudaFree(DeviceRows);
}

// The caller can read the rows back from its own table.
void into_callers_table_ok(float **DeviceRows, int N) {
  float *Rows[8];
  for (int I = 0; I < 8; ++I)
    cudaMalloc(&Rows[I], N);
  cudaMemcpy(DeviceRows, Rows, sizeof(Rows), cudaMemcpyHostToDevice);
}

void table_itself_bad(float *const *Rows, int Count, int N) {
  float **DeviceRows = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc((void **)&DeviceRows, Count * sizeof(float *));
  cudaMemcpy(DeviceRows, Rows, Count * sizeof(float *),
             cudaMemcpyHostToDevice);
  run<<<1, N>>>(DeviceRows, Count, N);
}

void rows_bad(int N) {
  float *Rows[8];
  float **DeviceRows = nullptr;
  for (int I = 0; I < 8; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Rows[I], N);
  cudaMalloc(&DeviceRows, sizeof(Rows));
  cudaMemcpy(DeviceRows, Rows, sizeof(Rows), cudaMemcpyHostToDevice);
  run<<<1, N>>>(DeviceRows, 8, N);
  cudaFree(DeviceRows);
}
