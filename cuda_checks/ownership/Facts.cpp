#include "cuda_checks/ownership/Facts.h"

#include "checks/findings/Serialise.h"

#include <nlohmann/json.hpp>

namespace vramlint::cuda {

using nlohmann::json;

static json placeToJson(const Place &P) {
  return {P.File, P.Line, P.Column, P.EndLine, P.EndColumn};
}

static Place placeFromJson(const json &J) {
  Place P;
  P.File = J.at(0).get<std::string>();
  P.Line = J.at(1).get<unsigned>();
  P.Column = J.at(2).get<unsigned>();
  P.EndLine = J.at(3).get<unsigned>();
  P.EndColumn = J.at(4).get<unsigned>();
  return P;
}

static json keptToJson(const KeptResource &K) {
  return {{"where", placeToJson(K.Where)},
          {"acquired", placeToJson(K.Acquired)},
          {"function", K.Function},
          {"holder", K.Holder},
          {"places", K.Places},
          {"display", K.Display},
          {"class", K.Class},
          {"classDisplay", K.ClassDisplay},
          {"kind", K.Kind},
          {"noun", K.Noun},
          {"acquiredBy", K.AcquiredBy},
          {"releasedBy", K.ReleasedBy},
          {"container", K.Container},
          {"runsWith", K.RunsWith},
          {"is",
           {K.IsPrivate, K.IsVariable, K.IsFunctionStatic, K.IsGuarded,
            K.RunsOnce, K.RunsAgain, K.IsTest, K.IsCallers, K.SeemsAgain}}};
}

static KeptResource keptFromJson(const json &J) {
  KeptResource K;
  K.Where = placeFromJson(J.at("where"));
  K.Acquired = placeFromJson(J.at("acquired"));
  K.Function = J.at("function").get<std::string>();
  K.Holder = J.at("holder").get<std::string>();
  K.Places = J.at("places").get<std::set<std::string>>();
  K.Display = J.at("display").get<std::string>();
  K.Class = J.at("class").get<std::string>();
  K.ClassDisplay = J.at("classDisplay").get<std::string>();
  K.Kind = J.at("kind").get<std::string>();
  K.Noun = J.at("noun").get<std::string>();
  K.AcquiredBy = J.at("acquiredBy").get<std::string>();
  K.ReleasedBy = J.at("releasedBy").get<std::string>();
  K.Container = J.at("container").get<std::string>();
  K.RunsWith = J.at("runsWith");
  const json &Is = J.at("is");
  bool *const Flags[] = {&K.IsPrivate, &K.IsVariable, &K.IsFunctionStatic,
                         &K.IsGuarded, &K.RunsOnce,   &K.RunsAgain,
                         &K.IsTest,    &K.IsCallers,  &K.SeemsAgain};
  for (size_t I = 0; I != std::size(Flags); ++I)
    *Flags[I] = Is.at(I).get<bool>();
  return K;
}

/// As findings have them.
static json fixesToJson(const std::vector<Fix> &Fixes) {
  Finding F;
  F.Fixes = Fixes;
  return findingToJson(F).at("fixes");
}

static json ownerToJson(const OwnerClass &O) {
  return {{"class", O.Class},
          {"display", O.Display},
          {"where", placeToJson(O.Where)},
          {"destructor", placeToJson(O.Destructor)},
          {"member", O.Member},
          {"releasedBy", O.ReleasedBy},
          {"copies", {O.CopiesByConstructor, O.CopiesByAssignment}},
          {"fixes", fixesToJson(O.Fixes)}};
}

static OwnerClass ownerFromJson(const json &J) {
  OwnerClass O;
  O.Class = J.at("class").get<std::string>();
  O.Display = J.at("display").get<std::string>();
  O.Where = placeFromJson(J.at("where"));
  O.Destructor = placeFromJson(J.at("destructor"));
  O.Member = J.at("member").get<std::string>();
  O.ReleasedBy = J.at("releasedBy").get<std::string>();
  O.CopiesByConstructor = J.at("copies").at(0).get<bool>();
  O.CopiesByAssignment = J.at("copies").at(1).get<bool>();
  O.Fixes = findingFromJson({{"fixes", J.at("fixes")}}).Fixes;
  return O;
}

bool OwnershipFacts::empty() const {
  return Kept.empty() && Released.empty() && Flows.empty() && Defined.empty() &&
         Textual.empty() && Instances.empty() && Reclaims.empty() &&
         Owners.empty() && Copies.empty() && Moved.empty();
}

void to_json(json &Json, const OwnershipFacts &Facts) {
  Json = json::object();
  for (const KeptResource &K : Facts.Kept)
    Json["kept"].push_back(keptToJson(K));
  for (const ReleasedPlace &R : Facts.Released)
    Json["released"].push_back({R.Node, placeToJson(R.Where), R.Function});
  for (const OwnerClass &O : Facts.Owners)
    Json["owners"].push_back(ownerToJson(O));
  for (const ObjectCopy &C : Facts.Copies)
    Json["copies"].push_back(
        {C.Class, placeToJson(C.Where), C.Text, C.IsAssignment});
  const auto AddIfAny = [&](const char *Key, const auto &Values) {
    if (!Values.empty())
      Json[Key] = Values;
  };
  AddIfAny("flows", Facts.Flows);
  AddIfAny("defined", Facts.Defined);
  AddIfAny("textual", Facts.Textual);
  AddIfAny("instances", Facts.Instances);
  AddIfAny("contains", Facts.Contains);
  AddIfAny("reclaims", Facts.Reclaims);
  AddIfAny("moved", Facts.Moved);
}

void from_json(const json &Json, OwnershipFacts &Facts) {
  const json None = json::array();
  for (const json &K : Json.value("kept", None))
    Facts.Kept.push_back(keptFromJson(K));
  for (const json &R : Json.value("released", None))
    Facts.Released.push_back({R.at(0).get<std::string>(),
                              placeFromJson(R.at(1)),
                              R.at(2).get<std::string>()});
  for (const json &O : Json.value("owners", None))
    Facts.Owners.push_back(ownerFromJson(O));
  for (const json &C : Json.value("copies", None))
    Facts.Copies.push_back({C.at(0).get<std::string>(), placeFromJson(C.at(1)),
                            C.at(2).get<std::string>(), C.at(3).get<bool>()});
  const auto Read = [&](const char *Key, auto &Into) {
    if (const auto It = Json.find(Key); It != Json.end())
      It->get_to(Into);
  };
  Read("flows", Facts.Flows);
  Read("defined", Facts.Defined);
  Read("textual", Facts.Textual);
  Read("instances", Facts.Instances);
  Read("contains", Facts.Contains);
  Read("reclaims", Facts.Reclaims);
  Read("moved", Facts.Moved);
}

std::vector<std::string> stepsOf(const NodeName &Node) {
  std::vector<std::string> Steps;
  for (size_t Start = 0; Start <= Node.size();) {
    const size_t End = std::min(Node.find(StepMark, Start), Node.size());
    Steps.push_back(Node.substr(Start, End - Start));
    Start = End + 1;
  }
  return Steps;
}

std::string plainStep(const std::string &Step) {
  return Step.substr(0, Step.find('|'));
}

std::string bareName(const std::string &Step) {
  const std::string Plain = plainStep(Step);
  const size_t Colon = Plain.rfind("::");
  return Colon == std::string::npos ? Plain : Plain.substr(Colon + 2);
}

} // namespace vramlint::cuda
