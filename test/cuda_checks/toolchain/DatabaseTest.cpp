#include "cuda_checks/CudaChecks.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace vramlint::cuda {
namespace {

class Database : public testing::Test {
protected:
  void SetUp() override {
    Root = testing::TempDir() + "database";
    std::filesystem::remove_all(Root);
    std::filesystem::create_directories(Root + "/build");
  }
  CompilationCommands read(const std::string &Text) {
    std::ofstream(Root + "/build/compile_commands.json") << Text;
    return readCompilationDatabase(Root + "/build", Root);
  }
  std::string Root;
};

TEST_F(Database, readsCommandsAndArguments) {
  CompilationCommands Read =
      read(R"([{"directory": ")" + Root + R"(/build", "file": "../a.cu",
           "command": "nvcc -DX=\"a b\" -c ../a.cu"},
          {"directory": ")" +
           Root + R"(", "file": "b.cpp", "arguments": ["c++", "b.cpp"]}])");
  ASSERT_TRUE(Read.Errors.empty());
  ASSERT_EQ(Read.Units.size(), 2u);
  EXPECT_EQ(Read.Units[0].File, "a.cu");
  EXPECT_EQ(Read.Units[0].Directory, Root + "/build");
  EXPECT_EQ(Read.Units[0].Command,
            (std::vector<std::string>{"nvcc", "-DX=a b", "-c", "../a.cu"}));
  EXPECT_EQ(Read.Units[1].File, "b.cpp");
}

TEST_F(Database, keepsTheFirstEntryOfAFileAndOnlyUnits) {
  CompilationCommands Read =
      read(R"([{"directory": "..", "file": "a.cu", "command": "nvcc -DFIRST"},
               {"directory": "..", "file": "a.cu", "command": "nvcc -DSECOND"},
               {"directory": "..", "file": "a.s", "command": "as a.s"}])");
  ASSERT_EQ(Read.Units.size(), 1u);
  EXPECT_EQ(Read.Units[0].Command.back(), "-DFIRST");
}

TEST_F(Database, keepsEntriesOutsideOfTheRoot) {
  CompilationCommands Read = read(
      R"([{"directory": "../..", "file": "other/a.cu", "command": "nvcc"}])");
  ASSERT_EQ(Read.Units.size(), 1u);
  EXPECT_EQ(Read.Units[0].File, "../other/a.cu");
}

TEST_F(Database, namesTheLineOfBrokenJson) {
  CompilationCommands Read = read("[\n {\"file\": \"a.cu\",\n  oops\n }]\n");
  ASSERT_EQ(Read.Errors.size(), 1u);
  EXPECT_EQ(Read.Errors[0].File, "build/compile_commands.json");
  EXPECT_EQ(Read.Errors[0].Line, 3u);
  EXPECT_FALSE(Read.Errors[0].Analysed);
  EXPECT_TRUE(Read.Units.empty());
}

TEST_F(Database, refusesOtherJson) {
  EXPECT_EQ(read("{}").Errors.size(), 1u);
  EXPECT_EQ(read("[1]").Errors.size(), 1u);
  EXPECT_EQ(read(R"([{"file": "a.cu"}])").Errors.size(), 1u);
}

TEST_F(Database, saysThatThereIsNone) {
  CompilationCommands Read = readCompilationDatabase(Root + "/none", Root);
  ASSERT_EQ(Read.Errors.size(), 1u);
  EXPECT_EQ(Read.Errors[0].File, "none/compile_commands.json");
}

} // namespace
} // namespace vramlint::cuda
