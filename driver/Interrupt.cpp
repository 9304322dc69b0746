#include "driver/Interrupt.h"

#include <signal.h>

namespace vramlint::driver {

namespace {

// A signal handler can reach nothing but a variable of this kind.
volatile sig_atomic_t Interrupted = 0;

void onSignal(int) { Interrupted = 1; }

} // namespace

void watchForInterrupt() {
  struct sigaction Action = {};
  Action.sa_handler = onSignal;
  Action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &Action, nullptr);
  sigaction(SIGTERM, &Action, nullptr);
}

bool wasInterrupted() { return Interrupted != 0; }

} // namespace vramlint::driver
