// VRM123, freed-on-other-stream: stream-ordered memory that is freed on another
// stream than it was last used on, with nothing that orders the two. Backwards
// from each release over the control-flow graph, to the last use.
#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Analysis/CFG.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSwitch.h"

#include <set>

namespace vramlint::cuda {

void analyseFreedOnOtherStream(RuleContext &Context);

namespace {

using namespace clang;

/// A variable, or an element of an array of streams whose index is known.
struct Named {
  const VarDecl *Variable = nullptr;
  int64_t Index = -1;
  bool operator==(const Named &O) const {
    return Variable == O.Variable && Index == O.Index;
  }
};

Named named(const Expr *E, const ASTContext &AST) {
  E = strip(E);
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
    Named Array = named(Subscript->getBase(), AST);
    Expr::EvalResult Value;
    if (!Array.Variable || Array.Index != -1 ||
        Subscript->getIdx()->isValueDependent() ||
        !Subscript->getIdx()->EvaluateAsInt(Value, AST))
      return {};
    Array.Index = Value.Val.getInt().getExtValue();
    return Array;
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() == UO_AddrOf ? named(Unary->getSubExpr(), AST)
                                           : Named();
  const auto *Reference = dyn_cast<DeclRefExpr>(E);
  const auto *Variable =
      Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
  if (!Variable || Variable->getType()->isReferenceType())
    return {};
  return {Variable->getCanonicalDecl(), -1};
}

/// How streams are called in the models' libraries: what creates one, and where
/// calls that work on one take it.
bool createsStream(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases("cudaStreamCreate", "cudaStreamCreateWithFlags", true)
      .Cases("cudaStreamCreateWithPriority", "hipStreamCreate", true)
      .Cases("hipStreamCreateWithFlags", "hipStreamCreateWithPriority", true)
      .Cases("cuStreamCreate", "cuStreamCreateWithPriority", true)
      .Default(false);
}

bool freesInOrder(llvm::StringRef Name) {
  return Name == "cudaFreeAsync" || Name == "hipFreeAsync" ||
         Name == "cuMemFreeAsync";
}

/// Work that is put on a stream and orders nothing between streams.
bool isStreamWork(llvm::StringRef Name) {
  if (Name.contains("Peer"))
    return false;
  return (Name.ends_with("Async") &&
          (Name.contains("Memcpy") || Name.contains("Memset") ||
           Name.contains("Malloc") || Name.contains("MemAlloc") ||
           Name.contains("MemsetD"))) ||
         freesInOrder(Name);
}

/// Calls that neither use memory nor order anything.
bool isNeutral(llvm::StringRef Name) {
  return Name.contains("GetLastError") || Name.contains("PeekAtLastError") ||
         Name.contains("GetErrorString") || Name.contains("EventRecord") ||
         Name.contains("EventCreate") || createsStream(Name) ||
         llvm::StringSwitch<bool>(Name)
             .Cases("printf", "fprintf", "puts", "__cudaPushCallConfiguration",
                    "cudaConfigureCall", "hipConfigureCall", true)
             .Default(false);
}

/// What one call means for the memory that a release frees.
struct Effect {
  enum Kind { Nothing, Orders, Uses } What = Nothing;
  Named Stream;
};

class Streams : public RecursiveASTVisitor<Streams> {
public:
  explicit Streams(const ASTContext &AST) : AST(AST) {}
  llvm::SmallVector<std::pair<Named, const CallExpr *>, 4> Created;
  llvm::SmallVector<const CallExpr *, 4> Releases;
  llvm::DenseMap<const VarDecl *, unsigned> Written;

  bool TraverseLambdaExpr(LambdaExpr *) { return true; }
  bool VisitCallExpr(CallExpr *E) {
    const llvm::StringRef Name = canonical(*E);
    if (createsStream(Name) && E->getNumArgs() != 0)
      Created.push_back({named(E->getArg(0), AST), E});
    else if (freesInOrder(Name) && E->getNumArgs() == 2)
      Releases.push_back(E);
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) {
    if (E->isAssignmentOp())
      if (const Named To = named(E->getLHS(), AST); To.Variable)
        ++Written[To.Variable];
    return true;
  }

