#include "cuda_checks/link/SummaryLink.h"

#include "checks/findings/Serialise.h"
#include "checks/rules/Rules.h"
#include "cuda_checks/engine/Summary.h"
#include "cuda_checks/link/ProjectCalls.h"

#include <algorithm>
#include <set>

namespace vramlint::cuda {

using nlohmann::json;

namespace {

/// One unit's definition of a function.
struct Definition {
  std::string Unit;
  FunctionSummary Summary;
};

void replaceAll(std::string &Text, std::string_view Hole,
                const std::string &Filling) {
  for (size_t At = 0; (At = Text.find(Hole, At)) != std::string::npos;
       At += Filling.size())
    Text.replace(At, Hole.size(), Filling);
}

class Linker {
public:
  Linker(const std::vector<Facts> &All, const ResourceModels &Models,
         const Config &Options)
      : Models(Models), Options(Options), Calls(All) {
    for (const Facts &Each : All)
      for (const json &Row : Each.Data.value("functions", json::array())) {
        auto Summary = Row.get<FunctionSummary>();
        std::string Id = Summary.Function;
        Defined[std::move(Id)].push_back({Each.Unit, std::move(Summary)});
      }
  }

  std::vector<Finding> run(const std::vector<Facts> &All, AcquirePlaces &Lost) {
    std::vector<Finding> Found;
    std::set<std::tuple<std::string, std::string, unsigned, unsigned>> Reported;
    for (const Facts &Each : All) {
      Unit = Each.Unit;
      for (const json &Row : Each.Data.value("candidates", json::array())) {
        std::optional<Finding> F = decide(Row);
        if (F && Options.wants(F->Code) &&
            Reported
                .insert(
                    {F->Code, F->Where.File, F->Where.Line, F->Where.Column})
                .second) {
          if (Options.shows(*F))
            Lost.addJson(Row.value("acquires", json::array()));
          Found.push_back(std::move(*F));
        }
      }
    }
    return Found;
  }

private:
  std::optional<Finding> decide(const json &Row) {
    for (const json &Called : Row.value("calls", json::array()))
      for (const Definition *Each : definitions(Called.get<std::string>()))
        if (Each->Summary.NeverReturns)
          return std::nullopt;
    if (!hold(Row.value("assuming", std::vector<Assumption>())))
      return std::nullopt;
    Finding F = findingFromJson(Row.at("finding"));
    if (const auto It = Row.find("runsWith");
        It != Row.end() && Calls.runsOnce(Unit, *It))
      F.Severity = Severity::Info;
    if (const auto It = Row.find("acquiredBy"); It != Row.end())
      return fill(std::move(F), *It);
    return F;
  }

  /// Programs of one project may define the same function each for itself:
  /// those nearest to the caller count.
  std::vector<const Definition *> definitions(const std::string &Function) {
    std::vector<const Definition *> Nearest;
    size_t Best = 0;
    const auto It = Defined.find(Function);
    if (It == Defined.end())
      return Nearest;
    for (const Definition &Each : It->second) {
      const size_t Common = commonFolders(Unit, Each.Unit);
      if (Common > Best || Nearest.empty()) {
        Nearest.clear();
        Best = Common;
      }
      if (Common == Best)
        Nearest.push_back(&Each);
    }
    return Nearest;
  }

  bool hold(const std::vector<Assumption> &All) {
    return std::all_of(All.begin(), All.end(),
                       [&](const Assumption &Each) { return holds(Each); });
  }

  bool holds(const Assumption &Assumed) {
    const std::pair<std::string, Assumption> Question{Unit, Assumed};
    if (const auto It = Answers.find(Question); It != Answers.end())
      return It->second;
    // Functions that call each other in a circle only use a handle if none of
    // them does more: while a question is open its answer is taken for yes, and
    // what was answered meanwhile is not kept.
    if (!Open.insert(Question).second)
      return true;
    const std::vector<const Definition *> All = definitions(Assumed.Function);
    const bool Holds =
        !All.empty() && Open.size() < MaxOpen &&
        std::all_of(
            All.begin(), All.end(),
            [&](const Definition *Each) {
              return std::any_of(Each->Summary.Effects.begin(),
                                 Each->Summary.Effects.end(),
                                 [&](const ArgumentEffect &Effect) {
                                   return Effect.Argument == Assumed.Argument &&
                                          Effect.Path == Assumed.Path &&
                                          Effect.Effect == HandleEffect::None &&
                                          hold(Effect.Assuming);
                                 });
            });
    Open.erase(Question);
    if (!Holds || Open.empty())
      Answers[Question] = Holds;
    return Holds;
  }

