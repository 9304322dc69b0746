// RUN: %check %s | FileCheck %s --allow-empty --implicit-check-not='[VRM'
// What a member holds goes where it is, or may be, released.
#include <cuda_runtime.h>
#include <functional>
#include <map>
#include <memory>
#include <vector>

class Getter {
public:
  explicit Getter(size_t n) { cudaMalloc(&Data, n); }
  float *data() const { return Data; }

private:
  float *Data;
};
void getter_ok(size_t n) {
  Getter g(n);
  cudaFree(g.data());
}

void somebodyElse(float *p);
class Given {
public:
  explicit Given(size_t n) { cudaMalloc(&Data, n); }
  void done_ok() { somebodyElse(Data); }

private:
  float *Data;
};

struct Deleter {
  void operator()(float *p) const { cudaFree(p); }
};
class Wrapped {
public:
  explicit Wrapped(size_t n) { cudaMalloc(&Data, n); }
  std::unique_ptr<float, Deleter> take_ok() {
    return std::unique_ptr<float, Deleter>(Data);
  }

private:
  float *Data;
};

class Registered {
public:
  explicit Registered(size_t n) {
    cudaMalloc(&Data, n);
    Pending.push_back(Data);
  }
  static void flush_ok() {
    for (float *p : Pending)
      cudaFree(p);
    Pending.clear();
  }

private:
  float *Data;
  static std::vector<float *> Pending;
};
std::vector<float *> Registered::Pending;

class Deferred {
public:
  explicit Deferred(size_t n) { cudaMalloc(&Data, n); }
  std::function<void()> closer_ok() {
    return [this] { cudaFree(Data); };
  }

private:
  float *Data;
};

class Copied {
public:
  explicit Copied(size_t n) { cudaMalloc(&Data, n); }
  void copyTo_ok(float **out) { *out = Data; }

private:
  float *Data;
};

class Swapped {
public:
  explicit Swapped(size_t n) {
    cudaMalloc(&Front, n);
    cudaMalloc(&Back, n);
  }
  void flip_ok() { std::swap(Front, Back); }
  void end() {
    flip_ok();
    cudaFree(Front);
  }

private:
  float *Front;
  float *Back;
};

struct Handle {
  void *Memory;
};
void closeHandle(void *opaque) {
  Handle *h = static_cast<Handle *>(opaque);
  cudaFree(h->Memory);
}
Handle *openHandle_ok(size_t n) {
  Handle *h = new Handle;
  cudaMalloc(&h->Memory, n);
  return h;
}

struct Context {
  std::map<int, cudaStream_t> ByDevice;
  cudaStream_t Own;
  Context() {
    cudaStreamCreate(&Own);
    cudaStream_t Other;
    cudaStreamCreate(&Other);
    ByDevice[0] = Other;
  }
  void end_ok() {
    for (auto &[Device, Stream] : ByDevice)
      cudaStreamDestroy(Stream);
    cudaStreamDestroy(Own);
  }
};

class CompiledOut {
public:
  explicit CompiledOut(size_t n) { cudaMalloc(&Buffered, n); }
  void end_ok() {
#ifdef NOBODY_DEFINES_THIS
    cudaFree(Buffered);
#endif
  }

private:
  float *Buffered;
};
