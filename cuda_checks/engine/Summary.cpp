#include "cuda_checks/engine/Summary.h"

#include <nlohmann/json.hpp>

namespace vramlint::cuda {

using nlohmann::json;

static const char *toText(HandleEffect Effect) {
  switch (Effect) {
  case HandleEffect::None:
    return "none";
  case HandleEffect::Released:
    return "released";
  case HandleEffect::Escaped:
    return "escaped";
  case HandleEffect::Returned:
    return "returned";
  }
  return "escaped";
}

static HandleEffect effectOf(const std::string &Text) {
  for (HandleEffect Effect :
       {HandleEffect::None, HandleEffect::Released, HandleEffect::Returned})
    if (Text == toText(Effect))
      return Effect;
  // An effect that this version does not know must not lead to a finding.
  return HandleEffect::Escaped;
}

void to_json(json &Json, const Assumption &Assumed) {
  Json = json{{"function", Assumed.Function},
              {"argument", Assumed.Argument},
              {"path", Assumed.Path}};
}

void from_json(const json &Json, Assumption &Assumed) {
  Assumed = {Json.value("function", ""), Json.value("argument", 0),
             Json.value("path", "")};
}

void to_json(json &Json, const FunctionSummary &Summary) {
  Json = json{{"function", Summary.Function}, {"name", Summary.Name}};
  for (const HandedOut &Each : Summary.Acquires) {
    json Entry{{"acquiredBy", Each.AcquiredBy},
               {"argument", Each.Argument},
               {"path", Each.Path}};
    if (Each.Success)
      Entry["success"] = *Each.Success;
    if (Each.Maybe)
      Entry["maybe"] = true;
    if (!Each.Assuming.empty())
      Entry["assuming"] = Each.Assuming;
    Json["acquires"].push_back(std::move(Entry));
  }
  for (const ArgumentEffect &Each : Summary.Effects) {
    json Entry{{"argument", Each.Argument},
               {"path", Each.Path},
               {"effect", toText(Each.Effect)}};
    if (!Each.Assuming.empty())
      Entry["assuming"] = Each.Assuming;
    Json["effects"].push_back(std::move(Entry));
  }
  if (Summary.NeverReturns)
    Json["neverReturns"] = true;
}

void from_json(const json &Json, FunctionSummary &Summary) {
  Summary = {};
  Summary.Function = Json.value("function", "");
  Summary.Name = Json.value("name", "");
  for (const json &Entry : Json.value("acquires", json::array())) {
    HandedOut Each;
    Each.AcquiredBy = Entry.value("acquiredBy", "");
    Each.Argument = Entry.value("argument", ReturnedValue);
    Each.Path = Entry.value("path", "");
    if (const auto It = Entry.find("success"); It != Entry.end())
      Each.Success = It->get<int64_t>();
    Each.Maybe = Entry.value("maybe", false);
    Each.Assuming = Entry.value("assuming", std::vector<Assumption>());
    Summary.Acquires.push_back(std::move(Each));
  }
  for (const json &Entry : Json.value("effects", json::array()))
    Summary.Effects.push_back(
        {Entry.value("argument", 0), Entry.value("path", ""),
         effectOf(Entry.value("effect", "escaped")),
         Entry.value("assuming", std::vector<Assumption>())});
  Summary.NeverReturns = Json.value("neverReturns", false);
}

} // namespace vramlint::cuda
