// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Pinned or pageable: a flag decides, and the same flag decides the release.

#include <cstdlib>
#include <cuda_runtime.h>

struct Network {
  bool Pinned;
  float *Input;
  float *Output;
  size_t Bytes;
};

void same_flag_ok(float *Data, size_t Bytes, bool Pinned) {
  float *Host = nullptr;
  if (Pinned)
    cudaMallocHost(&Host, Bytes);
  else
    Host = static_cast<float *>(std::malloc(Bytes));
  cudaMemcpy(Host, Data, Bytes, cudaMemcpyDeviceToHost);
  if (Pinned)
    cudaFreeHost(Host);
  else
    std::free(Host);
}

// Falls back to pageable memory and remembers it.
void fallback_ok(float *Data, size_t Bytes) {
  float *Host = nullptr;
  bool Pinned = cudaHostAlloc(&Host, Bytes, cudaHostAllocDefault) == cudaSuccess;
  if (!Pinned)
    Host = static_cast<float *>(std::malloc(Bytes));
  cudaMemcpy(Host, Data, Bytes, cudaMemcpyDeviceToHost);
  if (Pinned)
    cudaFreeHost(Host);
  else
    std::free(Host);
}

void fields_ok(Network *Net) {
  if (cudaSuccess == cudaHostAlloc((void **)&Net->Input, Net->Bytes,
                                   cudaHostAllocMapped)) {
    Net->Pinned = true;
  } else {
    cudaGetLastError();
    Net->Pinned = false;
    Net->Input = static_cast<float *>(std::calloc(1, Net->Bytes));
  }
}

void other_flag_bad(float *Data, size_t Bytes, bool Pinned, bool Keep) {
  float *Host = nullptr;
  if (Pinned)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
    cudaMallocHost(&Host, Bytes);
  else
    Host = static_cast<float *>(std::malloc(Bytes));
  cudaMemcpy(Host, Data, Bytes, cudaMemcpyDeviceToHost);
  if (Pinned && !Keep)
    cudaFreeHost(Host);
  if (!Pinned)
    std::free(Host);
}
