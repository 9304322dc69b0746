#include "cuda_checks/ownership/Link.h"

#include "checks/rules/Rules.h"

#include <algorithm>
#include <tuple>

namespace vramlint::cuda {

static bool isEarlier(const ObjectCopy &A, const ObjectCopy &B) {
  const auto Key = [](const ObjectCopy &C) {
    return std::tie(C.Where.File, C.Where.Line, C.Where.Column, C.Text);
  };
  return Key(A) < Key(B);
}

/// The class, and those that have objects of it inside.
static std::set<std::string> classesAround(const OwnerClass &Owner,
                                           const OwnershipFacts &All) {
  std::set<std::string> Classes{Owner.Class};
  std::vector<std::string> Open{Owner.Class};
  while (!Open.empty()) {
    const std::string Inner = Open.back();
    Open.pop_back();
    if (const auto It = All.Contains.find(Inner); It != All.Contains.end())
      for (const std::string &Outer : It->second)
        if (Classes.insert(Outer).second)
          Open.push_back(Outer);
  }
  return Classes;
}

/// The first copy of the class, or of one that has objects of it inside.
static const ObjectCopy *firstCopy(const OwnerClass &Owner,
                                   const std::set<std::string> &Classes,
                                   const OwnershipFacts &All) {
  const ObjectCopy *First = nullptr;
  for (const ObjectCopy &Copy : All.Copies)
    if (Classes.count(Copy.Class) &&
        (Copy.IsAssignment ? Owner.CopiesByAssignment
                           : Owner.CopiesByConstructor) &&
        (!First || isEarlier(Copy, *First)))
      First = &Copy;
  return First;
}

std::vector<Finding> linkOwners(const JoinedFacts &Facts) {
  std::vector<Finding> Found;
  const Rule *R = findRule("VRM114");
  if (!R)
    return Found;
  for (const OwnerClass &Owner : Facts.all().Owners) {
    const std::set<std::string> Classes = classesAround(Owner, Facts.all());
    const ObjectCopy *Copy = firstCopy(Owner, Classes, Facts.all());
    // With one of the two written by hand, copying was thought of.
    if (!Copy && !(Owner.CopiesByConstructor && Owner.CopiesByAssignment))
      continue;
    std::string Message = "the destructor of '" + Owner.Display +
                          "' releases '" + Owner.Member + "' with " +
                          Owner.ReleasedBy + ", but a copy shares the handle";
    Message += Copy ? ": " + std::string("an object ") + Copy->Text +
                          ", and both release it; "
                    : " and releases it too; ";
    Message += "delete the copy constructor and assignment, or write them";
    Finding F = makeFinding(*R, Owner.Where, std::move(Message));
    if (!Copy) {
      F.Level = Level::Extended;
      // With a copy or move in sight the repaired program would not compile.
      if (std::none_of(Classes.begin(), Classes.end(),
                       [&](const std::string &Class) {
                         return Facts.all().Moved.count(Class) != 0;
                       }))
        F.Fixes = Owner.Fixes;
    }
    if (Copy)
      F.Path.push_back({Copy->Where, "it " + Copy->Text});
    F.Path.push_back(
        {Owner.Destructor, "each copy releases '" + Owner.Member + "' here"});
    Found.push_back(std::move(F));
  }
  return Found;
}

} // namespace vramlint::cuda
