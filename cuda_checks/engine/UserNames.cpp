#include "cuda_checks/engine/UserNames.h"

#include "cuda_checks/engine/Lowering.h"

namespace vramlint::cuda {

using namespace clang;

static std::string_view identifier(const NamedDecl &D) {
  return {D.getName().data(), D.getName().size()};
}

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

/// The name with a "::" under which models list the function, or one that it
/// overrides.
static llvm::StringRef listedName(const FunctionDecl &Function,
                                  const ResourceModels &Models) {
  const std::string_view Name = Models.listedName(qualifiedName(Function));
  if (!Name.empty())
    return {Name.data(), Name.size()};
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&Function))
    for (const CXXMethodDecl *Overridden : Method->overridden_methods())
      if (const llvm::StringRef Base = listedName(*Overridden, Models);
          !Base.empty())
        return Base;
  return {};
}

llvm::StringRef modelName(const CallExpr &Call, const ResourceModels &Models) {
  if (const FunctionDecl *Callee = Call.getDirectCallee();
      Callee && Callee->getIdentifier() &&
      Models.listsQualified(identifier(*Callee)))
    if (const llvm::StringRef Name = listedName(*Callee, Models); !Name.empty())
      return Name;
  return modelName(Call);
}

bool neverReturns(const CXXConstructorDecl &Constructor,
                  const ResourceModels &Models) {
  const CXXRecordDecl *Class = Constructor.getParent();
  if (!Class->getIdentifier())
    return false;
  const std::string_view Name = identifier(*Class);
  return Models.neverReturns(Name) ||
         (Models.listsQualified(Name) &&
          Models.neverReturns(Models.listedName(qualifiedName(*Class))));
}

bool isOwner(QualType Type, const ResourceModels &Models) {
  if (!Models.hasOwners() || Type.isNull())
    return false;
  const CXXRecordDecl *Class = Type.getNonReferenceType()->getAsCXXRecordDecl();
  return Class && Class->getIdentifier() &&
         Models.isOwner(qualifiedName(*Class));
}

} // namespace vramlint::cuda
