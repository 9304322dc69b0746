// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// One worker record per device; the stream may be the caller's own.

#include <cuda_runtime.h>
#include <thread>
#include <vector>

struct Worker {
  int Device = 0;
  cudaStream_t Stream = nullptr;
  float *Work = nullptr;
  bool OwnsStream = false;
};

__global__ void run(float *Data, int N);

static bool open_ok(Worker &W, int Device, cudaStream_t Given, size_t Bytes) {
  W.Device = Device;
  if (cudaSetDevice(Device) != cudaSuccess)
    return false;
  if (Given) {
    W.Stream = Given;
  } else {
    if (cudaStreamCreate(&W.Stream) != cudaSuccess)
      return false;
    W.OwnsStream = true;
  }
  return cudaMalloc(&W.Work, Bytes) == cudaSuccess;
}

static void close(Worker &W) {
  cudaSetDevice(W.Device);
  cudaFree(W.Work);
  if (W.OwnsStream)
    cudaStreamDestroy(W.Stream);
  W = Worker();
}

bool onAllDevices_ok(int N) {
  int Count = 0;
  if (cudaGetDeviceCount(&Count) != cudaSuccess || Count == 0)
    return false;
  std::vector<Worker> Workers(Count);
  bool Good = true;
  for (int D = 0; D < Count && Good; ++D)
    Good = open_ok(Workers[D], D, nullptr, N * sizeof(float));
  if (Good) {
    std::vector<std::thread> Threads;
    for (Worker &W : Workers)
      Threads.emplace_back([&W, N] {
        cudaSetDevice(W.Device);
        run<<<1, 256, 0, W.Stream>>>(W.Work, N);
        cudaStreamSynchronize(W.Stream);
      });
    for (std::thread &T : Threads)
      T.join();
  }
  for (Worker &W : Workers)
    close(W);
  return Good;
}

// A stream of our own unless the caller brings one.
cudaError_t oneShot_ok(float *Data, int N, cudaStream_t Given = nullptr) {
  cudaStream_t Stream = Given;
  if (!Given) {
    cudaError_t Status = cudaStreamCreate(&Stream);
    if (Status != cudaSuccess)
      return Status;
  }
  run<<<1, 256, 0, Stream>>>(Data, N);
  cudaError_t Status = cudaStreamSynchronize(Stream);
  if (!Given)
    cudaStreamDestroy(Stream);
  return Status;
}

// The control: this file is analysed.
void control_bad(float *Data, int N) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Stream);
  run<<<1, 256, 0, Stream>>>(Data, N);
}
