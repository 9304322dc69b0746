// Times the Python front end against tree-sitter alone over the same files, in one
// process and in turns, so that both see the same machine.
//   bench_python [--rounds N] FILE...
// prints one JSON object: the best total of each, in seconds, and their ratio.
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

double secondsSince(Clock::time_point Start) {
  return std::chrono::duration<double>(Clock::now() - Start).count();
}

/// A parser of its own for each file, as the front end's threads have.
double parseAlone(const std::vector<vramlint::python::Unit> &Units) {
  const auto Start = Clock::now();
  for (const auto &U : Units) {
    TSParser *Parser = ts_parser_new();
    ts_parser_set_language(Parser, tree_sitter_python());
    TSTree *Tree = ts_parser_parse_string(
        Parser, nullptr, U.Text.data(), static_cast<uint32_t>(U.Text.size()));
    ts_tree_delete(Tree);
    ts_parser_delete(Parser);
  }
  return secondsSince(Start);
}

/// What `check` does with each file.
double analyseAll(const std::vector<vramlint::python::Unit> &Units,
                  const vramlint::Config &C, size_t &Findings) {
  const auto Start = Clock::now();
  Findings = 0;
  std::vector<vramlint::Facts> Facts;
  for (const auto &U : Units) {
    if (!vramlint::python::mayMatter(U.Text))
      continue;
    auto Result = vramlint::python::analyse(U, C);
    Findings += Result.Findings.size();
    if (Result.Facts)
      Facts.push_back(std::move(*Result.Facts));
  }
  Findings += vramlint::python::link(Facts, C).size();
  return secondsSince(Start);
}

} // namespace

int main(int Count, char **Arguments) {
  int Rounds = 5;
  std::vector<vramlint::python::Unit> Units;
  size_t Bytes = 0;
  for (int I = 1; I < Count; ++I) {
    const std::string Argument = Arguments[I];
    if (Argument == "--rounds" && I + 1 < Count) {
      Rounds = std::max(1, std::atoi(Arguments[++I]));
      continue;
    }
    std::ifstream Stream(Argument, std::ios::binary);
    std::string Text((std::istreambuf_iterator<char>(Stream)),
                     std::istreambuf_iterator<char>());
    Bytes += Text.size();
    Units.push_back({Argument, std::move(Text)});
  }
  if (Units.empty()) {
    std::cerr << "usage: bench_python [--rounds N] FILE...\n";
    return 2;
  }
  vramlint::Config C;
  C.Root = "/";
  double Parse = 0;
  double Total = 0;
  size_t Findings = 0;
  for (int Round = 0; Round < Rounds; ++Round) {
    const double ThisParse = parseAlone(Units);
    const double ThisTotal = analyseAll(Units, C, Findings);
    Parse = Round ? std::min(Parse, ThisParse) : ThisParse;
    Total = Round ? std::min(Total, ThisTotal) : ThisTotal;
  }
  size_t Relevant = 0;
  for (const auto &U : Units)
    Relevant += vramlint::python::mayMatter(U.Text);
  std::cout << "{\"files\": " << Units.size() << ", \"bytes\": " << Bytes
            << ", \"relevant\": " << Relevant << ", \"findings\": " << Findings
            << ", \"parse\": " << Parse << ", \"total\": " << Total
            << ", \"ratio\": " << Total / Parse << "}\n";
  return 0;
}
