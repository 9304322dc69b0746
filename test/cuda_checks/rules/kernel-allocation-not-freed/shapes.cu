// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Allocation in device code and what frees it.

#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void never_freed_bad(float *Out, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: device heap memory 'Scratch' acquired by malloc {{.*}}free(Scratch){{.*}}[VRM118 kernel-allocation-not-freed]
  float *Scratch = (float *)malloc(N * sizeof(float));
  if (!Scratch)
    return;
  for (int I = 0; I < N; ++I)
    Scratch[I] = Out[I] * threadIdx.x;
  Out[blockIdx.x] = Scratch[N - 1];
}

__global__ void freed_ok(float *Out, int N) {
  float *Scratch = (float *)malloc(N * sizeof(float));
  if (Scratch == NULL)
    return;
  for (int I = 0; I < N; ++I)
    Scratch[I] = __ldg(Out + I);
  Out[blockIdx.x] = Scratch[N - 1];
  free(Scratch);
}

__global__ void early_return_bad(int *Out, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}delete[] Queue{{.*}}[VRM118 kernel-allocation-not-freed]
  int *Queue = new int[N];
  if (Out[threadIdx.x] < 0)
    return;
  Queue[0] = Out[threadIdx.x];
  Out[threadIdx.x] = Queue[0] + N;
  delete[] Queue;
}

struct Node {
  int Key;
  Node *Next;
};

// Linked into a list that outlives the kernel.
__global__ void stored_ok(Node **Head, int Key) {
  Node *Fresh = new Node;
  Fresh->Key = Key;
  Fresh->Next = Head[threadIdx.x];
  Head[threadIdx.x] = Fresh;
}

__device__ float *Pool;

__global__ void global_ok(int N) {
  if (threadIdx.x == 0)
    Pool = (float *)malloc(N);
}

// The pointer is the block's.
__global__ void shared_ok(int N, int *Out) {
  __shared__ int *Data;
  if (threadIdx.x == 0)
    Data = (int *)malloc(N * sizeof(int));
  __syncthreads();
  if (Data == NULL)
    return;
  Data[threadIdx.x] = N;
  __syncthreads();
  Out[threadIdx.x] = Data[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0)
    free(Data);
}

__device__ int *make_ok(int N) { return (int *)malloc(N * sizeof(int)); }

__global__ void through_helper_bad(int *Out, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}make_ok (malloc){{.*}}[VRM118 kernel-allocation-not-freed]
  int *Buffer = make_ok(N);
  Buffer[0] = N;
  Out[0] = Buffer[0];
}

__device__ void fill(int *Data, int N) {
  for (int I = 0; I < N; ++I)
    Data[I] = atomicAdd(Data + I, 1);
}
__device__ void drop(int *Data) { free(Data); }
__device__ void unknown(int *Data);

__global__ void helper_uses_bad(int *Out, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM118 kernel-allocation-not-freed]
  int *Buffer = (int *)malloc(N * sizeof(int));
  fill(Buffer, N);
  Out[0] = Buffer[0];
}

__global__ void helper_frees_ok(int *Out, int N) {
  int *Buffer = (int *)malloc(N * sizeof(int));
  fill(Buffer, N);
  Out[0] = Buffer[0];
  drop(Buffer);
}

__global__ void unknown_helper_ok(int N) {
  int *Buffer = (int *)malloc(N * sizeof(int));
  unknown(Buffer);
}

__global__ void per_turn_bad(int *Out, int N) {
  for (int I = 0; I < N; ++I) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM118 kernel-allocation-not-freed]
    int *Row = new int[N];
    Row[0] = Out[I];
    Out[I] = Row[0] + 1;
  }
}

// Memory of its own is not taken.
__global__ void placement_ok(char *Raw, int N) {
  int *Slot = new (Raw + threadIdx.x) int;
  *Slot = N;
}

template <class T> __global__ void templated_bad(T *Out, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM118 kernel-allocation-not-freed]
  T *Tile = (T *)malloc(N * sizeof(T));
  Tile[0] = Out[threadIdx.x];
  Out[threadIdx.x] = Tile[0] * T(2);
}

template <class T> __global__ void templated_ok(T *Out, int N) {
  T *Tile = (T *)malloc(N * sizeof(T));
  Tile[0] = Out[threadIdx.x];
  Out[threadIdx.x] = Tile[0] * T(2);
  free(Tile);
}

void launch(float *Data, int N) {
  templated_bad<float><<<1, 32>>>(Data, N);
  templated_ok<float><<<1, 32>>>(Data, N);
}

// The host's heap is not ours.
void host_ok(int N) {
  char *Text = (char *)malloc(N);
  Text[0] = 0;
}
