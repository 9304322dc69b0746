// The repairs that CUDA/C++ findings carry. Each stays away from macros, and
// from code where it cannot tell what the repaired program would do.
#ifndef VRAMLINT_CUDA_CHECKS_FIXES_FIXES_H
#define VRAMLINT_CUDA_CHECKS_FIXES_FIXES_H

#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/UnitAnalysis.h"

#include <optional>

namespace vramlint::cuda {

/// Releases the resource wherever the function is left without its release:
/// before each such `return` or `throw`, or at the closing brace. Made only if
/// the variable that holds the resource is in scope in all of these places and
/// no path gets there on which it was released, was given away, or may not hold
/// it. Unsafe if what is returned is computed by a call that might still use
/// the resource.
std::optional<Fix> insertRelease(UnitAnalysis &Unit,
                                 const FunctionResult &Function,
                                 const SiteResult &Site,
                                 const SourcePlaces &Places);

/// Calls `Function` in place of a wrong release.
/// \param Release a call with one argument, or a `delete`.
/// \param Function a release function of one parameter, "cudaFreeHost"; nothing
/// is returned if the unit does not declare it.
std::optional<Fix> makeReleaseFix(const clang::Expr &Release,
                                  llvm::StringRef Function,
                                  clang::ASTContext &AST,
                                  const SourcePlaces &Places);

/// Deletes the copy operations of a class that owns a resource, those that it
/// does not declare. Unsafe: code that copies the class no longer compiles,
/// which is how it shows the double release.
std::optional<Fix> makeNonCopyableFix(const clang::CXXRecordDecl &Class,
                                      clang::ASTContext &AST,
                                      const SourcePlaces &Places);

} // namespace vramlint::cuda

#endif
