#include "cuda_checks/engine/Lowering.h"
#include "cuda_checks/engine/StandardLibrary.h"
#include "cuda_checks/ownership/Classes.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

namespace vramlint::cuda {

using namespace clang;

namespace {

class ObjectCollector {
public:
  ObjectCollector(UnitAnalysis &Unit, PlaceNames &Names,
                  const SourcePlaces &Places, OwnershipFacts &Facts)
      : Unit(Unit), Names(Names), Places(Places), Facts(Facts) {}

  void function(const FunctionDecl &F) {
    RunsOnce = Unit.index().runsOnce(F);
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&F))
      for (const CXXCtorInitializer *Member : Constructor->inits())
        if (Member->isWritten() && Member->getInit())
          walk(Member->getInit(), nullptr, false);
    walk(F.getBody(), nullptr, false);
  }

  void record(const RecordDecl &Record) {
    const std::string Outer = Names.classKey(Record);
    if (Outer.empty())
      return;
    for (const FieldDecl *Field : Record.fields())
      for (const std::string &Inner : classesIn(Field->getType()))
        Facts.Contains[Inner].insert(Outer);
    if (const auto *Class = dyn_cast<CXXRecordDecl>(&Record))
      for (const CXXBaseSpecifier &Base : Class->bases())
        for (const std::string &Inner : classesIn(Base.getType()))
          Facts.Contains[Inner].insert(Outer);
  }

  void variable(const VarDecl &Variable) { made(Variable.getType(), false); }

private:
  /// The project's classes of which an object of a type has objects inside.
  std::vector<std::string> classesIn(QualType Type) {
    if (Type.isNull())
      return {};
    while (const auto *Array = Type->getAsArrayTypeUnsafe())
      Type = Array->getElementType();
    const RecordDecl *Record = Type->getAsRecordDecl();
    if (!Record)
      return {};
    if (const std::string Key = Names.classKey(*Record); !Key.empty())
      return {Key};
    std::vector<std::string> Found;
    if (const auto *Special = dyn_cast<ClassTemplateSpecializationDecl>(Record))
      for (const TemplateArgument &Argument :
           Special->getTemplateArgs().asArray())
        if (Argument.getKind() == TemplateArgument::Type)
          for (std::string &Key : classesIn(Argument.getAsType()))
            Found.push_back(std::move(Key));
    return Found;
  }

  void made(QualType Type, bool Again) {
    for (const std::string &Key : classesIn(Type))
      Facts.Instances[Key] |= Again;
  }

  void copied(const CXXRecordDecl &Class, const Stmt &At, std::string Text,
              bool IsAssignment) {
    const std::string Key = Names.classKey(Class);
    if (!Key.empty())
      Facts.Copies.push_back(
          {Key, Places.at(At), std::move(Text), IsAssignment});
  }

  void moved(const CXXRecordDecl &Class) {
    if (std::string Key = Names.classKey(Class); !Key.empty())
      Facts.Moved.insert(std::move(Key));
  }

  void copyByConstructor(const CXXConstructExpr &E, const Stmt *Parent) {
    const CXXConstructorDecl *Constructor = E.getConstructor();
    if (Constructor->isCopyOrMoveConstructor())
      moved(*Constructor->getParent());
    if (!Constructor->isCopyConstructor() || !Constructor->isImplicit() ||
        E.isElidable())
      return;
    const CXXRecordDecl &Class = *Constructor->getParent();
    if (Class.isLambda() || Class.hasTrivialDestructor())
      return;
    std::string Text = "is copied here";
    if (const auto *Launch = dyn_cast_or_null<CUDAKernelCallExpr>(Parent)) {
      const FunctionDecl *Kernel = Launch->getDirectCallee();
      Text = "is passed by value to a kernel" +
             (Kernel ? ", '" + Kernel->getNameAsString() + "'" : "") +
             ", and the copy is destroyed on the host";
    } else if (const auto *Call = dyn_cast_or_null<CallExpr>(Parent)) {
      const FunctionDecl *Callee = Call->getDirectCallee();
      Text = "is passed by value" +
             (Callee ? " to '" + Callee->getNameAsString() + "'" : "");
    } else if (const auto *Return = dyn_cast_or_null<ReturnStmt>(Parent)) {
      if (Return->getNRVOCandidate())
        return;
      Text = "is returned by value";
    } else if (isa_and_nonnull<LambdaExpr>(Parent)) {
      Text = "is captured by value";
    }
    copied(Class, E, std::move(Text), false);
  }

