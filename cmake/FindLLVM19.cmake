# LLVM, Clang and clang-tidy 19.1 as Debian's llvm-19-dev and libclang-19-dev
# ship them. Debian's package version is 19.1 and the match is on major.minor, so
# 19 alone would be refused; Clang's folder is pinned to the same LLVM, since the
# search would otherwise end at an older Clang's configuration.
find_package(LLVM 19.1 REQUIRED CONFIG
  HINTS /usr/lib/llvm-19/lib/cmake/llvm)
get_filename_component(VRAMLINT_LLVM_ROOT "${LLVM_DIR}/../../.." ABSOLUTE)
find_package(Clang REQUIRED CONFIG
  PATHS ${VRAMLINT_LLVM_ROOT}/lib/cmake/clang NO_DEFAULT_PATH)
set(VRAMLINT_CLANG_RESOURCE_DIR "${VRAMLINT_LLVM_ROOT}/lib/clang/${LLVM_VERSION_MAJOR}")

# Headers and definitions of LLVM, as system headers: they are not ours to warn of.
add_library(vramlint_llvm INTERFACE)
target_include_directories(vramlint_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
separate_arguments(VRAMLINT_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_options(vramlint_llvm INTERFACE ${VRAMLINT_LLVM_DEFINITIONS} -Wno-unused-parameter
  # g++ 12, inlining, takes a null test in LLVM's ExternalASTSource.h for a null pointer.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-nonnull>)
target_compile_definitions(vramlint_llvm INTERFACE
  VRAMLINT_CLANG_RESOURCE_DIR="${VRAMLINT_CLANG_RESOURCE_DIR}")
