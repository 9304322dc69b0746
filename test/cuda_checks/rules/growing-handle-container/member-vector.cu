// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>
#include <vector>

class Pool {
public:
  cudaStream_t add_bad() {
    cudaStream_t s;
    cudaStreamCreate(&s);
    // CHECK: [[@LINE+1]]:5: error: stream is put into the container 'Pool::Streams', and nothing in this project releases what is in it, so each 'Pool' leaks it: call cudaStreamDestroy in the destructor of 'Pool', or where its owner is done with it [VRM115 growing-handle-container]
    Streams.push_back(s);
    return s;
  }
  ~Pool() { Streams.clear(); }

private:
  std::vector<cudaStream_t> Streams;
};

class Released {
public:
  void add_ok() {
    cudaStream_t s;
    cudaStreamCreate(&s);
    Streams.push_back(s);
  }
  ~Released() {
    for (cudaStream_t s : Streams)
      cudaStreamDestroy(s);
  }

private:
  std::vector<cudaStream_t> Streams;
};
