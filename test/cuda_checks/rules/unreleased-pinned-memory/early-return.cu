// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Pinned host memory that is not freed on some path.

#include <cstring>
#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

void plain_ok(float *Data, int N) {
  float *Host;
  cudaMallocHost(&Host, N * sizeof(float));
  std::memset(Host, 0, N * sizeof(float));
  cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
  cudaFreeHost(Host);
}

// The C library's functions take no ownership.
void plain_bad(float *Data, int N) {
  float *Host;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaMallocHost(&Host, N * sizeof(float));
  std::memset(Host, 0, N * sizeof(float));
  cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
}

void with_cast_bad(float *Data, int N) {
  float *Host;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaMallocHost((void **)&Host, N * sizeof(float));
  for (int I = 0; I < N; ++I)
    Host[I] = I;
  cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
}

void host_alloc_ok(float *Data, int N) {
  float *Host;
  cudaHostAlloc(&Host, N * sizeof(float), cudaHostAllocDefault);
  cudaMemcpy(Host, Data, N * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFreeHost(Host);
}

float host_alloc_bad(float *Data, int N) {
  float *Host;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaHostAlloc((void **)&Host, N * sizeof(float), cudaHostAllocPortable);
  cudaMemcpy(Host, Data, N * sizeof(float), cudaMemcpyDeviceToHost);
  return Host[0];
}

int error_path_bad(float *Data, int N) {
  float *Host = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM104 unreleased-pinned-memory]
  if (cudaMallocHost(&Host, N) != cudaSuccess)
    return -1;
  if (cudaMemcpy(Host, Data, N, cudaMemcpyDeviceToHost) != cudaSuccess)
    return -1;
  return cudaFreeHost(Host) == cudaSuccess ? 0 : -1;
}

// The device pointer of mapped memory is a view: only the host side is freed.
void mapped_ok(int N) {
  float *Host, *View;
  cudaHostAlloc(&Host, N, cudaHostAllocMapped);
  cudaHostGetDevicePointer(&View, Host, 0);
  run<<<1, N>>>(View, N);
  cudaDeviceSynchronize();
  cudaFreeHost(Host);
}

float mapped_bad(int N) {
  float *Host, *View;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaHostAlloc(&Host, N, cudaHostAllocMapped);
  cudaHostGetDevicePointer((void **)&View, (void *)Host, 0);
  run<<<1, N>>>(View, N);
  cudaDeviceSynchronize();
  return Host[0];
}

void per_turn_bad(float *Data, int N, int Turns) {
  for (int Turn = 0; Turn < Turns; ++Turn) {
    float *Host;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
    cudaMallocHost(&Host, N);
    cudaMemcpy(Host, Data, N, cudaMemcpyDeviceToHost);
    Data[Turn] = Host[0];
  }
}

void beside_device_memory_bad(int N) {
  float *Host, *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaMallocHost(&Host, N);
  cudaMalloc(&Data, N);
  cudaMemcpyAsync(Data, Host, N, cudaMemcpyHostToDevice, nullptr);
  cudaFree(Data);
}
