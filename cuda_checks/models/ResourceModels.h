// What the engine knows of GPU libraries: which functions acquire and release
// which kinds of resource. Plain data read from JSON (models/README.md
// describes the format), free of LLVM so that tools without Clang can use it.
#ifndef VRAMLINT_CUDA_CHECKS_MODELS_RESOURCEMODELS_H
#define VRAMLINT_CUDA_CHECKS_MODELS_RESOURCEMODELS_H

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vramlint::cuda {

/// One kind of resource of one library.
struct ResourceKind {
  std::string Name; ///< "device-memory"; the same in every library.
  std::string Rule; ///< "VRM101"
  std::string Noun; ///< "device memory", as messages say it.
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
  /// Whether the call returns a status that is `Success` when it acquired.
  bool HasStatus = true;
  int64_t Success = 0;
  std::string ReleasedBy; ///< What a message tells the user to call.
};

/// A function that releases the handle it is given.
struct ReleaseModel {
  std::string Function;
  unsigned Argument = 0;
  bool ByAddress = false; ///< Takes the address of the handle.
};

/// A function that takes ownership of one argument without releasing it now.
struct EscapeModel {
  std::string Function;
  unsigned Argument = 0;
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

  const AcquireModel *acquire(std::string_view Callee) const;
  const ReleaseModel *release(std::string_view Callee) const;
  const ReclaimModel *reclaim(std::string_view Callee) const;
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

  /// Every acquire and release name as written in sources, for text scans.
  std::vector<std::string> acquireNames() const;
  std::vector<DeclarationModel> declarations() const { return Declarations; }

  /// The name under which models list a callee: without version suffixes
  /// (`_v2`), per-thread-stream suffixes (`_ptsz`) and profiling prefixes.
  static std::string_view canonicalName(std::string_view Callee);

private:
  template <class T> using Table = std::map<std::string, T, std::less<>>;
  // Kinds are nodes of a map, so that their addresses stay valid.
  Table<ResourceKind> Kinds;
  Table<AcquireModel> Acquires;
  Table<ReleaseModel> Releases;
  Table<ReclaimModel> Reclaims;
  Table<std::vector<EscapeModel>> Escapes;
  std::vector<CallbackModel> Callbacks;
  Table<ForbiddenModel> Forbidden;
  std::vector<std::string> Prefixes;
  std::vector<DeclarationModel> Declarations;
  class Reader;
};

} // namespace vramlint::cuda

#endif
