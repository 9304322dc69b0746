# The library that the driver links: the engine, and what feeds it with parsed files.
file(GLOB_RECURSE bundled_headers CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_SOURCE_DIR}/toolchain/headers/*.h
  ${CMAKE_CURRENT_SOURCE_DIR}/toolchain/headers/aliases.txt)

add_library(vramlint_cuda STATIC
  link/Link.cpp
  link/ProjectCalls.cpp
  link/Questions.cpp
  link/SummaryLink.cpp
  toolchain/Analyse.cpp
  toolchain/BuildHints.cpp
  toolchain/Bundled.cpp
  toolchain/ClangDatabase.cpp
  toolchain/Command.cpp
  toolchain/Coverage.cpp
  toolchain/Database.cpp
  toolchain/DeviceBodies.cpp
  toolchain/ErrorCollector.cpp
  toolchain/IncludeWalk.cpp
  toolchain/Invocation.cpp
  toolchain/Job.cpp
  toolchain/MayMatter.cpp
  toolchain/ModelNames.cpp
  toolchain/NvccFlags.cpp
  toolchain/Parse.cpp
  toolchain/Paths.cpp
  toolchain/PrecompiledHeader.cpp
  toolchain/Toolkit.cpp)
target_link_libraries(vramlint_cuda
  PUBLIC vramlint_checks vramlint_flags
  PRIVATE vramlint_llvm vramlint_cuda_engine clang-cpp LLVM Threads::Threads)
target_precompile_headers(vramlint_cuda PRIVATE toolchain/Precompiled.h)

set(bundled ${PROJECT_BINARY_DIR}/generated/BundledHeaders)
add_custom_command(
  OUTPUT ${bundled}.h ${bundled}.cpp
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/cmake/embed.py
          --output ${bundled} --variable BundledHeaders
          --base ${CMAKE_CURRENT_SOURCE_DIR}/toolchain/headers ${bundled_headers}
  DEPENDS ${PROJECT_SOURCE_DIR}/cmake/embed.py ${bundled_headers}
  COMMENT "Embedding the bundled CUDA declarations" VERBATIM)
target_sources(vramlint_cuda PRIVATE ${bundled}.h ${bundled}.cpp)
