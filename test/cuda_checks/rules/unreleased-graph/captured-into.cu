// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Capture into a graph that exists: the end of the capture gives out the same
// one. A file that does so says nothing of the graphs that captures give out.

#include <cuda_runtime.h>

__global__ void step(float *Data, int N);

// Captured into a graph that the caller has: the end gives out the same one.
void captured_into_ok(cudaGraph_t Graph, cudaStream_t Stream, float *Data,
                      int N) {
  cudaStreamBeginCaptureToGraph(Stream, Graph, nullptr, nullptr, 0,
                                cudaStreamCaptureModeGlobal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  cudaGraph_t Same = nullptr;
  cudaStreamEndCapture(Stream, &Same);
}

// A graph that is built and captured into, and destroyed by its first name.
void built_and_captured_ok(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph, Captured;
  cudaGraphCreate(&Graph, 0);
  cudaStreamBeginCaptureToGraph(Stream, Graph, nullptr, nullptr, 0,
                                cudaStreamCaptureModeGlobal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  cudaStreamEndCapture(Stream, &Captured);
  cudaGraphDestroy(Graph);
}

// The executable graph is another matter.
void instantiated_bad(cudaGraph_t Graph, cudaStream_t Stream) {
  cudaGraphExec_t Exec;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM106 unreleased-graph]
  cudaGraphInstantiate(&Exec, Graph, 0);
  cudaGraphLaunch(Exec, Stream);
}

// An ordinary capture, whose graph is lost.
void FN_captured_bad(cudaStream_t Stream, float *Data, int N) {
  cudaGraph_t Graph;
  cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
  step<<<N, 64, 0, Stream>>>(Data, N);
  cudaStreamEndCapture(Stream, &Graph);
}
