// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// Globals and statics: what matters is whether they are acquired again.
#include <cuda_runtime.h>
#include <mutex>

__global__ void kernel(float *p, int n);

static float *Workspace;
void forward_bad(int n) {
  // CHECK: [[@LINE+1]]:3: error: each call of 'forward_bad' acquires device memory into the global 'Workspace', which loses what it held before, and nothing releases it: acquire only while it is empty, or call cudaFree first [VRM113 member-never-released]
  cudaMalloc(&Workspace, n * sizeof(float));
  kernel<<<1, 256>>>(Workspace, n);
}

void multiply_bad(int n) {
  static cudaStream_t Stream;
  // CHECK: [[@LINE+1]]:3: error: each call of 'multiply_bad' acquires stream into the static 'Stream', {{.*}} or call cudaStreamDestroy first [VRM113 member-never-released]
  cudaStreamCreate(&Stream);
  kernel<<<1, 256, 0, Stream>>>(nullptr, n);
}

void guarded_ok(int n) {
  static cudaStream_t Stream = nullptr;
  if (!Stream)
    cudaStreamCreate(&Stream);
  kernel<<<1, 256, 0, Stream>>>(nullptr, n);
}

static float *Cached;
static bool Ready = false;
void returnsEarly_ok(int n) {
  if (Ready)
    return;
  cudaMalloc(&Cached, n);
  kernel<<<1, 256>>>(Cached, n);
  Ready = true;
}

static float *Once;
static std::once_flag Flag;
void callOnce_ok(int n) {
  std::call_once(Flag, [n] { cudaMalloc(&Once, n); });
  kernel<<<1, 256>>>(Once, n);
}

static float *PerCall;
void releasesFirst_ok(int n) {
  if (PerCall)
    cudaFree(PerCall);
  cudaMalloc(&PerCall, n);
  kernel<<<1, 256>>>(PerCall, n);
}

// Set up and torn down in two functions.
static float *Table;
void setUp_ok(int n) { cudaMalloc(&Table, n); }
void tearDown() { cudaFree(Table); }

// Nothing tells that it is called again: extended.
static float *Config;
void configure(int n) { cudaMalloc(&Config, n); }

struct Device {
  cudaStream_t Stream;
};
static Device Devices[8];
cudaStream_t streamOf_ok(int Number) {
  if (Devices[Number].Stream == nullptr)
    cudaStreamCreate(&Devices[Number].Stream);
  return Devices[Number].Stream;
}
