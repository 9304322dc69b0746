// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// Copies that the compiler writes of a class that releases in its destructor.
#include <cuda_runtime.h>

// CHECK: [[@LINE+1]]:8: error: the destructor of 'Buffer' releases 'Data' with cudaFree, but a copy shares the handle: an object is passed by value to 'fill', and both release it; {{.*}}[VRM114 copied-owner]
struct Buffer {
  explicit Buffer(size_t n) { cudaMalloc(&Data, n); }
  ~Buffer() { cudaFree(Data); }
  float *Data = nullptr;
};

void fill(Buffer b);

void call_bad(size_t n) {
  Buffer b(n);
  fill(b);
}

struct NotCopyable {
  explicit NotCopyable(size_t n) { cudaMalloc(&Data, n); }
  ~NotCopyable() { cudaFree(Data); }
  NotCopyable(const NotCopyable &) = delete;
  NotCopyable &operator=(const NotCopyable &) = delete;
  float *Data = nullptr;
};

void fillReference(NotCopyable &b);
void reference_ok(size_t n) {
  NotCopyable b(n);
  fillReference(b);
}

// Copied by hand: a copy of its own.
struct Deep {
  explicit Deep(size_t n) : Size(n) { cudaMalloc(&Data, n); }
  Deep(const Deep &Other) : Size(Other.Size) { cudaMalloc(&Data, Size); }
  ~Deep() { cudaFree(Data); }
  size_t Size;
  float *Data = nullptr;
};
void fillDeep(Deep b);
void deep_ok(size_t n) {
  Deep b(n);
  fillDeep(b);
}
