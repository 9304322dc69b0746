// Measures the processor time that a piece of work takes.
#ifndef VRAMLINT_CUDA_CHECKS_ENGINE_THREADCLOCK_H
#define VRAMLINT_CUDA_CHECKS_ENGINE_THREADCLOCK_H

#include <chrono>
#include <ctime>

namespace vramlint::cuda {

/// The processor time of the calling thread since this object was made: what
/// else runs on the machine does not count. Elapsed time where the system does
/// not tell.
class ThreadClock {
public:
  double seconds() const { return now() - Start; }

private:
  static double now() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec Time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &Time) == 0)
      return static_cast<double>(Time.tv_sec) +
             1e-9 * static_cast<double>(Time.tv_nsec);
#endif
    return std::chrono::duration<double>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

  const double Start = now();
};

} // namespace vramlint::cuda

#endif
