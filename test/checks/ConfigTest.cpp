#include "checks/config/Config.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

using namespace vramlint;
namespace fs = std::filesystem;

namespace {

class ConfigTest : public testing::Test {
protected:
  void SetUp() override {
    std::string Template =
        (fs::temp_directory_path() / "vramlint-config-XXXXXX").string();
    ASSERT_NE(mkdtemp(Template.data()), nullptr);
    Root = fs::canonical(Template);
  }
  void TearDown() override { fs::remove_all(Root); }

  void write(const std::string &Name, const std::string &Text) {
    fs::create_directories((Root / Name).parent_path());
    std::ofstream(Root / Name) << Text;
  }
  Config load() {
    Config C;
    C.Root = Root.string();
    loadConfigFiles(C);
    return C;
  }
  std::string failure() {
    try {
      load();
    } catch (const ConfigError &Error) {
      return Error.what();
    }
    return "none";
  }

  fs::path Root;
};

} // namespace

TEST_F(ConfigTest, ReadsEveryKey) {
  write("vramlint.toml", "level = \"extended\"\nfail-on = \"error\"\nexclude = "
                         "[\"third_party/*\"]\n"
                         "extra-args = [\"-DX\"]\ncuda-path = "
                         "\"/opt/cuda\"\nbuild-dir = \"out\"\n");
  Config C = load();
  EXPECT_EQ(C.MaxLevel, Level::Extended);
  EXPECT_EQ(C.FailOn, Severity::Error);
  EXPECT_EQ(C.Exclude, std::vector<std::string>{"third_party/*"});
  EXPECT_EQ(C.ExtraArgs, std::vector<std::string>{"-DX"});
  EXPECT_EQ(C.CudaPath, "/opt/cuda");
  EXPECT_EQ(C.BuildDir, "out");
}

TEST_F(ConfigTest, OwnFileWinsOverPyproject) {
  write("pyproject.toml",
        "[tool.vramlint]\nlevel = \"extended\"\nfail-on = \"info\"\n");
  write("vramlint.toml", "level = \"default\"\n");
  Config C = load();
  EXPECT_EQ(C.MaxLevel, Level::Default);
  EXPECT_EQ(C.FailOn, Severity::Info);
}

TEST_F(ConfigTest, NamesFileAndLineOfAMistake) {
  write("vramlint.toml", "level = \"default\"\nfail-on = \"loud\"\n");
  EXPECT_EQ(
      failure(),
      "vramlint.toml:2: 'fail-on' is 'loud', must be error, warning or info");
  write("vramlint.toml", "\nshout = 1\n");
  EXPECT_EQ(failure(), "vramlint.toml:2: unknown key 'shout'");
  write("vramlint.toml", "select = \"VRM101\"\n");
  EXPECT_EQ(failure(), "vramlint.toml:1: 'select' must be an array of strings");
  write("vramlint.toml", "level = \n");
  EXPECT_EQ(failure().rfind("vramlint.toml:1: ", 0), 0u);
  write("vramlint.toml", "select = [\"VRM999\"]\n");
  EXPECT_EQ(failure(), "vramlint.toml:1: select: there is no rule 'VRM999' "
                       "('vramlint rule --all' lists them)");
}

TEST_F(ConfigTest, AnotherToolsBrokenPyprojectIsNotOurs) {
  write("pyproject.toml", "[tool.other\n");
  EXPECT_EQ(failure(), "none");
  write("pyproject.toml", "[tool.vramlint\n");
  EXPECT_EQ(failure().rfind("pyproject.toml:1: ", 0), 0u);
}

TEST_F(ConfigTest, TheNearestConfigurationIsTheRoot) {
  write("vramlint.toml", "");
  write("inner/pyproject.toml", "[tool.other]\n");
  write("inner/deep/a.py", "");
  EXPECT_EQ(findProjectRoot((Root / "inner/deep/a.py").string()),
            Root.string());
  write("inner/pyproject.toml", "[tool.vramlint]\n");
  EXPECT_EQ(findProjectRoot((Root / "inner/deep/a.py").string()),
            (Root / "inner").string());
}

TEST_F(ConfigTest, ElseTheRepositoryIsTheRoot) {
  write(".git/HEAD", "");
  write("src/a.py", "");
  EXPECT_EQ(findProjectRoot((Root / "src").string()), Root.string());
}

TEST(Selection, CodesPrefixesAndNames) {
  ASSERT_NE(findRule("VRM101"), nullptr);
  Config C;
  EXPECT_TRUE(C.wants("VRM101"));
  C.Select = {"vrm2"};
  EXPECT_FALSE(C.wants("VRM101"));
  EXPECT_TRUE(C.wants("VRM201"));
  C.Select = {"unreleased-device-memory"};
  EXPECT_TRUE(C.wants("VRM101"));
  EXPECT_FALSE(C.wants("VRM102"));
  C.Select = {};
  C.Ignore = {"VRM10"};
  EXPECT_FALSE(C.wants("VRM101"));
}

TEST(Selection, AFullCodeShowsExtendedFindings) {
  Config C;
  Finding F;
  F.Code = "VRM101";
  F.Level = Level::Extended;
  EXPECT_FALSE(C.shows(F));
  C.Select = {"VRM1"};
  EXPECT_FALSE(C.shows(F));
  C.Select = {"VRM101"};
  EXPECT_TRUE(C.shows(F));
}
