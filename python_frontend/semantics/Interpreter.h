// Abstract interpretation of one module: every function in the contexts in
// which the module itself calls it, else with unknown arguments. Internal to
// semantics.
#ifndef VRAMLINT_PYTHON_FRONTEND_SEMANTICS_INTERPRETER_H
#define VRAMLINT_PYTHON_FRONTEND_SEMANTICS_INTERPRETER_H

#include "python_frontend/semantics/Knowledge.h"
#include "python_frontend/semantics/Observations.h"
#include "python_frontend/semantics/State.h"

#include <deque>
#include <optional>
#include <set>
#include <unordered_map>

namespace vramlint::python {

/// Arguments of one call, evaluated.
struct Arguments {
  std::vector<Value> Positional;
  std::vector<std::pair<Atom, Value>> Keywords;
  bool HasStar = false; ///< `*args` or `**kwargs`: positions are not certain.
  const Value *keyword(Atom Name) const {
    for (const auto &K : Keywords)
      if (K.first == Name)
        return &K.second;
    return nullptr;
  }
};

/// A module or an instance, by the place that makes it.
struct ObjectRecord {
  ClassDef *Class = nullptr;
  bool Parameterless = false;
  bool Frozen = false;
  bool GivesPair = false; ///< It returns outputs and states.
  bool IsLoss = false;    ///< A loss that reduces to one element.
  bool Generic = false;   ///< `self` of a method whose callers are not known.
  bool IsModule = false;
  const Expr *EvalAt = nullptr; ///< Where it was put into evaluation mode.
};

/// A class of the module with what its attributes hold.
struct ClassRecord {
  bool IsModule = false;
  bool Started = false;  ///< The constructor has been read.
  bool Resolved = false; ///< The bases have been looked up.
  bool HasUnknownBase = false;
  std::vector<ClassDef *> LocalBases;
  std::vector<Atom> OuterBases;
  std::unordered_map<Atom, Value> Attrs;
  uint32_t GenericSelf = 0; ///< Object number, 0 until needed.
};

/// What a function's decorators say of it.
struct Decoration {
  std::optional<GradMode> Mode; ///< The mode that they force on its body.
  bool IsStatic = false;
  bool IsClassMethod = false;
  bool IsProperty = false;
  bool IsContextManager = false;
};

class Interpreter {
public:
  Interpreter(Module &M, Observations &Out);
  void run();
  Values Pool;

private:
  struct Frame {
    FunctionDef *Def = nullptr;
    size_t Base = 0;
    uint32_t EntryContext = 0;
    uint32_t CallId = 0; ///< The call expression; 0 when nobody calls.
    Value Result;
    std::optional<State> Exit;
    std::vector<State> *Breaks = nullptr;
    std::vector<State> *Continues = nullptr;
    GradMode AtYield = GradMode::On;
    bool Yielded = false;
    Value Yields;
    bool Evaluates = false; ///< A module was put into evaluation mode here.
    /// The mode that a statement like set_grad_enabled(False) leaves behind.
    std::optional<GradMode> SetMode;
    std::vector<FunctionDef *> Nested;
  };
  static constexpr size_t MaxFrames = 10;

  // Statements.
  void execBlock(Span<Stmt *> Body);
  void exec(Stmt *S);
  void execAssign(Stmt *S);
  void execAugAssign(Stmt *S);
  void execIf(Stmt *S);
  void execLoop(Stmt *S);
  void execWith(Stmt *S);
  void execTry(Stmt *S);
  void execMatch(Stmt *S);
  void execReturn(Stmt *S);
  void execDelete(Stmt *S);
  void execClass(Stmt *S);
  bool isLoopCarriedSum(Stmt *S, Expr *&Target, Expr *&Added);
  const Expr *starredSelf(const Stmt *S) const;
  void writeSum(Stmt *S, Expr *Target, Expr *Added, const Value &Old, Value Sum,
                const Value &What);
  std::optional<bool> truth(const Expr *Test);
  void enterGuard(Expr *Item, const Value &V);
  bool soundsLikeGuard(const Expr *E) const;
  bool isUncalledGuard(const Value &V);
  uint32_t loopFor(const Stmt *S, const Expr *Comprehension);
  void noteHeld(uint32_t Loop);
  void noteCounter(const Expr *Target);

