#include "cuda_checks/models/ResourceModels.h"

#include <gtest/gtest.h>

using vramlint::cuda::HandlePlace;
using vramlint::cuda::ResourceModels;

TEST(ResourceModels, BuiltInModelsAgreeOnTheRules) {
  const ResourceModels Models = ResourceModels::builtIn();
  const auto RuleOf = [&](const char *Function) {
    const auto *Acquire = Models.acquire(Function);
    return Acquire ? Acquire->Kind->Rule : std::string("none");
  };
  EXPECT_EQ(RuleOf("cudaMalloc"), "VRM101");
  EXPECT_EQ(RuleOf("cudaMallocAsync"), "VRM101");
  EXPECT_EQ(RuleOf("hipEventCreate"), "VRM102");
  EXPECT_EQ(RuleOf("cuStreamCreate"), "VRM103");
  EXPECT_EQ(RuleOf("cudaHostRegister"), "VRM104");
  EXPECT_EQ(RuleOf("cublasCreate_v2"), "VRM105");
  EXPECT_EQ(RuleOf("cudnnCreateRNNDataDescriptor"), "VRM105");
  EXPECT_EQ(RuleOf("miopenCreateTensorDescriptor"), "VRM105");
  EXPECT_EQ(RuleOf("c10::cuda::CUDACachingAllocator::raw_alloc"), "VRM109");
  EXPECT_EQ(RuleOf("ncclMemAlloc"), "VRM101");
  EXPECT_EQ(RuleOf("cudaFree"), "none");
  // These fill storage of the caller, set up what exists, or lend.
  EXPECT_EQ(RuleOf("cublasLtMatmulDescInit"), "none");
  EXPECT_EQ(RuleOf("cusparseCreateIdentityPermutation"), "none");
  EXPECT_EQ(RuleOf("cufftMakePlan1d"), "none");
  EXPECT_EQ(RuleOf("ncclCommFinalize"), "none");
}

TEST(ResourceModels, EveryReleaseThatMessagesRecommendIsARelease) {
  const ResourceModels Models = ResourceModels::builtIn();
  ASSERT_FALSE(Models.acquireNames().empty());
  for (const std::string &Name : Models.acquireNames())
    EXPECT_NE(Models.release(Models.acquire(Name)->ReleasedBy), nullptr)
        << Name;
}

TEST(ResourceModels, NamesAreCanonical) {
  EXPECT_EQ(ResourceModels::canonicalName("cuMemAlloc_v2"), "cuMemAlloc");
  EXPECT_EQ(ResourceModels::canonicalName("cudaMallocAsync_ptsz"),
            "cudaMallocAsync");
  EXPECT_EQ(ResourceModels::canonicalName("pncclCommInitRank"),
            "ncclCommInitRank");
  EXPECT_EQ(ResourceModels::canonicalName("my_valloc"), "my_valloc");
}

TEST(ResourceModels, LibraryFunctionsAreToldByPrefixAndCapital) {
  const ResourceModels Models = ResourceModels::builtIn();
  EXPECT_TRUE(Models.isGpuFunction("cudaMemcpy"));
  EXPECT_TRUE(Models.isGpuFunction("cublasSgemm"));
  EXPECT_FALSE(Models.isGpuFunction("customFree"));
  EXPECT_FALSE(Models.isGpuFunction("cuda_free_all"));
}

TEST(ResourceModels, DeviceResetSparesStreamOrderedMemory) {
  const ResourceModels Models = ResourceModels::builtIn();
  const auto *Reset = Models.reclaim("cudaDeviceReset");
  ASSERT_NE(Reset, nullptr);
  const auto &Kinds = Reset->Kinds;
  EXPECT_NE(std::find(Kinds.begin(), Kinds.end(), "device-memory"),
            Kinds.end());
  EXPECT_EQ(std::find(Kinds.begin(), Kinds.end(), "pool-memory"), Kinds.end());
}

TEST(ResourceModels, LibrariesAddToWhatOneFunctionReclaims) {
  ResourceModels Models;
  ASSERT_EQ(Models.add("a.json",
                       R"({"reclaim": [{"function": "r", "kinds": ["a"]}]})"),
            "");
  ASSERT_EQ(Models.add("b.json",
                       R"({"reclaim": [{"function": "r", "kinds": ["b"]}]})"),
            "");
  const auto *Reclaim = Models.reclaim("r");
  ASSERT_NE(Reclaim, nullptr);
  EXPECT_EQ(Reclaim->Kinds, (std::vector<std::string>{"a", "b"}));
}

TEST(ResourceModels, NamesMayStandInNamespacesAndClasses) {
  ResourceModels Models;
  ASSERT_EQ(Models.add("mine.json", R"({
    "prefixes": ["my", "mine::"],
    "resources": [{"kind": "thing", "rule": "VRM105", "noun": "thing",
      "acquire": [{"function": "mine::Pool::take", "handle": "return",
                   "arguments": 2}],
      "release": [{"function": "mine::Thing::drop", "argument": "object"}]}]})"),
            "");
  EXPECT_TRUE(Models.listsQualified("take"));
  EXPECT_FALSE(Models.listsQualified("Pool"));
  EXPECT_EQ(Models.listedName("mine::Pool::take"), "mine::Pool::take");
  EXPECT_EQ(Models.listedName("mine::Other::take"), "");
  EXPECT_EQ(Models.acquire("take"), nullptr);
  ASSERT_NE(Models.acquire("mine::Pool::take"), nullptr);
  EXPECT_EQ(Models.acquire("mine::Pool::take")->Arguments, 2u);
  EXPECT_TRUE(Models.release("mine::Thing::drop")->OfObject);
  EXPECT_TRUE(Models.isGpuNamespace("mine"));
  EXPECT_FALSE(Models.isGpuNamespace("my"));
}

