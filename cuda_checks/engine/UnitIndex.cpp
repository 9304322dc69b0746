#include "cuda_checks/engine/UnitIndex.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/UserNames.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace vramlint::cuda {

using namespace clang;

/// What an expression names, also behind `Around` (& or *), which C and C++
/// allow at functions; null if it is no name.
static const ValueDecl *named(const Expr *E, UnaryOperatorKind Around) {
  E = strip(E);
  if (const auto *Outer = dyn_cast<UnaryOperator>(E);
      Outer && Outer->getOpcode() == Around)
    E = strip(Outer->getSubExpr());
  const auto *Reference = dyn_cast<DeclRefExpr>(E);
  return Reference ? Reference->getDecl() : nullptr;
}

bool runsOnDevice(const FunctionDecl &Function) {
  return Function.hasAttr<CUDAGlobalAttr>() ||
         Function.hasAttr<CUDADeviceAttr>();
}

bool isTestBody(const FunctionDecl &Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
  if (!Method)
    return false;
  if (Method->getIdentifier() && Method->getName() == "TestBody")
    return true;
  llvm::SmallVector<const CXXRecordDecl *, 4> Open{Method->getParent()};
  while (!Open.empty()) {
    const CXXRecordDecl *Class = Open.pop_back_val();
    if (!Class || !Class->hasDefinition())
      continue;
    for (const CXXBaseSpecifier &Base : Class->bases()) {
      if (llvm::StringRef(Base.getType().getAsString())
              .contains("testing::Test"))
        return true;
      Open.push_back(Base.getType()->getAsCXXRecordDecl());
    }
  }
  return false;
}

bool isDeviceOnly(const FunctionDecl &Function) {
  return Function.hasAttr<CUDAGlobalAttr>() ||
         (Function.hasAttr<CUDADeviceAttr>() &&
          !Function.hasAttr<CUDAHostAttr>());
}

class UnitIndex::Visitor : public RecursiveASTVisitor<Visitor> {
  using Base = RecursiveASTVisitor<Visitor>;

public:
  Visitor(UnitIndex &Index, ASTContext &AST, const ResourceModels &Models,
          Side Runs)
      : Index(Index), Sources(AST.getSourceManager()), Models(Models),
        Runs(Runs) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseDecl(Decl *D) {
    if (!D)
      return true;
    // Deciding at the outermost level suffices: what stands inside a system
    // header's declaration stands in that header.
    if (D->getDeclContext() && D->getDeclContext()->isFileContext() &&
        Sources.isInSystemHeader(Sources.getExpansionLoc(D->getLocation())))
      return true;
    const auto *Function = dyn_cast<FunctionDecl>(D);
    if (!Function || !Function->doesThisDeclarationHaveABody())
      return Base::TraverseDecl(D);
    if (Runs == Side::Host ? isDeviceOnly(*Function) : !runsOnDevice(*Function))
      return true;
    return inside(Function, [&] { return Base::TraverseDecl(D); });
  }

  bool TraverseLambdaExpr(LambdaExpr *Lambda) {
    return inside(Lambda->getCallOperator(),
                  [&] { return Base::TraverseLambdaExpr(Lambda); });
  }

  bool TraverseForStmt(ForStmt *S) {
    return inLoop([&] { return Base::TraverseForStmt(S); });
  }
  bool TraverseWhileStmt(WhileStmt *S) {
    return inLoop([&] { return Base::TraverseWhileStmt(S); });
  }
  bool TraverseDoStmt(DoStmt *S) {
    // `do ... while (0)` is how macros are written, not a loop.
    const auto *Once = dyn_cast<IntegerLiteral>(strip(S->getCond()));
    const auto *Never = dyn_cast<CXXBoolLiteralExpr>(strip(S->getCond()));
    if ((Once && Once->getValue() == 0) || (Never && !Never->getValue()))
      return Base::TraverseDoStmt(S);
    return inLoop([&] { return Base::TraverseDoStmt(S); });
  }
  bool TraverseCXXForRangeStmt(CXXForRangeStmt *S) {
    return inLoop([&] { return Base::TraverseCXXForRangeStmt(S); });
  }

