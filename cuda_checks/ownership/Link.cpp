#include "cuda_checks/ownership/Link.h"

#include "checks/rules/Rules.h"

#include <algorithm>

namespace vramlint::cuda {

namespace {

std::string quoted(const std::string &Name) { return "'" + Name + "'"; }

std::string lastName(const std::string &Qualified) {
  const size_t Colon = Qualified.rfind("::");
  return Colon == std::string::npos ? Qualified : Qualified.substr(Colon + 2);
}

/// The file that the key of a class ends in, without its folders.
std::string fileName(const std::string &Key) {
  const std::string File = Key.substr(std::min(Key.find('|') + 1, Key.size()));
  return File.substr(File.rfind('/') + 1);
}

bool isHeader(const std::string &File) {
  const std::string Ending = File.substr(File.rfind('.') + 1);
  return Ending[0] == 'h' || Ending == "cuh" || Ending == "inl";
}

/// A handle in a variable that lives as long as the process.
std::optional<Finding> ofVariable(const KeptResource &Kept) {
  const bool IsContainer = !Kept.Container.empty();
  const Rule *R = findRule(IsContainer ? "VRM115" : "VRM113");
  // What a condition acquires once, or once for each key, is bounded.
  if (!R || Kept.IsGuarded)
    return std::nullopt;
  const std::string What = std::string(Kept.IsFunctionStatic ? "static " : "") +
                           (IsContainer             ? "container "
                            : Kept.IsFunctionStatic ? ""
                                                    : "global ") +
                           quoted(Kept.Display);
  const std::string Function = quoted(lastName(Kept.Function));
  const bool Once = Kept.RunsOnce && !Kept.RunsAgain;
  const bool Again = Kept.RunsAgain || (Kept.SeemsAgain && !Kept.RunsOnce);
  std::string Message;
  if (Once)
    Message = Kept.Noun + " in the " + What +
              " is released nowhere; it is acquired once, and the driver "
              "reclaims it when the process ends";
  else if (IsContainer)
    Message = "each call of " + Function + " puts " + Kept.Noun + " into the " +
              What + ", and nothing ever releases what is in it: call " +
              Kept.ReleasedBy + " on each element before it is dropped";
  else
    Message = "each call of " + Function + " acquires " + Kept.Noun +
              " into the " + What +
              ", which loses what it held before, and nothing releases it: "
              "acquire only while it is empty, or call " +
              Kept.ReleasedBy + " first";
  Finding F = makeFinding(*R, Kept.Where, std::move(Message));
  if (Once) {
    F.Level = Level::Extended;
    F.Severity = Severity::Info;
  } else if (!Again && !IsContainer) {
    // Nothing tells that it is called more than once.
    F.Level = Level::Extended;
    F.Severity = Severity::Warning;
  }
  return F;
}

std::string remedy(const KeptResource &Kept, const ReleasedPlace *Sister) {
  const std::string Class = quoted(lastName(Kept.ClassDisplay));
  if (!Sister)
    return "call " + Kept.ReleasedBy + " in the destructor of " + Class +
           ", or where its owner is done with it";
  return "call " + Kept.ReleasedBy + " in " +
         quoted(lastName(Sister->Function)) + ", where " +
         quoted(bareName(stepsOf(Sister->Node).back())) + " is released";
}

std::optional<Finding> ofMember(const KeptResource &Kept,
                                const JoinedFacts &Facts) {
  const bool IsContainer = !Kept.Container.empty();
  const Rule *R = findRule(IsContainer ? "VRM115" : "VRM113");
  if (!R || (IsContainer && Kept.IsGuarded))
    return std::nullopt;
  const ReleasedPlace *Sister = Facts.sisterRelease(Kept);
  const bool Again = Facts.isMadeAgain(Kept.Class);
  const std::string Class = quoted(lastName(Kept.ClassDisplay));
  std::string Message =
      IsContainer
          ? Kept.Noun + " is put into the container " + quoted(Kept.Display) +
                ", and nothing in this project releases what is in it"
          : Kept.Noun + " acquired into " + quoted(Kept.Display) +
                " is released nowhere in this project";
  Message += Again ? ", so each " + Class + " leaks it: "
                   : "; it lives as long as the process, for there is only "
                     "one " +
                         Class + ": ";
  Message += remedy(Kept, Sister);
  Finding F = makeFinding(*R, Kept.Where, std::move(Message));
  if (!Again || Kept.IsTest)
    F.Severity = Severity::Info;
  // A struct that the project only fills for others may be theirs to release.
  if (Kept.IsCallers && !Sister && !Facts.isMadeHere(Kept.Class))
    F.Level = Level::Extended;
  if (Sister)
    F.Related.push_back(
        {Sister->Where, quoted(bareName(stepsOf(Sister->Node).back())) +
                            " of the same class is released here"});
  return F;
}

bool isSamePlace(const Place &A, const Place &B) {
  return A.File == B.File && A.Line == B.Line && A.Column == B.Column;
}

void addPath(Finding &F, const KeptResource &Kept) {
  if (isSamePlace(Kept.Where, Kept.Acquired)) {
    F.Path.push_back({Kept.Where, Kept.AcquiredBy + " acquires it here, into " +
                                      quoted(Kept.Display)});
    return;
  }
  F.Path.push_back({Kept.Acquired, Kept.AcquiredBy + " acquires it here"});
  F.Path.push_back(
      {Kept.Where, "it goes into the container " + quoted(Kept.Display)});
}

} // namespace

std::vector<Finding> linkKept(const JoinedFacts &Facts, Extent Seen) {
  std::vector<Finding> Found;
  for (const KeptResource &Kept : Facts.kept()) {
    if ((Seen == Extent::Unit && !Kept.IsPrivate) || Facts.isExcused(Kept))
      continue;
    std::optional<Finding> F =
        Kept.IsVariable ? ofVariable(Kept) : ofMember(Kept, Facts);
    if (!F)
      continue;
    if (Kept.IsTest)
      F->Severity = Severity::Info;
    F->Function = Kept.Function;
    addPath(*F, Kept);
    Found.push_back(std::move(*F));
  }
  return Found;
}

std::vector<std::vector<std::string>>
ownershipQuestions(const JoinedFacts &Facts,
                   const std::function<bool(const std::string &)> &Reported) {
  std::set<std::vector<std::string>> Questions;
  for (const KeptResource &Kept : Facts.kept()) {
    if (!Reported(Kept.Where.File))
      continue;
    const auto Missing = Facts.missingFunctions(Kept);
    if (!Missing)
      continue;
    for (const std::string &Function : *Missing)
      Questions.insert(
          {lastName(Function.substr(0, Function.rfind('/'))) + "()"});
    if (Kept.IsPrivate)
      continue;
    const std::string Name = bareName(stepsOf(Kept.Holder).back());
    if (Kept.Class.empty())
      Questions.insert({Name, "extern"});
    else
      Questions.insert(
          {Name, lastName(Kept.ClassDisplay), fileName(Kept.Class)});
  }
  // A copy shows that a class in a header is more than a possible trap.
  for (const OwnerClass &Owner : Facts.all().Owners)
    if (const std::string File = fileName(Owner.Class);
        isHeader(File) && Reported(Owner.Where.File))
      Questions.insert({lastName(Owner.Display), File});
  return {Questions.begin(), Questions.end()};
}

} // namespace vramlint::cuda