  static llvm::StringRef canonical(const CallExpr &E) {
    const llvm::StringRef Name = modelName(E);
    const std::string_view Short = ResourceModels::canonicalName(
        std::string_view(Name.data(), Name.size()));
    return {Short.data(), Short.size()};
  }

  /// Whether this function created it itself, and only that gave it a value.
  bool isOwn(const Named &Stream) const {
    return Stream.Variable && !Written.count(Stream.Variable) &&
           llvm::count_if(Created, [&](const auto &Each) {
             return Each.first == Stream;
           }) == 1;
  }

private:
  const ASTContext &AST;
};

class FreedOnOtherStream {
public:
  explicit FreedOnOtherStream(RuleContext &Context)
      : Context(Context), R(*findRule("VRM123")),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    if (!Context.Options.wants(R.Code) || !freesAny())
      return;
    const UnitIndex &Index = Context.Unit.index();
    for (const FunctionDecl *Function : Index.functions())
      if (Function->getBody() && !Function->isDependentContext())
        look(*Function);
  }

private:
  /// Most units name no stream-ordered release: looking that up is cheap.
  bool freesAny() const {
    for (const char *Name :
         {"cudaFreeAsync", "cudaFreeAsync_ptsz", "hipFreeAsync",
          "cuMemFreeAsync", "cuMemFreeAsync_ptsz"}) {
      const auto Found = Context.AST.Idents.find(Name);
      if (Found == Context.AST.Idents.end())
        continue;
      for (const NamedDecl *D :
           Context.AST.getTranslationUnitDecl()->lookup(Found->second))
        if (D->isReferenced())
          return true;
    }
    return false;
  }

  void look(const FunctionDecl &Function) {
    Streams Facts(Context.AST);
    Facts.TraverseStmt(Function.getBody());
    if (Facts.Releases.empty() || Facts.Created.size() < 2)
      return;
    CFG::BuildOptions Options;
    const std::unique_ptr<CFG> Graph =
        CFG::buildCFG(&Function, Function.getBody(), &Context.AST, Options);
    if (!Graph)
      return;
    for (const CallExpr *Release : Facts.Releases) {
      const Named Memory = named(Release->getArg(0), Context.AST);
      const Named Stream = named(Release->getArg(1), Context.AST);
      if (!Memory.Variable || Memory.Index != -1 ||
          !Memory.Variable->hasLocalStorage() || !Facts.isOwn(Stream))
        continue;
      Named Other;
      if (const Stmt *Use =
              lastUse(*Graph, *Release, Memory, Stream, Facts, Other))
        report(Function, *Release, Memory, Stream, *Use, Other);
    }
  }

  /// Whether an expression mentions the variable.
  static bool mentions(const Stmt &S, const VarDecl &Variable) {
    if (const auto *Reference = dyn_cast<DeclRefExpr>(&S))
      if (Reference->getDecl()->getCanonicalDecl() == &Variable)
        return true;
    return llvm::any_of(S.children(), [&](const Stmt *Child) {
      return Child && mentions(*Child, Variable);
    });
  }

  /// The stream that a call puts work on, if one argument tells.
  Named streamOf(const CallExpr &Call, const Streams &Facts) const {
    Named Found;
    for (unsigned I = Call.getNumArgs(); I != 0; --I) {
      const Named Each = named(Call.getArg(I - 1), Context.AST);
      if (Facts.isOwn(Each)) {
        if (Found.Variable)
          return {};
        Found = Each;
      }
    }
    return Found;
  }

