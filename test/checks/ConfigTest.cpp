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

TEST_F(ConfigTest, ReadsModelsWithTheLinesOfTheirParts) {
  write("pyproject.toml", "[tool.vramlint]\n"
                          "noreturn = [\"die\", \"Log::fatal\"]\n"
                          "owners = [\"Guard\"]\n"
                          "[[tool.vramlint.resource]]\n"
                          "kind = \"block\"\n"
                          "acquire = [{function = \"a\"},\n"
                          "  {function = \"b\", success = true}]\n"
                          "[[tool.vramlint.resource]]\n"
                          "kind = \"other\"\n");
  const UserModels Models = load().Models;
  EXPECT_EQ(Models.NoReturn, (std::vector<std::string>{"die", "Log::fatal"}));
  EXPECT_EQ(Models.Owners, std::vector<std::string>{"Guard"});
  ASSERT_EQ(Models.Resources.size(), 2u);
  const UserResource &First = Models.Resources[0];
  EXPECT_EQ(First.Entry["acquire"][1]["success"], true);
  EXPECT_EQ(First.where(""), "pyproject.toml:4");
  EXPECT_EQ(First.where("/kind"), "pyproject.toml:5");
  EXPECT_EQ(First.where("/acquire/1/success"), "pyproject.toml:7");
  EXPECT_EQ(First.where("/acquire/1/none"), "pyproject.toml:7");
  EXPECT_EQ(First.where("/none"), "pyproject.toml:4");
  EXPECT_EQ(Models.Resources[1].where(""), "pyproject.toml:8");
}

TEST_F(ConfigTest, ModelsOfTheOwnFileReplaceThoseOfPyproject) {
  write("pyproject.toml", "[[tool.vramlint.resource]]\nkind = \"a\"\n");
  write("vramlint.toml", "[[resource]]\nkind = \"b\"\n");
  const UserModels Models = load().Models;
  ASSERT_EQ(Models.Resources.size(), 1u);
  EXPECT_EQ(Models.Resources[0].Entry["kind"], "b");
}

TEST_F(ConfigTest, SaysWhatIsWrongWithModels) {
  write("vramlint.toml", "\nresource = 3\n");
  EXPECT_EQ(failure(), "vramlint.toml:2: 'resource' must be an array of "
                       "tables, written as [[resource]]");
  write("vramlint.toml", "noreturn = [\"a\",\n \"b c\"]\n");
  EXPECT_EQ(failure(), "vramlint.toml:2: 'noreturn' has 'b c', must be names "
                       "such as 'name', 'space::name' or 'Class::name'");
  write("vramlint.toml", "[[resource]]\nsince = 2020-01-01\n");
  EXPECT_EQ(failure(), "vramlint.toml:2: a resource holds no dates and times");
}

TEST_F(ConfigTest, ReadsModelFilesInBothFormats) {
  const auto Read = [&](const std::string &Name) {
    return readModelFile((Root / Name).string());
  };
  write("m.json", "{\"resource\": [{}, {\"kind\": \"a\"}], \"owners\": "
                  "[\"G\"]} // why\n");
  const UserModels Json = Read("m.json");
  ASSERT_EQ(Json.Resources.size(), 2u);
  EXPECT_EQ(Json.Resources[1].where("/kind"),
            (Root / "m.json").string() + ": resource 2");
  EXPECT_EQ(Json.Owners, std::vector<std::string>{"G"});
  write("vramlint.toml", "level = \"extended\"\nnoreturn = [\"die\"]\n");
  EXPECT_EQ(Read("vramlint.toml").NoReturn, std::vector<std::string>{"die"});
  write("pyproject.toml", "[tool.vramlint]\nnoreturn = [\"die\"]\n");
  EXPECT_EQ(Read("pyproject.toml").NoReturn, std::vector<std::string>{"die"});

  const auto Failure = [&](const std::string &Name) {
    try {
      Read(Name);
    } catch (const ConfigError &Error) {
      return std::string(Error.what()).substr(Root.string().size() + 1);
    }
    return std::string("none");
  };
  EXPECT_EQ(Failure("none.json"), "none.json: cannot be read");
  write("m.json", "{\n\"a\"}");
  EXPECT_EQ(Failure("m.json"), "m.json:2: not valid JSON");
  write("m.json", "[]");
  EXPECT_EQ(Failure("m.json"), "m.json: must be a JSON object with "
                               "'resource', 'noreturn' or 'owners'");
  write("m.json", "{\"resources\": []}");
  EXPECT_EQ(Failure("m.json"), "m.json: unknown key 'resources'");
  write("m.json", "{\"owners\": \"G\"}");
  EXPECT_EQ(Failure("m.json"), "m.json: 'owners' must be an array of strings");
}
