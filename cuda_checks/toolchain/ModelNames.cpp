#include "cuda_checks/toolchain/ModelNames.h"

#include "llvm/ADT/StringExtras.h"

namespace vramlint::cuda {

namespace {
bool isWordCharacter(char C) { return llvm::isAlnum(C) || C == '_'; }
} // namespace

ModelNames::ModelNames(const ResourceModels &Models) {
  for (std::string Name : Models.acquireNames()) {
    // A text calls `lib::Pool::take` in many ways, which end alike.
    if (const size_t At = Name.rfind("::"); At != std::string::npos)
      Name.erase(0, At + 2);
    Names.insert(Name);
    FirstLetters[static_cast<unsigned char>(Name[0])] = true;
  }
  for (const CallbackModel &Callback : Models.callbacks()) {
    const std::string &Name =
        Callback.Record.empty() ? Callback.Function : Callback.Record;
    Names.insert(Name);
    FirstLetters[static_cast<unsigned char>(Name[0])] = true;
  }
}

bool ModelNames::occurIn(llvm::StringRef Text) const {
  const char *At = Text.begin(), *End = Text.end();
  while (At != End) {
    if (!isWordCharacter(*At)) {
      ++At;
      continue;
    }
    const char *Start = At;
    while (At != End && isWordCharacter(*At))
      ++At;
    if (!FirstLetters[static_cast<unsigned char>(*Start)])
      continue;
    std::string_view Canonical = ResourceModels::canonicalName(
        std::string_view(Start, static_cast<size_t>(At - Start)));
    if (Names.contains(llvm::StringRef(Canonical.data(), Canonical.size())))
      return true;
  }
  return false;
}

std::shared_ptr<const ModelSet> makeModels(const Config &C) {
  static const auto BuiltIn =
      std::make_shared<const ModelSet>(ResourceModels::builtIn());
  if (C.Models.empty())
    return BuiltIn;
  ResourceModels Models = ResourceModels::builtIn();
  if (std::string Mistake = Models.add(C.Models); !Mistake.empty())
    throw ConfigError(Mistake);
  return std::make_shared<const ModelSet>(std::move(Models));
}

bool ModelNames::isAcquire(llvm::StringRef Identifier) const {
  std::string_view Canonical = ResourceModels::canonicalName(
      std::string_view(Identifier.data(), Identifier.size()));
  return Names.contains(llvm::StringRef(Canonical.data(), Canonical.size()));
}

} // namespace vramlint::cuda
