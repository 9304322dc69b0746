#include "cuda_checks/fixes/ReleaseCall.h"

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"

namespace vramlint::cuda {

using namespace clang;

static const FunctionDecl *lookUp(const DeclContext &Scope,
                                  llvm::StringRef Name, ASTContext &AST) {
  const auto [First, Rest] = Name.split("::");
  for (const NamedDecl *Found :
       Scope.lookup(DeclarationName(&AST.Idents.get(First)))) {
    if (!Rest.empty()) {
      const auto *Space = dyn_cast<NamespaceDecl>(Found);
      const FunctionDecl *Inner = Space ? lookUp(*Space, Rest, AST) : nullptr;
      if (Inner)
        return Inner;
      continue;
    }
    const auto *Function = dyn_cast<FunctionDecl>(Found);
    if (Function && Function->getNumParams() >= 1 &&
        Function->getMinRequiredArguments() <= 1)
      return Function;
  }
  return nullptr;
}

const FunctionDecl *oneArgumentFunction(llvm::StringRef Name, ASTContext &AST) {
  const DeclContext &Unit = *AST.getTranslationUnitDecl();
  if (const FunctionDecl *Function = lookUp(Unit, Name, AST))
    return Function;
  return lookUp(Unit, (Name + "_v2").str(), AST);
}

bool accepts(const FunctionDecl &Release, QualType Handle, bool ByAddress,
             const ASTContext &AST) {
  QualType Parameter = Release.getParamDecl(0)->getType();
  if (ByAddress) {
    if (!Parameter->isPointerType())
      return false;
    Parameter = Parameter->getPointeeType();
  }
  if (Parameter->isVoidPointerType() && !ByAddress)
    return Handle->isPointerType() && !Handle->isFunctionPointerType() &&
           !Handle->getPointeeType().isConstQualified() &&
           !Handle->getPointeeType().isVolatileQualified();
  return AST.hasSameUnqualifiedType(Parameter, Handle);
}

bool warnsIfUnused(const FunctionDecl &Function) {
  if (Function.hasAttr<WarnUnusedResultAttr>())
    return true;
  const TagDecl *Tag = Function.getReturnType()->getAsTagDecl();
  return Tag && Tag->hasAttr<WarnUnusedResultAttr>();
}

} // namespace vramlint::cuda
