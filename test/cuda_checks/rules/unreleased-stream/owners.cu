// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Streams that belong to somebody else, or are handed on.

#include <cuda_runtime.h>
#include <memory>
#include <utility>

__global__ void run(float *Data, int N);

cudaStream_t currentFrameworkStream();

// Borrowed from the framework: not ours to destroy.
void borrowed_ok(float *Data, int N) {
  cudaStream_t Stream = currentFrameworkStream();
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
}

class Handle {
public:
  Handle() { cudaStreamCreate(&Own); }
  ~Handle() { cudaStreamDestroy(Own); }
  cudaStream_t stream() const { return Own; }

private:
  cudaStream_t Own = nullptr;
};

// A member whose destructor is defined in another file.
class Queue {
public:
  Queue();
  ~Queue();
  cudaStream_t get() const { return Own; }

private:
  cudaStream_t Own;
};
Queue::Queue() { cudaStreamCreateWithFlags(&Own, cudaStreamNonBlocking); }

void through_owner_ok(float *Data, int N) {
  Handle H;
  run<<<1, N, 0, H.stream()>>>(Data, N);
}

static cudaStream_t makeStream() {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  return Stream;
}

void made_by_helper_ok(float *Data, int N) {
  cudaStream_t Stream = makeStream();
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamDestroy(Stream);
}

void made_by_helper_bad(float *Data, int N) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStream_t Stream = makeStream();
  run<<<1, N, 0, Stream>>>(Data, N);
  cudaStreamSynchronize(Stream);
}

// One for the process.
cudaStream_t shared_ok() {
  static cudaStream_t Shared = makeStream();
  return Shared;
}

std::pair<cudaStream_t, int> returned_in_pair_ok(int Device) {
  cudaStream_t Stream;
  cudaSetDevice(Device);
  cudaStreamCreate(&Stream);
  return {Stream, Device};
}

std::shared_ptr<CUstream_st> returned_shared_ok() {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  return std::shared_ptr<CUstream_st>(Stream, cudaStreamDestroy);
}

void stored_in_parameter_ok(Handle **Handles, cudaStream_t *Streams) {
  cudaStream_t Stream;
  cudaStreamCreate(&Stream);
  Streams[0] = Stream;
  Handles[0] = nullptr;
}

// A record of a stream and a buffer; the stream in it is forgotten.
struct Lane {
  cudaStream_t Stream;
  float *Buffer;
};

void lane_ok(int N) {
  Lane L;
  cudaStreamCreate(&L.Stream);
  cudaMalloc(&L.Buffer, N);
  run<<<1, N, 0, L.Stream>>>(L.Buffer, N);
  cudaFree(L.Buffer);
  cudaStreamDestroy(L.Stream);
}

void lane_bad(int N) {
  Lane L;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM103 unreleased-stream]
  cudaStreamCreate(&L.Stream);
  cudaMalloc(&L.Buffer, N);
  run<<<1, N, 0, L.Stream>>>(L.Buffer, N);
  cudaStreamSynchronize(L.Stream);
  cudaFree(L.Buffer);
}
