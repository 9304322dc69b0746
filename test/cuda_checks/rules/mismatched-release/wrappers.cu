// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// A function of the project's own that releases with what cannot release it.
#include <cstdlib>
#include <cuda_runtime.h>

static void freeDevice(void *p) {
  if (p)
    cudaFree(p);
}
static void freeAll(void *p) { freeDevice(p); }
static void freeHost(void *p) { free(p); }
static float *newPinned(size_t n) {
  float *p = nullptr;
  cudaMallocHost(&p, n);
  return p;
}

void pinned_bad(size_t n) {
  float *h;
  cudaMallocHost(&h, n);
  // CHECK: [[@LINE+1]]:3: error: pinned memory 'h' acquired by cudaMallocHost is given to freeDevice (cudaFree), which cannot release it: the call fails and nothing is released; call cudaFreeHost(h) instead [VRM112 mismatched-release]
  freeDevice(h);
}

void wrapperOfWrapper_bad(size_t n) {
  float *h;
  cudaMallocHost(&h, n);
  // CHECK: [[@LINE+1]]:3: error: pinned memory 'h' {{.*}} is given to freeAll (cudaFree), {{.*}}[VRM112 mismatched-release]
  freeAll(h);
}

void hostAllocator_bad(size_t n) {
  float *d;
  cudaMalloc(&d, n);
  // CHECK: [[@LINE+1]]:3: error: device memory 'd' {{.*}} is given to freeHost (free), which cannot release it: the host's allocator does not know it; {{.*}}[VRM112 mismatched-release]
  freeHost(d);
}

void bothWrapped_bad(size_t n) {
  float *h = newPinned(n);
  // CHECK: [[@LINE+1]]:3: error: pinned memory 'h' acquired by newPinned (cudaMallocHost) is given to freeDevice (cudaFree), {{.*}}[VRM112 mismatched-release]
  freeDevice(h);
}

// A pair of functions for an object of the project's.
struct Buffer {
  float *Data;
  size_t Size;
};
static void open(Buffer &b, size_t n) {
  cudaHostAlloc(&b.Data, n, cudaHostAllocDefault);
  b.Size = n;
}
static void close(Buffer &b) {
  cudaFree(b.Data);
  b.Size = 0;
}
void pair_bad(size_t n) {
  Buffer b;
  open(b, n);
  // CHECK: [[@LINE+1]]:3: error: pinned memory {{.*}}is given to close (cudaFree), {{.*}}[VRM112 mismatched-release]
  close(b);
}

void right_ok(size_t n) {
  float *d;
  cudaMalloc(&d, n);
  freeAll(d);
  float *managed;
  cudaMallocManaged(&managed, n);
  freeDevice(managed);
}

// Chooses by what it is told, or finds out.
static void freeAny(void *p, bool onHost) {
  if (onHost)
    cudaFreeHost(p);
  else
    cudaFree(p);
}
void chosen_ok(size_t n) {
  float *h;
  cudaMallocHost(&h, n);
  freeAny(h, true);
}

static bool isDevice(void *p) {
  cudaPointerAttributes a;
  return cudaPointerGetAttributes(&a, p) == cudaSuccess &&
         a.type == cudaMemoryTypeDevice;
}
// Only one kind of what it is given is its own.
static void freeIfDevice(void *p) {
  if (isDevice(p))
    cudaFree(p);
}
void notItsOwn_ok(size_t n) {
  float *h;
  cudaMallocHost(&h, n);
  freeIfDevice(h);
  cudaFreeHost(h);
}

// Releases an element, which may be another one.
static void freeRow(float **rows, int i) { cudaFree(rows[i]); }
void elements_ok(size_t n, int i) {
  float *rows[2];
  cudaMalloc(&rows[0], n);
  cudaMallocHost(&rows[1], n);
  freeRow(rows, i);
  cudaFreeHost(rows[1]);
}
