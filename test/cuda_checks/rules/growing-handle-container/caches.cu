// RUN: %check %s | FileCheck %s --allow-empty --implicit-check-not='[VRM'
// A cache is bounded by its keys.
#include <cuda_runtime.h>
#include <map>
#include <unordered_map>
#include <vector>

cudaStream_t streamOf_ok(int device) {
  static std::map<int, cudaStream_t> Streams;
  auto it = Streams.find(device);
  if (it != Streams.end())
    return it->second;
  cudaStream_t s;
  cudaStreamCreate(&s);
  Streams[device] = s;
  return s;
}

static std::unordered_map<int, float *> Buffers;
float *bufferOf_ok(int size) {
  if (!Buffers.count(size)) {
    float *p;
    cudaMalloc(&p, size);
    Buffers[size] = p;
  }
  return Buffers[size];
}

static std::vector<cudaEvent_t> PerDevice;
cudaEvent_t eventOf_ok(int device) {
  if (PerDevice.empty()) {
    PerDevice.resize(8);
    for (cudaEvent_t &e : PerDevice)
      cudaEventCreate(&e);
  }
  return PerDevice[device];
}
