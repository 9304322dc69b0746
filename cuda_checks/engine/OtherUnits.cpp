#include "cuda_checks/engine/OtherUnits.h"

#include "clang/AST/DeclCXX.h"
#include "clang/Index/USRGeneration.h"
#include "llvm/ADT/SmallString.h"

namespace vramlint::cuda {

using namespace clang;

std::string functionId(const FunctionDecl &Function) {
  llvm::SmallString<128> Text;
  if (index::generateUSRForDecl(&Function, Text))
    return {};
  return Text.str().str();
}

namespace {

/// A type whose values may be handles: pointers, and the numbers that GPU
/// libraries give a name of their own.
bool mayBeHandle(QualType Type) {
  if (Type->isPointerType())
    return true;
  if (!Type->isIntegerType())
    return false;
  const auto *Named = Type->getAs<TypedefType>();
  if (!Named)
    return false;
  const llvm::StringRef Name = Named->getDecl()->getName();
  return Name.starts_with("CU") || Name.starts_with("cu") ||
         Name.starts_with("hip");
}

/// The steps that lead to handles inside an object of the type.
void addFields(QualType Type, const PathSuffix &Before,
               std::vector<PathSuffix> &Paths) {
  constexpr size_t MaxPaths = 32;
  const RecordDecl *Record = Type->getAsRecordDecl();
  if (!Record || !(Record = Record->getDefinition()))
    return;
  for (const FieldDecl *Field : Record->fields()) {
    if (!Field->getIdentifier() || !mayBeHandle(Field->getType()) ||
        Paths.size() == MaxPaths)
      continue;
    Paths.push_back(Before);
    Paths.back().push_back(PathElement::field(Field->getIdentifier()));
  }
}

/// Where in an argument of this type a caller may have a handle.
std::vector<PathSuffix> handlePaths(QualType Type) {
  std::vector<PathSuffix> Paths;
  const bool IsReference = Type->isReferenceType();
  if (!IsReference && mayBeHandle(Type))
    Paths.push_back({});
  const QualType Inner =
      IsReference ? Type.getNonReferenceType() : Type->getPointeeType();
  if (Inner.isNull()) {
    addFields(Type, {}, Paths);
    return Paths;
  }
  if (mayBeHandle(Inner)) {
    Paths.push_back({PathElement::index(0)});
    if (!IsReference)
      Paths.push_back({PathElement::index(AnyIndex)});
  }
  addFields(Inner, {PathElement::index(0)}, Paths);
  return Paths;
}

class Summariser {
public:
  explicit Summariser(UnitAnalysis &Unit)
      : Unit(Unit), Sources(Unit.context().getSourceManager()) {}

  bool isForOthers(const FunctionDecl &Function) const {
    return Function.isExternallyVisible() && !Function.isMain() &&
           !Function.isDependentContext() && !Function.isInlined() &&
           Sources.isInMainFile(
               Sources.getExpansionLoc(Function.getLocation()));
  }

  FunctionSummary summarise(const FunctionDecl &Function) {
    FunctionSummary Result;
    Result.Function = functionId(Function);
    Result.Name = Function.getNameAsString();
    if (Result.Function.empty())
      return Result;
    addAcquires(Function, Result);
    for (unsigned I = 0; I != Function.getNumParams(); ++I)
      addEffects(Function, I, Result);
    const UnitAnalysis::CallValue Value = Unit.evaluate(Function, {});
    Result.NeverReturns = !Value.Returns;
    return Result;
  }

private:
  std::vector<Assumption> texts(const std::vector<unsigned> &Numbers) const {
    std::vector<Assumption> Texts;
    for (const unsigned Number : Numbers)
      Texts.push_back(Unit.assumption(Number));
    return Texts;
  }

  void addAcquires(const FunctionDecl &Function, FunctionSummary &Result) {
    const FunctionInfo *Info = Unit.index().info(Function);
    if (!Info || !Info->MayAcquire)
      return;
    const std::vector<HandedOutResource> &All =
        Unit.analyse(Function).HandedOut;
    for (const HandedOutResource &Each : All) {
      // A guess follows one place, and would miss what the other one keeps.
      if (llvm::count_if(All, [&](const HandedOutResource &Other) {
            return Other.Group == Each.Group;
          }) > 1)
        continue;
      Result.Acquires.push_back({Each.Model->Function, Each.Argument,
                                 pathText(Each.Path), Each.Success, Each.Maybe,
                                 texts(Each.Assumes)});
    }
  }

  void addEffects(const FunctionDecl &Function, unsigned Number,
                  FunctionSummary &Result) {
    const QualType Type =
        Function.getParamDecl(Number)->getType().getCanonicalType();
    const QualType Sugared = Function.getParamDecl(Number)->getType();
    for (const PathSuffix &Path :
         handlePaths(Type->isIntegerType() ? Sugared : Type)) {
      const EffectResult Effect =
          Unit.argumentEffect(Function, static_cast<int>(Number), Path);
      if (Effect.Effect == HandleEffect::None)
        Result.Effects.push_back({static_cast<int>(Number), pathText(Path),
                                  Effect.Effect, texts(Effect.Assumes)});
    }
  }

  UnitAnalysis &Unit;
  const SourceManager &Sources;
};

} // namespace

std::vector<FunctionSummary> summariesForOthers(UnitAnalysis &Unit) {
  std::vector<FunctionSummary> Summaries;
  Summariser Make(Unit);
  for (const FunctionDecl *Function : Unit.index().functions()) {
    if (!Make.isForOthers(*Function))
      continue;
    FunctionSummary Each = Make.summarise(*Function);
    if (!Each.Function.empty() && !Each.empty())
      Summaries.push_back(std::move(Each));
  }
  return Summaries;
}

nlohmann::json callersToJson(const Callers &From) {
  if (From.How == Callers::Once)
    return "once";
  if (From.How == Callers::Again)
    return nullptr;
  nlohmann::json Chain = nlohmann::json::array();
  for (const FunctionDecl *Each : From.Chain)
    Chain.push_back({functionId(*Each), Each->getNameAsString()});
  return Chain;
}

nlohmann::json callsOfOthers(const UnitIndex &Index) {
  nlohmann::json Calls = nlohmann::json::object();
  for (const UnitIndex::OutsideCall &Each : Index.outsideCalls())
    if (std::string Id = functionId(*Each.Callee); !Id.empty())
      Calls[std::move(Id)] = callersToJson(Each.From);
  return Calls;
}

std::vector<std::string> definedForOthers(UnitAnalysis &Unit) {
  std::vector<std::string> Ids;
  const Summariser Make(Unit);
  for (const FunctionDecl *Function : Unit.index().functions())
    if (Make.isForOthers(*Function) && !isa<CXXMethodDecl>(Function))
      if (std::string Id = functionId(*Function); !Id.empty())
        Ids.push_back(std::move(Id));
  return Ids;
}

} // namespace vramlint::cuda
