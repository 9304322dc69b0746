// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// An allocator that keeps no handle: it gets it again from the address, once to
// look it up and once more for the reference of the creation.

#include <cuda.h>

CUresult allocate_ok(CUdeviceptr *Out, size_t Size,
                     const CUmemAllocationProp *How) {
  CUmemGenericAllocationHandle Memory;
  CUresult Status = cuMemCreate(&Memory, Size, How, 0);
  if (Status != CUDA_SUCCESS)
    return Status;
  Status = cuMemAddressReserve(Out, Size, 0, 0, 0);
  if (Status == CUDA_SUCCESS)
    Status = cuMemMap(*Out, Size, 0, Memory, 0);
  return Status;
}

CUresult free_ok(CUdeviceptr At, size_t Size) {
  CUmemGenericAllocationHandle Memory;
  CUresult Status = cuMemRetainAllocationHandle(&Memory, (void *)At);
  if (Status != CUDA_SUCCESS)
    return Status;
  cuMemRelease(Memory);
  cuMemUnmap(At, Size);
  cuMemRelease(Memory);
  return cuMemAddressFree(At, Size);
}

// Asked for the handle's properties, and forgot that asking takes a reference.
CUresult location_bad(void *At, CUmemAllocationProp *Out) {
  CUmemGenericAllocationHandle Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  CUresult Status = cuMemRetainAllocationHandle(&Memory, At);
  if (Status != CUDA_SUCCESS)
    return Status;
  return cuMemGetAllocationPropertiesFromHandle(Out, Memory);
}
