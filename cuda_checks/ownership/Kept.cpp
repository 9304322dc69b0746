#include "cuda_checks/ownership/Kept.h"

#include "cuda_checks/engine/OtherUnits.h"
#include "cuda_checks/ownership/Guards.h"

#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringSwitch.h"

namespace vramlint::cuda {

using namespace clang;

namespace {

class KeptCollector {
public:
  KeptCollector(UnitAnalysis &Unit, PlaceNames &Names,
                const SourcePlaces &Places, const FlowGraph &Graph,
                OwnershipFacts &Facts)
      : Unit(Unit), Names(Names), Places(Places), Graph(Graph), Facts(Facts) {}

  void function(const FunctionDecl &F) {
    const FunctionResult &Result = Unit.analyse(F);
    if (!Result.TheBody)
      return;
    B = Result.TheBody;
    Function = &F;
    for (const AcquireSite &Site : Result.Kept)
      if (!Site.IsGuess)
        add(Site, {Site.Holder, nullptr}, Names.of(*B, Site.Holder).Name);
    for (const SiteResult &Each : Result.Sites) {
      if (Each.Site.IsGuess)
        continue;
      const NodeName Local = Names.of(*B, Each.Site.Holder).Name;
      for (const Outcome::Stored &Stored : Each.Result.StoredIn)
        if (B->Paths.locality(Stored.Holder) == Locality::NonLocal)
          add(Each.Site, Stored, Local);
      if (!Each.Result.GaveUp)
        for (const Outcome::Handed &Handed : Each.Result.HandedOut)
          add(Each.Site, storeOf(Each.Result, Handed.Holder), Local);
    }
  }

  /// A callee that keeps the resource in a field of its argument is where to
  /// report it, not its callers.
  void finish() {
    std::set<std::pair<const Expr *, std::string>> Inside;
    for (const Found &Each : All)
      Inside.insert({Each.Site, stepsOf(Each.Kept.Holder).back()});
    for (Found &Each : All)
      if (!Each.Inner ||
          !Inside.count({Each.Inner, stepsOf(Each.Kept.Holder).back()}))
        Facts.Kept.push_back(std::move(Each.Kept));
  }

private:
  /// How the function's argument got what is handed out through it.
  static Outcome::Stored storeOf(const Outcome &Result, PathId Holder) {
    const auto It =
        llvm::find_if(Result.StoredIn, [&](const Outcome::Stored &Each) {
          return Each.Holder == Holder;
        });
    return It == Result.StoredIn.end() ? Outcome::Stored{Holder, nullptr} : *It;
  }

  struct Found {
    const Expr *Site;
    const Expr *Inner;
    KeptResource Kept;
  };

  /// Whether no other unit can name what keeps the handle.
  bool isPrivate(const NamedPlace &Holder) const {
    if (!Holder.Field)
      return !Holder.Variable->isExternallyVisible() ||
             Holder.Variable->isStaticLocal();
    const RecordDecl &Record = patternOf(*Holder.Field->getParent());
    if (!Names.isInMainFile(Record) || mainFileIsHeader())
      return false;
    const auto *Class = dyn_cast<CXXRecordDecl>(&Record);
    return !Class || llvm::all_of(Class->methods(), [](const auto *Method) {
      return Method->isImplicit() || Method->isDeleted() ||
             Method->isDefaulted() || Method->isPureVirtual() ||
             Method->isDefined();
    });
  }

  /// Methods of the class, its destructor first of all, that have no body here
  /// may release what it holds.
  void addOpenMethods(const NamedPlace &Holder, KeptResource &Kept) {
    for (const FieldDecl *Field : {Holder.Field, Holder.Outermost}) {
      const auto *Class =
          Field ? dyn_cast<CXXRecordDecl>(&patternOf(*Field->getParent()))
                : nullptr;
      if (!Class)
        continue;
      for (const CXXMethodDecl *Method : Class->methods())
        if (!Method->isImplicit() && !Method->isDeleted() &&
            !Method->isDefaulted() && !Method->isPureVirtual() &&
            !isa<CXXConstructorDecl>(Method) &&
            !Method->isCopyAssignmentOperator() && !Method->isDefined())
          Kept.Places.insert(Names.functionKey(*Method) + "#this");
    }
  }

  bool mainFileIsHeader() const {
    const SourceManager &Sources = Unit.context().getSourceManager();
    const auto Entry = Sources.getFileEntryRefForID(Sources.getMainFileID());
    const llvm::StringRef Name = Entry ? Entry->getName() : llvm::StringRef();
    return llvm::StringSwitch<bool>(Name.substr(Name.rfind('.') + 1))
        .Cases("h", "hh", "hpp", "hxx", "cuh", "hu", "inl", true)
        .Default(false);
  }

  /// Whether the function runs work on the device with what the place holds.
  bool isLaunchedWith(const NodeName &Holder) {
    for (const std::unique_ptr<Call> &C : B->Calls)
      if (isa<CUDAKernelCallExpr>(C->Source))
        for (const Operand &Argument : C->Arguments)
          for (const Atom &A : Argument)
            if (A.What == Atom::Value && Names.of(*B, A.Path).Name == Holder)
              return true;
    return false;
  }

