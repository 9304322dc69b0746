// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's pools, imports and virtual memory.

#include <hip/hip_gl_interop.h>
#include <hip/hip_runtime.h>

int pool_bad(const hipMemPoolProps *How, void **Out, hipStream_t Stream) {
  hipMemPool_t Pool;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory pool 'Pool' {{.*}}call hipMemPoolDestroy(Pool) {{.*}}[VRM110 unreleased-pool-or-import]
  if (hipMemPoolCreate(&Pool, How) != hipSuccess)
    return -1;
  if (hipMallocFromPoolAsync(Out, 64, Pool, Stream) != hipSuccess)
    return -1;
  return hipMemPoolDestroy(Pool) == hipSuccess ? 0 : -1;
}

int peer_bad(hipIpcMemHandle_t Handle) {
  void *Remote;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  if (hipIpcOpenMemHandle(&Remote, Handle, hipIpcMemLazyEnablePeerAccess) !=
      hipSuccess)
    return -1;
  return hipMemset(Remote, 0, 64) == hipSuccess ? 0 : -1;
}

int peer_ok(hipIpcMemHandle_t Handle) {
  void *Remote;
  if (hipIpcOpenMemHandle(&Remote, Handle, hipIpcMemLazyEnablePeerAccess) !=
      hipSuccess)
    return -1;
  const hipError_t Status = hipMemset(Remote, 0, 64);
  (void)hipIpcCloseMemHandle(Remote);
  return Status == hipSuccess ? 0 : -1;
}

hipError_t reserve_bad(void **Out, size_t Size, const hipMemAllocationProp *How) {
  void *Range;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: address range 'Range' {{.*}}call hipMemAddressFree(Range) {{.*}}[VRM110 unreleased-pool-or-import]
  hipError_t Status = hipMemAddressReserve(&Range, Size, 0, nullptr, 0);
  if (Status != hipSuccess)
    return Status;
  hipMemGenericAllocationHandle_t Memory;
  Status = hipMemCreate(&Memory, Size, How, 0);
  if (Status != hipSuccess)
    return Status;
  Status = hipMemMap(Range, Size, 0, Memory, 0);
  (void)hipMemRelease(Memory);
  if (Status != hipSuccess)
    (void)hipMemAddressFree(Range, Size);
  else
    *Out = Range;
  return Status;
}

void draw_bad(unsigned Buffer) {
  hipGraphicsResource_t Resource;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  (void)hipGraphicsGLRegisterBuffer(&Resource, Buffer, 0);
  void *Device;
  size_t Bytes;
  (void)hipGraphicsMapResources(1, &Resource, 0);
  (void)hipGraphicsResourceGetMappedPointer(&Device, &Bytes, Resource);
  (void)hipGraphicsUnmapResources(1, &Resource, 0);
}

hipError_t external_bad(const hipExternalMemoryHandleDesc *From,
                        const hipExternalMemoryBufferDesc *Part) {
  hipExternalMemory_t Memory;
  hipError_t Status = hipImportExternalMemory(&Memory, From);
  if (Status != hipSuccess)
    return Status;
  void *Buffer = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: device memory 'Buffer' {{.*}}[VRM101 unreleased-device-memory]
  Status = hipExternalMemoryGetMappedBuffer(&Buffer, Memory, Part);
  (void)hipDestroyExternalMemory(Memory);
  return Status;
}
