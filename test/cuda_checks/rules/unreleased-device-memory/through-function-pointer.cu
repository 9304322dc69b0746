// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// Handles that a helper passes on to a function it is given: what these
// functions do with them decides.
#include <cuda_runtime.h>

static float *kept;
static void use(int n, float *out) { cudaMemset(out, 0, n); }
static void touch(int n, float *out) { cudaMemset(out, 1, n); }
static void keep(int, float *out) { kept = out; }
static void drop(int, float *out) { cudaFree(out); }

template <class Function, class... Arguments>
void repeat(int times, Function function, Arguments &&...arguments) {
  for (int i = 0; i < times; ++i)
    function(static_cast<Arguments &&>(arguments)...);
}

static void call(void (*function)(int, float *), int n, float *p) {
  (*function)(n, p);
}

// Other units may call it with any function.
void callAny(void (*function)(int, float *), int n, float *p) {
  function(n, p);
}

void forwarded_bad(int n) {
  float *p;
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'p'{{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&p, n);
  repeat(10, use, n, p);
  repeat(10, &touch, n, p);
}

void forwarded_ok(int n) {
  float *p;
  cudaMalloc(&p, n);
  repeat(10, use, n, p);
  cudaFree(p);
}

static void callUse(void (*function)(int, float *), int n, float *p) {
  function(n, p);
}

void pointer_bad(int n) {
  float *p;
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'p'{{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&p, n);
  callUse(use, n, p);
}

// One of the functions that the helper is given keeps it, another releases it.
void keptByOne_ok(int n) {
  float *p, *q;
  cudaMalloc(&p, n);
  call(keep, n, p);
  cudaMalloc(&q, n);
  call(drop, n, q);
  cudaFree(kept);
}

void unknownCallers_ok(int n) {
  float *p;
  cudaMalloc(&p, n);
  callAny(use, n, p);
}

void (*chosen(int n))(int, float *);

// Nobody knows which function it is.
template <class Function> void run(Function function, int n, float *p) {
  function(n, p);
}
void unknownFunction_ok(int n) {
  float *p;
  cudaMalloc(&p, n);
  run(chosen(n), n, p);
}
