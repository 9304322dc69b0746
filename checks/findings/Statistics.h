// What `--statistics` counts.
#ifndef VRAMLINT_CHECKS_FINDINGS_STATISTICS_H
#define VRAMLINT_CHECKS_FINDINGS_STATISTICS_H

#include <string>
#include <vector>

namespace vramlint {

/// How much of the units was understood. The counts are a pure function of the
/// units, as findings are; the times are not.
struct Statistics {
  /// Units that were read, and units that name nothing a rule knows and were
  /// not read for that reason.
  unsigned Read = 0;
  unsigned PassedOver = 0;
  /// Functions that call something which acquires, by what became of them.
  unsigned Analysed = 0;
  unsigned AnalysedWithErrors = 0; ///< Something inside did not parse.
  unsigned GivenUp = 0;            ///< The budget ran out for an acquire.
  unsigned NotAnalysed = 0; ///< They stand in the text and not in the AST.
  /// Where those stand that were given up or not analysed, as "file:line".
  std::vector<std::string> GivenUpAt;
  std::vector<std::string> NotAnalysedAt;
  /// Processor time of the threads, so that other work on the machine does not
  /// count.
  double ParseSeconds = 0;
  double EngineSeconds = 0;
  /// The function whose paths took longest, with what it calls.
  double WorstSeconds = 0;
  std::string WorstAt;

  unsigned acquiring() const {
    return Analysed + AnalysedWithErrors + GivenUp + NotAnalysed;
  }
  void add(const Statistics &Other) {
    Read += Other.Read;
    PassedOver += Other.PassedOver;
    Analysed += Other.Analysed;
    AnalysedWithErrors += Other.AnalysedWithErrors;
    GivenUp += Other.GivenUp;
    NotAnalysed += Other.NotAnalysed;
    ParseSeconds += Other.ParseSeconds;
    EngineSeconds += Other.EngineSeconds;
    GivenUpAt.insert(GivenUpAt.end(), Other.GivenUpAt.begin(),
                     Other.GivenUpAt.end());
    NotAnalysedAt.insert(NotAnalysedAt.end(), Other.NotAnalysedAt.begin(),
                         Other.NotAnalysedAt.end());
    if (Other.WorstSeconds > WorstSeconds) {
      WorstSeconds = Other.WorstSeconds;
      WorstAt = Other.WorstAt;
    }
  }
};

} // namespace vramlint

#endif
