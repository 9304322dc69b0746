#include "cuda_checks/CudaChecks.h"
#include "cuda_checks/toolchain/ModelNames.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace vramlint::cuda {
namespace {

/// The facts of a unit that includes `timer.h`, which has a class that leaks
/// and a function that hands a resource to a function of another unit.
std::vector<Facts> factsOfUser() {
  Config C;
  C.Root = testing::TempDir() + "questions";
  std::filesystem::create_directories(C.Root);
  std::ofstream(C.Root + "/timer.h") << R"(#pragma once
#include <cuda_runtime.h>
void takes(float *Buffer);
struct Timer {
  cudaEvent_t Start;
  Timer() { cudaEventCreate(&Start); }
};
inline void lends() {
  float *Buffer;
  cudaMalloc(&Buffer, 4);
  takes(Buffer);
}
)";
  Unit U;
  U.File = "user.cu";
  U.Text = "#include \"timer.h\"\nvoid use() { Timer T; lends(); }\n";
  const UnitResult Result = analyse(U, C, *makeModels(C));
  if (!Result.Facts)
    return {};
  return {*Result.Facts};
}

bool asksFor(const std::vector<Question> &Questions, const std::string &Word) {
  return std::any_of(Questions.begin(), Questions.end(), [&](auto &Each) {
    return std::find(Each.begin(), Each.end(), Word) != Each.end();
  });
}

TEST(OpenQuestions, areAskedOnlyForWhatIsReported) {
  const std::vector<Facts> Known = factsOfUser();
  const Config C;
  const auto All =
      openQuestions(Known, C, [](const std::string &) { return true; });
  EXPECT_TRUE(asksFor(All, "Start"));
  EXPECT_TRUE(asksFor(All, "takes()"));
  const auto OfUnit = openQuestions(
      Known, C, [](const std::string &File) { return File == "user.cu"; });
  EXPECT_TRUE(OfUnit.empty());
}

} // namespace
} // namespace vramlint::cuda
