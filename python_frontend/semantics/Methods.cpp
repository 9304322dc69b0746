// Calls of attributes: methods of tensors, containers, modules and objects.
#include "python_frontend/semantics/Interpreter.h"

namespace vramlint::python {

Value Interpreter::attributeOf(const Value &Object, Atom Name, Expr *E) {
  switch (Object.S) {
  case Shape::External:
    return Value::of(Shape::External, joined(Object.Object, Name));
  case Shape::Instance: {
    const uint64_t Key = State::key(Object.Object, Name);
    if (const Value *V = Now.attr(Key))
      return evidenced(*V, Object.Object, Name);
    ClassDef *Class = Objects[Object.Object].Class;
    if (!Class)
      return Value::unknown();
    startClass(Class);
    if (FunctionDef *Def = findMethod(Class, Name)) {
      auto Found = Decorations.find(Def);
      if (Found != Decorations.end() && Found->second.IsProperty) {
        Arguments None;
        return inlineCall(Def, &Object, E, None);
      }
      Bound.push_back({Object, Def, 0, nullptr});
      return Value::of(Shape::Method, static_cast<uint32_t>(Bound.size() - 1));
    }
    Value V = classAttr(Class, Name);
    if (!V.isBottom()) {
      Now.setAttr(Key, V);
    } else {
      V = Value::unknown();
      V.Direct = V.Made = Pool.Sets.make({part(
          0, (uint32_t(1) << 31) | ((Object.Object & 0x7FF) << 20) | Name)});
    }
    return evidenced(V, Object.Object, Name);
  }
  case Shape::Class: {
    ClassDef *Class = M.Classes[Object.Object];
    if (FunctionDef *Def = findMethod(Class, Name))
      return Value::of(Shape::Function, Def->Index);
    const Value V = classAttr(Class, Name);
    return V.isBottom() ? Value::unknown() : V;
  }
  case Shape::Module: {
    // A submodule, or something else that a module has: only a call tells.
    if (text(Name) == "module")
      return Object;
    return Value::unknown();
  }
  case Shape::Structure: {
    const std::string_view N = text(Name);
    if (N == "append" || N == "extend" || N == "add" || N == "insert") {
      Bound.push_back({Object, nullptr, Name, E->kid(0)});
      return Value::of(Shape::Method, static_cast<uint32_t>(Bound.size() - 1));
    }
    if (N == "values" || N == "indices") // What torch.max(x, dim) gives.
      return fieldOf(Object, indexKey(N == "values" ? 0 : 1), E);
    if (const Value *Field = Pool.contents(Object).field(Name))
      return *Field;
    return Value::unknown();
  }
  case Shape::Plain: {
    if (Object.Bits == BitUnknown && Object.Direct) {
      const Value Known = uniqueAttribute(Name);
      if (!Known.isBottom())
        return Known;
    }
    if (text(Name) == "data")
      return Value::plain(Now.Mode == GradMode::Off || Object.Bits != BitConst
                              ? BitNoGraph
                              : BitUnknown);
    if (text(Name) == "grad")
      return Value::plain(BitNoGraph);
    if (Known.isHostAttribute(text(Name)))
      return Value::host();
    if (Object.Flags & FlagModuleResult) {
      Value R = fieldOf(Object, Name, E);
      R.Flags &= ~(FlagModuleResult | FlagAmbiguous);
      if (!Known.isTensorAttribute(text(Name)))
        R.Flags |= FlagAmbiguous;
      return R;
    }
    Value R = fieldOf(Object, Name, E);
    if ((R.Bits & BitLive) && !Known.isTensorAttribute(text(Name)))
      R.Bits = BitUnknown;
    return R;
  }
  default:
    return Value::unknown();
  }
}

Value Interpreter::evalAttribute(Expr *E) {
  return attributeOf(eval(E->kid(0)), E->Name, E);
}

Value Interpreter::evidenced(const Value &V, uint32_t Object, Atom Name) {
  if (V.S != Shape::Plain || !(V.Bits & BitUnknown))
    return V;
  const ClassDef *Class = Objects[Object].Class;
  if (!Class || !AttrEvidence.count({Class->Index, Name}))
    return V;
  const uint32_t Number =
      newObject((uint64_t(1) << 61) | (uint64_t(Object) << 32) | Name);
  Objects[Number].IsModule = true;
  return Value::of(Shape::Module, Number);
}

Value Interpreter::callMethod(Expr *E) {
  Expr *Callee = E->kid(0);
  const Atom NameAtom = Callee->Name;
  const std::string_view Name = text(NameAtom);
  const Value Object = eval(Callee->kid(0));

  if (Object.S == Shape::External) {
    const Arguments Args = arguments(E);
    return callExternal(joined(Object.Object, NameAtom), E, Args);
  }
  // super().method(): the next class that has it.
  if (isSuper(Callee->kid(0))) {
    const Arguments Args = arguments(E);
    return callSuper(NameAtom, E, Args);
  }
  const Arguments Args = arguments(E);
  if (Now.Mode == GradMode::Off)
    Out.CalledWithoutGrad.insert(NameAtom);

  if (Known.isBackwardMethod(Name)) {
    const Value *KeepGraph = Args.keyword(RetainAtom);
    const bool Retain = KeepGraph && !(KeepGraph->Object == FalseAtom);
    const bool OnSelf = Args.Positional.empty() || Object.S == Shape::Plain;
    const bool HasOwn = Object.S == Shape::Instance &&
                        Objects[Object.Object].Class &&
                        findMethod(Objects[Object.Object].Class, NameAtom);
    if (!HasOwn) {
      if (OnSelf && Object.S == Shape::Plain && Object.Direct &&
          Args.Positional.empty())
        backward(Object, Retain, E);
      else if (!Args.Positional.empty() &&
               !(Object.S == Shape::Plain && (Object.Bits & BitLive)))
        backwardOnArgument(Args.Positional[0], Retain, E);
      else if (Object.S == Shape::Structure || Object.S == Shape::Plain)
        backward(Object, Retain, E);
      else
        markBackward();
      return Value::plain(BitConst);
    }
  }

  if (Object.S == Shape::Plain && (Name == "clear" || Name == "pop" ||
                                   Name == "popleft" || Name == "popitem"))
    noteClearedPlace(Callee->kid(0));

  bool Handled = false;
  Value R;
  switch (Object.S) {
  case Shape::Structure:
    R = containerMethod(Object, Name, Callee->kid(0), E, Args, Handled);
    break;
  case Shape::Module:
    R = moduleMethod(Object, Name, E, Args, Handled);
    break;
  case Shape::Instance: {
    const Value Member = attributeOf(Object, NameAtom, Callee);
    if (Member.S == Shape::Method || Member.S == Shape::Module ||
        Member.S == Shape::Function || Member.S == Shape::Instance ||
        Member.S == Shape::Class || Member.S == Shape::External)
      return invoke(Member, E, Args);
    if (Objects[Object.Object].IsModule)
      R = moduleMethod(Object, Name, E, Args, Handled);
    break;
  }
  case Shape::Class: {
    const Value Member = attributeOf(Object, NameAtom, Callee);
    if (Member.S == Shape::Function) {
      FunctionDef *Def = M.Scopes[Member.Object];
      auto Found = Decorations.find(Def);
      if (Found != Decorations.end() && Found->second.IsClassMethod)
        return inlineCall(Def, &Object, E, Args);
      return inlineCall(Def, nullptr, E, Args);
    }
    break;
  }
  case Shape::Guard:
    if (Name == "__enter__") {
      Now.Mode = static_cast<GradMode>(Object.Object);
      top().SetMode = Now.Mode;
      return Object;
    }
    if (Name == "__exit__") {
      Now.Mode = GradMode::On;
      top().SetMode = Now.Mode;
      return Value::host();
    }
    break;
  case Shape::Plain:
    R = tensorMethod(Object, Name, E, Args, Handled);
    break;
  default:
    break;
  }
  if (Handled)
    return R;
  if (Name == "enter_context" && Args.Positional.size() == 1) {
    enterGuard(E->kid(1), Args.Positional[0]);
    return Args.Positional[0];
  }
  if (Object.S == Shape::Guard && Name == "__call__")
    return Value::unknown();
  if (Name == "prepare" && !Args.Positional.empty()) {
    // accelerator.prepare(model, optimizer, ...) gives back what it takes.
    if (Args.Positional.size() == 1)
      return Args.Positional[0];
    return tupleOf(Args.Positional);
  }
  R = callUnknown(E, Args, &Object);
  return R;
}

void Interpreter::backwardOnArgument(const Value &V, bool Retain, Expr *E) {
  backward(V, Retain, E);
  for (uint32_t Id : Pool.Sets.elements(V.Direct))
    Out.Sites[Id].Scalar = true;
}

/// FlagOnHost if the tensor is in host memory after a call of this method.
uint8_t Interpreter::placeAfter(const Value &Object, std::string_view Name,
                                const Arguments &Args) {
  const uint8_t Before = Object.Flags & FlagOnHost;
  if (Name == "cpu")
    return FlagOnHost;
  if (Name == "cuda")
    return 0;
  if (Name != "to" && Name != "type_as")
    return Before;
  const Value *Where = Args.keyword(DeviceAtom);
  if (!Where && !Args.Positional.empty())
    Where = &Args.Positional[0];
  if (!Where) // Only a type is given.
    return Before;
  if (Where->S == Shape::External) // torch.float64
    return text(Where->Object).substr(0, 6) == "torch." ? Before : 0;
  if (Where->S == Shape::Plain && !(Where->Bits & ~(BitConst | BitHost)))
    return text(Where->Object).substr(0, 3) == "cpu" ? FlagOnHost : 0;
  return Where->Flags & FlagOnHost; // Another tensor's device.
}

Value Interpreter::tensorMethod(const Value &Object, std::string_view Name,
                                Expr *E, const Arguments &Args, bool &Handled) {
  Handled = true;
  if (Object.Bits == BitConst || Object.Bits == BitHost) {
    if (Object.Bits == BitConst && !isString(Object.Object) &&
        Object.Object != NoneAtom) {
      Handled = false;
      return Value::unknown();
    }
    return Value::host();
  }
  const Knowledge::Method Kind = Known.tensorMethod(Name);
  std::vector<const Value *> From = operands(Args);
  if (Name == "scale" && Args.Positional.size() == 1 &&
      !(Object.Bits & (BitLive | BitNoGraph)))
    return Args.Positional[0]; // GradScaler.scale(loss)
  if (Name == "detach_") {
    Value R = Value::plain(BitNoGraph);
    R.Born = Object.Born;
    writeBack(E->kid(0)->kid(0), R);
    return R;
  }
  if (Kind == Knowledge::Method::Host)
    return Value::host();
  if (Kind == Knowledge::Method::NoGraph) {
    Value R = Value::plain(BitNoGraph);
    R.Flags = Object.Flags & FlagOnHost;
    R.Born = Context;
    return R;
  }
  const bool Surely = (Object.Bits & (BitLive | BitNoGraph | BitLeaf)) != 0 &&
                      !(Object.Bits & (BitUnknown | BitHost));
  if (Name == "requires_grad_") {
    const bool Off =
        !Args.Positional.empty() && Args.Positional[0].Object == FalseAtom;
    freeze(Object, Off);
    if (Off)
      return Value::plain(BitNoGraph);
    needsGrad();
    Value R = Object;
    R.Bits = BitLeaf;
    return R;
  }
  if (Kind == Knowledge::Method::Same) {
    // Only arithmetic computes with what it is given; `to` reads a device.
    const std::string_view Start = Name.substr(0, 3);
    if (Start != "add" && Start != "sub" && Start != "mul" && Start != "div")
      From.clear();
    From.insert(From.begin(), &Object);
    Value R = derive(E, From, false);
    R.Flags = (Object.Flags & ~(FlagModuleResult | FlagOnHost)) |
              placeAfter(Object, Name, Args);
    return R;
  }
  if (!Surely) {
    Handled = Kind != Knowledge::Method::Other;
    if (!Handled)
      return Value::unknown();
  }
  From.insert(From.begin(), &Object);
  Value R = derive(E, From, true);
  if (Out.Sites[E->Id].At == nullptr)
    Out.Sites[E->Id].At = E;
  const bool NoDim = Args.Positional.empty() && Args.Keywords.empty();
  if (NoDim && Kind == Knowledge::Method::Pair)
    Out.Sites[E->Id].Scalar = true;
  if (NoDim && Kind == Knowledge::Method::Scalar)
    Out.Sites[E->Id].Scalar = true;
  if (Kind == Knowledge::Method::Pair && !NoDim)
    return tupleOf({R, Value::plain(BitNoGraph)});
  return R;
}

Value Interpreter::moduleMethod(const Value &Object, std::string_view Name,
                                Expr *E, const Arguments &Args, bool &Handled) {
  Handled = true;
  ObjectRecord &O = Objects[Object.Object];
  if (Name == "eval" || Name == "train") {
    const Value *Mode =
        Args.Positional.empty() ? Args.keyword(ModeAtom) : &Args.Positional[0];
    const bool Eval = Name == "eval" || (Mode && Mode->Object == FalseAtom);
    if (Eval) {
      Now.Eval = Pool.Sets.add(Now.Eval, Object.Object);
      if (!O.EvalAt)
        O.EvalAt = E;
      top().Evaluates = true;
    } else {
      Now.Eval = Pool.Sets.remove(Now.Eval, Object.Object);
    }
    return Object;
  }
  if (Name == "requires_grad_") {
    const Value *Arg = Args.Positional.empty() ? nullptr : &Args.Positional[0];
    O.Frozen = Arg && Arg->Object == FalseAtom;
    return Object;
  }
  if (Name == "to" || Name == "cuda" || Name == "cpu" || Name == "float" ||
      Name == "half" || Name == "double" || Name == "bfloat16" ||
      Name == "apply" || Name == "type" || Name == "share_memory" ||
      Name == "to_empty")
    return Object;
  if (Name == "parameters" || Name == "named_parameters") {
    const uint32_t Id = containerFor(E, nullptr, Context);
    ParametersOf[Id] = Object.Object;
    Contents C;
    Value Parameter = Value::plain(BitLeaf);
    Parameter.From = Pool.Sets.make({Id});
    C.Rest =
        Name == "parameters" ? Parameter : tupleOf({Value::host(), Parameter});
    return Value::of(Shape::Structure, Pool.structure(std::move(C)));
  }
  if (Name == "state_dict" || Name == "load_state_dict" ||
      Name == "zero_grad" || Name == "modules" || Name == "children" ||
      Name == "named_modules" || Name == "buffers" || Name == "register_hook" ||
      Name == "register_forward_hook")
    return Value::unknown();
  // One of several ways forward: forward_encoder, forward_features.
  const bool IsForward = Name == "forward" || Name.substr(0, 8) == "forward_";
  if (IsForward && Object.S == Shape::Module)
    return callModule(Object, E, Args);
  Handled = false;
  return Value::unknown();
}

} // namespace vramlint::python
