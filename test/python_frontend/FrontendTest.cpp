// The room's public functions: units in, results out, and their link.
#include "python_frontend/PythonFrontend.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace vramlint;
using namespace vramlint::python;

namespace {

const char *const Validate = "import torch\n"
                             "def validate(model, loader):\n"
                             "    model.eval()\n"
                             "    for x in loader:\n"
                             "        print(model(x).argmax(1).tolist())\n";

UnitResult run(const std::string &File, const std::string &Text) {
  return analyse({File, Text}, Config());
}

std::vector<Finding> linked(std::vector<UnitResult> Results) {
  std::vector<Facts> All;
  for (UnitResult &R : Results)
    if (R.Facts)
      All.push_back(*R.Facts);
  return link(All, Config());
}

} // namespace

TEST(Frontend, KnowsItsUnits) {
  EXPECT_TRUE(isUnit("a/b.py"));
  EXPECT_TRUE(isUnit("a.pyi"));
  EXPECT_TRUE(isUnit("a.ipynb"));
  EXPECT_FALSE(isUnit("a.cpp"));
  EXPECT_FALSE(isUnit("py"));
  EXPECT_FALSE(mayMatter("import numpy"));
  EXPECT_TRUE(mayMatter("from torch import nn"));
}

TEST(Frontend, EmptyAndOddInputs) {
  EXPECT_TRUE(run("a.py", "").Findings.empty());
  EXPECT_TRUE(run("a.py", "").Errors.empty());
  const UnitResult Zero = run("a.py", std::string("import torch\0x", 14));
  EXPECT_EQ(Zero.Unit, "a.py");
}

TEST(Frontend, SyntaxErrorsAreAnalysedAround) {
  const UnitResult R = run("a.py", "import torch\n"
                                   "x = = 1\n"
                                   "def f(model, x):\n"
                                   "    with torch.no_grad:\n"
                                   "        return model(x)\n");
  ASSERT_EQ(R.Errors.size(), 1u);
  EXPECT_EQ(R.Errors[0].Line, 2u);
  EXPECT_TRUE(R.Errors[0].Analysed);
  ASSERT_EQ(R.Findings.size(), 1u);
  EXPECT_EQ(R.Findings[0].Code, "VRM205");
  EXPECT_EQ(R.Findings[0].Where.Line, 4u);
}

TEST(Frontend, UndecodableUnitsAreNotAnalysed) {
  const UnitResult R = run("a.py", "import torch\n'\xFF'\n");
  ASSERT_EQ(R.Errors.size(), 1u);
  EXPECT_EQ(R.Errors[0].Line, 2u);
  EXPECT_FALSE(R.Errors[0].Analysed);
}

TEST(Frontend, AUnitThatIsTooComplexSaysSo) {
  // Each function calls the next one many times.
  auto Chain = [](int Calls) {
    std::string Text = "import torch\ndef f7(x):\n    return x\n";
    for (int F = 6; F >= 0; --F) {
      Text += "def f" + std::to_string(F) + "(x):\n";
      for (int I = 0; I < Calls; ++I)
        Text += "    x = f" + std::to_string(F + 1) + "(x)\n";
      Text += "    return x\n";
    }
    return Text + "with torch.no_grad:\n    f0(1)\n";
  };
  EXPECT_TRUE(run("a.py", Chain(1)).Errors.empty());
  const UnitResult R = run("a.py", Chain(8));
  ASSERT_EQ(R.Errors.size(), 1u);
  EXPECT_EQ(R.Errors[0].Message,
            "too complex to follow every call; analysed in part");
  EXPECT_TRUE(R.Errors[0].Analysed);
  EXPECT_EQ(R.Findings.size(), 1u); // What needs no calls is found.
}

TEST(Frontend, SuppressionsAreRead) {
  const UnitResult R =
      run("a.py", "import torch\nx = 1  # noqa: VRM201\ny = '# noqa'\n");
  ASSERT_EQ(R.Suppressions.size(), 1u);
  EXPECT_EQ(R.Suppressions[0].Line, 2u);
}

TEST(Frontend, NotebooksReportTheCell) {
  const UnitResult R =
      run("a.ipynb",
          R"({"cells": [{"cell_type": "code", "source": "import torch"},)"
          R"( {"cell_type": "code", "source": ["x = 1\n",)"
          R"( "with torch.no_grad:\n", "    pass\n"]}]})");
  ASSERT_EQ(R.Findings.size(), 1u);
  EXPECT_EQ(R.Findings[0].Where.Cell, 2u);
  EXPECT_EQ(R.Findings[0].Where.Line, 2u);
}

TEST(Frontend, TheSameBytesGiveTheSameResult) {
  const UnitResult A = run("a.py", Validate), B = run("a.py", Validate);
  ASSERT_TRUE(A.Facts && B.Facts);
  EXPECT_EQ(A.Facts->Data, B.Facts->Data);
}

TEST(Link, ACandidateStandsAlone) {
  const std::vector<Finding> Found = linked({run("a.py", Validate)});
  ASSERT_EQ(Found.size(), 1u);
  EXPECT_EQ(Found[0].Code, "VRM204");
  EXPECT_EQ(Found[0].Where.Line, 4u);
  EXPECT_EQ(Found[0].Function, "validate");
}

TEST(Link, ACallerWithoutGradientsExcusesInAnyOrder) {
  const UnitResult Here = run("a.py", Validate);
  const UnitResult Caller = run("b.py", "import torch\n"
                                        "from a import validate\n"
                                        "def main(model, loader):\n"
                                        "    with torch.no_grad():\n"
                                        "        validate(model, loader)\n");
  EXPECT_TRUE(linked({Here, Caller}).empty());
  EXPECT_TRUE(linked({Caller, Here}).empty());
}

TEST(Link, ACallerWithGradientsExcusesNothing) {
  const UnitResult Caller = run("b.py", "import torch\n"
                                        "from a import validate\n"
                                        "def main(model, loader):\n"
                                        "    validate(model, loader)\n");
  EXPECT_EQ(linked({run("a.py", Validate), Caller}).size(), 1u);
}

TEST(Link, AnAttributeEmptiedElsewhereIsExcused) {
  const UnitResult Keeper = run("a.py", "import torch\n"
                                        "from torch import nn\n"
                                        "class Keeper:\n"
                                        "    def __init__(self):\n"
                                        "        self.model = nn.Linear(2, 2)\n"
                                        "        self.kept = []\n"
                                        "    def step(self, x):\n"
                                        "        loss = self.model(x).sum()\n"
                                        "        loss.backward()\n"
                                        "        self.kept.append(loss)\n");
  ASSERT_EQ(linked({Keeper}).size(), 1u);
  const UnitResult Other = run("b.py", "import torch\n"
                                       "def flush(keeper):\n"
                                       "    keeper.kept.clear()\n");
  EXPECT_TRUE(linked({Keeper, Other}).empty());
}
