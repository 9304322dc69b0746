#include "cuda_checks/rules/TorchValues.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"

namespace vramlint::cuda {

using namespace clang;
using llvm::StringRef;

/// Expressions nested deeper than this, or functions called deeper, are
/// unknown.
static constexpr unsigned MaxDepth = 40;
static constexpr unsigned MaxCalls = 3;

static bool mayBeTensor(QualType Type) {
  return !Type.isNull() && (Type->isDependentType() || holdsTensors(Type));
}

/// A conversion to integers or truth values: those have no gradients.
static bool namesIntegerType(const CallExpr &E) {
  for (const Expr *Argument : E.arguments()) {
    const auto *Reference = dyn_cast<DeclRefExpr>(strip(Argument));
    const IdentifierInfo *Name =
        Reference ? Reference->getDecl()->getIdentifier() : nullptr;
    if (Name &&
        (Name->isStr("kLong") || Name->isStr("kInt") || Name->isStr("kInt64") ||
         Name->isStr("kInt32") || Name->isStr("kBool") ||
         Name->isStr("kByte") || Name->isStr("kUInt8")))
      return true;
  }
  return false;
}

const Expr *TorchValues::anyInside(const Stmt &S, unsigned Depth) {
  for (const Stmt *Child : S.children()) {
    const auto *E = dyn_cast_or_null<Expr>(Child);
    if (const Expr *Found = E ? graph(E, Depth + 1) : nullptr)
      return Found;
  }
  return nullptr;
}

const Expr *TorchValues::graph(const Expr *Whole, unsigned Depth) {
  if (!Whole || Depth > MaxDepth)
    return nullptr;
  const Expr *E = strip(Whole);
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return graphOfCall(*Call, Depth);
  if (const ValueDecl *Object = namedObject(E)) {
    if (const auto *Binding = dyn_cast<BindingDecl>(Object)) {
      const auto *Whole =
          dyn_cast_or_null<ValueDecl>(Binding->getDecomposedDecl());
      return Whole ? graphOfVariable(*Whole, Depth) : nullptr;
    }
    return graphOfVariable(*Object, Depth);
  }
  // `a ? b : c`, lists in braces, conversions to argument types; in templates
  // operators whose operands are not known yet.
  if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(E)) {
    const Expr *Found = graph(Choice->getTrueExpr(), Depth + 1);
    return Found ? Found : graph(Choice->getFalseExpr(), Depth + 1);
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    return Binary->isAdditiveOp() || Binary->isMultiplicativeOp()
               ? anyInside(*Binary, Depth)
               : nullptr;
  if (isa<InitListExpr, CXXConstructExpr, CXXUnresolvedConstructExpr,
          ParenListExpr, ArraySubscriptExpr, UnaryOperator,
          CXXStdInitializerListExpr, CXXDefaultArgExpr>(E))
    return anyInside(*E, Depth);
  return nullptr;
}

const Expr *TorchValues::graphOfVariable(const ValueDecl &Object,
                                         unsigned Depth) {
  if (!mayBeTensor(Object.getType()) || !Resolving.insert(&Object).second)
    return nullptr;
  const auto Given = Attached.find(&Object);
  const Expr *Found = Given == Attached.end() ? nullptr : Given->second;
  bool Drops = false;
  const auto Sources = Body.Sources.find(&Object);
  if (Sources != Body.Sources.end())
    for (const Expr *Source : Sources->second) {
      const auto *Call = dyn_cast<CallExpr>(strip(Source));
      Drops |=
          Call && dropsGraph(methodName(*Call)) && derivesFrom(Source, Object);
      if (!Found)
        Found = graph(Source, Depth + 1);
    }
  for (const TorchEvent &Event : Body.Events) {
    if (Event.Object != &Object)
      continue;
    // What backward() is called on has a graph, or the call would fail.
    if (Event.What == TorchEvent::Backward && !Event.Guarded && !Found &&
        isTensor(Object.getType()))
      Found = Event.Where;
    Drops |= Event.What == TorchEvent::Clear;
  }
  Resolving.erase(&Object);
  return Drops ? nullptr : Found;
}

const Expr *TorchValues::graphOfCall(const CallExpr &E, unsigned Depth) {
  if (Body.Guarded.contains(&E))
    return nullptr;
  const auto AnyArgument = [&]() -> const Expr * {
    for (const Expr *Argument : E.arguments())
      if (const Expr *Found = graph(Argument, Depth + 1))
        return Found;
    return nullptr;
  };
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(&E)) {
    switch (Operator->getOperator()) {
    case OO_Plus:
    case OO_Minus:
    case OO_Star:
    case OO_Slash:
    case OO_Equal:
    case OO_PlusEqual:
    case OO_Arrow:
      return AnyArgument();
    case OO_Subscript:
      return graph(E.getArg(0), Depth + 1);
    case OO_Call:
      break;
    default:
      return nullptr;
    }
  }
  const StringRef Method = methodName(E);
  if (!Method.empty()) {
    const Expr *Object = objectOf(E);
    const QualType Type = Object ? Object->getType() : QualType();
    switch (moduleKind(Type)) {
    case ModuleKind::Trainable:
    case ModuleKind::Script:
      return Method == "forward" ? &E : nullptr;
    case ModuleKind::Parameterless:
      return Method == "forward" ? AnyArgument() : nullptr;
    case ModuleKind::None:
      break;
    }
    if (dropsGraph(Method) || (Method == "to" && namesIntegerType(E)))
      return nullptr;
    const bool OfTensor = !Type.isNull() && isTensor(Type);
    if (OfTensor && !mayBeTensor(E.getType()))
      return nullptr;
    if (OfTensor || looksInside(Method) ||
        (!Type.isNull() && Type->isDependentType())) {
      if (const Expr *Found = graph(Object, Depth + 1))
        return Found;
      return OfTensor ? AnyArgument() : nullptr;
    }
    return graphOfUnitCall(E, Depth);
  }
  if (isTorchFunction(E)) {
    const StringRef Name = functionName(E);
    return dropsGraph(Name) || Name == "grad" ||
                   (!E.getType()->isDependentType() &&
                    !mayBeTensor(E.getType()))
               ? nullptr
               : AnyArgument();
  }
  const FunctionDecl *Callee = E.getDirectCallee();
  if (Callee && (isForwarding(*Callee) ||
                 (outermostNamespace(*Callee) == "std" &&
                  Callee->getIdentifier() && Callee->getName() == "get"))) {
    // The second value of max() and its like are indices.
    const TemplateArgumentList *Arguments =
        Callee->getTemplateSpecializationArgs();
    if (Callee->getName() == "get" && Arguments && Arguments->size() != 0 &&
        Arguments->get(0).getKind() == TemplateArgument::Integral &&
        Arguments->get(0).getAsIntegral() != 0)
      return nullptr;
    return AnyArgument();
  }
  return graphOfUnitCall(E, Depth);
}

