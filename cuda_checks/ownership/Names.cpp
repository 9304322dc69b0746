#include "cuda_checks/ownership/Names.h"

#include "cuda_checks/engine/StandardLibrary.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

namespace vramlint::cuda {

using namespace clang;

const FunctionDecl &patternOf(const FunctionDecl &Function) {
  const FunctionDecl *Pattern = Function.getTemplateInstantiationPattern();
  return Pattern ? *Pattern : *Function.getCanonicalDecl();
}

const RecordDecl &patternOf(const RecordDecl &Record) {
  const auto *Class = dyn_cast<CXXRecordDecl>(&Record);
  const CXXRecordDecl *Pattern =
      Class ? Class->getTemplateInstantiationPattern() : nullptr;
  const RecordDecl &Found = Pattern ? *Pattern : Record;
  const RecordDecl *Definition = Found.getDefinition();
  return Definition ? *Definition : Found;
}

std::string PlaceNames::fileOf(const Decl &D) {
  const auto [It, New] = Files.try_emplace(&D);
  if (New && D.getLocation().isValid())
    It->second = Places.at(SourceRange(D.getLocation())).File;
  return It->second;
}

bool PlaceNames::isOurs(const Decl &D) {
  const SourceManager &Sources = AST.getSourceManager();
  if (D.getLocation().isInvalid() ||
      Sources.isInSystemHeader(Sources.getExpansionLoc(D.getLocation())))
    return false;
  const std::string File = fileOf(D);
  return !File.empty() && File.compare(0, 3, "../") != 0 && File[0] != '<';
}

bool PlaceNames::isInMainFile(const Decl &D) const {
  const SourceManager &Sources = AST.getSourceManager();
  return Sources.isWrittenInMainFile(Sources.getFileLoc(D.getLocation()));
}

std::string PlaceNames::classDisplay(const RecordDecl &Record) {
  const RecordDecl &Pattern = patternOf(Record);
  if (const TypedefNameDecl *Name = Pattern.getTypedefNameForAnonDecl())
    return Name->getQualifiedNameAsString();
  return Pattern.getQualifiedNameAsString();
}

std::string PlaceNames::classKey(const RecordDecl &Record) {
  const RecordDecl &Pattern = patternOf(Record);
  if (!isOurs(Pattern))
    return {};
  return classDisplay(Pattern) + "|" + fileOf(Pattern);
}

std::string PlaceNames::functionKey(const FunctionDecl &Function) {
  const FunctionDecl &Pattern = patternOf(Function);
  std::string Key = Pattern.getQualifiedNameAsString() + "/" +
                    std::to_string(Pattern.getNumParams());
  if (!Pattern.isExternallyVisible())
    Key += "|" + fileOf(Pattern);
  return Key;
}

bool PlaceNames::isCalledByOthers(const FunctionDecl &Function) const {
  const FunctionDecl *Definition = patternOf(Function).getDefinition();
  if (!Definition || !Definition->hasBody())
    return true;
  return Definition->isExternallyVisible() && isInMainFile(*Definition);
}

NodeName PlaceNames::localName(const void *Identity) {
  const auto [It, New] = LocalNumbers.try_emplace(
      Identity, static_cast<unsigned>(LocalNumbers.size()));
  return "%" + std::to_string(It->second);
}

NodeName PlaceNames::parameter(const FunctionDecl &Function, unsigned Number) {
  const NodeName Name = functionKey(Function) + "#" + std::to_string(Number);
  return isCalledByOthers(Function) ? Name : "%" + Name;
}

NodeName PlaceNames::result(const FunctionDecl &Function) {
  // Also of a function in a header: other units call it and see who gets what.
  const NodeName Name = functionKey(Function) + "()";
  return patternOf(Function).isExternallyVisible() ? Name : "%" + Name;
}

NodeName PlaceNames::ofVariable(const VarDecl &Variable) {
  std::string Name = Variable.getQualifiedNameAsString();
  if (const auto *Function =
          dyn_cast_or_null<FunctionDecl>(Variable.getParentFunctionOrMethod()))
    Name = patternOf(*Function).getQualifiedNameAsString() + "::" + Name;
  if (!Variable.isExternallyVisible() || Variable.isStaticLocal())
    Name += "|" + fileOf(*Variable.getCanonicalDecl());
  return Name;
}

NodeName PlaceNames::ofField(const FieldDecl &Field) {
  const RecordDecl &Record = patternOf(*Field.getParent());
  if (!isOurs(Record) || !Field.getIdentifier())
    return {};
  return classDisplay(Record) + "::" + Field.getName().str() + "|" +
         fileOf(Record);
}

/// The field of that name, also one of a base or of an anonymous struct.
static const FieldDecl *findField(const RecordDecl *Record,
                                  const IdentifierInfo *Name) {
  Record = Record ? Record->getDefinition() : nullptr;
  if (!Record)
    return nullptr;
  for (const NamedDecl *Found : Record->lookup(DeclarationName(Name))) {
    if (const auto *Field = dyn_cast<FieldDecl>(Found))
      return Field;
    if (const auto *Indirect = dyn_cast<IndirectFieldDecl>(Found))
      return Indirect->getAnonField();
  }
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Record))
    for (const CXXBaseSpecifier &Base : Class->bases())
      if (const FieldDecl *Field =
              findField(Base.getType()->getAsRecordDecl(), Name))
        return Field;
  return nullptr;
}

