// Bytes to text and back: encodings, columns, notebook cells.
#include "python_frontend/syntax/Source.h"

#include <gtest/gtest.h>

using namespace vramlint;
using namespace vramlint::python;

namespace {

std::string notebook(const std::vector<std::string> &Cells) {
  nlohmann::json Book = {{"cells", nlohmann::json::array()}};
  Book["cells"].push_back({{"cell_type", "markdown"}, {"source", "# text"}});
  for (const std::string &Cell : Cells)
    Book["cells"].push_back({{"cell_type", "code"}, {"source", Cell}});
  return Book.dump();
}

std::string decoded(std::string_view Bytes) {
  std::string Text, Message;
  unsigned Line = 0;
  return decodeModule(Bytes, Text, Message, Line)
             ? Text
             : std::to_string(Line) + ": " + Message;
}

} // namespace

TEST(Encoding, Utf8IsTheDefault) {
  EXPECT_EQ(decoded("x = 'ä'"), "x = 'ä'");
  EXPECT_EQ(decoded("\xEF\xBB\xBFx = 1"), "x = 1");
}

TEST(Encoding, DeclaredInTheFirstTwoLines) {
  EXPECT_EQ(decoded("# -*- coding: latin-1 -*-\nx = '\xE4'"),
            "# -*- coding: latin-1 -*-\nx = 'ä'");
  EXPECT_EQ(decoded("#!/usr/bin/python\n# vim: set fileencoding=iso-8859-1 :\n"
                    "'\xE4'"),
            "#!/usr/bin/python\n# vim: set fileencoding=iso-8859-1 :\n'ä'");
  EXPECT_EQ(decoded("# coding: cp1252\n'\x80'"), "# coding: cp1252\n'€'");
  EXPECT_EQ(decoded("x = 1\ny = 2\n# coding: latin-1\n'\xE4'"),
            "4: bytes that are not valid utf-8");
}

TEST(Encoding, CodeEndsTheSearch) {
  EXPECT_EQ(decoded("x = 1\n# coding: latin-1\n'\xE4'"),
            "3: bytes that are not valid utf-8");
}

TEST(Encoding, WhatCannotBeDecodedNamesTheLine) {
  EXPECT_EQ(decoded("x = 1\ny = '\xFF'\n"),
            "2: bytes that are not valid utf-8");
  EXPECT_EQ(decoded("# coding: koi8-r\n'\xC1'"), "2: cannot decode 'koi8-r'");
  EXPECT_EQ(decoded("# coding: koi8-r\nx = 1"), "# coding: koi8-r\nx = 1");
  EXPECT_EQ(decoded("'\xED\xA0\x80'"), "1: bytes that are not valid utf-8");
}

TEST(Source, ColumnsCountCodePoints) {
  Source S;
  std::vector<UnitError> Errors;
  ASSERT_TRUE(S.read("a.py", "s = 'äö€'; x\n", Errors));
  const uint32_t At = static_cast<uint32_t>(S.text().find('x'));
  const Place P = S.place(At, At + 1);
  EXPECT_EQ(P.Line, 1u);
  EXPECT_EQ(P.Column, 12u);
  EXPECT_EQ(P.EndColumn, 13u);
  EXPECT_FALSE(P.Cell.has_value());
}

TEST(Notebook, PlacesAreCellAndLine) {
  Source S;
  std::vector<UnitError> Errors;
  ASSERT_TRUE(S.read("a.ipynb", notebook({"a = 1\nb = 2", "", "c = 3\nd = 4"}),
                     Errors));
  auto Where = [&](char C) {
    const uint32_t At = static_cast<uint32_t>(S.text().find(C));
    return S.place(At, At + 1);
  };
  EXPECT_EQ(Where('b').Cell, 1u);
  EXPECT_EQ(Where('b').Line, 2u);
  EXPECT_EQ(Where('c').Cell, 3u);
  EXPECT_EQ(Where('c').Line, 1u);
  EXPECT_EQ(Where('d').Line, 2u);
}

TEST(Notebook, MagicsBecomeHarmlessInPlace) {
  EXPECT_EQ(withoutMagics("%matplotlib inline\nx = 1\n!pip install a \\\n  b\n"
                          "y = 2\n"),
            "pass\nx = 1\npass\n\ny = 2\n");
  EXPECT_EQ(withoutMagics("if a:\n    !ls\n"), "if a:\n    pass\n");
  EXPECT_EQ(withoutMagics("files = !ls\n"), "files = None\n");
  EXPECT_EQ(withoutMagics("%%bash\nls\n"), "\n\n");
  EXPECT_EQ(withoutMagics("%%time\nx = 1\n"), "pass\nx = 1\n");
  EXPECT_EQ(withoutMagics("model?\n"), "pass\n");
}

TEST(Notebook, BrokenAndForeignOnes) {
  Source S;
  std::vector<UnitError> Errors;
  EXPECT_FALSE(S.read("a.ipynb", "{\"cells\": [", Errors));
  ASSERT_EQ(Errors.size(), 1u);
  EXPECT_FALSE(Errors[0].Analysed);
  Source R;
  Errors.clear();
  ASSERT_TRUE(
      R.read("b.ipynb",
             R"({"metadata": {"kernelspec": {"language": "R"}},)"
             R"( "cells": [{"cell_type": "code", "source": "x <- 1"}]})",
             Errors));
  EXPECT_TRUE(R.text().empty());
}
