// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A profiler that keeps pairs of events by name and reuses them.

#include <cuda_runtime.h>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

class Profiler {
  struct Span {
    cudaEvent_t Begin = nullptr, End = nullptr;
    float Total = 0;
    int Count = 0;
  };

public:
  explicit Profiler(bool Enabled) : Enabled(Enabled) {}
  Profiler(const Profiler &) = delete;
  ~Profiler() {
    for (auto &Entry : Spans) {
      cudaEventDestroy(Entry.second.Begin);
      cudaEventDestroy(Entry.second.End);
    }
  }

  void begin_ok(const std::string &Name, cudaStream_t Stream) {
    if (!Enabled)
      return;
    Span &S = Spans[Name];
    if (!S.Begin) {
      cudaEventCreate(&S.Begin);
      cudaEventCreate(&S.End);
    }
    cudaEventRecord(S.Begin, Stream);
  }

  void end(const std::string &Name, cudaStream_t Stream) {
    if (!Enabled)
      return;
    Span &S = Spans.at(Name);
    float Milliseconds = 0;
    cudaEventRecord(S.End, Stream);
    cudaEventSynchronize(S.End);
    cudaEventElapsedTime(&Milliseconds, S.Begin, S.End);
    S.Total += Milliseconds;
    ++S.Count;
  }

private:
  bool Enabled;
  std::unordered_map<std::string, Span> Spans;
};

class ScopedSpan {
public:
  ScopedSpan(Profiler &P, std::string Name, cudaStream_t Stream)
      : P(P), Name(std::move(Name)), Stream(Stream) {
    P.begin_ok(this->Name, Stream);
  }
  ~ScopedSpan() { P.end(Name, Stream); }

private:
  Profiler &P;
  std::string Name;
  cudaStream_t Stream;
};

struct EventDeleter {
  using pointer = cudaEvent_t;
  void operator()(cudaEvent_t Event) const { cudaEventDestroy(Event); }
};
using UniqueEvent = std::unique_ptr<cudaEvent_t, EventDeleter>;

UniqueEvent makeEvent_ok(unsigned Flags = cudaEventDisableTiming) {
  cudaEvent_t Event = nullptr;
  if (cudaEventCreateWithFlags(&Event, Flags) != cudaSuccess)
    return UniqueEvent();
  return UniqueEvent(Event);
}

void join_ok(const std::vector<cudaStream_t> &From, cudaStream_t To) {
  for (cudaStream_t Stream : From) {
    UniqueEvent Done = makeEvent_ok();
    cudaEventRecord(Done.get(), Stream);
    cudaStreamWaitEvent(To, Done.get(), 0);
  }
}

// The control: this file is analysed.
void control_bad(cudaStream_t Stream) {
  cudaEvent_t Done;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&Done);
  cudaEventRecord(Done, Stream);
}
