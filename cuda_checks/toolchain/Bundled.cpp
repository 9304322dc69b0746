#include "cuda_checks/toolchain/Bundled.h"

#include "BundledHeaders.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

namespace vramlint::cuda {

namespace {

/// Headers that Clang's CUDA wrapper includes although a toolkit may have none:
/// the first went away with CUDA 13, the second comes with cuRAND.
constexpr const char *Shims[] = {"texture_fetch_functions.h",
                                 "texture_indirect_functions.h",
                                 "curand_mtgp32_kernel.h"};

/// What the bundled include folder holds, by name.
struct Headers {
  llvm::StringMap<llvm::StringRef> Texts;
  /// Backs the texts of aliases, which only include another header.
  std::vector<std::unique_ptr<std::string>> Owned;
};

/// Reads aliases.txt: lines of a name and the header that it stands for.
void addAliases(llvm::StringRef Text, Headers &Result) {
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    Text = Rest;
    auto [Name, Target] = Line.split(' ');
    if (Line.starts_with("#") || Target.empty())
      continue;
    Result.Owned.push_back(std::make_unique<std::string>(
        "#include \"" + std::string(BundledFolder) + "/" + Target.str() +
        "\"\n"));
    Result.Texts.try_emplace(Name, *Result.Owned.back());
  }
}

const Headers &headers() {
  static const Headers All = [] {
    Headers Result;
    for (unsigned I = 0; I < BundledHeadersCount; ++I) {
      const EmbeddedFile &File = BundledHeaders[I];
      llvm::StringRef Name(File.Name.data(), File.Name.size());
      llvm::StringRef Text(File.Text.data(), File.Text.size());
      if (Name == "aliases.txt")
        addAliases(Text, Result);
      else
        Result.Texts[Name] = Text;
    }
    return Result;
  }();
  return All;
}

} // namespace

void addBundledFiles(llvm::vfs::InMemoryFileSystem &Files) {
  for (const auto &Header : headers().Texts)
    Files.addFile(
        std::string(BundledFolder) + "/" + Header.getKey().str(), 0,
        llvm::MemoryBuffer::getMemBuffer(Header.getValue(), Header.getKey()));
  Files.addFile(EmptyFile, 0, llvm::MemoryBuffer::getMemBuffer("", EmptyFile));
  for (const char *Shim : Shims)
    Files.addFile(std::string(ShimFolder) + "/" + Shim, 0,
                  llvm::MemoryBuffer::getMemBuffer("", Shim));
}

uint64_t bundledHash() {
  static const uint64_t Hash = [] {
    uint64_t Result = 0;
    for (unsigned I = 0; I < BundledHeadersCount; ++I) {
      const EmbeddedFile &File = BundledHeaders[I];
      Result = Result * 31 + llvm::xxh3_64bits(llvm::StringRef(
                                 File.Text.data(), File.Text.size()));
    }
    return Result;
  }();
  return Hash;
}

void forEachBundled(
    llvm::function_ref<void(llvm::StringRef, llvm::StringRef)> Visit) {
  for (const auto &Header : headers().Texts)
    Visit("include/" + Header.getKey().str(), Header.getValue());
  for (const char *Shim : Shims)
    Visit("shim/" + std::string(Shim), "");
}

bool isBundled(llvm::StringRef Header) {
  return headers().Texts.contains(Header);
}

} // namespace vramlint::cuda
