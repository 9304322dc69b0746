// Measures what one leaked resource costs: device memory by cudaMemGetInfo, host
// memory by the resident set. A kind is acquired COUNT times without release,
// then again with a release in every turn.
#ifndef VRAMLINT_TEST_REPRO_GROWTH_H
#define VRAMLINT_TEST_REPRO_GROWTH_H

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

inline long residentBytes() {
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

inline Level now() {
  size_t free = 0, total = 0;
  CHECK(cudaMemGetInfo(&free, &total));
  return {total - free, residentBytes()};
}

template <typename Acquire> void measure(const char *kind, int count, Acquire acquire) {
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

inline void printHeader() {
  CHECK(cudaFree(nullptr));
  cudaDeviceProp prop;
  CHECK(cudaGetDeviceProperties(&prop, 0));
  int runtime = 0, driver = 0;
  CHECK(cudaRuntimeGetVersion(&runtime));
  CHECK(cudaDriverGetVersion(&driver));
  std::printf("%s, runtime %d, driver %d\n", prop.name, runtime, driver);
  std::printf("%-28s %-6s %7s %14s %14s\n", "kind", "side", "count", "device B/each", "host B/each");
}

#endif
