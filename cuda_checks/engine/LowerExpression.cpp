#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"
#include "cuda_checks/engine/UserNames.h"

namespace vramlint::cuda {

using namespace clang;

const Expr *strip(const Expr *E) {
  while (E) {
    const Expr *Inner = E->IgnoreParens();
    if (const auto *Cast = dyn_cast<CastExpr>(Inner))
      Inner = Cast->getSubExpr();
    else if (const auto *Full = dyn_cast<FullExpr>(Inner))
      Inner = Full->getSubExpr();
    else if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(Inner))
      Inner = Temporary->getSubExpr();
    else if (const auto *Bind = dyn_cast<CXXBindTemporaryExpr>(Inner))
      Inner = Bind->getSubExpr();
    else if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(Inner))
      Inner = Opaque->getSourceExpr();
    else if (const auto *List = dyn_cast<CXXStdInitializerListExpr>(Inner))
      Inner = List->getSubExpr();
    else if (const auto *Subst = dyn_cast<SubstNonTypeTemplateParmExpr>(Inner))
      Inner = Subst->getReplacement();
    if (Inner == E || !Inner)
      return E;
    E = Inner;
  }
  return E;
}

bool bindsTemporary(const VarDecl &Variable) {
  if (isa<ParmVarDecl>(Variable) || !Variable.getInit() ||
      !Variable.getType()->isReferenceType())
    return false;
  const Expr *Init = Variable.getInit()->IgnoreParens();
  if (const auto *Full = dyn_cast<FullExpr>(Init))
    Init = Full->getSubExpr();
  Init = Init->IgnoreParenImpCasts();
  const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(Init);
  return Temporary && strip(Temporary)->isPRValue();
}

/// A class whose objects may release what their fields hold.
static bool mayRelease(QualType Type, const ResourceModels &Models) {
  Type = Type.getNonReferenceType();
  while (const auto *Array = Type->getAsArrayTypeUnsafe())
    Type = Array->getElementType();
  const CXXRecordDecl *Record = Type->getAsCXXRecordDecl();
  if (!Record || !Record->hasDefinition())
    return Record != nullptr;
  if (isOwner(Type, Models))
    return true;
  if (isStandardContainer(*Record))
    return false;
  return Record->hasUserDeclaredDestructor() ||
         (!Record->hasTrivialDestructor() && Record->getNumBases() != 0);
}

PathId Lowering::rootOf(const VarDecl &Declared) {
  const VarDecl &Variable = *Declared.getCanonicalDecl();
  const bool IsOurs = Variable.getParentFunctionOrMethod() ==
                      static_cast<const DeclContext *>(B.Function);
  Locality L = Locality::Local;
  if (!IsOurs || !Variable.hasLocalStorage() ||
      mayRelease(Variable.getType(), Models))
    L = Locality::NonLocal;
  const PathId Root = B.Paths.root(&Variable, L);
  B.Variables[&Variable] = &Variable;
  if (!Variable.getType()->isReferenceType() || bindsTemporary(Variable))
    return Root;
  if (isa<ParmVarDecl>(Variable))
    return B.Paths.child(Root, PathElement::index(0), Locality::Param);
  // A local reference is another name for what it is bound to.
  const Expr *Init = Variable.getInit();
  if (!Init || llvm::is_contained(Resolving, &Variable))
    return B.Paths.child(Root, PathElement::index(0), Locality::NonLocal);
  Resolving.push_back(&Variable);
  const PathId Target = place(Init);
  Resolving.pop_back();
  if (Target != NoPath)
    return Target;
  return B.Paths.child(Root, PathElement::index(0), Locality::NonLocal);
}

PathId Lowering::pathOfResult(const Expr &E) {
  return B.Paths.root(&E, Locality::Local);
}

PathId Lowering::followFirst(const Operand &Pointer, int64_t Index) {
  for (const Atom &A : Pointer)
    if (A.What == Atom::Value || A.What == Atom::Address)
      return B.follow(A, {PathElement::index(Index)});
  return NoPath;
}

