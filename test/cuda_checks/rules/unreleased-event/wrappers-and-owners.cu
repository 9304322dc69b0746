// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Helpers that start and stop clocks, and objects that keep events.

#include <cuda_runtime.h>
#include <memory>
#include <unordered_map>
#include <vector>

__global__ void run(float *Data, int N);

static cudaEvent_t startClock() {
  cudaEvent_t Start;
  cudaEventCreate(&Start);
  cudaEventRecord(Start);
  return Start;
}

static void startClockInto(cudaEvent_t *Start) {
  cudaEventCreate(Start);
  cudaEventRecord(*Start);
}

// Makes its own second event and destroys both.
static float stopClock(cudaEvent_t Start) {
  float Milliseconds = 0;
  cudaEvent_t Stop;
  cudaEventCreate(&Stop);
  cudaEventRecord(Stop);
  cudaEventSynchronize(Stop);
  cudaEventElapsedTime(&Milliseconds, Start, Stop);
  cudaEventDestroy(Start);
  cudaEventDestroy(Stop);
  return Milliseconds;
}

// Destroys only what it made itself.
static float lapTime(cudaEvent_t Start) {
  float Milliseconds = 0;
  cudaEvent_t Lap;
  cudaEventCreate(&Lap);
  cudaEventRecord(Lap);
  cudaEventSynchronize(Lap);
  cudaEventElapsedTime(&Milliseconds, Start, Lap);
  cudaEventDestroy(Lap);
  return Milliseconds;
}

float clock_ok(float *Data, int N) {
  cudaEvent_t Start = startClock();
  run<<<1, N>>>(Data, N);
  return stopClock(Start);
}

float clock_bad(float *Data, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEvent_t Start = startClock();
  run<<<1, N>>>(Data, N);
  return lapTime(Start);
}

float clock_into_ok(float *Data, int N) {
  cudaEvent_t Start;
  startClockInto(&Start);
  run<<<1, N>>>(Data, N);
  lapTime(Start);
  return stopClock(Start);
}

float clock_into_bad(float *Data, int N) {
  cudaEvent_t Start;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  startClockInto(&Start);
  run<<<1, N>>>(Data, N);
  return lapTime(Start);
}

class Timer {
public:
  Timer() {
    cudaEventCreate(&Start);
    cudaEventCreate(&Stop);
  }
  ~Timer() {
    cudaEventDestroy(Start);
    cudaEventDestroy(Stop);
  }

private:
  cudaEvent_t Start, Stop;
};

void owned_by_timer_ok(float *Data, int N) {
  Timer T;
  run<<<1, N>>>(Data, N);
}

// Free events wait here for their next use.
class EventPool {
public:
  cudaEvent_t take_ok() {
    if (!Free.empty()) {
      cudaEvent_t Event = Free.back();
      Free.pop_back();
      return Event;
    }
    cudaEvent_t Event;
    cudaEventCreateWithFlags(&Event, cudaEventDisableTiming);
    return Event;
  }
  void give(cudaEvent_t Event) { Free.push_back(Event); }
  ~EventPool() {
    for (cudaEvent_t Event : Free)
      cudaEventDestroy(Event);
  }

private:
  std::vector<cudaEvent_t> Free;
};

void kept_by_stream_ok(std::unordered_map<cudaStream_t, cudaEvent_t> &Last,
                       cudaStream_t Stream) {
  auto Found = Last.find(Stream);
  if (Found == Last.end()) {
    cudaEvent_t Event;
    cudaEventCreate(&Event);
    Found = Last.emplace(Stream, Event).first;
  }
  cudaEventRecord(Found->second, Stream);
}

// The typedef names a pointer, so a smart pointer can own the event.
struct EventDestroy {
  void operator()(cudaEvent_t Event) const { cudaEventDestroy(Event); }
};
using EventOwner = std::unique_ptr<CUevent_st, EventDestroy>;

EventOwner owned_ok() {
  cudaEvent_t Event = nullptr;
  cudaEventCreate(&Event);
  return EventOwner(Event);
}

// Only borrowed: whoever made it destroys it.
void borrowed_ok(cudaEvent_t Done, cudaStream_t Stream) {
  cudaEventRecord(Done, Stream);
  cudaStreamWaitEvent(nullptr, Done, 0);
}
