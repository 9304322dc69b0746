// Writing a report so that no reader ever sees half of it.
#ifndef VRAMLINT_DRIVER_OUTPUTFILE_H
#define VRAMLINT_DRIVER_OUTPUTFILE_H

#include <string>

namespace vramlint::driver {

/// Writes `Text` to a temporary file beside `Path` and renames it, so that
/// `Path` holds its old content or the whole new one. Something that is not a
/// regular file (/dev/stdout, a pipe) is written directly.
/// \throws std::runtime_error naming `Path` and the cause; nothing is left
/// then.
void writeFileAtomically(const std::string &Path, const std::string &Text);

} // namespace vramlint::driver

#endif
