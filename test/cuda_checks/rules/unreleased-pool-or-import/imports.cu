// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Memory and semaphores of other processes and other interfaces.

#include <cuda_runtime.h>

#include <unordered_map>
#include <vector>

__global__ void reduce(float *Data, int N);

// Every opening counts, that of an opened handle too.
int peer_bad(cudaIpcMemHandle_t Handle, int N) {
  void *Remote;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: IPC memory mapping 'Remote' {{.*}}call cudaIpcCloseMemHandle(Remote) {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaIpcOpenMemHandle(&Remote, Handle, cudaIpcMemLazyEnablePeerAccess) !=
      cudaSuccess)
    return -1;
  reduce<<<N, 64>>>(static_cast<float *>(Remote), N);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return -1;
  cudaIpcCloseMemHandle(Remote);
  return 0;
}

int peer_ok(cudaIpcMemHandle_t Handle, int N) {
  float *Remote = nullptr;
  if (cudaIpcOpenMemHandle((void **)&Remote, Handle,
                           cudaIpcMemLazyEnablePeerAccess) != cudaSuccess)
    return -1;
  reduce<<<N, 64>>>(Remote, N);
  const cudaError_t Status = cudaDeviceSynchronize();
  cudaIpcCloseMemHandle(Remote);
  return Status == cudaSuccess ? 0 : -1;
}

void peers_bad(const cudaIpcMemHandle_t *Handles, int Count, int N) {
  for (int I = 0; I < Count; ++I) {
    float *Remote;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
    cudaIpcOpenMemHandle((void **)&Remote, Handles[I], 1);
    reduce<<<N, 64>>>(Remote, N);
  }
}

void peers_ok(const cudaIpcMemHandle_t *Handles, int Count, int N) {
  std::vector<void *> Remotes;
  for (int I = 0; I < Count; ++I) {
    void *Remote = nullptr;
    cudaIpcOpenMemHandle(&Remote, Handles[I], 1);
    Remotes.push_back(Remote);
  }
  for (void *Remote : Remotes)
    reduce<<<N, 64>>>(static_cast<float *>(Remote), N);
  for (void *Remote : Remotes)
    cudaIpcCloseMemHandle(Remote);
}

class Peers {
public:
  void *open_ok(int Rank, cudaIpcMemHandle_t Handle) {
    auto Found = Open.find(Rank);
    if (Found != Open.end())
      return Found->second;
    void *Remote = nullptr;
    if (cudaIpcOpenMemHandle(&Remote, Handle, 1) != cudaSuccess)
      return nullptr;
    Open[Rank] = Remote;
    return Remote;
  }
  ~Peers() {
    for (auto &Each : Open)
      cudaIpcCloseMemHandle(Each.second);
  }

private:
  std::unordered_map<int, void *> Open;
};

// The mapped buffer is memory of its own; it goes before or after its object.
int external_bad(int Descriptor, size_t Size, int N) {
  cudaExternalMemoryHandleDesc From = {};
  From.type = cudaExternalMemoryHandleTypeOpaqueFd;
  From.handle.fd = Descriptor;
  From.size = Size;
  cudaExternalMemory_t Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: external memory 'Memory' {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaImportExternalMemory(&Memory, &From) != cudaSuccess)
    return -1;
  cudaExternalMemoryBufferDesc Part = {};
  Part.size = Size;
  void *Buffer;
  if (cudaExternalMemoryGetMappedBuffer(&Buffer, Memory, &Part) != cudaSuccess)
    return -1;
  reduce<<<N, 64>>>(static_cast<float *>(Buffer), N);
  cudaFree(Buffer);
  cudaDestroyExternalMemory(Memory);
  return 0;
}

void buffer_stays_bad(cudaExternalMemory_t Memory, size_t Size, int N) {
  cudaExternalMemoryBufferDesc Part = {};
  Part.size = Size;
  void *Buffer;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: device memory 'Buffer' {{.*}}call cudaFree(Buffer) {{.*}}[VRM101 unreleased-device-memory]
  cudaExternalMemoryGetMappedBuffer(&Buffer, Memory, &Part);
  reduce<<<N, 64>>>(static_cast<float *>(Buffer), N);
  cudaDestroyExternalMemory(Memory);
}

void semaphores_bad(const cudaExternalSemaphoreHandleDesc *Descriptions,
                    cudaStream_t Stream) {
  cudaExternalSemaphore_t Wait, Signal;
  cudaImportExternalSemaphore(&Wait, &Descriptions[0]);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: external semaphore 'Signal' {{.*}}[VRM110 unreleased-pool-or-import]
  cudaImportExternalSemaphore(&Signal, &Descriptions[1]);
  cudaExternalSemaphoreWaitParams How = {};
  cudaWaitExternalSemaphoresAsync(&Wait, &How, 1, Stream);
  cudaExternalSemaphoreSignalParams Then = {};
  cudaSignalExternalSemaphoresAsync(&Signal, &Then, 1, Stream);
  cudaDestroyExternalSemaphore(Wait);
}

struct VulkanBuffer {
  cudaExternalMemory_t Memory;
  void *Mapped;
};

// The caller's struct owns both.
bool importBuffer_ok(VulkanBuffer *Out, int Descriptor, size_t Size) {
  cudaExternalMemoryHandleDesc From = {};
  From.handle.fd = Descriptor;
  From.size = Size;
  if (cudaImportExternalMemory(&Out->Memory, &From) != cudaSuccess)
    return false;
  cudaExternalMemoryBufferDesc Part = {};
  Part.size = Size;
  return cudaExternalMemoryGetMappedBuffer(&Out->Mapped, Out->Memory, &Part) ==
         cudaSuccess;
}
