// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
#include <cuda_runtime.h>
#include <memory>

__global__ void kernel(float *p);
void launch(float *p) { kernel<<<1, 1>>>(p); }

class Events {
public:
  Events() {
    // CHECK: [[@LINE+1]]:5: error: event acquired into 'Events::Start' is released nowhere in this project, so each 'Events' leaks it: call cudaEventDestroy in the destructor of 'Events', or where its owner is done with it [VRM113 member-never-released]
    cudaEventCreate(&Start);
  }
  void record_bad() { cudaEventRecord(Start); }

private:
  cudaEvent_t Start;
};

// Used through a helper that only launches, and by a local copy.
class Work {
public:
  explicit Work(size_t n) {
    float *p = nullptr;
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'Work::Data' {{.*}}[VRM113 member-never-released]
    cudaMalloc(&p, n);
    Data = p;
  }
  void run_bad() {
    float *mine = Data;
    launch(mine);
    launch(Data);
  }

private:
  float *Data;
};

// An array of handles.
class Streams {
public:
  Streams() {
    for (int i = 0; i < 4; ++i)
      // CHECK: [[@LINE+1]]:7: error: stream acquired into 'Streams::All' {{.*}}[VRM113 member-never-released]
      cudaStreamCreate(&All[i]);
  }

private:
  cudaStream_t All[4];
};

class ReleasedByMethod {
public:
  void resize_ok(size_t n) {
    clear();
    cudaMalloc(&Data, n);
  }
  ~ReleasedByMethod() { clear(); }

private:
  void clear() {
    if (Data) {
      cudaFree(Data);
      Data = nullptr;
    }
  }
  float *Data = nullptr;
};

template <typename T> void safeFree(T *&p) {
  if (p)
    cudaFree(p);
  p = nullptr;
}

class ReleasedByHelper {
public:
  explicit ReleasedByHelper(size_t n) { cudaMalloc(&Data, n); }
  ~ReleasedByHelper() { safeFree(Data); }

private:
  float *Data = nullptr;
};

template <typename T> class Typed {
public:
  explicit Typed(size_t n) { cudaMalloc(&Data, n * sizeof(T)); }
  ~Typed() { cudaFree(Data); }
  T *Data;

private:
  Typed(const Typed &) = delete;
};
void typed_ok() { Typed<float> t(4); }

template <typename T> class TypedLeak {
public:
  explicit TypedLeak(size_t n) {
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'TypedLeak::Data' {{.*}}[VRM113 member-never-released]
    cudaMalloc(&Data, n * sizeof(T));
  }
  T *Data;
};
void typed_bad() {
  TypedLeak<float> f(4);
  TypedLeak<int> i(4);
}

// The base class releases what the derived class acquires.
class Base {
public:
  virtual ~Base() { cudaFree(Data); }
  Base() = default;
  Base(const Base &) = delete;

protected:
  float *Data = nullptr;
};
class Derived : public Base {
public:
  explicit Derived(size_t n) { cudaMalloc(&Data, n); }
};

// Implementation behind a pointer.
struct Impl {
  float *Data = nullptr;
  ~Impl() { cudaFree(Data); }
  Impl() = default;
  Impl(const Impl &) = delete;
};
class Facade {
public:
  explicit Facade(size_t n) : P(new Impl) { cudaMalloc(&P->Data, n); }
  ~Facade() { delete P; }
  Facade(const Facade &) = delete;

private:
  Impl *P;
};
