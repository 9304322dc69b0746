// The lattice of values: joins, structures, and the tree of loop contexts.
#include "python_frontend/semantics/State.h"

#include <gtest/gtest.h>

using namespace vramlint::python;

namespace {

std::vector<Value> samples(Values &Pool) {
  std::vector<Value> All{Value(),
                         Value::unknown(),
                         Value::host(),
                         Value::plain(BitConst),
                         Value::plain(BitLive),
                         Value::plain(BitNoGraph),
                         Value::of(Shape::Module, 1),
                         Value::of(Shape::Module, 2),
                         Value::of(Shape::Function, 1),
                         Value::of(Shape::Guard, 0),
                         Value::of(Shape::Guard, 1)};
  Value Made = Value::plain(BitLive);
  Made.Made = Pool.Sets.make({3, 5});
  Made.Direct = Pool.Sets.make({5});
  All.push_back(Made);
  Contents C;
  C.Rest = Made;
  Value List = Value::of(Shape::Structure, Pool.structure(C));
  List.From = Pool.Sets.make({7});
  All.push_back(List);
  C.Fields.push_back({4, Value::host()});
  All.push_back(Value::of(Shape::Structure, Pool.structure(C)));
  return All;
}

} // namespace

TEST(Value, JoinIsIdempotentAndHasBottom) {
  Values Pool;
  for (const Value &V : samples(Pool)) {
    EXPECT_EQ(Pool.join(V, V), V);
    EXPECT_EQ(Pool.join(V, Value()), V);
    EXPECT_EQ(Pool.join(Value(), V), V);
  }
}

TEST(Value, JoinOnlyGrows) {
  Values Pool;
  for (const Value &A : samples(Pool))
    for (const Value &B : samples(Pool)) {
      const Value Once = Pool.join(A, B);
      EXPECT_EQ(Pool.join(Once, B), Once)
          << int(A.S) << ' ' << int(A.Bits) << " with " << int(B.S) << ' '
          << int(B.Bits);
    }
}

TEST(Value, JoinDoesNotDependOnOrderForTensors) {
  Values Pool;
  const Value A = Value::plain(BitLive), B = Value::plain(BitNoGraph);
  EXPECT_EQ(Pool.join(A, B), Pool.join(B, A));
  EXPECT_EQ(Pool.join(A, B).Bits, BitLive | BitNoGraph);
}

TEST(Value, NoneBesideAShapeKeepsTheShape) {
  Values Pool;
  const Value Module = Value::of(Shape::Module, 1);
  EXPECT_EQ(Pool.join(Module, Value::plain(BitConst)), Module);
  EXPECT_EQ(Pool.join(Value::plain(BitConst), Module), Module);
}

TEST(Value, OneOfTwoModulesIsAModule) {
  Values Pool;
  EXPECT_EQ(
      Pool.join(Value::of(Shape::Module, 1), Value::of(Shape::Module, 2)).S,
      Shape::Module);
}

TEST(Value, OneOfTwoModesIsUnknown) {
  Values Pool;
  const Value On = Value::of(Shape::Guard, uint32_t(GradMode::On));
  const Value Off = Value::of(Shape::Guard, uint32_t(GradMode::Off));
  EXPECT_EQ(Pool.join(On, Off).Object, uint32_t(GradMode::Unknown));
  EXPECT_EQ(Pool.join(Off, Value::unknown()).Object,
            uint32_t(GradMode::Unknown));
}

TEST(Value, StructuresReachWhatIsInside) {
  Values Pool;
  Contents Inner;
  Value List = Value::of(Shape::Structure, Pool.structure(Inner));
  List.From = Pool.Sets.make({1});
  Contents Outer;
  Outer.Kind = StructureKind::Dict;
  Outer.Fields.push_back({9, List});
  Value Dict = Value::of(Shape::Structure, Pool.structure(Outer));
  Dict.From = Pool.Sets.make({2});
  EXPECT_EQ(Pool.Sets.elements(Pool.reach(Dict)),
            (std::vector<uint32_t>{1, 2}));
}

TEST(Value, NestingStopsGrowing) {
  Values Pool;
  Value V = Value::of(Shape::Structure, Pool.structure({}));
  V.From = Pool.Sets.make({1});
  for (int I = 0; I < 50; ++I)
    V = Pool.withRest(V, V);
  EXPECT_LE(Pool.contents(V).Depth, 5u);
  EXPECT_TRUE(Pool.Sets.contains(Pool.reach(V), 1));
}

TEST(Value, FieldsAreReplacedAndRestIsJoined) {
  Values Pool;
  Value V = Value::of(Shape::Structure, Pool.structure({}));
  V = Pool.withField(V, 3, Value::plain(BitLive));
  V = Pool.withField(V, 3, Value::host());
  ASSERT_NE(Pool.contents(V).field(3), nullptr);
  EXPECT_EQ(Pool.contents(V).field(3)->Bits, BitHost);
  V = Pool.withRest(V, Value::plain(BitLive));
  V = Pool.withRest(V, Value::plain(BitNoGraph));
  EXPECT_EQ(Pool.contents(V).Rest.Bits, BitLive | BitNoGraph);
}

TEST(Sets, AreInterned) {
  Sets S;
  const SetId A = S.make({1, 2}), B = S.make({2, 3});
  EXPECT_EQ(S.unite(A, B), S.make({1, 2, 3}));
  EXPECT_EQ(S.unite(A, B), S.unite(B, A));
  EXPECT_EQ(S.intersect(A, B), S.make({2}));
  EXPECT_EQ(S.remove(A, 2), S.make({1}));
  EXPECT_EQ(S.unite(0, A), A);
}

TEST(LoopContexts, LoopsSinceBirth) {
  LoopContexts L;
  const uint32_t Epoch = L.enter(0, 10), Batch = L.enter(Epoch, 20);
  const uint32_t Other = L.enter(Epoch, 30);
  EXPECT_EQ(L.loopsSince(0, Batch), (std::vector<uint32_t>{20, 10}));
  EXPECT_EQ(L.loopsSince(Epoch, Batch), (std::vector<uint32_t>{20}));
  EXPECT_TRUE(L.loopsSince(Batch, Batch).empty());
  EXPECT_EQ(L.common(Batch, Other), Epoch);
  EXPECT_EQ(L.enter(0, 10), Epoch);
}

TEST(State, MeetingStatesKeepOnlySureEvaluation) {
  Values Pool;
  State A, B;
  A.Eval = Pool.Sets.make({1, 2});
  B.Eval = Pool.Sets.make({2});
  A.Mode = GradMode::Off;
  joinInto(Pool, A, B);
  EXPECT_EQ(A.Eval, Pool.Sets.make({2}));
  EXPECT_EQ(A.Mode, GradMode::Unknown);
}

TEST(State, DeadStatesDoNotCount) {
  Values Pool;
  State A, B;
  A.Vars = {Value::host()};
  B.Vars = {Value::plain(BitLive)};
  B.Dead = true;
  joinInto(Pool, A, B);
  EXPECT_EQ(A.Vars[0].Bits, BitHost);
  joinInto(Pool, B, A);
  EXPECT_FALSE(B.Dead);
  EXPECT_EQ(B.Vars[0].Bits, BitHost);
}
