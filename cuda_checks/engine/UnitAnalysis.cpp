#include "cuda_checks/engine/UnitAnalysis.h"

#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/RefineLeaks.h"
#include "cuda_checks/engine/ThreadClock.h"

#include "llvm/ADT/DenseSet.h"

namespace vramlint::cuda {

using namespace clang;

/// Calls deeper than this are treated as unknown: the simulation recurses on
/// the machine's stack.
static constexpr unsigned MaxDepth = 24;
/// Distinct argument facts for which one function is evaluated.
static constexpr unsigned MaxEvaluations = 12;
static constexpr size_t MaxEvaluatedBlocks = 60;
/// What a unit may spend on the values of calls, in steps of the simulation.
/// Units with thousands of instantiated functions that call each other spend
/// most of the time on calls that no resource depends on.
static constexpr unsigned MaxEvaluationSteps = 200'000;
/// Block visits for all acquires of one function together. Counted, not timed,
/// so that the result is the same on every machine.
static constexpr unsigned MaxFunctionSteps = 10 * Simulation::DefaultSteps;

UnitAnalysis::UnitAnalysis(ASTContext &AST, const ResourceModels &Models,
                           Side Runs, bool Links)
    : AST(AST), Models(Models), Runs(Runs), Index(AST, Models, Runs),
      Links(Links) {}

bool UnitAnalysis::isElsewhere(const FunctionDecl &Function) const {
  return Runs == Side::Host && isDeviceOnly(Function);
}

UnitAnalysis::~UnitAnalysis() = default;

Body *UnitAnalysis::body(const FunctionDecl &Function) {
  const auto [It, New] = Bodies.try_emplace(&Function);
  if (New && Function.hasBody())
    It->second = lowerFunction(Function, AST, Models);
  return It->second.get();
}

/// One resource at two places of the caller's is lost only with both; where one
/// of them outlives the caller, it is kept there.
static void addPlace(AcquireSite &Site, PathId Place, const PathTable &Paths) {
  Site.Copies.push_back(Place);
  if (Paths.locality(Place) == Locality::NonLocal)
    std::swap(Site.Holder, Site.Copies.back());
}

void UnitAnalysis::findSites(Body &B, std::vector<AcquireSite> &Sites) {
  for (const std::unique_ptr<Call> &C : B.Calls) {
    AcquireSite Site;
    Site.At = C.get();
    if (const AcquireModel *Model = C->Acquire) {
      if (Index.callsLibrary(Model->Unless))
        continue;
      if (Model->Place == HandlePlace::Return)
        Site.Holder = C->Result;
      else if (Model->Argument < C->Arguments.size() &&
               C->Arguments[Model->Argument].size() == 1) {
        const Atom &A = C->Arguments[Model->Argument][0];
        if (A.What == Atom::Number || A.What == Atom::Test)
          continue;
        if (Model->Place == HandlePlace::Input) {
          // A piece of something, which may be given back with all the others.
          if (A.Offset)
            continue;
          const bool IsElement = A.What == Atom::Address &&
                                 !B.Paths.isRoot(A.Path) &&
                                 B.Paths.last(A.Path).isIndex();
          Site.Holder =
              A.What == Atom::Value
                  ? A.Path
                  : B.registration(IsElement ? B.Paths.parent(A.Path) : A.Path);
        } else {
          Site.Holder = B.follow(A, {PathElement::index(0)});
        }
        if (!Model->Field.empty())
          Site.Holder = B.Paths.child(
              Site.Holder, PathElement::field(&AST.Idents.get(Model->Field)));
      }
      if (Site.Holder == NoPath)
        continue;
      Site.Model = Model;
      Site.HasStatus = Model->HasStatus;
      Site.Success = Model->Success;
      Sites.push_back(Site);
      continue;
    }
    if (C->Kind == CalleeKind::External && Links)
      addGuesses(B, *C, Sites);
    if (C->Kind != CalleeKind::Unit)
      continue;
    const FunctionInfo *Info = Index.info(*C->Callee);
    if (!Info || !Info->MayAcquire)
      continue;
    std::map<unsigned, size_t> ByGroup;
    for (const HandedOutResource &Each : analyse(*C->Callee).HandedOut) {
      Site.Holder = NoPath;
      if (Each.Argument == ReturnedValue) {
        Site.Holder = B.Paths.append(C->Result, Each.Path);
      } else if (Each.Argument >= 0 &&
                 static_cast<size_t>(Each.Argument) < C->Arguments.size() &&
                 C->Arguments[Each.Argument].size() == 1) {
        const Atom &A = C->Arguments[Each.Argument][0];
        if (A.What == Atom::Value || A.What == Atom::Address)
          Site.Holder = B.follow(A, Each.Path);
      }
      if (Site.Holder == NoPath)
        continue;
      const auto [It, New] = ByGroup.try_emplace(Each.Group, Sites.size());
      if (!New) {
        addPlace(Sites[It->second], Site.Holder, B.Paths);
        continue;
      }
      Site.Model = Each.Model;
      Site.Inner = Each.Acquire;
      Site.HasStatus = Each.Success.has_value();
      Site.Success = Each.Success.value_or(0);
      Site.Maybe = Each.Maybe;
      Site.Assumes = Each.Assumes;
      Site.IsGuess = Each.Model == &guessedModel();
      Sites.push_back(Site);
    }
  }
}

const FunctionResult &UnitAnalysis::analyse(const FunctionDecl &Function) {
  const auto [It, New] = Results.try_emplace(&Function);
  if (!New) {
    static const FunctionResult Empty;
    return It->second ? *It->second : Empty;
  }
  if (Depth > MaxDepth) {
    It->second = std::make_unique<FunctionResult>();
    return *It->second;
  }
  ++Depth;
  const ThreadClock Time;
  auto Result = std::make_unique<FunctionResult>();
  Result->TheBody = body(Function);
  if (Body *B = Result->TheBody) {
    std::vector<AcquireSite> Sites;
    findSites(*B, Sites);
    Result->Sites.reserve(Sites.size());
    unsigned Left = MaxFunctionSteps;
    size_t Remaining = Sites.size();
    for (const AcquireSite &Site : Sites) {
      // What one acquire does not need is there for those that follow, and none
      // takes what they need.
      const unsigned Share = Left / static_cast<unsigned>(Remaining--);
      if (B->Paths.locality(Site.Holder) == Locality::NonLocal) {
        Result->Kept.push_back(Site);
        continue;
      }
      Result->Sites.push_back({Site, {}});
      SiteResult &Each = Result->Sites.back();
      Simulation Paths(*B, *this, std::min(Share, Simulation::DefaultSteps));
      Each.Result = Paths.followSite(Each.Site);
      Left -= std::min(Left, Paths.steps());
      refineLeaks(*B, Each.Site, Each.Result);
      GivenUp += Each.Result.GaveUp;
      addHandedOut(Function, Each, *Result);
    }
  }
  --Depth;
  Result->Seconds = Time.seconds();
  It->second = std::move(Result);
  return *It->second;
}

bool isDependent(const PathSuffix &Path) {
  return llvm::any_of(
      Path, [](const PathElement &Step) { return Step.isDependent(); });
}

void UnitAnalysis::addHandedOut(const FunctionDecl &Function,
                                const SiteResult &Site,
                                FunctionResult &Result) {
  Body &B = *Result.TheBody;
  const Outcome &Out = Site.Result;
  if (Out.HandedOut.empty() || Out.GaveUp)
    return;
  HandedOutResource Base;
  if (!Result.HandedOut.empty())
    Base.Group = Result.HandedOut.back().Group + 1;
  Base.Model = Site.Site.Model;
  Base.Acquire = Site.Site.Inner ? Site.Site.Inner : Site.Site.At->Source;
  Base.Maybe = Site.Site.Maybe;
  // That a guess was handed on says nothing that the link could use.
  if (Site.Site.IsGuess)
    return;
  // The value that tells the caller whether it got the resource.
  bool AnyUnknown = false;
  for (const Outcome::Handed &Each : Out.HandedOut) {
    const std::optional<int64_t> Number =
        Each.Value ? Each.Value->number() : std::nullopt;
    if (!Number)
      AnyUnknown = true;
    else if (!Base.Success || *Number == 0)
      Base.Success = Number;
  }
  // A handle that is a number, such as a texture object, is no status.
  const bool ReturnsHandle =
      llvm::any_of(Out.HandedOut, [&](const Outcome::Handed &Each) {
        return Each.Holder == B.ReturnValue;
      });
  const bool HasStatus = !ReturnsHandle &&
                         !Function.getReturnType()->isVoidType() &&
                         !Function.getReturnType()->isPointerType() &&
                         !Function.getReturnType()->isRecordType();
  if (!HasStatus)
    Base.Success.reset();
  // Nothing tells the caller whether this call filled the argument.
  if (Function.getReturnType()->isVoidType() && !Out.OtherValues.empty())
    Base.Maybe = true;
  for (const auto &Value : Out.OtherValues) {
    if (!HasStatus || !Base.Success)
      continue;
    if (!Value || Value->is(*Base.Success).value_or(true))
      Base.Maybe = true;
  }
  // Some value, but none that tells: the caller's tests would be misread.
  if (HasStatus && !Base.Success && AnyUnknown && !Out.OtherValues.empty())
    return;
  for (const Outcome::Handed &Each : Out.HandedOut) {
    HandedOutResource Handed = Base;
    const void *Root = B.Paths.base(Each.Holder);
    if (Root == B.Paths.base(B.ReturnValue)) {
      Handed.Argument = ReturnedValue;
      Handed.Success.reset();
    } else if (const auto It = B.Parameters.find(Root);
               It != B.Parameters.end()) {
      Handed.Argument = static_cast<int>(It->second);
    } else {
      continue;
    }
    Handed.Path = B.Paths.suffix(Each.Holder, 0);
    Handed.Assumes = Each.Assumes;
    // A part says where the whole is, and is nothing that the caller releases.
    if (isDependent(Handed.Path))
      continue;
    const bool IsKnown =
        llvm::any_of(Result.HandedOut, [&](const HandedOutResource &Other) {
          return Other.Argument == Handed.Argument && Other.Path == Handed.Path;
        });
    if (!IsKnown)
      Result.HandedOut.push_back(std::move(Handed));
  }
}

EffectResult UnitAnalysis::effectOf(Body &B, PathId Holder) {
  ++Depth;
  const Outcome Result = Simulation(B, *this).followHandle(Holder);
  --Depth;
  if (Result.GaveUp || (Result.Escaped && !Result.Released))
    return {};
  if (Result.Released) {
    EffectResult Effect{HandleEffect::Released, {}, Result.By};
    Effect.By.Any |= Result.Escaped || !Result.Leaks.empty();
    return Effect;
  }
  return {Result.Returned ? HandleEffect::Returned : HandleEffect::None,
          Result.Assumes,
          {}};
}

EffectResult UnitAnalysis::argumentEffect(const FunctionDecl &Function,
                                          int Argument,
                                          const PathSuffix &Path) {
  if (Argument >= static_cast<int>(Function.getNumParams()))
    return {HandleEffect::None, {}, {}}; // printed or measured through `...`
  if (isElsewhere(Function))
    return {HandleEffect::None, {}, {}};
  // While it is being computed, a recursive call sees the cautious answer.
  const auto [It, New] =
      Effects.try_emplace({&Function, Argument, Path}, EffectResult());
  if (!New || Depth > MaxDepth)
    return It->second;
  Body *B = body(Function);
  if (!B)
    return {};
  PathId Holder = NoPath;
  if (Argument == ThisObject)
    Holder = B->Paths.root(B, Locality::NonLocal);
  else
    Holder = B->Paths.root(Function.getParamDecl(Argument)->getCanonicalDecl(),
                           Locality::Local);
  for (const PathElement &Element : Path)
    Holder = B->Paths.child(Holder, Element,
                            Argument == ThisObject ? Locality::NonLocal
                                                   : Locality::Param);
  EffectResult Effect = effectOf(*B, Holder);
  Effects[{&Function, Argument, Path}] = Effect;
  return Effect;
}

EffectResult UnitAnalysis::capturedEffect(const FunctionDecl &Lambda,
                                          const void *Variable) {
  const auto [It, New] =
      CapturedEffects.try_emplace({&Lambda, Variable}, EffectResult());
  if (!New || Depth > MaxDepth)
    return It->second;
  Body *B = body(Lambda);
  if (!B)
    return {};
  EffectResult Effect =
      effectOf(*B, B->Paths.root(Variable, Locality::NonLocal));
  // A lambda may run later, when what it rests on is no longer on the path.
  if (!Effect.Assumes.empty())
    Effect = {};
  CapturedEffects[{&Lambda, Variable}] = Effect;
  return Effect;
}

bool UnitAnalysis::reclaims(const FunctionDecl &Function,
                            const ResourceKind *Kind) {
  llvm::DenseSet<const FunctionDecl *> Met;
  llvm::SmallVector<const FunctionDecl *, 8> Open{&Function};
  while (!Open.empty()) {
    const FunctionDecl *Each = Open.pop_back_val();
    const FunctionInfo *Info = Index.info(*Each);
    if (!Info || !Met.insert(Each).second)
      continue;
    for (const ReclaimModel *Reclaim : Info->Reclaims)
      if (!Kind || llvm::is_contained(Reclaim->Kinds, Kind->Name))
        return true;
    Open.append(Info->Callees.begin(), Info->Callees.end());
  }
  return false;
}

/// Telling apart more values than these would make every call a new question.
static Known simplify(const Known &K) {
  if (K.number() == 0 || K.number() == 1)
    return K;
  if (K.isPositive())
    return Known::positive();
  return K.isNonZero() ? Known::nonZero() : K;
}

UnitAnalysis::CallValue
UnitAnalysis::evaluate(const FunctionDecl &Function,
                       std::vector<std::pair<unsigned, Known>> Arguments) {
  const FunctionInfo *Info = Index.info(Function);
  if (!Info || Depth > MaxDepth || isElsewhere(Function) ||
      EvaluationSteps > MaxEvaluationSteps)
    return {};
  Body *B = body(Function);
  if (!B || B->Blocks.size() > MaxEvaluatedBlocks)
    return {};
  Facts Key;
  if (ValueCount[&Function] < MaxEvaluations)
    for (auto &[Number, Value] : Arguments) {
      Value = simplify(Value);
      if (Number < Function.getNumParams() &&
          !Function.getParamDecl(Number)->getType()->isReferenceType())
        Key.push_back({Number, Value});
    }
  const auto [It, New] = Values.try_emplace({&Function, Key});
  if (!New)
    return It->second;
  ++ValueCount[&Function];
  Knowledge Start;
  for (const auto &[Number, Value] : Key)
    Start.setValue(
        B->Paths.root(Function.getParamDecl(Number)->getCanonicalDecl(),
                      Locality::Local),
        Value);
  ++Depth;
  Simulation Paths(*B, *this);
  const Outcome Result = Paths.followFacts(Start);
  --Depth;
  EvaluationSteps += Paths.steps();
  CallValue Value;
  if (!Result.GaveUp) {
    Value.Returns = Result.ReachesExit;
    Value.Throws = Result.Throws;
    for (const auto &Each : Result.OtherValues) {
      if (!Each || (Value.Result && !(*Value.Result == *Each))) {
        Value.Result.reset();
        break;
      }
      Value.Result = Each;
    }
  }
  Values[{&Function, Key}] = Value;
  return Value;
}

static void collect(const Stmt *S, llvm::DenseSet<const Stmt *> &All) {
  if (!S || !All.insert(S).second)
    return;
  for (const Stmt *Child : S->children())
    collect(Child, All);
}

const std::vector<const Operation *> &
UnitAnalysis::operationsInside(const Body &B, const Stmt &Loop,
                               const Stmt &Inside) {
  const auto [It, New] = Loops.try_emplace(&Loop);
  if (!New)
    return It->second;
  llvm::DenseSet<const Stmt *> All;
  collect(&Inside, All);
  if (const auto *Range = dyn_cast<CXXForRangeStmt>(&Loop))
    collect(Range->getLoopVarStmt(), All);
  std::vector<const Block *> Ordered;
  for (const Block &Each : B.Blocks)
    Ordered.push_back(&Each);
  std::sort(Ordered.begin(), Ordered.end(),
            [](const Block *A, const Block *C) { return A->Order < C->Order; });
  for (const Block *Each : Ordered)
    for (const Operation &Op : Each->Operations)
      if (All.count(Op.Statement))
        It->second.push_back(&Op);
  return It->second;
}

std::string pathText(const PathSuffix &Path) {
  std::string Text;
  for (const PathElement &Element : Path) {
    if (!Element.isIndex())
      Text +=
          "." +
          std::string(
              static_cast<const IdentifierInfo *>(Element.Field)->getName());
    else if (Element.Index == AnyIndex)
      Text += "[*]";
    else
      Text += "[" + std::to_string(Element.Index) + "]";
  }
  return Text;
}

} // namespace vramlint::cuda
