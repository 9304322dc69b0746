#include "cuda_checks/engine/Summary.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace vramlint::cuda;

TEST(FunctionSummary, SurvivesSerialisation) {
  FunctionSummary Summary;
  Summary.Function = "c:@N@pool@F@allocate#l#";
  Summary.Name = "allocate";
  Summary.Acquires = {
      {"cudaMalloc", 1, "[0].data", 0, true, {}},
      {"cudaEventCreate", ReturnedValue, "", std::nullopt, false, {}}};
  Summary.Effects = {{0, "", HandleEffect::Released, {}},
                     {ThisObject, "[0].p", HandleEffect::Escaped, {}},
                     {2, "", HandleEffect::Returned, {}},
                     {3, "[0]", HandleEffect::None, {{"c:@F@use#", 1, ""}}}};
  Summary.NeverReturns = true;
  const std::string Text = nlohmann::json(Summary).dump();
  EXPECT_EQ(nlohmann::json::parse(Text).get<FunctionSummary>(), Summary);
}

TEST(FunctionSummary, AnUnknownEffectIsTheCautiousOne) {
  const auto Json = nlohmann::json::parse(
      R"({"function": "f", "effects": [{"argument": 0, "effect": "new"}]})");
  EXPECT_EQ(Json.get<FunctionSummary>().Effects.at(0).Effect,
            HandleEffect::Escaped);
}
