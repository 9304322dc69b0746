// RUN: %check --level extended %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty

// A pool of staging buffers as programs should write it: callbacks give buffers back,
// and the pool frees them when it goes.

#include <condition_variable>
#include <cuda_runtime.h>
#include <mutex>
#include <vector>

class StagingPool {
public:
  explicit StagingPool(size_t Size) : Size(Size) {}
  StagingPool(const StagingPool &) = delete;
  ~StagingPool() {
    for (void *Buffer : All)
      cudaFreeHost(Buffer);
  }

  void *take() {
    std::unique_lock<std::mutex> Lock(Mutex);
    if (Free.empty()) {
      void *Fresh = nullptr;
      if (cudaMallocHost(&Fresh, Size) != cudaSuccess)
        return nullptr;
      All.push_back(Fresh);
      return Fresh;
    }
    void *Buffer = Free.back();
    Free.pop_back();
    return Buffer;
  }

  void give(void *Buffer) {
    std::lock_guard<std::mutex> Lock(Mutex);
    Free.push_back(Buffer);
    Given.notify_one();
  }

private:
  size_t Size;
  std::mutex Mutex;
  std::condition_variable Given;
  std::vector<void *> All, Free;
};

struct Transfer {
  StagingPool *Pool;
  void *Buffer;
  static void CUDART_CB finished_ok(void *Data) {
    Transfer *Self = static_cast<Transfer *>(Data);
    Self->Pool->give(Self->Buffer);
    delete Self;
  }
};

cudaError_t upload_ok(StagingPool &Pool, void *Device, size_t Size,
                      cudaStream_t Stream) {
  void *Buffer = Pool.take();
  if (!Buffer)
    return cudaErrorMemoryAllocation;
  cudaError_t Status = cudaMemcpyAsync(Device, Buffer, Size,
                                       cudaMemcpyHostToDevice, Stream);
  if (Status != cudaSuccess) {
    Pool.give(Buffer);
    return Status;
  }
  return cudaLaunchHostFunc(Stream, Transfer::finished_ok,
                            new Transfer{&Pool, Buffer});
}
