// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Acquire and release stand under conditions that decide each other.

#include <cuda_runtime.h>

__global__ void run(float *Data, float *Mask, int N);

struct Options {
  bool UseMask;
  int Devices;
};

void same_flag_ok(int N, bool UseMask) {
  float *Data, *Mask = nullptr;
  cudaMalloc(&Data, N);
  if (UseMask)
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Data, Mask, N);
  if (UseMask)
    cudaFree(Mask);
  cudaFree(Data);
}

void same_field_ok(int N, const Options &Opts) {
  float *Mask = nullptr;
  if (Opts.UseMask && N > 0)
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  if (Opts.UseMask && N > 0)
    cudaFree(Mask);
}

void same_comparison_ok(int N, const Options *Opts) {
  float *Mask = nullptr;
  if (Opts->Devices > 1)
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  if (Opts->Devices > 1)
    cudaFree(Mask);
}

void opposite_test_ok(int N, bool UseMask) {
  float *Mask = nullptr;
  if (UseMask)
    cudaMalloc(&Mask, N);
  if (!UseMask)
    return;
  run<<<1, N>>>(Mask, Mask, N);
  cudaFree(Mask);
}

void null_test_ok(int N, bool UseMask) {
  float *Mask = nullptr;
  if (UseMask)
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  if (Mask)
    cudaFree(Mask);
}

void weaker_release_bad(int N, bool UseMask, bool Verbose) {
  float *Mask = nullptr;
  if (UseMask)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  if (UseMask && Verbose)
    cudaFree(Mask);
}

void other_flag_bad(int N, bool UseMask, bool Keep) {
  float *Mask = nullptr;
  if (UseMask)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  if (!Keep)
    cudaFree(Mask);
}

// The flag is changed between the two tests.
void flag_rewritten_bad(int N, bool UseMask, const int *Sizes) {
  float *Mask = nullptr;
  if (UseMask)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Mask, N);
  run<<<1, N>>>(Mask, Mask, N);
  UseMask = Sizes[0] > 0;
  if (UseMask)
    cudaFree(Mask);
}

// A flag of its own records the acquire.
void recorded_in_flag_ok(int N, int Limit) {
  float *Mask;
  bool Allocated = false;
  if (N < Limit) {
    cudaMalloc(&Mask, N);
    Allocated = true;
  }
  if (Allocated)
    cudaFree(Mask);
}

// The buffer is either the caller's or our own.
void borrowed_or_own_ok(float *Given, int N) {
  float *Work = Given;
  if (Given == nullptr)
    cudaMalloc(&Work, N);
  run<<<1, N>>>(Work, Work, N);
  if (Given == nullptr)
    cudaFree(Work);
}

void borrowed_or_own_compared_ok(float *Given, int N, bool Aligned) {
  float *Work = Given;
  if (!Aligned)
    cudaMalloc(&Work, N);
  run<<<1, N>>>(Work, Work, N);
  if (Work != Given)
    cudaFree(Work);
}

void borrowed_or_own_bad(float *Given, int N, bool Aligned) {
  float *Work = Given;
  if (!Aligned)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Work, N);
  run<<<1, N>>>(Work, Work, N);
}
