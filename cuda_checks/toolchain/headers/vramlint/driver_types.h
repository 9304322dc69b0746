// Types of the CUDA driver interface.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_DRIVER_TYPES_H
#define VRAMLINT_DRIVER_TYPES_H

#include "attributes.h"
#include "driver_enums.h"
#include "vectors.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum CUCoredumpGenerationFlags CUCoredumpGenerationFlags;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st CUDA_ARRAY3D_DESCRIPTOR;
typedef struct CUDA_ARRAY_DESCRIPTOR_st CUDA_ARRAY_DESCRIPTOR;
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st CUDA_ARRAY_MEMORY_REQUIREMENTS;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st CUDA_ARRAY_SPARSE_PROPERTIES;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st CUDA_BATCH_MEM_OP_NODE_PARAMS;
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st CUDA_CHILD_GRAPH_NODE_PARAMS;
typedef struct CUDA_CONDITIONAL_NODE_PARAMS CUDA_CONDITIONAL_NODE_PARAMS;
typedef struct CUDA_EVENT_RECORD_NODE_PARAMS_st CUDA_EVENT_RECORD_NODE_PARAMS;
typedef struct CUDA_EVENT_WAIT_NODE_PARAMS_st CUDA_EVENT_WAIT_NODE_PARAMS;
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st CUDA_EXT_SEM_WAIT_NODE_PARAMS;
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st CUDA_GRAPH_INSTANTIATE_PARAMS;
typedef struct CUDA_HOST_NODE_PARAMS_st CUDA_HOST_NODE_PARAMS;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st CUDA_KERNEL_NODE_PARAMS;
typedef struct CUDA_LAUNCH_PARAMS_st CUDA_LAUNCH_PARAMS;
typedef struct CUDA_MEMCPY2D_st CUDA_MEMCPY2D;
typedef struct CUDA_MEMCPY3D_st CUDA_MEMCPY3D;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st CUDA_MEMCPY3D_BATCH_OP;
typedef struct CUDA_MEMCPY3D_PEER_st CUDA_MEMCPY3D_PEER;
typedef struct CUDA_MEMCPY_NODE_PARAMS_st CUDA_MEMCPY_NODE_PARAMS;
typedef struct CUDA_MEMSET_NODE_PARAMS_st CUDA_MEMSET_NODE_PARAMS;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st CUDA_MEM_ALLOC_NODE_PARAMS;
typedef struct CUDA_MEM_FREE_NODE_PARAMS_st CUDA_MEM_FREE_NODE_PARAMS;
typedef enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
typedef struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
typedef struct CUDA_RESOURCE_DESC_st CUDA_RESOURCE_DESC;
typedef struct CUDA_RESOURCE_VIEW_DESC_st CUDA_RESOURCE_VIEW_DESC;
typedef struct CUDA_TEXTURE_DESC_st CUDA_TEXTURE_DESC;
typedef enum CUGPUDirectRDMAWritesOrdering_enum CUGPUDirectRDMAWritesOrdering;
typedef struct CUaccessPolicyWindow_st CUaccessPolicyWindow;
typedef enum CUaccessProperty_enum CUaccessProperty;
typedef enum CUaddress_mode_enum CUaddress_mode;
typedef struct CUarray_st *CUarray;
typedef struct CUarrayMapInfo_st CUarrayMapInfo;
typedef enum CUarraySparseSubresourceType_enum CUarraySparseSubresourceType;
typedef enum CUarray_cubemap_face_enum CUarray_cubemap_face;
typedef enum CUarray_format_enum CUarray_format;
typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle;
typedef struct CUasyncNotificationInfo_st CUasyncNotificationInfo;
typedef void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle);
typedef enum CUasyncNotificationType_enum CUasyncNotificationType;
typedef struct CUcheckpointCheckpointArgs_st CUcheckpointCheckpointArgs;
typedef struct CUcheckpointLockArgs_st CUcheckpointLockArgs;
typedef struct CUcheckpointRestoreArgs_st CUcheckpointRestoreArgs;
typedef struct CUcheckpointUnlockArgs_st CUcheckpointUnlockArgs;
typedef enum CUcigDataType_enum CUcigDataType;
typedef enum CUclusterSchedulingPolicy_enum CUclusterSchedulingPolicy;
typedef enum CUcomputemode_enum CUcomputemode;
typedef struct CUctx_st *CUcontext;
typedef enum CUcoredumpSettings_enum CUcoredumpSettings;
typedef struct CUctxCigParam_st CUctxCigParam;
typedef struct CUctxCreateParams_st CUctxCreateParams;
typedef enum CUctx_flags_enum CUctx_flags;
typedef struct CUdevResource_st CUdevResource;
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;
typedef enum CUdevResourceType CUdevResourceType;
typedef struct CUdevSmResource_st CUdevSmResource;
typedef enum CUdevSmResourceSplit_flags CUdevSmResourceSplit_flags;
typedef int CUdevice;
typedef enum CUdeviceNumaConfig_enum CUdeviceNumaConfig;
typedef enum CUdevice_P2PAttribute_enum CUdevice_P2PAttribute;
typedef enum CUdevice_attribute_enum CUdevice_attribute;
typedef unsigned long long CUdeviceptr;
typedef struct CUdevprop_st CUdevprop;
typedef enum CUdriverProcAddressQueryResult_enum CUdriverProcAddressQueryResult;
typedef enum CUdriverProcAddress_flags_enum CUdriverProcAddress_flags;
typedef struct CUevent_st *CUevent;
typedef enum CUevent_flags_enum CUevent_flags;
typedef enum CUevent_record_flags_enum CUevent_record_flags;
typedef enum CUevent_sched_flags_enum CUevent_sched_flags;
typedef enum CUevent_wait_flags_enum CUevent_wait_flags;
typedef struct CUexecAffinityParam_st CUexecAffinityParam;
typedef struct CUexecAffinitySmCount_st CUexecAffinitySmCount;
typedef enum CUexecAffinityType_enum CUexecAffinityType;
typedef struct CUextent3D_st CUextent3D;
typedef struct CUextMemory_st *CUexternalMemory;
typedef enum CUexternalMemoryHandleType_enum CUexternalMemoryHandleType;
typedef struct CUextSemaphore_st *CUexternalSemaphore;
typedef enum CUexternalSemaphoreHandleType_enum CUexternalSemaphoreHandleType;
typedef enum CUfilter_mode_enum CUfilter_mode;
typedef enum CUflushGPUDirectRDMAWritesOptions_enum CUflushGPUDirectRDMAWritesOptions;
typedef enum CUflushGPUDirectRDMAWritesScope_enum CUflushGPUDirectRDMAWritesScope;
typedef enum CUflushGPUDirectRDMAWritesTarget_enum CUflushGPUDirectRDMAWritesTarget;
typedef enum CUfunc_cache_enum CUfunc_cache;
typedef struct CUfunc_st *CUfunction;
typedef enum CUfunctionLoadingState_enum CUfunctionLoadingState;
typedef enum CUfunction_attribute_enum CUfunction_attribute;
typedef struct CUgraph_st *CUgraph;
typedef enum CUgraphChildGraphNodeOwnership_enum CUgraphChildGraphNodeOwnership;
typedef uint64_t cuuint64_t;
typedef cuuint64_t CUgraphConditionalHandle;
typedef enum CUgraphConditionalNodeType_enum CUgraphConditionalNodeType;
typedef enum CUgraphDebugDot_flags_enum CUgraphDebugDot_flags;
typedef enum CUgraphDependencyType_enum CUgraphDependencyType;
typedef struct CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode;
typedef struct CUgraphEdgeData_st CUgraphEdgeData;
typedef struct CUgraphExec_st *CUgraphExec;
typedef enum CUgraphExecUpdateResult_enum CUgraphExecUpdateResult;
typedef struct CUgraphExecUpdateResultInfo_st CUgraphExecUpdateResultInfo;
typedef enum CUgraphInstantiateResult_enum CUgraphInstantiateResult;
typedef enum CUgraphInstantiate_flags_enum CUgraphInstantiate_flags;
typedef enum CUgraphMem_attribute_enum CUgraphMem_attribute;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphNodeParams_st CUgraphNodeParams;
typedef enum CUgraphNodeType_enum CUgraphNodeType;
typedef enum CUgraphicsMapResourceFlags_enum CUgraphicsMapResourceFlags;
typedef enum CUgraphicsRegisterFlags_enum CUgraphicsRegisterFlags;
typedef struct CUgraphicsResource_st *CUgraphicsResource;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef enum CUgreenCtxCreate_flags CUgreenCtxCreate_flags;
typedef void (*CUhostFn)(void *);
typedef struct CUipcEventHandle_st CUipcEventHandle;
typedef struct CUipcMemHandle_st CUipcMemHandle;
typedef enum CUipcMem_flags_enum CUipcMem_flags;
typedef enum CUjitInputType_enum CUjitInputType;
typedef enum CUjit_cacheMode_enum CUjit_cacheMode;
typedef enum CUjit_fallback_enum CUjit_fallback;
typedef enum CUjit_option_enum CUjit_option;
typedef enum CUjit_target_enum CUjit_target;
typedef struct CUkern_st *CUkernel;
typedef enum CUlaunchAttributeID_enum CUlaunchAttributeID;
typedef CUlaunchAttributeID CUkernelNodeAttrID;
typedef union CUlaunchAttributeValue_union CUlaunchAttributeValue;
typedef CUlaunchAttributeValue CUkernelNodeAttrValue;
typedef struct CUlaunchAttribute_st CUlaunchAttribute;
typedef struct CUlaunchConfig_st CUlaunchConfig;
typedef enum CUlaunchMemSyncDomain_enum CUlaunchMemSyncDomain;
typedef struct CUlaunchMemSyncDomainMap_st CUlaunchMemSyncDomainMap;
typedef struct CUlib_st *CUlibrary;
typedef struct CUlibraryHostUniversalFunctionAndDataTable_st CUlibraryHostUniversalFunctionAndDataTable;
typedef enum CUlibraryOption_enum CUlibraryOption;
typedef enum CUlimit_enum CUlimit;
typedef struct CUlinkState_st *CUlinkState;
typedef unsigned int CUlogIterator;
typedef enum CUlogLevel_enum CUlogLevel;
typedef void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t);
typedef struct CUlogsCallbackEntry_st *CUlogsCallbackHandle;
typedef struct CUmemAccessDesc_st CUmemAccessDesc;
typedef enum CUmemAccess_flags_enum CUmemAccess_flags;
typedef enum CUmemAllocationCompType_enum CUmemAllocationCompType;
typedef enum CUmemAllocationGranularity_flags_enum CUmemAllocationGranularity_flags;
typedef enum CUmemAllocationHandleType_enum CUmemAllocationHandleType;
typedef struct CUmemAllocationProp_st CUmemAllocationProp;
typedef enum CUmemAllocationType_enum CUmemAllocationType;
typedef enum CUmemAttach_flags_enum CUmemAttach_flags;
typedef enum CUmemDecompressAlgorithm_enum CUmemDecompressAlgorithm;
typedef struct CUmemDecompressParams_st CUmemDecompressParams;
typedef struct CUmemFabricHandle_st CUmemFabricHandle;
typedef unsigned long long CUmemGenericAllocationHandle;
typedef enum CUmemHandleType_enum CUmemHandleType;
typedef struct CUmemLocation_st CUmemLocation;
typedef enum CUmemLocationType_enum CUmemLocationType;
typedef enum CUmemOperationType_enum CUmemOperationType;
typedef struct CUmemPoolProps_st CUmemPoolProps;
typedef struct CUmemPoolPtrExportData_st CUmemPoolPtrExportData;
typedef enum CUmemPool_attribute_enum CUmemPool_attribute;
typedef enum CUmemRangeFlags_enum CUmemRangeFlags;
typedef enum CUmemRangeHandleType_enum CUmemRangeHandleType;
typedef enum CUmem_advise_enum CUmem_advise;
typedef enum CUmem_range_attribute_enum CUmem_range_attribute;
typedef struct CUmemcpy3DOperand_st CUmemcpy3DOperand;
typedef enum CUmemcpy3DOperandType_enum CUmemcpy3DOperandType;
typedef struct CUmemcpyAttributes_st CUmemcpyAttributes;
typedef enum CUmemcpyFlags_enum CUmemcpyFlags;
typedef enum CUmemcpySrcAccessOrder_enum CUmemcpySrcAccessOrder;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef enum CUmemorytype_enum CUmemorytype;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUmod_st *CUmodule;
typedef enum CUmoduleLoadingMode_enum CUmoduleLoadingMode;
typedef enum CUmulticastGranularity_flags_enum CUmulticastGranularity_flags;
typedef struct CUmulticastObjectProp_st CUmulticastObjectProp;
typedef size_t (*CUoccupancyB2DSize)(int);
typedef enum CUoccupancy_flags_enum CUoccupancy_flags;
typedef struct CUoffset3D_st CUoffset3D;
typedef enum CUpointer_attribute_enum CUpointer_attribute;
typedef enum CUprocessState_enum CUprocessState;
typedef enum CUresourceViewFormat_enum CUresourceViewFormat;
typedef enum CUresourcetype_enum CUresourcetype;
typedef enum cudaError_enum CUresult;
typedef enum CUshared_carveout_enum CUshared_carveout;
typedef enum CUsharedconfig_enum CUsharedconfig;
typedef struct CUstream_st *CUstream;
typedef CUlaunchAttributeID CUstreamAttrID;
typedef CUlaunchAttributeValue CUstreamAttrValue;
typedef union CUstreamBatchMemOpParams_union CUstreamBatchMemOpParams;
typedef enum CUstreamBatchMemOpType_enum CUstreamBatchMemOpType;
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
typedef enum CUstreamCaptureMode_enum CUstreamCaptureMode;
typedef enum CUstreamCaptureStatus_enum CUstreamCaptureStatus;
typedef enum CUstreamMemoryBarrier_flags_enum CUstreamMemoryBarrier_flags;
typedef enum CUstreamUpdateCaptureDependencies_flags_enum CUstreamUpdateCaptureDependencies_flags;
typedef enum CUstreamWaitValue_flags_enum CUstreamWaitValue_flags;
typedef enum CUstreamWriteValue_flags_enum CUstreamWriteValue_flags;
typedef enum CUstream_flags_enum CUstream_flags;
typedef unsigned long long CUsurfObject;
typedef struct CUsurfref_st *CUsurfref;
typedef enum CUsynchronizationPolicy_enum CUsynchronizationPolicy;
typedef struct CUtensorMap_st CUtensorMap;
typedef enum CUtensorMapDataType_enum CUtensorMapDataType;
typedef enum CUtensorMapFloatOOBfill_enum CUtensorMapFloatOOBfill;
typedef enum CUtensorMapIm2ColWideMode_enum CUtensorMapIm2ColWideMode;
typedef enum CUtensorMapInterleave_enum CUtensorMapInterleave;
typedef enum CUtensorMapL2promotion_enum CUtensorMapL2promotion;
typedef enum CUtensorMapSwizzle_enum CUtensorMapSwizzle;
typedef unsigned long long CUtexObject;
typedef struct CUtexref_st *CUtexref;
typedef struct CUuserObject_st *CUuserObject;
typedef enum CUuserObjectRetain_flags_enum CUuserObjectRetain_flags;
typedef enum CUuserObject_flags_enum CUuserObject_flags;
typedef struct CUuuid_st CUuuid;
typedef uint32_t cuuint32_t;
struct CUDA_ARRAY3D_DESCRIPTOR_st {
  size_t Width, Height, Depth;
  CUarray_format Format;
  unsigned int NumChannels, Flags;
};
struct CUDA_ARRAY_DESCRIPTOR_st {
  size_t Width, Height;
  CUarray_format Format;
  unsigned int NumChannels;
};
struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st {
  size_t size, alignment;
  unsigned int reserved[4];
};
struct CUDA_ARRAY_SPARSE_PROPERTIES_st {
  struct {
    unsigned int width, height, depth;
  } tileExtent;
  unsigned int miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned int flags;
  unsigned int reserved[4];
};
union CUstreamBatchMemOpParams_union {
  CUstreamBatchMemOpType operation;
  struct CUstreamMemOpWaitValueParams_st {
    CUstreamBatchMemOpType operation;
    CUdeviceptr address;
    union {
      cuuint32_t value;
      cuuint64_t value64;
    };
    unsigned int flags;
    CUdeviceptr alias;
  } waitValue;
  struct CUstreamMemOpWriteValueParams_st {
    CUstreamBatchMemOpType operation;
    CUdeviceptr address;
    union {
      cuuint32_t value;
      cuuint64_t value64;
    };
    unsigned int flags;
    CUdeviceptr alias;
  } writeValue;
  struct CUstreamMemOpFlushRemoteWritesParams_st {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
  } flushRemoteWrites;
  struct CUstreamMemOpMemoryBarrierParams_st {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
  } memoryBarrier;
  cuuint64_t pad[6];
};
struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st {
  CUcontext ctx;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st {
  CUcontext ctx;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
struct CUDA_CHILD_GRAPH_NODE_PARAMS_st {
  CUgraph graph;
  CUgraphChildGraphNodeOwnership ownership;
};
struct CUDA_CONDITIONAL_NODE_PARAMS {
  CUgraphConditionalHandle handle;
  CUgraphConditionalNodeType type;
  unsigned int size;
  CUgraph *phGraph_out;
  CUcontext ctx;
};
struct CUDA_EVENT_RECORD_NODE_PARAMS_st {
  CUevent event;
};
struct CUDA_EVENT_WAIT_NODE_PARAMS_st {
  CUevent event;
};
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st {
  unsigned long long offset, size;
  unsigned int flags;
  unsigned int reserved[16];
};
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st {
  CUexternalMemoryHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
    const void *nvSciBufObject;
  } handle;
  unsigned long long size;
  unsigned int flags;
  unsigned int reserved[16];
};
struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st {
  unsigned long long offset;
  CUDA_ARRAY3D_DESCRIPTOR arrayDesc;
  unsigned int numLevels;
  unsigned int reserved[16];
};
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st {
  CUexternalSemaphoreHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
    const void *nvSciSyncObj;
  } handle;
  unsigned int flags;
  unsigned int reserved[16];
};
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st {
  struct {
    struct {
      unsigned long long value;
    } fence;
    union {
      void *fence;
      unsigned long long reserved;
    } nvSciSync;
    struct {
      unsigned long long key;
    } keyedMutex;
    unsigned int reserved[12];
  } params;
  unsigned int flags;
  unsigned int reserved[16];
};
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st {
  struct {
    struct {
      unsigned long long value;
    } fence;
    union {
      void *fence;
      unsigned long long reserved;
    } nvSciSync;
    struct {
      unsigned long long key;
      unsigned int timeoutMs;
    } keyedMutex;
    unsigned int reserved[10];
  } params;
  unsigned int flags;
  unsigned int reserved[16];
};
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned int numExtSems;
};
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned int numExtSems;
};
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned int numExtSems;
};
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned int numExtSems;
};
struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {
  cuuint64_t flags;
  CUstream hUploadStream;
  CUgraphNode hErrNode_out;
  CUgraphInstantiateResult result_out;
};
struct CUDA_HOST_NODE_PARAMS_st {
  CUhostFn fn;
  void *userData;
};
struct CUDA_HOST_NODE_PARAMS_v2_st {
  CUhostFn fn;
  void *userData;
};
struct CUDA_KERNEL_NODE_PARAMS_st {
  CUfunction func;
  unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  void **kernelParams;
  void **extra;
};
struct CUDA_KERNEL_NODE_PARAMS_v2_st {
  CUfunction func;
  unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  void **kernelParams;
  void **extra;
  CUkernel kern;
  CUcontext ctx;
};
struct CUDA_KERNEL_NODE_PARAMS_v3_st {
  CUfunction func;
  unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  void **kernelParams;
  void **extra;
  CUkernel kern;
  CUcontext ctx;
};
struct CUDA_LAUNCH_PARAMS_st {
  CUfunction function;
  unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
};
struct CUDA_MEMCPY2D_st {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch, dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch, WidthInBytes, Height;
};
struct CUextent3D_st {
  size_t width, height, depth;
};
struct CUmemLocation_st {
  CUmemLocationType type;
  int id;
};
struct CUoffset3D_st {
  size_t x, y, z;
};
struct CUmemcpy3DOperand_st {
  CUmemcpy3DOperandType type;
  union {
    struct {
      CUdeviceptr ptr;
      size_t rowLength, layerHeight;
      CUmemLocation locHint;
    } ptr;
    struct {
      CUarray array;
      CUoffset3D offset;
    } array;
  } op;
};
struct CUDA_MEMCPY3D_BATCH_OP_st {
  CUmemcpy3DOperand src, dst;
  CUextent3D extent;
  CUmemcpySrcAccessOrder srcAccessOrder;
  unsigned int flags;
};
struct CUDA_MEMCPY3D_PEER_st {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  CUcontext srcContext;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  CUcontext dstContext;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
};
struct CUDA_MEMCPY3D_st {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  void *reserved0;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  void *reserved1;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
};
struct CUDA_MEMCPY_NODE_PARAMS_st {
  int flags, reserved;
  CUcontext copyCtx;
  CUDA_MEMCPY3D copyParams;
};
struct CUDA_MEMSET_NODE_PARAMS_st {
  CUdeviceptr dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
};
struct CUDA_MEMSET_NODE_PARAMS_v2_st {
  CUdeviceptr dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
  CUcontext ctx;
};
struct CUmemAccessDesc_st {
  CUmemLocation location;
  CUmemAccess_flags flags;
};
struct CUmemPoolProps_st {
  CUmemAllocationType allocType;
  CUmemAllocationHandleType handleTypes;
  CUmemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned short usage;
  unsigned char reserved[54];
};
struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
  CUmemPoolProps poolProps;
  const CUmemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  CUdeviceptr dptr;
};
struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st {
  CUmemPoolProps poolProps;
  const CUmemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  CUdeviceptr dptr;
};
struct CUDA_MEM_FREE_NODE_PARAMS_st {
  CUdeviceptr dptr;
};
struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st {
  unsigned long long p2pToken;
  unsigned int vaSpaceToken;
};
struct CUDA_RESOURCE_DESC_st {
  CUresourcetype resType;
  union {
    struct {
      CUarray hArray;
    } array;
    struct {
      CUmipmappedArray hMipmappedArray;
    } mipmap;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned int numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned int numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned int flags;
};
struct CUDA_RESOURCE_VIEW_DESC_st {
  CUresourceViewFormat format;
  size_t width, height, depth;
  unsigned int firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer;
  unsigned int reserved[16];
};
struct CUDA_TEXTURE_DESC_st {
  CUaddress_mode addressMode[3];
  CUfilter_mode filterMode;
  unsigned int flags, maxAnisotropy;
  CUfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  float borderColor[4];
  int reserved[12];
};
struct CUaccessPolicyWindow_st {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  CUaccessProperty hitProp, missProp;
};
struct CUarrayMapInfo_st {
  CUresourcetype resourceType;
  union {
    CUmipmappedArray mipmap;
    CUarray array;
  } resource;
  CUarraySparseSubresourceType subresourceType;
  union {
    struct {
      unsigned int level, layer, offsetX, offsetY, offsetZ, extentWidth,
          extentHeight, extentDepth;
    } sparseLevel;
    struct {
      unsigned int layer;
      unsigned long long offset, size;
    } miptail;
  } subresource;
  CUmemOperationType memOperationType;
  CUmemHandleType memHandleType;
  union {
    CUmemGenericAllocationHandle memHandle;
  } memHandle;
  unsigned long long offset;
  unsigned int deviceBitMask, flags;
  unsigned int reserved[2];
};
struct CUasyncNotificationInfo_st {
  CUasyncNotificationType type;
  union {
    struct {
      unsigned long long bytesOverBudget;
    } overBudget;
  } info;
};
struct CUcheckpointCheckpointArgs_st {
  cuuint64_t reserved[8];
};
struct CUcheckpointLockArgs_st {
  unsigned int timeoutMs, reserved0;
  cuuint64_t reserved1[7];
};
struct CUcheckpointRestoreArgs_st {
  cuuint64_t reserved[8];
};
struct CUcheckpointUnlockArgs_st {
  cuuint64_t reserved[8];
};
struct CUctxCigParam_st {
  CUcigDataType sharedDataType;
  void *sharedData;
};
struct CUexecAffinitySmCount_st {
  unsigned int val;
};
struct CUexecAffinityParam_st {
  CUexecAffinityType type;
  union {
    CUexecAffinitySmCount smCount;
  } param;
};
struct CUctxCreateParams_st {
  CUexecAffinityParam *execAffinityParams;
  int numExecAffinityParams;
  CUctxCigParam *cigParams;
};
struct CUdevSmResource_st {
  unsigned int smCount;
};
struct CUdevResource_st {
  CUdevResourceType type;
  unsigned char _internal_padding[92];
  union {
    CUdevSmResource sm;
    unsigned char _oversize[48];
  };
};
struct CUdevprop_st {
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int sharedMemPerBlock, totalConstantMemory, SIMDWidth, memPitch, regsPerBlock,
      clockRate, textureAlign;
};
struct CUgraphEdgeData_st {
  unsigned char from_port, to_port, type;
  unsigned char reserved[5];
};
struct CUgraphExecUpdateResultInfo_st {
  CUgraphExecUpdateResult result;
  CUgraphNode errorNode, errorFromNode;
};
struct CUgraphNodeParams_st {
  CUgraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    struct CUDA_KERNEL_NODE_PARAMS_v3_st kernel;
    CUDA_MEMCPY_NODE_PARAMS memcpy;
    struct CUDA_MEMSET_NODE_PARAMS_v2_st memset;
    struct CUDA_HOST_NODE_PARAMS_v2_st host;
    CUDA_CHILD_GRAPH_NODE_PARAMS graph;
    CUDA_EVENT_WAIT_NODE_PARAMS eventWait;
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord;
    struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st extSemSignal;
    struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st extSemWait;
    struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st alloc;
    CUDA_MEM_FREE_NODE_PARAMS free;
    struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st memOp;
    CUDA_CONDITIONAL_NODE_PARAMS conditional;
  };
  long long reserved2;
};
struct CUipcEventHandle_st {
  char reserved[64];
};
struct CUipcMemHandle_st {
  char reserved[64];
};
struct CUlaunchMemSyncDomainMap_st {
  unsigned char default_, remote;
};
union CUlaunchAttributeValue_union {
  char pad[64];
  CUaccessPolicyWindow accessPolicyWindow;
  int cooperative;
  CUsynchronizationPolicy syncPolicy;
  struct {
    unsigned int x, y, z;
  } clusterDim;
  CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    CUevent event;
    int flags, triggerAtBlockStart;
  } programmaticEvent;
  struct {
    CUevent event;
    int flags;
  } launchCompletionEvent;
  int priority;
  CUlaunchMemSyncDomainMap memSyncDomainMap;
  CUlaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x, y, z;
  } preferredClusterDim;
  struct {
    int deviceUpdatable;
    CUgraphDeviceNode devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
};
struct CUlaunchAttribute_st {
  CUlaunchAttributeID id;
  char pad[4];
  CUlaunchAttributeValue value;
};
struct CUlaunchConfig_st {
  unsigned int gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  CUstream hStream;
  CUlaunchAttribute *attrs;
  unsigned int numAttrs;
};
struct CUlibraryHostUniversalFunctionAndDataTable_st {
  void *functionTable;
  size_t functionWindowSize;
  void *dataTable;
  size_t dataWindowSize;
};
struct CUmemAllocationProp_st {
  CUmemAllocationType type;
  CUmemAllocationHandleType requestedHandleTypes;
  CUmemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
};
struct CUmemDecompressParams_st {
  size_t srcNumBytes, dstNumBytes;
  cuuint32_t *dstActBytes;
  const void *src;
  void *dst;
  CUmemDecompressAlgorithm algo;
  unsigned char padding[20];
};
struct CUmemFabricHandle_st {
  unsigned char data[64];
};
struct CUmemPoolPtrExportData_st {
  unsigned char reserved[64];
};
struct CUmemcpyAttributes_st {
  CUmemcpySrcAccessOrder srcAccessOrder;
  CUmemLocation srcLocHint, dstLocHint;
  unsigned int flags;
};
struct CUmulticastObjectProp_st {
  unsigned int numDevices;
  size_t size;
  unsigned long long handleTypes, flags;
};
struct CUtensorMap_st {
  cuuint64_t opaque[16];
};
#ifndef VRAMLINT_HAS_CUuuid_st
#define VRAMLINT_HAS_CUuuid_st
struct CUuuid_st {
  char bytes[16];
};
#endif

#ifdef __cplusplus
} // extern "C"
#endif

#endif
