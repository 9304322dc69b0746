#include "cuda_checks/rules/TorchNames.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"

#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;
using llvm::StringRef;
using llvm::StringSwitch;

namespace {

StringRef nameOf(const NamedDecl &D) {
  return D.getIdentifier() ? D.getName() : StringRef();
}

bool isTorchSpace(StringRef Space) {
  return Space == "at" || Space == "torch" || Space == "c10";
}

bool inTorch(const Decl &D) { return isTorchSpace(outermostNamespace(D)); }

const CXXRecordDecl *recordOf(QualType Type) {
  if (Type.isNull())
    return nullptr;
  Type = Type.getNonReferenceType();
  if (const auto *Pointer = Type->getAs<PointerType>())
    Type = Pointer->getPointeeType();
  const CXXRecordDecl *Record = Type->getAsCXXRecordDecl();
  if (!Record)
    // Inside a template: the class template that an object is made of.
    if (const auto *Special = Type->getAs<TemplateSpecializationType>())
      if (const auto *Template = dyn_cast_or_null<ClassTemplateDecl>(
              Special->getTemplateName().getAsTemplateDecl()))
        Record = Template->getTemplatedDecl();
  return Record && Record->hasDefinition() ? Record->getDefinition() : Record;
}

/// The first type argument of a class template.
QualType firstArgument(const CXXRecordDecl &Record) {
  const auto *Special = dyn_cast<ClassTemplateSpecializationDecl>(&Record);
  if (!Special)
    return {};
  for (const TemplateArgument &Each : Special->getTemplateArgs().asArray())
    return Each.getKind() == TemplateArgument::Type ? Each.getAsType()
                                                    : QualType();
  return {};
}

/// The class itself, or the nearest base, for which the question is true.
template <class Question>
const CXXRecordDecl *selfOrBase(const CXXRecordDecl *Record, Question Is,
                                unsigned Depth = 0) {
  if (!Record || Depth > 8 || Is(*Record))
    return Depth > 8 ? nullptr : Record;
  if (!Record->hasDefinition())
    return nullptr;
  for (const CXXBaseSpecifier &Base : Record->bases())
    if (const CXXRecordDecl *Found =
            selfOrBase(recordOf(Base.getType()), Is, Depth + 1))
      return Found;
  return nullptr;
}

bool isSmartPointer(const CXXRecordDecl &Record) {
  return outermostNamespace(Record) == "std" &&
         (nameOf(Record) == "shared_ptr" || nameOf(Record) == "unique_ptr" ||
          nameOf(Record) == "optional" || nameOf(Record) == "__shared_ptr");
}

/// Modules of the library that have parameters of their own.
bool hasParameters(StringRef Name) {
  Name.consume_back("Impl");
  return Name.starts_with("Conv") || Name.starts_with("BatchNorm") ||
         Name.starts_with("Transformer") || Name.starts_with("Embedding") ||
         StringSwitch<bool>(Name)
             .Cases("Linear", "Bilinear", "LSTM", "GRU", "RNN", "LSTMCell",
                    true)
             .Cases("GRUCell", "RNNCell", "LayerNorm", "GroupNorm", "PReLU",
                    true)
             .Cases("MultiheadAttention", "Module", "AnyModule", true)
             .Default(false);
}

} // namespace

bool mentionsTorch(ASTContext &AST) {
  const auto HasTensor = [&](StringRef Space) {
    const auto Found = AST.Idents.find(Space);
    const auto Tensor = AST.Idents.find("Tensor");
    if (Found == AST.Idents.end() || Tensor == AST.Idents.end())
      return false;
    for (const NamedDecl *D :
         AST.getTranslationUnitDecl()->lookup(Found->second))
      if (const auto *Namespace = dyn_cast<NamespaceDecl>(D))
        if (!Namespace->lookup(Tensor->second).empty())
          return true;
    return false;
  };
  return HasTensor("at") || HasTensor("torch");
}

bool isTensor(QualType Type) {
  const CXXRecordDecl *Record = recordOf(Type);
  return Record && !Type.getNonReferenceType()->isPointerType() &&
         (nameOf(*Record) == "Tensor" || nameOf(*Record) == "TensorBase" ||
          nameOf(*Record) == "Variable") &&
         inTorch(*Record);
}

/// A struct of the program with a tensor among its fields.
static bool hasTensorField(const CXXRecordDecl &Record, unsigned Depth) {
  if (Depth > 2 || !Record.hasDefinition() ||
      outermostNamespace(Record) == "std" || inTorch(Record))
    return false;
  return llvm::any_of(Record.fields(), [&](const FieldDecl *Field) {
    const CXXRecordDecl *Inner = Field->getType()->getAsCXXRecordDecl();
    return isTensor(Field->getType()) ||
           (Inner && hasTensorField(*Inner, Depth + 1));
  });
}

