// What one module tells others: its findings that they may excuse, and what it
// excuses itself.
#ifndef VRAMLINT_PYTHON_FRONTEND_CANDIDATEFACTS_H
#define VRAMLINT_PYTHON_FRONTEND_CANDIDATEFACTS_H

#include "python_frontend/rules/Rules.h"

namespace vramlint::python {

/// The facts of a unit, or nothing if it has none to tell.
std::optional<Facts> candidateFacts(const std::string &Unit,
                                    const std::vector<Candidate> &Open,
                                    const Module &M, const Observations &Seen);

/// The candidates that no unit excuses, in no particular order.
std::vector<Finding> linkCandidates(const std::vector<Facts> &All);

} // namespace vramlint::python

#endif
