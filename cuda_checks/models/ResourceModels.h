// What the engine knows of GPU libraries: which functions acquire and release
// which kinds of resource. Plain data read from JSON (models/README.md
// describes the format), free of LLVM so that tools without Clang can use it.
#ifndef VRAMLINT_CUDA_CHECKS_MODELS_RESOURCEMODELS_H
#define VRAMLINT_CUDA_CHECKS_MODELS_RESOURCEMODELS_H

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vramlint {
struct UserModels;
}

namespace vramlint::cuda {

/// One kind of resource of one library.
struct ResourceKind {
  std::string Name; ///< "device-memory"; the same in every library.
  std::string Rule; ///< "VRM101"
  std::string Noun; ///< "device memory", as messages say it.
  /// Told by the user: what else may release it is not known.
  bool IsUsers = false;
  /// Holds no memory that a program could run out of: worth a word, no alarm.
  bool IsHygiene = false;
};

/// Where an acquire function hands out its handle.
enum class HandlePlace {
  OutArgument, ///< Stored through a pointer argument.
  Return,      ///< The call's value.
  Input,       ///< The pointer passed in is itself the handle.
};

/// A function that acquires a resource.
struct AcquireModel {
  std::string Function;
  const ResourceKind *Kind = nullptr;
  HandlePlace Place = HandlePlace::OutArgument;
  unsigned Argument = 0;
  std::string Field; ///< Field of the struct behind the argument, or empty.
  /// How many arguments a call must have, where versions of the function
  /// differ in what they hand out; 0 is any number.
  unsigned Arguments = 0;
  /// Whether the call returns a status that is `Success` when it acquired.
  bool HasStatus = true;
  int64_t Success = 0;
  std::string ReleasedBy; ///< What a message tells the user to call.
  /// How it is called, "f(&{})" with the handle for the braces; empty where it
  /// takes the handle alone.
  std::string ReleaseCall;
  /// Where a unit calls this function, the acquire proves nothing: the function
  /// says that what is acquired has another owner, or gets at it again.
  std::string Unless;
  /// Whether the handle may well be left to live on unnamed (a context that
  /// stays current), so that only a release on another path proves a leak.
  bool NeedsProof = false;
};

/// A function that releases the handle it is given.
struct ReleaseModel {
  std::string Function;
  unsigned Argument = 0;
  bool ByAddress = false; ///< Takes the address of the handle.
  /// Undoes what was done to the memory it is given, a registration or mapping,
  /// and says nothing of that memory.
  bool OfInput = false;
  /// Names of the kinds it may release: those that list it.
  std::vector<std::string> Kinds;

  bool releases(const ResourceKind &Kind) const {
    return std::find(Kinds.begin(), Kinds.end(), Kind.Name) != Kinds.end();
  }
  bool OfObject = false; ///< A method that releases what it is called on.
};

/// A function that takes ownership of one argument without releasing it now.
struct EscapeModel {
  std::string Function;
  unsigned Argument = 0;
};

/// A function that gives out a part of a resource: whoever has the part gets at
/// the whole, or needs it alive.
struct DeriveModel {
  std::string Function;
  unsigned From = 0; ///< The argument with the whole.
  unsigned To = 0;   ///< The argument that the part is stored through.
};

/// A function after which no resource of these kinds is alive.
struct ReclaimModel {
  std::string Function;
  std::vector<std::string> Kinds; ///< Names of kinds.
};

/// A place where a program hands a library the function to call back: an
/// argument of `Function`, or a field of the struct `Record`.
struct CallbackModel {
  std::string Function;
  unsigned Argument = 0;
  std::string Record;
  std::string Field;
  std::string Noun; ///< "host function", as messages say it.
};

/// A release that may not be called from a callback.
struct ForbiddenModel {
  std::string Function;
  /// It was seen to fail there, so that the resource stays; else the library's
  /// documentation forbids it and says no more.
  bool Certain = true;
};

/// A function's declaration in C, for headers made from the models.
struct DeclarationModel {
  std::string Header;
  std::string Text; ///< Without the semicolon.
};

/// All models, looked up by the name a call's callee has. Immutable once
/// loaded, so that threads may share it. Movable only: entries point into each
/// other.
class ResourceModels {
public:
  ResourceModels() = default;
  ResourceModels(ResourceModels &&) = default;
  ResourceModels &operator=(ResourceModels &&) = default;

