// RUN: %check %s | FileCheck %s --allow-empty --implicit-check-not='[VRM114'
// Copies that are fine: somebody counts, or says who owns.
#include <cuda_runtime.h>
#include <memory>

struct Counted {
  Counted() : Count(new int(1)) { cudaMalloc(&Data, 4); }
  ~Counted() {
    if (--*Count == 0) {
      cudaFree(Data);
      delete Count;
    }
  }
  int *Count;
  float *Data;
};
void takeCounted(Counted c);
void counted_ok() {
  Counted c;
  takeCounted(c);
}

struct Flagged {
  Flagged() : Owns(true) { cudaMalloc(&Data, 4); }
  ~Flagged() {
    if (!Owns)
      return;
    cudaFree(Data);
  }
  bool Owns;
  float *Data;
};
void takeFlagged(Flagged f);
void flagged_ok() {
  Flagged f;
  takeFlagged(f);
}

class NonCopyable {
protected:
  NonCopyable() = default;
  NonCopyable(const NonCopyable &) = delete;
  NonCopyable &operator=(const NonCopyable &) = delete;
};
class ByBase : NonCopyable {
public:
  ByBase() { cudaMalloc(&Data, 4); }
  ~ByBase() { cudaFree(Data); }
  float *Data;
};

class OldStyle {
public:
  OldStyle() { cudaMalloc(&Data, 4); }
  ~OldStyle() { cudaFree(Data); }

private:
  OldStyle(const OldStyle &);
  OldStyle &operator=(const OldStyle &);
  float *Data;
};

struct ByMember {
  ByMember() { cudaMalloc(&Data, 4); }
  ~ByMember() { cudaFree(Data); }
  std::unique_ptr<int> Host;
  float *Data;
};

struct Movable {
  Movable() { cudaMalloc(&Data, 4); }
  Movable(Movable &&Other) noexcept : Data(Other.Data) { Other.Data = nullptr; }
  ~Movable() { cudaFree(Data); }
  float *Data;
};
Movable make_ok() {
  Movable m;
  return m;
}

struct View {
  explicit View(float *p) : Data(p) {}
  ~View() {}
  float *Data;
};
void takeView(View v);
void view_ok(float *p) {
  View v(p);
  takeView(v);
}

// A parameter passed on by reference is no copy.
struct Owner {
  Owner() { cudaMalloc(&Data, 4); }
  ~Owner() { cudaFree(Data); }
  float *Data;
};
void use(const Owner &o);
void reference_ok() {
  Owner o;
  use(o);
}
