#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"
#include "cuda_checks/engine/UserNames.h"

#include "clang/AST/DeclTemplate.h"

namespace vramlint::cuda {

using namespace clang;

llvm::StringRef modelName(const CallExpr &Call) {
  const Expr *Callee = strip(Call.getCallee());
  if (const auto *Reference = dyn_cast<DeclRefExpr>(Callee)) {
    const auto *Function = dyn_cast<FunctionDecl>(Reference->getDecl());
    if (Function && Function->getIdentifier() && !isa<CXXMethodDecl>(Function))
      return Function->getName();
    return {};
  }
  if (const auto *Lookup = dyn_cast<UnresolvedLookupExpr>(Callee)) {
    const IdentifierInfo *Name = Lookup->getName().getAsIdentifierInfo();
    return Name ? Name->getName() : llvm::StringRef();
  }
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    if (isa<FieldDecl>(Member->getMemberDecl()) &&
        Member->getMemberDecl()->getIdentifier())
      return Member->getMemberDecl()->getName();
  return {};
}

/// Whether the declaration stands in a library's namespace itself: those nested
/// in it may well be the user's, as `nvinfer1::plugin` is.
static bool isInLibraryNamespace(const Decl &D, const ResourceModels &Models) {
  const DeclContext *C = D.getDeclContext();
  const auto IsNamed = [](const DeclContext *Each) {
    const auto *Space = dyn_cast<NamespaceDecl>(Each);
    return Space && !Space->isInline() && !Space->isAnonymousNamespace();
  };
  while (C && !IsNamed(C))
    C = C->getParent();
  if (!C || !C->getParent()->isTranslationUnit())
    return false;
  const llvm::StringRef Name = cast<NamespaceDecl>(C)->getName();
  return Models.isGpuNamespace(std::string_view(Name.data(), Name.size()));
}

/// A parameter through which no handle can be kept: it points to constants.
static bool isReadOnly(QualType Type) {
  if (Type.isNull())
    return false;
  if (const auto *Pointer = Type->getAs<PointerType>()) {
    const QualType Pointee = Pointer->getPointeeType();
    if (Pointee->isPointerType())
      return isReadOnly(Pointee);
    return Pointee.isConstQualified() && !Pointee->isRecordType();
  }
  return false;
}

static bool isInSystemHeader(const Decl &D) {
  const SourceManager &Sources = D.getASTContext().getSourceManager();
  return Sources.isInSystemHeader(Sources.getExpansionLoc(D.getLocation()));
}

/// Whether another unit of the project may define the function, and no other
/// function can run in its place.
static bool isDefinedElsewhere(const FunctionDecl &Callee, bool IsSystem) {
  if (IsSystem || !Callee.isExternallyVisible() || Callee.isDependentContext())
    return false;
  const auto *Method = dyn_cast<CXXMethodDecl>(&Callee);
  return !Method || !Method->isVirtual();
}

void Lowering::addArgument(Call &C, const Expr *Argument, QualType Parameter) {
  const bool IsReference = !Parameter.isNull() && Parameter->isReferenceType();
  Operand Value;
  if (IsReference && Argument->isGLValue())
    Value = addressOf(Argument);
  if (Value.empty())
    Value = value(Argument);
  C.Arguments.push_back(std::move(Value));
  // Of a function nobody declared, what it is given tells what it can do.
  C.ReadOnly.push_back(
      isReadOnly(Parameter.isNull() ? Argument->getType() : Parameter));
}

/// Whether the elements of a standard container release what they are made of.
static bool holdsOwners(const CXXMethodDecl &Method) {
  const auto *Special =
      dyn_cast<ClassTemplateSpecializationDecl>(Method.getParent());
  if (!Special)
    return false;
  const llvm::ArrayRef<TemplateArgument> Arguments =
      Special->getTemplateArgs().asArray();
  return llvm::any_of(Arguments.take_front(2), [](const TemplateArgument &A) {
    const CXXRecordDecl *Class = A.getKind() == TemplateArgument::Type
                                     ? A.getAsType()->getAsCXXRecordDecl()
                                     : nullptr;
    if (!Class || !Class->hasDefinition() || isStandardContainer(*Class))
      return false;
    return outermostNamespace(*Class) == "std"
               ? Class->getIdentifier() && Class->getName().ends_with("_ptr")
               : !Class->hasTrivialDestructor();
  });
}

CalleeKind Lowering::classify(const Call &C) {
  if (isa<CUDAKernelCallExpr>(C.Source))
    return CalleeKind::Library;
  if (C.Acquire || C.Release || C.Reclaim)
    return CalleeKind::Library;
  const bool IsSystem = C.Callee && isInSystemHeader(*C.Callee);
  if (C.Callee && C.Callee->isDefined() && C.Callee->hasBody() && !IsSystem) {
    if (C.Name.equals_insensitive("swap") && C.Arguments.size() == 2)
      return CalleeKind::Swap;
    return CalleeKind::Unit;
  }
  if (isByteCopy(C.Name))
    return CalleeKind::Copies;
  if (C.Escapes || Models.isGpuFunction(C.Name) || C.Name.starts_with("__cuda"))
    return CalleeKind::Library;
  if (!C.Callee)
    return CalleeKind::Unknown;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(C.Callee)) {
    if (isInsertion(*Method))
      return holdsOwners(*Method) ? CalleeKind::Unknown : CalleeKind::Insert;
    if (isHarmlessMethod(*Method))
      return CalleeKind::Library;
  }
  const llvm::StringRef Space = outermostNamespace(*C.Callee);
  if (isInLibraryNamespace(*C.Callee, Models))
    return CalleeKind::Library;
  if (Space == "thrust" || Space == "cub")
    return C.Name == "device_free" ? CalleeKind::FreesHost
                                   : CalleeKind::Library;
  if (Space == "std") {
    if (C.Name == "swap" || C.Name == "iter_swap")
      return CalleeKind::Swap;
    if (C.Callee->getOverloadedOperator() == OO_LessLess ||
        C.Name == "printf" || C.Name == "fprintf" ||
        C.Callee->getOverloadedOperator() == OO_EqualEqual)
      return CalleeKind::Library;
  }
  if (isHostRelease(C.Name))
    return CalleeKind::FreesHost;
  if (keepsArgument(C.Name))
    return CalleeKind::Unknown;
  if (C.Callee->getBuiltinID() != 0 || (IsSystem && C.Callee->isExternC()))
    return CalleeKind::Library;
  // What device code has built in, such as atomicAdd.
  if (IsSystem && Space.empty() && C.Callee->hasAttr<CUDADeviceAttr>())
    return CalleeKind::Library;
  return isDefinedElsewhere(*C.Callee, IsSystem) ? CalleeKind::External
                                                 : CalleeKind::Unknown;
}

