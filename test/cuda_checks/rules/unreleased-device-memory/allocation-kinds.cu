// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Every function of the runtime that yields device memory.

#include <cuda_runtime.h>

__global__ void run(void *Data, size_t Pitch, int N);

void pitch_ok(int W, int H) {
  float *Image;
  size_t Pitch;
  cudaMallocPitch(&Image, &Pitch, W * sizeof(float), H);
  run<<<1, H>>>(Image, Pitch, W);
  cudaFree(Image);
}

void pitch_bad(int W, int H) {
  float *Image;
  size_t Pitch;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocPitch((void **)&Image, &Pitch, W * sizeof(float), H);
  run<<<1, H>>>(Image, Pitch, W);
}

void volume_ok(int W, int H, int D) {
  cudaPitchedPtr Volume;
  cudaMalloc3D(&Volume, make_cudaExtent(W * sizeof(float), H, D));
  run<<<1, D>>>(Volume.ptr, Volume.pitch, W);
  cudaFree(Volume.ptr);
}

void volume_bad(int W, int H, int D) {
  cudaPitchedPtr Volume;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc3D(&Volume, make_cudaExtent(W * sizeof(float), H, D));
  run<<<1, D>>>(Volume.ptr, Volume.pitch, W);
}

void managed_ok(int N) {
  int *Data;
  cudaMallocManaged(&Data, N * sizeof(int));
  for (int I = 0; I < N; ++I)
    Data[I] = I;
  run<<<1, N>>>(Data, 0, N);
  cudaDeviceSynchronize();
  cudaFree(Data);
}

int managed_bad(int N) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocManaged(&Data, N * sizeof(int));
  for (int I = 0; I < N; ++I)
    Data[I] = I;
  run<<<1, N>>>(Data, 0, N);
  cudaDeviceSynchronize();
  return Data[0];
}

void managed_with_flags_bad(int N) {
  int *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocManaged((void **)&Data, N * sizeof(int), cudaMemAttachGlobal);
  *Data = N;
}

void from_pool_ok(int N, cudaMemPool_t Pool, cudaStream_t Stream) {
  void *Data;
  cudaMallocFromPoolAsync(&Data, N, Pool, Stream);
  run<<<1, N, 0, Stream>>>(Data, 0, N);
  cudaFreeAsync(Data, Stream);
}

void from_pool_bad(int N, cudaMemPool_t Pool, cudaStream_t Stream) {
  void *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocFromPoolAsync(&Data, N, Pool, Stream);
  run<<<1, N, 0, Stream>>>(Data, 0, N);
}
