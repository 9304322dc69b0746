// Threads with stacks deep enough for recursive walks over generated code.
#ifndef VRAMLINT_DRIVER_WORKERTHREADS_H
#define VRAMLINT_DRIVER_WORKERTHREADS_H

#include <cstddef>
#include <functional>

namespace vramlint::driver {

/// Runs `Work` on `Count` threads at once and waits for all of them. If a
/// thread cannot be made, the others (or the caller) do the work.
void runOnThreads(size_t Count, const std::function<void()> &Work);

} // namespace vramlint::driver

#endif