  /// The models that are built in. They are tested, so errors cannot occur.
  static ResourceModels builtIn();

  /// Adds the models of one JSON text.
  /// \returns an empty string, or what is wrong, beginning with `Name`.
  std::string add(std::string_view Name, std::string_view Json);

  /// Adds what the user's configuration tells.
  /// \returns an empty string, or the first mistake, beginning with where it
  /// stands.
  std::string add(const UserModels &User);

  /// The name under which models list a function or class with this qualified
  /// name (without template arguments): the name itself or a trailing part of
  /// it that has a "::". Empty if there is none.
  std::string_view listedName(std::string_view QualifiedName) const;
  /// Whether any name that models list with a "::" ends in this identifier.
  bool listsQualified(std::string_view Identifier) const {
    return QualifiedNames.find(Identifier) != QualifiedNames.end();
  }
  /// Whether a call by this name never returns, as the user says.
  bool neverReturns(std::string_view Callee) const;
  /// Whether objects of the class own the handles they are given.
  bool isOwner(std::string_view QualifiedName) const;
  /// Whether the user named any owner: most do not, and need no further look.
  bool hasOwners() const { return !Owners.empty(); }

  const AcquireModel *acquire(std::string_view Callee) const;
  const ReleaseModel *release(std::string_view Callee) const;
  const ReclaimModel *reclaim(std::string_view Callee) const;
  const DeriveModel *derive(std::string_view Callee) const;
  /// The arguments that the callee takes ownership of, or nullptr.
  const std::vector<EscapeModel> *escapes(std::string_view Callee) const;

  /// What registers a callback: a function, or a field of a struct.
  const CallbackModel *callback(std::string_view Callee) const;
  const CallbackModel *callbackField(std::string_view Record,
                                     std::string_view Field) const;
  const ForbiddenModel *forbiddenInCallback(std::string_view Callee) const;
  const std::vector<CallbackModel> &callbacks() const { return Callbacks; }

  /// Whether the callee belongs to a GPU library, whose functions take no
  /// ownership of handles unless a model says so.
  bool isGpuFunction(std::string_view Callee) const;
  /// The same for whatever stands in a namespace.
  bool isGpuNamespace(std::string_view Outermost) const;

  /// Every acquire and release name as written in sources, for text scans.
  std::vector<std::string> acquireNames() const;
  std::vector<DeclarationModel> declarations() const { return Declarations; }

  /// The name under which models list a callee: without version suffixes
  /// (`_v2`), per-thread-stream suffixes (`_ptsz`) and profiling prefixes.
  static std::string_view canonicalName(std::string_view Callee);

private:
  void noteQualified(const std::string &Name);
  static bool endsInName(std::string_view Qualified, std::string_view Name);
  template <class T> using Table = std::map<std::string, T, std::less<>>;
  // Kinds are nodes of a map, so that their addresses stay valid.
  Table<ResourceKind> Kinds;
  Table<AcquireModel> Acquires;
  Table<ReleaseModel> Releases;
  Table<ReclaimModel> Reclaims;
  Table<DeriveModel> Derives;
  Table<std::vector<EscapeModel>> Escapes;
  std::vector<CallbackModel> Callbacks;
  Table<ForbiddenModel> Forbidden;
  std::vector<std::string> Prefixes;
  std::vector<DeclarationModel> Declarations;
  std::vector<std::string> NoReturn;
  std::vector<std::string> Owners;
  Table<std::vector<std::string>> QualifiedNames; ///< By their last part.
  class Reader;
  class UserReader;
};

} // namespace vramlint::cuda

#endif
