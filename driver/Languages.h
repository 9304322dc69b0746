// Which front end takes a file: the only place that knows them all.
#ifndef VRAMLINT_DRIVER_LANGUAGES_H
#define VRAMLINT_DRIVER_LANGUAGES_H

#include "python_frontend/PythonFrontend.h"

#ifdef VRAMLINT_HAS_CUDA
#include "cuda_checks/CudaChecks.h"
#endif

#include <algorithm>
#include <array>
#include <string_view>

namespace vramlint::driver {

enum class Language { Cpp, Python };

inline bool endsWithAnyOf(std::string_view File,
                          std::initializer_list<std::string_view> Endings) {
  return std::any_of(Endings.begin(), Endings.end(),
                     [&](std::string_view Ending) {
                       return File.size() > Ending.size() &&
                              File.compare(File.size() - Ending.size(),
                                           Ending.size(), Ending) == 0;
                     });
}

/// Whether this build can analyse C++; a Python-only build needs no LLVM.
constexpr bool hasCppFrontEnd() {
#ifdef VRAMLINT_HAS_CUDA
  return true;
#else
  return false;
#endif
}

inline Language languageOf(std::string_view File) {
  return python::isUnit(File) ? Language::Python : Language::Cpp;
}

/// Whether a file found in a folder is a unit.
inline bool isUnit(std::string_view File) {
#ifdef VRAMLINT_HAS_CUDA
  if (cuda::isUnit(File))
    return true;
#else
  if (endsWithAnyOf(File, {".cu", ".cpp", ".cc", ".cxx", ".c", ".hip"}))
    return true;
#endif
  return python::isUnit(File);
}

/// Whether a file named on the command line can be analysed: a unit, or a
/// header that is then taken as one.
inline bool isAnalysable(std::string_view File) {
  return isUnit(File) || endsWithAnyOf(File, {".h", ".hh", ".hpp", ".hxx",
                                              ".cuh", ".inl", ".hu", ".hip.h"});
}

} // namespace vramlint::driver

#endif