  bool VisitCallExpr(CallExpr *E) {
    if (!Current)
      return true;
    FunctionInfo &Info = Index.Infos[Current];
    const llvm::StringRef Name = modelName(*E, Models);
    if (!Name.empty()) {
      Info.Acquires |= Models.acquire(Name) != nullptr;
      if (const ReclaimModel *Reclaim = Models.reclaim(Name))
        Info.Reclaims.push_back(Reclaim);
      if (Models.isGpuFunction(Name))
        Index.LibraryCalls.insert(ResourceModels::canonicalName(Name));
    }
    if (const FunctionDecl *Callee = E->getDirectCallee()) {
      noteCall(Callee);
      noteFunctionArguments(*E, Callee->getDefinition());
    }
    return true;
  }

  bool VisitCXXNewExpr(CXXNewExpr *) {
    if (Current)
      Index.Infos[Current].Acquires |= Models.acquire("new") != nullptr;
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    if (Current)
      noteCall(E->getConstructor());
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    // Every call refers to its callee once; further references take its
    // address.
    if (const auto *Function = dyn_cast<FunctionDecl>(E->getDecl()))
      ++References[Function->getCanonicalDecl()];
    return true;
  }

  void finish() {
    llvm::SmallPtrSet<const FunctionDecl *, 16> Instantiated;
    for (const FunctionDecl *Function : Index.Functions)
      if (const FunctionDecl *Pattern =
              Function->getTemplateInstantiationPattern())
        Instantiated.insert(Pattern);
    llvm::erase_if(Index.Functions, [&](const FunctionDecl *Function) {
      return Function->isDependentContext() && Instantiated.count(Function);
    });
    for (auto &[Function, Info] : Index.Infos)
      Info.AddressTaken = References.lookup(Function->getCanonicalDecl()) >
                          Info.CalledFrom.size();
    for (auto &[Function, Info] : Index.Outside)
      Info.AddressTaken = References.lookup(Function) > Info.CalledFrom.size();
  }

private:
  template <class Work> bool inside(const FunctionDecl *Function, Work Do) {
    const FunctionDecl *Outer = Current;
    const unsigned OuterLoops = Loops;
    Current = Function;
    Loops = 0;
    if (Index.Infos.try_emplace(Function).second || !Listed.count(Function)) {
      Listed.insert(Function);
      Index.Functions.push_back(Function);
    }
    const bool Continue = Do();
    Current = Outer;
    Loops = OuterLoops;
    return Continue;
  }

  template <class Work> bool inLoop(Work Do) {
    ++Loops;
    const bool Continue = Do();
    --Loops;
    return Continue;
  }

  void noteFunctionArguments(const CallExpr &E, const FunctionDecl *Callee) {
    if (!Callee || isa<CXXOperatorCallExpr>(E))
      return;
    for (unsigned I = 0; I < Callee->getNumParams() && I < E.getNumArgs();
         ++I) {
      const ParmVarDecl *Parameter = Callee->getParamDecl(I);
      if (!Parameter->getType().getNonReferenceType()->isFunctionPointerType())
        continue;
      const auto *Function =
          dyn_cast_or_null<FunctionDecl>(named(E.getArg(I), UO_AddrOf));
      Index.PassedFor[Parameter].push_back(Function ? Function->getDefinition()
                                                    : nullptr);
    }
  }

  void noteCall(const FunctionDecl *Callee) {
    const FunctionDecl *Definition = Callee->getDefinition();
    if (!Definition) {
      if (Sources.isInSystemHeader(
              Sources.getExpansionLoc(Callee->getLocation())))
        return;
      Index.Infos[Current].CallsOut = true;
      Index.Outside[Callee->getCanonicalDecl()].CalledFrom.push_back(
          {Current, Loops != 0});
      return;
    }
    Index.Infos[Current].Callees.push_back(Definition);
    Index.Infos[Definition].CalledFrom.push_back({Current, Loops != 0});
  }

