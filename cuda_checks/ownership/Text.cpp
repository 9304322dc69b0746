#include "cuda_checks/ownership/Text.h"

#include "llvm/ADT/StringExtras.h"

#include <vector>

namespace vramlint::cuda {

namespace {

struct Token {
  llvm::StringRef Text;
  unsigned Line;
};

bool isWord(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Identifiers, numbers and single characters, without comments and strings.
class Tokens {
public:
  explicit Tokens(llvm::StringRef Text) : Rest(Text) {}

  /// \returns a token without text at the end.
  Token next() {
    for (;;) {
      skipSpace();
      if (Rest.empty())
        return {{}, Line};
      if (Rest.starts_with("//")) {
        Rest = Rest.drop_until([](char C) { return C == '\n'; });
        continue;
      }
      if (Rest.starts_with("/*")) {
        const size_t End = Rest.find("*/", 2);
        skip(End == llvm::StringRef::npos ? Rest.size() : End + 2);
        continue;
      }
      if (Rest[0] == '#') {
        skipDirective(); // among them the bodies of macros
        continue;
      }
      if (Rest[0] == '"' || Rest[0] == '\'') {
        skipLiteral();
        continue;
      }
      const size_t Length =
          isWord(Rest[0]) ? Rest.take_while(isWord).size() : 1;
      const Token Result{Rest.take_front(Length), Line};
      Rest = Rest.drop_front(Length);
      return Result;
    }
  }

private:
  void skip(size_t Length) {
    Line += static_cast<unsigned>(Rest.take_front(Length).count('\n'));
    Rest = Rest.drop_front(Length);
  }
  void skipSpace() {
    skip(Rest.take_while([](char C) { return llvm::isSpace(C); }).size());
  }
  void skipDirective() {
    size_t End = 0;
    while (End < Rest.size() && (Rest[End] != '\n' || Rest[End - 1] == '\\'))
      ++End;
    skip(End);
  }
  void skipLiteral() {
    size_t End = 1;
    while (End < Rest.size() && Rest[End] != Rest[0] && Rest[End] != '\n')
      End += Rest[End] == '\\' ? 2 : 1;
    skip(std::min(End + 1, Rest.size()));
  }
  llvm::StringRef Rest;
  unsigned Line = 1;
};

bool soundsLikeRelease(llvm::StringRef Name, const ResourceModels &Models) {
  if (Models.release(ResourceModels::canonicalName(
          std::string_view(Name.data(), Name.size()))))
    return true;
  const std::string Lower = Name.lower();
  for (const char *Part :
       {"free", "destroy", "release", "delete", "dealloc", "unregister",
        "unload", "close", "cleanup", "dispose", "finalize", "unmap"})
    if (llvm::StringRef(Lower).contains(Part))
      return true;
  return false;
}

/// In front of a name, these leave it a call and make it no declaration.
bool canPrecedeCall(llvm::StringRef Text) {
  return !isWord(Text[0]) ? Text != "*" && Text != "&" && Text != "~"
                          : Text == "return" || Text == "else" || Text == "do";
}

} // namespace

std::set<std::string>
releasedInText(llvm::StringRef Text, const ResourceModels &Models,
               llvm::function_ref<bool(unsigned)> IsKnown) {
  std::set<std::string> Found;
  std::vector<Token> Statement;
  Tokens Reader(Text);
  for (Token T = Reader.next(); !T.Text.empty(); T = Reader.next()) {
    if (T.Text != ";" && T.Text != "{" && T.Text != "}") {
      Statement.push_back(T);
      continue;
    }
    bool Releases = false;
    for (size_t I = 0; T.Text == ";" && I != Statement.size(); ++I) {
      const Token &Each = Statement[I];
      if (!isWord(Each.Text[0]))
        continue;
      if (Releases)
        Found.insert(Each.Text.str());
      else if (soundsLikeRelease(Each.Text, Models) && !IsKnown(Each.Line) &&
               (I == 0 || canPrecedeCall(Statement[I - 1].Text)))
        Releases = true;
    }
    Statement.clear();
  }
  return Found;
}

} // namespace vramlint::cuda
