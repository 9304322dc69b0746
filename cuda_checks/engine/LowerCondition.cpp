#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"

#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;

bool isStatusType(QualType Type) {
  for (QualType T = Type.getNonReferenceType(); !T.isNull();) {
    llvm::StringRef Name;
    if (const auto *Typedef = T->getAs<TypedefType>())
      Name = Typedef->getDecl()->getName();
    else if (const auto *Enum = T->getAs<EnumType>())
      Name = Enum->getDecl()->getName();
    else
      return false;
    if (Name.starts_with("cudaError") || Name.starts_with("hipError") ||
        Name == "CUresult" || Name.ends_with("Status_t") ||
        Name.ends_with("status_t") || Name.ends_with("Result_t") ||
        Name == "nvrtcResult" || Name == "cufftResult" ||
        Name == "hipfftResult" || Name == "nvJitLinkResult" ||
        Name == "CUptiResult" || Name == "OptixResult" ||
        Name == "nvmlReturn_t" ||
        (Name.starts_with("roc") && Name.ends_with("_status")))
      return true;
    const auto *Alias = T->getAs<TypedefType>();
    T = Alias ? Alias->desugar() : QualType();
  }
  return false;
}

static Condition::Tested subjectOf(const Expr *E) {
  const QualType Type = strip(E)->getType();
  if (Type.isNull())
    return Condition::Other;
  if (isStatusType(Type))
    return Condition::Status;
  return Type->isPointerType() ? Condition::Pointer : Condition::Other;
}

/// Collects the variables and fields an expression reads, and whether it calls.
static void collect(const Stmt *S,
                    llvm::SmallVectorImpl<const void *> &Variables,
                    bool &HasCall) {
  if (!S)
    return;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(S)) {
    if (const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl()))
      Variables.push_back(Variable->getCanonicalDecl());
  } else if (const auto *Member = dyn_cast<MemberExpr>(S)) {
    const void *Name = Member->getMemberDecl()->getIdentifier();
    Variables.push_back(Name ? Name : Member->getMemberDecl());
  } else if (isa<CallExpr, CXXConstructExpr>(S)) {
    HasCall = true;
  }
  for (const Stmt *Child : S->children())
    collect(Child, Variables, HasCall);
}

GuardId Lowering::guard(llvm::ArrayRef<const Expr *> Parts, unsigned Operator) {
  std::vector<std::vector<unsigned>> Keys;
  GuardInfo Info;
  bool HasCall = false;
  for (const Expr *Part : Parts) {
    llvm::FoldingSetNodeID Id;
    strip(Part)->Profile(Id, AST, /*Canonical=*/true);
    llvm::BumpPtrAllocator Storage;
    const llvm::FoldingSetNodeIDRef Ref = Id.Intern(Storage);
    Keys.emplace_back(Ref.getData(), Ref.getData() + Ref.getSize());
    collect(Part, Info.DependsOn, HasCall);
  }
  if (Operator == BO_EQ)
    std::sort(Keys.begin(), Keys.end());
  std::vector<unsigned> Key{Operator};
  for (const std::vector<unsigned> &Each : Keys) {
    Key.push_back(static_cast<unsigned>(Each.size()));
    Key.insert(Key.end(), Each.begin(), Each.end());
  }
  const auto [It, New] = GuardNumbers.try_emplace(
      std::move(Key), static_cast<GuardId>(B.Guards.size()));
  if (New)
    B.Guards.push_back(std::move(Info));
  return It->second;
}

unsigned Lowering::lowerCondition(const Expr *E) {
  Condition C = condition(E);
  C.Source = E;
  llvm::SmallVector<const void *, 4> Ignored;
  collect(E, Ignored, C.HasCall);
  if (C.What == Condition::Unknown && C.Guard == NoGuard)
    return 0;
  B.Conditions.push_back(C);
  return static_cast<unsigned>(B.Conditions.size() - 1);
}

Condition Lowering::truth(const Expr *E) {
  Condition C;
  const Operand Value = value(E);
  if (Value.size() == 1 && Value[0].What == Atom::Value) {
    C.What = Condition::Equals;
    C.Path = Value[0].Path;
    C.Negated = true;
    C.Subject = subjectOf(E);
  } else if (Value.size() == 1 && Value[0].What == Atom::Number) {
    C.What = Condition::Constant;
    C.Number = Value[0].Constant;
    return C;
  } else {
    C.What = Condition::Guarded;
  }
  const auto *Call = dyn_cast<CallExpr>(strip(E));
  const bool FromLibrary = Call && (Models.isGpuFunction(modelName(*Call)) ||
                                    isStatusType(Call->getType()));
  if (C.What == Condition::Guarded || (Call && !FromLibrary)) {
    C.Guard = guard({E}, 0);
    // `Equals` with zero is negated above; the guard stands for the same.
    if (C.What == Condition::Guarded)
      C.Negated = false;
  }
  return C;
}