  UnitIndex &Index;
  const SourceManager &Sources;
  const ResourceModels &Models;
  const Side Runs;
  const FunctionDecl *Current = nullptr;
  unsigned Loops = 0;
  llvm::SmallPtrSet<const FunctionDecl *, 32> Listed;
  llvm::DenseMap<const FunctionDecl *, unsigned> References;
};

UnitIndex::UnitIndex(ASTContext &AST, const ResourceModels &Models, Side Runs) {
  Visitor Walk(*this, AST, Models, Runs);
  Walk.TraverseDecl(AST.getTranslationUnitDecl());
  Walk.finish();
  // Callers of what may acquire may acquire.
  llvm::SmallVector<const FunctionDecl *, 32> Open;
  for (auto &[Function, Info] : Infos)
    if (Info.Acquires) {
      Info.MayAcquire = true;
      Open.push_back(Function);
    }
  while (!Open.empty()) {
    const FunctionDecl *Callee = Open.pop_back_val();
    for (const FunctionInfo::CallSite &Site :
         Infos.find(Callee)->second.CalledFrom) {
      FunctionInfo &Caller = Infos.find(Site.Caller)->second;
      if (!Caller.MayAcquire) {
        Caller.MayAcquire = true;
        Open.push_back(Site.Caller);
      }
    }
  }
}

const FunctionInfo *UnitIndex::info(const FunctionDecl &Definition) const {
  const auto It = Infos.find(&Definition);
  return It == Infos.end() ? nullptr : &It->second;
}

const llvm::SmallVector<const FunctionDecl *, 2> *
UnitIndex::targets(const CallExpr &Call) const {
  const auto *Parameter =
      dyn_cast_or_null<ParmVarDecl>(named(Call.getCallee(), UO_Deref));
  const auto *Owner =
      Parameter ? dyn_cast<FunctionDecl>(Parameter->getDeclContext()) : nullptr;
  const FunctionInfo *Info = Owner ? info(*Owner) : nullptr;
  // Others may call it with other functions.
  if (!Info || Info->AddressTaken || isa<CXXMethodDecl>(Owner) ||
      (Owner->isExternallyVisible() && !Owner->isTemplateInstantiation()))
    return nullptr;
  const auto It = PassedFor.find(Parameter);
  if (It == PassedFor.end() || llvm::is_contained(It->second, nullptr))
    return nullptr;
  return &It->second;
}

/// A function that other units may call by its name.
static bool isForOthers(const FunctionDecl &Function) {
  return Function.isExternallyVisible() && !isa<CXXMethodDecl>(Function);
}

Callers UnitIndex::callers(const FunctionDecl &Definition) const {
  constexpr unsigned MaxDepth = 16;
  Callers Result;
  const FunctionDecl *Each = &Definition;
  for (unsigned Depth = 0; Depth != MaxDepth; ++Depth) {
    if (Each->isMain()) {
      Result.How = Callers::Once;
      return Result;
    }
    const FunctionInfo *Info = info(*Each);
    if (!Info || Info->AddressTaken || isa<CXXMethodDecl>(Each) ||
        Info->CalledFrom.size() > 1)
      return Result;
    if (isForOthers(*Each))
      Result.Chain.push_back(Each);
    if (Info->CalledFrom.empty()) {
      if (isForOthers(*Each))
        Result.How = Callers::Elsewhere;
      return Result;
    }
    if (Info->CalledFrom[0].InLoop)
      return Result;
    Each = Info->CalledFrom[0].Caller;
  }
  return Result;
}

std::vector<UnitIndex::OutsideCall> UnitIndex::outsideCalls() const {
  std::vector<OutsideCall> Calls;
  for (const auto &[Callee, Info] : Outside) {
    if (!isForOthers(*Callee) || !Callee->getIdentifier())
      continue;
    Calls.push_back({Callee, {}});
    if (Info.CalledFrom.size() == 1 && !Info.AddressTaken &&
        !Info.CalledFrom[0].InLoop)
      Calls.back().From = callers(*Info.CalledFrom[0].Caller);
  }
  return Calls;
}

} // namespace vramlint::cuda
