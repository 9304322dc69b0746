// What HIP has beyond the twins of CUDA's names: other spellings, constants, and the
// module and context functions, which the CUDA runtime leaves to the driver interface.
#ifndef VRAMLINT_HIP_OWN_H
#define VRAMLINT_HIP_OWN_H

#include "hip_functions.h"

#define hipErrorOutOfMemory hipErrorMemoryAllocation
#define hipErrorNotInitialized hipErrorInitializationError
#define hipErrorDeinitialized hipErrorCudartUnloading
#define hipErrorInvalidContext hipErrorDeviceUninitialized
#define hipErrorInvalidHandle hipErrorInvalidResourceHandle
#define hipErrorNotFound hipErrorSymbolNotFound
#define hipErrorRuntimeMemory 1052
#define hipErrorRuntimeOther 1053
#define hipHostMallocNumaUser 0x20000000
#define hipHostMallocCoherent 0x40000000
#define hipHostMallocNonCoherent 0x80000000
#define hipDeviceMallocDefault 0x0
#define hipDeviceMallocFinegrained 0x1

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hipDeviceProp hipDeviceProp_t;
typedef void *hipDeviceptr_t;
typedef int hipDevice_t;
typedef struct ihip_ctx *hipCtx_t;
typedef struct ihip_module *hipModule_t;
typedef hipArray_t hipArray_ptr;
typedef enum hipFuncAttribute hipFuncAttribute;
typedef enum hipDeviceAttr hipDeviceAttribute_t;
typedef enum hipFuncCache hipFuncCache_t;
typedef enum hipLimit hipLimit_t;
typedef enum hipMemcpyKind hipMemcpyKind;
typedef enum hipMemoryAdvise hipMemoryAdvise;

hipError_t hipHostMalloc(void **, size_t, unsigned int VL_OR(0));
hipError_t hipFreeHost(void *);
hipError_t hipExtMallocWithFlags(void **, size_t, unsigned int);
hipError_t hipExtStreamCreateWithCUMask(hipStream_t *, uint32_t,
    const uint32_t *);
hipError_t hipMemcpyWithStream(void *, const void *, size_t, hipMemcpyKind,
    hipStream_t);
hipError_t hipInit(unsigned int);
hipError_t hipDeviceGet(hipDevice_t *, int);
hipError_t hipDeviceGetName(char *, int, hipDevice_t);
hipError_t hipDeviceTotalMem(size_t *, hipDevice_t);
hipError_t hipCtxCreate(hipCtx_t *, unsigned int, hipDevice_t);
hipError_t hipCtxDestroy(hipCtx_t);
hipError_t hipCtxSetCurrent(hipCtx_t);
hipError_t hipCtxGetCurrent(hipCtx_t *);
hipError_t hipCtxPushCurrent(hipCtx_t);
hipError_t hipCtxPopCurrent(hipCtx_t *);
hipError_t hipCtxSynchronize(void);
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *, hipDevice_t);
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t);
hipError_t hipMemAllocPitch(hipDeviceptr_t *, size_t *, size_t, size_t, unsigned
    int);
hipError_t hipMemAllocHost(void **, size_t);
hipError_t hipMemcpyHtoD(hipDeviceptr_t, void *, size_t);
hipError_t hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t);
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t, void *, size_t, hipStream_t);
hipError_t hipMemcpyDtoHAsync(void *, hipDeviceptr_t, size_t, hipStream_t);
hipError_t hipMemsetD8(hipDeviceptr_t, unsigned char, size_t);
hipError_t hipMemsetD32(hipDeviceptr_t, int, size_t);
hipError_t hipModuleLoad(hipModule_t *, const char *);
hipError_t hipModuleLoadData(hipModule_t *, const void *);
hipError_t hipModuleLoadDataEx(hipModule_t *, const void *, unsigned int, enum
    hipJitOption *, void **);
hipError_t hipModuleUnload(hipModule_t);
hipError_t hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *);
hipError_t hipModuleGetGlobal(hipDeviceptr_t *, size_t *, hipModule_t, const
    char *);
hipError_t hipModuleLaunchKernel(hipFunction_t, unsigned int, unsigned int,
    unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,
    hipStream_t, void **, void **);
hipError_t hipDrvGetErrorString(hipError_t, const char **);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
