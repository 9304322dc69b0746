// `[i/n] file` on a terminal, for runs long enough to make a person wonder.
#ifndef VRAMLINT_DRIVER_PROGRESS_H
#define VRAMLINT_DRIVER_PROGRESS_H

#include <chrono>
#include <mutex>
#include <string>

namespace vramlint::driver {

/// Safe to call from several threads. Prints nothing unless standard error is a
/// terminal and a second has passed; leaves no trace when it goes.
class Progress {
public:
  explicit Progress(size_t Total);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  void starts(const std::string &File);

private:
  using Clock = std::chrono::steady_clock;
  std::mutex Mutex;
  size_t Total;
  size_t Started = 0;
  bool Terminal;
  bool Shown = false;
  Clock::time_point Begin = Clock::now();
  Clock::time_point LastShown;
};

} // namespace vramlint::driver

#endif
