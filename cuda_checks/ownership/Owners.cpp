#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/fixes/Fixes.h"
#include "cuda_checks/ownership/Classes.h"
#include "cuda_checks/ownership/Guards.h"

#include "clang/AST/ExprCXX.h"

namespace vramlint::cuda {

using namespace clang;

namespace {

/// A class whose objects the compiler can copy, by itself or part by part.
bool isCopyable(const CXXRecordDecl *Class, unsigned Depth = 0) {
  Class = Class ? Class->getDefinition() : nullptr;
  if (!Class || Depth > 8)
    return true;
  for (const CXXConstructorDecl *Constructor : Class->ctors())
    if (Constructor->isCopyConstructor() && !Constructor->isImplicit())
      return !Constructor->isDeleted() && Constructor->getAccess() == AS_public;
  if (Class->hasUserDeclaredMoveConstructor() ||
      Class->hasUserDeclaredMoveAssignment())
    return false;
  for (const CXXConstructorDecl *Constructor : Class->ctors())
    if (Constructor->isCopyConstructor() && Constructor->isDeleted())
      return false;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (!isCopyable(Base.getType()->getAsCXXRecordDecl(), Depth + 1))
      return false;
  for (const FieldDecl *Field : Class->fields()) {
    QualType Type = Field->getType();
    while (const auto *Array = Type->getAsArrayTypeUnsafe())
      Type = Array->getElementType();
    if (Type->isRecordType() &&
        !isCopyable(Type->getAsCXXRecordDecl(), Depth + 1))
      return false;
  }
  return true;
}

bool hasConstantOrReference(const CXXRecordDecl &Class) {
  return llvm::any_of(Class.fields(), [](const FieldDecl *Field) {
    return Field->getType().isConstQualified() ||
           Field->getType()->isReferenceType();
  });
}

/// A release that the destructor comes to.
struct Released {
  const FieldDecl *Field = nullptr;
  const Call *At = nullptr;
  std::string Function; ///< What releases: "cudaFree".
  std::vector<const Expr *> Conditions;
};

class Destruction {
public:
  Destruction(UnitAnalysis &Unit, PlaceNames &Names)
      : Unit(Unit), Names(Names) {}

  std::vector<Released> Found;

  void follow(const FunctionDecl &Function,
              const std::vector<const Expr *> &Outer, unsigned Depth) {
    Body *B = Depth < 4 ? Unit.body(Function) : nullptr;
    if (!B)
      return;
    for (const Block &Each : B->Blocks)
      for (const Operation &Op : Each.Operations)
        if (Op.What == Operation::MakeCall)
          call(*B, *Op.TheCall, Outer, Depth);
  }

private:
  std::vector<const Expr *> under(const Body &B, const Call &C,
                                  const std::vector<const Expr *> &Outer) {
    std::vector<const Expr *> All = conditionsOf(B, C);
    All.insert(All.end(), Outer.begin(), Outer.end());
    return All;
  }

  void add(Body &B, const Call &C, const Operand &Given, std::string Function,
           const std::vector<const Expr *> &Outer) {
    for (const Atom &A : Given) {
      if (A.What != Atom::Value && A.What != Atom::Address)
        continue;
      // A field of the object itself, not of something it points to.
      PathId P = A.Path;
      while (!B.Paths.isRoot(P) && B.Paths.last(P).isIndex())
        P = B.Paths.parent(P);
      if (B.Paths.isRoot(P) || B.Paths.depth(P) != 2 ||
          B.Paths.base(P) != static_cast<const void *>(&B))
        continue;
      if (const FieldDecl *Field = Names.of(B, A.Path).Field)
        Found.push_back({Field, &C, std::move(Function), under(B, C, Outer)});
    }
  }

