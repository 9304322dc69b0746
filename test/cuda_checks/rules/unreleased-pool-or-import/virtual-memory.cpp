// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Virtual memory management: an address range, physical memory, and the mapping
// of one to the other are three things.

#include <cuda.h>

#include <vector>

#define CU(Call)                                                               \
  do {                                                                         \
    const CUresult Status = (Call);                                            \
    if (Status != CUDA_SUCCESS)                                                \
      return Status;                                                           \
  } while (0)

CUresult grow_bad(CUdeviceptr At, size_t Size, const CUmemAllocationProp *How) {
  CUmemGenericAllocationHandle Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory handle 'Memory' {{.*}}call cuMemRelease(Memory) {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMemCreate(&Memory, Size, How, 0));
  CU(cuMemMap(At, Size, 0, Memory, 0));
  return cuMemRelease(Memory);
}

// The mapping keeps the memory alive: the handle goes right after it.
CUresult grow_ok(CUdeviceptr At, size_t Size, const CUmemAllocationProp *How) {
  CUmemGenericAllocationHandle Memory;
  CU(cuMemCreate(&Memory, Size, How, 0));
  const CUresult Mapped = cuMemMap(At, Size, 0, Memory, 0);
  cuMemRelease(Memory);
  return Mapped;
}

CUresult handle_stays_bad(CUdeviceptr At, size_t Size,
                          const CUmemAllocationProp *How) {
  CUmemGenericAllocationHandle Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: memory handle 'Memory' {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMemCreate(&Memory, Size, How, 0));
  CU(cuMemMap(At, Size, 0, Memory, 0));
  return CUDA_SUCCESS;
}

CUresult reserve_bad(CUdeviceptr *Out, size_t Size,
                     const CUmemAllocationProp *How,
                     const CUmemAccessDesc *Access) {
  CUdeviceptr Range;
  CUmemGenericAllocationHandle Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: address range 'Range' {{.*}}call cuMemAddressFree(Range) {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMemAddressReserve(&Range, Size, 0, 0, 0));
  CU(cuMemCreate(&Memory, Size, How, 0));
  const CUresult Mapped = cuMemMap(Range, Size, 0, Memory, 0);
  cuMemRelease(Memory);
  if (Mapped != CUDA_SUCCESS) {
    cuMemAddressFree(Range, Size);
    return Mapped;
  }
  if (cuMemSetAccess(Range, Size, Access, 1) != CUDA_SUCCESS) {
    cuMemUnmap(Range, Size);
    cuMemAddressFree(Range, Size);
    return CUDA_ERROR_UNKNOWN;
  }
  *Out = Range;
  return CUDA_SUCCESS;
}

// Mapped, and left so on one path.
CUresult mapping_stays_bad(CUdeviceptr Range, size_t Size,
                           CUmemGenericAllocationHandle Memory,
                           const CUmemAccessDesc *Access) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory mapping 'Range' {{.*}}call cuMemUnmap(Range) {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMemMap(Range, Size, 0, Memory, 0));
  CU(cuMemSetAccess(Range, Size, Access, 1));
  cuMemsetD8(Range, 0, Size);
  return cuMemUnmap(Range, Size);
}

// Stripes over several devices, unmapped in one go.
CUresult stripes_ok(CUdeviceptr Range, size_t Stripe, int Devices,
                    CUmemAllocationProp How, const CUmemAccessDesc *Access) {
  for (int I = 0; I < Devices; ++I) {
    CUmemGenericAllocationHandle Memory;
    How.location.id = I;
    CUresult Status = cuMemCreate(&Memory, Stripe, &How, 0);
    if (Status == CUDA_SUCCESS) {
      Status = cuMemMap(Range + I * Stripe, Stripe, 0, Memory, 0);
      cuMemRelease(Memory);
    }
    if (Status != CUDA_SUCCESS) {
      cuMemUnmap(Range, I * Stripe);
      return Status;
    }
  }
  return cuMemSetAccess(Range, Stripe * Devices, Access, 1);
}

// Each import is one handle more.
CUresult imported_bad(void *Descriptor, CUdeviceptr At, size_t Size) {
  CUmemGenericAllocationHandle Memory;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMemImportFromShareableHandle(&Memory, Descriptor,
                                    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  return cuMemMap(At, Size, 0, Memory, 0);
}

CUresult multicast_bad(const CUmulticastObjectProp *How, CUdevice Device) {
  CUmemGenericAllocationHandle Team;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: memory handle 'Team' {{.*}}[VRM110 unreleased-pool-or-import]
  CU(cuMulticastCreate(&Team, How));
  CU(cuMulticastAddDevice(Team, Device));
  return cuMemRelease(Team);
}

class Arena {
public:
  bool reserve_ok(size_t Bytes) {
    return cuMemAddressReserve(&Base, Bytes, 0, 0, 0) == CUDA_SUCCESS;
  }
  bool grow_ok(size_t Bytes, const CUmemAllocationProp *How) {
    CUmemGenericAllocationHandle Memory;
    if (cuMemCreate(&Memory, Bytes, How, 0) != CUDA_SUCCESS)
      return false;
    if (cuMemMap(Base + Used, Bytes, 0, Memory, 0) != CUDA_SUCCESS) {
      cuMemRelease(Memory);
      return false;
    }
    Handles.push_back(Memory);
    Used += Bytes;
    return true;
  }
  ~Arena() {
    cuMemUnmap(Base, Used);
    for (CUmemGenericAllocationHandle Memory : Handles)
      cuMemRelease(Memory);
    cuMemAddressFree(Base, Used);
  }

private:
  CUdeviceptr Base = 0;
  size_t Used = 0;
  std::vector<CUmemGenericAllocationHandle> Handles;
};