  /// Containers copy what they are given, and vectors what they have when they
  /// grow, unless the class can be moved.
  void copyIntoContainer(const CXXMemberCallExpr &E) {
    const CXXMethodDecl *Method = E.getMethodDecl();
    if (!Method || Method->isConst() || !Method->getIdentifier())
      return;
    const auto *Special =
        dyn_cast<ClassTemplateSpecializationDecl>(Method->getParent());
    if (!Special || Special->getTemplateArgs().size() == 0 ||
        Special->getTemplateArgs()[0].getKind() != TemplateArgument::Type)
      return;
    const CXXRecordDecl *Class =
        Special->getTemplateArgs()[0].getAsType()->getAsCXXRecordDecl();
    if (!Class || !isStandardContainer(*Special))
      return;
    const bool IsVector = Special->getName() == "vector";
    if (!isInsertion(*Method)) {
      if (IsVector && !isElementAccess(*Method) && !isElementPointer(*Method))
        moved(*Class); // resize() and its like
      return;
    }
    const bool Emplaces = Method->getName().starts_with("emplace");
    if (Emplaces && !IsVector)
      return;
    copied(*Class, E,
           Emplaces ? "is kept in a vector, which copies it when it grows"
                    : "is copied into a container",
           false);
  }

  void walkChildren(const Stmt *S, bool InLoop) {
    for (const Stmt *Child : S->children())
      walk(Child, S, InLoop);
  }

  static bool isOnce(const DoStmt &Loop) {
    const auto *Zero = dyn_cast<IntegerLiteral>(strip(Loop.getCond()));
    const auto *Never = dyn_cast<CXXBoolLiteralExpr>(strip(Loop.getCond()));
    return (Zero && Zero->getValue() == 0) || (Never && !Never->getValue());
  }

  /// A single object behind a pointer that is itself only one.
  static bool isGlobalAssignment(const Stmt *Parent) {
    const auto *Assignment = dyn_cast_or_null<BinaryOperator>(Parent);
    if (!Assignment || !Assignment->isAssignmentOp())
      return false;
    const auto *Reference = dyn_cast<DeclRefExpr>(strip(Assignment->getLHS()));
    const auto *Variable =
        Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
    return Variable && Variable->hasGlobalStorage();
  }

  void walk(const Stmt *S, const Stmt *Parent, bool InLoop) {
    if (!S)
      return;
    const bool Again = !RunsOnce || InLoop;
    if (const auto *Declaration = dyn_cast<DeclStmt>(S)) {
      for (const Decl *D : Declaration->decls())
        if (const auto *Variable = dyn_cast<VarDecl>(D)) {
          const bool IsStatic = Variable->hasGlobalStorage();
          if (!Variable->getType()->isReferenceType())
            made(Variable->getType(), Again && !IsStatic);
          if (IsStatic && Variable->getInit() &&
              isa<CXXNewExpr>(strip(Variable->getInit()))) {
            made(Variable->getType()->getPointeeType(), false);
            continue;
          }
          walk(Variable->getInit(), S, InLoop);
        }
      return;
    }
    if (const auto *New = dyn_cast<CXXNewExpr>(S))
      made(New->getAllocatedType(), Again && !isGlobalAssignment(Parent));
    else if (const auto *Temporary = dyn_cast<CXXTemporaryObjectExpr>(S))
      made(Temporary->getType(), Again);
    if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
      copyByConstructor(*Construct, Parent);
    if (const auto *Member = dyn_cast<CXXMemberCallExpr>(S))
      copyIntoContainer(*Member);
    if (const auto *Call = dyn_cast<CallExpr>(S))
      call(*Call, Again);
    const bool IsLoop = isa<ForStmt, WhileStmt, CXXForRangeStmt>(S) ||
                        (isa<DoStmt>(S) && !isOnce(*cast<DoStmt>(S)));
    // Casts and clean-ups stand between a call and its argument.
    const bool IsTransparent = isa<CastExpr, FullExpr, MaterializeTemporaryExpr,
                                   CXXBindTemporaryExpr, ParenExpr>(S);
    if (IsTransparent && Parent) {
      for (const Stmt *Child : S->children())
        walk(Child, Parent, InLoop);
      return;
    }
    walkChildren(S, InLoop || IsLoop);
  }

