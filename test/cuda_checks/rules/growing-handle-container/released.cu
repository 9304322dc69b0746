// RUN: %check %s | FileCheck %s --allow-empty --implicit-check-not='[VRM'
// Every way in which the elements of a container come to their release.
#include <algorithm>
#include <cuda_runtime.h>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

struct Common {
  std::vector<float *> Blocks;
  void add(size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks.push_back(p);
  }
};

struct ByIndex {
  std::vector<float *> Blocks;
  void add_ok(size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks.push_back(p);
  }
  ~ByIndex() {
    for (size_t i = 0; i < Blocks.size(); ++i)
      cudaFree(Blocks[i]);
  }
};
void commonReleased_ok(Common &c) {
  while (!c.Blocks.empty()) {
    cudaFree(c.Blocks.back());
    c.Blocks.pop_back();
  }
}

struct ByIterator {
  std::map<int, float *> Blocks;
  void add_ok(int k, size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks.insert(std::make_pair(k, p));
  }
  void end() {
    for (std::map<int, float *>::iterator it = Blocks.begin();
         it != Blocks.end(); ++it)
      cudaFree(it->second);
  }
};

struct ByLookup {
  std::unordered_map<int, float *> Blocks;
  void add_ok(int k, size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks[k] = p;
  }
  void remove(int k) {
    auto it = Blocks.find(k);
    if (it == Blocks.end())
      return;
    cudaFree(it->second);
    Blocks.erase(it);
  }
};

struct ByBinding {
  std::map<int, float *> Blocks;
  void add_ok(int k, size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks.emplace(k, p);
  }
  void end() {
    for (const auto &[Key, Block] : Blocks)
      cudaFree(Block);
  }
};

struct ByAlgorithm {
  std::vector<cudaStream_t> Streams;
  void add_ok() {
    cudaStream_t s;
    cudaStreamCreate(&s);
    Streams.push_back(s);
  }
  ~ByAlgorithm() {
    std::for_each(Streams.begin(), Streams.end(),
                  [](cudaStream_t s) { cudaStreamDestroy(s); });
  }
};

struct Slot {
  float *Data;
  size_t Size;
};
struct OfStructs {
  std::vector<Slot> Slots;
  void add_ok(size_t n) {
    Slot s;
    cudaMalloc(&s.Data, n);
    s.Size = n;
    Slots.push_back(s);
  }
  void end() {
    for (Slot &s : Slots)
      cudaFree(s.Data);
  }
};

struct Deleter {
  void operator()(float *p) const { cudaFree(p); }
};
struct OfOwners {
  std::vector<std::unique_ptr<float, Deleter>> Blocks;
  void add_ok(size_t n) {
    float *p;
    cudaMalloc(&p, n);
    Blocks.emplace_back(p);
  }
};

struct HandedBack {
  std::vector<float *> Free;
  float *take_ok(size_t n) {
    if (!Free.empty()) {
      float *p = Free.back();
      Free.pop_back();
      return p;
    }
    float *p = nullptr;
    cudaMalloc(&p, n);
    return p;
  }
  void put(float *p) { Free.push_back(p); }
};
