// VRM113, VRM114 and VRM115: owners that live longer than a call. One analysis
// serves them: it tells what the unit knows, and where that is all there is to
// know it draws the conclusions, too.
#include "cuda_checks/ownership/Collect.h"
#include "cuda_checks/ownership/Link.h"
#include "cuda_checks/rules/Rules.h"

#include <nlohmann/json.hpp>

namespace vramlint::cuda {

void analyseOwnership(RuleContext &Context) {
  const Config &Options = Context.Options;
  if (!Options.wants("VRM113") && !Options.wants("VRM114") &&
      !Options.wants("VRM115"))
    return;
  OwnershipFacts Facts = collectOwnership(Context.Unit, Options.Root);
  if (Context.Facts) {
    if (!Facts.empty())
      (*Context.Facts)["ownership"] = Facts;
    return;
  }
  const JoinedFacts Joined({std::move(Facts)});
  for (auto *Link :
       {+[](const JoinedFacts &J) { return linkKept(J, Extent::Unit); },
        +[](const JoinedFacts &J) { return linkOwners(J); }})
    for (Finding &F : Link(Joined))
      if (Options.wants(F.Code))
        Context.Out.push_back(std::move(F));
}

} // namespace vramlint::cuda
