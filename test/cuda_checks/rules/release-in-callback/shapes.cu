// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// RUN: %check --level extended %s | FileCheck %s --check-prefixes=CHECK,EXT --implicit-check-not='[VRM'

// Releases inside of callbacks, straight and through what they call.

#include <cuda.h>
#include <cuda_runtime.h>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

// ---- A host function frees what it got.

static void CUDART_CB freeStaging_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'cudaFreeHost' is called from a host function ('freeStaging_bad', handed over by 'cudaLaunchHostFunc' on line {{[0-9]+}}{{.*}}error 800{{.*}}[VRM117 release-in-callback]
  cudaFreeHost(Data);
}

void upload(cudaStream_t Stream, float *Device, size_t Size) {
  float *Staging;
  if (cudaMallocHost(&Staging, Size) != cudaSuccess)
    return;
  cudaMemcpyAsync(Device, Staging, Size, cudaMemcpyHostToDevice, Stream);
  cudaLaunchHostFunc(Stream, freeStaging_bad, Staging);
}

// ---- A lambda, and the older interface.

void lambda_bad(cudaStream_t Stream, void *Data) {
  cudaStreamAddCallback(
      Stream,
      [](cudaStream_t, cudaError_t, void *P) {
        // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'cudaFree' is called from a stream callback (a lambda,{{.*}}[VRM117 release-in-callback]
        cudaFree(P);
      },
      Data, 0);
}

void named_lambda_bad(cudaStream_t Stream, void *Data) {
  auto Done = [](void *P) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM117 release-in-callback]
    cudaFreeHost(P);
  };
  cudaLaunchHostFunc(Stream, Done, Data);
}

// ---- Through a helper, a destructor, a unique_ptr.

static void releaseAll(void **Buffers, int N) {
  for (int I = 0; I < N; ++I)
    // CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: {{.*}}[VRM117 release-in-callback]
    // CHECK: note: this runs 'releaseAll'
    cudaFreeHost(Buffers[I]);
}

static void CUDART_CB throughHelper_bad(void *Data) {
  releaseAll(static_cast<void **>(Data), 2);
}

class PinnedBlock {
public:
  explicit PinnedBlock(size_t Size) { cudaMallocHost(&Data, Size); }
  PinnedBlock(const PinnedBlock &) = delete;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM117 release-in-callback]
  ~PinnedBlock() { cudaFreeHost(Data); }
  void *Data = nullptr;
};

static void CUDART_CB deletesBlock_bad(void *Data) {
  delete static_cast<PinnedBlock *>(Data);
}

struct Request {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM117 release-in-callback]
  ~Request() { cuMemFree(Buffer); }
  Request() = default;
  Request(const Request &) = delete;
  CUdeviceptr Buffer = 0;
};

struct Batch {
  std::vector<Request> Requests;
};

static void CUDA_CB finishBatch_bad(void *Data) {
  std::unique_ptr<Batch> Owner(static_cast<Batch *>(Data));
}

void start(cudaStream_t Stream, CUstream DriverStream, void **Buffers) {
  cudaLaunchHostFunc(Stream, throughHelper_bad, Buffers);
  cudaLaunchHostFunc(Stream, deletesBlock_bad, new PinnedBlock(16));
  cuLaunchHostFunc(DriverStream, finishBatch_bad, new Batch);
}

// ---- A host node of a graph, and the destructor of a user object.

static void CUDART_CB nodeFunction_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'cudaFreeHost' is called from a graph host node ({{.*}}[VRM117 release-in-callback]
  cudaFreeHost(Data);
}
static void CUDART_CB listedNode_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM117 release-in-callback]
  cudaFreeHost(Data);
}
static void CUDART_CB userObject_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}user object destructor{{.*}}[VRM117 release-in-callback]
  cudaFree(Data);
}

void build(cudaGraph_t Graph, void *Data) {
  cudaHostNodeParams Params = {};
  Params.fn = nodeFunction_bad;
  Params.userData = Data;
  cudaGraphNode_t Node;
  cudaGraphAddHostNode(&Node, Graph, nullptr, 0, &Params);
  cudaHostNodeParams Listed = {listedNode_bad, Data};
  cudaGraphAddHostNode(&Node, Graph, nullptr, 0, &Listed);
  cudaUserObject_t Object;
  if (cudaUserObjectCreate(&Object, Data, userObject_bad, 1,
                           cudaUserObjectNoDestructorSync) == cudaSuccess)
    cudaGraphRetainUserObject(Graph, Object, 1, cudaGraphUserObjectMove);
}

// ---- Handles of the runtime API.

static void CUDART_CB destroysEvent_bad(void *Data) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: 'cudaEventDestroy' {{.*}}[VRM117 release-in-callback]
  cudaEventDestroy(static_cast<cudaEvent_t>(Data));
}
void startEvent(cudaStream_t Stream, cudaEvent_t Event) {
  cudaLaunchHostFunc(Stream, destroysEvent_bad, Event);
}

// ---- Forbidden by the documentation, but not seen to fail: extended.

static void CUDA_CB destroysDriverEvent_bad(void *Data) {
  // EXT: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}forbidden there{{.*}}[VRM117 release-in-callback]
  cuEventDestroy(static_cast<CUevent>(Data));
}
void startDriverEvent(CUstream Stream, CUevent Event) {
  cuLaunchHostFunc(Stream, destroysDriverEvent_bad, Event);
}

// ---- What callbacks may do.

struct Recycler {
  std::mutex Lock;
  std::vector<void *> Free;
};
static Recycler Pool;

// The handle is put aside; someone else frees it.
static void CUDART_CB recycle_ok(void *Data) {
  std::lock_guard<std::mutex> Hold(Pool.Lock);
  Pool.Free.push_back(Data);
}

// Host memory is no business of the library.
static void CUDART_CB hostMemory_ok(void *Data) {
  delete[] static_cast<char *>(Data);
}

// Another thread makes the call.
static void CUDART_CB otherThread_ok(void *Data) {
  std::thread([Data] { cudaFreeHost(Data); }).detach();
}

static std::vector<std::function<void()>> Later;
static void CUDART_CB deferred_ok(void *Data) {
  Later.push_back([Data] { cudaFree(Data); });
}

void use(cudaStream_t Stream, void *Data) {
  cudaLaunchHostFunc(Stream, recycle_ok, Data);
  cudaLaunchHostFunc(Stream, hostMemory_ok, Data);
  cudaLaunchHostFunc(Stream, otherThread_ok, Data);
  cudaLaunchHostFunc(Stream, deferred_ok, Data);
}

// Not a callback of the library: the program calls it.
static void cleanUp_ok(void *Data) { cudaFreeHost(Data); }
void atEnd(cudaStream_t Stream, void *Data) {
  void (*Done)(void *) = cleanUp_ok;
  cudaStreamSynchronize(Stream);
  Done(Data);
}

// Waits before it frees.
void waits_ok(cudaStream_t Stream, void *Data) {
  cudaLaunchHostFunc(Stream, recycle_ok, Data);
  cudaStreamSynchronize(Stream);
  cudaFreeHost(Data);
}
