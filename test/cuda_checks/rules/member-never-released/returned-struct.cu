// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// A helper returns the memory inside of a struct, and a member keeps it.
#include <cuda_runtime.h>

struct Weights {
  int Type;
  const void *Values;
  long Count;
};

class Plugin {
public:
  Plugin(const float *host, long n) { W = toDevice(host, n); }
  Plugin(const Plugin &) = delete;

private:
  Weights toDevice(const void *host, long n) {
    void *d;
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'Plugin::W.Values' is released nowhere in this project, so each 'Plugin' leaks it: call cudaFree in the destructor of 'Plugin', {{.*}}[VRM113 member-never-released]
    cudaMalloc(&d, n);
    cudaMemcpy(d, host, n, cudaMemcpyHostToDevice);
    return Weights{1, d, n};
  }
  Weights W{};
};

struct Table {
  void *Entries;
  long Count;
};

class Clean {
public:
  explicit Clean(long n) { T = make_ok(n); }
  ~Clean() { cudaFree(T.Entries); }
  Clean(const Clean &) = delete;

private:
  static Table make_ok(long n) {
    void *d;
    cudaMalloc(&d, n);
    return {d, n};
  }
  Table T{};
};
