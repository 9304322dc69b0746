#include "checks/config/Config.h"
#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/models/ResourceModels.h"

#include <gtest/gtest.h>

using namespace vramlint;
using cuda::HandlePlace;
using cuda::ResourceModels;

namespace {

UserModels models(const char *Entry) {
  UserModels User;
  User.Resources.push_back({nlohmann::json::parse(Entry), "m.json", 1, {}});
  return User;
}

std::string mistake(const char *Entry) {
  ResourceModels Models;
  return Models.add(models(Entry));
}

} // namespace

TEST(UserModels, AddToTheBuiltInOnes) {
  ResourceModels Models = ResourceModels::builtIn();
  ASSERT_EQ(Models.add(models(R"({"kind": "device-memory", "rule": "VRM102",
    "noun": "block", "acquire": {"function": "a::take", "argument": 2,
    "field": "ptr", "success": false},
    "release": [{"function": "cudaFree"}, {"function": "b", "address": true}]})")),
            "");
  const cuda::AcquireModel *Acquire = Models.acquire("a::take");
  ASSERT_NE(Acquire, nullptr);
  EXPECT_EQ(Acquire->Place, HandlePlace::OutArgument);
  EXPECT_EQ(Acquire->Argument, 2u);
  EXPECT_EQ(Acquire->Field, "ptr");
  EXPECT_TRUE(Acquire->HasStatus);
  EXPECT_EQ(Acquire->Success, 0);
  EXPECT_EQ(Acquire->ReleasedBy, "cudaFree");
  EXPECT_EQ(Acquire->Kind->Noun, "block");
  EXPECT_TRUE(Models.release("b")->ByAddress);
  // The built-in kind of this name is another one.
  EXPECT_EQ(Models.acquire("cudaMalloc")->Kind->Rule, "VRM101");
  EXPECT_EQ(Models.acquire("cudaMalloc")->Kind->Noun, "device memory");
}

TEST(UserModels, NamesMatchByTheirEnd) {
  ResourceModels Models;
  UserModels User = models(R"({"kind": "k", "rule": "VRM101",
    "acquire": {"function": "Pool::take"}, "release": {"function": "give"}})");
  User.NoReturn = {"die", "Log::fatal"};
  User.Owners = {"Guard", "mine::Slot"};
  ASSERT_EQ(Models.add(User), "");
  EXPECT_EQ(Models.listedName("lib::Pool::take"), "Pool::take");
  EXPECT_EQ(Models.listedName("Pool::take"), "Pool::take");
  EXPECT_EQ(Models.listedName("lib::WhirlPool::take"), "");
  EXPECT_EQ(Models.listedName("take"), "");
  EXPECT_EQ(Models.listedName("lib::give"), "");
  EXPECT_TRUE(Models.neverReturns("die"));
  EXPECT_TRUE(Models.neverReturns(Models.listedName("x::Log::fatal")));
  EXPECT_FALSE(Models.neverReturns(""));
  EXPECT_TRUE(Models.isOwner("anything::Guard"));
  EXPECT_FALSE(Models.isOwner("BodyGuard"));
  EXPECT_FALSE(Models.isOwner("yours::Slot"));
}

TEST(UserModels, SayWhereAMistakeStands) {
  EXPECT_EQ(mistake("[]"),
            "m.json: resource 1: must be a table of keys and values");
  EXPECT_EQ(mistake(R"({"rule": "VRM101"})"),
            "m.json: resource 1: 'kind' is missing");
  EXPECT_EQ(mistake(R"({"kind": 3, "rule": "VRM101"})"),
            "m.json: resource 1: 'kind' must be a string");
  EXPECT_EQ(mistake(R"({"kind": "k", "rule": "VRM101",
              "release": {"function": "f-g"
}
, "acquire" : {"function" : "g"}
})"),
            "m.json: resource 1: 'f-g' is not the name of a function; write "
            "'name', 'space::name' or 'Class::name'");
  EXPECT_EQ(mistake(R"({"kind": "k", "rule": "VRM101",
              "release": {"function": "f"},
              "acquire": {"function": "g", "handle": "return", "success": 1}})"),
            "m.json: resource 1: a function that returns its handle returns no "
            "status: 'success' does not go with 'handle = \"return\"'");
  EXPECT_EQ(mistake(R"({"kind": "k", "rule": "VRM101",
              "release": {"function": "f"},
              "acquire": {"function": "g", "success": "yes"}})"),
            "m.json: resource 1: 'success' must be the number or truth value "
            "that the call returns when it has acquired, or \"none\"");
  EXPECT_EQ(mistake(R"({"kind": "k", "rule": "VRM101", "acquire": [],
              "release": {"function": "f"}})"),
            "m.json: resource 1: 'acquire' must be a list of tables with "
            "'function'");
}

TEST(UserModels, AreMadeOncePerConfiguration) {
  Config C;
  EXPECT_EQ(cuda::makeModels(C), cuda::makeModels(C));
  C.Models = models(R"({"kind": "k"})");
  EXPECT_THROW(cuda::makeModels(C), ConfigError);
}
