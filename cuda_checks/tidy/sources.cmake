# The clang-tidy module. It links no LLVM library: what it needs of LLVM, clang-tidy
# exports. What is linked statically stays inside of it.
add_library(VramlintTidyModule MODULE
  tidy/RuleCheck.cpp
  tidy/SharedAnalysis.cpp
  tidy/VramlintTidyModule.cpp)
set_target_properties(VramlintTidyModule PROPERTIES PREFIX "")
target_compile_options(VramlintTidyModule PRIVATE -fno-rtti)
target_link_libraries(VramlintTidyModule PRIVATE
  vramlint_flags vramlint_llvm vramlint_cuda_engine vramlint_checks)
target_link_options(VramlintTidyModule PRIVATE -Wl,--exclude-libs,ALL)
