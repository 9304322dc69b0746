// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Functions that leave before the graphs are destroyed.

#include <cuda_runtime.h>

__global__ void step(float *Data, int N);

bool instantiate_fails_bad(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph;
  cudaGraphExec_t Exec;
  cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: graph 'Graph' {{.*}}[VRM106 unreleased-graph]
  if (cudaStreamEndCapture(Stream, &Graph) != cudaSuccess)
    return false;
  if (cudaGraphInstantiate(&Exec, Graph, 0) != cudaSuccess)
    return false;
  cudaGraphLaunch(Exec, Stream);
  cudaGraphExecDestroy(Exec);
  cudaGraphDestroy(Graph);
  return true;
}

bool instantiate_fails_ok(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph;
  cudaGraphExec_t Exec;
  cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  if (cudaStreamEndCapture(Stream, &Graph) != cudaSuccess)
    return false;
  const cudaError_t Made = cudaGraphInstantiate(&Exec, Graph, 0);
  cudaGraphDestroy(Graph);
  if (Made != cudaSuccess)
    return false;
  cudaGraphLaunch(Exec, Stream);
  cudaGraphExecDestroy(Exec);
  return true;
}

// The executable graph is made five ways; what it is made of has nothing to do
// with how long it lives.
int launch_fails_bad(cudaGraph_t Graph, cudaStream_t Stream) {
  cudaGraphExec_t Exec;
  cudaGraphNode_t Node;
  char Log[256];
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: executable graph 'Exec' {{.*}}call cudaGraphExecDestroy(Exec) {{.*}}[VRM106 unreleased-graph]
  if (cudaGraphInstantiate(&Exec, Graph, &Node, Log, sizeof(Log)) !=
      cudaSuccess)
    return -1;
  if (cudaGraphUpload(Exec, Stream) != cudaSuccess)
    return -2;
  if (cudaGraphLaunch(Exec, Stream) != cudaSuccess) {
    cudaGraphExecDestroy(Exec);
    return -3;
  }
  cudaGraphExecDestroy(Exec);
  return 0;
}

// Built node by node.
int built_bad(float *Data, size_t Count, bool Verbose) {
  cudaGraph_t Graph;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  if (cudaGraphCreate(&Graph, 0) != cudaSuccess)
    return -1;
  cudaMemsetParams Clear = {};
  Clear.dst = Data;
  Clear.elementSize = sizeof(float);
  Clear.width = Count;
  Clear.height = 1;
  cudaGraphNode_t Node;
  cudaGraphAddMemsetNode(&Node, Graph, nullptr, 0, &Clear);
  size_t Nodes = 0;
  cudaGraphGetNodes(Graph, nullptr, &Nodes);
  if (Verbose)
    return static_cast<int>(Nodes);
  cudaGraphDestroy(Graph);
  return 0;
}

// A child graph is copied into its parent: both are destroyed.
void child_is_cloned_bad(cudaGraph_t Parent, float *Data, size_t Count) {
  cudaGraph_t Child;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  cudaGraphCreate(&Child, 0);
  cudaMemsetParams Clear = {};
  Clear.dst = Data;
  Clear.width = Count;
  cudaGraphNode_t Node;
  cudaGraphAddMemsetNode(&Node, Child, nullptr, 0, &Clear);
  cudaGraphAddChildGraphNode(&Node, Parent, nullptr, 0, Child);
}

void child_is_cloned_ok(cudaGraph_t Parent, cudaGraph_t Original) {
  cudaGraph_t Child;
  cudaGraphClone(&Child, Original);
  cudaGraphNode_t Node;
  cudaGraphAddChildGraphNode(&Node, Parent, nullptr, 0, Child);
  cudaGraphDestroy(Child);
}

// An invalidated capture gives out no graph.
cudaError_t abandoned_ok(cudaStream_t Stream) {
  cudaGraph_t Graph = nullptr;
  const cudaError_t Ended = cudaStreamEndCapture(Stream, &Graph);
  if (Graph)
    cudaGraphDestroy(Graph);
  return Ended;
}

// The error path ends the capture and forgets what it gives out.
bool abandoned_bad(cudaStream_t Stream, bool Good) {
  cudaGraph_t Graph = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  if (cudaStreamEndCapture(Stream, &Graph) != cudaSuccess)
    return false;
  if (!Good)
    return false;
  cudaGraphDestroy(Graph);
  return true;
}
