#include "cuda_checks/toolchain/BuildHints.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace vramlint::cuda {
namespace {

using Words = std::vector<std::string>;

TEST(Makefile, tellsFoldersAndMacros) {
  BuildHints Hints =
      makefileHints("CFLAGS = -O3 -Iinc -I ../common -DREAL=double \\\n"
                    "  -DFAST # -DCOMMENT\n",
                    "/p/src");
  EXPECT_EQ(Hints.Folders, (Words{"/p/src/inc", "/p/common"}));
  EXPECT_EQ(Hints.Definitions, (Words{"REAL=double", "FAST"}));
}

TEST(Makefile, isNotBelievedUnderConditions) {
  BuildHints Hints = makefileHints("ifeq ($(DEBUG),yes)\n"
                                   "  CFLAGS += -DDEBUG\n"
                                   "else\n"
                                   "  CFLAGS += -DRELEASE\n"
                                   "endif\n"
                                   "CFLAGS += -DALWAYS\n",
                                   "/p");
  EXPECT_EQ(Hints.Definitions, (Words{"ALWAYS"}));
}

TEST(Makefile, expandsWhatItSetsItself) {
  BuildHints Hints =
      makefileHints("N = 8\nINC = ./inc\n"
                    "FLAGS := -I$(INC) -Dp_N=${N} -DARCH=$(ARCH)\n"
                    "main.o: main.cu\n\tnvcc $(FLAGS) -c main.cu\n",
                    "/p");
  EXPECT_EQ(Hints.Folders, (Words{"/p/inc"}));
  EXPECT_EQ(Hints.Definitions, (Words{"p_N=8"}));
}

TEST(Makefile, leavesOutMacrosOfTwoValues) {
  BuildHints Hints =
      makefileHints("a:\n\tnvcc -DT=float a.cu\nb:\n\tnvcc -DT=double a.cu\n"
                    "c:\n\tnvcc -DSAME=1 a.cu\nd:\n\tnvcc -DSAME=1 b.cu\n",
                    "/p");
  EXPECT_EQ(Hints.Definitions, (Words{"SAME=1"}));
}

TEST(Makefile, endsWhereVariablesNameEachOther) {
  BuildHints Hints = makefileHints(
      "A = $(B)$(B) -DX\nB = $(A)$(A)\nall:\n\tnvcc $(A)\n", "/p");
  EXPECT_EQ(Hints.Definitions, (Words{"X"}));
}

TEST(CMakeLists, tellsFoldersAndMacros) {
  BuildHints Hints =
      cmakeHints("project(x CUDA)\n"
                 "include_directories(include "
                 "${CMAKE_CURRENT_SOURCE_DIR}/third ${Boost_INCLUDE_DIRS})\n"
                 "add_definitions(-DREAL=float -Wall)\n"
                 "if(DEBUG)\n  add_definitions(-DDEBUG)\nendif()\n"
                 "add_compile_definitions(FAST) # add_definitions(-DNO)\n",
                 "/p");
  EXPECT_EQ(Hints.Folders, (Words{"/p/include", "/p/third"}));
  EXPECT_EQ(Hints.Definitions, (Words{"REAL=float", "FAST"}));
}

TEST(BuildFiles, areLookedForUpToTwoFoldersUpInsideTheRoot) {
  const std::string Root = testing::TempDir() + "hints/root";
  std::filesystem::create_directories(Root + "/a/b/c");
  std::ofstream(Root + "/../Makefile") << "F = -DOUTSIDE\n";
  std::ofstream(Root + "/a/Makefile") << "F = -DINSIDE\n";
  EXPECT_EQ(findBuildHints(Root + "/a/b/c/x.cu", Root).Definitions,
            (Words{"INSIDE"}));
  EXPECT_TRUE(findBuildHints(Root + "/x.cu", Root).Definitions.empty());
}

} // namespace
} // namespace vramlint::cuda