  Effect effectOf(const Stmt &S, const Named &Memory,
                  const Streams &Facts) const {
    const auto *Call = dyn_cast<CallExpr>(&S);
    if (!Call)
      return {};
    const auto *Launch = dyn_cast<CUDAKernelCallExpr>(Call);
    const llvm::StringRef Name = Streams::canonical(*Call);
    if (!Launch && !isStreamWork(Name))
      // What is not known may wait for either stream.
      return {isNeutral(Name) || isQuiet(*Call) ? Effect::Nothing
                                                : Effect::Orders,
              {}};
    if (!mentions(*Call, *Memory.Variable))
      return {};
    const Named Stream = streamOf(Launch ? *Launch->getConfig() : *Call, Facts);
    return {Stream.Variable ? Effect::Uses : Effect::Orders, Stream};
  }

  /// Constructors and operators of the standard library's output and the
  /// configuration of a launch.
  bool isQuiet(const CallExpr &Call) const {
    const FunctionDecl *Callee = Call.getDirectCallee();
    return Callee && (Callee->getBuiltinID() != 0 ||
                      Callee->getOverloadedOperator() == OO_LessLess ||
                      Callee->isConstexpr());
  }

  const Stmt *lastUse(const CFG &Graph, const CallExpr &Release,
                      const Named &Memory, const Named &Stream,
                      const Streams &Facts, Named &Other) const {
    struct Place {
      const CFGBlock *Block;
      size_t Before; ///< Elements below this index are still to be read.
    };
    llvm::SmallVector<Place, 16> Open;
    for (const CFGBlock *Block : Graph)
      for (size_t I = 0; I != Block->size(); ++I)
        if (const auto Element = (*Block)[I].getAs<CFGStmt>();
            Element && Element->getStmt() == &Release)
          Open.push_back({Block, I});
    llvm::SmallPtrSet<const CFGBlock *, 32> Met;
    while (!Open.empty()) {
      const Place Here = Open.pop_back_val();
      bool Stops = false;
      for (size_t I = Here.Before; I != 0 && !Stops; --I) {
        const auto Element = (*Here.Block)[I - 1].getAs<CFGStmt>();
        if (!Element)
          continue;
        const Effect What = effectOf(*Element->getStmt(), Memory, Facts);
        if (What.What == Effect::Uses && !(What.Stream == Stream)) {
          Other = What.Stream;
          return Element->getStmt();
        }
        Stops = What.What == Effect::Orders;
      }
      if (Stops)
        continue;
      for (const CFGBlock *Above : Here.Block->preds())
        if (Above && Met.insert(Above).second)
          Open.push_back({Above, Above->size()});
    }
    return nullptr;
  }

  static std::string text(const Named &N) {
    std::string Text = N.Variable->getNameAsString();
    if (N.Index != -1)
      Text += "[" + std::to_string(N.Index) + "]";
    return Text;
  }

  void report(const FunctionDecl &Function, const CallExpr &Release,
              const Named &Memory, const Named &Stream, const Stmt &Use,
              const Named &Other) {
    const vramlint::Place Where = Places.at(Release);
    if (!Reported.insert({Where.File, Where.Line, Where.Column}).second)
      return;
    Finding F = makeFinding(
        R, Where,
        "'" + text(Memory) + "' is freed on stream '" + text(Stream) +
            "' while work on stream '" + text(Other) + "' (line " +
            std::to_string(Places.line(Use.getBeginLoc())) +
            ") may still use it: nothing orders the two streams; free it on '" +
            text(Other) + "', or record an event there and make '" +
            text(Stream) + "' wait for it");
    F.Function = Function.getQualifiedNameAsString();
    F.Path.push_back(
        {Places.at(Use), "last used on stream '" + text(Other) + "' here"});
    Context.Out.push_back(std::move(F));
  }

  RuleContext &Context;
  const Rule &R;
  SourcePlaces Places;
  std::set<std::tuple<std::string, unsigned, unsigned>> Reported;
};

} // namespace

void analyseFreedOnOtherStream(RuleContext &Context) {
  FreedOnOtherStream(Context).run();
}

} // namespace vramlint::cuda
