// How the models name functions and classes of the syntax tree.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_USERNAMES_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_USERNAMES_H

#include "cuda_checks/models/ResourceModels.h"

#include "clang/AST/ASTContext.h"

#include <string>

namespace vramlint::cuda {

/// The name with its namespaces and classes, without template arguments and
/// inline or unnamed namespaces: "lib::Pool::take".
std::string qualifiedName(const clang::NamedDecl &D);

/// The name under which the models list the callee: the qualified name that
/// they or the user give it, or else what `modelName(Call)` says. A method is
/// also known by the names of those it overrides.
llvm::StringRef modelName(const clang::CallExpr &Call,
                          const ResourceModels &Models);

/// Whether the user says that constructing an object of this class ends the
/// program, as the message classes of logging libraries do.
bool neverReturns(const clang::CXXConstructorDecl &Constructor,
                  const ResourceModels &Models);

/// Whether the type is a class that the user calls an owner.
bool isOwner(clang::QualType Type, const ResourceModels &Models);

} // namespace vramlint::cuda

#endif
