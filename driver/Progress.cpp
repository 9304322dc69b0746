#include "driver/Progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <iostream>

namespace vramlint::driver {

using namespace std::chrono_literals;

Progress::Progress(size_t Total)
    : Total(Total), Terminal(isatty(STDERR_FILENO)) {}

Progress::~Progress() {
  if (Shown)
    std::cerr << "\r\033[K" << std::flush;
}

void Progress::starts(const std::string &File) {
  if (!Terminal)
    return;
  std::lock_guard<std::mutex> Lock(Mutex);
  ++Started;
  Clock::time_point Now = Clock::now();
  if (Now - Begin < 1s || Now - LastShown < 50ms)
    return;
  LastShown = Now;
  Shown = true;
  std::string Line =
      "[" + std::to_string(Started) + "/" + std::to_string(Total) + "] " + File;
  winsize Size{};
  size_t Width = ioctl(STDERR_FILENO, TIOCGWINSZ, &Size) == 0 && Size.ws_col
                     ? Size.ws_col
                     : 80;
  if (Line.size() >= Width)
    Line.resize(Width - 1);
  std::cerr << "\r\033[K" << Line << std::flush;
}

} // namespace vramlint::driver
