#include "cuda_checks/engine/UserNames.h"

#include "cuda_checks/engine/Lowering.h"

namespace vramlint::cuda {

using namespace clang;

std::string qualifiedName(const NamedDecl &D) {
  std::string Name = D.getIdentifier() ? D.getName().str() : std::string();
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&D))
    Name = Constructor->getParent()->getName().str();
  for (const DeclContext *C = D.getDeclContext(); C; C = C->getParent()) {
    const auto *Space = dyn_cast<NamespaceDecl>(C);
    if (Space && (Space->isInline() || Space->isAnonymousNamespace()))
      continue;
    const auto *Outer = dyn_cast<NamedDecl>(C);
    if (Outer && Outer->getIdentifier() && (Space || isa<RecordDecl>(C)))
      Name = Outer->getName().str() + "::" + Name;
  }
  return Name;
}

static llvm::StringRef userName(const FunctionDecl &Function,
                                const ResourceModels &Models) {
  const std::string_view Name = Models.userName(qualifiedName(Function));
  if (!Name.empty())
    return {Name.data(), Name.size()};
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&Function))
    for (const CXXMethodDecl *Overridden : Method->overridden_methods())
      if (const llvm::StringRef Base = userName(*Overridden, Models);
          !Base.empty())
        return Base;
  return {};
}

llvm::StringRef modelName(const CallExpr &Call, const ResourceModels &Models) {
  if (Models.hasQualifiedNames())
    if (const FunctionDecl *Callee = Call.getDirectCallee();
        Callee && Callee->getIdentifier())
      if (const llvm::StringRef Name = userName(*Callee, Models); !Name.empty())
        return Name;
  return modelKey(Call, Models);
}

bool neverReturns(const CXXConstructorDecl &Constructor,
                  const ResourceModels &Models) {
  const CXXRecordDecl *Class = Constructor.getParent();
  if (!Class->getIdentifier())
    return false;
  if (Models.neverReturns(
          std::string_view(Class->getName().data(), Class->getName().size())))
    return true;
  return Models.hasQualifiedNames() &&
         Models.neverReturns(Models.userName(qualifiedName(*Class)));
}

bool isOwner(QualType Type, const ResourceModels &Models) {
  if (!Models.hasOwners() || Type.isNull())
    return false;
  const CXXRecordDecl *Class = Type.getNonReferenceType()->getAsCXXRecordDecl();
  return Class && Class->getIdentifier() &&
         Models.isOwner(qualifiedName(*Class));
}

} // namespace vramlint::cuda
