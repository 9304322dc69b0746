#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"
#include "cuda_checks/engine/UserNames.h"

#include "clang/Analysis/Analyses/PostOrderCFGView.h"

namespace vramlint::cuda {

using namespace clang;

void Lowering::emit(Operation::Kind What, PathId Target, Operand Source,
                    const Stmt &S) {
  Operation Op;
  Op.What = What;
  Op.Target = Target;
  Op.Source = std::move(Source);
  Op.Statement = &S;
  Current->Operations.push_back(std::move(Op));
}

void Lowering::assignInit(PathId Target, const Expr *Init, const Stmt &S) {
  const Expr *Core = strip(Init);
  const auto *List = dyn_cast<InitListExpr>(Core);
  if (!List) {
    const auto *Construct = dyn_cast<CXXConstructExpr>(Core);
    if (Construct && !Construct->getConstructor()->isCopyOrMoveConstructor())
      return;
    if (isa<ParenListExpr>(Core) || Init->containsErrors())
      return emit(Operation::Escape, NoPath, value(Init), S);
    return emit(Operation::Assign, Target, value(Init), S);
  }
  if (List->isSemanticForm() == false && List->getSemanticForm())
    List = List->getSemanticForm();
  if (const RecordDecl *Record = List->getType()->getAsRecordDecl();
      Record && !Record->isUnion()) {
    unsigned Number = 0;
    if (const auto *Class = dyn_cast<CXXRecordDecl>(Record))
      Number = Class->getNumBases();
    for (const FieldDecl *Field : Record->fields()) {
      if (Field->isUnnamedBitField())
        continue;
      if (Number >= List->getNumInits())
        break;
      const void *Name = Field->getIdentifier();
      assignInit(Name ? B.Paths.child(Target, PathElement::field(Name))
                      : Target,
                 List->getInit(Number++), S);
    }
    return;
  }
  const bool IsArray = List->getType()->isArrayType();
  for (unsigned I = 0; I < List->getNumInits() && I < 256; ++I)
    assignInit(IsArray ? B.Paths.child(Target, PathElement::index(I)) : Target,
               List->getInit(I), S);
}

void Lowering::declare(const VarDecl &Variable, const Stmt &S) {
  const Expr *Init = Variable.getInit();
  if (!Variable.hasLocalStorage()) {
    if (Init)
      emit(Operation::Escape, NoPath, value(Init), S);
    return;
  }
  if (Variable.getType()->isReferenceType() && !bindsTemporary(Variable)) {
    if (Init && place(Init) == NoPath)
      emit(Operation::Escape, NoPath, value(Init), S);
    return;
  }
  const PathId Root = rootOf(Variable);
  emit(Operation::Declare, Root, {}, S);
  if (Init)
    assignInit(Root, Init, S);
}

void Lowering::lowerStatement(const Stmt &S) {
  if (const auto *Declaration = dyn_cast<DeclStmt>(&S)) {
    for (const Decl *D : Declaration->decls())
      if (const auto *Variable = dyn_cast<VarDecl>(D))
        declare(*Variable, S);
    return;
  }
  if (const auto *Return = dyn_cast<ReturnStmt>(&S))
    return lowerReturn(*Return);
  if (const auto *Binary = dyn_cast<BinaryOperator>(&S)) {
    if (!Binary->isAssignmentOp())
      return;
    const PathId Target = place(Binary->getLHS());
    if (Binary->isCompoundAssignmentOp())
      return emit(Operation::Change, Target, {}, S);
    if (Target != NoPath)
      return assignInit(Target, Binary->getRHS(), S);
    return emit(Operation::Escape, NoPath, value(Binary->getRHS()), S);
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(&S)) {
    if (Unary->isIncrementDecrementOp())
      emit(Unary->isIncrementOp() ? Operation::Increment : Operation::Change,
           place(Unary->getSubExpr()), {}, S);
    return;
  }
  if (const auto *Call = dyn_cast<CallExpr>(&S))
    return lowerCall(*Call);
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(&S))
    return lowerConstruct(*Construct);
  if (const auto *Throw = dyn_cast<CXXThrowExpr>(&S))
    return emit(Operation::Throw, NoPath, value(Throw->getSubExpr()), S);
  if (const auto *New = dyn_cast<CXXNewExpr>(&S)) {
    if (const Expr *Init = New->getInitializer();
        Init && !isa<CXXConstructExpr>(strip(Init)))
      emit(Operation::Escape, NoPath, value(Init), S);
    if (const AcquireModel *Acquire = acquireOf(*New)) {
      auto C = std::make_unique<Call>();
      C->Source = New;
      C->Result = pathOfResult(*New);
      C->Name = "operator new";
      C->Acquire = Acquire;
      C->Kind = CalleeKind::Library;
      finishCall(std::move(C), *New);
    }
    return;
  }
  if (const auto *Delete = dyn_cast<CXXDeleteExpr>(&S)) {
    auto C = std::make_unique<Call>();
    C->Source = Delete;
    C->Result = pathOfResult(*Delete);
    C->Name = "operator delete";
    const auto *Record = Delete->getDestroyedType().isNull()
                             ? nullptr
                             : Delete->getDestroyedType()->getAsCXXRecordDecl();
    const bool RunsCode =
        Record && Record->hasDefinition() && !Record->hasTrivialDestructor();
    C->Kind = RunsCode ? CalleeKind::Unknown : CalleeKind::FreesHost;
    C->Arguments.push_back(value(Delete->getArgument()));
    C->ReadOnly.push_back(false);
    C->Release = Models.release("delete");
    if (C->Release)
      C->Kind = CalleeKind::Library;
    return finishCall(std::move(C), *Delete);
  }
  if (const auto *Lambda = dyn_cast<LambdaExpr>(&S)) {
    const FunctionDecl *Operator = Lambda->getCallOperator();
    for (const LambdaCapture &Capture : Lambda->captures()) {
      if (!Capture.capturesVariable())
        continue;
      const auto *Variable = dyn_cast<VarDecl>(Capture.getCapturedVar());
      if (!Variable)
        continue;
      if (Variable->isInitCapture())
        emit(Operation::Escape, NoPath, value(Variable->getInit()), S);
      else
        B.Captured[Variable->getCanonicalDecl()].push_back(Operator);
    }
    return;
  }
  if (const auto *Unresolved = dyn_cast<RecoveryExpr>(&S);
      Unresolved && lowerUnresolved(*Unresolved))
    return;
  if (isa<RecoveryExpr, CXXUnresolvedConstructExpr>(S)) {
    Operand All;
    for (const Stmt *Child : S.children())
      if (const auto *E = dyn_cast_or_null<Expr>(Child)) {
        Operand Each = value(E);
        All.append(Each.begin(), Each.end());
        Each = addressOf(E);
        All.append(Each.begin(), Each.end());
      }
    emit(Operation::Escape, NoPath, std::move(All), S);
  }
}

