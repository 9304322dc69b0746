// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Graphs of the driver API, which spells some names differently than they read.

#include <cuda.h>

#include <stdexcept>

static void check(CUresult Status) {
  if (Status != CUDA_SUCCESS)
    throw std::runtime_error("driver");
}

int replay_ok(CUstream Stream, void (*Enqueue)(CUstream)) {
  CUgraph Graph;
  CUgraphExec Exec;
  if (cuStreamBeginCapture(Stream, CU_STREAM_CAPTURE_MODE_GLOBAL) !=
      CUDA_SUCCESS)
    return -1;
  Enqueue(Stream);
  if (cuStreamEndCapture(Stream, &Graph) != CUDA_SUCCESS)
    return -1;
  const CUresult Made = cuGraphInstantiate(&Exec, Graph, 0);
  cuGraphDestroy(Graph);
  if (Made != CUDA_SUCCESS)
    return -1;
  const CUresult Launched = cuGraphLaunch(Exec, Stream);
  cuGraphExecDestroy(Exec);
  return Launched == CUDA_SUCCESS ? 0 : -1;
}

int replay_bad(CUstream Stream, void (*Enqueue)(CUstream)) {
  CUgraph Graph;
  CUgraphExec Exec;
  cuStreamBeginCapture(Stream, CU_STREAM_CAPTURE_MODE_GLOBAL);
  Enqueue(Stream);
  if (cuStreamEndCapture(Stream, &Graph) != CUDA_SUCCESS)
    return -1;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: executable graph 'Exec' {{.*}}[VRM106 unreleased-graph]
  const CUresult Made = cuGraphInstantiate(&Exec, Graph, 0);
  cuGraphDestroy(Graph);
  if (Made != CUDA_SUCCESS)
    return -1;
  if (cuGraphLaunch(Exec, Stream) != CUDA_SUCCESS)
    return -1;
  cuGraphExecDestroy(Exec);
  return 0;
}

void check_throws_bad(CUstream Stream) {
  CUgraph Graph;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: graph 'Graph' {{.*}}[VRM106 unreleased-graph]
  check(cuGraphCreate(&Graph, 0));
  CUgraphNode Node;
  check(cuGraphAddEmptyNode(&Node, Graph, nullptr, 0));
  check(cuGraphDestroy(Graph));
}

void with_parameters_bad(CUgraph Graph, CUstream Upload, CUstream Run) {
  CUDA_GRAPH_INSTANTIATE_PARAMS How = {};
  How.flags = CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
  How.hUploadStream = Upload;
  CUgraphExec Exec;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  cuGraphInstantiateWithParams(&Exec, Graph, &How);
  cuGraphLaunch(Exec, Run);
}

void caller_gets_it_ok(CUgraph *Out, CUgraph Original) {
  CUgraph Copy;
  if (cuGraphClone(&Copy, Original) == CUDA_SUCCESS)
    *Out = Copy;
}
