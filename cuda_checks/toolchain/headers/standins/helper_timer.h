// The stop watch of the CUDA samples.
#ifndef COMMON_HELPER_TIMER_H_
#define COMMON_HELPER_TIMER_H_

#include <stdlib.h>
#include <sys/time.h>
#include <vector>

class StopWatchInterface {
public:
  StopWatchInterface();
  virtual ~StopWatchInterface();
  virtual void start() = 0;
  virtual void stop() = 0;
  virtual void reset() = 0;
  virtual float getTime() = 0;
  virtual float getAverageTime() = 0;
};

bool sdkCreateTimer(StopWatchInterface **);
bool sdkDeleteTimer(StopWatchInterface **);
bool sdkStartTimer(StopWatchInterface **);
bool sdkStopTimer(StopWatchInterface **);
bool sdkResetTimer(StopWatchInterface **);
float sdkGetAverageTimerValue(StopWatchInterface **);
float sdkGetTimerValue(StopWatchInterface **);

#endif
