#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/fixes/Fixes.h"
#include "cuda_checks/fixes/ReleaseCall.h"
#include "cuda_checks/fixes/SourceEdits.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ParentMap.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"

#include <set>

namespace vramlint::cuda {

using namespace clang;

namespace {

/// The variable or field that holds the resource.
struct Handle {
  PathId Path = NoPath;
  const VarDecl *Variable = nullptr;
  QualType Type;
  std::string Text;
};

/// Where the function is left: before a statement, or at its closing brace.
struct Exit {
  const Stmt *Statement = nullptr; ///< Null: the closing brace.
  const Stmt *Parent = nullptr;
  bool NeedsBraces = false;
};

class ReleaseInsertion {
public:
  ReleaseInsertion(UnitAnalysis &Unit, const FunctionResult &Function,
                   const SiteResult &Site, const SourcePlaces &Places)
      : Unit(Unit), B(*Function.TheBody), Site(Site.Site),
        Reported(Site.Result), AST(Unit.context()), Places(Places),
        Text(AST, Places), Parents(const_cast<Stmt *>(B.Function->getBody())) {}

  std::optional<Fix> run() {
    const ReleaseModel *Model = Unit.models().release(Site.Model->ReleasedBy);
    // What a function hands out in some cases only cannot be released blindly.
    if (!Model || Model->Argument != 0 || Site.Maybe ||
        Site.Model->Place == HandlePlace::Input)
      return std::nullopt;
    Release = Model;
    Callee = oneArgumentFunction(Site.Model->ReleasedBy, AST);
    if (!Callee)
      return std::nullopt;
    // Once more, with the paths on which the call fails only where the program
    // looks at its status: what it does without looking, it may do here too.
    All =
        Simulation(B, Unit).followSite(Site, Site.HasStatus && statusIsUsed());
    All.Leaks = Reported.Leaks;
    All.GoneIn.insert(All.GoneIn.end(), Reported.GoneIn.begin(),
                      Reported.GoneIn.end());
    // A library function that ends the process is not what leaks.
    if (!Unit.index().runsOnce(*B.Function))
      llvm::erase_if(All.Leaks, [](const Leak &Lost) {
        return Lost.What == Leak::EndsRun;
      });
    if (All.GaveUp || All.Leaks.empty() || !findHandle() || isWritten())
      return std::nullopt;
    findLost();
    Result.Safe = Site.Model->Place != HandlePlace::Return;
    std::set<const Stmt *> Done;
    for (const Leak &Lost : All.Leaks)
      if (Done.insert(Lost.Where).second && !repair(Lost.Where))
        return std::nullopt;
    Result.Message = "insert " + releaseText(false) + " ";
    if (Done.size() != 1)
      Result.Message += "in " + std::to_string(Done.size()) + " places";
    else
      Result.Message +=
          "before line " +
          std::to_string(Places.line(*Done.begin()
                                         ? (*Done.begin())->getBeginLoc()
                                         : B.Function->getBody()->getEndLoc()));
    return std::move(Result);
  }

private:
  /// Whether the acquire's value goes anywhere.
  bool statusIsUsed() const {
    const Stmt *Inner = Site.At->Source;
    const Stmt *Outer = Parents.getParent(Inner);
    while (isa_and_nonnull<ParenExpr, ExprWithCleanups, CastExpr>(Outer)) {
      Inner = Outer;
      Outer = Parents.getParent(Outer);
    }
    return !isa_and_nonnull<CompoundStmt>(Outer);
  }

  /// A place that holds the resource wherever it is lost.
  bool findHandle() {
    for (const PathId Path : All.Leaks.front().Holders) {
      const bool Everywhere = llvm::all_of(All.Leaks, [&](const Leak &Lost) {
        return Lost.What == Leak::AtExit &&
               llvm::is_contained(Lost.Holders, Path);
      });
      if (Everywhere && describe(Path))
        return true;
    }
    return false;
  }

