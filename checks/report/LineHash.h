// GitHub code scanning's own line hash, which it compares alerts by.
#ifndef VRAMLINT_CHECKS_REPORT_LINEHASH_H
#define VRAMLINT_CHECKS_REPORT_LINEHASH_H

#include <string>
#include <string_view>
#include <vector>

namespace vramlint {

/// The `primaryLocationLineHash` of every line of `Text`, index 0 for line 1:
/// "hex:occurrence". Line ends count as LF; blanks and tabs do not count.
/// \param Text UTF-8; an invalid byte counts as U+FFFD.
/// The upload action computes the same and warns of every difference, while the
/// REST API computes none; so it must agree unit for unit with
/// github/codeql-action, src/fingerprints.ts: a polynomial hash to the base 37,
/// modulo 2^64, over 100 UTF-16 units from the line's start on.
std::vector<std::string> primaryLocationLineHashes(std::string_view Text);

} // namespace vramlint

#endif
