// Times the Python front end against tree-sitter alone over the same files, in
// one process and in turns, so that both see the same machine.
//   bench_python [--rounds N] FILE... | @LIST
// prints one JSON object: the best total of each in seconds, over all files and
// over those that the front end does not pass over unparsed.
#include "python_frontend/PythonFrontend.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

extern "C" const TSLanguage *tree_sitter_python(void);

namespace {

using Clock = std::chrono::steady_clock;
using Units = std::vector<vramlint::python::Unit>;

/// A parser of its own for each file, as the front end's units have.
void parseAlone(const Units &All) {
  for (const auto &U : All) {
    TSParser *Parser = ts_parser_new();
    ts_parser_set_language(Parser, tree_sitter_python());
    TSTree *Tree = ts_parser_parse_string(Parser, nullptr, U.Text.data(),
                                          static_cast<uint32_t>(U.Text.size()));
    ts_tree_delete(Tree);
    ts_parser_delete(Parser);
  }
}

/// What `check` does with the files, one after the other.
void analyseAll(const Units &All, const vramlint::Config &C) {
  std::vector<vramlint::Facts> Facts;
  for (const auto &U : All) {
    if (!vramlint::python::mayMatter(U.Text))
      continue;
    auto Result = vramlint::python::analyse(U, C);
    if (Result.Facts)
      Facts.push_back(std::move(*Result.Facts));
  }
  vramlint::python::link(Facts, C);
}

struct Times {
  double Parse = 0;
  double Total = 0;
  double ratio() const { return Parse > 0 ? Total / Parse : 0; }
};

Times measure(const Units &All, int Rounds) {
  vramlint::Config C;
  C.Root = "/";
  auto Best = [](double &Into, bool First, auto &&Action) {
    const auto Start = Clock::now();
    Action();
    const double Seconds =
        std::chrono::duration<double>(Clock::now() - Start).count();
    Into = First ? Seconds : std::min(Into, Seconds);
  };
  Times Result;
  for (int Round = 0; Round < Rounds; ++Round) {
    Best(Result.Parse, Round == 0, [&] { parseAlone(All); });
    Best(Result.Total, Round == 0, [&] { analyseAll(All, C); });
  }
  return Result;
}

std::string contents(const std::string &File) {
  std::ifstream Stream(File, std::ios::binary);
  return {std::istreambuf_iterator<char>(Stream),
          std::istreambuf_iterator<char>()};
}

} // namespace

int main(int Count, char **Arguments) {
  int Rounds = 5;
  std::vector<std::string> Files;
  for (int I = 1; I < Count; ++I) {
    const std::string Argument = Arguments[I];
    if (Argument == "--rounds" && I + 1 < Count) {
      Rounds = std::max(1, std::atoi(Arguments[++I]));
    } else if (Argument[0] == '@') {
      std::ifstream List(Argument.substr(1));
      for (std::string Line; std::getline(List, Line);)
        Files.push_back(Line);
    } else {
      Files.push_back(Argument);
    }
  }
  if (Files.empty()) {
    std::cerr << "usage: bench_python [--rounds N] FILE... | @LIST\n";
    return 2;
  }
  Units All;
  Units Relevant;
  size_t Bytes = 0;
  for (const std::string &File : Files) {
    All.push_back({File, contents(File)});
    Bytes += All.back().Text.size();
    if (vramlint::python::mayMatter(All.back().Text))
      Relevant.push_back(All.back());
  }
  const Times OfAll = measure(All, Rounds);
  const Times OfRelevant = measure(Relevant, Rounds);
  std::cout << "{\"files\": " << All.size() << ", \"bytes\": " << Bytes
            << ", \"parse\": " << OfAll.Parse << ", \"total\": " << OfAll.Total
            << ", \"ratio\": " << OfAll.ratio()
            << ", \"relevant\": " << Relevant.size()
            << ", \"relevantParse\": " << OfRelevant.Parse
            << ", \"relevantTotal\": " << OfRelevant.Total
            << ", \"relevantRatio\": " << OfRelevant.ratio() << "}\n";
  return 0;
}