  bool describe(PathId Path) {
    std::vector<const IdentifierInfo *> Fields;
    PathId Root = Path;
    for (; !B.Paths.isRoot(Root); Root = B.Paths.parent(Root)) {
      const PathElement &Last = B.Paths.last(Root);
      if (Last.isIndex() || Last.isDependent())
        return false;
      Fields.push_back(static_cast<const IdentifierInfo *>(Last.Field));
    }
    const auto It = B.Variables.find(B.Paths.base(Root));
    if (It == B.Variables.end())
      return false;
    const VarDecl *Variable = It->second;
    if (B.Captured.count(B.Paths.base(Root)))
      return false; // a lambda may change it
    if (isa<ParmVarDecl>(Variable) || !Variable->hasLocalStorage() ||
        !Variable->getIdentifier() || Variable->getLocation().isMacroID() ||
        Variable->getType()->isReferenceType())
      return false;
    QualType Type = Variable->getType();
    std::string Name = Variable->getNameAsString();
    for (auto Field = Fields.rbegin(); Field != Fields.rend(); ++Field) {
      const RecordDecl *Record = Type->getAsRecordDecl();
      if (!Record || !Record->getDefinition())
        return false;
      const auto Found = Record->getDefinition()->lookup(
          DeclarationName(const_cast<IdentifierInfo *>(*Field)));
      if (!Found.isSingleResult() || !isa<ValueDecl>(Found.front()))
        return false;
      Type = cast<ValueDecl>(Found.front())->getType();
      Name += "." + (*Field)->getName().str();
    }
    if (Type->isDependentType() ||
        !accepts(*Callee, Type, Release->ByAddress, AST))
      return false;
    Holder = {Path, Variable, Type, std::move(Name)};
    return true;
  }

  /// Whether a write to the place changes what the variable holds.
  bool concerns(PathId Other) const {
    return Other != NoPath && B.Paths.mayContain(Other, Holder.Path);
  }

  /// Whether anything but its declaration and the acquire may change what the
  /// variable holds.
  bool isWritten() const {
    for (const Block &Each : B.Blocks)
      for (const Operation &Op : Each.Operations) {
        switch (Op.What) {
        case Operation::Assign:
          if (concerns(Op.Target) && !isa<DeclStmt>(Op.Statement) &&
              !isAcquired(Op.Source))
            return true;
          break;
        case Operation::Change:
        case Operation::Increment:
          if (concerns(Op.Target))
            return true;
          break;
        case Operation::MakeCall:
          if (Op.TheCall != Site.At && mayWrite(*Op.TheCall))
            return true;
          break;
        default:
          break;
        }
      }
    return false;
  }

  bool isAcquired(const Operand &Source) const {
    return Source.size() == 1 && Source[0].What == Atom::Value &&
           B.Paths.base(Source[0].Path) == B.Paths.base(Site.At->Result);
  }

  bool mayWrite(const Call &C) const {
    const auto Takes = [&](const Operand &Value) {
      return llvm::any_of(Value, [&](const Atom &A) {
        return A.What == Atom::Address && concerns(A.Path);
      });
    };
    if (Takes(C.Object))
      return true;
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      if (!C.ReadOnly[I] && Takes(C.Arguments[I]))
        return true;
    return false;
  }

  /// The blocks that are reached after the resource was released or given
  /// away, until it is acquired anew.
  void findLost() {
    llvm::SmallVector<unsigned, 8> Open(All.GoneIn.begin(), All.GoneIn.end());
    while (!Open.empty()) {
      const unsigned Number = Open.pop_back_val();
      if (!Gone.insert(Number).second)
        continue;
      for (const Successor &Next : B.Blocks[Number].Successors)
        if (Next.Block != ~0u && !acquiresIn(Next.Block))
          Open.push_back(Next.Block);
    }
  }

  bool acquiresIn(unsigned Number) const {
    return llvm::any_of(B.Blocks[Number].Operations, [&](const Operation &Op) {
      return Op.What == Operation::MakeCall && Op.TheCall == Site.At;
    });
  }

  /// Whether the function may be left here without the resource.
  bool isLeftReleased(const Stmt *Where) const {
    return llvm::any_of(Gone, [&](unsigned Number) {
      const Block &Here = B.Blocks[Number];
      const Stmt *Leaves = nullptr;
      for (const Operation &Op : Here.Operations)
        if (Op.What == Operation::Return || Op.What == Operation::Throw)
          Leaves = Op.Statement;
      return Leaves == Where &&
             llvm::any_of(Here.Successors, [&](const Successor &Next) {
               return Next.Block == B.Exit;
             });
    });
  }

  /// Whether the variable is null as long as nothing was acquired.
  bool startsNull() const {
    const Expr *Init = Holder.Variable->getInit();
    if (!Init ||
        !(Holder.Type->isPointerType() || Holder.Type->isIntegerType()))
      return false;
    const Expr *Core = strip(Init);
    if (const auto *List = dyn_cast<InitListExpr>(Core))
      return llvm::all_of(
          List->inits(), [&](const Expr *Each) { return isNull(strip(Each)); });
    return B.Paths.isRoot(Holder.Path) && isNull(Core);
  }

