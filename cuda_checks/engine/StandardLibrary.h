// The few things the engine knows of the C and C++ standard libraries.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_STANDARDLIBRARY_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_STANDARDLIBRARY_H

#include "clang/AST/DeclCXX.h"

namespace vramlint::cuda {

/// std::vector, std::array and the like: destroying one releases no handle that
/// is stored in it.
bool isStandardContainer(const clang::CXXRecordDecl &Record);
/// A method of a standard container that yields one of its elements.
bool isElementAccess(const clang::CXXMethodDecl &Method);
/// A method of a standard container that yields a pointer to elements.
bool isElementPointer(const clang::CXXMethodDecl &Method);
/// A method of a standard container that stores its arguments as elements.
bool isInsertion(const clang::CXXMethodDecl &Method);
/// A method of a standard container that neither keeps nor drops elements.
bool isHarmlessMethod(const clang::CXXMethodDecl &Method);
/// std::move and std::forward.
bool isForwarding(const clang::FunctionDecl &Function);
/// std::addressof.
bool isAddressOfFunction(const clang::FunctionDecl &Function);
/// A C allocation function: its result points to memory of its own.
bool isAllocation(llvm::StringRef Name);
/// free() and other functions that end the pointer they are given.
bool isHostRelease(llvm::StringRef Name);
/// memcpy() and its like, which copy the bytes of handles to another place.
bool isByteCopy(llvm::StringRef Name);
/// C library functions that keep the pointer they are given.
bool keepsArgument(llvm::StringRef Name);
/// The name of the outermost named namespace around a declaration, or "".
llvm::StringRef outermostNamespace(const clang::Decl &D);

} // namespace vramlint::cuda

#endif
