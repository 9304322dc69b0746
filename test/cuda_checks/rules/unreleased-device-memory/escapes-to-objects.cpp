// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Objects that own, guard or carry the pointer.

#include <cuda_runtime.h>
#include <functional>
#include <memory>
#include <thread>
#include <utility>

struct DeviceFree {
  void operator()(void *Pointer) const { cudaFree(Pointer); }
};
using DevicePointer = std::unique_ptr<float, DeviceFree>;

void unique_ptr_ok(size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  DevicePointer Owner(Raw);
  cudaMemset(Owner.get(), 0, Bytes);
}

DevicePointer returned_unique_ptr_ok(size_t Bytes) {
  float *Raw = nullptr;
  if (cudaMalloc(&Raw, Bytes) != cudaSuccess)
    return nullptr;
  return DevicePointer(Raw);
}

void reset_ok(DevicePointer &Owner, size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  Owner.reset(Raw);
}

std::shared_ptr<float> shared_ptr_ok(size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  return std::shared_ptr<float>(Raw, [](float *P) { cudaFree(P); });
}

void function_pointer_deleter_ok(size_t Bytes) {
  void *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  std::unique_ptr<void, cudaError_t (*)(void *)> Owner(Raw, &cudaFree);
  cudaMemset(Raw, 0, Bytes);
}

template <typename F> class ScopeGuard {
public:
  explicit ScopeGuard(F Body) : Body(std::move(Body)) {}
  ~ScopeGuard() { Body(); }
  ScopeGuard(const ScopeGuard &) = delete;

private:
  F Body;
};

bool scope_guard_ok(const float *Host, size_t Bytes) {
  float *Raw = nullptr;
  if (cudaMalloc(&Raw, Bytes) != cudaSuccess)
    return false;
  ScopeGuard Guard([&] { cudaFree(Raw); });
  if (cudaMemcpy(Raw, Host, Bytes, cudaMemcpyHostToDevice) != cudaSuccess)
    return false;
  return true;
}

std::function<void()> captured_by_value_ok(size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  return [Raw] { cudaFree(Raw); };
}

void local_lambda_releases_ok(const float *Host, size_t Bytes, bool Twice) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  auto CleanUp = [&Raw]() { cudaFree(Raw); };
  if (cudaMemcpy(Raw, Host, Bytes, cudaMemcpyHostToDevice) != cudaSuccess) {
    CleanUp();
    return;
  }
  CleanUp();
}

void acquired_in_lambda_ok(float **Out, size_t Bytes) {
  auto Allocate = [=]() { cudaMalloc(Out, Bytes); };
  Allocate();
}

void thread_takes_it_ok(size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  std::thread Worker([Raw] { cudaFree(Raw); });
  Worker.join();
}

// A class whose own destructor frees what its constructor was given.
class Buffer {
public:
  explicit Buffer(void *Adopted) : Data(Adopted) {}
  ~Buffer() { cudaFree(Data); }

private:
  void *Data;
};

void adopted_ok(size_t Bytes) {
  void *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  Buffer Owner(Raw);
}

// Let go of again, so that nobody owns it. Not seen: an object that was given a
// handle may keep it, and what its methods hand back is not followed.
void FN_released_from_owner_bad(size_t Bytes) {
  float *Raw = nullptr;
  cudaMalloc(&Raw, Bytes);
  DevicePointer Owner(Raw);
  float *Loose = Owner.release();
  cudaMemset(Loose, 0, Bytes);
}

// The guard protects another pointer.
bool guard_of_another_bad(size_t Bytes) {
  float *First = nullptr;
  float *Second = nullptr;
  cudaMalloc(&First, Bytes);
  ScopeGuard Guard([&] { cudaFree(First); });
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Second, Bytes);
  return cudaMemset(Second, 0, Bytes) == cudaSuccess;
}

// The lambda leaks its own local.
void leak_inside_lambda_bad(size_t Bytes) {
  auto Work = [](size_t Size) {
    void *Raw = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Raw, Size);
    cudaMemset(Raw, 0, Size);
  };
  Work(Bytes);
}
