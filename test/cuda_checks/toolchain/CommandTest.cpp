#include "cuda_checks/toolchain/Command.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

namespace vramlint::cuda {
namespace {

using Words = std::vector<std::string>;

ParseCommand translate(Words Command, std::string_view File = "/p/a.cu") {
  return translateCommand(Command, "/p", File);
}

TEST(NvccCommand, keepsWhatDecidesHowSourceIsRead) {
  EXPECT_EQ(
      translate({"/opt/cuda/bin/nvcc", "-Iinc", "-I", "two", "-DA=1", "-D", "B",
                 "-UC", "-isystem=/s", "-isystem", "/t", "-include", "pre.h",
                 "-std=c++14", "-c", "a.cu", "-o", "a.o"})
          .Flags,
      (Words{"-Iinc", "-Itwo", "-DA=1", "-DB", "-UC", "-isystem", "/s",
             "-isystem", "/t", "-include", "pre.h", "-std=c++14"}));
}

TEST(NvccCommand, readsLongSpellings) {
  EXPECT_EQ(translate({"nvcc", "--include-path=x", "--define-macro", "Y=2",
                       "--std", "c++17", "--pre-include=p.h"})
                .Flags,
            (Words{"-Ix", "-DY=2", "-std=c++17", "-include", "p.h"}));
}

TEST(NvccCommand, dropsWhatOnlyGeneratesCode) {
  EXPECT_TRUE(
      translate({"nvcc",
                 "-forward-unknown-to-host-compiler",
                 "--generate-code=arch=compute_80,code=[sm_80,compute_80]",
                 "-gencode",
                 "arch=compute_75,code=sm_75",
                 "-arch=sm_90",
                 "-rdc=true",
                 "-dc",
                 "-t",
                 "4",
                 "--threads",
                 "0",
                 "--expt-relaxed-constexpr",
                 "--extended-lambda",
                 "-lineinfo",
                 "-G",
                 "-O3",
                 "-ccbin",
                 "g++-12",
                 "--ptxas-options=-v",
                 "-Xptxas",
                 "-dlcm=ca",
                 "-Xptxas",
                 "-DNOT_A_MACRO",
                 "-Xcudafe",
                 "--diag_suppress=20012",
                 "-Werror",
                 "all-warnings",
                 "--use_fast_math",
                 "-maxrregcount=64",
                 "-MD",
                 "-MT",
                 "a.o",
                 "-MF",
                 "a.d",
                 "-x",
                 "cu",
                 "-c",
                 "a.cu",
                 "-o",
                 "a.o"})
          .Flags.empty());
}

TEST(NvccCommand, unwrapsHostCompilerLists) {
  EXPECT_EQ(translate({"nvcc", "-Xcompiler", "-fPIC,-fopenmp,-DHOST=1",
                       "-Xcompiler=-Wall", "--compiler-options",
                       "\"-mavx2,-O3\"", "-Xcompiler", "-isystem,/h"})
                .Flags,
            (Words{"-fopenmp", "-DHOST=1", "-mavx2", "-isystem", "/h"}));
}

TEST(NvccCommand, joinsHostOptionsThatComeWordByWord) {
  EXPECT_EQ(translate({"nvcc", "-Xcompiler", "-isystem", "-Xcompiler", "/h",
                       "-Xcompiler=-D", "-Xcompiler=A=1"})
                .Flags,
            (Words{"-isystem", "/h", "-DA=1"}));
}

TEST(NvccCommand, forwardsWhatNvccForwards) {
  EXPECT_EQ(translate({"nvcc", "--forward-unknown-to-host-compiler", "-fopenmp",
                       "-Wall", "-march=native", "-fPIC"})
                .Flags,
            (Words{"-fopenmp", "-march=native"}));
  EXPECT_TRUE(translate({"nvcc", "-fopenmp"}).Flags.empty());
}

TEST(NvccCommand, splitsListsOfFolders) {
  EXPECT_EQ(
      translate({"nvcc", "-I", "a,b", "-isystem=c,d", "-DF(x,y)=x"}).Flags,
      (Words{"-Ia", "-Ib", "-isystem", "c", "-isystem", "d", "-DF(x,y)=x"}));
}

// Every option that the recipe of RAPIDS raft for clang-tidy drops or rewrites.
TEST(NvccCommand, equalsTheRaftRecipe) {
  EXPECT_EQ(translate({"nvcc",
                       "--generate-code=arch=compute_70,code=[sm_70]",
                       "--generate-code",
                       "arch=compute_80,code=sm_80",
                       "-gencode=arch=compute_90,code=sm_90",
                       "--compiler-bindir",
                       "/usr/bin/g++",
                       "-diag-suppress",
                       "177",
                       "--diag_suppress=177",
                       "--default-stream=per-thread",
                       "--compile",
                       "--output-file",
                       "a.o",
                       "--expt-extended-lambda",
                       "-expt-relaxed-constexpr",
                       "--device-debug",
                       "--generate-line-info",
                       "-Werror=cross-execution-space-call",
                       "-compiler-options",
                       "-fopenmp",
                       "-ptxas-options=-v",
                       "-isystem=/rmm/include",
                       "-ewp",
                       "--x",
                       "cu",
                       "-DRAFT"},
                      "/p/a.cpp")
                .Flags,
            (Words{"-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1", "-fopenmp",
                   "-isystem", "/rmm/include", "-DRAFT"}));
}

TEST(NvccCommand, takesLanguageAndToolkitFromTheCommand) {
  ParseCommand Host =
      translate({"/usr/local/cuda-12.4/bin/nvcc", "-x", "c++", "-c", "a.cu"});
  EXPECT_EQ(Host.Language, SourceLanguage::Cxx);
  EXPECT_EQ(Host.CudaPath, "/usr/local/cuda-12.4");
  EXPECT_EQ(translate({"nvcc", "-x", "cu", "b.cpp"}, "/p/b.cpp").Language,
            SourceLanguage::Cuda);
  EXPECT_EQ(translate({"nvcc", "b.cpp"}, "/p/b.cpp").Language,
            SourceLanguage::Cxx);
}

TEST(NvccCommand, definesPerThreadStreams) {
  EXPECT_EQ(translate({"nvcc", "--default-stream", "per-thread"}).Flags,
            (Words{"-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"}));
  EXPECT_TRUE(translate({"nvcc", "-default-stream=legacy"}).Flags.empty());
}

TEST(HostCommand, dropsOutputsAndWarnings) {
  EXPECT_EQ(translate({"/usr/bin/c++", "-Wall", "-Werror", "-O2", "-g", "-MD",
                       "-MF", "a.d", "-Iinc", "-isystem", "/s", "-std=gnu++20",
                       "-o", "a.o", "-c", "/p/a.cpp"},
                      "/p/a.cpp")
                .Flags,
            (Words{"-O2", "-Iinc", "-isystem", "/s", "-std=gnu++20"}));
}

TEST(HostCommand, looksBehindLaunchers) {
  EXPECT_EQ(translate({"/usr/bin/ccache", "nvcc", "-DX", "-arch=native"}).Flags,
            (Words{"-DX"}));
  EXPECT_EQ(translate({"env", "A=b", "ccache", "clang++", "-DX"}).Flags,
            (Words{"-DX"}));
}

TEST(HostCommand, readsClangsCudaOptions) {
  ParseCommand Command =
      translate({"clang++", "-x", "cuda", "--cuda-path=/c",
                 "--cuda-gpu-arch=sm_80", "--offload-arch=sm_90", "-DX"},
                "/p/a.cpp");
  EXPECT_EQ(Command.Language, SourceLanguage::Cuda);
  EXPECT_EQ(Command.CudaPath, "/c");
  EXPECT_EQ(Command.Flags, (Words{"-DX"}));
}

TEST(ResponseFiles, areExpandedInPlace) {
  const std::string Folder = testing::TempDir();
  std::ofstream(Folder + "/outer.rsp") << "-DA @inner.rsp -DC";
  std::ofstream(Folder + "/inner.rsp") << "\"-DB=x y\"";
  EXPECT_EQ(expandResponseFiles({"nvcc", "@outer.rsp", "-DD"}, Folder),
            (Words{"nvcc", "-DA", "-DB=x y", "-DC", "-DD"}));
  EXPECT_EQ(
      expandResponseFiles({"nvcc", "--options-file", "inner.rsp"}, Folder),
      (Words{"nvcc", "-DB=x y"}));
  EXPECT_EQ(expandResponseFiles({"nvcc", "@none.rsp"}, Folder),
            (Words{"nvcc", "@none.rsp"}));
}

TEST(ResponseFiles, thatNameThemselvesEnd) {
  const std::string Folder = testing::TempDir();
  std::ofstream(Folder + "/loop.rsp") << "-DA @loop.rsp";
  EXPECT_LE(expandResponseFiles({"nvcc", "@loop.rsp"}, Folder).size(), 50u);
}

TEST(Language, followsTheEnding) {
  EXPECT_EQ(languageOf("a/b.cu"), SourceLanguage::Cuda);
  EXPECT_EQ(languageOf("b.hip"), SourceLanguage::Cuda);
  EXPECT_EQ(languageOf("b.cc"), SourceLanguage::Cxx);
  EXPECT_EQ(languageOf("b.c"), SourceLanguage::C);
  EXPECT_EQ(languageOf("b.cuh"), std::nullopt);
  EXPECT_EQ(languageOf("b.py"), std::nullopt);
  EXPECT_EQ(languageOf("Makefile"), std::nullopt);
}

} // namespace
} // namespace vramlint::cuda
