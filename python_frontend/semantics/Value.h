// What the analysis knows about a Python value: one small number-only record,
// so that states copy and compare cheaply.
#ifndef VRAMLINT_PYTHON_FRONTEND_SEMANTICS_VALUE_H
#define VRAMLINT_PYTHON_FRONTEND_SEMANTICS_VALUE_H

#include "python_frontend/syntax/Atoms.h"

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_map>
#include <vector>

namespace vramlint::python {

/// An interned set of numbers; 0 is the empty set.
using SetId = uint32_t;

/// The sets of one unit. Equal sets have equal numbers.
class Sets {
public:
  Sets() { make({}); }
  SetId make(std::vector<uint32_t> Elements);
  SetId unite(SetId A, SetId B);
  SetId add(SetId A, uint32_t X) { return unite(A, make({X})); }
  SetId intersect(SetId A, SetId B);
  SetId remove(SetId A, uint32_t X);
  bool contains(SetId A, uint32_t X) const {
    const auto &E = Elements[A];
    return std::binary_search(E.begin(), E.end(), X);
  }
  const std::vector<uint32_t> &elements(SetId A) const { return Elements[A]; }

private:
  std::vector<std::vector<uint32_t>> Elements;
  std::map<std::vector<uint32_t>, SetId> Numbers;
  std::unordered_map<uint64_t, SetId> Unions;
};

/// What a value may be as a tensor. A value's possibilities are a mask; an
/// empty mask on a plain value means "not bound".
enum Bit : uint8_t {
  BitConst = 1,   ///< A literal: None, a number, a string.
  BitHost = 2,    ///< Not a tensor: a number taken off the device, a list...
  BitNoGraph = 4, ///< A tensor without graph.
  BitLive = 8,    ///< A tensor that belongs to a graph.
  BitLeaf = 16,   ///< A tensor that requires grad and has no graph yet.
  BitUnknown = 32,
};

enum class Shape : uint8_t {
  Plain,     ///< Bits say all. Object: the literal's atom, or 0.
  Structure, ///< Tuple, list, dict...; Object numbers its contents.
  Module,    ///< An nn.Module; Object numbers it.
  Instance,  ///< Of a class of this unit; Object numbers it.
  Function,  ///< Of this unit; Object is its scope's index.
  Method,    ///< Bound; Object numbers receiver and function.
  Class,     ///< Of this unit; Object is its index.
  External,  ///< Something imported; Object is its dotted name.
  Guard,     ///< A gradient-mode context; Object is a GradMode.
  Optimizer,
};

enum ValueFlag : uint8_t {
  /// One part of a result whose parts are not known: it may be no tensor.
  FlagAmbiguous = 1,
  FlagBounded = 2,      ///< A container that drops old elements itself.
  FlagModuleResult = 4, ///< All that a module returned: a tensor or several.
  FlagModule = 8,       ///< A module, of whatever shape.
  FlagOnHost = 16,      ///< A tensor that was moved to host memory.
};

enum class GradMode : uint8_t { On, Off, Unknown };

struct Value {
  Shape S = Shape::Plain;
  uint8_t Bits = 0;
  uint8_t Flags = 0;
  uint32_t Object = 0;
  SetId Made = 0;    ///< Sites whose graph this value keeps alive.
  SetId Direct = 0;  ///< Sites that this value is, or is element-wise made of.
  SetId From = 0;    ///< Containers it is, or was computed from.
  uint32_t Born = 0; ///< The loop context in which it was created.

  bool isBottom() const { return S == Shape::Plain && Bits == 0; }
  bool operator==(const Value &O) const {
    return S == O.S && Bits == O.Bits && Flags == O.Flags &&
           Object == O.Object && Made == O.Made && Direct == O.Direct &&
           From == O.From && Born == O.Born;
  }
  bool operator!=(const Value &O) const { return !(*this == O); }
  static Value unknown() { return plain(BitUnknown); }
  static Value host() { return plain(BitHost); }
  static Value plain(uint8_t Bits) {
    Value V;
    V.Bits = Bits;
    return V;
  }
  static Value of(Shape S, uint32_t Object) {
    Value V;
    V.S = S;
    V.Object = Object;
    V.Flags = S == Shape::Module ? 8 : 0;
    return V;
  }
};

enum class StructureKind : uint8_t { Tuple, List, Dict, Set, Deque };

/// The known contents of a structure. Fields hold what is stored under constant
/// keys, Rest what else may be inside (bottom when nothing is).
struct Contents {
  StructureKind Kind = StructureKind::List;
  std::vector<std::pair<Atom, Value>> Fields; ///< Sorted by key.
  Value Rest;
  SetId Reach = 0; ///< Every container inside, at any depth.
  unsigned Depth = 0;
  const Value *field(Atom Key) const {
    for (const auto &F : Fields)
      if (F.first == Key)
        return &F.second;
    return nullptr;
  }
};

/// A tree of loops: each node is one loop within its parent's context, across
/// calls. Node 0 is "in no loop".
class LoopContexts {
public:
  struct Node {
    uint32_t Parent = 0;
    uint32_t Loop = 0; ///< Index of the loop's record.
    uint32_t Depth = 0;
  };
  LoopContexts() : Nodes(1) {}
  uint32_t enter(uint32_t Parent, uint32_t Loop);
  const Node &node(uint32_t Id) const { return Nodes[Id]; }
  /// The innermost context that holds both.
  uint32_t common(uint32_t A, uint32_t B) const;
  /// The loops around `Now` that are not around `Born`, innermost first.
  std::vector<uint32_t> loopsSince(uint32_t Born, uint32_t Now) const;

private:
  std::vector<Node> Nodes;
  std::unordered_map<uint64_t, uint32_t> Numbers;
};

/// Joins and structures of one unit's values.
class Values {
public:
  Values() { structure({}); }
  vramlint::python::Sets Sets;
  LoopContexts Loops;

  /// The number of these contents; `Reach` and `Depth` are filled in.
  uint32_t structure(Contents C);
  const Contents &contents(uint32_t Object) const { return Structures[Object]; }
  const Contents &contents(const Value &V) const {
    return Structures[V.Object];
  }
  /// Least upper bound.
  Value join(const Value &A, const Value &B);
  /// Every container that a value is or holds.
  SetId reach(const Value &V);
  /// Everything inside a structure, joined.
  Value anyElement(const Value &V);
  Value withField(const Value &V, Atom Key, const Value &Field);
  Value withRest(const Value &V, const Value &Element);
  /// Bits as a tensor, whatever the shape.
  static uint8_t tensorBits(const Value &V) {
    return V.S == Shape::Plain ? V.Bits : uint8_t(BitHost);
  }
  /// Whether this may be a tensor that is not in host memory.
  static bool mayBeOnDevice(const Value &V) {
    return !(V.Flags & FlagOnHost) &&
           (tensorBits(V) & ~(BitConst | BitHost)) != 0;
  }

private:
  Value joinStructures(const Value &A, const Value &B);
  static constexpr unsigned MaxDepth = 4;
  static constexpr size_t MaxFields = 24;
  std::deque<Contents> Structures; ///< References to its elements last.
  std::unordered_multimap<uint64_t, uint32_t> StructureNumbers;
};

} // namespace vramlint::python

#endif