/// What an index, a dereference or an iterator of such an object leads to.
static QualType elementType(QualType Type, bool &IsContainer) {
  const auto *Special = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      Type->getAsCXXRecordDecl());
  if (!Special)
    return {};
  const llvm::StringRef Name =
      Special->getIdentifier() ? Special->getName() : llvm::StringRef();
  const bool IsStandard = isStandardContainer(*Special);
  IsContainer |= IsStandard && Name != "pair" && Name != "tuple";
  const bool IsPointer = Name == "unique_ptr" || Name == "shared_ptr";
  if (!IsStandard && !IsPointer)
    return {};
  const TemplateArgumentList &Arguments = Special->getTemplateArgs();
  const unsigned Number = Name.ends_with("map") ? 1 : 0;
  if (Arguments.size() <= Number ||
      Arguments[Number].getKind() != TemplateArgument::Type)
    return {};
  return Arguments[Number].getAsType();
}

QualType PlaceNames::rootType(const Body &B, PathId Root, NodeName &Name,
                              NamedPlace &Into) {
  const void *Base = B.Paths.base(Root);
  if (Base == static_cast<const void *>(&B)) {
    // Inside a lambda, `this` is that of the method around it.
    for (const DeclContext *C = B.Function; C; C = C->getParent())
      if (const auto *Class = dyn_cast<CXXRecordDecl>(C);
          Class && !Class->isLambda())
        return AST.getPointerType(AST.getRecordType(Class));
    return {};
  }
  if (const auto It = B.Variables.find(Base); It != B.Variables.end()) {
    const VarDecl *Variable = It->second;
    if (const auto *Parameter = dyn_cast<ParmVarDecl>(Variable)) {
      const auto *Owner =
          dyn_cast_or_null<FunctionDecl>(Parameter->getDeclContext());
      Name = Owner ? parameter(*Owner, Parameter->getFunctionScopeIndex())
                   : localName(Base);
    } else if (Variable->hasGlobalStorage()) {
      Name = ofVariable(*Variable);
      Into.Variable = Variable;
      Into.Display = Variable->getNameAsString();
    } else {
      Name = localName(Base);
    }
    return Variable->getType();
  }
  auto &Known = Results[&B];
  if (Known.empty())
    for (const std::unique_ptr<Call> &C : B.Calls)
      Known[B.Paths.base(C->Result)] = C.get();
  Name = localName(Base);
  const Call *C = Known.lookup(Base);
  if (!C)
    return B.Temporaries.lookup(Base);
  if (C->Callee && !isa<CXXConstructorDecl>(C->Callee) && isOurs(*C->Callee))
    Name = result(*C->Callee);
  return C->Source->getType();
}

NamedPlace PlaceNames::of(const Body &B, PathId P) {
  NamedPlace Result;
  if (P == NoPath)
    return Result;
  std::vector<PathId> Steps;
  PathId Root = P;
  for (; !B.Paths.isRoot(Root); Root = B.Paths.parent(Root))
    Steps.insert(Steps.begin(), Root);
  NodeName RootName;
  QualType Type = rootType(B, Root, RootName, Result);
  NodeName Fields;
  for (const PathId Step : Steps) {
    const PathElement &Element = B.Paths.last(Step);
    if (Element.isIndex()) {
      if (Type.isNull())
        continue;
      if (Type->isReferenceType() || Type->isPointerType()) {
        Type = Type->getPointeeType();
        Result.Outermost = nullptr;
      } else if (const auto *Array = Type->getAsArrayTypeUnsafe())
        Type = Array->getElementType();
      else
        Type = elementType(Type, Result.IsElement);
      continue;
    }
    if (Element.isDependent())
      continue; // a registration: named like the memory itself
    const auto *Name = static_cast<const IdentifierInfo *>(Element.Field);
    const RecordDecl *Record =
        Type.isNull() ? nullptr : Type.getNonReferenceType()->getAsRecordDecl();
    const FieldDecl *Field = findField(Record, Name);
    // The element of a map is a pair; what it maps to has been looked up.
    if (!Field && Result.IsElement && Name->isStr("second"))
      continue;
    if (!Field) {
      // The class is not known: any field of that name may be meant.
      const bool IsForeign = Record && !isOurs(patternOf(*Record));
      Type = QualType();
      if (IsForeign)
        continue;
      Fields += (Fields.empty() ? "" : std::string(1, StepMark)) +
                "?::" + Name->getName().str();
      Result.Field = nullptr;
      continue;
    }
    Type = Field->getType();
    const NodeName FieldName = ofField(*Field);
    if (FieldName.empty())
      continue; // a part of a library's struct counts as the whole
    Result.Display += Result.Display.empty() ? plainStep(FieldName)
                                             : "." + Field->getName().str();
    Result.IsElement = false;
    Result.Field = Field;
    if (!Result.Outermost)
      Result.Outermost = Field;
    Fields += (Fields.empty() ? "" : std::string(1, StepMark)) + FieldName;
  }
  Result.Type = Type;
  if (Result.Variable)
    Result.Name = Fields.empty() ? RootName : RootName + StepMark + Fields;
  else
    Result.Name = Fields.empty() ? RootName : Fields;
  return Result;
}

} // namespace vramlint::cuda