static bool reclaims(const ResourceModels &Models, const char *Function,
                     const char *Kind) {
  const auto *Reclaim = Models.reclaim(Function);
  return Reclaim && std::find(Reclaim->Kinds.begin(), Reclaim->Kinds.end(),
                              Kind) != Reclaim->Kinds.end();
}

// What the documentation of cuCtxDestroy and cudaDeviceReset lists, and no
// more.
TEST(ResourceModels, ResetsReclaimWhatTheyAreDocumentedTo) {
  const ResourceModels Models = ResourceModels::builtIn();
  for (const char *Function : {"cudaDeviceReset", "cuCtxDestroy_v2"}) {
    for (const char *Kind :
         {"stream", "array", "mipmapped-array", "texture-object",
          "surface-object", "graphics-resource", "external-memory",
          "external-semaphore"})
      EXPECT_TRUE(reclaims(Models, Function, Kind)) << Function << Kind;
    for (const char *Kind :
         {"graph", "graph-exec", "memory-pool", "physical-memory",
          "address-range", "library", "context"})
      EXPECT_FALSE(reclaims(Models, Function, Kind)) << Function << Kind;
  }
  EXPECT_TRUE(reclaims(Models, "cuCtxDestroy", "module"));
  EXPECT_TRUE(reclaims(Models, "cuCtxDestroy", "link-state"));
  EXPECT_FALSE(reclaims(Models, "cudaDeviceReset", "module"));
}

TEST(ResourceModels, WhatUndoesAMappingSaysNothingOfTheMemory) {
  const ResourceModels Models = ResourceModels::builtIn();
  for (const char *Name : {"cuMemUnmap", "hipMemUnmap", "cudaHostUnregister",
                           "cudaGraphicsUnmapResources"})
    EXPECT_TRUE(Models.release(Name)->OfInput) << Name;
  for (const char *Name : {"cuMemAddressFree", "cudaFree", "cudaFreeHost"})
    EXPECT_FALSE(Models.release(Name)->OfInput) << Name;
}

TEST(ResourceModels, SpellingsOfOneFunctionAreOne) {
  const ResourceModels Models = ResourceModels::builtIn();
  for (const char *Name : {"cuCtxCreate", "cuCtxCreate_v2", "cuCtxCreate_v4",
                           "cuMemFree_v2", "cuStreamEndCapture_ptsz"})
    EXPECT_TRUE(Models.acquire(Name) || Models.release(Name)) << Name;
  EXPECT_EQ(Models.acquire("cuGraphInstantiateWithFlags")->Kind,
            Models.acquire("cudaGraphInstantiate")->Kind);
  EXPECT_EQ(Models.acquire("cuLinkCreate_v2")->Argument, 3u);
}

TEST(ResourceModels, ReadsEveryFieldOfTheFormat) {
  ResourceModels Models;
  ASSERT_EQ(Models.add("mine.json", R"({
    "prefixes": ["my"],
    "resources": [{"kind": "thing", "rule": "VRM105", "noun": "thing",
      "acquire": [
        {"function": "myOpen", "argument": 1, "field": "handle", "success": 1},
        {"function": "myMake", "handle": "return", "releasedBy": "myDrop",
         "unless": "myFind", "proof": true}],
      "release": [{"function": "myClose", "argument": 2, "address": true},
                  {"function": "myDrop"}]}],
    "derive": [{"function": "myPart", "from": 2, "to": 1}],
    "escape": [{"function": "myKeep", "argument": 3}]})"),
            "");
  const auto *Open = Models.acquire("myOpen");
  ASSERT_NE(Open, nullptr);
  EXPECT_EQ(Open->Place, HandlePlace::OutArgument);
  EXPECT_EQ(Open->Argument, 1u);
  EXPECT_EQ(Open->Field, "handle");
  EXPECT_EQ(Open->Success, 1);
  EXPECT_EQ(Open->ReleasedBy, "myClose");
  const auto *Make = Models.acquire("myMake");
  ASSERT_NE(Make, nullptr);
  EXPECT_EQ(Make->Place, HandlePlace::Return);
  EXPECT_FALSE(Make->HasStatus);
  EXPECT_EQ(Make->ReleasedBy, "myDrop");
  EXPECT_EQ(Open->Unless, "");
  EXPECT_FALSE(Open->NeedsProof);
  EXPECT_EQ(Make->Unless, "myFind");
  EXPECT_TRUE(Make->NeedsProof);
  EXPECT_TRUE(Models.release("myClose")->ByAddress);
  ASSERT_NE(Models.derive("myPart"), nullptr);
  EXPECT_EQ(Models.derive("myPart")->From, 2u);
  EXPECT_EQ(Models.derive("myPart")->To, 1u);
  EXPECT_EQ(Models.derive("myKeep"), nullptr);
  ASSERT_NE(Models.escapes("myKeep"), nullptr);
  EXPECT_EQ(Models.escapes("myKeep")->front().Argument, 3u);
}

TEST(ResourceModels, SaysWhatIsWrong) {
  ResourceModels Models;
  EXPECT_EQ(Models.add("a.json", "[1, 2"), "a.json: not a JSON object");
  EXPECT_EQ(Models.add("b.json", R"({"resources": 3})"),
            "b.json: 'resources' must be a list");
  EXPECT_EQ(Models.add("c.json", R"({"escape": [{"argument": 1}]})"),
            "c.json: 'function' is missing");
  EXPECT_EQ(Models.add("d.json",
                       R"({"escape": [{"function": "f", "argument": -1}]})"),
            "d.json: 'argument' must be a number, counted from 0");
}
