// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A caching allocator: freed blocks wait for their next use.

#include <cuda_runtime.h>
#include <iterator>
#include <map>
#include <mutex>
#include <unordered_map>

class CachingAllocator {
public:
  explicit CachingAllocator(size_t Limit) : Limit(Limit) {}
  ~CachingAllocator() { trim(0); }

  cudaError_t allocate_ok(void **Out, size_t Bytes) {
    std::lock_guard<std::mutex> Lock(Guard);
    auto Found = Idle.lower_bound(Bytes);
    if (Found != Idle.end() && Found->first <= 2 * Bytes) {
      *Out = Found->second;
      Busy[Found->second] = Found->first;
      IdleBytes -= Found->first;
      Idle.erase(Found);
      return cudaSuccess;
    }
    void *Block = nullptr;
    cudaError_t Status = cudaMalloc(&Block, Bytes);
    if (Status == cudaErrorMemoryAllocation) {
      cudaGetLastError();
      trim(0);
      Status = cudaMalloc(&Block, Bytes);
    }
    if (Status != cudaSuccess)
      return Status;
    Busy.emplace(Block, Bytes);
    *Out = Block;
    return cudaSuccess;
  }

  cudaError_t deallocate(void *Block) {
    std::lock_guard<std::mutex> Lock(Guard);
    auto Found = Busy.find(Block);
    if (Found == Busy.end())
      return cudaFree(Block);
    Idle.emplace(Found->second, Block);
    IdleBytes += Found->second;
    Busy.erase(Found);
    trim(Limit);
    return cudaSuccess;
  }

private:
  void trim(size_t Target) {
    while (IdleBytes > Target && !Idle.empty()) {
      auto Largest = std::prev(Idle.end());
      cudaFree(Largest->second);
      IdleBytes -= Largest->first;
      Idle.erase(Largest);
    }
  }

  std::mutex Guard;
  std::multimap<size_t, void *> Idle;
  std::unordered_map<void *, size_t> Busy;
  size_t IdleBytes = 0;
  size_t Limit;
};

static CachingAllocator &allocator() {
  static CachingAllocator Only(size_t(1) << 30);
  return Only;
}

__global__ void run(float *Data, int N);

cudaError_t use_cache_ok(int N) {
  void *Work = nullptr;
  cudaError_t Status = allocator().allocate_ok(&Work, N * sizeof(float));
  if (Status != cudaSuccess)
    return Status;
  run<<<1, N>>>(static_cast<float *>(Work), N);
  return allocator().deallocate(Work);
}

// The control: this file is analysed.
void control_bad(int N) {
  void *Work = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Work, N);
  run<<<1, N>>>(static_cast<float *>(Work), N);
}
