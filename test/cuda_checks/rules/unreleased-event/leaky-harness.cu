// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A benchmark harness that many tests call.

#include <algorithm>
#include <cuda_runtime.h>
#include <functional>
#include <vector>

struct Timing {
  float Best = 0, Median = 0;
};

static void checkRuntime(cudaError_t Status) {
  if (Status != cudaSuccess)
    throw Status;
}

// Every sample makes a pair, and only the starts are destroyed.
Timing benchmark_bad(const std::function<void()> &Body, int Samples) {
  std::vector<float> Times;
  for (int I = 0; I < Samples; ++I) {
    cudaEvent_t Start, Stop;
    cudaEventCreate(&Start);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Stop);
    cudaEventRecord(Start);
    Body();
    cudaEventRecord(Stop);
    cudaEventSynchronize(Stop);
    float Milliseconds = 0;
    cudaEventElapsedTime(&Milliseconds, Start, Stop);
    Times.push_back(Milliseconds);
    cudaEventDestroy(Start);
  }
  std::sort(Times.begin(), Times.end());
  return {Times.front(), Times[Times.size() / 2]};
}

// The warm-up decides that there is nothing to measure.
Timing benchmarkWarm_bad(const std::function<bool()> &Body, int Samples) {
  cudaEvent_t Marks[2];
  for (auto &Mark : Marks)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Mark);
  Timing Result;
  if (!Body())
    return Result;
  cudaEventRecord(Marks[0]);
  for (int I = 0; I < Samples; ++I)
    Body();
  cudaEventRecord(Marks[1]);
  cudaEventSynchronize(Marks[1]);
  cudaEventElapsedTime(&Result.Best, Marks[0], Marks[1]);
  for (auto &Mark : Marks)
    cudaEventDestroy(Mark);
  return Result;
}

// Checks that throw stand between creation and destruction.
float benchmarkChecked_bad(const std::function<void()> &Body) {
  cudaEvent_t Start, Stop;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
  checkRuntime(cudaEventCreate(&Start));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
  checkRuntime(cudaEventCreate(&Stop));
  checkRuntime(cudaEventRecord(Start));
  Body();
  checkRuntime(cudaEventRecord(Stop));
  checkRuntime(cudaEventSynchronize(Stop));
  float Milliseconds = 0;
  checkRuntime(cudaEventElapsedTime(&Milliseconds, Start, Stop));
  cudaEventDestroy(Start);
  cudaEventDestroy(Stop);
  return Milliseconds;
}