bool holdsTensors(QualType Type) {
  if (Type.isNull())
    return false;
  if (isTensor(Type))
    return true;
  const CXXRecordDecl *Record = recordOf(Type);
  if (!Record)
    return false;
  if (nameOf(*Record) == "IValue")
    return inTorch(*Record);
  if (hasTensorField(*Record, 0))
    return moduleKind(Type) == ModuleKind::None;
  const auto *Special = dyn_cast<ClassTemplateSpecializationDecl>(Record);
  if (!Special || !(isStandardContainer(*Record) || isSmartPointer(*Record) ||
                    inTorch(*Record)))
    return false;
  const auto Holds = [](const TemplateArgument &Each) {
    return Each.getKind() == TemplateArgument::Type &&
           holdsTensors(Each.getAsType());
  };
  return llvm::any_of(
      Special->getTemplateArgs().asArray(), [&](const TemplateArgument &Each) {
        return Holds(Each) || (Each.getKind() == TemplateArgument::Pack &&
                               llvm::any_of(Each.pack_elements(), Holds));
      });
}

ModuleKind moduleKind(QualType Type) {
  const CXXRecordDecl *Record = recordOf(Type);
  for (unsigned Depth = 0; Record && Depth != 4; ++Depth) {
    const CXXRecordDecl *Holder =
        selfOrBase(Record, [](const CXXRecordDecl &Each) {
          return isSmartPointer(Each) ||
                 (nameOf(Each) == "ModuleHolder" && inTorch(Each));
        });
    if (!Holder)
      break;
    const CXXRecordDecl *Held = recordOf(firstArgument(*Holder));
    if (!Held)
      return ModuleKind::None;
    Record = Held;
  }
  if (!Record)
    return ModuleKind::None;
  if (inTorch(*Record) && (nameOf(*Record) == "Module" ||
                           nameOf(*Record) == "RecursiveScriptModule"))
    for (const DeclContext *C = Record->getDeclContext(); C; C = C->getParent())
      if (const auto *Space = dyn_cast<NamespaceDecl>(C))
        if (Space->getName() == "jit")
          return ModuleKind::Script;
  const bool IsModule = selfOrBase(Record,
                                   [](const CXXRecordDecl &Each) {
                                     return nameOf(Each) == "Module" &&
                                            inTorch(Each) &&
                                            outermostNamespace(Each) == "torch";
                                   }) ||
                        (nameOf(*Record) == "AnyModule" && inTorch(*Record));
  if (!IsModule)
    return ModuleKind::None;
  // A chain of modules may have none with parameters, but then why train it.
  if (inTorch(*Record) && !nameOf(*Record).starts_with("Sequential") &&
      !hasParameters(nameOf(*Record)))
    return ModuleKind::Parameterless;
  return ModuleKind::Trainable;
}

bool isGradGuardType(QualType Type) {
  const CXXRecordDecl *Record = recordOf(Type);
  for (unsigned Depth = 0; Record && isSmartPointer(*Record) && Depth != 3;
       ++Depth)
    Record = recordOf(firstArgument(*Record));
  if (!Record)
    return false;
  const StringRef Name = nameOf(*Record);
  if (inTorch(*Record))
    return StringSwitch<bool>(Name)
        .Cases("NoGradGuard", "InferenceMode", "AutoGradMode", true)
        .Cases("AutoNonVariableTypeMode", "AutoDispatchBelowAutograd", true)
        .Cases("AutoDispatchBelowADInplaceOrView", "AutoFwGradMode", true)
        .Cases("NonVariableTypeMode", "ExcludeDispatchKeyGuard", true)
        .Default(false);
  if (outermostNamespace(*Record) == "std" || !Record->hasDefinition())
    return false;
  return llvm::any_of(Record->bases(),
                      [](const CXXBaseSpecifier &Base) {
                        return isGradGuardType(Base.getType());
                      }) ||
         llvm::any_of(Record->fields(), [](const FieldDecl *Field) {
           return !Field->getType()->isPointerType() &&
                  isGradGuardType(Field->getType());
         });
}

bool isGradGuard(const VarDecl &Variable) {
  if (!isGradGuardType(Variable.getType()))
    return false;
  // `AutoGradMode enable(true)` and `InferenceMode guard(false)` guard nothing.
  const CXXRecordDecl *Record = recordOf(Variable.getType());
  const Expr *Init = Variable.getInit() ? strip(Variable.getInit()) : nullptr;
  const auto *Construct = dyn_cast_or_null<CXXConstructExpr>(Init);
  if (!Record || !Construct || Construct->getNumArgs() != 1)
    return true;
  const auto *Mode = dyn_cast<CXXBoolLiteralExpr>(strip(Construct->getArg(0)));
  if (!Mode)
    return true;
  return Mode->getValue() != (nameOf(*Record) == "AutoGradMode");
}

