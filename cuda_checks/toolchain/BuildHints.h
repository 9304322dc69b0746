// What a Makefile or CMakeLists.txt beside a source file says about how it is
// compiled, for projects that are read without their build.
#ifndef VRAMLINT_CUDA_CHECKS_TOOLCHAIN_BUILDHINTS_H
#define VRAMLINT_CUDA_CHECKS_TOOLCHAIN_BUILDHINTS_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace vramlint::cuda {

struct BuildHints {
  std::vector<std::string> Folders;     ///< Of -I, absolute.
  std::vector<std::string> Definitions; ///< NAME or NAME=VALUE.
};

/// The -I and -D words of a Makefile's text that hold whatever is asked of it:
/// those under no condition. Variables are expanded where the text sets them to
/// plain words, and a macro that is given two values is left out.
/// \param Folder the absolute folder that relative paths start from.
BuildHints makefileHints(llvm::StringRef Text, llvm::StringRef Folder);

/// The same for CMake's add_definitions, add_compile_definitions and
/// include_directories.
BuildHints cmakeHints(llvm::StringRef Text, llvm::StringRef Folder);

/// The hints of the build files in the folder of `File`, or of the nearest
/// folder above it, two levels up at most and not above `Root`.
BuildHints findBuildHints(const std::string &File, const std::string &Root);

} // namespace vramlint::cuda

#endif
