// RUN: %check --level extended --select VRM123 %s | FileCheck %s --implicit-check-not='[VRM'
// RUN: %check %s | FileCheck %s --check-prefix=DEFAULT --allow-empty
// DEFAULT-NOT: VRM123

#include <cuda_runtime.h>
#include <stdio.h>

__global__ void work(float *Data, int N);

#define CHECK_CALL(E)                                                          \
  do {                                                                         \
    cudaError_t Status = (E);                                                  \
    if (Status != cudaSuccess) {                                               \
      fprintf(stderr, "%s\n", cudaGetErrorString(Status));                     \
      return;                                                                  \
    }                                                                          \
  } while (0)

void kernel_bad(int N) {
  cudaStream_t Compute, Copy;
  CHECK_CALL(cudaStreamCreate(&Compute));
  CHECK_CALL(cudaStreamCreate(&Copy));
  float *Data;
  CHECK_CALL(cudaMallocAsync(&Data, N * sizeof(float), Compute));
  work<<<N / 256, 256, 0, Compute>>>(Data, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: 'Data' is freed on stream 'Copy' while work on stream 'Compute'{{.*}}[VRM123 freed-on-other-stream]
  CHECK_CALL(cudaFreeAsync(Data, Copy));
  cudaStreamDestroy(Compute);
  cudaStreamDestroy(Copy);
}

void copy_in_array_bad(float *Host, int N) {
  cudaStream_t Streams[2];
  cudaStreamCreateWithFlags(&Streams[0], cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&Streams[1], cudaStreamNonBlocking);
  float *Data;
  cudaMallocAsync((void **)&Data, N * sizeof(float), Streams[0]);
  work<<<N / 256, 256, 0, Streams[0]>>>(Data, N);
  cudaMemcpyAsync(Host, Data, N, cudaMemcpyDeviceToHost, Streams[0]);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}'Streams[1]'{{.*}}'Streams[0]'{{.*}}[VRM123 freed-on-other-stream]
  cudaFreeAsync(Data, Streams[1]);
}

void same_stream_ok(int N) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  cudaStreamCreate(&Copy);
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  work<<<N / 256, 256, 0, Compute>>>(Data, N);
  cudaFreeAsync(Data, Compute);
}

void event_ok(int N, cudaEvent_t Done) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  cudaStreamCreate(&Copy);
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  work<<<N / 256, 256, 0, Compute>>>(Data, N);
  cudaEventRecord(Done, Compute);
  cudaStreamWaitEvent(Copy, Done, 0);
  cudaFreeAsync(Data, Copy);
}

void synchronised_ok(int N) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  cudaStreamCreate(&Copy);
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  work<<<N / 256, 256, 0, Compute>>>(Data, N);
  cudaStreamSynchronize(Compute);
  cudaFreeAsync(Data, Copy);
}

void waitFor(cudaStream_t Stream);

// Somebody else may have waited.
void unknown_ok(int N) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  cudaStreamCreate(&Copy);
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  waitFor(Compute);
  cudaFreeAsync(Data, Copy);
}

// Whether these are two streams is not known.
void parameters_ok(cudaStream_t Compute, cudaStream_t Copy, int N) {
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  cudaFreeAsync(Data, Copy);
}

void renamed_ok(int N) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  Copy = Compute;
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Compute);
  cudaFreeAsync(Data, Copy);
}

// The other one works on other memory.
void other_memory_ok(float *Other, int N) {
  cudaStream_t Compute, Copy;
  cudaStreamCreate(&Compute);
  cudaStreamCreate(&Copy);
  float *Data;
  cudaMallocAsync(&Data, N * sizeof(float), Copy);
  work<<<N / 256, 256, 0, Compute>>>(Other, N);
  cudaFreeAsync(Data, Copy);
}
