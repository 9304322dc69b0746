// How many of the functions that acquire were analysed: the honest side of "no
// findings".
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_COVERAGE_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_COVERAGE_H

#include "checks/findings/Statistics.h"
#include "cuda_checks/rules/Rules.h"
#include "cuda_checks/toolchain/ModelNames.h"
#include "cuda_checks/toolchain/Parse.h"

namespace vramlint::cuda {

/// Counts each function that acquires once, however often it was instantiated.
/// A function that the main file's text has and the analysis never met, because
/// the parser dropped it or its call, counts as not analysed. One that acquires
/// only through others counts if its budget ran out.
/// \param Root what file names are made relative to.
void countCoverage(const clang::ASTContext &AST, const std::string &Root,
                   const std::vector<FunctionCoverage> &Functions,
                   const ParseOutcome &Outcome, const ModelNames &Names,
                   Statistics &Result);

/// The stretches of a text that look like host function bodies with a call of
/// an acquire function in them, as offsets of their braces.
/// \param Skipped stretches that the preprocessor left out.
std::vector<std::pair<unsigned, unsigned>>
acquiringBodies(llvm::StringRef Text, const ModelNames &Names,
                const std::vector<std::pair<unsigned, unsigned>> &Skipped);

} // namespace vramlint::cuda

#endif