StringRef methodName(const CallExpr &Call) {
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(&Call))
    return Operator->getOperator() == OO_Call ? "forward" : StringRef();
  const Expr *Callee = Call.getCallee()->IgnoreParenImpCasts();
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    return isa<CXXMethodDecl>(Member->getMemberDecl())
               ? nameOf(*Member->getMemberDecl())
               : StringRef();
  DeclarationName Name;
  if (const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(Callee))
    Name = Dependent->getMember();
  else if (const auto *Unresolved = dyn_cast<UnresolvedMemberExpr>(Callee))
    Name = Unresolved->getMemberName();
  else if (moduleKind(Callee->getType()) != ModuleKind::None)
    return "forward"; // a module called in a template
  const IdentifierInfo *Id = Name.getAsIdentifierInfo();
  return Id ? Id->getName() : StringRef();
}

/// What `*p` and `p->` of pointers and holders lead from.
static const Expr *stripHolder(const Expr *E) {
  for (unsigned Depth = 0; E && Depth != 8; ++Depth) {
    E = strip(E);
    if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E)) {
      if ((Operator->getOperator() == OO_Arrow ||
           Operator->getOperator() == OO_Star) &&
          Operator->getNumArgs() == 1) {
        E = Operator->getArg(0);
        continue;
      }
    } else if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
      if (Unary->getOpcode() == UO_Deref || Unary->getOpcode() == UO_AddrOf) {
        E = Unary->getSubExpr();
        continue;
      }
    } else if (const auto *Method = dyn_cast<CXXMemberCallExpr>(E)) {
      const StringRef Name = methodName(*Method);
      if (Name == "get" || Name == "ptr" || Name == "value") {
        E = Method->getImplicitObjectArgument();
        continue;
      }
    }
    return E;
  }
  return E;
}

const Expr *objectOf(const CallExpr &Call) {
  if (isa<CXXOperatorCallExpr>(Call))
    return Call.getNumArgs() ? stripHolder(Call.getArg(0)) : nullptr;
  const Expr *Callee = Call.getCallee()->IgnoreParenImpCasts();
  const Expr *Object = nullptr;
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    Object = Member->getBase();
  else if (const auto *Dependent =
               dyn_cast<CXXDependentScopeMemberExpr>(Callee))
    Object = Dependent->isImplicitAccess() ? nullptr : Dependent->getBase();
  else if (const auto *Unresolved = dyn_cast<UnresolvedMemberExpr>(Callee))
    Object = Unresolved->isImplicitAccess() ? nullptr : Unresolved->getBase();
  else if (moduleKind(Callee->getType()) != ModuleKind::None)
    Object = Callee;
  return Object ? stripHolder(Object) : nullptr;
}

StringRef functionName(const CallExpr &Call) {
  if (isa<CXXOperatorCallExpr, CXXMemberCallExpr>(Call))
    return {};
  return modelName(Call);
}

const ValueDecl *namedObject(const Expr *E) {
  E = E ? stripHolder(E) : nullptr;
  if (!E)
    return nullptr;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(E))
    return isa<VarDecl, BindingDecl>(Reference->getDecl())
               ? cast<ValueDecl>(Reference->getDecl()->getCanonicalDecl())
               : nullptr;
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return isa<FieldDecl, VarDecl>(Member->getMemberDecl())
               ? cast<ValueDecl>(Member->getMemberDecl()->getCanonicalDecl())
               : nullptr;
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() == 1 ? namedObject(Construct->getArg(0))
                                        : nullptr;
  return nullptr;
}

bool dropsGraph(StringRef Name) {
  if (Name.ends_with("_like") || Name.starts_with("rand") ||
      Name.starts_with("logical_") || Name.starts_with("new_") ||
      Name.starts_with("is"))
    return true;
  return StringSwitch<bool>(Name)
      .Cases("detach", "detach_", "data", "variable_data", "tensor_data", true)
      .Cases("argmax", "argmin", "argsort", "nonzero", "multinomial", true)
      .Cases("eq", "ne", "lt", "le", "gt", "ge", "greater", "less", "equal",
             true)
      .Cases("zeros", "ones", "empty", "full", "arange", "linspace", "eye",
             true)
      .Cases("tensor", "from_blob", "one_hot", "bernoulli", "bincount", true)
      .Cases("item", "sign", "histc", "allclose", "scalar_tensor", true)
      .Default(false);
}

bool looksInside(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("toTensor", "toTuple", "toTensorVector", "toTensorList", true)
      .Cases("toList", "toGenericDict", "toTupleRef", "elements", "at", true)
      .Cases("get", "front", "back", "value", "to", "get_device", true)
      .Default(false);
}

bool isTorchFunction(const CallExpr &Call) {
  const auto *Callee = dyn_cast_or_null<FunctionDecl>(Call.getCalleeDecl());
  if (Callee)
    return inTorch(*Callee);
  // In a template: the candidates of the name.
  const Expr *E = Call.getCallee()->IgnoreParenImpCasts();
  const auto *Lookup = dyn_cast<OverloadExpr>(E);
  return Lookup && Lookup->getNumDecls() != 0 &&
         inTorch(*(*Lookup->decls_begin())->getUnderlyingDecl());
}

} // namespace vramlint::cuda
