#include "cuda_checks/ownership/Link.h"
#include "cuda_checks/ownership/Text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vramlint::cuda {
namespace {

KeptResource keptIn(const NodeName &Holder) {
  KeptResource Kept;
  Kept.Holder = Holder;
  Kept.Places = {Holder};
  Kept.Kind = "device-memory";
  return Kept;
}

bool isExcused(const NodeName &Holder,
               std::map<NodeName, std::set<NodeName>> Flows,
               std::set<std::string> Defined = {}) {
  OwnershipFacts Facts;
  Facts.Flows = std::move(Flows);
  Facts.Defined = std::move(Defined);
  return JoinedFacts({Facts}).isExcused(keptIn(Holder));
}

const std::string Outer = "Model::Acts|m.h";
const std::string Inner = "Acts::Data|m.h";
const std::string Both = Outer + StepMark + Inner;

TEST(Ownership, NothingKnownIsNoExcuse) {
  EXPECT_FALSE(isExcused(Inner, {}));
  EXPECT_FALSE(isExcused(Inner, {{"Acts::Other|m.h", {Unknown}}}));
}

TEST(Ownership, AShorterNameMeansTheSameFieldOfAnyObject) {
  EXPECT_TRUE(isExcused(Both, {{Inner, {Unknown}}}));
  EXPECT_TRUE(isExcused(Inner, {{Both, {Unknown}}}));
  const std::string Elsewhere =
      std::string("Model::Grads|m.h") + StepMark + Inner;
  EXPECT_FALSE(isExcused(Both, {{Elsewhere, {Unknown}}}));
}

TEST(Ownership, AnUnknownClassMayBeAny) {
  EXPECT_TRUE(isExcused(Inner, {{"?::Data", {Unknown}}}));
  EXPECT_FALSE(isExcused(Inner, {{"?::Date", {Unknown}}}));
}

TEST(Ownership, FlowsGoThroughFunctionsOfOtherUnits) {
  EXPECT_TRUE(isExcused(Inner, {{Inner, {"use/1#0"}}}));
  EXPECT_FALSE(isExcused(Inner, {{Inner, {"use/1#0"}}}, {"use/1"}));
  EXPECT_TRUE(isExcused(Inner, {{Inner, {"use/1#0"}}, {"use/1#0", {Unknown}}},
                        {"use/1"}));
  EXPECT_TRUE(isExcused(Inner, {{Inner, {"get/0()"}}, {"get/0()", {Unknown}}}));
  EXPECT_FALSE(isExcused(Inner, {{Inner, {"get/0()"}}, {"get/0()", {Inner}}}));
}

TEST(Ownership, ObjectsAreMadeAgainUnlessOnlyOneIsSeen) {
  OwnershipFacts Facts;
  Facts.Instances = {{"Once", false}, {"Again", true}};
  Facts.Contains = {{"InOnce", {"Once"}}, {"InAgain", {"Once", "Again"}}};
  const JoinedFacts Joined({Facts});
  EXPECT_FALSE(Joined.isMadeAgain("Once"));
  EXPECT_TRUE(Joined.isMadeAgain("Again"));
  EXPECT_FALSE(Joined.isMadeAgain("InOnce"));
  EXPECT_TRUE(Joined.isMadeAgain("InAgain"));
  EXPECT_TRUE(Joined.isMadeAgain("NobodyKnows"));
}

TEST(Ownership, FactsSurviveTheirJson) {
  OwnershipFacts Facts;
  Facts.Kept = {keptIn(Both)};
  Facts.Kept[0].Where = {"a.cu", std::nullopt, 3, 4, 5, 6};
  Facts.Kept[0].IsTest = true;
  Facts.Released = {{Inner, {"b.cu", std::nullopt, 1, 2, 0, 0}, "f"}};
  Facts.Flows = {{Inner, {Unknown}}};
  Facts.Owners.push_back({});
  Facts.Owners[0].CopiesByAssignment = true;
  Facts.Copies.push_back({"C", {}, "is copied here", true});
  Facts.Reclaims = {{"stream", {""}}};
  const nlohmann::json Json = Facts;
  const auto Read = Json.get<OwnershipFacts>();
  EXPECT_EQ(nlohmann::json(Read), Json);
  EXPECT_TRUE(Read.Kept.at(0).IsTest);
  EXPECT_FALSE(Read.Kept.at(0).IsGuarded);
  EXPECT_EQ(Read.Kept.at(0).Where.EndColumn, 6u);
  EXPECT_TRUE(Read.Owners.at(0).CopiesByAssignment);
}

std::set<std::string> released(llvm::StringRef Text) {
  return releasedInText(Text, ResourceModels::builtIn(),
                        [](unsigned Line) { return Line == 100; });
}

TEST(Ownership, TextIsSearchedForReleases) {
  EXPECT_TRUE(released("cudaFree(this->data_);").count("data_"));
  EXPECT_TRUE(released("if (x) myDestroy(ctx, a[i]);").count("a"));
  EXPECT_TRUE(released("delete [] p;").count("p"));
  EXPECT_TRUE(released("{ SAFE_RELEASE ( p ) ; }").count("p"));
}

TEST(Ownership, DeclarationsAndMentionsAreNoReleases) {
  EXPECT_FALSE(released("void freeAll(float *p);").count("p"));
  EXPECT_FALSE(released("launch(p); cudaFree(q);").count("p"));
  EXPECT_FALSE(released("// cudaFree(p);\n").count("p"));
  EXPECT_FALSE(released("log(\"cudaFree(p);\");").count("p"));
  EXPECT_FALSE(
      released("#define FREE(p) cudaFree(p); \\\n  end(p);\n").count("p"));
}

TEST(Ownership, AnalysedLinesAreNotSearched) {
  EXPECT_FALSE(released(std::string(99, '\n') + "cudaFree(p);").count("p"));
}

} // namespace
} // namespace vramlint::cuda