void Lowering::finishCall(std::unique_ptr<Call> C, const Expr &E) {
  Operation Op;
  Op.What = Operation::MakeCall;
  Op.TheCall = C.get();
  Op.Statement = &E;
  Current->Operations.push_back(std::move(Op));
  B.Calls.push_back(std::move(C));
}

void Lowering::lowerCall(const CallExpr &E) {
  const FunctionDecl *Callee = E.getDirectCallee();
  if (Callee && (isForwarding(*Callee) || isAddressOfFunction(*Callee)))
    return;
  auto C = std::make_unique<Call>();
  C->Source = &E;
  C->Result = pathOfResult(E);
  C->Name = modelName(E);
  if (Callee) {
    const FunctionDecl *Definition = Callee->getDefinition();
    C->Callee = Definition ? Definition : Callee;
    if (C->Name.empty() && Callee->getIdentifier())
      C->Name = Callee->getName();
  }
  const auto *AsMethod = dyn_cast_or_null<CXXMethodDecl>(Callee);
  unsigned First = 0;
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&E)) {
    if (const Expr *Object = Member->getImplicitObjectArgument())
      C->Object = strip(Object)->getType()->isPointerType() ? value(Object)
                                                            : addressOf(Object);
  } else if (isa<CXXOperatorCallExpr>(E) && AsMethod && E.getNumArgs() != 0) {
    if (E.getNumArgs() == 2 &&
        cast<CXXOperatorCallExpr>(E).getOperator() == OO_Equal &&
        (AsMethod->isTrivial() || AsMethod->isDefaulted())) {
      const PathId Target = place(E.getArg(0));
      if (Target != NoPath)
        return emit(Operation::Assign, Target, value(E.getArg(1)), E);
    }
    C->Object = addressOf(E.getArg(0));
    First = 1;
  }
  const FunctionProtoType *Type =
      Callee ? Callee->getType()->getAs<FunctionProtoType>() : nullptr;
  for (unsigned I = First; I != E.getNumArgs(); ++I) {
    const unsigned Number = I - First;
    addArgument(*C, E.getArg(I),
                Type && Number < Type->getNumParams()
                    ? Type->getParamType(Number)
                    : QualType());
  }
  llvm::StringRef Listed = modelName(E, Models);
  if (Listed.empty() && !AsMethod)
    Listed = C->Name;
  addModels(*C, Listed);
  C->Kind = classify(*C);
  finishCall(std::move(C), E);
  Current->NoReturn |= Models.neverReturns(Listed);
}

