// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Jobs that bring their own stream.

#include <cuda_runtime.h>
#include <functional>
#include <thread>
#include <vector>

struct Request {
  const float *Host;
  float *Device;
  int N;
  bool Cancelled;
};

__global__ void infer(float *Data, int N);

// A cancelled request returns before its stream is destroyed.
bool serve_bad(const Request &R) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM103 unreleased-stream]
  if (cudaStreamCreateWithFlags(&Stream, cudaStreamNonBlocking) != cudaSuccess)
    return false;
  cudaMemcpyAsync(R.Device, R.Host, R.N * sizeof(float),
                  cudaMemcpyHostToDevice, Stream);
  if (R.Cancelled)
    return true;
  infer<<<R.N / 256 + 1, 256, 0, Stream>>>(R.Device, R.N);
  cudaStreamSynchronize(Stream);
  cudaStreamDestroy(Stream);
  return true;
}

// Each worker thread makes a stream, which ends with no one.
void serveAll_bad(const std::vector<Request> &Requests) {
  std::vector<std::thread> Threads;
  for (const Request &R : Requests)
    Threads.emplace_back([&R] {
      cudaStream_t Stream;
      // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
      cudaStreamCreate(&Stream);
      infer<<<R.N / 256 + 1, 256, 0, Stream>>>(R.Device, R.N);
      cudaStreamSynchronize(Stream);
    });
  for (std::thread &T : Threads)
    T.join();
}

// Destroys one stream less than it made.
void fanOut_bad(float *Data, int N) {
  cudaStream_t Main, Side;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Main);
  cudaStreamCreate(&Side);
  infer<<<N / 256 + 1, 256, 0, Main>>>(Data, N);
  infer<<<N / 256 + 1, 256, 0, Side>>>(Data + N, N);
  cudaStreamSynchronize(Main);
  cudaStreamSynchronize(Side);
  cudaStreamDestroy(Side);
}
