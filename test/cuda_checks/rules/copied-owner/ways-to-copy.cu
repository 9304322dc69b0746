// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>
#include <list>
#include <utility>
#include <vector>

// CHECK: [[@LINE+1]]:8: error: {{.*}}'Assigned' releases 'Stream' with cudaStreamDestroy{{.*}}an object is assigned here{{.*}}[VRM114 copied-owner]
struct Assigned {
  Assigned() { cudaStreamCreate(&Stream); }
  ~Assigned() { cudaStreamDestroy(Stream); }
  cudaStream_t Stream;
};
void assign_bad() {
  Assigned a;
  a = Assigned();
}

// CHECK: [[@LINE+1]]:8: error: {{.*}}'Returned' releases 'Data'{{.*}}an object is returned by value{{.*}}[VRM114 copied-owner]
struct Returned {
  Returned() { cudaMalloc(&Data, 4); }
  ~Returned() { cudaFree(Data); }
  float *Data;
};
static Returned Shared;
Returned get_bad() { return Shared; }

// CHECK: [[@LINE+1]]:8: error: {{.*}}'ForKernel' releases 'Data'{{.*}}passed by value to a kernel, 'run', and the copy is destroyed on the host{{.*}}[VRM114 copied-owner]
struct ForKernel {
  ForKernel() { cudaMalloc(&Data, 4); }
  ~ForKernel() { cudaFree(Data); }
  float *Data;
};
__global__ void run(ForKernel k);
void kernel_bad() {
  ForKernel k;
  run<<<1, 1>>>(k);
}

// CHECK: [[@LINE+1]]:8: error: {{.*}}'InVector' releases 'Event'{{.*}}an object is copied into a container{{.*}}[VRM114 copied-owner]
struct InVector {
  InVector() { cudaEventCreate(&Event); }
  ~InVector() { cudaEventDestroy(Event); }
  cudaEvent_t Event;
};
void vector_bad(std::vector<InVector> &All) {
  InVector v;
  All.push_back(v);
}

// CHECK: [[@LINE+1]]:8: error: {{.*}}'Captured' releases 'Data'{{.*}}an object is captured by value{{.*}}[VRM114 copied-owner]
struct Captured {
  Captured() { cudaMalloc(&Data, 4); }
  ~Captured() { cudaFree(Data); }
  float *Data;
};
void capture_bad() {
  Captured c;
  auto f = [c] { return c.Data; };
  f();
}

// Copied as a part of another object.
// CHECK: [[@LINE+1]]:8: error: {{.*}}'Part' releases 'Data'{{.*}}an object is passed by value to 'take'{{.*}}[VRM114 copied-owner]
struct Part {
  Part() { cudaMalloc(&Data, 4); }
  ~Part() { cudaFree(Data); }
  float *Data;
};
struct Whole {
  Part Inner;
};
void take(Whole w);
void part_bad() {
  Whole w;
  take(w);
}

// Made in place, moved out of nothing, returned as the variable it was made in.
struct InPlace {
  explicit InPlace(size_t n) { cudaMalloc(&Data, n); }
  ~InPlace() { cudaFree(Data); }
  float *Data;
};
InPlace make_ok() {
  InPlace p(4);
  return p;
}
void inPlace_ok() {
  InPlace p = make_ok();
  std::list<InPlace> l;
  l.emplace_back(4);
  (void)p;
}