  // Expressions.
  Value eval(Expr *E);
  Value evalName(Expr *E);
  Value evalAttribute(Expr *E);
  Value attributeOf(const Value &Object, Atom Name, Expr *E);
  Value evidenced(const Value &V, uint32_t Object, Atom Name);
  Value evalSubscript(Expr *E);
  Value evalBinary(Expr *E);
  Value evalComprehension(Expr *E);
  Value evalStructure(Expr *E);
  Value evalDict(Expr *E);
  Value element(const Value &V, Expr *E);
  Value fieldOf(const Value &V, Atom Key, Expr *E);
  Value constant(Atom Text);
  Value tupleOf(const std::vector<Value> &Elements);
  Atom indexKey(unsigned I);
  Atom constantKey(Expr *E);
  bool isString(Atom A) const { return StringAtoms.count(A) != 0; }

  // Calls.
  Value evalCall(Expr *E);
  Arguments arguments(Expr *E);
  Value invoke(const Value &Callee, Expr *E, const Arguments &Args);
  Value inlineCall(FunctionDef *Def, const Value *Self, Expr *E,
                   const Arguments &Args);
  Value runFunction(FunctionDef *Def, const Value *Self, const Arguments *Args,
                    GradMode Mode, uint32_t CallId = 0);
  void bindParams(FunctionDef *Def, const Value *Self, const Arguments *Args,
                  size_t Base);
  Value construct(ClassDef *Class, Expr *E, const Arguments &Args);
  Value callModule(const Value &Callee, Expr *E, const Arguments &Args);
  Value moduleResult(const Value &V, Expr *E, unsigned Depth);
  Value callInstance(const Value &Callee, Expr *E, const Arguments &Args);
  Value callExternal(Atom Path, Expr *E, const Arguments &Args);
  Value callBuiltin(std::string_view Name, Expr *E, const Arguments &Args,
                    bool &Handled);
  Value callUnknown(Expr *E, const Arguments &Args, const Value *Receiver);
  Value callMethod(Expr *E);
  Value callSuper(Atom Name, Expr *E, const Arguments &Args);
  bool isSuper(const Expr *E) const;
  Value containerMethod(const Value &Object, std::string_view Name, Expr *Place,
                        Expr *E, const Arguments &Args, bool &Handled);
  Value tensorMethod(const Value &Object, std::string_view Name, Expr *E,
                     const Arguments &Args, bool &Handled);
  uint8_t placeAfter(const Value &Object, std::string_view Name,
                     const Arguments &Args);
  Value moduleMethod(const Value &Object, std::string_view Name, Expr *E,
                     const Arguments &Args, bool &Handled);

  // Tensors.
  Value derive(Expr *E, const std::vector<const Value *> &From, bool TorchCall);
  Value made(Expr *E, uint8_t Bits);
  std::vector<const Value *> operands(const Arguments &Args);
  void backward(const Value &V, bool Retain, Expr *E);
  void backwardOnArgument(const Value &V, bool Retain, Expr *E);
  void markBackward();
  void proveInputs(uint32_t Id, unsigned Depth);
  void fillFields(ClassDef *Class, uint32_t Object, Expr *E,
                  const Arguments &Args);
  void freeze(const Value &Parameters, bool Frozen);
  Value snapshot(const Value &V);
  Value invokeContainerMethod(uint32_t Number, Expr *E, const Arguments &Args);
  void needsGrad();
  void noteModuleCall(uint32_t Object, Expr *E);
  Value consume(const Value &V);
  uint32_t part(SetId Sites, Atom Key);
  static Value guard(GradMode Mode);

  // Places.
  bool samePlace(const Expr *A, const Expr *B) const;
  bool isOuterPlace(const Expr *Place);
  bool isPlace(const Expr *E) const;
  bool mentions(const Expr *Targets, const Expr *E) const;
  void assign(Expr *Target, const Value &V, Expr *From);
  void assignUnpacked(Expr *Target, const Value &V, Expr *From);
  void storeIndexed(Expr *Target, const Value &V, Expr *From);
  Value &variable(const Expr *Name);
  bool hasVariable(const Expr *Name) const;
  void writeBack(Expr *Place, const Value &V);
  void setAttribute(const Value &Object, Atom Name, const Value &V, Expr *At);
  Value rebased(Value V);
  Value emptyContainer(StructureKind Kind, Expr *At);
  uint32_t containerFor(const Expr *At, const Stmt *Sum, uint32_t Born);
  void store(const Value &Into, Expr *At, Expr *Stored, const Value &What,
             bool SlotOnly = false, const Expr *Index = nullptr);
  void cleared(const Value &V);
  void noteClearedPlace(const Expr *Place);
  void escape(const Value &V);
  void returned(const Value &V);
  void leaves(const Value &V, unsigned Depth = 0);
  void outlives(const Value &V, Atom Attribute);