  void call(const CallExpr &E, bool Again) {
    const FunctionDecl *Callee = E.getDirectCallee();
    if (!Callee)
      return;
    const auto *Method = dyn_cast<CXXMethodDecl>(Callee);
    if (Method && (Method->isCopyAssignmentOperator() ||
                   Method->isMoveAssignmentOperator()))
      moved(*Method->getParent());
    if (Method && Method->isCopyAssignmentOperator() && Method->isImplicit() &&
        !Method->getParent()->hasTrivialDestructor() &&
        isa<CXXOperatorCallExpr>(E))
      copied(*Method->getParent(), E, "is assigned here", true);
    if (isAllocation(modelName(E)))
      for (const Expr *Argument : E.arguments())
        sizes(Argument, Again);
    if (outermostNamespace(*Callee) == "std" && Callee->getIdentifier() &&
        Callee->getName().starts_with("make_"))
      if (const TemplateArgumentList *Arguments =
              Callee->getTemplateSpecializationArgs();
          Arguments && Arguments->size() != 0 &&
          (*Arguments)[0].getKind() == TemplateArgument::Type)
        made((*Arguments)[0].getAsType(), Again);
  }

  /// malloc(sizeof(T)) makes a T.
  void sizes(const Stmt *S, bool Again) {
    if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(S))
      return made(Size->getTypeOfArgument(), Again);
    for (const Stmt *Child : S->children())
      if (Child)
        sizes(Child, Again);
  }

  UnitAnalysis &Unit;
  PlaceNames &Names;
  const SourcePlaces &Places;
  OwnershipFacts &Facts;
  bool RunsOnce = false;
};

class DeclarationVisitor : public RecursiveASTVisitor<DeclarationVisitor> {
  using Base = RecursiveASTVisitor<DeclarationVisitor>;

public:
  DeclarationVisitor(ObjectCollector &Collector, ASTContext &AST)
      : Collector(Collector), Sources(AST.getSourceManager()) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(Decl *D) {
    if (D && D->getDeclContext() && D->getDeclContext()->isFileContext() &&
        Sources.isInSystemHeader(Sources.getExpansionLoc(D->getLocation())))
      return true;
    return Base::TraverseDecl(D);
  }
  bool TraverseStmt(Stmt *) { return true; }
  bool VisitRecordDecl(RecordDecl *Record) {
    if (Record->isThisDeclarationADefinition())
      Collector.record(*Record);
    return true;
  }
  bool VisitVarDecl(VarDecl *Variable) {
    if (Variable->hasGlobalStorage() && !Variable->isStaticLocal())
      Collector.variable(*Variable);
    return true;
  }

private:
  ObjectCollector &Collector;
  const SourceManager &Sources;
};

} // namespace

void collectObjects(UnitAnalysis &Unit, PlaceNames &Names,
                    const SourcePlaces &Places, OwnershipFacts &Facts) {
  ObjectCollector Collector(Unit, Names, Places, Facts);
  DeclarationVisitor(Collector, Unit.context())
      .TraverseDecl(Unit.context().getTranslationUnitDecl());
  for (const FunctionDecl *Function : Unit.index().functions())
    if (!Function->isDependentContext())
      Collector.function(*Function);
}

} // namespace vramlint::cuda
