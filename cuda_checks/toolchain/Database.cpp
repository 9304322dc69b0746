// compile_commands.json. Clang's own reader is not used: it stops at the first
// thing it does not like without a line number, and guesses commands for
// unlisted files.
#include "cuda_checks/CudaChecks.h"

#include "cuda_checks/toolchain/Command.h"
#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace vramlint::cuda {

namespace {

namespace path = llvm::sys::path;
using nlohmann::json;

/// Notes where a text stops being JSON; the parser itself only tells the byte.
class ErrorPosition : public nlohmann::json_sax<json> {
public:
  size_t Byte = 0;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t &) override { return true; }
  bool string(string_t &) override { return true; }
  bool binary(binary_t &) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t &) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t Position, const std::string &,
                   const nlohmann::detail::exception &) override {
    Byte = Position;
    return false;
  }
};

std::string stringField(const json &Entry, const char *Name) {
  auto It = Entry.find(Name);
  return It != Entry.end() && It->is_string() ? It->get<std::string>() : "";
}

/// The words of an entry's command; empty if it has none.
std::vector<std::string> commandOf(const json &Entry) {
  std::vector<std::string> Words;
  if (auto It = Entry.find("arguments"); It != Entry.end() && It->is_array()) {
    for (const json &Word : *It)
      if (Word.is_string())
        Words.push_back(Word.get<std::string>());
    return Words;
  }
  const std::string Command = stringField(Entry, "command");
  llvm::BumpPtrAllocator Allocator;
  llvm::StringSaver Saver(Allocator);
  llvm::SmallVector<const char *, 64> Split;
  llvm::cl::TokenizeGNUCommandLine(Command, Saver, Split);
  Words.assign(Split.begin(), Split.end());
  return Words;
}

} // namespace

CompilationCommands readCompilationDatabase(const std::string &BuildDir,
                                            const std::string &Root) {
  CompilationCommands Result;
  const std::string File =
      absolutePath("compile_commands.json", absolutePath(BuildDir, Root));
  const std::string Shown = relativePath(File, Root);
  auto Fail = [&](std::string Message, std::optional<unsigned> Line) {
    Result.Errors.push_back({Shown, Line, std::move(Message), false});
    return Result;
  };
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer)
    return Fail("cannot read: " + Buffer.getError().message(), std::nullopt);
  llvm::StringRef Text = (*Buffer)->getBuffer();

  ErrorPosition Position;
  if (!json::sax_parse(Text.begin(), Text.end(), &Position)) {
    const size_t End = std::min(Position.Byte, Text.size());
    const unsigned Line =
        1 + std::count(Text.begin(), Text.begin() + End, '\n');
    return Fail("not valid JSON", Line);
  }
  const json Entries = json::parse(Text.begin(), Text.end(), nullptr,
                                   /*allow_exceptions=*/false);
  if (!Entries.is_array())
    return Fail("must be an array of commands", 1);

  std::set<std::string> Seen;
  unsigned Number = 0;
  for (const json &Entry : Entries) {
    ++Number;
    Unit U;
    U.Directory = Entry.is_object() ? stringField(Entry, "directory") : "";
    U.Command =
        Entry.is_object() ? commandOf(Entry) : std::vector<std::string>();
    const std::string Name =
        Entry.is_object() ? stringField(Entry, "file") : "";
    if (Name.empty() || U.Command.empty())
      return Fail("entry " + std::to_string(Number) +
                      " lacks 'file', or has neither 'command' nor 'arguments'",
                  std::nullopt);
    U.Directory = absolutePath(U.Directory, path::parent_path(File));
    U.File = relativePath(absolutePath(Name, U.Directory), Root);
    if (isUnit(U.File) && Seen.insert(U.File).second)
      Result.Units.push_back(std::move(U));
  }
  return Result;
}

bool isUnit(std::string_view File) { return languageOf(File).has_value(); }

} // namespace vramlint::cuda