void Lowering::notePointerSource(const VarDecl *Variable, const Expr *Source) {
  const auto [It, New] = Pointers.try_emplace(Variable->getCanonicalDecl());
  if (New)
    PointerOrder.push_back(Variable->getCanonicalDecl());
  if (Source)
    It->second.Sources.push_back(Source);
}

static const VarDecl *variableOf(const Expr *E) {
  const auto *Reference = dyn_cast<DeclRefExpr>(strip(E));
  return Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
}

/// An array of handles, or of objects that hold some, whose address is stored
/// elsewhere too: what is put into it can be released from there.
void Lowering::noteCopies(const Expr *Source) {
  if (!Source)
    return;
  const Expr *E = strip(Source);
  if (const auto *List = dyn_cast<InitListExpr>(E)) {
    for (const Expr *Each : List->inits())
      noteCopies(Each);
    return;
  }
  const VarDecl *Variable = variableOf(E);
  if (!Variable || !Variable->getType()->isPointerType())
    return;
  const QualType Pointee = Variable->getType()->getPointeeType();
  if (!Pointee->isPointerType() && !Pointee->isRecordType())
    return;
  notePointerSource(Variable, nullptr);
  Pointers[Variable->getCanonicalDecl()].Exposed = true;
}

void Lowering::findPointers() {
  // Address-taken variables inside arguments of acquire functions are owned
  // memory, elsewhere anything may be stored in them.
  llvm::SmallVector<std::pair<const UnaryOperator *, const VarDecl *>, 8> Taken;
  llvm::SmallVector<const Expr *, 8> OutArguments;
  for (const CFGBlock *Each : *B.Graph)
    for (const CFGElement &Element : *Each) {
      const auto Statement = Element.getAs<CFGStmt>();
      if (!Statement)
        continue;
      const Stmt *S = Statement->getStmt();
      if (const auto *Declaration = dyn_cast<DeclStmt>(S)) {
        for (const Decl *D : Declaration->decls())
          if (const auto *Variable = dyn_cast<VarDecl>(D);
              Variable && Variable->hasLocalStorage() &&
              !Variable->getType()->isReferenceType() && Variable->getInit()) {
            notePointerSource(Variable, Variable->getInit());
            noteCopies(Variable->getInit());
          }
      } else if (const auto *Binary = dyn_cast<BinaryOperator>(S)) {
        if (Binary->isAssignmentOp()) {
          noteCopies(Binary->getRHS());
          if (const VarDecl *Variable = variableOf(Binary->getLHS())) {
            notePointerSource(Variable, Binary->getRHS());
            if (Binary->isCompoundAssignmentOp())
              Pointers[Variable->getCanonicalDecl()].Moved = true;
          }
        }
      } else if (const auto *Unary = dyn_cast<UnaryOperator>(S)) {
        const VarDecl *Variable = variableOf(Unary->getSubExpr());
        if (!Variable)
          continue;
        if (Unary->isIncrementDecrementOp()) {
          notePointerSource(Variable, nullptr);
          Pointers[Variable->getCanonicalDecl()].Moved = true;
        } else if (Unary->getOpcode() == UO_AddrOf) {
          Taken.push_back({Unary, Variable->getCanonicalDecl()});
        }
      } else if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(S)) {
        const VarDecl *Variable = Operator->getNumArgs() != 0
                                      ? variableOf(Operator->getArg(0))
                                      : nullptr;
        if (Variable && (Operator->getOperator() == OO_PlusPlus ||
                         Operator->getOperator() == OO_Equal)) {
          notePointerSource(Variable, nullptr);
          Pointers[Variable->getCanonicalDecl()].Moved = true;
        }
      } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
        const AcquireModel *Acquire = Models.acquire(modelName(*Call, Models));
        if (Acquire && Acquire->Argument < Call->getNumArgs())
          OutArguments.push_back(strip(Call->getArg(Acquire->Argument)));
      }
    }
  for (const auto &[Unary, Variable] : Taken) {
    notePointerSource(Variable, nullptr);
    if (llvm::is_contained(OutArguments, Unary))
      Pointers[Variable].Acquired = true;
    else
      Pointers[Variable].Exposed = true;
  }
  for (const VarDecl *Variable : PointerOrder) {
    const Pointer &P = Pointers[Variable];
    if (B.Parameters.count(Variable) || !Variable->hasLocalStorage() ||
        P.Exposed)
      continue;
    bool Owns = P.Acquired || !P.Sources.empty();
    llvm::SmallVector<const Expr *, 2> Targets;
    for (const Expr *Source : P.Sources) {
      const Expr *Core = strip(Source);
      if (const auto Null = constant(Source); Null && *Null == 0)
        continue;
      Targets.push_back(Source);
      const auto *Call = dyn_cast<CallExpr>(Core);
      if (!isa<CXXNewExpr>(Core) && !(Call && isAllocation(modelName(*Call))))
        Owns = false;
    }
    if (Owns && Variable->getType()->isPointerType()) {
      B.OwnsPointee[Variable] = true;
      continue;
    }
    if (Targets.size() != 1 || P.Acquired)
      continue;
    const Operand Target = value(Targets[0]);
    if (Target.size() != 1 || Target[0].What != Atom::Address)
      continue;
    PathId Path = Target[0].Path;
    if ((P.Moved || Target[0].Offset || Variable->getType()->isRecordType()) &&
        !B.Paths.isRoot(Path) && B.Paths.last(Path).isIndex())
      Path = B.Paths.child(B.Paths.parent(Path), PathElement::index(AnyIndex));
    B.PointsTo[Variable] = Path;
  }
}

