// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A radix sort with double buffers: after an odd number of passes the result
// is copied, and the temporary pair is forgotten there.

#include <cuda_runtime.h>
#include <utility>

__global__ void histogram(const unsigned *Keys, unsigned *Counts, int N,
                          int Shift);
__global__ void scan(unsigned *Counts);
__global__ void scatter(const unsigned *From, unsigned *To,
                        const unsigned *Counts, int N, int Shift);

int sort_bad(unsigned *Keys, int N, int Bits) {
  const size_t Bytes = N * sizeof(unsigned);
  unsigned *Counts = nullptr;
  unsigned *Other = nullptr;
  if (cudaMalloc(&Counts, 16 * 256 * sizeof(unsigned)) != cudaSuccess)
    return -1;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Other, Bytes) != cudaSuccess) {
    cudaFree(Counts);
    return -1;
  }
  unsigned *From = Keys;
  unsigned *To = Other;
  int Passes = 0;
  for (int Shift = 0; Shift < Bits; Shift += 4, ++Passes) {
    histogram<<<64, 256>>>(From, Counts, N, Shift);
    scan<<<1, 256>>>(Counts);
    scatter<<<64, 256>>>(From, To, Counts, N, Shift);
    std::swap(From, To);
  }
  cudaFree(Counts);
  if (Passes % 2) {
    cudaMemcpy(Keys, Other, Bytes, cudaMemcpyDeviceToDevice);
    return Passes;
  }
  cudaFree(Other);
  return Passes;
}

// The scratch counters are released on no path.
int countOnly_bad(const unsigned *Keys, unsigned *Host, int N) {
  unsigned *Counts = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  if (cudaMalloc(&Counts, 256 * sizeof(unsigned)) != cudaSuccess)
    return -1;
  cudaMemset(Counts, 0, 256 * sizeof(unsigned));
  for (int Shift = 0; Shift < 32; Shift += 8)
    histogram<<<64, 256>>>(Keys, Counts, N, Shift);
  if (cudaMemcpy(Host, Counts, 256 * sizeof(unsigned),
                 cudaMemcpyDeviceToHost) != cudaSuccess)
    return -2;
  return 0;
}
