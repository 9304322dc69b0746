// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Graphs that belong to somebody else, or are handed on.

#include <cuda_runtime.h>

#include <map>
#include <memory>

__global__ void step(float *Data, int N);

class GraphOwner {
public:
  explicit GraphOwner(cudaGraph_t From) {
    cudaGraphInstantiate(&Exec, From, 0);
  }
  GraphOwner(const GraphOwner &) = delete;
  GraphOwner &operator=(const GraphOwner &) = delete;
  ~GraphOwner() { cudaGraphExecDestroy(Exec); }
  void launch(cudaStream_t Stream) const { cudaGraphLaunch(Exec, Stream); }

private:
  cudaGraphExec_t Exec = nullptr;
};

void owned_ok(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph;
  cudaStreamBeginCapture(Stream, cudaStreamCaptureModeThreadLocal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  cudaStreamEndCapture(Stream, &Graph);
  GraphOwner Owner(Graph);
  cudaGraphDestroy(Graph);
  Owner.launch(Stream);
}

// The owner holds the executable graph, nobody holds the graph.
void owned_bad(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph;
  cudaStreamBeginCapture(Stream, cudaStreamCaptureModeThreadLocal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: graph 'Graph' {{.*}}[VRM106 unreleased-graph]
  cudaStreamEndCapture(Stream, &Graph);
  GraphOwner Owner(Graph);
  Owner.launch(Stream);
  cudaStreamSynchronize(Stream);
}

using GraphPointer =
    std::unique_ptr<CUgraph_st, decltype(&cudaGraphDestroy)>;

GraphPointer returned_in_owner_ok(cudaStream_t Stream) {
  cudaGraph_t Graph = nullptr;
  cudaStreamEndCapture(Stream, &Graph);
  return GraphPointer(Graph, cudaGraphDestroy);
}

class Cache {
public:
  cudaGraphExec_t lookup_ok(int Size, cudaStream_t Stream, float *Data) {
    auto Found = Known.find(Size);
    if (Found != Known.end())
      return Found->second;
    cudaGraph_t Graph;
    cudaGraphExec_t Exec;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
    step<<<Size, 64, 0, Stream>>>(Data, Size);
    cudaStreamEndCapture(Stream, &Graph);
    cudaGraphInstantiate(&Exec, Graph, 0);
    cudaGraphDestroy(Graph);
    Known[Size] = Exec;
    return Exec;
  }
  ~Cache() {
    for (auto &Each : Known)
      cudaGraphExecDestroy(Each.second);
  }

private:
  std::map<int, cudaGraphExec_t> Known;
};

// Parts of a graph are its own.
void parts_ok(cudaGraph_t Graph, cudaGraphNode_t Node) {
  cudaGraph_t Child;
  cudaGraphChildGraphNodeGetGraph(Node, &Child);
  cudaGraph_t Copy;
  cudaGraphClone(&Copy, Graph);
  cudaGraphNode_t Twin;
  cudaGraphNodeFindInClone(&Twin, Node, Copy);
  cudaGraphDestroy(Copy);
}

void freeList(void *Object);

// A user object's reference moves to the graph, or is given up.
void user_object_ok(cudaGraph_t Graph, int *List) {
  cudaUserObject_t Object;
  cudaUserObjectCreate(&Object, List, freeList, 1,
                       cudaUserObjectNoDestructorSync);
  cudaGraphRetainUserObject(Graph, Object, 1, cudaGraphUserObjectMove);
}

int user_object_bad(cudaGraph_t Graph, int *List, bool Retain) {
  cudaUserObject_t Object;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: user object 'Object' {{.*}}[VRM106 unreleased-graph]
  if (cudaUserObjectCreate(&Object, List, freeList, 1,
                           cudaUserObjectNoDestructorSync) != cudaSuccess)
    return -1;
  if (!Retain)
    return 0;
  cudaGraphRetainUserObject(Graph, Object, 1, cudaGraphUserObjectMove);
  return 1;
}
