// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's graphs.

#include <hip/hip_runtime.h>

#define HIP_CHECK(Call)                                                        \
  do {                                                                         \
    const hipError_t Status = Call;                                            \
    if (Status != hipSuccess)                                                  \
      return Status;                                                           \
  } while (0)

hipError_t replay_bad(hipStream_t Stream, float *Data, size_t Bytes) {
  hipGraph_t Graph;
  hipGraphExec_t Exec;
  HIP_CHECK(hipStreamBeginCapture(Stream, hipStreamCaptureModeGlobal));
  HIP_CHECK(hipMemsetAsync(Data, 0, Bytes, Stream));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: graph 'Graph' {{.*}}[VRM106 unreleased-graph]
  HIP_CHECK(hipStreamEndCapture(Stream, &Graph));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: executable graph 'Exec' {{.*}}[VRM106 unreleased-graph]
  HIP_CHECK(hipGraphInstantiate(&Exec, Graph, nullptr, nullptr, 0));
  HIP_CHECK(hipGraphLaunch(Exec, Stream));
  HIP_CHECK(hipGraphExecDestroy(Exec));
  return hipGraphDestroy(Graph);
}

hipError_t replay_ok(hipStream_t Stream, float *Data, size_t Bytes) {
  hipGraph_t Graph = nullptr;
  hipGraphExec_t Exec = nullptr;
  hipError_t Status = hipStreamBeginCapture(Stream, hipStreamCaptureModeGlobal);
  if (Status != hipSuccess)
    return Status;
  hipMemsetAsync(Data, 0, Bytes, Stream);
  Status = hipStreamEndCapture(Stream, &Graph);
  if (Status == hipSuccess)
    Status = hipGraphInstantiateWithFlags(&Exec, Graph, 0);
  if (Status == hipSuccess)
    Status = hipGraphLaunch(Exec, Stream);
  if (Exec)
    (void)hipGraphExecDestroy(Exec);
  if (Graph)
    (void)hipGraphDestroy(Graph);
  return Status;
}

void clone_bad(hipGraph_t Graph, size_t *Count) {
  hipGraph_t Copy;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  if (hipGraphClone(&Copy, Graph) != hipSuccess)
    return;
  (void)hipGraphGetNodes(Copy, nullptr, Count);
}
