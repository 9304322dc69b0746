#include "python_frontend/syntax/Lowering.h"

namespace vramlint::python {

/// Deeper nesting than any written program has; what lies below is dropped so
/// that no input exhausts the stack.
static constexpr unsigned MaxDepth = 250;

Expr *Lowering::simple(ExprKind Kind, Here H) {
  Expr *E = make(Kind, H.Node);
  std::vector<Expr *> Kids;
  eachKid([&](Here K) {
    if (K.Named)
      Kids.push_back(expr(K));
  });
  setKids(E, Kids);
  return E;
}

Expr *Lowering::sequence(ExprKind Kind, Here H, bool Binding) {
  Expr *E = make(Kind, H.Node);
  std::vector<Expr *> Kids;
  eachKid([&](Here K) {
    if (K.Named)
      Kids.push_back(expr(K, Binding));
  });
  setKids(E, Kids);
  return E;
}

/// Whatever is not understood keeps its parts, so that calls inside are seen.
Expr *Lowering::loose(Here H, bool Binding) {
  return sequence(ExprKind::Other, H, Binding);
}

Expr *Lowering::call(Here H) {
  Expr *E = make(ExprKind::Call, H.Node);
  std::vector<Expr *> Kids;
  eachKid([&](Here K) {
    if (K.F == Field::Function) {
      Kids.push_back(expr(K));
    } else if (K.S == Sym::ArgumentList) {
      eachKid([&](Here A) {
        if (A.Named)
          Kids.push_back(expr(A));
      });
    } else if (K.S == Sym::GeneratorExpression) {
      Kids.push_back(expr(K));
    }
  });
  setKids(E, Kids);
  if (!Kids.empty() && Kids[0]->Kind == ExprKind::Attribute)
    M.MethodCalls.push_back({E, Open.back()->Def});
  return E;
}

Expr *Lowering::comprehension(Here H, char Op) {
  Expr *E = make(ExprKind::Comprehension, H.Node);
  E->Op = static_cast<uint8_t>(Op);
  std::vector<Expr *> Kids;
  eachKid([&](Here K) {
    if (!K.Named)
      return;
    if (K.S == Sym::ForInClause) {
      Expr *For = make(ExprKind::CompFor, K.Node);
      Expr *Target = nullptr, *Iterable = nullptr;
      eachKid([&](Here P) {
        if (!P.Named)
          return;
        if (P.F == Field::Left)
          Target = expr(P, true);
        else if (!Iterable)
          Iterable = expr(P);
      });
      if (Target && Iterable) {
        setKids(For, {Target, Iterable});
        Kids.push_back(For);
      }
    } else if (K.S == Sym::IfClause) {
      Kids.push_back(simple(ExprKind::CompIf, K));
    } else if (K.S == Sym::Pair) {
      Kids.push_back(simple(ExprKind::Tuple, K));
    } else {
      Kids.push_back(expr(K));
    }
  });
  setKids(E, Kids);
  return E;
}

Expr *Lowering::compare(Here H) {
  Expr *E = make(ExprKind::Compare, H.Node);
  std::vector<Expr *> Kids;
  unsigned Operators = 0;
  eachKid([&](Here K) {
    if (K.F == Field::Operators) {
      const std::string_view Op = text(K.Node);
      ++Operators;
      E->Op = Op == "==" || Op == "is" ? '=' : Op == "!=" ? '!' : 0;
    } else if (K.Named) {
      Kids.push_back(expr(K));
    }
  });
  if (Operators != 1)
    E->Op = 0;
  setKids(E, Kids);
  return E;
}

void Lowering::stringParts(Here H, std::vector<Expr *> &Parts,
                           std::string &Plain, bool &IsPlain) {
  (void)H;
  eachKid([&](Here K) {
    switch (K.S) {
    case Sym::StringContent:
      Plain += text(K.Node);
      break;
    case Sym::Interpolation:
      IsPlain = false;
      eachKid([&](Here P) {
        if (P.F == Field::Expression)
          Parts.push_back(expr(P));
      });
      break;
    case Sym::String:
      stringParts(K, Parts, Plain, IsPlain);
      break;
    default:
      break;
    }
  });
}

Expr *Lowering::string(Here H) {
  Expr *E = make(ExprKind::String, H.Node);
  std::vector<Expr *> Parts;
  std::string Plain;
  bool IsPlain = true;
  stringParts(H, Parts, Plain, IsPlain);
  if (!IsPlain) {
    E->Kind = ExprKind::FString;
    setKids(E, Parts);
  } else if (Plain.size() <= 80) {
    E->Name = M.Strings.intern(Plain);
  }
  return E;
}

Expr *Lowering::lambda(Here H) {
  Expr *E = make(ExprKind::Lambda, H.Node);
  OpenScope &Scope = open(FunctionDef::Scope::Lambda, H.Node);
  FunctionDef *Def = Scope.Def;
  E->Function = Def;
  eachKid([&](Here K) {
    if (K.F == Field::Parameters)
      parameters(Def);
    else if (K.F == Field::Body)
      Def->LambdaBody = expr(K);
  });
  close();
  return E;
}

Expr *Lowering::expr(Here H, bool Binding) {
  if (Depth >= MaxDepth)
    return make(ExprKind::Other, H.Node);
  ++Depth;
  Expr *E = nullptr;
  switch (H.S) {
  case Sym::Identifier:
    E = make(ExprKind::Name, H.Node);
    E->Name = atom(H.Node);
    if (Binding)
      bind(E);
    else
      Open.back()->Uses.push_back(E);
    break;
  case Sym::Attribute: {
    E = make(ExprKind::Attribute, H.Node);
    std::vector<Expr *> Kids;
    eachKid([&](Here K) {
      if (K.F == Field::Object)
        Kids.push_back(expr(K));
      else if (K.F == Field::Attribute)
        E->Name = atom(K.Node);
    });
    setKids(E, Kids);
    break;
  }
  case Sym::Call:
    E = call(H);
    break;
  case Sym::Subscript:
    E = simple(ExprKind::Subscript, H);
    if (E->Kids.Size > 2) { // x[a, b] has one index, a tuple.
      Expr *Index = make(ExprKind::Tuple, H.Node);
      Index->Kids = {E->Kids.Data + 1, E->Kids.Size - 1};
      setKids(E, {E->Kids[0], Index});
    }
    break;
  case Sym::Slice:
    E = simple(ExprKind::Slice, H);
    break;
  case Sym::BinaryOperator: {
    E = make(ExprKind::Binary, H.Node);
    std::vector<Expr *> Kids;
    eachKid([&](Here K) {
      if (K.F == Field::Operator)
        E->Op = static_cast<uint8_t>(text(K.Node).front());
      else if (K.Named)
        Kids.push_back(expr(K));
    });
    setKids(E, Kids);
    break;
  }
  case Sym::BooleanOperator:
    E = simple(ExprKind::Bool, H);
    break;
  case Sym::ComparisonOperator:
    E = compare(H);
    break;
  case Sym::NotOperator:
    E = simple(ExprKind::Not, H);
    break;
  case Sym::UnaryOperator:
    E = simple(ExprKind::Unary, H);
    break;
  case Sym::ConditionalExpression:
    E = simple(ExprKind::Conditional, H);
    break;
  case Sym::Lambda:
    E = lambda(H);
    break;
  case Sym::Tuple:
  case Sym::ExpressionList:
  case Sym::PatternList:
  case Sym::TuplePattern:
    E = sequence(ExprKind::Tuple, H, Binding);
    break;
  case Sym::List:
  case Sym::ListPattern:
    E = sequence(ExprKind::List, H, Binding);
    break;
  case Sym::Set:
    E = simple(ExprKind::Set, H);
    break;
  case Sym::Dictionary: {
    E = make(ExprKind::Dict, H.Node);
    std::vector<Expr *> Kids;
    eachKid([&](Here K) {
      if (K.S == Sym::Pair) {
        Expr *Key = nullptr, *Value = nullptr;
        eachKid([&](Here P) {
          if (P.F == Field::Key)
            Key = expr(P);
          else if (P.F == Field::Value)
            Value = expr(P);
        });
        if (Key && Value) {
          Kids.push_back(Key);
          Kids.push_back(Value);
        }
      } else if (K.S == Sym::DictionarySplat) {
        Kids.push_back(nullptr);
        Kids.push_back(simple(ExprKind::DoubleStarred, K));
      }
    });
    setKids(E, Kids);
    break;
  }
  case Sym::ListComprehension:
    E = comprehension(H, 'l');
    break;
  case Sym::SetComprehension:
    E = comprehension(H, 's');
    break;
  case Sym::DictionaryComprehension:
    E = comprehension(H, 'd');
    break;
  case Sym::GeneratorExpression:
    E = comprehension(H, 'g');
    break;
  case Sym::Await:
    E = simple(ExprKind::Await, H);
    break;
  case Sym::Yield: {
    E = simple(ExprKind::Yield, H);
    const std::string_view Whole = text(H.Node);
    if (Whole.find("yield from") == 0)
      E->Op = 'f';
    Open.back()->Def->IsGenerator = true;
    break;
  }
  case Sym::ListSplat:
  case Sym::ListSplatPattern:
    E = sequence(ExprKind::Starred, H, Binding);
    break;
  case Sym::DictionarySplat:
  case Sym::DictionarySplatPattern:
    E = sequence(ExprKind::DoubleStarred, H, Binding);
    break;
  case Sym::KeywordArgument: {
    E = make(ExprKind::Keyword, H.Node);
    Expr *Value = nullptr;
    eachKid([&](Here K) {
      if (K.F == Field::Name)
        E->Name = atom(K.Node);
      else if (K.F == Field::Value)
        Value = expr(K);
    });
    if (!Value)
      Value = make(ExprKind::Other, H.Node);
    setKids(E, {Value});
    break;
  }
  case Sym::NamedExpression: {
    E = make(ExprKind::Walrus, H.Node);
    Expr *Target = nullptr, *Value = nullptr;
    eachKid([&](Here K) {
      if (K.F == Field::Name)
        Target = expr(K, true);
      else if (K.F == Field::Value)
        Value = expr(K);
    });
    if (Target && Value)
      setKids(E, {Target, Value});
    else
      E->Kind = ExprKind::Other;
    break;
  }
  case Sym::ParenthesizedExpression:
  case Sym::ParenthesizedListSplat:
  case Sym::Type:
  case Sym::AsPatternTarget:
    eachKid([&](Here K) {
      if (K.Named && !E)
        E = expr(K, Binding);
    });
    if (!E)
      E = make(ExprKind::Other, H.Node);
    break;
  case Sym::None:
    E = make(ExprKind::Constant, H.Node);
    E->Op = 'N';
    break;
  case Sym::True:
    E = make(ExprKind::Constant, H.Node);
    E->Op = 'T';
    break;
  case Sym::False:
    E = make(ExprKind::Constant, H.Node);
    E->Op = 'F';
    break;
  case Sym::Integer:
  case Sym::Float:
    E = make(ExprKind::Constant, H.Node);
    E->Op = H.S == Sym::Integer ? 'i' : 'f';
    E->Name = atom(H.Node);
    break;
  case Sym::Ellipsis:
    E = make(ExprKind::Constant, H.Node);
    E->Op = '.';
    break;
  case Sym::String:
  case Sym::ConcatenatedString:
    E = string(H);
    break;
  default:
    E = loose(H, Binding);
    break;
  }
  --Depth;
  // Kinds that need operands degrade when an error took them away.
  static const auto Needed = [](ExprKind K) -> unsigned {
    switch (K) {
    case ExprKind::Conditional:
      return 3;
    case ExprKind::Binary:
    case ExprKind::Compare:
      return 2;
    case ExprKind::Attribute:
    case ExprKind::Call:
    case ExprKind::Subscript:
    case ExprKind::Bool:
    case ExprKind::Not:
    case ExprKind::Unary:
    case ExprKind::Await:
    case ExprKind::Starred:
    case ExprKind::DoubleStarred:
    case ExprKind::Comprehension:
      return 1;
    default:
      return 0;
    }
  };
  if (E->Kids.Size < Needed(E->Kind))
    E->Kind = ExprKind::Other;
  return E;
}

} // namespace vramlint::python
