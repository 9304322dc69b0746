// VRM117, release-in-callback: a release that the library refuses because it is
// called from a callback. Which functions register callbacks and which releases
// are refused stands in the models.
#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/engine/StandardLibrary.h"
#include "cuda_checks/engine/UnitAnalysis.h"
#include "cuda_checks/rules/Rules.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <set>

namespace vramlint::cuda {

void analyseReleaseInCallback(RuleContext &Context);

namespace {

using namespace clang;

/// Chains of calls longer than this are not followed.
constexpr unsigned MaxSteps = 200;

/// The function that an expression names: itself, its address, a lambda, or a
/// local constant with one of these.
const FunctionDecl *functionIn(const Expr *E, unsigned Depth = 0) {
  if (!E || Depth > 8)
    return nullptr;
  E = strip(E);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return functionIn(Unary->getSubExpr(), Depth + 1);
  if (const auto *Lambda = dyn_cast<LambdaExpr>(E))
    return Lambda->getCallOperator();
  // The conversion of a lambda to a function pointer.
  if (const auto *Conversion = dyn_cast<CXXMemberCallExpr>(E))
    return isa_and_nonnull<CXXConversionDecl>(Conversion->getMethodDecl())
               ? functionIn(Conversion->getImplicitObjectArgument(), Depth + 1)
               : nullptr;
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() == 1
               ? functionIn(Construct->getArg(0), Depth + 1)
               : nullptr;
  const ValueDecl *Named = nullptr;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(E))
    Named = Reference->getDecl();
  else if (const auto *Member = dyn_cast<MemberExpr>(E))
    Named = Member->getMemberDecl();
  if (const auto *Function = dyn_cast_or_null<FunctionDecl>(Named))
    return Function->getDefinition();
  const auto *Variable = dyn_cast_or_null<VarDecl>(Named);
  return Variable ? functionIn(Variable->getInit(), Depth + 1) : nullptr;
}

/// A function handed to the library.
struct Registration {
  const FunctionDecl *Callback;
  const Expr *Where;
  const CallbackModel *Model;
};

class RegistrationFinder : public RecursiveASTVisitor<RegistrationFinder> {
public:
  RegistrationFinder(const ResourceModels &Models,
                     std::vector<Registration> &Found)
      : Models(Models), Found(Found) {}

  // Its body is a function of the index by itself.
  bool TraverseLambdaExpr(LambdaExpr *) { return true; }

  bool VisitCallExpr(CallExpr *E) {
    const CallbackModel *Model = Models.callback(modelName(*E).str());
    if (Model && Model->Argument < E->getNumArgs())
      add(E->getArg(Model->Argument), E, *Model);
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) {
    const auto *Member = E->getOpcode() == BO_Assign
                             ? dyn_cast<MemberExpr>(strip(E->getLHS()))
                             : nullptr;
    if (const auto *Field =
            Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr)
      if (const CallbackModel *Model = ofField(*Field))
        add(E->getRHS(), E, *Model);
    return true;
  }

  bool VisitInitListExpr(InitListExpr *Written) {
    // As the fields are initialised, designators resolved.
    const InitListExpr *E =
        Written->isSemanticForm() ? Written : Written->getSemanticForm();
    const RecordDecl *Record =
        E && !E->getType().isNull() ? E->getType()->getAsRecordDecl() : nullptr;
    if (!Record)
      return true;
    unsigned I = 0;
    for (const FieldDecl *Field : Record->fields()) {
      if (I == E->getNumInits())
        break;
      if (const CallbackModel *Model = ofField(*Field))
        add(E->getInit(I), E, *Model);
      ++I;
    }
    return true;
  }

private:
  const CallbackModel *ofField(const FieldDecl &Field) const {
    return Models.callbackField(Field.getParent()->getName().str(),
                                Field.getName().str());
  }

  void add(const Expr *Function, const Expr *Where,
           const CallbackModel &Model) {
    if (const FunctionDecl *Callback = functionIn(Function))
      Found.push_back({Callback, Where, &Model});
  }

