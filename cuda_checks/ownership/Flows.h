// Where handles go inside a unit, without regard to order: if a value may move
// from one named place to another, there is a flow. Answers "can what this
// member holds reach a release, or somebody we do not know?"
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_FLOWS_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_FLOWS_H

#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/ownership/Names.h"

namespace vramlint::cuda {

class FlowGraph {
public:
  void add(const NodeName &From, const NodeName &To) {
    if (!From.empty() && From != To)
      Edges[From].insert(To);
  }
  /// What is at `Name` is released there.
  void release(const NodeName &Name, Place Where, std::string Function) {
    add(Name, Unknown);
    Releases.try_emplace(
        Name, ReleasedPlace{Name, std::move(Where), std::move(Function)});
  }
  /// The places outside of the unit's functions that `From` reaches through
  /// places inside of them; with Unknown if it gets lost or is released.
  /// \param Release is set to the first release on the way, if there is one.
  std::set<NodeName> reach(const NodeName &From,
                           const ReleasedPlace **Release = nullptr) const;
  const std::map<NodeName, std::set<NodeName>> &edges() const { return Edges; }

private:
  std::map<NodeName, std::set<NodeName>> Edges;
  std::map<NodeName, ReleasedPlace> Releases;
};

/// Adds the flows of one function.
class FlowCollector {
public:
  FlowCollector(PlaceNames &Names, const SourcePlaces &Places, FlowGraph &Graph,
                OwnershipFacts &Facts)
      : Names(Names), Places(Places), Graph(Graph), Facts(Facts) {}

  void collect(const Body &B);

private:
  void operation(const Operation &Op);
  void call(const Call &C);
  void releaseArgument(const Call &C, unsigned Argument);
  void standardCall(const Call &C);
  void projectCall(const Call &C);
  void flow(const Operand &From, const NodeName &To);
  void flow(const Operand &From, const Operand &To);
  void lose(const Operand &From) { flow(From, Unknown); }
  void loseUnread(const Call &C, unsigned Argument);
  NodeName node(const Atom &A);

  PlaceNames &Names;
  const SourcePlaces &Places;
  FlowGraph &Graph;
  OwnershipFacts &Facts;
  const Body *B = nullptr;
};

} // namespace vramlint::cuda

#endif
