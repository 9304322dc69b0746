#include "cuda_checks/toolchain/BuildHints.h"

#include "cuda_checks/toolchain/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace vramlint::cuda {

namespace {

namespace path = llvm::sys::path;
using llvm::StringRef;

constexpr unsigned LevelsAbove = 2;
/// Variables that name each other end here.
constexpr unsigned MaxExpansions = 8;

bool isMacroName(StringRef Name) {
  return !Name.empty() && !llvm::isDigit(Name[0]) &&
         llvm::all_of(Name,
                      [](char C) { return llvm::isAlnum(C) || C == '_'; });
}

/// Gathers words, and drops macros that are given two values.
class Gatherer {
public:
  explicit Gatherer(StringRef Folder) : Folder(Folder) {}

  void define(StringRef Definition) {
    auto [Name, Value] = Definition.split('=');
    if (!isMacroName(Name) ||
        Value.find_first_of("$`'\"\\(") != StringRef::npos)
      return;
    auto [Entry, IsNew] = Values.try_emplace(Name, Definition.str());
    if (IsNew)
      Order.push_back(Name.str());
    else if (Entry->second != Definition)
      Entry->second.clear();
  }

  void include(StringRef Path) {
    if (Path.empty() || Path.find_first_of("$`'\"\\<") != StringRef::npos)
      return;
    std::string Absolute = absolutePath(Path, Folder);
    if (!llvm::is_contained(Hints.Folders, Absolute))
      Hints.Folders.push_back(std::move(Absolute));
  }

  /// -I DIR, -IDIR, -DNAME[=VALUE], whatever else stands between them.
  void flags(llvm::ArrayRef<StringRef> Words) {
    for (size_t I = 0; I < Words.size(); ++I) {
      StringRef Word = Words[I];
      if (Word == "-I" && I + 1 < Words.size())
        include(Words[++I]);
      else if (Word.consume_front("-I"))
        include(Word);
      else if (Word.consume_front("-D"))
        define(Word);
    }
  }

  BuildHints finish() {
    for (const std::string &Name : Order)
      if (std::string &Definition = Values[Name]; !Definition.empty())
        Hints.Definitions.push_back(std::move(Definition));
    return std::move(Hints);
  }

private:
  StringRef Folder;
  BuildHints Hints;
  llvm::StringMap<std::string> Values; ///< Empty once there were two.
  std::vector<std::string> Order;
};

class Makefile {
public:
  Makefile(StringRef Text, StringRef Folder) : Out(Folder) {
    std::string Joined;
    while (!Text.empty()) {
      auto [Line, Rest] = Text.split('\n');
      Text = Rest;
      Line = Line.rtrim(" \t\r");
      const bool Continues = Line.consume_back("\\");
      Joined += Line.str() + " ";
      if (Continues && !Text.empty())
        continue;
      read(Joined);
      Joined.clear();
    }
  }

  BuildHints finish() {
    for (const std::string &Line : Lines) {
      const std::string Expanded = expand(Line);
      llvm::SmallVector<StringRef, 16> Words;
      llvm::SplitString(Expanded, Words, " \t");
      Out.flags(Words);
    }
    return Out.finish();
  }

private:
  void read(StringRef Line) {
    Line = Line.split('#').first.trim();
    StringRef First = Line.split(' ').first;
    if (First.starts_with("ifeq") || First.starts_with("ifneq") ||
        First == "ifdef" || First == "ifndef") {
      ++Conditions;
      return;
    }
    if (First == "endif") {
      Conditions -= Conditions > 0;
      return;
    }
    if (Conditions > 0 || Line.empty())
      return;
    const size_t Equals = Line.find('=');
    const StringRef Before = Line.substr(0, Equals).rtrim(":+?").trim();
    if (Equals != StringRef::npos && isMacroName(Before)) {
      const bool Appends = Line[Equals ? Equals - 1 : 0] == '+';
      std::string &Value = Variables[Before];
      Value =
          (Appends ? Value + " " : "") + Line.substr(Equals + 1).trim().str();
    }
    Lines.push_back(Line.str());
  }