  const ResourceModels &Models;
  std::vector<Registration> &Found;
};

/// What one function runs itself: calls, and destructors.
class BodyWalk : public RecursiveASTVisitor<BodyWalk> {
public:
  struct Run {
    const FunctionDecl *Function;
    const Stmt *Where;
  };
  std::vector<const CallExpr *> Calls;
  std::vector<Run> Runs;

  // A lambda made here runs where someone calls it, perhaps on another thread.
  bool TraverseLambdaExpr(LambdaExpr *) { return true; }

  bool VisitCallExpr(CallExpr *E) {
    Calls.push_back(E);
    add(E->getDirectCallee(), E);
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    add(E->getConstructor(), E);
    return true;
  }
  bool VisitCXXDeleteExpr(CXXDeleteExpr *E) {
    addDestructors(E->getDestroyedType(), E, 0);
    return true;
  }
  bool VisitDeclStmt(DeclStmt *S) {
    for (const Decl *D : S->decls())
      if (const auto *Variable = dyn_cast<VarDecl>(D))
        if (Variable->hasLocalStorage())
          addDestructors(Variable->getType(), S, 0);
    return true;
  }

private:
  void add(const FunctionDecl *Function, const Stmt *Where) {
    if (const FunctionDecl *Definition =
            Function ? Function->getDefinition() : nullptr)
      Runs.push_back({Definition, Where});
  }

  void addDestructors(QualType Type, const Stmt *Where, unsigned Depth) {
    while (!Type.isNull() && Type->isArrayType())
      Type = QualType(Type->getArrayElementTypeNoTypeQual(), 0);
    const CXXRecordDecl *Record =
        Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
    if (!Record || Depth > 4)
      return;
    Record = Record->getDefinition();
    if (!Record)
      return;
    if (outermostNamespace(*Record) == "std") {
      addOwned(*Record, Where, Depth);
      return;
    }
    add(Record->getDestructor(), Where);
    for (const FieldDecl *Field : Record->fields())
      addDestructors(Field->getType(), Where, Depth + 1);
    for (const CXXBaseSpecifier &Base : Record->bases())
      addDestructors(Base.getType(), Where, Depth + 1);
  }

  /// What a unique_ptr or a vector owns ends with it; a shared_ptr may not be
  /// the last one.
  void addOwned(const CXXRecordDecl &Record, const Stmt *Where,
                unsigned Depth) {
    const auto *Template = dyn_cast<ClassTemplateSpecializationDecl>(&Record);
    if (!Template || !Record.getIdentifier())
      return;
    const llvm::ArrayRef<TemplateArgument> Arguments =
        Template->getTemplateArgs().asArray();
    const auto TypeAt = [&](size_t I) {
      return I < Arguments.size() &&
                     Arguments[I].getKind() == TemplateArgument::Type
                 ? Arguments[I].getAsType()
                 : QualType();
    };
    if (Record.getName() == "vector")
      return addDestructors(TypeAt(0), Where, Depth + 1);
    if (Record.getName() != "unique_ptr")
      return;
    const QualType Deleter = TypeAt(1);
    const CXXRecordDecl *Functor =
        Deleter.isNull() ? nullptr : Deleter->getAsCXXRecordDecl();
    if (!Functor || outermostNamespace(*Functor) == "std")
      return addDestructors(TypeAt(0), Where, Depth + 1);
    for (const CXXMethodDecl *Method : Functor->methods())
      if (Method->getOverloadedOperator() == OO_Call)
        add(Method, Where);
  }
};

class ReleaseInCallback {
public:
  explicit ReleaseInCallback(RuleContext &Context)
      : Context(Context), R(*findRule("VRM117")),
        Places(Context.AST, Context.Options.Root) {}

  void run() {
    if (!Context.Options.wants(R.Code) || !registersAny())
      return;
    const UnitIndex &Index = Context.Unit.index();
    std::vector<Registration> Found;
    RegistrationFinder Finder(Context.Models, Found);
    for (const FunctionDecl *Function : Index.functions())
      Finder.TraverseStmt(Function->getBody());
    for (const Registration &Each : Found)
      follow(Each);
  }

private:
  /// Most units name no callback function at all: looking that up is cheap.
  bool registersAny() const {
    const auto IsNamed = [&](const std::string &Name) {
      const auto Found = Context.AST.Idents.find(Name);
      if (Found == Context.AST.Idents.end())
        return false;
      for (const NamedDecl *D :
           Context.AST.getTranslationUnitDecl()->lookup(Found->second))
        if (D->isReferenced() || isa<RecordDecl>(D))
          return true;
      return false;
    };
    return llvm::any_of(
        Context.Models.callbacks(), [&](const CallbackModel &Each) {
          if (!Each.Record.empty())
            return IsNamed(Each.Record);
          return IsNamed(Each.Function) || IsNamed(Each.Function + "_ptsz");
        });
  }

