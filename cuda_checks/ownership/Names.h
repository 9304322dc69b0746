// Gives the places of a lowered body the names under which all units know them.
#ifndef VRAMLINT_CUDA_CHECKS_OWNERSHIP_NAMES_H
#define VRAMLINT_CUDA_CHECKS_OWNERSHIP_NAMES_H

#include "cuda_checks/engine/Body.h"
#include "cuda_checks/engine/SourcePlaces.h"
#include "cuda_checks/ownership/Facts.h"

#include "clang/AST/DeclCXX.h"

namespace vramlint::cuda {

/// A name, and what the declarations behind it tell.
struct NamedPlace {
  NodeName
      Name; ///< Empty: an object as a whole, or nothing that holds a handle.
  std::string Display;
  const clang::FieldDecl *Field = nullptr; ///< The last field in it.
  /// The field of the object that owns the last one, through no pointer.
  const clang::FieldDecl *Outermost = nullptr;
  const clang::VarDecl *Variable = nullptr; ///< The global it starts at.
  /// What was inserted into a container is held by its elements.
  bool IsElement = false;
  clang::QualType Type; ///< Null if not known.

  bool isKept() const { return Field || Variable; }
};

class PlaceNames {
public:
  PlaceNames(clang::ASTContext &AST, const SourcePlaces &Places)
      : AST(AST), Places(Places) {}

  NamedPlace of(const Body &B, PathId P);
  /// The node of a field or global that is named outside of any body.
  NodeName ofField(const clang::FieldDecl &Field);
  NodeName ofVariable(const clang::VarDecl &Variable);
  NodeName parameter(const clang::FunctionDecl &Function, unsigned Number);
  NodeName result(const clang::FunctionDecl &Function);

  /// Key and display name of a class; the key is empty for classes that are not
  /// the project's.
  std::string classKey(const clang::RecordDecl &Record);
  static std::string classDisplay(const clang::RecordDecl &Record);
  std::string functionKey(const clang::FunctionDecl &Function);
  /// Whether the declaration stands in one of the project's own files.
  bool isOurs(const clang::Decl &D);
  bool isInMainFile(const clang::Decl &D) const;
  /// Names that begin with this stay inside the unit.
  static bool isLocal(const NodeName &Name) {
    return !Name.empty() && Name[0] == '%';
  }
  /// Whether other units can call the function, and have no body of it.
  bool isCalledByOthers(const clang::FunctionDecl &Function) const;

private:
  NodeName localName(const void *Identity);
  std::string fileOf(const clang::Decl &D);
  clang::QualType rootType(const Body &B, PathId Root, NodeName &Name,
                           NamedPlace &Into);

  clang::ASTContext &AST;
  const SourcePlaces &Places;
  llvm::DenseMap<const void *, unsigned> LocalNumbers;
  llvm::DenseMap<const clang::Decl *, std::string> Files;
  std::map<const Body *, llvm::DenseMap<const void *, const Call *>> Results;
};

/// The definition of a template's pattern instead of its instantiations.
const clang::FunctionDecl &patternOf(const clang::FunctionDecl &Function);
const clang::RecordDecl &patternOf(const clang::RecordDecl &Record);

} // namespace vramlint::cuda

#endif
