// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A small owning buffer, as libraries write it, and code that uses it.

#include <cuda_runtime.h>
#include <stdexcept>
#include <utility>
#include <vector>

inline void throwOnError(cudaError_t Status) {
  if (Status != cudaSuccess)
    throw std::runtime_error(cudaGetErrorString(Status));
}

template <typename T> class DeviceBuffer {
public:
  DeviceBuffer() = default;
  explicit DeviceBuffer(size_t Count) : Count(Count) {
    throwOnError(cudaMalloc(&Data, Count * sizeof(T)));
  }
  explicit DeviceBuffer(const std::vector<T> &Host) : DeviceBuffer(Host.size()) {
    upload(Host.data());
  }
  DeviceBuffer(const DeviceBuffer &) = delete;
  DeviceBuffer &operator=(const DeviceBuffer &) = delete;
  DeviceBuffer(DeviceBuffer &&Other) noexcept
      : Data(std::exchange(Other.Data, nullptr)),
        Count(std::exchange(Other.Count, 0)) {}
  DeviceBuffer &operator=(DeviceBuffer &&Other) noexcept {
    std::swap(Data, Other.Data);
    std::swap(Count, Other.Count);
    return *this;
  }
  ~DeviceBuffer() {
    if (Data)
      cudaFree(Data);
  }

  // Grows, and keeps what was there.
  void resize(size_t NewCount) {
    if (NewCount <= Count)
      return;
    T *Bigger = nullptr;
    throwOnError(cudaMalloc(&Bigger, NewCount * sizeof(T)));
    if (Count)
      cudaMemcpy(Bigger, Data, Count * sizeof(T), cudaMemcpyDeviceToDevice);
    cudaFree(Data);
    Data = Bigger;
    Count = NewCount;
  }

  void upload(const T *Host) {
    throwOnError(
        cudaMemcpy(Data, Host, Count * sizeof(T), cudaMemcpyHostToDevice));
  }
  T *get() { return Data; }
  size_t size() const { return Count; }
  T *release() { return std::exchange(Data, nullptr); }

private:
  T *Data = nullptr;
  size_t Count = 0;
};

template <typename T> __global__ void axpy(T A, const T *X, T *Y, size_t N);

std::vector<float> axpy_ok(float A, const std::vector<float> &X) {
  DeviceBuffer<float> In(X);
  DeviceBuffer<float> Out(X.size());
  axpy<<<64, 256>>>(A, In.get(), Out.get(), X.size());
  throwOnError(cudaGetLastError());
  std::vector<float> Result(X.size());
  throwOnError(cudaMemcpy(Result.data(), Out.get(), X.size() * sizeof(float),
                          cudaMemcpyDeviceToHost));
  return Result;
}

float *handed_out_ok(size_t Count) {
  DeviceBuffer<float> Buffer(Count);
  Buffer.resize(2 * Count);
  return Buffer.release();
}

// The control: this file is analysed.
void control_bad(size_t Count) {
  float *Raw;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  throwOnError(cudaMalloc(&Raw, Count));
  cudaMemset(Raw, 0, Count);
}
