// What Clang dropped of a function: around an error whole statements may be
// missing from the tree, and with them what they write.
#include "cuda_checks/engine/Lowering.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <algorithm>

namespace vramlint::cuda {

using namespace clang;

namespace {

/// Where the tree names a variable.
void findNamed(const Stmt *S, const SourceManager &Sources,
               llvm::DenseSet<SourceLocation> &Named) {
  if (!S)
    return;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(S))
    Named.insert(Sources.getSpellingLoc(Reference->getLocation()));
  if (const auto *Declaration = dyn_cast<DeclStmt>(S))
    for (const Decl *D : Declaration->decls())
      Named.insert(Sources.getSpellingLoc(D->getLocation()));
  for (const Stmt *Child : S->children())
    findNamed(Child, Sources, Named);
}

/// Where the names stand that no reference in the tree accounts for, by their
/// offsets. Code that is compiled out counts as dropped.
llvm::StringMap<std::vector<unsigned>>
findDropped(const Stmt &Text, FileID File, const SourceManager &Sources,
            const LangOptions &Language) {
  llvm::StringMap<std::vector<unsigned>> Dropped;
  const auto Buffer = Sources.getBufferOrNone(File);
  const unsigned Begin = Sources.getFileOffset(Text.getBeginLoc());
  const unsigned End = Sources.getFileOffset(Text.getEndLoc());
  if (!Buffer || Begin > End)
    return Dropped;
  llvm::DenseSet<SourceLocation> Named;
  findNamed(&Text, Sources, Named);
  const llvm::StringRef Whole = Buffer->getBuffer();
  Lexer Lex(Sources.getLocForStartOfFile(File), Language, Whole.begin(),
            Whole.begin() + Begin, Whole.end());
  tok::TokenKind Before = tok::unknown;
  for (Token Each; !Lex.LexFromRawLexer(Each);) {
    const unsigned Offset = Sources.getFileOffset(Each.getLocation());
    if (Offset >= End)
      break;
    if (Each.is(tok::raw_identifier) && Before != tok::period &&
        Before != tok::arrow && Before != tok::coloncolon &&
        !Named.count(Each.getLocation()))
      Dropped[Each.getRawIdentifier()].push_back(Offset);
    Before = Each.getKind();
  }
  return Dropped;
}

bool hasErrors(const Stmt *S) {
  if (!S)
    return false;
  if (const auto *E = dyn_cast<Expr>(S); E && E->containsErrors())
    return true;
  if (const auto *Declaration = dyn_cast<DeclStmt>(S);
      Declaration && llvm::any_of(Declaration->decls(), [](const Decl *D) {
        return D->isInvalidDecl();
      }))
    return true;
  return llvm::any_of(S->children(), hasErrors);
}

} // namespace

/// Whether statements of the body may be missing from the tree.
bool Lowering::isIncomplete() const {
  const SourceManager &Sources = AST.getSourceManager();
  const Stmt *Text = B.Function->getBody();
  return AST.getDiagnostics().hasErrorOccurred() &&
         !Text->getBeginLoc().isMacroID() &&
         Sources.getFileID(Text->getBeginLoc()) ==
             Sources.getFileID(Text->getEndLoc()) &&
         hasErrors(Text);
}

void Lowering::notePlace(const Stmt &S, Block &Where) {
  const SourceManager &Sources = AST.getSourceManager();
  const SourceLocation At = Sources.getFileLoc(S.getBeginLoc());
  if (Sources.getFileID(At) ==
      Sources.getFileID(B.Function->getBody()->getBeginLoc()))
    Places.push_back({Sources.getFileOffset(At),
                      static_cast<unsigned>(Places.size()), &Where,
                      Where.Operations.size()});
}

/// A variable that dropped code names may be changed by it, before what follows
/// in the text.
void Lowering::addDroppedWrites() {
  const SourceManager &Sources = AST.getSourceManager();
  const Stmt *Text = B.Function->getBody();
  const auto Dropped =
      findDropped(*Text, Sources.getFileID(Text->getBeginLoc()), Sources,
                  AST.getLangOpts());
  std::sort(Places.begin(), Places.end(), [](const Place &A, const Place &C) {
    return std::tie(A.Offset, A.Order) < std::tie(C.Offset, C.Order);
  });
  std::map<std::pair<Block *, size_t>, std::vector<PathId>> Added;
  for (const auto &[Identity, Variable] : B.Variables) {
    const QualType Type = Variable->getType();
    if (isStatusType(Type) || Type->isPointerType() ||
        !Variable->getIdentifier())
      continue;
    const auto It = Dropped.find(Variable->getName());
    if (It == Dropped.end())
      continue;
    for (const unsigned Offset : It->second) {
      const auto Next = std::upper_bound(
          Places.begin(), Places.end(), Offset,
          [](unsigned O, const Place &P) { return O < P.Offset; });
      if (Next != Places.end())
        Added[{Next->Where, Next->Index}].push_back(
            B.Paths.root(Identity, Locality::Local));
    }
  }
  // The last first, so that the numbers of the others stay as they are.
  for (auto It = Added.rbegin(); It != Added.rend(); ++It) {
    const auto &[Where, Index] = It->first;
    for (const PathId Root : It->second) {
      Operation Op;
      Op.What = Operation::Change;
      Op.Target = Root;
      Op.Statement = Text;
      Where->Operations.insert(
          Where->Operations.begin() + static_cast<long>(Index), std::move(Op));
    }
  }
}

} // namespace vramlint::cuda
