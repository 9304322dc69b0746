// Measures what one leaked resource of each kind costs: device memory by
// cudaMemGetInfo, host memory by the resident set. Each kind is acquired COUNT
// times without release, then again with a release in every turn. The figures
// stand in docs/measured.md and in the "Measured growth" of the rule pages.
//
//   nvcc -o handle_growth test/repro/handle_growth.cu && ./handle_growth
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));                         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

static long residentBytes() {
  std::FILE *file = std::fopen("/proc/self/status", "r");
  char line[256];
  long kib = 0;
  while (file && std::fgets(line, sizeof line, file))
    if (std::strncmp(line, "VmRSS:", 6) == 0)
      kib = std::atol(line + 6);
  if (file)
    std::fclose(file);
  return kib * 1024;
}

struct Level {
  size_t device;
  long host;
};

static Level now() {
  size_t free = 0, total = 0;
  CHECK(cudaMemGetInfo(&free, &total));
  return {total - free, residentBytes()};
}

template <typename Acquire> static void measure(const char *kind, int count, Acquire acquire) {
  acquire(false); // The first use makes pools and tables that stay.
  for (bool leak : {true, false}) {
    Level before = now();
    for (int i = 0; i < count; ++i)
      acquire(leak);
    CHECK(cudaDeviceSynchronize());
    Level after = now();
    std::printf("%-28s %-6s %7d %14.0f %14.0f\n", kind, leak ? "leaky" : "fixed", count,
                (double(after.device) - double(before.device)) / count,
                (double(after.host) - double(before.host)) / count);
  }
}

int main() {
  CHECK(cudaFree(nullptr));
  cudaDeviceProp prop;
  CHECK(cudaGetDeviceProperties(&prop, 0));
  int runtime = 0, driver = 0;
  CHECK(cudaRuntimeGetVersion(&runtime));
  CHECK(cudaDriverGetVersion(&driver));
  std::printf("%s, runtime %d, driver %d\n", prop.name, runtime, driver);
  std::printf("%-28s %-6s %7s %14s %14s\n", "kind", "side", "count", "device B/each", "host B/each");

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