  /// Replaces $(NAME) and ${NAME}. What is not known stays, and the word that
  /// it stands in is not used.
  std::string expand(std::string Text) const {
    for (unsigned Count = 0; Count < MaxExpansions; ++Count) {
      bool Changed = false;
      for (size_t At = Text.find('$'); At != std::string::npos;
           At = Text.find('$', At + 1)) {
        if (At + 1 >= Text.size())
          break;
        const char Close = Text[At + 1] == '('   ? ')'
                           : Text[At + 1] == '{' ? '}'
                                                 : 0;
        const size_t End = Close ? Text.find(Close, At) : std::string::npos;
        if (End == std::string::npos)
          continue;
        auto Known = Variables.find(StringRef(Text).slice(At + 2, End));
        if (Known == Variables.end() || Text.size() > 4000)
          continue;
        Text.replace(At, End - At + 1, Known->second);
        Changed = true;
      }
      if (!Changed)
        break;
    }
    return Text;
  }

  Gatherer Out;
  llvm::StringMap<std::string> Variables;
  std::vector<std::string> Lines;
  unsigned Conditions = 0;
};

std::optional<BuildHints> hintsOfFolder(StringRef Folder) {
  for (const char *Name : {"Makefile", "makefile", "GNUmakefile"})
    if (auto Buffer = llvm::MemoryBuffer::getFile(absolutePath(Name, Folder)))
      return makefileHints((*Buffer)->getBuffer(), Folder);
  if (auto Buffer =
          llvm::MemoryBuffer::getFile(absolutePath("CMakeLists.txt", Folder)))
    return cmakeHints((*Buffer)->getBuffer(), Folder);
  return std::nullopt;
}

} // namespace

BuildHints makefileHints(StringRef Text, StringRef Folder) {
  return Makefile(Text, Folder).finish();
}

BuildHints cmakeHints(StringRef Text, StringRef Folder) {
  std::string Plain;
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, After] = Rest.split('\n');
    Plain += Line.split('#').first.str() + "\n";
    Rest = After;
  }
  Gatherer Out(Folder);
  unsigned Conditions = 0;
  for (StringRef Rest = Plain; !Rest.empty();) {
    const size_t Open = Rest.find('(');
    if (Open == StringRef::npos)
      break;
    const size_t Close = Rest.find(')', Open);
    StringRef Before = Rest.substr(0, Open).rtrim();
    const std::string Command =
        Before.substr(Before.find_last_of(" \t\n)") + 1).lower();
    llvm::SmallVector<StringRef, 16> Words;
    llvm::SplitString(Rest.slice(Open + 1, Close), Words, " \t\r\n");
    if (Command == "if" || Command == "function" || Command == "macro" ||
        Command == "foreach")
      ++Conditions;
    else if (Command == "endif" || Command == "endfunction" ||
             Command == "endmacro" || Command == "endforeach")
      Conditions -= Conditions > 0;
    else if (Conditions == 0 && Command == "add_definitions")
      Out.flags(Words);
    else if (Conditions == 0 && Command == "add_compile_definitions")
      for (StringRef Word : Words)
        Out.define(Word);
    else if (Conditions == 0 && Command == "include_directories")
      for (StringRef Word : Words) {
        for (StringRef Here : {"${CMAKE_CURRENT_SOURCE_DIR}",
                               "${CMAKE_SOURCE_DIR}", "${PROJECT_SOURCE_DIR}"})
          if (Word.consume_front(Here))
            Word.consume_front("/");
        if (Word != "BEFORE" && Word != "AFTER" && Word != "SYSTEM")
          Out.include(Word.empty() ? "." : Word);
      }
    if (Close == StringRef::npos)
      break;
    Rest = Rest.substr(Close + 1);
  }
  return Out.finish();
}

BuildHints findBuildHints(const std::string &File, const std::string &Root) {
  std::string Folder = path::parent_path(File).str();
  for (unsigned I = 0; I <= LevelsAbove && isInside(Folder, Root); ++I) {
    if (auto Hints = hintsOfFolder(Folder))
      return std::move(*Hints);
    Folder = path::parent_path(Folder).str();
  }
  return {};
}

} // namespace vramlint::cuda
