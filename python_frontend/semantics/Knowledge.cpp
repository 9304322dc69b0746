#include "python_frontend/semantics/Knowledge.h"

#include "PythonData.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vramlint::python {

static const std::unordered_map<std::string, Callee> &calleeNames() {
  static const std::unordered_map<std::string, Callee> Names = {
      {"host", Callee::Host},
      {"tensor", Callee::Tensor},
      {"scalar", Callee::Scalar},
      {"pair", Callee::Pair},
      {"no-graph", Callee::NoGraph},
      {"leaf", Callee::Leaf},
      {"module", Callee::Module},
      {"plain-module", Callee::PlainModule},
      {"wrapper", Callee::Wrapper},
      {"optimizer", Callee::Optimizer},
      {"backward", Callee::Backward},
      {"gradients", Callee::Gradients},
      {"no-grad-guard", Callee::NoGradGuard},
      {"grad-guard", Callee::GradGuard},
      {"inference-guard", Callee::InferenceGuard},
      {"set-grad", Callee::SetGrad},
      {"list", Callee::NewList},
      {"dict", Callee::NewDict},
      {"default-dict", Callee::NewDefaultDict},
      {"set", Callee::NewSet},
      {"deque", Callee::NewDeque},
      {"exit-stack", Callee::ExitStack},
      {"consume", Callee::Consume},
      {"ignore", Callee::Ignore},
      {"unknown", Callee::Unknown},
  };
  return Names;
}

Knowledge::Knowledge() {
  const nlohmann::json Data = nlohmann::json::parse(PythonData[0].Text.begin(),
                                                    PythonData[0].Text.end());
  for (const auto &[Kind, Names] : Data.at("calls").items())
    for (const std::string Name : Names) {
      const Callee C = calleeNames().at(Kind);
      if (Name.back() == '*')
        Prefixes.emplace_back(Name.substr(0, Name.size() - 1), C);
      else
        Exact.emplace(Name, C);
    }
  std::sort(Prefixes.begin(), Prefixes.end(), [](const auto &A, const auto &B) {
    return A.first.size() != B.first.size() ? A.first.size() > B.first.size()
                                            : A.first < B.first;
  });
  const std::pair<const char *, Method> Kinds[] = {
      {"host", Method::Host},     {"no-graph", Method::NoGraph},
      {"same", Method::Same},     {"scalar", Method::Scalar},
      {"tensor", Method::Tensor}, {"pair", Method::Pair}};
  for (const auto &[Kind, M] : Kinds)
    for (const std::string Name : Data.at("tensor methods").at(Kind))
      Methods.emplace(Name, M);
  auto Fill = [&](StringSet &Into, const char *Key) {
    for (const std::string Name : Data.at(Key))
      Into.insert(Name);
  };
  Fill(ModuleBases, "module bases");
  Fill(Libraries, "libraries");
  Fill(HostAttributes, "host attributes");
  Fill(TensorAttributes, "tensor attributes");
  Fill(BackwardMethods, "backward methods");
  Fill(HarmlessCalls, "harmless calls");
  for (const nlohmann::json &F : Data.at("frameworks")) {
    Framework Out;
    Out.Bases = F.at("bases").get<std::vector<std::string>>();
    for (const std::string Name : F.at("without gradients"))
      Out.WithoutGradients.insert(Name);
    for (const std::string Name : F.at("steps"))
      Out.Steps.insert(Name);
    Frameworks.push_back(std::move(Out));
  }
}

const Knowledge &Knowledge::get() {
  static const Knowledge K;
  return K;
}

static bool isCapital(char C) { return C >= 'A' && C <= 'Z'; }

Callee Knowledge::callee(std::string_view Path) const {
  auto Found = Exact.find(std::string(Path));
  if (Found != Exact.end())
    return Found->second;
  for (const auto &[Prefix, C] : Prefixes) {
    if (Path.substr(0, Prefix.size()) != Prefix)
      continue;
    const std::string_view Rest = Path.substr(Prefix.size());
    // Prefixes of tensor functions do not cover classes, those of modules
    // nothing else.
    const bool Capital = !Rest.empty() && isCapital(Rest.front());
    const bool ForClasses = C == Callee::Module || C == Callee::PlainModule ||
                            C == Callee::Optimizer;
    const bool ForFunctions = C == Callee::Tensor;
    if ((ForClasses && !Capital && Prefix.back() == '.' &&
         Prefix.find("models") == std::string::npos) ||
        (ForFunctions && Capital))
      continue;
    if (ForFunctions && Rest.find('.') != std::string_view::npos)
      continue;
    return C;
  }
  return Callee::Unknown;
}

bool Knowledge::isTensorLibrary(std::string_view Path) const {
  return Libraries.count(std::string(Path.substr(0, Path.find('.')))) != 0;
}

bool Knowledge::isModuleBase(std::string_view Path) const {
  if (ModuleBases.count(std::string(Path)))
    return true;
  const Callee C = callee(Path);
  return C == Callee::Module || C == Callee::PlainModule;
}

static bool hasBase(const std::vector<std::string> &Bases,
                    std::string_view Base) {
  return std::find(Bases.begin(), Bases.end(), Base) != Bases.end();
}

bool Knowledge::isHookWithoutGradients(std::string_view Base,
                                       std::string_view Method) const {
  for (const Framework &F : Frameworks)
    if (hasBase(F.Bases, Base) && F.WithoutGradients.count(std::string(Method)))
      return true;
  return false;
}

bool Knowledge::isStepHook(std::string_view Base,
                           std::string_view Method) const {
  for (const Framework &F : Frameworks)
    if (hasBase(F.Bases, Base) && F.Steps.count(std::string(Method)))
      return true;
  return false;
}

Knowledge::Method Knowledge::tensorMethod(std::string_view Name) const {
  auto Found = Methods.find(std::string(Name));
  return Found == Methods.end() ? Method::Other : Found->second;
}

} // namespace vramlint::python
