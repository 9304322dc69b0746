// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// A container of the only object of its class lives as long as the process.
#include <cuda_runtime.h>
#include <vector>

struct Runtime {
  std::vector<cudaStream_t> Streams;
  void add(int n) {
    for (int i = 0; i < n; ++i) {
      cudaStream_t s;
      cudaStreamCreate(&s);
      // CHECK: [[@LINE+1]]:7: info: stream is put into the container 'Runtime::Streams', {{.*}}[VRM115 growing-handle-container]
      Streams.push_back(s);
    }
  }
};

int main() {
  Runtime r;
  r.add(4);
  return 0;
}
