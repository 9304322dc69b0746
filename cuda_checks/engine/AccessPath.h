// Access paths: the places a program can keep a handle in, such as `p`,
// `buffers.data`, `events[2]` or `*out`. Interned, so that a path is a number.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_ACCESSPATH_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_ACCESSPATH_H

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace vramlint::cuda {

using PathId = uint32_t;
constexpr PathId NoPath = 0;

/// The index of an element that is not known, or of all of them.
constexpr int64_t AnyIndex = std::numeric_limits<int64_t>::min();

/// Who can still reach what is stored at a path once the function has returned.
enum class Locality : uint8_t {
  Local,    ///< Nobody: it dies with the function.
  Param,    ///< The caller, through an argument.
  NonLocal, ///< Anyone: members, globals, statics, memory of unknown origin.
};

/// One step from a path to a part of it. Following a pointer is an index, so
/// that
/// `*p`, `p[0]` and the first element of an array are the same step.
struct PathElement {
  /// Identity of the step that leads from a place to what only depends on it;
  /// see Body::registration() and Body::partOf(). It is no field of any type.
  static constexpr char Dependent = 0;
  const void *Field = nullptr; ///< Identity of the field; null for an index.
  int64_t Index = 0;

  static PathElement index(int64_t I) { return {nullptr, I}; }
  static PathElement field(const void *F) { return {F, 0}; }
  bool isIndex() const { return Field == nullptr; }
  bool isDependent() const { return Field == &Dependent; }
  /// Whether both steps may lead to the same part.
  bool mayEqual(const PathElement &Other) const {
    return Field == Other.Field &&
           (Field || Index == Other.Index || Index == AnyIndex ||
            Other.Index == AnyIndex);
  }
  bool operator<(const PathElement &O) const {
    return std::tie(Field, Index) < std::tie(O.Field, O.Index);
  }
  bool operator==(const PathElement &O) const {
    return Field == O.Field && Index == O.Index;
  }
};

using PathSuffix = std::vector<PathElement>;

/// The paths of one function.
class PathTable {
public:
  PathTable();

  /// \param Base identity of a variable, of a call (its value) or of `this`.
  PathId root(const void *Base, Locality L);
  PathId child(PathId Parent, PathElement Element, Locality L);
  PathId child(PathId Parent, PathElement Element) {
    return child(Parent, Element, locality(Parent));
  }

  const void *base(PathId P) const { return Nodes[P].Base; }
  PathId parent(PathId P) const { return Nodes[P].Parent; }
  bool isRoot(PathId P) const { return Nodes[P].Parent == NoPath; }
  const PathElement &last(PathId P) const { return Nodes[P].Element; }
  unsigned depth(PathId P) const { return Nodes[P].Depth; }
  Locality locality(PathId P) const { return Nodes[P].Where; }
  size_t size() const { return Nodes.size(); }

  /// Whether the path names exactly one place: no unknown index in it.
  bool isSingle(PathId P) const { return Nodes[P].Single; }
  /// Whether both paths may name the same place.
  bool mayEqual(PathId A, PathId B) const;
  /// Whether `Outer` may be `Inner` or contain it.
  bool mayContain(PathId Outer, PathId Inner) const;
  /// The steps that lead from the ancestor at `Depth` to `P`.
  PathSuffix suffix(PathId P, unsigned Depth) const;
  PathId append(PathId P, const PathSuffix &Suffix);

private:
  PathId ancestor(PathId P, unsigned Depth) const;
  struct Node {
    const void *Base;
    PathId Parent;
    PathElement Element;
    unsigned Depth;
    Locality Where;
    bool Single;
  };
  std::vector<Node> Nodes;
  std::map<std::tuple<const void *, PathId, PathElement>, PathId> Known;
};

} // namespace vramlint::cuda

#endif