  struct Step {
    const FunctionDecl *Function;
    unsigned From;
    const Stmt *Where;
  };

  void follow(const Registration &Start) {
    std::vector<Step> Steps = {{Start.Callback, 0, nullptr}};
    llvm::SmallPtrSet<const FunctionDecl *, 16> Met = {Start.Callback};
    for (unsigned I = 0; I != Steps.size() && Steps.size() < MaxSteps; ++I) {
      const FunctionDecl *Function = Steps[I].Function;
      if (!Function->getBody() ||
          Context.AST.getSourceManager().isInSystemHeader(
              Function->getLocation()))
        continue;
      BodyWalk Body;
      Body.TraverseStmt(Function->getBody());
      for (const CallExpr *Call : Body.Calls)
        if (const ForbiddenModel *Forbidden =
                Context.Models.forbiddenInCallback(modelName(*Call).str()))
          report(Start, Steps, I, *Call, *Forbidden);
      for (const BodyWalk::Run &Each : Body.Runs)
        if (Met.insert(Each.Function).second)
          Steps.push_back({Each.Function, I, Each.Where});
    }
  }

  static std::string nameOf(const FunctionDecl &Function) {
    const auto *Method = dyn_cast<CXXMethodDecl>(&Function);
    if (Method && Method->getParent()->isLambda())
      return "a lambda";
    return "'" + Function.getNameAsString() + "'";
  }

  void report(const Registration &Start, const std::vector<Step> &Steps,
              unsigned At, const CallExpr &Release,
              const ForbiddenModel &Forbidden) {
    const Place Where = Places.at(Release);
    if (!Reported.insert({Where.File, Where.Line, Where.Column}).second)
      return;
    const std::string Registrar =
        Start.Model->Function.empty()
            ? "field '" + Start.Model->Field + "' of " + Start.Model->Record
            : "'" + Start.Model->Function + "'";
    std::string Message =
        "'" + Forbidden.Function + "' is called from a " + Start.Model->Noun +
        " (" + nameOf(*Start.Callback) + ", handed over by " + Registrar +
        " on line " + std::to_string(Places.line(Start.Where->getExprLoc())) +
        "): ";
    Message += Forbidden.Certain
                   ? "it is refused there with error 800, not permitted, and "
                     "what it should release is never released"
                   : "calls into the library are forbidden there, so that it "
                     "may fail or wait for ever";
    Message += "; let the callback only put the handle aside, and release it "
               "on a thread of your own";
    Finding F = makeFinding(R, Where, std::move(Message));
    if (!Forbidden.Certain) {
      F.Level = Level::Extended;
      F.Severity = Severity::Warning;
    }
    F.Function = Steps[At].Function->getQualifiedNameAsString();
    F.Path = path(Start, Steps, At);
    Context.Out.push_back(std::move(F));
  }

  std::vector<Note> path(const Registration &Start,
                         const std::vector<Step> &Steps, unsigned At) const {
    std::vector<Note> Path;
    for (; At != 0; At = Steps[At].From)
      if (Steps[At].Where)
        Path.insert(Path.begin(), {Places.at(*Steps[At].Where),
                                   "this runs " + nameOf(*Steps[At].Function)});
    Path.insert(Path.begin(),
                {Places.at(*Start.Where), nameOf(*Start.Callback) +
                                              " is handed over as a " +
                                              Start.Model->Noun + " here"});
    return Path;
  }

  RuleContext &Context;
  const Rule &R;
  SourcePlaces Places;
  std::set<std::tuple<std::string, unsigned, unsigned>> Reported;
};

} // namespace

void analyseReleaseInCallback(RuleContext &Context) {
  ReleaseInCallback(Context).run();
}

} // namespace vramlint::cuda
