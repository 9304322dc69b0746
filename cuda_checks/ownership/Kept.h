// The acquires of a unit whose handle ends up in a member, global or container.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_KEPT_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_KEPT_H

#include "cuda_checks/ownership/Flows.h"

namespace vramlint::cuda {

/// Fills Kept. The flows of all functions must be in the graph.
void collectKept(UnitAnalysis &Unit, PlaceNames &Names,
                 const SourcePlaces &Places, const FlowGraph &Graph,
                 OwnershipFacts &Facts);

} // namespace vramlint::cuda

#endif
