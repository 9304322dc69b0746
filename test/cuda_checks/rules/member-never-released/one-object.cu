// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// What exists once is reclaimed with the process: info.
#include <cuda_runtime.h>

class Singleton {
public:
  static Singleton &get() {
    static Singleton Only;
    return Only;
  }
  cudaStream_t Stream;

private:
  Singleton() {
    // CHECK: [[@LINE+1]]:5: info: stream acquired into 'Singleton::Stream' is released nowhere in this project; it lives as long as the process, for there is only one 'Singleton': {{.*}}[VRM113 member-never-released]
    cudaStreamCreate(&Stream);
  }
};

struct Settings {
  float *Table;
};
static void load(Settings *s, size_t n) {
  // CHECK: [[@LINE+1]]:3: info: device memory acquired into 'Settings::Table' {{.*}}[VRM113 member-never-released]
  cudaMalloc(&s->Table, n);
}

struct Step {
  float *Scratch;
  explicit Step(size_t n) {
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'Step::Scratch' {{.*}}so each 'Step' leaks it{{.*}}[VRM113 member-never-released]
    cudaMalloc(&Scratch, n);
  }
};

static Settings Global;
int main() {
  load(&Global, 100);
  for (int i = 0; i < 10; ++i)
    Step s(100);
  return 0;
}
