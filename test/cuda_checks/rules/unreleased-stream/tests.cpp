// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Test bodies: hygiene, and their early returns are seen as well.

#include <cuda_runtime.h>

namespace testing {
class Test {
public:
  virtual ~Test() = default;
  virtual void TestBody() = 0;
};
} // namespace testing

#define TEST(Suite, Name)                                                      \
  class Suite##_##Name##_Test : public testing::Test {                         \
    void TestBody() override;                                                  \
  };                                                                           \
  void Suite##_##Name##_Test::TestBody()
#define ASSERT_TRUE(Condition)                                                 \
  if (!(Condition))                                                            \
  return

bool sort(int *Keys, cudaStream_t Stream);

TEST(Sort, leaves_stream_bad) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Stream);
  sort(nullptr, nullptr);
  cudaStreamSynchronize(Stream);
}

TEST(Sort, destroys_stream_ok) {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  bool Sorted = sort(nullptr, nullptr);
  cudaStreamDestroy(Stream);
  ASSERT_TRUE(Sorted);
}

TEST(Sort, assert_returns_bad) {
  cudaStream_t Stream;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning|info}}: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&Stream);
  ASSERT_TRUE(sort(nullptr, nullptr));
  cudaStreamDestroy(Stream);
}