  void call(Body &B, const Call &C, const std::vector<const Expr *> &Outer,
            unsigned Depth) {
    // `delete` ends memory of the host, and objects with an owner of their own.
    if (C.Release && !isa<CXXDeleteExpr>(C.Source) &&
        C.Release->Argument < C.Arguments.size())
      return add(B, C, C.Arguments[C.Release->Argument], C.Name.str(), Outer);
    if (C.Kind != CalleeKind::Unit)
      return;
    const auto *Method = dyn_cast<CXXMethodDecl>(C.Callee);
    if (Method && C.Object.size() == 1 &&
        B.Paths.base(C.Object[0].Path) == static_cast<const void *>(&B) &&
        B.Paths.depth(C.Object[0].Path) <= 1)
      return follow(*Method, under(B, C, Outer), Depth + 1);
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      for (const Atom &A : C.Arguments[I]) {
        PathSuffix Steps;
        if (A.What == Atom::Address)
          Steps.push_back(PathElement::index(0));
        else if (A.What != Atom::Value)
          continue;
        if (Unit.argumentEffect(*C.Callee, static_cast<int>(I), Steps).Effect ==
            HandleEffect::Released)
          add(B, C, {A}, C.Callee->getNameAsString(), Outer);
      }
  }

  UnitAnalysis &Unit;
  PlaceNames &Names;
};

/// Whether a condition asks for nothing but handles that the destructor
/// releases: a flag or a count would make the release the business of others.
bool asksOnlyFor(const Stmt *S, const std::vector<Released> &All) {
  if (const auto *Member = dyn_cast<MemberExpr>(S)) {
    const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (!Field)
      return false;
    if (!llvm::any_of(All, [&](const Released &Each) {
          return Each.Field->getCanonicalDecl() == Field->getCanonicalDecl();
        }))
      return false;
  } else if (const auto *Reference = dyn_cast<DeclRefExpr>(S)) {
    const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
    if (Variable && !isStatusType(Variable->getType()))
      return false;
  } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
    if (isStatusType(Call->getType()))
      return true;
    return false;
  }
  return llvm::all_of(S->children(), [&](const Stmt *Child) {
    return !Child || asksOnlyFor(Child, All);
  });
}

bool hasPublicConstructor(const CXXRecordDecl &Class) {
  bool Any = false;
  for (const CXXConstructorDecl *Constructor : Class.ctors()) {
    if (Constructor->isCopyOrMoveConstructor() || Constructor->isImplicit())
      continue;
    Any = true;
    if (Constructor->getAccess() == AS_public)
      return true;
  }
  return !Any;
}

} // namespace

void collectOwners(UnitAnalysis &Unit, PlaceNames &Names,
                   const SourcePlaces &Places, OwnershipFacts &Facts) {
  for (const FunctionDecl *Function : Unit.index().functions()) {
    const auto *Destructor = dyn_cast<CXXDestructorDecl>(Function);
    if (!Destructor || Destructor->isDefaulted() ||
        Destructor->isDependentContext())
      continue;
    const CXXRecordDecl &Class = *Destructor->getParent();
    const std::string Key = Names.classKey(Class);
    if (Key.empty() || Class.isUnion() || Class.isLambda() ||
        Class.isAbstract() || !hasPublicConstructor(Class))
      continue;
    const bool ByConstructor =
        !Class.hasUserDeclaredCopyConstructor() && isCopyable(&Class);
    const bool ByAssignment = !Class.hasUserDeclaredCopyAssignment() &&
                              !Class.hasUserDeclaredMoveAssignment() &&
                              !Class.hasUserDeclaredMoveConstructor() &&
                              !hasConstantOrReference(Class) &&
                              isCopyable(&Class);
    if (!ByConstructor && !ByAssignment)
      continue;
    Destruction Ends(Unit, Names);
    Ends.follow(*Destructor, {}, 0);
    for (const Released &Each : Ends.Found) {
      const bool IsOwn = llvm::all_of(Each.Conditions, [&](const Expr *E) {
        return asksOnlyFor(E, Ends.Found);
      });
      if (!IsOwn || Each.Field->getParent()->getCanonicalDecl() !=
                        Class.getCanonicalDecl())
        continue;
      OwnerClass Owner;
      Owner.Class = Key;
      Owner.Display = PlaceNames::classDisplay(Class);
      Owner.Where = Places.at(SourceRange(patternOf(Class).getLocation()));
      Owner.Destructor = Places.at(*Each.At->Source);
      Owner.Member = Each.Field->getNameAsString();
      Owner.ReleasedBy = Each.Function;
      Owner.CopiesByConstructor = ByConstructor;
      Owner.CopiesByAssignment = ByAssignment;
      if (std::optional<Fix> Repair =
              makeNonCopyableFix(Class, Unit.context(), Places))
        Owner.Fixes.push_back(std::move(*Repair));
      Facts.Owners.push_back(std::move(Owner));
      break;
    }
  }
}

} // namespace vramlint::cuda
