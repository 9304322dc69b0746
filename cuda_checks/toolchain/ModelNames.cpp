#include "cuda_checks/toolchain/ModelNames.h"

#include "cuda_checks/models/ResourceModels.h"

#include "llvm/ADT/StringExtras.h"

namespace vramlint::cuda {

namespace {
bool isWordCharacter(char C) { return llvm::isAlnum(C) || C == '_'; }
} // namespace

ModelNames::ModelNames(const ResourceModels &Models) {
  for (const std::string &Name : Models.acquireNames()) {
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

const ModelNames &ModelNames::builtIn() {
  static const ModelNames Names(builtInModels());
  return Names;
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

const ResourceModels &builtInModels() {
  static const ResourceModels Models = ResourceModels::builtIn();
  return Models;
}

} // namespace vramlint::cuda
