// The text of a call that releases. Internal to cuda_checks/fixes.
#ifndef VRAMLINT_CUDA_CHECKS_FIXES_RELEASECALL_H
#define VRAMLINT_CUDA_CHECKS_FIXES_RELEASECALL_H

#include "clang/AST/ASTContext.h"

#include <optional>
#include <string>

namespace vramlint::cuda {

/// Looks up a function that can be called with one argument.
/// \param Name as models write it; "space::name" is followed through
/// namespaces, and a header's `name_v2` counts as `name`.
const clang::FunctionDecl *oneArgumentFunction(llvm::StringRef Name,
                                               clang::ASTContext &AST);

/// Whether a handle of this type can be passed without a cast.
bool accepts(const clang::FunctionDecl &Release, clang::QualType Handle,
             bool ByAddress, const clang::ASTContext &AST);

/// Whether ignoring the function's value draws a warning.
bool warnsIfUnused(const clang::FunctionDecl &Function);

} // namespace vramlint::cuda

#endif
