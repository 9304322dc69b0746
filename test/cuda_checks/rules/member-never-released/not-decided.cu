// RUN: %check %s | FileCheck %s --allow-empty --implicit-check-not='[VRM'
// Nothing releases these here, and yet somebody else may.
#include <cuda_runtime.h>
#include <map>
#include <string>

// The destructor's file is not in the project.
class Queue {
public:
  Queue();
  ~Queue();
  cudaStream_t get() const { return Own; }

private:
  cudaStream_t Own;
};
Queue::Queue() { cudaStreamCreate(&Own); }

// The project fills it and makes none itself: its users own it.
struct Result {
  float *Values;
  long Count;
};
void compute_ok(Result *Out, long n) {
  cudaMalloc(&Out->Values, n * sizeof(float));
  Out->Count = n;
}

// One block behind three fields, of which the first is released.
struct Parts {
  float *First;
  float *Second;
};
void carve_ok(Parts &p, size_t n) {
  float *Block;
  cudaMalloc(&Block, 2 * n);
  p.First = Block;
  p.Second = Block + n;
}
void end(Parts &p) { cudaFree(p.First); }

// The elements of a map, reached as pairs.
struct Span {
  cudaEvent_t Begin = nullptr;
};
class Profiler {
public:
  void begin_ok(const std::string &Name) {
    Span &s = Spans[Name];
    if (!s.Begin)
      cudaEventCreate(&s.Begin);
    cudaEventRecord(s.Begin, nullptr);
  }
  ~Profiler() {
    for (auto &Entry : Spans)
      cudaEventDestroy(Entry.second.Begin);
  }
  Profiler() = default;
  Profiler(const Profiler &) = delete;

private:
  std::map<std::string, Span> Spans;
};
