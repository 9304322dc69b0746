#include "cuda_checks/toolchain/NvccFlags.h"

#include <algorithm>
#include <iterator>

namespace vramlint::cuda {

namespace {

/// An option with a value that matters, and Clang's spelling of it.
struct ValueOption {
  std::string_view Nvcc;
  std::string_view Clang;
};

constexpr ValueOption Carried[] = {
    {"-I", "-I"},
    {"--include-path", "-I"},
    {"-isystem", "-isystem"},
    {"--system-include", "-isystem"},
    {"-D", "-D"},
    {"--define-macro", "-D"},
    {"-U", "-U"},
    {"--undefine-macro", "-U"},
    {"-include", "-include"},
    {"--pre-include", "-include"},
    {"-iquote", "-iquote"},
    {"-idirafter", "-idirafter"},
};

/// Options whose value is a word of its own that could be taken for something
/// else. Values that do not start with a dash need no mention: words that are
/// no options are inputs, and those are dropped anyway.
constexpr std::string_view SkippedWithValue[] = {
    "-Xptxas",          "-ptxas-options", "--ptxas-options",   "-Xlinker",
    "--linker-options", "-Xarchive",      "--archive-options", "-Xnvlink",
    "--nvlink-options", "-Xcudafe",       "--cudafe-options",  "-Xcicc",
    "-Xfatbinary",      "-run-args",      "--run-args"};

constexpr std::string_view HostOptions[] = {"-Xcompiler", "--compiler-options",
                                            "-compiler-options"};

bool startsWith(std::string_view Text, std::string_view Prefix) {
  return Text.substr(0, Prefix.size()) == Prefix;
}

std::string_view unquoted(std::string_view Text) {
  if (Text.size() >= 2 && (Text.front() == '"' || Text.front() == '\'') &&
      Text.back() == Text.front())
    return Text.substr(1, Text.size() - 2);
  return Text;
}

class Translator {
public:
  explicit Translator(ParseCommand &Result) : Result(Result) {}

  void read(const std::vector<std::string> &Words) {
    constexpr std::string_view Forward = "-forward-unknown-to-host-compiler";
    const bool Forwards =
        std::any_of(Words.begin(), Words.end(), [&](std::string_view Word) {
          return Word == Forward || Word.substr(1) == Forward;
        });
    for (size_t I = 0; I < Words.size(); ++I) {
      std::string_view Word = Words[I];
      const bool HasNext = I + 1 < Words.size();
      std::string_view Next = HasNext ? std::string_view(Words[I + 1]) : "";
      if (carry(Word, Next, HasNext) || host(Word, Next, HasNext) ||
          language(Word, Next, HasNext))
        I += TookNext;
      else if (std::find(std::begin(SkippedWithValue),
                         std::end(SkippedWithValue),
                         Word) != std::end(SkippedWithValue))
        ++I;
      else if (Forwards && hostOptionMatters(Word))
        Result.Flags.emplace_back(Word);
    }
  }

private:
  /// -DX, -D X, --define-macro X, --define-macro=X, -isystem=DIR.
  bool carry(std::string_view Word, std::string_view Next, bool HasNext) {
    for (const ValueOption &Option : Carried) {
      if (!startsWith(Word, Option.Nvcc))
        continue;
      std::string_view Rest = Word.substr(Option.Nvcc.size());
      const bool IsShort = Option.Nvcc.size() == 2;
      if (Rest.empty()) {
        if (!HasNext)
          return false;
        add(Option.Clang, Next);
        TookNext = 1;
        return true;
      }
      if (!IsShort && Rest.front() != '=')
        continue;
      add(Option.Clang, Rest.front() == '=' ? Rest.substr(1) : Rest);
      TookNext = 0;
      return true;
    }
    return false;
  }

  bool host(std::string_view Word, std::string_view Next, bool HasNext) {
    for (std::string_view Option : HostOptions) {
      if (Word == Option && HasNext) {
        hostList(unquoted(Next));
        TookNext = 1;
        return true;
      }
      if (startsWith(Word, Option) && Word.size() > Option.size() &&
          Word[Option.size()] == '=') {
        hostList(unquoted(Word.substr(Option.size() + 1)));
        TookNext = 0;
        return true;
      }
    }
    return false;
  }

