// Decides the findings that rest on functions of other units, from what those
// units tell of them.
#ifndef VRAMLINT_CUDA_CHECKS_LINK_SUMMARYLINK_H
#define VRAMLINT_CUDA_CHECKS_LINK_SUMMARYLINK_H

#include "checks/config/Config.h"
#include "checks/findings/Findings.h"
#include "cuda_checks/models/ResourceModels.h"
#include "cuda_checks/rules/MostSpecific.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace vramlint::cuda {

/// The findings that hold: every function of another unit on their path is
/// known to return and only to use the handle, and a guessed acquire is known
/// to acquire. A function that no unit defines, or that several units define
/// differently, proves nothing.
/// \param Lost takes the acquires that the findings are about.
std::vector<Finding> linkSummaries(const std::vector<Facts> &All,
                                   const ResourceModels &Models,
                                   const Config &Options, AcquirePlaces &Lost);

/// The names of the functions that findings rest on and no unit defines yet:
/// a file of the project that mentions one may decide.
/// \param Reported whether findings in this file are reported at all.
std::set<std::string>
openNames(const std::vector<Facts> &All,
          const std::function<bool(const std::string &)> &Reported);

/// The names of the functions that hand a resource to their callers: a file
/// that mentions one may lose it, even if it names nothing else of a GPU.
std::set<std::string> wrapperNames(const std::vector<Facts> &All);

} // namespace vramlint::cuda

#endif
