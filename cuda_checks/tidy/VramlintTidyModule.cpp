// The clang-tidy module: a check `vram-<rule name>` for every CUDA/C++ rule of
// the catalogue. Loaded with `clang-tidy-19 -load=VramlintTidyModule.so`.
#include "cuda_checks/tidy/RuleCheck.h"

#include "clang-tidy/ClangTidyModule.h"
#include "clang-tidy/ClangTidyModuleRegistry.h"

namespace vramlint::cuda {

namespace {

class VramlintModule : public clang::tidy::ClangTidyModule {
public:
  void
  addCheckFactories(clang::tidy::ClangTidyCheckFactories &Factories) override {
    auto Analysis = std::make_shared<SharedAnalysis>();
    for (const Rule &R : allRules()) {
      if (R.Languages != "cpp")
        continue;
      Factories.registerCheckFactory(
          "vram-" + std::string(R.Name),
          [&R, Analysis](llvm::StringRef Name,
                         clang::tidy::ClangTidyContext *Context) {
            return std::make_unique<RuleCheck>(Name, Context, R, Analysis);
          });
    }
  }
};

// How a module announces itself; clang-tidy offers no other way.
const clang::tidy::ClangTidyModuleRegistry::Add<VramlintModule>
    Registration("vramlint-module", "GPU memory leaks");

} // namespace

} // namespace vramlint::cuda
