// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Statics that are filled once and kept until the process ends.

#include <cuda_runtime.h>

__global__ void run(float *Data, int N);

float *workspace_ok(int N) {
  static float *Workspace = nullptr;
  if (!Workspace)
    cudaMalloc(&Workspace, N);
  return Workspace;
}

float *workspace_per_device_ok(int Device, int N) {
  static bool Ready[16];
  static float *Workspace[16];
  if (!Ready[Device]) {
    cudaMalloc(&Workspace[Device], N);
    Ready[Device] = true;
  }
  return Workspace[Device];
}

void used_static_ok(int N) {
  static float *Workspace = [] {
    float *Data = nullptr;
    cudaMalloc(&Data, 1 << 20);
    return Data;
  }();
  run<<<1, N>>>(Workspace, N);
}

class Context {
public:
  static Context &instance() {
    static Context Only;
    return Only;
  }
  float *workspace_ok(int N) {
    if (N > Size) {
      cudaFree(Workspace);
      cudaMalloc(&Workspace, N);
      Size = N;
    }
    return Workspace;
  }

private:
  float *Workspace = nullptr;
  int Size = 0;
};

static float *FileWorkspace;
void initialise_ok(int N) { cudaMalloc(&FileWorkspace, N); }
void shutDown_ok() { cudaFree(FileWorkspace); }

// Only the pointer beside the static is local, and that one is lost.
float *local_beside_static_bad(int N) {
  static float *Workspace = nullptr;
  float *Temporary;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Temporary, N);
  if (!Workspace)
    cudaMalloc(&Workspace, N);
  run<<<1, N>>>(Temporary, N);
  return Workspace;
}
