// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Arrays and vectors of streams.

#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

constexpr int Lanes = 4;

__global__ void run(float *Data, int N);

void array_ok(float *Data, int N) {
  cudaStream_t Streams[Lanes];
  for (int I = 0; I < Lanes; ++I)
    cudaStreamCreate(&Streams[I]);
  for (int I = 0; I < Lanes; ++I)
    run<<<1, N, 0, Streams[I]>>>(Data + I * N, N);
  for (int I = 0; I < Lanes; ++I)
    cudaStreamDestroy(Streams[I]);
}

void array_bad(float *Data, int N) {
  cudaStream_t Streams[Lanes];
  for (int I = 0; I < Lanes; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
    cudaStreamCreate(&Streams[I]);
  for (int I = 0; I < Lanes; ++I)
    run<<<1, N, 0, Streams[I]>>>(Data + I * N, N);
  for (int I = 0; I < Lanes; ++I)
    cudaStreamSynchronize(Streams[I]);
}

void vector_push_back_ok(float *Data, int N, int Count) {
  std::vector<cudaStream_t> Streams;
  for (int I = 0; I < Count; ++I) {
    cudaStream_t Stream;
    cudaStreamCreate(&Stream);
    Streams.push_back(Stream);
  }
  for (int I = 0; I < Count; ++I)
    run<<<1, N, 0, Streams[I]>>>(Data + I * N, N);
  for (cudaStream_t Stream : Streams)
    cudaStreamDestroy(Stream);
}

void vector_emplace_ok(std::vector<cudaStream_t> &Streams) {
  cudaStream_t Stream = nullptr;
  if (cudaStreamCreate(&Stream) == cudaSuccess)
    Streams.emplace_back(Stream);
}

void vector_of_elements_ok(float *Data, int N, size_t Count) {
  std::vector<cudaStream_t> Streams(Count);
  for (size_t I = 0; I < Streams.size(); ++I)
    cudaStreamCreateWithFlags(&Streams[I], cudaStreamNonBlocking);
  for (size_t I = 0; I < Streams.size(); ++I)
    run<<<1, N, 0, Streams[I]>>>(Data, N);
  for (auto &Stream : Streams)
    cudaStreamDestroy(Stream);
}

void c_array_on_heap_ok(int Count) {
  cudaStream_t *Streams = (cudaStream_t *)malloc(Count * sizeof(cudaStream_t));
  for (int I = 0; I < Count; ++I)
    cudaStreamCreate(&(Streams[I]));
  for (int I = 0; I < Count; ++I)
    cudaStreamDestroy(Streams[I]);
  free(Streams);
}

// Devices may be none, and then no turn of either loop runs.
void one_per_device_ok() {
  int Devices = 0;
  cudaGetDeviceCount(&Devices);
  cudaStream_t Streams[16];
  for (int D = 0; D < Devices; ++D) {
    cudaSetDevice(D);
    cudaStreamCreate(&Streams[D]);
  }
  for (int D = 0; D < Devices; ++D) {
    cudaSetDevice(D);
    cudaStreamSynchronize(Streams[D]);
    cudaStreamDestroy(Streams[D]);
  }
}
