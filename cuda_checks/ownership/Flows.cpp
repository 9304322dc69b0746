#include "cuda_checks/ownership/Flows.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"

#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;

std::set<NodeName> FlowGraph::reach(const NodeName &From,
                                    const ReleasedPlace **Release) const {
  std::set<NodeName> Reached, Met{From};
  std::vector<NodeName> Open{From};
  while (!Open.empty()) {
    const NodeName Each = std::move(Open.back());
    Open.pop_back();
    if (Release && !*Release)
      if (const auto It = Releases.find(Each); It != Releases.end())
        *Release = &It->second;
    const auto It = Edges.find(Each);
    if (It == Edges.end())
      continue;
    for (const NodeName &Next : It->second) {
      if (!PlaceNames::isLocal(Next))
        Reached.insert(Next);
      else if (Met.insert(Next).second)
        Open.push_back(Next);
    }
  }
  return Reached;
}

NodeName FlowCollector::node(const Atom &A) {
  if (A.What != Atom::Value && A.What != Atom::Address)
    return {};
  return Names.of(*B, A.Path).Name;
}

void FlowCollector::flow(const Operand &From, const NodeName &To) {
  for (const Atom &A : From)
    if (const NodeName Name = node(A); !Name.empty())
      Graph.add(Name, To);
}

void FlowCollector::flow(const Operand &From, const Operand &To) {
  for (const Atom &A : To)
    if (const NodeName Name = node(A); !Name.empty())
      flow(From, Name);
}

/// What an expression that the engine cannot follow mentions gets lost in it.
void FlowCollector::loseUnread(const Call &C, unsigned Argument) {
  const auto *E = dyn_cast<CallExpr>(C.Source);
  if (!E || !C.Arguments[Argument].empty())
    return;
  unsigned Number = Argument;
  if (isa<CXXOperatorCallExpr>(E) &&
      isa_and_nonnull<CXXMethodDecl>(E->getDirectCallee()))
    ++Number;
  llvm::SmallVector<const Stmt *, 8> Open;
  if (Number < E->getNumArgs())
    Open.push_back(E->getArg(Number));
  while (!Open.empty()) {
    const Stmt *Each = Open.pop_back_val();
    if (const auto *Member = dyn_cast<MemberExpr>(Each)) {
      if (const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
          Field && !Field->getType()->isArithmeticType())
        Graph.add(Names.ofField(*Field), Unknown);
    } else if (const auto *Reference = dyn_cast<DeclRefExpr>(Each)) {
      if (const auto *Variable = dyn_cast<VarDecl>(Reference->getDecl());
          Variable && Variable->hasGlobalStorage() &&
          !Variable->getType()->isArithmeticType())
        Graph.add(Names.ofVariable(*Variable), Unknown);
    } else if (const auto *Dependent =
                   dyn_cast<CXXDependentScopeMemberExpr>(Each)) {
      if (const IdentifierInfo *Name =
              Dependent->getMember().getAsIdentifierInfo())
        Graph.add("?::" + Name->getName().str(), Unknown);
    }
    for (const Stmt *Child : Each->children())
      if (Child)
        Open.push_back(Child);
  }
}

void FlowCollector::releaseArgument(const Call &C, unsigned Argument) {
  for (const Atom &A : C.Arguments[Argument]) {
    const NodeName Name = node(A);
    if (Name.empty())
      continue;
    Graph.release(Name, Places.at(*C.Source),
                  B->Function->getQualifiedNameAsString());
  }
  loseUnread(C, Argument);
}

/// A function of the standard library that is no container's, but only picks or
/// bundles values.
static bool bundles(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases("make_pair", "make_tuple", "tie", "get", "begin", "end", true)
      .Cases("cbegin", "cend", "data", "next", "prev", "find", true)
      .Cases("min", "max", "ref", "as_const", "exchange", "advance", true)
      .Cases("to_address", "static_pointer_cast", "size", "fill", true)
      .Default(false);
}

void FlowCollector::standardCall(const Call &C) {
  const NodeName Result = Names.of(*B, C.Result).Name;
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(C.Callee);
  const bool OfContainer =
      Method && !isInsertion(*Method) && !isa<CXXConstructorDecl>(Method) &&
      (isStandardContainer(*Method->getParent()) || Method->isConst() ||
       C.Callee->isOverloadedOperator());
  if (OfContainer ||
      (!Method && (bundles(C.Name) || C.Callee->isOverloadedOperator()))) {
    flow(C.Object, Result);
    for (const Operand &Argument : C.Arguments) {
      flow(Argument, Result);
      flow(Argument, C.Object);
    }
    return;
  }
  // A smart pointer, an algorithm with a function, a thread, a stream.
  lose(C.Object);
  for (unsigned I = 0; I != C.Arguments.size(); ++I) {
    lose(C.Arguments[I]);
    loseUnread(C, I);
  }
}

