#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/link/SummaryLink.h"
#include "cuda_checks/toolchain/ModelNames.h"

namespace vramlint::cuda {

std::vector<Finding> link(const std::vector<Facts> &All, const Config &C) {
  return linkSummaries(All, builtInModels(), C);
}

std::set<std::string> namesToFind(const std::vector<Facts> &All) {
  return openNames(All);
}

std::set<std::string> wrappers(const std::vector<Facts> &All) {
  return wrapperNames(All);
}

} // namespace vramlint::cuda
