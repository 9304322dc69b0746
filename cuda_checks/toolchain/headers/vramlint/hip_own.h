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
typedef struct textureReference textureReference;
typedef hipArray_t hipArray_ptr;
typedef enum hipFuncAttribute hipFuncAttribute;
typedef enum hipDeviceAttr hipDeviceAttribute_t;
typedef enum hipFuncCache hipFuncCache_t;
typedef enum hipLimit hipLimit_t;
typedef enum hipMemcpyKind hipMemcpyKind;
typedef enum hipMemoryAdvise hipMemoryAdvise;

typedef struct ihipMemGenericAllocationHandle *hipMemGenericAllocationHandle_t;
typedef enum hipMemAllocationGranularity_flags {
  hipMemAllocationGranularityMinimum = 0,
  hipMemAllocationGranularityRecommended = 1
} hipMemAllocationGranularity_flags;
typedef struct hipMemAllocationProp {
  enum hipMemAllocationType type;
  enum hipMemAllocationHandleType requestedHandleType;
  struct hipMemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType;
    unsigned char gpuDirectRDMACapable;
    unsigned short usage;
  } allocFlags;
} hipMemAllocationProp;
typedef struct hipArrayMapInfo hipArrayMapInfo;
typedef enum hipArray_Format {
  HIP_AD_FORMAT_UNSIGNED_INT8 = 0x01,
  HIP_AD_FORMAT_UNSIGNED_INT16 = 0x02,
  HIP_AD_FORMAT_UNSIGNED_INT32 = 0x03,
  HIP_AD_FORMAT_SIGNED_INT8 = 0x08,
  HIP_AD_FORMAT_SIGNED_INT16 = 0x09,
  HIP_AD_FORMAT_SIGNED_INT32 = 0x0a,
  HIP_AD_FORMAT_HALF = 0x10,
  HIP_AD_FORMAT_FLOAT = 0x20
} hipArray_Format;
typedef struct HIP_ARRAY_DESCRIPTOR {
  size_t Width, Height;
  enum hipArray_Format Format;
  unsigned int NumChannels;
} HIP_ARRAY_DESCRIPTOR;
typedef struct HIP_ARRAY3D_DESCRIPTOR {
  size_t Width, Height, Depth;
  enum hipArray_Format Format;
  unsigned int NumChannels, Flags;
} HIP_ARRAY3D_DESCRIPTOR;
typedef enum HIPaddress_mode_enum {
  HIP_TR_ADDRESS_MODE_WRAP = 0,
  HIP_TR_ADDRESS_MODE_CLAMP = 1,
  HIP_TR_ADDRESS_MODE_MIRROR = 2,
  HIP_TR_ADDRESS_MODE_BORDER = 3
} HIPaddress_mode;
typedef enum HIPfilter_mode_enum {
  HIP_TR_FILTER_MODE_POINT = 0,
  HIP_TR_FILTER_MODE_LINEAR = 1
} HIPfilter_mode;
typedef enum HIPresourcetype_enum {
  HIP_RESOURCE_TYPE_ARRAY = 0,
  HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1,
  HIP_RESOURCE_TYPE_LINEAR = 2,
  HIP_RESOURCE_TYPE_PITCH2D = 3
} HIPresourcetype;
typedef struct HIP_TEXTURE_DESC_st {
  HIPaddress_mode addressMode[3];
  HIPfilter_mode filterMode;
  unsigned int flags, maxAnisotropy;
  HIPfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  float borderColor[4];
  int reserved[12];
} HIP_TEXTURE_DESC;
typedef struct HIP_RESOURCE_DESC_st {
  HIPresourcetype resType;
  union {
    struct {
      hipArray_t hArray;
    } array;
    struct {
      hipMipmappedArray_t hMipmappedArray;
    } mipmap;
    struct {
      hipDeviceptr_t devPtr;
      hipArray_Format format;
      unsigned int numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      hipDeviceptr_t devPtr;
      hipArray_Format format;
      unsigned int numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned int flags;
} HIP_RESOURCE_DESC;
typedef struct HIP_RESOURCE_VIEW_DESC_st HIP_RESOURCE_VIEW_DESC;

hipError_t hipHostMalloc(void **, size_t, unsigned int VL_OR(0));
hipError_t hipExtHostAlloc(void **, size_t, unsigned int);
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
hipError_t hipModuleGetTexRef(textureReference **, hipModule_t, const
    char *);
hipError_t hipModuleLoadFatBinary(hipModule_t *, const void *);
hipError_t hipArrayCreate(hipArray_t *, const HIP_ARRAY_DESCRIPTOR *);
hipError_t hipArray3DCreate(hipArray_t *, const HIP_ARRAY3D_DESCRIPTOR *);
hipError_t hipArrayDestroy(hipArray_t);
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *,
    HIP_ARRAY3D_DESCRIPTOR *, unsigned int);
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t);
hipError_t hipMipmappedArrayGetLevel(hipArray_t *, hipMipmappedArray_t, unsigned
    int);
hipError_t hipTexObjectCreate(hipTextureObject_t *, const HIP_RESOURCE_DESC *,
    const HIP_TEXTURE_DESC *, const HIP_RESOURCE_VIEW_DESC *);
hipError_t hipTexObjectDestroy(hipTextureObject_t);
hipError_t hipDevicePrimaryCtxReset(hipDevice_t);
hipError_t hipMemAddressReserve(void **, size_t, size_t, void *, unsigned long
    long);
hipError_t hipMemAddressFree(void *, size_t);
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *, size_t,
    const hipMemAllocationProp *, unsigned long long);
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t);
hipError_t hipMemMap(void *, size_t, size_t, hipMemGenericAllocationHandle_t,
    unsigned long long);
hipError_t hipMemMapArrayAsync(hipArrayMapInfo *, unsigned int, hipStream_t);
hipError_t hipMemUnmap(void *, size_t);
hipError_t hipMemSetAccess(void *, size_t, const struct hipMemAccessDesc *,
    size_t);
hipError_t hipMemGetAccess(unsigned long long *, const struct hipMemLocation *,
    void *);
hipError_t hipMemGetAllocationGranularity(size_t *,
    const hipMemAllocationProp *, hipMemAllocationGranularity_flags);
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *,
    hipMemGenericAllocationHandle_t);
hipError_t hipMemExportToShareableHandle(void *,
    hipMemGenericAllocationHandle_t, enum hipMemAllocationHandleType, unsigned
    long long);
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *,
    void *, enum hipMemAllocationHandleType);
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *,
    void *);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
