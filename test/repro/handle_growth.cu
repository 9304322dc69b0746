// What one leaked resource of the memory, event and stream kinds costs. The
// figures stand in docs/measured.md and in the "Measured growth" of the rule
// pages.
//
//   nvcc -o handle_growth test/repro/handle_growth.cu && ./handle_growth
#include "growth.h"

int main() {
  printHeader();

  measure("cudaMalloc 1 MiB", 1000, [](bool leak) {
    void *p = nullptr;
    CHECK(cudaMalloc(&p, 1 << 20));
    if (!leak)
      CHECK(cudaFree(p));
  });
  measure("cudaMalloc 256 B", 20000, [](bool leak) {
    void *p = nullptr;
    CHECK(cudaMalloc(&p, 256));
    if (!leak)
      CHECK(cudaFree(p));
  });
  measure("cudaMallocManaged 1 MiB", 1000, [](bool leak) {
    void *p = nullptr;
    CHECK(cudaMallocManaged(&p, 1 << 20));
    CHECK(cudaMemset(p, 0, 1 << 20));
    if (!leak)
      CHECK(cudaFree(p));
  });
  measure("cudaMallocAsync 1 MiB", 1000, [](bool leak) {
    void *p = nullptr;
    CHECK(cudaMallocAsync(&p, 1 << 20, nullptr));
    if (!leak)
      CHECK(cudaFreeAsync(p, nullptr));
  });
  measure("cudaEventCreate", 100000, [](bool leak) {
    cudaEvent_t event;
    CHECK(cudaEventCreate(&event));
    CHECK(cudaEventRecord(event));
    if (!leak)
      CHECK(cudaEventDestroy(event));
  });
  measure("cudaStreamCreate", 500, [](bool leak) {
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    if (!leak)
      CHECK(cudaStreamDestroy(stream));
  });
  measure("cudaMallocHost 1 MiB", 1000, [](bool leak) {
    void *p = nullptr;
    CHECK(cudaMallocHost(&p, 1 << 20));
    if (!leak)
      CHECK(cudaFreeHost(p));
  });
  measure("cudaHostRegister 1 MiB", 500, [](bool leak) {
    // The host block itself is freed by nobody on either side: what is measured
    // is the registration.
    void *p = std::malloc(1 << 20);
    std::memset(p, 1, 1 << 20);
    CHECK(cudaHostRegister(p, 1 << 20, cudaHostRegisterDefault));
    if (!leak)
      CHECK(cudaHostUnregister(p));
  });
}
