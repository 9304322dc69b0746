// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Writes tensors to disk through one pinned block.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <new>
#include <stdexcept>
#include <vector>

struct View {
  const void *Device;
  size_t Bytes;
};

static void *newStaging(size_t Bytes) {
  void *Block = nullptr;
  if (cudaMallocHost(&Block, Bytes) != cudaSuccess)
    throw std::bad_alloc();
  return Block;
}

// A write that fails throws past the release.
void save_bad(const std::vector<View> &Tensors, std::FILE *File, size_t Bytes) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM104 unreleased-pinned-memory]
  void *Staging = newStaging(Bytes);
  for (const View &T : Tensors) {
    if (cudaMemcpy(Staging, T.Device, T.Bytes, cudaMemcpyDeviceToHost) !=
        cudaSuccess)
      throw std::runtime_error("copy failed");
    if (std::fwrite(Staging, 1, T.Bytes, File) != T.Bytes)
      throw std::runtime_error("disk full");
  }
  cudaFreeHost(Staging);
}

void save_ok(const std::vector<View> &Tensors, std::FILE *File, size_t Bytes) {
  void *Staging = newStaging(Bytes);
  const char *Problem = nullptr;
  for (const View &T : Tensors) {
    if (cudaMemcpy(Staging, T.Device, T.Bytes, cudaMemcpyDeviceToHost) !=
        cudaSuccess) {
      Problem = "copy failed";
      break;
    }
    if (std::fwrite(Staging, 1, T.Bytes, File) != T.Bytes) {
      Problem = "disk full";
      break;
    }
  }
  cudaFreeHost(Staging);
  if (Problem)
    throw std::runtime_error(Problem);
}

// The registration outlives the memory that it pinned.
bool restore_bad(void *Device, std::FILE *File, size_t Bytes) {
  char *Host = static_cast<char *>(std::malloc(Bytes));
  if (!Host)
    return false;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  cudaHostRegister(Host, Bytes, cudaHostRegisterDefault);
  bool Complete = std::fread(Host, 1, Bytes, File) == Bytes;
  if (Complete)
    cudaMemcpy(Device, Host, Bytes, cudaMemcpyHostToDevice);
  std::free(Host);
  return Complete;
}
