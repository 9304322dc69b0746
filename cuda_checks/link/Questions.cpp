#include "cuda_checks/link/Link.h"
#include "cuda_checks/ownership/Facts.h"
#include "cuda_checks/ownership/Text.h"
#include "cuda_checks/toolchain/IncludeWalk.h"
#include "cuda_checks/toolchain/Job.h"
#include "cuda_checks/toolchain/ModelNames.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

namespace vramlint::cuda {

static bool isWord(char C) { return llvm::isAlnum(C) || C == '_'; }

static bool hasWord(llvm::StringRef Text, llvm::StringRef Word) {
  for (size_t At = Text.find(Word); At != llvm::StringRef::npos;
       At = Text.find(Word, At + 1)) {
    const size_t End = At + Word.size();
    if ((At == 0 || !isWord(Text[At - 1])) &&
        (End == Text.size() || !isWord(Text[End])))
      return true;
  }
  return false;
}

/// Whether the function is called, defined or declared.
static bool hasCall(llvm::StringRef Text, llvm::StringRef Name) {
  for (size_t At = Text.find(Name); At != llvm::StringRef::npos;
       At = Text.find(Name, At + 1))
    if ((At == 0 || !isWord(Text[At - 1])) &&
        Text.drop_front(At + Name.size()).ltrim().starts_with("("))
      return true;
  return false;
}

/// Whether a function body follows: a parameter list, and behind it a brace.
static bool startsBody(llvm::StringRef Rest) {
  Rest = Rest.ltrim();
  if (!Rest.starts_with("("))
    return false;
  unsigned Depth = 0;
  size_t End = 0;
  do {
    Depth += Rest[End] == '(';
    Depth -= Rest[End] == ')';
    ++End;
  } while (Depth != 0 && End < Rest.size());
  Rest = Rest.drop_front(End).ltrim();
  while (!Rest.empty() && isWord(Rest[0])) // const, noexcept, override
    Rest = Rest.drop_while(isWord).ltrim();
  return Rest.starts_with("{") || Rest.starts_with(":");
}

/// Whether one of the functions has a body in the text. There may be thousands
/// of names, so the text is read once.
static bool definesAny(llvm::StringRef Text, const llvm::StringSet<> &Names) {
  while (!Text.empty()) {
    Text = Text.drop_until(isWord);
    const llvm::StringRef Word = Text.take_while(isWord);
    Text = Text.drop_front(Word.size());
    if (!Word.empty() && Names.count(Word) && startsBody(Text))
      return true;
  }
  return false;
}

/// A question's first word is the member or variable. It must stand in the file
/// itself, or beside a release in a header: the header that declares it names
/// it in any case. The other words may stand anywhere. "f()" asks for the body
/// of f, "f(" for a call.
bool mayAnswer(const Unit &U, const Config &C, const ModelSet &Models,
               const std::vector<Question> &Questions) {
  llvm::StringSet<> Functions;
  for (const Question &Each : Questions)
    if (llvm::StringRef Name = Each.front(); Name.consume_back("()"))
      Functions.insert(Name);
  const bool OnlyMain = llvm::all_of(Questions, [](const Question &Each) {
    return Each.front().back() == '(' || Each.front().back() == ')';
  });
  std::vector<const Question *> Open;
  bool IsMain = true;
  std::set<std::pair<const Question *, std::string>> Seen;
  IncludeSearch Search;
  Search.Root = C.Root;
  const std::string Directory = U.Directory.empty() ? C.Root : U.Directory;
  const std::string File = absoluteFile(U, C);
  Search.Folders = includeFolders(
      translateCommand(U.Command, Directory, File).Flags, Directory);
  Search.Guess = U.Command.empty();
  bool Answers = false;
  walkIncludes(File, U.Text, Search, [&](llvm::StringRef Text) {
    std::optional<std::set<std::string>> Released;
    Answers |= IsMain && definesAny(Text, Functions);
    for (const Question &Each : Questions) {
      llvm::StringRef Name = Each.front();
      if (Name.ends_with("()"))
        continue;
      if (Name.consume_back("(")) {
        Answers |= IsMain && hasCall(Text, Name);
        continue;
      }
      if (!hasWord(Text, Each.front()))
        continue;
      if (!IsMain && !Released)
        Released =
            releasedInText(Text, Models.Models, [](unsigned) { return false; });
      if (IsMain || Released->count(Each.front()))
        Open.push_back(&Each);
    }
    IsMain = false;
    if (OnlyMain)
      return false;
    for (const Question *Each : Open) {
      size_t Met = 1;
      for (size_t I = 1; I < Each->size(); ++I) {
        if (hasWord(Text, (*Each)[I]))
          Seen.insert({Each, (*Each)[I]});
        Met += Seen.count({Each, (*Each)[I]});
      }
      Answers |= Met == Each->size();
    }
    return !Answers;
  });
  return Answers;
}

std::optional<Facts> factsOfText(const Unit &U, const Config &C,
                                 const ModelSet &Models) {
  std::string Text;
  if (U.Text)
    Text = *U.Text;
  else if (auto Buffer = llvm::MemoryBuffer::getFile(absoluteFile(U, C)))
    Text = (*Buffer)->getBuffer().str();
  OwnershipFacts Found;
  Found.Textual =
      releasedInText(Text, Models.Models, [](unsigned) { return false; });
  if (Found.empty())
    return std::nullopt;
  return Facts{U.File, {{"ownership", Found}}};
}

} // namespace vramlint::cuda