std::optional<int64_t> Lowering::constant(const Expr *E) {
  if (E->getType().isNull() || E->isValueDependent() || E->isTypeDependent() ||
      !(E->getType()->isIntegralOrEnumerationType() ||
        E->getType()->isPointerType() || E->getType()->isNullPtrType()))
    return std::nullopt;
  const Expr *Core = strip(E);
  if (isa<CXXNullPtrLiteralExpr, GNUNullExpr>(Core))
    return 0;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(Core)) {
    // A variable counts only if it can never change.
    const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
    if (!isa<EnumConstantDecl>(Reference->getDecl()) &&
        !(Variable && Variable->getType().isConstQualified()))
      return std::nullopt;
  } else if (!isa<IntegerLiteral, CXXBoolLiteralExpr, CharacterLiteral,
                  UnaryOperator, BinaryOperator, UnaryExprOrTypeTraitExpr,
                  TypeTraitExpr>(Core)) {
    return std::nullopt;
  }
  Expr::EvalResult Result;
  if (!Core->getType()->isIntegralOrEnumerationType() ||
      !Core->EvaluateAsInt(Result, AST, Expr::SE_NoSideEffects) ||
      Result.Val.getInt().getSignificantBits() > 63)
    return std::nullopt;
  return Result.Val.getInt().getExtValue();
}

PathId Lowering::place(const Expr *E) {
  E = strip(E);
  if (const auto *Reference = dyn_cast<DeclRefExpr>(E)) {
    if (const auto *Binding = dyn_cast<BindingDecl>(Reference->getDecl()))
      return placeOfBinding(*Binding);
    const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
    return Variable ? rootOf(*Variable) : NoPath;
  }
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    if (const auto *Static = dyn_cast<VarDecl>(Member->getMemberDecl()))
      return rootOf(*Static);
    const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (!Field)
      return NoPath;
    const PathId Object = Member->isArrow()
                              ? followFirst(value(Member->getBase()), 0)
                              : place(Member->getBase());
    if (Object == NoPath)
      return NoPath;
    const void *Name = Field->getIdentifier();
    if (!Name) // an anonymous struct or union: its fields are the object's own
      return Object;
    Locality L = B.Paths.locality(Object);
    if (L == Locality::Local && mayRelease(Field->getType(), Models))
      L = Locality::NonLocal;
    return B.Paths.child(Object, PathElement::field(Name), L);
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() == UO_Deref)
      return followFirst(value(Unary->getSubExpr()), 0);
    if (Unary->isPrefix() && Unary->isIncrementDecrementOp())
      return place(Unary->getSubExpr());
    return NoPath;
  }
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return followFirst(value(Subscript->getBase()),
                       constant(Subscript->getIdx()).value_or(AnyIndex));
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isAssignmentOp())
      return place(Binary->getLHS());
    return Binary->isCommaOp() ? place(Binary->getRHS()) : NoPath;
  }
  if (isa<CXXThisExpr>(E))
    return NoPath;
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return placeOfCall(*Call);
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E)) {
    if (Construct->getConstructor()->isCopyOrMoveConstructor() &&
        Construct->getNumArgs() >= 1)
      return place(Construct->getArg(0));
    return pathOfResult(*E);
  }
  return NoPath;
}

/// What a structured binding names: a part of the object that is taken apart.
PathId Lowering::placeOfBinding(const BindingDecl &Binding) {
  const auto *Whole = dyn_cast_or_null<VarDecl>(Binding.getDecomposedDecl());
  if (!Whole)
    return NoPath;
  if (!Binding.getHoldingVar())
    return Binding.getBinding() ? place(Binding.getBinding()) : NoPath;
  return B.Paths.child(rootOf(*Whole), PathElement::index(AnyIndex));
}

PathId Lowering::placeOfCall(const CallExpr &E) {
  const FunctionDecl *Callee = E.getDirectCallee();
  if (Callee && isForwarding(*Callee) && E.getNumArgs() == 1)
    return place(E.getArg(0));
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(&E)) {
    const OverloadedOperatorKind Kind = Operator->getOperator();
    const PathId Object = place(Operator->getArg(0));
    if (Object == NoPath)
      return NoPath;
    if (Kind == OO_Subscript && Operator->getNumArgs() == 2)
      return B.Paths.child(
          Object,
          PathElement::index(constant(Operator->getArg(1)).value_or(AnyIndex)));
    if ((Kind == OO_Star || Kind == OO_Arrow) && B.Paths.isRoot(Object) &&
        B.PointsTo.count(B.Paths.base(Object)))
      return B.follow(Object, 0);
    if (Kind == OO_Star || Kind == OO_Arrow)
      return B.Paths.child(Object, PathElement::index(AnyIndex),
                           Locality::NonLocal);
    return NoPath;
  }
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&E))
    if (const CXXMethodDecl *Method = Member->getMethodDecl())
      if (isElementAccess(*Method)) {
        const PathId Object = place(Member->getImplicitObjectArgument());
        if (Object != NoPath)
          return B.Paths.child(Object, PathElement::index(AnyIndex));
      }
  return NoPath;
}

Operand Lowering::addressOf(const Expr *E) {
  const PathId P = place(E);
  if (P == NoPath)
    return {};
  Atom A;
  A.What = Atom::Address;
  A.Path = P;
  return {A};
}

