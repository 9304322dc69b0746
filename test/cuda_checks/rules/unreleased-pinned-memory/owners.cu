// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Pinned memory with an owner, and owners that lose it.

#include <cuda_runtime.h>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

struct HostFree {
  void operator()(void *Pointer) const { cudaFreeHost(Pointer); }
};

std::unique_ptr<float[], HostFree> owned_ok(size_t Count) {
  float *Host = nullptr;
  if (cudaMallocHost(&Host, Count * sizeof(float)) != cudaSuccess)
    return nullptr;
  return std::unique_ptr<float[], HostFree>(Host);
}

static void *pinnedAlloc(size_t Bytes) {
  void *Host = nullptr;
  return cudaHostAlloc(&Host, Bytes, cudaHostAllocDefault) == cudaSuccess
             ? Host
             : nullptr;
}
static void pinnedFree(void *Host) {
  if (Host)
    cudaFreeHost(Host);
}

void wrapped_ok(const float *Data, size_t Bytes) {
  void *Host = pinnedAlloc(Bytes);
  cudaMemcpy(Host, Data, Bytes, cudaMemcpyDeviceToHost);
  pinnedFree(Host);
}

void wrapped_bad(const float *Data, size_t Bytes) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  void *Host = pinnedAlloc(Bytes);
  cudaMemcpy(Host, Data, Bytes, cudaMemcpyDeviceToHost);
}

// A standard allocator.
template <typename T> struct PinnedAllocator {
  using value_type = T;
  T *allocate(size_t Count) {
    T *Host = nullptr;
    if (cudaMallocHost(&Host, Count * sizeof(T)) != cudaSuccess)
      throw std::bad_alloc();
    return Host;
  }
  void deallocate(T *Host, size_t) { cudaFreeHost(Host); }
  bool operator==(const PinnedAllocator &) const { return true; }
  bool operator!=(const PinnedAllocator &) const { return false; }
};

void vector_with_allocator_ok(size_t Count) {
  std::vector<int, PinnedAllocator<int>> Values(Count);
  Values[0] = 1;
}

class StagingPool {
public:
  void *take_ok(size_t Bytes) {
    std::lock_guard<std::mutex> Lock(Guard);
    if (!Free.empty()) {
      void *Block = Free.back();
      Free.pop_back();
      return Block;
    }
    void *Block = nullptr;
    if (cudaMallocHost(&Block, Bytes) != cudaSuccess)
      return nullptr;
    All.push_back(Block);
    return Block;
  }
  ~StagingPool() {
    for (void *Block : All)
      cudaFreeHost(Block);
  }

private:
  std::mutex Guard;
  std::vector<void *> Free, All;
};

void array_ok(size_t Bytes) {
  float *Host[4];
  for (float *&Lane : Host)
    cudaMallocHost(&Lane, Bytes);
  for (float *Lane : Host)
    cudaFreeHost(Lane);
}

void array_bad(const float *Data, size_t Bytes) {
  float *Host[4];
  for (int I = 0; I < 4; ++I) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
    cudaMallocHost((void **)&Host[I], Bytes);
    cudaMemcpy(Host[I], Data, Bytes, cudaMemcpyDeviceToHost);
  }
}