void FlowCollector::projectCall(const Call &C) {
  for (unsigned I = 0; I != C.Arguments.size(); ++I) {
    if (I >= C.Callee->getNumParams()) {
      if (C.Kind != CalleeKind::Unit)
        lose(C.Arguments[I]); // through `...`
      continue;
    }
    const NodeName To = Names.parameter(*C.Callee, I);
    for (const Atom &A : C.Arguments[I]) {
      // A pointer to constants is no way to release what it points to.
      if (A.What == Atom::Value && C.ReadOnly[I])
        continue;
      Graph.add(node(A), To);
    }
    if (!C.ReadOnly[I])
      loseUnread(C, I);
  }
}

void FlowCollector::call(const Call &C) {
  if (C.Release && C.Release->Argument < C.Arguments.size())
    releaseArgument(C, C.Release->Argument);
  if (C.Escapes)
    for (const EscapeModel &Escape : *C.Escapes)
      if (Escape.Argument < C.Arguments.size())
        lose(C.Arguments[Escape.Argument]);
  const bool IsStandard = C.Callee && outermostNamespace(*C.Callee) == "std" &&
                          C.Kind != CalleeKind::Swap &&
                          C.Kind != CalleeKind::FreesHost;
  // Conversions to another library's types may take the handle with them.
  switch (C.Kind) {
  case CalleeKind::Library:
    if (IsStandard && isa<CXXMethodDecl>(C.Callee))
      flow(C.Object, Names.of(*B, C.Result).Name);
    return;
  case CalleeKind::Copies:
  case CalleeKind::Swap:
    for (unsigned I = 1; I < C.Arguments.size(); ++I) {
      flow(C.Arguments[I], C.Arguments[0]);
      if (C.Kind == CalleeKind::Swap)
        flow(C.Arguments[0], C.Arguments[I]);
    }
    return;
  case CalleeKind::Insert:
    for (const Operand &Argument : C.Arguments)
      flow(Argument, C.Object);
    flow(C.Object, Names.of(*B, C.Result).Name);
    return;
  case CalleeKind::FreesHost:
    for (unsigned I = 0; I != C.Arguments.size(); ++I)
      releaseArgument(C, I);
    return;
  case CalleeKind::Unit:
    return projectCall(C);
  case CalleeKind::External:
  case CalleeKind::Unknown:
    break;
  }
  if (isa<CXXDeleteExpr>(C.Source))
    return; // the destructor's own body tells what it releases
  if (IsStandard)
    return standardCall(C);
  if (C.Callee && Names.isOurs(*C.Callee))
    return projectCall(C);
  // A function of another library, a call through a pointer, or one that Clang
  // could not resolve.
  for (unsigned I = 0; I != C.Arguments.size(); ++I) {
    for (const Atom &A : C.Arguments[I])
      if (A.What != Atom::Value || !C.ReadOnly[I])
        Graph.add(node(A), Unknown);
    loseUnread(C, I);
  }
}

void FlowCollector::operation(const Operation &Op) {
  switch (Op.What) {
  case Operation::MakeCall:
    return call(*Op.TheCall);
  case Operation::Assign: {
    if (Op.Target == NoPath)
      return lose(Op.Source);
    const NamedPlace Target = Names.of(*B, Op.Target);
    // What is written through a parameter belongs to the caller from then on.
    const bool GoesOut = !Target.isKept() && !B->Paths.isRoot(Op.Target) &&
                         B->Paths.locality(Op.Target) != Locality::Local &&
                         B->Parameters.count(B->Paths.base(Op.Target));
    if (Target.Name.empty() || GoesOut)
      return lose(Op.Source);
    return flow(Op.Source, Target.Name);
  }
  case Operation::Return:
    return flow(Op.Source, Names.result(*B->Function));
  case Operation::Escape:
  case Operation::Throw:
    return lose(Op.Source);
  case Operation::Change:
  case Operation::Increment:
  case Operation::Declare:
    return;
  }
}

void FlowCollector::collect(const Body &Lowered) {
  B = &Lowered;
  for (const Block &Each : Lowered.Blocks)
    for (const Operation &Op : Each.Operations)
      operation(Op);
  const FunctionDecl &Function = *Lowered.Function;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&Function))
    for (const CXXMethodDecl *Overridden : Method->overridden_methods()) {
      for (unsigned I = 0; I != Method->getNumParams(); ++I)
        Graph.add(Names.parameter(*Overridden, I), Names.parameter(*Method, I));
      Graph.add(Names.result(*Method), Names.result(*Overridden));
      Facts.Defined.insert(Names.functionKey(*Overridden));
    }
  if (Names.isInMainFile(Function) && patternOf(Function).isExternallyVisible())
    Facts.Defined.insert(Names.functionKey(Function));
}

} // namespace vramlint::cuda