  /// What the function hands out there, if all its definitions agree.
  const HandedOut *handedOut(const std::string &Function, int Argument,
                             const std::string &Path) {
    const HandedOut *Result = nullptr;
    for (const Definition *Each : definitions(Function)) {
      const auto &Acquires = Each->Summary.Acquires;
      const auto It = std::find_if(
          Acquires.begin(), Acquires.end(), [&](const HandedOut &Handed) {
            return Handed.Argument == Argument && Handed.Path == Path;
          });
      if (It == Acquires.end() || (Result && !(*Result == *It)))
        return nullptr;
      Result = &*It;
    }
    return Result;
  }

  /// Fills in what the unit of a guessed acquire could not know.
  std::optional<Finding> fill(Finding F, const json &Guess) {
    const int Argument = Guess.value("argument", ReturnedValue);
    const HandedOut *Handed = handedOut(Guess.value("function", ""), Argument,
                                        Argument == ReturnedValue ? "" : "[0]");
    if (!Handed || Handed->Maybe || !hold(Handed->Assuming))
      return std::nullopt;
    // The caller read its status as if this value were success.
    const auto Success = Guess.find("success");
    if (Handed->Success &&
        (Success == Guess.end() || Success->get<int64_t>() != *Handed->Success))
      return std::nullopt;
    const AcquireModel *Model = Models.acquire(Handed->AcquiredBy);
    const Rule *R = Model ? findRule(Model->Kind->Rule) : nullptr;
    if (!R)
      return std::nullopt;
    if (F.Code == "VRM101") {
      F.Code = R->Code;
      F.Name = R->Name;
      F.Effect = R->Effect;
    }
    if (Model->Kind->IsHygiene) {
      F.Severity = Severity::Info;
      F.Effect = Effect::Hygiene;
    }
    fillTexts(F, *Model);
    return F;
  }

  static void fillTexts(Finding &F, const AcquireModel &Model) {
    const auto Fill = [&](std::string &Text) {
      replaceAll(Text, NounHole, Model.Kind->Noun);
      replaceAll(Text, FunctionHole, Model.Function);
      replaceAll(Text, ReleaseHole, Model.ReleasedBy);
    };
    Fill(F.Message);
    for (Note &Each : F.Path)
      Fill(Each.Message);
    for (Note &Each : F.Related)
      Fill(Each.Message);
  }

  const ResourceModels &Models;
  const Config &Options;
  ProjectCalls Calls;
  std::map<std::string, std::vector<Definition>> Defined;
  std::map<std::pair<std::string, Assumption>, bool> Answers;
  static constexpr size_t MaxOpen = 40;
  std::set<std::pair<std::string, Assumption>> Open;
  std::string Unit; ///< Whose candidate is being decided.
};

} // namespace

std::vector<Finding> linkSummaries(const std::vector<Facts> &All,
                                   const ResourceModels &Models,
                                   const Config &Options, AcquirePlaces &Lost) {
  return Linker(All, Models, Options).run(All, Lost);
}

std::set<std::string> wrapperNames(const std::vector<Facts> &All) {
  std::set<std::string> Names;
  for (const Facts &Each : All)
    for (const json &Row : Each.Data.value("functions", json::array()))
      if (Row.contains("acquires"))
        Names.insert(Row.value("name", ""));
  return Names;
}

std::set<std::string>
openNames(const std::vector<Facts> &All,
          const std::function<bool(const std::string &)> &Reported) {
  std::set<std::string> Asked, Known;
  std::map<std::string, std::string> Names;
  const auto Ask = [&](const json &Row) {
    for (const json &Each : Row.value("assuming", json::array()))
      Asked.insert(Each.value("function", ""));
  };
  for (const Facts &Each : All) {
    for (const auto &[Id, Name] :
         Each.Data.value("names", std::map<std::string, std::string>()))
      Names[Id] = Name;
    for (const json &Row : Each.Data.value("candidates", json::array())) {
      if (!Reported(Row.at("finding").value("file", Each.Unit)))
        continue;
      Ask(Row);
      for (const json &Called : Row.value("calls", json::array()))
        Asked.insert(Called.get<std::string>());
      if (const auto It = Row.find("acquiredBy"); It != Row.end())
        Asked.insert(It->value("function", ""));
    }
  }
  // What an answer rests on is a question too.
  for (const Facts &Each : All)
    for (const json &Row : Each.Data.value("functions", json::array())) {
      Known.insert(Row.value("function", ""));
      if (Asked.count(Row.value("function", "")))
        for (const char *Key : {"acquires", "effects"})
          for (const json &Effect : Row.value(Key, json::array()))
            Ask(Effect);
    }
  std::set<std::string> Open;
  for (const std::string &Id : Asked)
    if (const auto It = Names.find(Id);
        It != Names.end() && !It->second.empty() && !Known.count(Id))
      Open.insert(It->second);
  return Open;
}

} // namespace vramlint::cuda