void Lowering::addModels(Call &C, llvm::StringRef Listed) const {
  if (Listed.empty())
    return;
  C.Acquire = Models.acquire(Listed);
  C.Release = Models.release(Listed);
  C.Reclaim = Models.reclaim(Listed);
  C.Derive = Models.derive(Listed);
  C.Escapes = Models.escapes(Listed);
  if (C.Acquire && C.Acquire->Arguments != 0 &&
      C.Acquire->Arguments != C.Arguments.size())
    C.Acquire = nullptr;
}

/// The model of a `new` that takes memory itself. Only the heap of the device
/// has one: memory of the host is nothing to us.
const AcquireModel *Lowering::acquireOf(const CXXNewExpr &E) const {
  if (E.getNumPlacementArgs() != 0)
    return nullptr;
  return Models.acquire(E.isArray() ? "new[]" : "new");
}

/// A call that Clang could not resolve, most often for want of a header: the
/// name and the arguments are there all the same.
bool Lowering::lowerUnresolved(const RecoveryExpr &E) {
  const auto Parts = E.subExpressions();
  const auto *Lookup =
      Parts.empty() ? nullptr : dyn_cast<UnresolvedLookupExpr>(Parts[0]);
  const IdentifierInfo *Name =
      Lookup ? Lookup->getName().getAsIdentifierInfo() : nullptr;
  if (!Name)
    return false;
  auto C = std::make_unique<Call>();
  C->Source = &E;
  C->Result = pathOfResult(E);
  C->Name = Name->getName();
  for (const Expr *Argument : Parts.drop_front())
    addArgument(*C, Argument, QualType());
  addModels(*C, C->Name);
  C->Kind = classify(*C);
  Current->NoReturn |= Models.neverReturns(C->Name);
  finishCall(std::move(C), E);
  return true;
}

void Lowering::lowerConstruct(const CXXConstructExpr &E) {
  const CXXConstructorDecl *Constructor = E.getConstructor();
  if (E.getNumArgs() == 0 || E.isElidable() || Constructor->isTrivial())
    return;
  auto C = std::make_unique<Call>();
  C->Source = &E;
  C->Result = pathOfResult(E);
  const FunctionDecl *Definition = Constructor->getDefinition();
  C->Callee = Definition ? Definition : Constructor;
  const auto *Type = Constructor->getType()->getAs<FunctionProtoType>();
  for (unsigned I = 0; I != E.getNumArgs(); ++I)
    addArgument(*C, E.getArg(I),
                I < Type->getNumParams() ? Type->getParamType(I) : QualType());
  const llvm::StringRef Space = outermostNamespace(*Constructor);
  if (Space == "thrust" || Space == "cub")
    C->Kind = CalleeKind::Library;
  else if (isOwner(E.getType(), Models))
    C->ReadOnly.assign(C->ReadOnly.size(), false); // it takes what it is given
  else if (Definition && Definition->hasBody() &&
           !isInSystemHeader(*Definition))
    C->Kind = CalleeKind::Unit;
  finishCall(std::move(C), E);
  Current->NoReturn |= neverReturns(*Constructor, Models);
}

void Lowering::lowerReturn(const ReturnStmt &S) {
  const Expr *Value = S.getRetValue();
  const auto *List =
      dyn_cast_or_null<InitListExpr>(Value ? strip(Value) : Value);
  if (!List || !List->getType()->isRecordType())
    return emit(Operation::Return, NoPath, value(Value), S);
  // A struct made on the spot: which field holds what must not get lost.
  Atom Whole;
  Whole.Path = pathOfResult(*List);
  B.Temporaries[B.Paths.base(Whole.Path)] = List->getType();
  assignInit(Whole.Path, Value, S);
  emit(Operation::Return, NoPath, {Whole}, S);
}

/// An entry of a constructor's initializer list.
void Lowering::initialize(const CXXCtorInitializer &Member) {
  const Expr *Init = Member.getInit();
  if (!Init)
    return;
  const FieldDecl *Field = Member.getMember();
  if (!Field || !Field->getIdentifier() || Init->containsErrors())
    return emit(Operation::Escape, NoPath, value(Init), *Init);
  const PathId Object =
      B.Paths.child(B.Paths.root(&B, Locality::NonLocal), PathElement::index(0),
                    Locality::NonLocal);
  assignInit(B.Paths.child(Object, PathElement::field(Field->getIdentifier())),
             Init, *Init);
}

} // namespace vramlint::cuda
