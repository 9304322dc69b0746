#include "driver/WorkerThreads.h"

#include <pthread.h>

#include <vector>

namespace vramlint::driver {

namespace {

/// Address space, not memory: only what a walk touches is ever committed.
constexpr size_t StackBytes = size_t{256} << 20;

void *call(void *Work) {
  (*static_cast<const std::function<void()> *>(Work))();
  return nullptr;
}

} // namespace

void runOnThreads(size_t Count, const std::function<void()> &Work) {
  pthread_attr_t Attributes;
  pthread_attr_init(&Attributes);
  pthread_attr_setstacksize(&Attributes, StackBytes);
  std::vector<pthread_t> Threads;
  for (size_t I = 0; I != Count; ++I) {
    pthread_t Thread;
    if (pthread_create(&Thread, &Attributes, call,
                       const_cast<std::function<void()> *>(&Work)) == 0)
      Threads.push_back(Thread);
  }
  pthread_attr_destroy(&Attributes);
  if (Threads.empty() && Count > 0)
    Work();
  for (pthread_t Thread : Threads)
    pthread_join(Thread, nullptr);
}

} // namespace vramlint::driver
