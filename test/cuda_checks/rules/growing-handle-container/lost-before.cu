// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// One finding for one acquire: where a path loses it before it comes to the
// container or member that nothing releases, the path is the better argument.
#include <cuda_runtime.h>
#include <vector>

static std::vector<cudaEvent_t> Events;
bool record_bad(cudaStream_t stream, int limit) {
  cudaEvent_t e;
  // CHECK: [[@LINE+1]]:3: error: event 'e' acquired by cudaEventCreate is not released when 'limit < 4' is true {{.*}}[VRM102 unreleased-event]
  cudaEventCreate(&e);
  if (limit < 4)
    return false;
  cudaEventRecord(e, stream);
  Events.push_back(e);
  return true;
}

class Stage {
public:
  bool open_bad(size_t n, bool wanted) {
    float *p;
    // CHECK: [[@LINE+1]]:5: error: device memory 'p' acquired by cudaMalloc is not released when '!wanted' is true {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&p, n);
    if (!wanted)
      return false;
    Data = p;
    return true;
  }

private:
  float *Data = nullptr;
};

// Two acquires, two findings.
class Pair {
public:
  bool open_bad(size_t n, bool wanted) {
    float *p;
    // CHECK: [[@LINE+1]]:5: error: device memory 'p' acquired by cudaMalloc is not released when '!wanted' is true {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&p, n);
    // CHECK: [[@LINE+1]]:5: error: device memory acquired into 'Pair::Data' is released nowhere {{.*}}[VRM113 member-never-released]
    cudaMalloc(&Data, n);
    if (!wanted)
      return false;
    cudaFree(p);
    return true;
  }

private:
  float *Data = nullptr;
};