  bool isNull(const Expr *E) const {
    return isa<ImplicitValueInitExpr, CXXScalarValueInitExpr>(E) ||
           E->isNullPointerConstant(AST, Expr::NPC_NeverValueDependent) !=
               Expr::NPCK_NotNull;
  }

  bool repair(const Stmt *Where) {
    if (isLeftReleased(Where))
      return false;
    const bool MayBeNull = llvm::is_contained(All.OtherExits, Where);
    if (MayBeNull && !startsNull())
      return false;
    if (!Where)
      return atBrace(releaseText(MayBeNull));
    Exit Here;
    return findExit(Where, Here) && isInScope(Here) && isUnused(Where) &&
           atStatement(Here, releaseText(MayBeNull));
  }

  std::string releaseText(bool Guarded) const {
    std::string Call = Site.Model->ReleasedBy + "(" +
                       (Release->ByAddress ? "&" : "") + Holder.Text + ")";
    if (warnsIfUnused(*Callee))
      Call = "(void)" + Call;
    return Guarded ? "if (" + Holder.Text + ") " + Call : Call;
  }

  bool findExit(const Stmt *Where, Exit &Here) const {
    Here.Statement = Where;
    Here.Parent = Parents.getParent(Where);
    while (isa_and_nonnull<ExprWithCleanups>(Here.Parent)) {
      Here.Statement = Here.Parent;
      Here.Parent = Parents.getParent(Here.Parent);
    }
    if (!isa<ReturnStmt, CXXThrowExpr, ExprWithCleanups>(Here.Statement) ||
        Here.Statement->getBeginLoc().isMacroID() ||
        Here.Statement->getEndLoc().isMacroID())
      return false;
    bool HasLabel = false;
    while (isa_and_nonnull<SwitchCase, LabelStmt>(Here.Parent)) {
      HasLabel = true;
      Here.Parent = Parents.getParent(Here.Parent);
    }
    if (isa_and_nonnull<CompoundStmt>(Here.Parent))
      return true;
    Here.NeedsBraces = true;
    return !HasLabel && headerEnd(Here).isValid() &&
           !headerEnd(Here).isMacroID() &&
           !Here.Parent->getBeginLoc().isMacroID();
  }

  /// The place behind the `)` or `else` that the statement is the body of.
  SourceLocation headerEnd(const Exit &Here) const {
    SourceLocation Last;
    if (const auto *If = dyn_cast_or_null<IfStmt>(Here.Parent))
      Last = If->getElse() == Here.Statement ? If->getElseLoc()
                                             : If->getRParenLoc();
    else if (const auto *For = dyn_cast_or_null<ForStmt>(Here.Parent))
      Last = For->getRParenLoc();
    else if (const auto *While = dyn_cast_or_null<WhileStmt>(Here.Parent))
      Last = While->getRParenLoc();
    else if (const auto *Range = dyn_cast_or_null<CXXForRangeStmt>(Here.Parent))
      Last = Range->getRParenLoc();
    if (Last.isInvalid() || Last.isMacroID())
      return Last;
    return Text.endOf(Last);
  }

  static bool declares(const Stmt *S, llvm::StringRef Name) {
    const auto *Declaration = dyn_cast_or_null<DeclStmt>(S);
    return Declaration &&
           llvm::any_of(Declaration->decls(), [&](const Decl *D) {
             const auto *Named = dyn_cast<NamedDecl>(D);
             return Named && Named->getIdentifier() && Named->getName() == Name;
           });
  }

  static const DeclStmt *declarationOf(const Stmt *S, const VarDecl *Variable) {
    if (!S || isa<LambdaExpr>(S))
      return nullptr;
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (D->getCanonicalDecl() == Variable->getCanonicalDecl())
          return Declaration;
    for (const Stmt *Child : S->children())
      if (const DeclStmt *Found = declarationOf(Child, Variable))
        return Found;
    return nullptr;
  }

  /// Whether the variable's name means the variable at the exit.
  bool isInScope(const Exit &Here) const {
    const DeclStmt *Declaration =
        declarationOf(B.Function->getBody(), Holder.Variable);
    if (!Declaration ||
        !AST.getSourceManager().isBeforeInTranslationUnit(
            Declaration->getBeginLoc(), Here.Statement->getBeginLoc()))
      return false;
    const Stmt *Scope = Parents.getParent(Declaration);
    for (const Stmt *Outer = Parents.getParent(Here.Statement); Outer;
         Outer = Parents.getParent(Outer)) {
      if (Outer == Scope)
        return true;
      for (const Stmt *Child : Outer->children())
        if (declares(Child, Holder.Variable->getName()))
          return false;
    }
    return false;
  }

