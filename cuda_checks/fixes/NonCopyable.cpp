#include "cuda_checks/fixes/Fixes.h"
#include "cuda_checks/fixes/SourceEdits.h"

#include "clang/AST/DeclCXX.h"

namespace vramlint::cuda {

using namespace clang;

namespace {

/// Where deleted operations go: before the destructor if it is public, else
/// behind the first `public:`, else, in a struct, behind the opening brace.
struct Spot {
  SourceLocation At;
  bool BeforeMember = false;
  std::string Indent;
};

std::optional<Spot> findSpot(const CXXRecordDecl &Class,
                             const SourceEdits &Text) {
  // Not by lookup, which does not find it in a template.
  const CXXDestructorDecl *Destructor = nullptr;
  for (const Decl *Member : Class.decls())
    if (const auto *Found = dyn_cast<CXXDestructorDecl>(Member))
      Destructor = Found;
  if (Destructor && !Destructor->isImplicit() &&
      Destructor->getAccess() == AS_public) {
    const SourceLocation At = Destructor->getBeginLoc();
    if (At.isMacroID())
      return std::nullopt;
    if (Text.isFirstOnLine(At))
      return Spot{At, true, Text.indentation(At)};
  }
  for (const Decl *Member : Class.decls()) {
    const auto *Access = dyn_cast<AccessSpecDecl>(Member);
    if (Access && Access->getAccess() == AS_public &&
        !Access->getColonLoc().isMacroID())
      return Spot{Access->getColonLoc().getLocWithOffset(1), false,
                  Text.indentation(Access->getColonLoc()) + "  "};
  }
  if (Class.isClass())
    return std::nullopt;
  const SourceLocation Brace = Class.getBraceRange().getBegin();
  if (Brace.isInvalid() || Brace.isMacroID())
    return std::nullopt;
  return Spot{Brace.getLocWithOffset(1), false,
              Text.indentation(Class.getBeginLoc()) + "  "};
}

} // namespace

std::optional<Fix> makeNonCopyableFix(const CXXRecordDecl &Class,
                                      ASTContext &AST,
                                      const SourcePlaces &Places) {
  const CXXRecordDecl *Definition = Class.getDefinition();
  if (!Definition || !Definition->getIdentifier() ||
      !AST.getLangOpts().CPlusPlus11)
    return std::nullopt;
  if (const CXXRecordDecl *Pattern =
          Definition->getTemplateInstantiationPattern())
    Definition = Pattern;
  const SourceEdits Text(AST, Places);
  const std::optional<Spot> Where = findSpot(*Definition, Text);
  if (!Where)
    return std::nullopt;
  const std::string Name = Definition->getName().str();
  std::vector<std::string> Lines;
  // Declaring any constructor takes away the implicit one.
  if (!Definition->hasUserDeclaredConstructor())
    Lines.push_back(Name + "() = default;");
  if (!Definition->hasUserDeclaredCopyConstructor())
    Lines.push_back(Name + "(const " + Name + " &) = delete;");
  if (!Definition->hasUserDeclaredCopyAssignment())
    Lines.push_back(Name + " &operator=(const " + Name + " &) = delete;");
  if (Definition->hasUserDeclaredCopyConstructor() &&
      Definition->hasUserDeclaredCopyAssignment())
    return std::nullopt;
  std::string Inserted;
  for (const std::string &Line : Lines)
    Inserted += Where->BeforeMember ? Line + "\n" + Where->Indent
                                    : "\n" + Where->Indent + Line;
  Fix Result;
  Result.Safe = false;
  Result.Message = "make '" + Name + "' non-copyable";
  Result.Edits.push_back(Text.insert(Where->At, std::move(Inserted)));
  return Result;
}

} // namespace vramlint::cuda
