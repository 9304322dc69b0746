// Calls of functions that other units define may acquire. Whether they do only
// the link can tell, so such calls are followed like acquires of an unknown
// kind.
#include "cuda_checks/engine/OtherUnits.h"
#include "cuda_checks/engine/UnitAnalysis.h"

#include "clang/AST/DeclCXX.h"

namespace vramlint::cuda {

using namespace clang;

const AcquireModel &UnitAnalysis::guessedModel() {
  static const ResourceKind Kind{"", "", NounHole, false};
  static const AcquireModel Model = [] {
    AcquireModel Guess;
    Guess.Function = FunctionHole;
    Guess.Kind = &Kind;
    Guess.ReleasedBy = ReleaseHole;
    return Guess;
  }();
  return Model;
}

/// Memory that holds plain data, as device buffers do.
static bool isPlainPointer(QualType Type) {
  if (!Type->isPointerType())
    return false;
  const QualType Pointee = Type->getPointeeType();
  if (Pointee.isConstQualified() || Pointee->isFunctionType())
    return false;
  const CXXRecordDecl *Record = Pointee->getAsCXXRecordDecl();
  return !Record || !Record->hasDefinition() ||
         (Record->isTrivial() && !Record->isPolymorphic());
}

std::string UnitAnalysis::external(const FunctionDecl &Function) {
  std::string Id = functionId(Function);
  ExternalNames.try_emplace(Id, Function.getDeclName().isIdentifier()
                                    ? Function.getName().str()
                                    : std::string());
  return Id;
}

unsigned UnitAnalysis::assumption(const FunctionDecl &Function, int Argument,
                                  const PathSuffix &Path) {
  Assumption Text{external(Function), Argument, pathText(Path)};
  const auto [It, New] = AssumptionNumbers.try_emplace(
      Text, static_cast<unsigned>(Assumptions.size()));
  if (New)
    Assumptions.push_back(std::move(Text));
  return It->second;
}

void UnitAnalysis::addGuesses(Body &B, const Call &C,
                              std::vector<AcquireSite> &Sites) {
  AcquireSite Site;
  Site.At = &C;
  Site.Model = &guessedModel();
  Site.IsGuess = true;
  const QualType Returned = C.Callee->getReturnType();
  if (isPlainPointer(Returned)) {
    Site.Holder = C.Result;
    Site.GuessedArgument = ReturnedValue;
    Sites.push_back(Site);
    return;
  }
  if (!Returned->isVoidType() && !Returned->isIntegralOrEnumerationType())
    return;
  Site.HasStatus = !Returned->isVoidType();
  Site.Success = Returned->isBooleanType() ? 1 : 0;
  const unsigned Count = std::min<unsigned>(
      C.Callee->getNumParams(), static_cast<unsigned>(C.Arguments.size()));
  for (unsigned I = 0; I != Count; ++I) {
    const QualType Type = C.Callee->getParamDecl(I)->getType();
    const QualType Out = Type->isReferenceType() ? Type.getNonReferenceType()
                                                 : Type->getPointeeType();
    if (Out.isNull() || Out.isConstQualified() || !isPlainPointer(Out))
      continue;
    const Operand &Given = C.Arguments[I];
    if (Given.size() != 1 || Given[0].What != Atom::Address)
      continue;
    Site.Holder = B.follow(Given[0], {PathElement::index(0)});
    Site.GuessedArgument = static_cast<int>(I);
    if (Site.Holder != NoPath)
      Sites.push_back(Site);
  }
}

} // namespace vramlint::cuda
