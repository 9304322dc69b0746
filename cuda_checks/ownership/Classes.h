// What a unit tells of classes: how often objects of them are made, which of
// them own what a member holds, and where such objects are copied.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_CLASSES_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_CLASSES_H

#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/ownership/Names.h"

namespace vramlint::cuda {

/// Fills Instances, Contains and Copies.
void collectObjects(UnitAnalysis &Unit, PlaceNames &Names,
                    const SourcePlaces &Places, OwnershipFacts &Facts);

/// Fills Owners from the destructors with a body in this unit.
void collectOwners(UnitAnalysis &Unit, PlaceNames &Names,
                   const SourcePlaces &Places, OwnershipFacts &Facts);

} // namespace vramlint::cuda

#endif
