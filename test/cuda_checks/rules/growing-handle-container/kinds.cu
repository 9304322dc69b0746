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
  cudaEventCreate(&e);
  // CHECK: [[@LINE+3]]:3: error: each call of 'record_bad' puts event into the container 'Events', and nothing ever releases what is in it: call cudaEventDestroy on each element before it is dropped [VRM115 growing-handle-container]
  // CHECK: kinds.cu:[[@LINE-2]]:3: note: cudaEventCreate acquires it here
  // CHECK: kinds.cu:[[@LINE+1]]:3: note: it goes into the container 'Events'
  Events.push_back(e);
}

struct Pending {
  std::list<float *> Blocks;
  std::map<int, float *> ByNumber;
  std::vector<std::pair<int, float *>> Pairs;
  std::deque<float *> Queue;
  void list_bad(size_t n) {
    float *p;
    cudaMalloc(&p, n);
    // CHECK: [[@LINE+1]]:5: error: device memory is put into the container 'Pending::Blocks', {{.*}}[VRM115 growing-handle-container]
    Blocks.push_front(p);
  }
  void map_bad(int i, size_t n) {
    float *p;
    cudaMalloc(&p, n);
    // CHECK: [[@LINE+1]]:5: error: device memory is put into the container 'Pending::ByNumber', {{.*}}[VRM115 growing-handle-container]
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

// Each way to put it there is told where it is done.
struct Kept {
  std::vector<cudaStream_t> Streams;
  std::map<int, std::vector<void *>> ByDevice;
  std::vector<std::pair<int, void *>> Named;
  // The constructor of a pair is taken for somebody who may keep the handle.
  void FN_braces_bad(int name, size_t n) {
    void *p = nullptr;
    if (cudaMalloc(&p, n) != cudaSuccess)
      return;
    Named.push_back({name, p});
  }
  void nested_bad(int device, size_t n) {
    void *p;
    cudaMallocHost(&p, n);
    // CHECK: [[@LINE+1]]:5: error: pinned memory is put into the container 'Kept::ByDevice', {{.*}}[VRM115 growing-handle-container]
    ByDevice[device].push_back(p);
  }
};

// The container is the caller's, who does not know how to end what is in it.
struct Lanes {
  std::vector<cudaStream_t> All;
};
void widen_bad(Lanes &lanes, int n) {
  for (int i = 0; i < n; ++i) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    // CHECK: [[@LINE+1]]:5: error: stream is put into the container 'Lanes::All', {{.*}}[VRM115 growing-handle-container]
    lanes.All.push_back(s);
  }
}
Lanes *start() {
  Lanes *lanes = new Lanes;
  widen_bad(*lanes, 4);
  return lanes;
}
