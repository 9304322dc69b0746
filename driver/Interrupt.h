// Ctrl-C ends a run in order: no new unit is begun, and nothing is written.
#ifndef VRAMLINT_DRIVER_INTERRUPT_H
#define VRAMLINT_DRIVER_INTERRUPT_H

namespace vramlint::driver {

/// From now on the first SIGINT or SIGTERM only sets a flag; a second one ends
/// the process at once.
void watchForInterrupt();
bool wasInterrupted();

} // namespace vramlint::driver

#endif