Condition Lowering::comparison(BinaryOperatorKind Op, const Expr *Left,
                               const Expr *Right) {
  if (constant(Left) && !constant(Right)) {
    std::swap(Left, Right);
    Op = Op == BO_EQ || Op == BO_NE ? Op
                                    : BinaryOperator::reverseComparisonOp(Op);
  }
  Condition C;
  if (const auto Number = constant(Right)) {
    const Operand Value = value(Left);
    const bool Single = Value.size() == 1;
    if (Single && Value[0].What == Atom::Test && (Op == BO_EQ || Op == BO_NE) &&
        (*Number == 0 || *Number == 1)) {
      // `(a && b) == true` and `!x == false`
      C = B.Conditions[Value[0].Condition];
      C.Negated ^= (Op == BO_EQ) == (*Number == 0);
      return C;
    }
    if (Single && Value[0].What == Atom::Value && !Value[0].Offset) {
      C.Path = Value[0].Path;
      C.Number = *Number;
      C.Subject = subjectOf(Left);
      switch (Op) {
      case BO_EQ:
      case BO_NE:
        C.What = Condition::Equals;
        C.Negated = Op == BO_NE;
        break;
      case BO_LE:
      case BO_GT:
        C.What = Condition::Less;
        ++C.Number;
        C.Negated = Op == BO_GT;
        break;
      case BO_LT:
      case BO_GE:
        C.What = Condition::Less;
        C.Negated = Op == BO_GE;
        break;
      default:
        return {};
      }
      if (C.What == Condition::Less || *Number != 0) {
        // Keyed by the path and number, so that `n > 3` and `n >= 4` agree.
        const auto [It, New] = GuardNumbers.try_emplace(
            {~0u, C.Path, static_cast<unsigned>(C.Number), C.What},
            static_cast<GuardId>(B.Guards.size()));
        if (New) {
          GuardInfo Info;
          bool HasCall = false;
          collect(Left, Info.DependsOn, HasCall);
          B.Guards.push_back(std::move(Info));
        }
        C.Guard = It->second;
      }
      return C;
    }
  }
  C.What = Condition::Guarded;
  switch (Op) {
  case BO_EQ:
  case BO_NE:
    if (const Operand One = value(Left), Two = value(Right);
        One.size() == 1 && Two.size() == 1 && One[0].What == Atom::Value &&
        Two[0].What == Atom::Value && !One[0].Offset && !Two[0].Offset) {
      C.What = Condition::Same;
      C.Path = One[0].Path;
      C.OtherPath = Two[0].Path;
    }
    C.Guard = guard({Left, Right}, BO_EQ);
    C.Negated = Op == BO_NE;
    return C;
  case BO_LT:
  case BO_GE:
    C.Guard = guard({Left, Right}, BO_LT);
    C.Negated = Op == BO_GE;
    return C;
  case BO_GT:
  case BO_LE:
    C.Guard = guard({Right, Left}, BO_LT);
    C.Negated = Op == BO_LE;
    return C;
  default:
    return {};
  }
}

/// The comparison that a function of googletest makes of its last arguments.
static std::optional<BinaryOperatorKind> comparedBy(llvm::StringRef Function) {
  return llvm::StringSwitch<std::optional<BinaryOperatorKind>>(Function)
      .Cases("Compare", "CmpHelperEQ", BO_EQ)
      .Case("CmpHelperNE", BO_NE)
      .Case("CmpHelperLT", BO_LT)
      .Case("CmpHelperLE", BO_LE)
      .Case("CmpHelperGT", BO_GT)
      .Case("CmpHelperGE", BO_GE)
      .Default(std::nullopt);
}

/// googletest's ASSERT_EQ(a, b) and its like return if a variable that holds
/// the outcome converts to false: what they ask is whether a equals b.
std::optional<Condition> Lowering::assertion(const Expr *E) {
  const auto *Convert = dyn_cast<CXXMemberCallExpr>(E);
  const auto *Outcome =
      Convert && isa_and_nonnull<CXXConversionDecl>(Convert->getMethodDecl())
          ? dyn_cast<DeclRefExpr>(strip(Convert->getImplicitObjectArgument()))
          : nullptr;
  const auto *Variable =
      Outcome ? dyn_cast<VarDecl>(Outcome->getDecl()) : nullptr;
  const CXXRecordDecl *Class =
      Variable ? Variable->getType()->getAsCXXRecordDecl() : nullptr;
  if (!Class || !Variable->getInit() || Class->getName() != "AssertionResult" ||
      outermostNamespace(*Class) != "testing")
    return std::nullopt;
  const Expr *Init = strip(Variable->getInit());
  while (const auto *Made = dyn_cast<CXXConstructExpr>(Init)) {
    if (Made->getNumArgs() == 0)
      return std::nullopt;
    if (!Made->getConstructor()->isCopyOrMoveConstructor())
      return condition(Made->getArg(0));
    Init = strip(Made->getArg(0));
  }
  const auto *Call = dyn_cast<CallExpr>(Init);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee || !Callee->getIdentifier() || Call->getNumArgs() != 4 ||
      outermostNamespace(*Callee) != "testing")
    return std::nullopt;
  if (const auto Operator = comparedBy(Callee->getName()))
    return comparison(*Operator, Call->getArg(2), Call->getArg(3));
  return std::nullopt;
}

Condition Lowering::condition(const Expr *Whole) {
  const Expr *E = strip(Whole);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E);
      Unary && Unary->getOpcode() == UO_LNot) {
    Condition C = condition(Unary->getSubExpr());
    C.Negated = !C.Negated;
    return C;
  }
  if (const auto *Call = dyn_cast<CallExpr>(E);
      Call && Call->getBuiltinCallee() == Builtin::BI__builtin_expect)
    return condition(Call->getArg(0));
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isComparisonOp())
      return comparison(Binary->getOpcode(), Binary->getLHS(),
                        Binary->getRHS());
    if (Binary->isCommaOp())
      return condition(Binary->getRHS());
    if (Binary->isLogicalOp()) {
      Condition C;
      C.What = Condition::Guarded;
      C.Guard = guard({Whole}, 0);
      return C;
    }
  }
  if (const auto Checked = assertion(E))
    return *Checked;
  return truth(Whole);
}

} // namespace vramlint::cuda
