#include "cuda_checks/fixes/Fixes.h"
#include "cuda_checks/fixes/ReleaseCall.h"
#include "cuda_checks/fixes/SourceEdits.h"

#include "clang/AST/ExprCXX.h"

namespace vramlint::cuda {

using namespace clang;

std::optional<Fix> makeReleaseFix(const Expr &Release, llvm::StringRef Function,
                                  ASTContext &AST, const SourcePlaces &Places) {
  const FunctionDecl *Right = oneArgumentFunction(Function, AST);
  if (!Right || Release.getBeginLoc().isMacroID() ||
      Release.getEndLoc().isMacroID())
    return std::nullopt;
  const SourceEdits Text(AST, Places);
  Fix Result;
  Result.Safe = true;
  Result.Message = "call " + Function.str();
  if (const auto *Delete = dyn_cast<CXXDeleteExpr>(&Release)) {
    const Expr *Argument = Delete->getArgument()->IgnoreImpCasts();
    if (Argument->getBeginLoc().isMacroID() ||
        !accepts(*Right, Argument->getType(), /*ByAddress=*/false, AST))
      return std::nullopt;
    // From `delete`, or `::delete`, up to the argument.
    const SourceLocation End = Delete->getEndLoc();
    Result.Edits.push_back(
        {Places.between(Delete->getBeginLoc(), Argument->getBeginLoc()),
         Function.str() + "("});
    Result.Edits.push_back(Text.insert(Text.endOf(End), ")"));
    return Result;
  }
  const auto *Call = dyn_cast<CallExpr>(&Release);
  if (!Call || Call->getNumArgs() != 1)
    return std::nullopt;
  const Expr *Argument = Call->getArg(0)->IgnoreParenImpCasts();
  if (!accepts(*Right, Argument->getType(), /*ByAddress=*/false, AST))
    return std::nullopt;
  const Expr *Callee = Call->getCallee();
  if (Callee->getBeginLoc().isMacroID() || Callee->getEndLoc().isMacroID() ||
      isa<MemberExpr>(Callee->IgnoreParenImpCasts()))
    return std::nullopt;
  Result.Edits.push_back(
      Text.replace(Callee->getSourceRange(), Function.str()));
  return Result;
}

} // namespace vramlint::cuda