void Lowering::lowerTerminator(const CFGBlock &From, Block &To) {
  To.Terminator = From.getTerminatorStmt();
  To.NoReturn |= From.hasNoReturnElement();
  const auto *Switch = dyn_cast_or_null<SwitchStmt>(To.Terminator);
  To.IsSwitch = Switch != nullptr;
  To.IsLoop = isa_and_nonnull<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt>(
      To.Terminator);
  for (CFGBlock::const_succ_iterator I = From.succ_begin();
       I != From.succ_end(); ++I) {
    Successor Next;
    const CFGBlock *Target = I->getReachableBlock();
    // An edge that cannot be taken keeps its place: true comes before false.
    Next.Block = Target ? Target->getBlockID() : ~0u;
    if (Switch && Target) {
      const Stmt *Label = Target->getLabel();
      if (const auto *Case = dyn_cast_or_null<CaseStmt>(Label)) {
        // `case 1: case 2:` share a block only through fall-through edges.
        if (const auto Number = constant(Case->getLHS());
            Number && !Case->getRHS())
          Next.Cases.push_back(*Number);
      }
      Next.IsDefault = !isa_and_nonnull<CaseStmt>(Label);
    }
    To.Successors.push_back(std::move(Next));
  }
  if (Switch) {
    const Operand Value = value(Switch->getCond());
    if (Value.size() == 1 && Value[0].What == Atom::Value)
      To.Switched = Value[0].Path;
    return;
  }
  if (To.Successors.size() != 2)
    return;
  if (!To.Terminator ||
      isa<CXXTryStmt, CXXForRangeStmt, GCCAsmStmt>(To.Terminator))
    return;
  const Expr *E = From.getLastCondition();
  if (const auto *Logical =
          dyn_cast_or_null<BinaryOperator>(E ? E->IgnoreParens() : nullptr);
      Logical && Logical->isLogicalOp())
    E = Logical->getRHS();
  if (!E)
    return;
  To.Branch = lowerCondition(E);
  // What a loop asks for again and again may change its answer.
  if (Condition &C = B.Conditions[To.Branch]; To.IsLoop && C.HasCall)
    C.Guard = NoGuard;
}