Operand Lowering::callValue(const CallExpr &E) {
  const FunctionDecl *Callee = E.getDirectCallee();
  if (Callee && isForwarding(*Callee) && E.getNumArgs() == 1)
    return value(E.getArg(0));
  if (Callee && isAddressOfFunction(*Callee) && E.getNumArgs() == 1)
    return addressOf(E.getArg(0));
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&E))
    if (const CXXMethodDecl *Method = Member->getMethodDecl())
      if (isElementPointer(*Method)) {
        const PathId Object = place(Member->getImplicitObjectArgument());
        if (Object != NoPath) {
          Atom A;
          A.What = Atom::Address;
          A.Path = B.Paths.child(Object, PathElement::index(0));
          return {A};
        }
      }
  Atom A;
  A.Path = placeOfCall(E);
  if (A.Path == NoPath)
    A.Path = pathOfResult(E);
  return {A};
}

Operand Lowering::value(const Expr *Whole) {
  if (!Whole)
    return {};
  const Expr *E = strip(Whole);
  Atom A;
  if (const auto Number = constant(Whole)) {
    A.What = Atom::Number;
    A.Constant = *Number;
    return {A};
  }
  if (!E->getType().isNull() && !isa<InitListExpr, StringLiteral>(E) &&
      E->getType()->isArrayType()) {
    const PathId Array = place(E);
    if (Array == NoPath)
      return {};
    A.What = Atom::Address;
    A.Path = B.Paths.child(Array, PathElement::index(0));
    return {A};
  }
  if (isa<CXXThisExpr>(E)) {
    A.Path = B.Paths.root(&B, Locality::NonLocal);
    return {A};
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    switch (Unary->getOpcode()) {
    case UO_AddrOf:
      return addressOf(Unary->getSubExpr());
    case UO_LNot:
      A.What = Atom::Test;
      A.Condition = lowerCondition(E);
      return {A};
    case UO_PostInc:
    case UO_PostDec:
    case UO_PreInc:
    case UO_PreDec: {
      Operand Result = value(Unary->getSubExpr());
      for (Atom &Each : Result)
        Each.Offset = true;
      return Result;
    }
    default:
      break;
    }
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isCommaOp())
      return value(Binary->getRHS());
    if (Binary->isComparisonOp() || Binary->isLogicalOp()) {
      A.What = Atom::Test;
      A.Condition = lowerCondition(E);
      return {A};
    }
    if (Binary->isAdditiveOp()) {
      const bool Left = Binary->getLHS()->getType()->isPointerType() ||
                        Binary->getLHS()->getType()->isArrayType();
      const Expr *Side = Left || !Binary->getRHS()->getType()->isPointerType()
                             ? Binary->getLHS()
                             : Binary->getRHS();
      Operand Result = value(Side);
      Operand Kept;
      for (Atom &Each : Result)
        if (Each.What == Atom::Value || Each.What == Atom::Address) {
          Each.Offset = true;
          Kept.push_back(Each);
        }
      return Kept;
    }
    if (!Binary->isAssignmentOp())
      return {};
  }
  if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(E)) {
    Operand Result = value(Choice->getTrueExpr());
    Operand Other = value(Choice->getFalseExpr());
    Result.append(Other.begin(), Other.end());
    return Result;
  }
  if (const auto *List = dyn_cast<InitListExpr>(E)) {
    Operand Result;
    for (const Expr *Init : List->inits()) {
      Operand Each = value(Init);
      Result.append(Each.begin(), Each.end());
      if (Result.size() > 64)
        break;
    }
    return Result;
  }
  if (const auto *List = dyn_cast<ParenListExpr>(E)) {
    Operand Result;
    for (unsigned I = 0; I != List->getNumExprs(); ++I) {
      Operand Each = value(List->getExpr(I));
      Result.append(Each.begin(), Each.end());
    }
    return Result;
  }
  if (const auto *Literal = dyn_cast<CompoundLiteralExpr>(E))
    return value(Literal->getInitializer());
  if (const auto *Braces = dyn_cast<StmtExpr>(E)) {
    const auto *Last = dyn_cast_or_null<Expr>(
        Braces->getSubStmt()->body_empty() ? nullptr
                                           : Braces->getSubStmt()->body_back());
    return value(Last);
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return callValue(*Call);
  const auto *New = dyn_cast<CXXNewExpr>(E);
  A.Path = isa<RecoveryExpr>(E) || (New && acquireOf(*New)) ? pathOfResult(*E)
                                                            : place(E);
  if (A.Path == NoPath)
    return {};
  return {A};
}

} // namespace vramlint::cuda
