// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// What is mapped under a condition is unmapped under the same one.

#include <cuda_runtime.h>

static int MapCount = 0;

void asks_for_the_resource_ok(cudaGraphicsResource_t Resource) {
  void *Data = nullptr;
  size_t Bytes = 0;
  if (Resource) {
    cudaGraphicsMapResources(1, &Resource, nullptr);
    cudaGraphicsResourceGetMappedPointer(&Data, &Bytes, Resource);
  }
  cudaMemset(Data, 0, Bytes);
  if (Resource)
    cudaGraphicsUnmapResources(1, &Resource, nullptr);
}

void counts_mappings_ok(cudaGraphicsResource_t Resource) {
  cudaGraphicsMapResources(1, &Resource, nullptr);
  MapCount++;
  cudaDeviceSynchronize();
  if (MapCount) {
    cudaGraphicsUnmapResources(1, &Resource, nullptr);
    MapCount--;
  }
}

void asks_for_something_else_bad(cudaGraphicsResource_t Resource, bool Draw) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  cudaGraphicsMapResources(1, &Resource, nullptr);
  if (Draw)
    cudaGraphicsUnmapResources(1, &Resource, nullptr);
}
