#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/toolchain/IncludeWalk.h"
#include "cuda_checks/toolchain/ModelNames.h"
#include "cuda_checks/toolchain/Paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace vramlint::cuda {
namespace {

class Project : public testing::Test {
protected:
  void SetUp() override {
    Root = testing::TempDir() + "project";
    std::filesystem::remove_all(Root);
  }
  void write(const std::string &File, const std::string &Text) {
    const std::filesystem::path Path = Root + "/" + File;
    std::filesystem::create_directories(Path.parent_path());
    std::ofstream(Path) << Text;
  }
  bool matters(const std::string &File) {
    Unit U;
    U.File = File;
    Config C;
    C.Root = Root;
    return mayMatter(U, C, *makeModels(C));
  }
  std::vector<std::string> guessed(const std::string &File) {
    IncludeSearch Search;
    Search.Root = Root;
    Search.Guess = true;
    return walkIncludes(Root + "/" + File, std::nullopt, Search,
                        [](llvm::StringRef) { return true; });
  }
  std::string Root;
};

TEST(IncludeLines, areFoundInAnySpelling) {
  auto Lines =
      includeLines("#include <a.h>\n # include \"b/c.h\"\n"
                   "#include MACRO\n#includes <d.h>\n#include <open\n");
  ASSERT_EQ(Lines.size(), 2u);
  EXPECT_EQ(Lines[0].Name, "a.h");
  EXPECT_FALSE(Lines[0].IsQuoted);
  EXPECT_EQ(Lines[1].Name, "b/c.h");
  EXPECT_TRUE(Lines[1].IsQuoted);
}

TEST_F(Project, isSearchedForHeaders) {
  write("src/app/main.cu", "#include \"tools/check.h\"\n#include <vector>\n");
  write("include/tools/check.h", "#include <deep.h>\n");
  write("third/include/deep.h", "");
  EXPECT_EQ(
      guessed("src/app/main.cu"),
      (std::vector<std::string>{Root + "/include", Root + "/third/include"}));
}

TEST_F(Project, doesNotStandInForTheSystem) {
  write("compat/unistd.h", "");
  write("main.cu", "#include <unistd.h>\n#include <cuda_runtime.h>\n");
  write("compat/cuda_runtime.h", "");
  EXPECT_TRUE(guessed("main.cu").empty());
}

TEST_F(Project, mattersByTheNamesItSees) {
  write("plain.cpp", "int main() { return mycudaMalloc + cudaMallocation; }");
  write("direct.cu", "void f(float *p) { cudaMalloc(&p, 4); }");
  write("versioned.cpp", "void f() { cuMemAlloc_v2(0, 4); }");
  write("through.cpp", "#include \"lib/wrap.h\"\n");
  write("lib/wrap.h", "#include \"macros.h\"\n");
  write("lib/macros.h", "#define NEW(p) cudaEventCreate(&p)\n");
  write("loop.cpp", "#include \"loop.cpp\"\n");
  EXPECT_FALSE(matters("plain.cpp"));
  EXPECT_TRUE(matters("direct.cu"));
  EXPECT_TRUE(matters("versioned.cpp"));
  EXPECT_TRUE(matters("through.cpp"));
  EXPECT_FALSE(matters("loop.cpp"));
}

TEST(Paths, areComputedWithoutADisk) {
  EXPECT_EQ(absolutePath("../b/./c", "/r/a"), "/r/b/c");
  EXPECT_EQ(absolutePath("/x", "/r"), "/x");
  EXPECT_EQ(relativePath("/r/a/b.cu", "/r"), "a/b.cu");
  EXPECT_EQ(relativePath("/other/b.cu", "/r/s"), "../../other/b.cu");
  EXPECT_TRUE(isInside("/r/a", "/r"));
  EXPECT_FALSE(isInside("/ra", "/r"));
}

} // namespace
} // namespace vramlint::cuda