  // Objects and classes.
  uint32_t newObject(uint64_t Key);
  ClassRecord &record(ClassDef *C) { return ClassRecords[C->Index]; }
  void startClass(ClassDef *C);
  Value selfOf(ClassDef *C);
  Value uniqueAttribute(Atom Name);
  bool isGenericSelf(const Expr *E);
  FunctionDef *findMethod(ClassDef *C, Atom Name, unsigned Depth = 0);
  Value classAttr(ClassDef *C, Atom Name, unsigned Depth = 0);
  bool isHook(ClassDef *C, Atom Method, bool Step, unsigned Depth = 0);
  bool hasParameters(ClassDef *C);
  bool isModuleAnnotation(Expr *E);
  void noteDecorators(FunctionDef *Def);
  GradMode modeOf(FunctionDef *Def, GradMode Around);
  bool isContextManager(FunctionDef *Def);
  bool mentionsGuard(const Expr *E) const;
  bool mentionsGuard(Span<Stmt *> Body) const;
  void collectEvidence();
  void backwardOnReturned(const Value &V);
  void runRoot(FunctionDef *Def);
  bool isReferenced(const FunctionDef *Def,
                    const std::set<Atom> &CalledNames) const;

  Callee calleeKind(Atom Path);
  Atom joined(Atom Path, Atom Name);
  Atom builtin(Atom Name);
  std::string_view text(Atom A) const { return M.Strings.text(A); }
  const FunctionDef *root() const {
    return Frames.size() > 1 && AtRoots ? Frames[1]->Def : nullptr;
  }
  Frame &top() { return *Frames.back(); }
  /// False when the unit's budget is used up.
  bool spend() {
    Out.Partial |= ++Spent >= Budget;
    return Spent < Budget;
  }
  static uint64_t eventKey(uint32_t Id, uint32_t Context) {
    return (uint64_t(Id) << 32) | Context;
  }
  /// Keys of objects that no expression creates.
  static uint64_t exprKey(const Expr *E) { return (uint64_t(1) << 59) | E->Id; }
  static uint32_t paramKey(const FunctionDef *Def, const Param &P) {
    return (uint32_t(1) << 30) | (Def->Index << 8) | (P.Slot & 0xFF);
  }

  Module &M;
  Observations &Out;
  const Knowledge &Known;
  State Now;
  std::vector<Frame *> Frames;
  uint32_t Context = 0;
  uint64_t Spent = 0, Budget = 0;
  Value Nowhere;
  std::deque<Value> Temporaries;
  std::deque<ObjectRecord> Objects; ///< References to its elements last.
  std::unordered_map<uint64_t, uint32_t> ObjectNumbers;
  std::vector<ClassRecord> ClassRecords;
  struct BoundMethod {
    Value Self;
    FunctionDef *Def = nullptr; ///< Null: a container's own method.
    Atom Name = 0;
    Expr *Place = nullptr; ///< Where the container stood.
  };
  std::vector<BoundMethod> Bound;
  std::unordered_map<Atom, Callee> CalleeKinds;
  std::unordered_map<Atom, Atom> Builtins;
  std::unordered_map<uint64_t, Atom> JoinedPaths;
  std::unordered_map<uint64_t, uint32_t> LoopNumbers, ContainerNumbers, Parts;
  std::unordered_map<uint64_t, size_t> StoreNumbers, SumNumbers, CallNumbers;
  std::unordered_map<const FunctionDef *, Decoration> Decorations;
  std::unordered_map<const Expr *, Value> DefaultValues;
  std::set<uint64_t> ModuleEvidence, FrozenEvidence;
  std::set<std::pair<uint32_t, Atom>> AttrEvidence; ///< By class and name.
  std::set<Atom> StringAtoms;
  std::vector<Atom> IndexKeys;
  State ModuleState;
  /// Modules whose parameters a value is, by the container of the parameters.
  std::unordered_map<uint32_t, uint32_t> ParametersOf;
  std::unordered_map<Atom, Value> UniqueAttributes;
  bool AtRoots = false; ///< The module's own statements are done.
  Atom InitAtom, NoneAtom, TrueAtom, FalseAtom, RetainAtom, ModeAtom,
      RequiresGradAtom, ReductionAtom, DeviceAtom;
};

} // namespace vramlint::python

#endif
