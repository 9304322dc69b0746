// What units need of each other's functions: the names that stand for them
// everywhere, and the summaries of those that others may call.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_OTHERUNITS_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_OTHERUNITS_H

#include "cuda_checks/engine/Summary.h"
#include "cuda_checks/engine/UnitAnalysis.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace vramlint::cuda {

/// Clang's USR of a function, which every unit that declares it agrees on.
std::string functionId(const clang::FunctionDecl &Function);

/// The functions that the unit's main file defines for others: what they hand
/// out, the arguments through which they only use a handle, and whether they
/// ever return. An effect that is not listed is none that a finding may rest
/// on.
std::vector<FunctionSummary> summariesForOthers(UnitAnalysis &Unit);

/// What decides how often a function runs, for the link: "once", the ids and
/// names of a chain of callers, or null for again and again.
nlohmann::json callersToJson(const Callers &From);

/// The calls of other units' functions, by the ids of these.
nlohmann::json callsOfOthers(const UnitIndex &Index);

/// The ids of the functions that the main file defines and other units may
/// call.
std::vector<std::string> definedForOthers(UnitAnalysis &Unit);

} // namespace vramlint::cuda

#endif
