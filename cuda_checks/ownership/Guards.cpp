#include "cuda_checks/ownership/Guards.h"

#include "cuda_checks/engine/Lowering.h"

#include "clang/AST/ExprCXX.h"

namespace vramlint::cuda {

using namespace clang;

static std::optional<unsigned> blockOf(const Body &B, const Call &At) {
  for (unsigned I = 0; I != B.Blocks.size(); ++I)
    for (const Operation &Op : B.Blocks[I].Operations)
      if (Op.TheCall == &At)
        return I;
  return std::nullopt;
}

/// Blocks from which one of `Goals` can be reached without passing `Closed`.
static std::vector<bool> leadingTo(const Body &B, unsigned Goal,
                                   std::optional<unsigned> Closed) {
  std::vector<bool> Leads(B.Blocks.size(), false);
  Leads[Goal] = true;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = 0; I != B.Blocks.size(); ++I) {
      if (Leads[I] || (Closed && I == *Closed) || B.Blocks[I].NoReturn)
        continue;
      const bool Throws =
          llvm::any_of(B.Blocks[I].Operations, [](const Operation &Op) {
            return Op.What == Operation::Throw;
          });
      if (Throws && Goal == B.Exit)
        continue;
      for (const Successor &Next : B.Blocks[I].Successors)
        if (Next.Block < Leads.size() && Leads[Next.Block])
          Leads[I] = Changed = true;
    }
  }
  return Leads;
}

static const Expr *conditionOf(const Stmt *Terminator) {
  if (const auto *If = dyn_cast_or_null<IfStmt>(Terminator))
    return If->getCond();
  if (const auto *Choice =
          dyn_cast_or_null<AbstractConditionalOperator>(Terminator))
    return Choice->getCond();
  if (const auto *Logical = dyn_cast_or_null<BinaryOperator>(Terminator))
    return Logical->getLHS();
  if (const auto *Switch = dyn_cast_or_null<SwitchStmt>(Terminator))
    return Switch->getCond();
  return nullptr;
}

std::vector<const Expr *> conditionsOf(const Body &B, const Call &At) {
  const std::optional<unsigned> Here = blockOf(B, At);
  if (!Here)
    return {};
  const std::vector<bool> ToCall = leadingTo(B, *Here, std::nullopt);
  const std::vector<bool> Around = leadingTo(B, B.Exit, *Here);
  std::vector<const Expr *> Found;
  for (unsigned I = 0; I != B.Blocks.size(); ++I) {
    const Block &Each = B.Blocks[I];
    if (!ToCall[I] || Each.IsLoop || Each.Successors.size() < 2)
      continue;
    bool Reaches = false, Avoids = false;
    for (const Successor &Next : Each.Successors)
      if (Next.Block < B.Blocks.size()) {
        Reaches |= ToCall[Next.Block];
        Avoids |= Around[Next.Block];
      }
    if (Reaches && Avoids)
      if (const Expr *E = conditionOf(Each.Terminator))
        Found.push_back(E);
  }
  return Found;
}

/// Whether the truth of an expression depends on what other calls left behind.
static bool outlivesCall(const Stmt *S) {
  if (const auto *Member = dyn_cast<MemberExpr>(S))
    if (isa<FieldDecl>(Member->getMemberDecl()))
      return true;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(S)) {
    const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
    if (!Variable)
      return false;
    if (Variable->hasGlobalStorage())
      return !Variable->getType().isConstQualified();
    const QualType Type = Variable->getType().getNonReferenceType();
    return Type->isBooleanType() || Type->isPointerType() ||
           (Type->isRecordType() && !isStatusType(Type));
  }
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    // Only whether it worked, not what it was given.
    if (isStatusType(Call->getType()))
      return false;
    if (const FunctionDecl *Callee = Call->getDirectCallee();
        Callee && Callee->getBuiltinID() == 0)
      return true;
  }
  for (const Stmt *Child : S->children())
    if (Child && outlivesCall(Child))
      return true;
  return false;
}

bool isGuarded(const Body &B, const Call &At) {
  return llvm::any_of(conditionsOf(B, At),
                      [](const Expr *E) { return outlivesCall(E); });
}

bool isInLoop(const Body &B, const Call &At) {
  const std::optional<unsigned> Here = blockOf(B, At);
  if (!Here)
    return false;
  const std::vector<bool> Back = leadingTo(B, *Here, std::nullopt);
  return llvm::any_of(B.Blocks[*Here].Successors, [&](const Successor &Next) {
    return Next.Block < Back.size() && Back[Next.Block];
  });
}

} // namespace vramlint::cuda