/// What a function of this unit returns, given which arguments have a graph.
const Expr *TorchValues::graphOfUnitCall(const CallExpr &E, unsigned Depth) {
  const FunctionDecl *Callee = E.getDirectCallee();
  const TorchBody *Inner =
      Callee ? Unit.body(Callee->getDefinition()) : nullptr;
  if (!Inner || Calls >= MaxCalls || !mayBeTensor(E.getType()))
    return nullptr;
  TorchValues Values(Unit, *Inner);
  Values.Calls = Calls + 1;
  const unsigned First =
      isa<CXXOperatorCallExpr>(E) && isa<CXXMethodDecl>(Callee);
  for (unsigned I = First; I < E.getNumArgs(); ++I)
    if (I - First < Inner->Function->getNumParams())
      if (const Expr *Made = graph(E.getArg(I), Depth + 1))
        Values.Attached[cast<ValueDecl>(
            Inner->Function->getParamDecl(I - First)->getCanonicalDecl())] =
            Made;
  std::vector<const Stmt *> Open = {Inner->Function->getBody()};
  while (!Open.empty()) {
    const Stmt *S = Open.back();
    Open.pop_back();
    if (!S || isa<LambdaExpr>(S))
      continue;
    if (const auto *Return = dyn_cast<ReturnStmt>(S))
      if (Values.graphOf(Return->getRetValue()))
        return &E;
    Open.insert(Open.end(), S->child_begin(), S->child_end());
  }
  return nullptr;
}

bool TorchValues::derivesFrom(const Expr *E, const ValueDecl &Object) {
  Met.clear();
  return E && derives(*E, Object, 0);
}

bool TorchValues::derives(const Stmt &S, const ValueDecl &Object,
                          unsigned Depth) {
  if (Depth > 2 * MaxDepth)
    return false;
  const ValueDecl *Named = nullptr;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(&S))
    Named = Reference->getDecl();
  else if (const auto *Member = dyn_cast<MemberExpr>(&S))
    Named = Member->getMemberDecl();
  if (const auto *Binding = dyn_cast_or_null<BindingDecl>(Named))
    Named = dyn_cast_or_null<ValueDecl>(Binding->getDecomposedDecl());
  if (Named) {
    Named = cast<ValueDecl>(Named->getCanonicalDecl());
    if (Named == &Object)
      return true;
    if (Met.insert(Named).second) {
      const auto Sources = Body.Sources.find(Named);
      if (Sources != Body.Sources.end())
        for (const Expr *Source : Sources->second)
          if (derives(*Source, Object, Depth + 1))
            return true;
      for (const TorchEvent &Event : Body.Events)
        if (Event.What == TorchEvent::Add && Event.Object == Named &&
            Event.Value && derives(*Event.Value, Object, Depth + 1))
          return true;
    }
  }
  return llvm::any_of(S.children(), [&](const Stmt *Child) {
    return Child && derives(*Child, Object, Depth + 1);
  });
}

} // namespace vramlint::cuda
