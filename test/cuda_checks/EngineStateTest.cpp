#include "cuda_checks/engine/State.h"

#include <gtest/gtest.h>

using namespace vramlint::cuda;

TEST(Known, KnowsWhatFollows) {
  EXPECT_EQ(Known::equals(3).is(3), true);
  EXPECT_EQ(Known::equals(3).is(4), false);
  EXPECT_EQ(Known::nonZero().is(0), false);
  EXPECT_EQ(Known::nonZero().is(1), std::nullopt);
  EXPECT_EQ(Known::positive().is(0), false);
  EXPECT_EQ(Known::nonNegative().is(0), std::nullopt);
  EXPECT_EQ(Known::positive().isLess(1), false);
  EXPECT_EQ(Known::nonNegative().isLess(1), std::nullopt);
  EXPECT_EQ(Known::equals(2).isLess(3), true);
}

TEST(Known, CountersBecomePositive) {
  EXPECT_EQ(Known::equals(0).next(), Known::positive());
  EXPECT_EQ(Known::nonNegative().next(), Known::positive());
  EXPECT_EQ(Known::equals(-2).next(), std::nullopt);
}

TEST(Known, MergesToWhatBothAllow) {
  const auto Set = Known::equals(1).merge(Known::equals(3));
  ASSERT_TRUE(Set);
  EXPECT_EQ(Set->is(2), false);
  EXPECT_EQ(Set->is(1), std::nullopt);
  EXPECT_EQ(Known::equals(0).merge(Known::positive()), Known::nonNegative());
  EXPECT_EQ(Known::equals(-1).merge(Known::positive()), Known::nonZero());
  EXPECT_EQ(Known::equals(0).merge(Known::nonZero()), std::nullopt);
}

TEST(Knowledge, IntersectsFactsAndGuards) {
  Knowledge One, Two;
  One.setValue(1, Known::equals(5));
  One.setValue(2, Known::equals(1));
  One.setGuard(1, true);
  One.setGuard(2, true);
  Two.setValue(1, Known::equals(5));
  Two.setGuard(1, true);
  Two.setGuard(2, false);
  EXPECT_FALSE(Two.includes(One));
  One.intersect(Two);
  EXPECT_EQ(One.value(1)->is(5), true);
  EXPECT_EQ(One.value(2), nullptr);
  EXPECT_EQ(One.guard(1), true);
  EXPECT_EQ(One.guard(2), std::nullopt);
}

TEST(Knowledge, PathsAndGuardsOfOneNumberAreDifferent) {
  Knowledge K;
  K.setValue(7, Known::equals(1));
  EXPECT_EQ(K.guard(7), std::nullopt);
  K.setGuard(7, false);
  K.forgetValues([](PathId) { return true; });
  EXPECT_EQ(K.value(7), nullptr);
  EXPECT_EQ(K.guard(7), false);
}

TEST(AccessPath, UnknownIndexMayBeAnyElement) {
  int Array = 0, Field = 0;
  PathTable Paths;
  const PathId Root = Paths.root(&Array, Locality::Local);
  const PathId First = Paths.child(Root, PathElement::index(0));
  const PathId Second = Paths.child(Root, PathElement::index(1));
  const PathId Any = Paths.child(Root, PathElement::index(AnyIndex));
  const PathId Inner = Paths.child(Second, PathElement::field(&Field));
  EXPECT_EQ(Paths.child(Root, PathElement::index(0)), First);
  EXPECT_FALSE(Paths.mayEqual(First, Second));
  EXPECT_TRUE(Paths.mayEqual(First, Any));
  EXPECT_TRUE(Paths.mayContain(Any, Inner));
  EXPECT_FALSE(Paths.mayContain(First, Inner));
  EXPECT_FALSE(Paths.isSingle(Any));
  EXPECT_EQ(Paths.append(First, Paths.suffix(Inner, 0)),
            Paths.child(Paths.child(First, PathElement::index(1)),
                        PathElement::field(&Field)));
}

static State heldBy(PathId Holder) {
  State S;
  S.Held = true;
  S.addHolder(Holder);
  return S;
}

TEST(StateSet, AMoreGeneralStateCoversOthers) {
  StateSet Set;
  State General = heldBy(1);
  State Special = heldBy(1);
  Special.Facts.setGuard(1, true);
  EXPECT_EQ(Set.add(General), StateSet::Added::New);
  EXPECT_EQ(Set.add(Special), StateSet::Added::Nothing);
  State Other = heldBy(2);
  EXPECT_EQ(Set.add(Other), StateSet::Added::New);
}

TEST(StateSet, ManyStatesOfOnePropertyMerge) {
  StateSet Set;
  for (GuardId G = 1; G <= StateSet::MaxPerProperty; ++G) {
    State S = heldBy(1);
    S.Facts.setGuard(G, true);
    S.Facts.setValue(9, Known::equals(4));
    ASSERT_EQ(Set.add(S), StateSet::Added::New);
  }
  State Last = heldBy(1);
  Last.Facts.setValue(9, Known::equals(4));
  Last.Facts.setGuard(100, true);
  EXPECT_EQ(Set.add(Last), StateSet::Added::New);
  EXPECT_EQ(Last.Facts.guard(100), std::nullopt) << "not all know it";
  EXPECT_EQ(Last.Facts.value(9)->is(4), true) << "all know it";
}

TEST(StateSet, StatesOfDifferentPropertyStayApart) {
  StateSet Set;
  for (PathId P = 1; P <= StateSet::MaxPerProperty + 2; ++P) {
    State S = heldBy(P);
    S.Facts.setGuard(1, true);
    ASSERT_EQ(Set.add(S), StateSet::Added::New);
    EXPECT_EQ(S.Facts.guard(1), true);
  }
}