  bool runsAgain(const Call &At, PathId Holder) {
    const FunctionInfo *Info = Unit.index().info(*Function);
    if (Info && llvm::any_of(Info->CalledFrom,
                             [](const auto &Site) { return Site.InLoop; }))
      return true;
    return B->Paths.isRoot(Holder) && isInLoop(*B, At);
  }

  void add(const AcquireSite &Site, const Outcome::Stored &Stored,
           const NodeName &Local) {
    const PathId Path = Stored.Holder;
    // A context is released by its device, and may be left to live on.
    if (Site.Model->NeedsProof)
      return;
    // A part of it is kept, such as a function of a module, and the whole for
    // the sake of the part.
    if (Site.Model->Place != HandlePlace::Input &&
        isDependent(B->Paths.suffix(Path, 0)))
      return;
    const NamedPlace Holder = Names.of(*B, Path);
    if (!Holder.isKept() || Holder.Name.find("?::") != std::string::npos)
      return;
    // Fields of another library's structs are that library's business.
    if (Holder.Field && !Names.isOurs(patternOf(*Holder.Field->getParent())))
      return;
    if (Holder.Variable && !Names.isOurs(*Holder.Variable))
      return;
    // An object of the project's own is made of it: which of its fields has the
    // handle is not known.
    if (const RecordDecl *Whole =
            Holder.Type.isNull() ? nullptr : Holder.Type->getAsRecordDecl();
        Whole && Names.isOurs(patternOf(*Whole)))
      return;
    KeptResource Kept;
    // A callee that fills a struct with it is where it belongs to that field.
    const bool IsFieldOfCallee =
        Site.Inner && !B->Paths.isRoot(Site.Holder) &&
        !B->Paths.last(Site.Holder).isIndex() &&
        B->Paths.base(Site.Holder) == B->Paths.base(Site.At->Result);
    Kept.Acquired = Places.at(IsFieldOfCallee ? *Site.Inner : *Site.At->Source);
    Kept.Where = Holder.IsElement && Stored.Where ? Places.at(*Stored.Where)
                                                  : Kept.Acquired;
    Kept.Function = Function->getQualifiedNameAsString();
    Kept.Holder = Holder.Name;
    if (PlaceNames::isLocal(Local) || Local != Holder.Name)
      Kept.Places = Graph.reach(Local);
    Kept.Places.insert(Holder.Name);
    // Parts of a block are as good as released when the field with its start
    // is.
    if (Names.of(*B, Site.Holder).isKept())
      Kept.Places.insert(Local);
    if (Kept.Places.count(Unknown))
      return;
    Kept.Display = Holder.Display;
    if (Holder.Field) {
      const FieldDecl &Field =
          Holder.Outermost ? *Holder.Outermost : *Holder.Field;
      const RecordDecl &Record = *Field.getParent();
      Kept.Class = Names.classKey(Record);
      Kept.ClassDisplay = PlaceNames::classDisplay(Record);
    }
    Kept.Kind = Site.Model->Kind->Name;
    Kept.Noun = Site.Model->Kind->Noun;
    Kept.AcquiredBy = Site.Model->Function;
    Kept.ReleasedBy = Site.Model->ReleasedBy;
    if (Holder.IsElement)
      Kept.Container = Holder.Display;
    Kept.IsVariable = Holder.Variable != nullptr;
    Kept.IsFunctionStatic = Holder.Variable && Holder.Variable->isStaticLocal();
    Kept.IsPrivate = isPrivate(Holder);
    const auto *Method = dyn_cast<CXXMethodDecl>(Function);
    const bool InLambda = Method && Method->getParent()->isLambda();
    Kept.IsGuarded = InLambda || isGuarded(*B, *Site.At);
    Kept.RunsOnce = Unit.index().runsOnce(*Function);
    Kept.RunsWith = callersToJson(Unit.index().callers(*Function));
    Kept.RunsAgain = runsAgain(*Site.At, Path);
    Kept.SeemsAgain = Kept.IsFunctionStatic || isLaunchedWith(Kept.Holder);
    Kept.IsTest = isTestBody(*Function);
    Kept.IsCallers = B->Parameters.count(B->Paths.base(Path)) != 0;
    addOpenMethods(Holder, Kept);
    // One place of several is enough to tell of.
    if (llvm::any_of(All, [&](const Found &Other) {
          return Other.Site == Site.At->Source &&
                 Other.Kept.Places.count(Kept.Holder);
        }))
      return;
    All.push_back({Site.At->Source, Site.Inner, std::move(Kept)});
  }

  UnitAnalysis &Unit;
  PlaceNames &Names;
  const SourcePlaces &Places;
  const FlowGraph &Graph;
  OwnershipFacts &Facts;
  const FunctionDecl *Function = nullptr;
  Body *B = nullptr;
  std::vector<Found> All;
};

} // namespace

void collectKept(UnitAnalysis &Unit, PlaceNames &Names,
                 const SourcePlaces &Places, const FlowGraph &Graph,
                 OwnershipFacts &Facts) {
  KeptCollector Collector(Unit, Names, Places, Graph, Facts);
  for (const FunctionDecl *Function : Unit.index().functions()) {
    const FunctionInfo *Info = Unit.index().info(*Function);
    if (Info && Info->MayAcquire && !Function->isDependentContext())
      Collector.function(*Function);
  }
  Collector.finish();
}

} // namespace vramlint::cuda
