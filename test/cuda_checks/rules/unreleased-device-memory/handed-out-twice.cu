// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// One resource that a callee hands out at two places is one resource: whoever
// has it at either place owns it.
#include <cuda_runtime.h>

struct Tensors {
  float *first, *second;
};

static float *carve(float **targets[], const size_t *sizes, int n) {
  float *block;
  cudaMalloc(&block, 100 * n);
  float *next = block;
  for (int i = 0; i < n; ++i) {
    *(targets[i]) = next;
    next += sizes[i];
  }
  return block;
}

float *carveTensors_ok(Tensors *t, const size_t *sizes) {
  float **targets[] = {&t->first, &t->second};
  return carve(targets, sizes, 2);
}

struct Slots {
  float **values;
};

// The cache keeps what the callers get.
static float *cached(Slots *cache, int slot, bool found) {
  float *p;
  if (!found) {
    if (cudaMalloc(&p, 100) != cudaSuccess)
      return nullptr;
    cache->values[slot] = p;
  } else {
    p = cache->values[slot];
  }
  return p;
}

static int lookUp(Slots *cache, int slot, float **out) {
  float *p = cached(cache, slot, false);
  if (!p)
    return 1;
  *out = p;
  return 0;
}

int useCached_ok(Slots *cache, int slot) {
  float *p;
  if (lookUp(cache, slot, &p))
    return 1;
  cudaMemset(p, 0, 100);
  return 0;
}

static float *twice(float **also) {
  float *p;
  cudaMalloc(&p, 100);
  *also = p;
  return p;
}

void eitherReleased_ok() {
  float *second;
  float *first = twice(&second);
  cudaMemset(first, 0, 100);
  cudaFree(second);
}

void neitherReleased_bad() {
  float *second;
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  float *first = twice(&second);
  cudaMemset(first, 0, 100);
  cudaMemset(second, 0, 100);
}
