// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Graphs that are made again in every turn.

#include <cuda_runtime.h>

#include <vector>

__global__ void step(float *Data, int N);

void captured_each_turn_bad(float *Data, int N, int Turns,
                            cudaStream_t Stream) {
  for (int I = 0; I < Turns; ++I) {
    cudaGraph_t Graph;
    cudaGraphExec_t Exec;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
    step<<<N, 64, 0, Stream>>>(Data, N);
    cudaStreamEndCapture(Stream, &Graph);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: executable graph 'Exec' {{.*}}[VRM106 unreleased-graph]
    cudaGraphInstantiate(&Exec, Graph, nullptr, nullptr, 0);
    cudaGraphLaunch(Exec, Stream);
    cudaGraphDestroy(Graph);
  }
  cudaStreamSynchronize(Stream);
}

void captured_each_turn_ok(float *Data, int N, int Turns, cudaStream_t Stream) {
  for (int I = 0; I < Turns; ++I) {
    cudaGraph_t Graph;
    cudaGraphExec_t Exec;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
    step<<<N, 64, 0, Stream>>>(Data, N);
    cudaStreamEndCapture(Stream, &Graph);
    cudaGraphInstantiate(&Exec, Graph, nullptr, nullptr, 0);
    cudaGraphLaunch(Exec, Stream);
    cudaStreamSynchronize(Stream);
    cudaGraphExecDestroy(Exec);
    cudaGraphDestroy(Graph);
  }
}

// Made in the first turn, used in all, destroyed after the loop.
void first_turn_captures_ok(float *Data, int N, int Turns,
                            cudaStream_t Stream) {
  bool Captured = false;
  cudaGraph_t Graph;
  cudaGraphExec_t Exec;
  for (int I = 0; I < Turns; ++I) {
    if (!Captured) {
      cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
      for (int K = 0; K < 20; ++K)
        step<<<N, 64, 0, Stream>>>(Data, N);
      cudaStreamEndCapture(Stream, &Graph);
      cudaGraphInstantiate(&Exec, Graph, nullptr, nullptr, 0);
      Captured = true;
    }
    cudaGraphLaunch(Exec, Stream);
    cudaStreamSynchronize(Stream);
  }
  if (Captured) {
    cudaGraphExecDestroy(Exec);
    cudaGraphDestroy(Graph);
  }
}

// Updated where that works, made anew where it does not.
void updated_ok(float *Data, int N, int Turns, cudaStream_t Stream) {
  cudaGraphExec_t Exec = nullptr;
  for (int I = 0; I < Turns; ++I) {
    cudaGraph_t Graph;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeGlobal);
    step<<<N, 64, 0, Stream>>>(Data, I);
    cudaStreamEndCapture(Stream, &Graph);
    cudaGraphExecUpdateResultInfo Info;
    if (!Exec || cudaGraphExecUpdate(Exec, Graph, &Info) != cudaSuccess) {
      if (Exec)
        cudaGraphExecDestroy(Exec);
      cudaGraphInstantiate(&Exec, Graph, 0);
    }
    cudaGraphDestroy(Graph);
    cudaGraphLaunch(Exec, Stream);
  }
  cudaStreamSynchronize(Stream);
  if (Exec)
    cudaGraphExecDestroy(Exec);
}

void one_for_each_size_ok(float *Data, const std::vector<int> &Sizes,
                          cudaStream_t Stream) {
  std::vector<cudaGraphExec_t> Execs;
  for (int Size : Sizes) {
    cudaGraph_t Graph;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeRelaxed);
    step<<<Size, 64, 0, Stream>>>(Data, Size);
    cudaStreamEndCapture(Stream, &Graph);
    cudaGraphExec_t Exec;
    cudaGraphInstantiateWithFlags(&Exec, Graph, 0);
    cudaGraphDestroy(Graph);
    Execs.push_back(Exec);
  }
  for (cudaGraphExec_t Exec : Execs)
    cudaGraphLaunch(Exec, Stream);
  for (cudaGraphExec_t Exec : Execs)
    cudaGraphExecDestroy(Exec);
}

// The executable graphs are destroyed, the graphs they were made from are not.
void one_for_each_size_bad(float *Data, const std::vector<int> &Sizes,
                           cudaStream_t Stream) {
  std::vector<cudaGraphExec_t> Execs;
  for (int Size : Sizes) {
    cudaGraph_t Graph;
    cudaStreamBeginCapture(Stream, cudaStreamCaptureModeRelaxed);
    step<<<Size, 64, 0, Stream>>>(Data, Size);
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: graph 'Graph' {{.*}}[VRM106 unreleased-graph]
    cudaStreamEndCapture(Stream, &Graph);
    cudaGraphExec_t Exec;
    cudaGraphInstantiateWithFlags(&Exec, Graph, 0);
    Execs.push_back(Exec);
  }
  for (cudaGraphExec_t Exec : Execs)
    cudaGraphLaunch(Exec, Stream);
  for (cudaGraphExec_t Exec : Execs)
    cudaGraphExecDestroy(Exec);
}