  bool language(std::string_view Word, std::string_view Next, bool HasNext) {
    TookNext = 0;
    for (std::string_view Option : {"-std=", "--std="})
      if (startsWith(Word, Option)) {
        standard(Word.substr(Option.size()));
        return true;
      }
    if ((Word == "-std" || Word == "--std") && HasNext) {
      standard(Next);
      TookNext = 1;
      return true;
    }
    if ((Word == "-x" || Word == "--x") && HasNext) {
      setLanguage(Next);
      TookNext = 1;
      return true;
    }
    if (startsWith(Word, "-x=") || startsWith(Word, "--x=")) {
      setLanguage(Word.substr(Word.find('=') + 1));
      return true;
    }
    if (Word == "-default-stream" || Word == "--default-stream") {
      perThreadStream(Next);
      TookNext = HasNext;
      return true;
    }
    if (startsWith(Word, "-default-stream=") ||
        startsWith(Word, "--default-stream=")) {
      perThreadStream(Word.substr(Word.find('=') + 1));
      return true;
    }
    return false;
  }

  static bool hostOptionMatters(std::string_view Item) {
    return startsWith(Item, "-I") || startsWith(Item, "-D") ||
           startsWith(Item, "-U") || startsWith(Item, "-std=") ||
           Item == "-fopenmp" || Item == "-fpermissive" ||
           Item == "-fno-exceptions" || Item == "-fno-rtti" ||
           Item == "-fms-extensions" || Item == "-funsigned-char" ||
           Item == "-fsigned-char" || Item == "-pthread" ||
           startsWith(Item, "-march=") || startsWith(Item, "-mavx") ||
           startsWith(Item, "-msse") || Item == "-mfma" || Item == "-mf16c";
  }

  /// Comma-separated options for the host compiler; only what changes reading.
  void hostList(std::string_view List) {
    while (!List.empty()) {
      const size_t End = List.find_first_of(", ");
      std::string_view Item = unquoted(List.substr(0, End));
      List.remove_prefix(End == std::string_view::npos ? List.size() : End + 1);
      if (Item.empty())
        continue;
      if (!Pending.empty()) {
        add(Pending, Item);
        Pending.clear();
        continue;
      }
      if (Item == "-isystem" || Item == "-include" || Item == "-I" ||
          Item == "-D" || Item == "-U") {
        Pending = Item;
        continue;
      }
      if (hostOptionMatters(Item))
        Result.Flags.emplace_back(Item);
    }
  }

  void standard(std::string_view Name) {
    Result.Flags.push_back("-std=" + std::string(Name));
  }

  void setLanguage(std::string_view Name) {
    if (Name == "cu")
      Result.Language = SourceLanguage::Cuda;
    else if (Name == "c")
      Result.Language = SourceLanguage::C;
    else if (Name == "c++")
      Result.Language = SourceLanguage::Cxx;
  }

  void perThreadStream(std::string_view Mode) {
    if (Mode == "per-thread")
      Result.Flags.push_back("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
  }

  void add(std::string_view Option, std::string_view Value) {
    // A list such as -I a,b is nvcc's own way to repeat an option. Values of
    // macros are not split: nvcc would, but those that occur in practice are
    // function-like macros.
    const size_t Comma = Value.find(',');
    if ((Option == "-I" || Option == "-isystem") &&
        Comma != std::string_view::npos) {
      add(Option, Value.substr(0, Comma));
      add(Option, Value.substr(Comma + 1));
      return;
    }
    if (Option == "-D" || Option == "-U" || Option == "-I") {
      Result.Flags.push_back(std::string(Option) + std::string(Value));
      return;
    }
    Result.Flags.emplace_back(Option);
    Result.Flags.emplace_back(Value);
  }

  ParseCommand &Result;
  size_t TookNext = 0;
  /// An option for the host compiler whose value comes with the next
  /// -Xcompiler.
  std::string Pending;
};

} // namespace

void translateNvcc(const std::vector<std::string> &Words,
                   ParseCommand &Result) {
  Translator(Result).read(Words);
}

} // namespace vramlint::cuda
