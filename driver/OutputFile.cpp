#include "driver/OutputFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <vector>

namespace vramlint::driver {

namespace {

[[noreturn]] void fail(const std::string &Path, int Error) {
  throw std::runtime_error("cannot write " + Path + ": " +
                           std::strerror(Error));
}

bool writeAll(int File, const std::string &Text) {
  for (size_t Done = 0; Done != Text.size();) {
    ssize_t Wrote = write(File, Text.data() + Done, Text.size() - Done);
    if (Wrote < 0 && errno == EINTR)
      continue;
    if (Wrote < 0)
      return false;
    Done += static_cast<size_t>(Wrote);
  }
  return true;
}

} // namespace

void writeFileAtomically(const std::string &Path, const std::string &Text) {
  struct stat Existing;
  const bool Exists = stat(Path.c_str(), &Existing) == 0;
  if (Exists && !S_ISREG(Existing.st_mode)) {
    int File = open(Path.c_str(), O_WRONLY | O_CLOEXEC);
    if (File < 0 || !writeAll(File, Text))
      fail(Path, errno);
    close(File);
    return;
  }
  std::string Template = Path + ".XXXXXX";
  std::vector<char> Temporary(Template.begin(), Template.end());
  Temporary.push_back('\0');
  int File = mkostemp(Temporary.data(), O_CLOEXEC);
  if (File < 0)
    fail(Path, errno);
  // mkostemp makes a private file; what we write is as readable as the
  // file that it replaces, else as any other.
  mode_t Mask = umask(0);
  umask(Mask);
  const mode_t Mode = Exists ? Existing.st_mode & 07777 : 0666 & ~Mask;
  bool Good = fchmod(File, Mode) == 0 && writeAll(File, Text);
  int Error = errno;
  if (close(File) != 0 && Good) {
    Good = false;
    Error = errno;
  }
  if (Good && std::rename(Temporary.data(), Path.c_str()) != 0) {
    Good = false;
    Error = errno;
  }
  if (!Good) {
    unlink(Temporary.data());
    fail(Path, Error);
  }
}

} // namespace vramlint::driver
