// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Arrays and vectors of events.

#include <cuda_runtime.h>
#include <vector>

constexpr int Stages = 3;

void array_ok(cudaStream_t Stream) {
  cudaEvent_t Done[Stages];
  for (int I = 0; I < Stages; ++I)
    cudaEventCreate(&Done[I]);
  for (int I = 0; I < Stages; ++I)
    cudaEventRecord(Done[I], Stream);
  for (int I = 0; I < Stages; ++I)
    cudaEventDestroy(Done[I]);
}

void array_bad(cudaStream_t Stream) {
  cudaEvent_t Done[Stages];
  for (int I = 0; I < Stages; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Done[I]);
  for (int I = 0; I < Stages; ++I)
    cudaEventRecord(Done[I], Stream);
}

void range_for_ok(cudaStream_t Stream) {
  cudaEvent_t Done[2];
  for (auto &Event : Done)
    cudaEventCreate(&Event);
  cudaEventRecord(Done[0], Stream);
  cudaEventRecord(Done[1], Stream);
  for (auto &Event : Done)
    cudaEventDestroy(Event);
}

// If the second creation fails, the first event is lost.
bool range_for_failure_bad(cudaStream_t Stream) {
  cudaEvent_t Done[2];
  for (auto &Event : Done)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM102 unreleased-event]
    if (cudaEventCreate(&Event) != cudaSuccess)
      return false;
  cudaEventRecord(Done[0], Stream);
  cudaEventRecord(Done[1], Stream);
  for (auto &Event : Done)
    cudaEventDestroy(Event);
  return true;
}

float range_for_bad(cudaStream_t Stream) {
  cudaEvent_t Marks[2];
  float Milliseconds = 0;
  for (auto &Mark : Marks)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Mark);
  cudaEventRecord(Marks[0], Stream);
  cudaEventRecord(Marks[1], Stream);
  cudaEventSynchronize(Marks[1]);
  cudaEventElapsedTime(&Milliseconds, Marks[0], Marks[1]);
  return Milliseconds;
}

void vector_ok(cudaStream_t Stream, int Count) {
  std::vector<cudaEvent_t> Done(Count);
  for (cudaEvent_t &Event : Done)
    cudaEventCreateWithFlags(&Event, cudaEventDisableTiming);
  for (cudaEvent_t Event : Done)
    cudaEventRecord(Event, Stream);
  for (cudaEvent_t Event : Done)
    cudaEventDestroy(Event);
}

void vector_grown_ok(cudaStream_t Stream, int Count) {
  std::vector<cudaEvent_t> Done;
  for (int I = 0; I < Count; ++I) {
    cudaEvent_t Event;
    cudaEventCreate(&Event);
    cudaEventRecord(Event, Stream);
    Done.push_back(Event);
  }
  for (cudaEvent_t Event : Done)
    cudaEventDestroy(Event);
}

void heap_array_ok(int Count) {
  cudaEvent_t *Done = new cudaEvent_t[Count];
  for (int I = 0; I < Count; ++I)
    cudaEventCreate(Done + I);
  for (int I = 0; I < Count; ++I)
    cudaEventDestroy(Done[I]);
  delete[] Done;
}

// Two events by index in each turn, of which the second is forgotten.
void one_of_pair_bad(int Count, cudaStream_t Stream) {
  for (int I = 0; I < Count; ++I) {
    cudaEvent_t Pair[2];
    cudaEventCreate(&Pair[0]);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
    cudaEventCreate(&Pair[1]);
    cudaEventRecord(Pair[0], Stream);
    cudaEventRecord(Pair[1], Stream);
    cudaEventDestroy(Pair[0]);
  }
}
