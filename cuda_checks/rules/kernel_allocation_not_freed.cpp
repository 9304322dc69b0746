// VRM118, kernel-allocation-not-freed: memory from the device's heap that some
// path through device code neither frees nor hands to anyone. The engine runs
// over device functions, with models of their own.
#include "cuda_checks/engine/Explain.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"

#include <set>

namespace vramlint::cuda {

void analyseKernelAllocationNotFreed(RuleContext &Context);

namespace {

using namespace clang;

/// What device code acquires. The host's malloc is nothing to us, so these
/// models are not among the built-in ones.
constexpr const char *DeviceHeap = R"({
  "library": "device heap",
  "resources": [
    {"kind": "device-heap", "rule": "VRM118", "noun": "device heap memory",
     "acquire": [
       {"function": "malloc", "handle": "return", "success": null},
       {"function": "new", "handle": "return", "success": null,
        "releasedBy": "delete"},
       {"function": "new[]", "handle": "return", "success": null,
        "releasedBy": "delete[]"}],
     "release": [{"function": "free"}, {"function": "delete"},
                 {"function": "delete[]"}]}
  ]
})";

const ResourceModels &deviceHeap() {
  static const ResourceModels Models = [] {
    ResourceModels Result;
    Result.add("device heap", DeviceHeap);
    return Result;
  }();
  return Models;
}

/// The shortest path is the easiest to follow; one that grows with every turn
/// of a loop says most.
const Leak *mostTelling(const Outcome &Result) {
  const Leak *Best = nullptr;
  for (const Leak &Lost : Result.Leaks) {
    const bool Grows =
        Lost.What == Leak::Reacquired || Lost.What == Leak::Overwritten;
    if (!Best || (Grows && Best->What == Leak::AtExit))
      Best = &Lost;
  }
  return Best;
}

} // namespace

void analyseKernelAllocationNotFreed(RuleContext &Context) {
  const Rule *R = findRule("VRM118");
  if (!R || !Context.Options.wants(R->Code) || !Context.AST.getLangOpts().CUDA)
    return;
  UnitAnalysis Unit(Context.AST, deviceHeap(), Side::Device);
  const SourcePlaces Places(Context.AST, Context.Options.Root);
  std::set<std::tuple<std::string, unsigned, unsigned>> Reported;
  for (const FunctionDecl *Function : Unit.index().functions()) {
    const FunctionInfo *Info = Unit.index().info(*Function);
    // What runs on both sides allocates from the host's heap, too; whether
    // device code calls it is not known.
    if (!Info || !Info->MayAcquire || !isDeviceOnly(*Function))
      continue;
    const FunctionResult &Result = Unit.analyse(*Function);
    for (const SiteResult &Site : Result.Sites) {
      const Leak *Lost = mostTelling(Site.Result);
      if (!Lost || (Site.Site.Maybe && Site.Result.Released))
        continue;
      const Place Where = Places.at(*Site.Site.At->Source);
      if (!Reported.insert({Where.File, Where.Line, Where.Column}).second)
        continue;
      Explanation Why = explain(Result, Site, *Lost, Places);
      Finding F = makeFinding(*R, Where, std::move(Why.Message));
      F.Function = Function->getQualifiedNameAsString();
      F.Path = std::move(Why.Path);
      F.Related.push_back(std::move(Why.End));
      Context.Out.push_back(std::move(F));
    }
  }
}

} // namespace vramlint::cuda
