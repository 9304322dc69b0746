// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// An assertion that returns when the acquire failed loses nothing. The shapes
// are those of googletest: the outcome is an object that converts to bool.

#include <cuda_runtime.h>

namespace testing {

class AssertionResult {
public:
  explicit AssertionResult(bool Good) : Good(Good) {}
  operator bool() const { return Good; }

private:
  bool Good;
};

class Test {
public:
  virtual ~Test() {}
  virtual void body() = 0;
};

namespace internal {

void fail(const char *What);

template <class A, class B>
AssertionResult CmpHelperEQ(const char *One, const char *Two, const A &Left,
                            const B &Right) {
  if (Left == Right)
    return AssertionResult(true);
  fail(One);
  return AssertionResult(false);
}

class EqHelper {
public:
  template <class A, class B>
  static AssertionResult Compare(const char *One, const char *Two,
                                 const A &Left, const B &Right) {
    return CmpHelperEQ(One, Two, Left, Right);
  }
};

} // namespace internal
} // namespace testing

#define CHECK_EQ(a, b)                                                         \
  switch (0)                                                                   \
  case 0:                                                                      \
  default:                                                                     \
    if (const ::testing::AssertionResult outcome =                             \
            (::testing::internal::EqHelper::Compare(#a, #b, a, b)))            \
      ;                                                                        \
    else                                                                       \
      return ::testing::internal::fail(#a)

#define CHECK_TRUE(a)                                                          \
  switch (0)                                                                   \
  case 0:                                                                      \
  default:                                                                     \
    if (const ::testing::AssertionResult outcome =                             \
            ::testing::AssertionResult(a))                                     \
      ;                                                                        \
    else                                                                       \
      return ::testing::internal::fail(#a)

void acquired_in_assertion_ok(size_t Bytes) {
  void *Data;
  CHECK_EQ(cudaMalloc(&Data, Bytes), cudaSuccess);
  CHECK_EQ(cudaFree(Data), cudaSuccess);
}

void status_asserted_ok(size_t Bytes) {
  void *Data;
  cudaError_t Status = cudaMalloc(&Data, Bytes);
  CHECK_EQ(Status, cudaSuccess);
  cudaFree(Data);
}

void truth_asserted_ok(size_t Bytes) {
  void *Data = nullptr;
  CHECK_TRUE(cudaMalloc(&Data, Bytes) == cudaSuccess);
  cudaFree(Data);
}

void expected_first_ok(size_t Bytes) {
  void *Data;
  CHECK_EQ(cudaSuccess, cudaMalloc(&Data, Bytes));
  cudaFree(Data);
}

void second_assertion_bad(size_t Bytes, int Sum) {
  void *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}} is not released when the assertion fails (line [[@LINE+2]]); {{.*}}[VRM101 unreleased-device-memory]
  CHECK_EQ(cudaMalloc(&Data, Bytes), cudaSuccess);
  CHECK_EQ(Sum, 4);
  cudaFree(Data);
}

// In a test the process ends soon, however deep the fixture's bases are.
class Fixture : public testing::Test {};

class Copies_bad : public Fixture {
  void body() override {
    void *Data;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: {{.*}}[VRM101 unreleased-device-memory]
    CHECK_EQ(cudaMalloc(&Data, 64), cudaSuccess);
    CHECK_EQ(Sum, 4);
    cudaFree(Data);
  }
  int Sum = 0;
};
