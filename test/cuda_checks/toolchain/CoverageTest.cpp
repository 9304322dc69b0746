#include "cuda_checks/toolchain/Coverage.h"

#include <gtest/gtest.h>

namespace vramlint::cuda {
namespace {

size_t bodies(llvm::StringRef Text,
              const std::vector<std::pair<unsigned, unsigned>> &Skipped = {}) {
  static const ModelNames Names(ResourceModels::builtIn());
  return acquiringBodies(Text, Names, Skipped).size();
}

TEST(AcquiringBodies, areFunctionsThatCallAnAcquire) {
  EXPECT_EQ(bodies("void f() { cudaMalloc(&p, 4); }"), 1u);
  EXPECT_EQ(bodies("void f() { if (x) { cudaMalloc(&p, 4); } cudaFree(p); }\n"
                   "int g() { return 1; }\n"
                   "void h() { cudaEventCreate(&e); }"),
            2u);
  EXPECT_EQ(bodies("void f() { cudaFree(p); }"), 0u);
}

TEST(AcquiringBodies, areFoundInsideScopes) {
  EXPECT_EQ(bodies("namespace a { class C : public B { public: C() : x(1) "
                   "{ cudaMalloc(&p, 4); } void g() { cuMemAlloc_v2(&p, 4); } "
                   "}; } extern \"C\" { void f() { cudaMalloc(&p, 4); } }"),
            3u);
  EXPECT_EQ(bodies("struct S *make(void) { cudaMalloc(&p, 4); }"), 1u);
}

TEST(AcquiringBodies, areNotDeclarationsMembersOrText) {
  EXPECT_EQ(bodies("cudaError_t cudaMalloc(void **, size_t);"), 0u);
  EXPECT_EQ(bodies("void f() { api.cudaMalloc(&p, 4); api->cudaMalloc(&p); }"),
            0u);
  EXPECT_EQ(bodies("void f() { puts(\"cudaMalloc(\"); /* cudaMalloc(p) */ }"),
            0u);
  EXPECT_EQ(bodies("#define ALLOC(p) do { cudaMalloc(&p, 4); } while (0)\n"
                   "#define MORE(p) { \\\n cudaMalloc(&p, 4); }\n"),
            0u);
}

TEST(AcquiringBodies, areHostCode) {
  EXPECT_EQ(bodies("__global__ void k() { cudaMalloc(&p, 4); }"), 0u);
  EXPECT_EQ(bodies("__host__ __device__ void k() { cudaMalloc(&p, 4); }"), 1u);
}

TEST(AcquiringBodies, areCompiled) {
  const llvm::StringRef Text =
      "#if 0\nvoid f() { cudaMalloc(&p, 4);\n#endif\nvoid g() {}";
  const unsigned End = Text.find("#endif");
  EXPECT_EQ(bodies(Text, {{5, End}}), 0u);
}

} // namespace
} // namespace vramlint::cuda
