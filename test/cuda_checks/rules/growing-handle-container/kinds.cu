// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>
#include <deque>
#include <list>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

static std::vector<cudaEvent_t> Events;
void record_bad() {
  cudaEvent_t e;
  // CHECK: [[@LINE+1]]:3: error: each call of 'record_bad' puts event into the container 'Events', and nothing ever releases what is in it: call cudaEventDestroy on each element before it is dropped [VRM115 growing-handle-container]
  cudaEventCreate(&e);
  Events.push_back(e);
}

struct Pending {
  std::list<float *> Blocks;
  std::map<int, float *> ByNumber;
  std::vector<std::pair<int, float *>> Pairs;
  std::deque<float *> Queue;
  void list_bad(size_t n) {
    float *p;
    // CHECK: [[@LINE+1]]:5: error: device memory is put into the container 'Pending::Blocks', {{.*}}[VRM115 growing-handle-container]
    cudaMalloc(&p, n);
    Blocks.push_front(p);
  }
  void map_bad(int i, size_t n) {
    float *p;
    // CHECK: [[@LINE+1]]:5: error: device memory is put into the container 'Pending::ByNumber', {{.*}}[VRM115 growing-handle-container]
    cudaMalloc(&p, n);
    ByNumber[i] = p;
  }
  void queue_ok(size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Queue.push_back(p);
  }
  void pop() {
    float *p = Queue.front();
    Queue.pop_front();
    cudaFree(p);
  }
};

// A vector that is sized first and filled by index.
struct PerDevice {
  std::vector<cudaStream_t> Streams;
  explicit PerDevice(int n) : Streams(n) {
    for (int i = 0; i < n; ++i)
      // CHECK: [[@LINE+1]]:7: error: stream is put into the container 'PerDevice::Streams', {{.*}}[VRM115 growing-handle-container]
      cudaStreamCreate(&Streams[i]);
  }
};
