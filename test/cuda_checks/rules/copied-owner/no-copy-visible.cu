// RUN: %vramlint check --exit-zero --no-cache -j1 --level extended --cuda-path none %s | FileCheck %s --implicit-check-not='[VRM'
// Without a copy in sight the class is only shown at the extended level.
#include <cuda_runtime.h>

// CHECK: [[@LINE+1]]:8: error: the destructor of 'Buffer' releases 'Data' with cudaFree, but a copy shares the handle and releases it too; delete the copy constructor and assignment, or write them [VRM114 copied-owner]
struct Buffer {
  explicit Buffer(size_t n) { cudaMalloc(&Data, n); }
  ~Buffer() { end(); }
  void end() {
    if (Data)
      cudaFree(Data);
  }
  float *Data = nullptr;
};