  /// Whether what is returned or thrown does not need the resource. A call
  /// with pointers may get at it all the same: then the fix is not safe.
  bool isUnused(const Stmt *S) {
    if (!S)
      return true;
    if (const auto *Reference = dyn_cast<DeclRefExpr>(S)) {
      const void *Declared = Reference->getDecl()->getCanonicalDecl();
      for (const Leak &Lost : All.Leaks)
        for (const PathId Path : Lost.Holders)
          if (B.Paths.base(Path) == Declared)
            return false;
    }
    if (const auto *Call = dyn_cast<CallExpr>(S))
      Result.Safe &= isHarmless(*Call);
    if (isa<LambdaExpr, RecoveryExpr>(S))
      return false;
    for (const Stmt *Child : S->children())
      if (!isUnused(Child))
        return false;
    return true;
  }

  bool isHarmless(const CallExpr &Call) const {
    const llvm::StringRef Name = modelName(Call);
    if (Name.empty() ? !isa<CXXOperatorCallExpr, CXXMemberCallExpr>(Call)
                     : Unit.models().isGpuFunction(
                           std::string_view(Name.data(), Name.size())))
      return false;
    return llvm::all_of(Call.arguments(), [](const Expr *Argument) {
      return !Argument->getType()->isPointerType() ||
             isa<StringLiteral>(strip(Argument));
    });
  }

  bool atStatement(const Exit &Here, const std::string &Call) {
    const SourceLocation Begin = Here.Statement->getBeginLoc();
    const SourceLocation End = Text.afterSemicolon(Here.Statement->getEndLoc());
    const bool OwnLine = Text.isFirstOnLine(Begin);
    if (Here.NeedsBraces && End.isInvalid())
      return false;
    if (Here.NeedsBraces && !OwnLine) {
      add(Begin, "{ " + Call + "; ");
      add(End, " }");
      return true;
    }
    if (Here.NeedsBraces)
      add(headerEnd(Here), " {");
    add(Begin, Call + ";" + (OwnLine ? "\n" + Text.indentation(Begin) : " "));
    if (Here.NeedsBraces)
      add(End, "\n" + Text.indentation(Here.Parent->getBeginLoc()) + "}");
    return true;
  }

  bool atBrace(const std::string &Call) {
    const auto *Whole = dyn_cast<CompoundStmt>(B.Function->getBody());
    const DeclStmt *Declaration =
        Whole ? declarationOf(Whole, Holder.Variable) : nullptr;
    if (!Declaration || Parents.getParent(Declaration) != Whole)
      return false;
    const SourceLocation Brace = Whole->getRBracLoc();
    if (Brace.isMacroID())
      return false;
    if (!Text.isFirstOnLine(Brace)) {
      add(Brace, Call + "; ");
      return true;
    }
    const SourceLocation Last = Whole->body_back()->getBeginLoc();
    const std::string Indent =
        Last.isFileID() && Text.isFirstOnLine(Last)
            ? Text.indentation(Last)
            : Text.indentation(Declaration->getBeginLoc());
    add(Text.startOfLine(Brace), Indent + Call + ";\n");
    return true;
  }

  void add(SourceLocation At, std::string Inserted) {
    Result.Edits.push_back(Text.insert(At, std::move(Inserted)));
  }

  UnitAnalysis &Unit;
  Body &B;
  const AcquireSite &Site;
  const Outcome &Reported; ///< What the finding is made of.
  ASTContext &AST;
  const SourcePlaces &Places;
  SourceEdits Text;
  ParentMap Parents;
  const ReleaseModel *Release = nullptr;
  const FunctionDecl *Callee = nullptr;
  Outcome All;
  Handle Holder;
  llvm::DenseSet<unsigned> Gone;
  Fix Result;
};

} // namespace

std::optional<Fix> insertRelease(UnitAnalysis &Unit,
                                 const FunctionResult &Function,
                                 const SiteResult &Site,
                                 const SourcePlaces &Places) {
  if (!Function.TheBody)
    return std::nullopt;
  return ReleaseInsertion(Unit, Function, Site, Places).run();
}

} // namespace vramlint::cuda
