// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>

class Filter {
public:
  void start_bad(size_t n) {
    cudaMalloc(&Input, n);
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'Filter::Scratch' is released nowhere in this project, so each 'Filter' leaks it: call cudaFree in '~Filter', where 'Input' is released [VRM113 member-never-released]
    cudaMalloc(&Scratch, n);
  }
  ~Filter() { cudaFree(Input); }

private:
  float *Input = nullptr;
  float *Scratch = nullptr;
};
