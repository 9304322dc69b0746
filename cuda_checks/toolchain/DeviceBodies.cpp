#include "cuda_checks/toolchain/DeviceBodies.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringExtras.h"

namespace vramlint::cuda {

namespace {

bool isWordCharacter(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Takes the next word, brace or semicolon off the text.
llvm::StringRef nextToken(llvm::StringRef &Text) {
  const auto Starts = [](char C) {
    return isWordCharacter(C) || C == '{' || C == '}' || C == ';';
  };
  Text = Text.drop_until(Starts);
  if (Text.empty())
    return {};
  const llvm::StringRef Token = isWordCharacter(Text[0])
                                    ? Text.take_while(isWordCharacter)
                                    : Text.take_front(1);
  Text = Text.drop_front(Token.size());
  return Token;
}

bool marksDevice(llvm::StringRef Word) {
  return Word == "__global__" || Word == "__device__";
}

bool bodyAllocates(llvm::StringRef &Text) {
  bool Found = false;
  for (unsigned Depth = 1; Depth != 0;) {
    const llvm::StringRef Token = nextToken(Text);
    if (Token.empty())
      break;
    if (Token == "{")
      ++Depth;
    else if (Token == "}")
      --Depth;
    Found |= Token == "malloc" || Token == "new";
  }
  return Found;
}

} // namespace

bool allocatesOnDevice(llvm::StringRef Text) {
  if (!Text.contains("malloc") && !Text.contains("new"))
    return false;
  while (true) {
    llvm::StringRef Token = nextToken(Text);
    while (!Token.empty() && !marksDevice(Token))
      Token = nextToken(Text);
    // The body follows unless the declaration ends before it.
    while (!Token.empty() && Token != "{" && Token != ";")
      Token = nextToken(Text);
    if (Token.empty())
      return false;
    if (Token == "{" && bodyAllocates(Text))
      return true;
  }
}

bool DeviceBodies::matter(clang::SourceLocation Function,
                          const clang::SourceManager &Sources) {
  const clang::FileID File =
      Sources.getFileID(Sources.getExpansionLoc(Function));
  const auto [It, New] = Known.try_emplace(File, false);
  if (New)
    It->second = allocatesOnDevice(Sources.getBufferData(File));
  return It->second;
}

} // namespace vramlint::cuda
