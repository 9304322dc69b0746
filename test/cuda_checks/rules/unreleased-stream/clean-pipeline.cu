// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A copy and compute pipeline over several streams with all its resources.

#include <array>
#include <cuda_runtime.h>
#include <functional>
#include <vector>

constexpr int Depth = 3;

__global__ void process(const float *In, float *Out, int N);

// Chunks go round over the lanes; every lane has its own buffers.
cudaError_t pipeline_ok(const float *Host, float *Result, int Chunks, int N) {
  const size_t Bytes = N * sizeof(float);
  cudaStream_t Stream[Depth];
  cudaEvent_t Done[Depth];
  float *In[Depth], *Out[Depth];
  for (int I = 0; I < Depth; ++I) {
    cudaStreamCreateWithFlags(&Stream[I], cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&Done[I], cudaEventDisableTiming);
    cudaMalloc(&In[I], Bytes);
    cudaMalloc(&Out[I], Bytes);
  }
  for (int C = 0; C < Chunks; ++C) {
    const int Lane = C % Depth;
    if (C >= Depth)
      cudaEventSynchronize(Done[Lane]);
    cudaMemcpyAsync(In[Lane], Host + size_t(C) * N, Bytes,
                    cudaMemcpyHostToDevice, Stream[Lane]);
    process<<<N / 256 + 1, 256, 0, Stream[Lane]>>>(In[Lane], Out[Lane], N);
    cudaMemcpyAsync(Result + size_t(C) * N, Out[Lane], Bytes,
                    cudaMemcpyDeviceToHost, Stream[Lane]);
    cudaEventRecord(Done[Lane], Stream[Lane]);
  }
  cudaError_t Status = cudaDeviceSynchronize();
  for (int I = Depth - 1; I >= 0; --I) {
    cudaFree(Out[I]);
    cudaFree(In[I]);
    cudaEventDestroy(Done[I]);
    cudaStreamDestroy(Stream[I]);
  }
  return Status;
}

class StreamPool {
public:
  explicit StreamPool(int Count) {
    for (int I = 0; I < Count; ++I) {
      cudaStream_t Stream = nullptr;
      if (cudaStreamCreateWithFlags(&Stream, cudaStreamNonBlocking) !=
          cudaSuccess)
        break;
      Streams.push_back(Stream);
    }
  }
  ~StreamPool() {
    for (cudaStream_t Stream : Streams)
      cudaStreamDestroy(Stream);
  }
  cudaStream_t next() { return Streams[Turn++ % Streams.size()]; }
  void forEach(const std::function<void(cudaStream_t)> &Body) {
    for (cudaStream_t Stream : Streams)
      Body(Stream);
  }

private:
  std::vector<cudaStream_t> Streams;
  size_t Turn = 0;
};

void pooled_ok(float *Data, int N) {
  StreamPool Pool(4);
  for (int I = 0; I < 16; ++I)
    process<<<1, 256, 0, Pool.next()>>>(Data, Data, N);
  Pool.forEach([](cudaStream_t Stream) { cudaStreamSynchronize(Stream); });
}

std::array<cudaStream_t, 2> pairOfStreams_ok() {
  std::array<cudaStream_t, 2> Pair;
  for (cudaStream_t &Stream : Pair)
    cudaStreamCreate(&Stream);
  return Pair;
}

void usesPair_ok(float *Data, int N) {
  auto Pair = pairOfStreams_ok();
  process<<<1, 256, 0, Pair[0]>>>(Data, Data, N);
  process<<<1, 256, 0, Pair[1]>>>(Data, Data, N);
  for (cudaStream_t Stream : Pair)
    cudaStreamDestroy(Stream);
}

// The control: this file is analysed.
void control_bad(float *Data, int N) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Stream);
  process<<<1, 256, 0, Stream>>>(Data, Data, N);
}
