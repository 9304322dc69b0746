#include "cuda_checks/ownership/Collect.h"

#include "cuda_checks/ownership/Classes.h"
#include "cuda_checks/ownership/Kept.h"
#include "cuda_checks/ownership/Text.h"

#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"

namespace vramlint::cuda {

using namespace clang;

namespace {

class Collector {
public:
  Collector(UnitAnalysis &Unit, const std::string &Root)
      : Unit(Unit), Places(Unit.context(), Root),
        Names(Unit.context(), Places) {}

  OwnershipFacts run() {
    FlowCollector Flows(Names, Places, Graph, Facts);
    for (const FunctionDecl *Function : Unit.index().functions())
      if (const Body *B = Unit.body(*Function)) {
        Flows.collect(*B);
        noteAnalysed(*B);
        noteReclaims(*B);
      }
    collectKept(Unit, Names, Places, Graph, Facts);
    collectOwners(Unit, Names, Places, Facts);
    collectObjects(Unit, Names, Places, Facts);
    tellFlows();
    lookAtText();
    return std::move(Facts);
  }

private:
  /// Only what starts at a place that other units know.
  void tellFlows() {
    for (const auto &[From, Targets] : Graph.edges()) {
      if (PlaceNames::isLocal(From))
        continue;
      const ReleasedPlace *Release = nullptr;
      std::set<NodeName> Reached = Graph.reach(From, &Release);
      if (Release && isField(From))
        Facts.Released.push_back({From, Release->Where, Release->Function});
      if (Reached.count(Unknown))
        Reached = {Unknown};
      Facts.Flows[From] = std::move(Reached);
    }
  }

  static bool isField(const NodeName &Name) {
    return Name.find('#') == NodeName::npos && Name.find('|') != NodeName::npos;
  }

  void noteAnalysed(const Body &B) {
    const SourceManager &Sources = Unit.context().getSourceManager();
    if (Names.isOurs(*B.Function))
      Files.insert(Sources.getFileID(
          Sources.getFileLoc(B.Function->getBody()->getBeginLoc())));
    for (const std::unique_ptr<Call> &C : B.Calls) {
      const SourceLocation At = Sources.getFileLoc(C->Source->getBeginLoc());
      Analysed.insert(
          {Sources.getFileID(At), Sources.getExpansionLineNumber(At)});
    }
  }

  void noteReclaims(const Body &B) {
    for (const std::unique_ptr<Call> &C : B.Calls) {
      if (!C->Reclaim)
        continue;
      std::string Class;
      if (const auto *Method = dyn_cast<CXXMethodDecl>(B.Function))
        Class = Names.classKey(*Method->getParent());
      for (const std::string &Kind : C->Reclaim->Kinds)
        Facts.Reclaims[Kind].insert(Class);
    }
  }

  void lookAtText() {
    const SourceManager &Sources = Unit.context().getSourceManager();
    Files.insert(Sources.getMainFileID());
    for (const FileID File : Files) {
      const auto Buffer = Sources.getBufferOrNone(File);
      if (!Buffer)
        continue;
      for (const std::string &Name :
           releasedInText(Buffer->getBuffer(), Unit.models(), [&](unsigned L) {
             return Analysed.count({File, L}) != 0;
           }))
        Facts.Textual.insert(Name);
    }
  }

  UnitAnalysis &Unit;
  SourcePlaces Places;
  PlaceNames Names;
  FlowGraph Graph;
  OwnershipFacts Facts;
  std::set<FileID> Files;
  std::set<std::pair<FileID, unsigned>> Analysed;
};

} // namespace

OwnershipFacts collectOwnership(UnitAnalysis &Unit, const std::string &Root) {
  return Collector(Unit, Root).run();
}

} // namespace vramlint::cuda