void Lowering::lowerBlock(const CFGBlock &From, Block &To) {
  Current = &To;
  for (const CFGElement &Element : From) {
    if (To.NoReturn) // the user said so of the last call
      break;
    const auto Statement = Element.getAs<CFGStmt>();
    if (Statement && Incomplete)
      notePlace(*Statement->getStmt(), To);
    if (Statement)
      lowerStatement(*Statement->getStmt());
    else if (const auto Member = Element.getAs<CFGInitializer>())
      initialize(*Member->getInitializer());
  }
  lowerTerminator(From, To);
  if (B.HasTry)
    pruneExceptionEdges(From, To);
}

void Lowering::run() {
  B.Conditions.emplace_back();
  B.Guards.emplace_back();
  B.ReturnValue = B.Paths.root(&B.ReturnValue, Locality::Local);
  for (const ParmVarDecl *Parameter : B.Function->parameters())
    B.Parameters[Parameter->getCanonicalDecl()] =
        Parameter->getFunctionScopeIndex();
  findPointers();
  Incomplete = isIncomplete();
  B.Blocks.resize(B.Graph->getNumBlockIDs());
  B.Entry = B.Graph->getEntry().getBlockID();
  B.Exit = B.Graph->getExit().getBlockID();
  unsigned Order = 0;
  const PostOrderCFGView View(B.Graph.get());
  for (const CFGBlock *Each : View) {
    Block &To = B.Blocks[Each->getBlockID()];
    To.Order = Order++;
    lowerBlock(*Each, To);
  }
  if (Incomplete)
    addDroppedWrites();
}

static bool hasTry(const Stmt *S) {
  if (!S || isa<LambdaExpr>(S))
    return false;
  return isa<CXXTryStmt>(S) || llvm::any_of(S->children(), hasTry);
}

std::unique_ptr<Body> lowerFunction(const FunctionDecl &Function,
                                    ASTContext &AST,
                                    const ResourceModels &Models) {
  CFG::BuildOptions Options;
  Options.setAllAlwaysAdd();
  Options.AddInitializers = true;
  Options.AddEHEdges = hasTry(Function.getBody());
  auto Result = std::make_unique<Body>();
  Result->Function = &Function;
  Result->Graph = CFG::buildCFG(&Function, Function.getBody(), &AST, Options);
  if (!Result->Graph)
    return nullptr;
  Result->HasTry = Options.AddEHEdges;
  Lowering(*Result, AST, Models).run();
  return Result;
}

} // namespace vramlint::cuda
