// Types of HIP, by the names of their CUDA twins.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_HIP_TYPES_H
#define VRAMLINT_HIP_TYPES_H

#include "attributes.h"
#include "hip_enums.h"
#include "vectors.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct hipArray *hipArray_const_t;
typedef struct hipArray *hipArray_t;
typedef struct hipAsyncCallbackEntry *hipAsyncCallbackHandle_t;
typedef struct hipAsyncNotificationInfo hipAsyncNotificationInfo_t;
typedef void (*hipAsyncCallback)(hipAsyncNotificationInfo_t *, void *, hipAsyncCallbackHandle_t);
typedef enum hipAsyncNotificationType_enum hipAsyncNotificationType;
typedef enum hipError hipError_t;
typedef struct ihip_event *hipEvent_t;
typedef struct ihip_externalMemory *hipExternalMemory_t;
typedef struct ihip_externalSemaphore *hipExternalSemaphore_t;
typedef struct ihip_func *hipFunction_t;
typedef unsigned long long hipGraphConditionalHandle;
typedef enum hipGraphDependencyType_enum hipGraphDependencyType;
typedef struct ihip_graphDeviceUpdatableNode *hipGraphDeviceNode_t;
typedef struct hipGraphEdgeData_st hipGraphEdgeData;
typedef struct hipGraphExecUpdateResultInfo_st hipGraphExecUpdateResultInfo;
typedef struct ihip_graphExec *hipGraphExec_t;
typedef struct hipGraphInstantiateParams_st hipGraphInstantiateParams;
typedef enum hipGraphInstantiateResult hipGraphInstantiateResult;
typedef struct ihip_graphNode *hipGraphNode_t;
typedef struct ihip_graph *hipGraph_t;
typedef struct hipGraphicsResource *hipGraphicsResource_t;
typedef void (*hipHostFn_t)(void *);
typedef struct hipIpcEventHandle_st hipIpcEventHandle_t;
typedef struct hipIpcMemHandle_st hipIpcMemHandle_t;
typedef struct ihip_kern *hipKernel_t;
typedef struct hipLaunchAttribute_st hipLaunchAttribute;
typedef enum hipLaunchAttributeID hipLaunchAttributeID;
typedef union hipLaunchAttributeValue hipLaunchAttributeValue;
typedef struct hipLaunchConfig_st hipLaunchConfig_t;
typedef enum hipLaunchMemSyncDomain hipLaunchMemSyncDomain;
typedef struct hipLaunchMemSyncDomainMap_st hipLaunchMemSyncDomainMap;
typedef struct ihip_lib *hipLibrary_t;
typedef struct hipMemFabricHandle_st hipMemFabricHandle_t;
typedef struct ihip_memPoolHandle *hipMemPool_t;
typedef const struct hipMipmappedArray *hipMipmappedArray_const_t;
typedef struct hipMipmappedArray *hipMipmappedArray_t;
typedef struct ihip_stream *hipStream_t;
typedef void (*hipStreamCallback_t)(hipStream_t, hipError_t, void *);
typedef unsigned long long hipSurfaceObject_t;
typedef unsigned long long hipTextureObject_t;
typedef struct ihip_uuid hipUUID;
typedef struct ihip_uuid hipUUID_t;
typedef struct ihip_userObject *hipUserObject_t;
struct hipAccessPolicyWindow {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  enum hipAccessProperty hitProp, missProp;
};
struct hipArrayMemoryRequirements {
  size_t size, alignment;
  unsigned int reserved[4];
};
struct hipArraySparseProperties {
  struct {
    unsigned int width, height, depth;
  } tileExtent;
  unsigned int miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned int flags;
  unsigned int reserved[4];
};
struct hipAsyncNotificationInfo {
  hipAsyncNotificationType type;
  union {
    struct {
      unsigned long long bytesOverBudget;
    } overBudget;
  } info;
};
struct hipChannelFormatDesc {
  int x, y, z, w;
  enum hipChannelFormatKind f;
};
struct hipChildGraphNodeParams {
  hipGraph_t graph;
  enum hipGraphChildGraphNodeOwnership ownership;
};
struct hipConditionalNodeParams {
  hipGraphConditionalHandle handle;
  enum hipGraphConditionalNodeType type;
  unsigned int size;
  hipGraph_t *phGraph_out;
};
struct ihip_uuid {
  char bytes[16];
};
struct hipDeviceProp {
  char name[256];
  hipUUID_t uuid;
  char luid[8];
  unsigned int luidDeviceNodeMask;
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  size_t memPitch;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int clockRate;
  size_t totalConstMem;
  int major, minor;
  size_t textureAlignment, texturePitchAlignment;
  int deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated,
      canMapHostMemory, computeMode, maxTexture1D, maxTexture1DMipmap,
      maxTexture1DLinear;
  int maxTexture2D[2];
  int maxTexture2DMipmap[2];
  int maxTexture2DLinear[3];
  int maxTexture2DGather[2];
  int maxTexture3D[3];
  int maxTexture3DAlt[3];
  int maxTextureCubemap;
  int maxTexture1DLayered[2];
  int maxTexture2DLayered[3];
  int maxTextureCubemapLayered[2];
  int maxSurface1D;
  int maxSurface2D[2];
  int maxSurface3D[3];
  int maxSurface1DLayered[2];
  int maxSurface2DLayered[3];
  int maxSurfaceCubemap;
  int maxSurfaceCubemapLayered[2];
  size_t surfaceAlignment;
  int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID,
      tccDriver, asyncEngineCount, unifiedAddressing, memoryClockRate,
      memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize,
      maxThreadsPerMultiProcessor, streamPrioritiesSupported,
      globalL1CacheSupported, localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor, managedMemory, isMultiGpuBoard,
      multiGpuBoardGroupID, hostNativeAtomicSupported,
      singleToDoublePrecisionPerfRatio, pageableMemoryAccess,
      concurrentManagedAccess, computePreemptionSupported,
      canUseHostPointerForRegisteredMem, cooperativeLaunch,
      cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost,
      maxBlocksPerMultiProcessor, accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  int hostRegisterSupported, sparseCudaArraySupported,
      hostRegisterReadOnlySupported, timelineSemaphoreInteropSupported,
      memoryPoolsSupported, gpuDirectRDMASupported;
  unsigned int gpuDirectRDMAFlushWritesOptions;
  int gpuDirectRDMAWritesOrdering;
  unsigned int memoryPoolSupportedHandleTypes;
  int deferredMappingCudaArraySupported, ipcEventSupported, clusterLaunch,
      unifiedFunctionPointers;
  int reserved[63];
  char gcnArchName[256];
  int gcnArch, isLargeBar;
};
struct hipEventRecordNodeParams {
  hipEvent_t event;
};
struct hipEventWaitNodeParams {
  hipEvent_t event;
};
struct hipExtent {
  size_t width, height, depth;
};
struct hipExternalMemoryBufferDesc {
  unsigned long long offset, size;
  unsigned int flags;
};
struct hipExternalMemoryHandleDesc {
  enum hipExternalMemoryHandleType type;
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
};
struct hipExternalMemoryMipmappedArrayDesc {
  unsigned long long offset;
  struct hipChannelFormatDesc formatDesc;
  struct hipExtent extent;
  unsigned int flags, numLevels;
};
struct hipExternalSemaphoreHandleDesc {
  enum hipExternalSemaphoreHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
    const void *nvSciSyncObj;
  } handle;
  unsigned int flags;
};
struct hipExternalSemaphoreSignalParams {
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
struct hipExternalSemaphoreSignalNodeParams {
  hipExternalSemaphore_t *extSemArray;
  const struct hipExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
};
struct hipExternalSemaphoreSignalNodeParamsV2 {
  hipExternalSemaphore_t *extSemArray;
  const struct hipExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
};
struct hipExternalSemaphoreWaitParams {
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
struct hipExternalSemaphoreWaitNodeParams {
  hipExternalSemaphore_t *extSemArray;
  const struct hipExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
};
struct hipExternalSemaphoreWaitNodeParamsV2 {
  hipExternalSemaphore_t *extSemArray;
  const struct hipExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
};
struct hipFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA,
      maxDynamicSharedSizeBytes, preferredShmemCarveout, clusterDimMustBeSet,
      requiredClusterWidth, requiredClusterHeight, requiredClusterDepth,
      clusterSchedulingPolicyPreference, nonPortableClusterSizeAllowed;
  int reserved[16];
};
struct hipGraphEdgeData_st {
  unsigned char from_port, to_port, type;
  unsigned char reserved[5];
};
struct hipGraphExecUpdateResultInfo_st {
  enum hipGraphExecUpdateResult result;
  hipGraphNode_t errorNode, errorFromNode;
};
struct hipGraphInstantiateParams_st {
  unsigned long long flags;
  hipStream_t uploadStream;
  hipGraphNode_t errNode_out;
  hipGraphInstantiateResult result_out;
};
struct hipGraphKernelNodeUpdate {
  hipGraphDeviceNode_t node;
  enum hipGraphKernelNodeField field;
  union {
    dim3 gridDim;
    struct {
      const void *pValue;
      size_t offset, size;
    } param;
    unsigned int isEnabled;
  } updateData;
};
struct hipHostNodeParamsV2 {
  hipHostFn_t fn;
  void *userData;
};
struct hipKernelNodeParamsV2 {
  void *func;
  dim3 gridDim, blockDim;
  unsigned int sharedMemBytes;
  void **kernelParams;
  void **extra;
};
struct hipMemLocation {
  enum hipMemLocationType type;
  int id;
};
struct hipMemAccessDesc {
  struct hipMemLocation location;
  enum hipMemAccessFlags flags;
};
struct hipMemPoolProps {
  enum hipMemAllocationType allocType;
  enum hipMemAllocationHandleType handleTypes;
  struct hipMemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
  unsigned short usage;
  unsigned char reserved[54];
};
struct hipMemAllocNodeParamsV2 {
  struct hipMemPoolProps poolProps;
  const struct hipMemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  void *dptr;
};
struct hipMemFreeNodeParams {
  void *dptr;
};
struct hipPitchedPtr {
  void *ptr;
  size_t pitch, xsize, ysize;
};
struct hipPos {
  size_t x, y, z;
};
struct hipMemcpy3DParms {
  hipArray_t srcArray;
  struct hipPos srcPos;
  struct hipPitchedPtr srcPtr;
  hipArray_t dstArray;
  struct hipPos dstPos;
  struct hipPitchedPtr dstPtr;
  struct hipExtent extent;
  enum hipMemcpyKind kind;
};
struct hipMemcpyNodeParams {
  int flags;
  int reserved[3];
  struct hipMemcpy3DParms copyParams;
};
struct hipMemsetParamsV2 {
  void *dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
};
struct hipGraphNodeParams {
  enum hipGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    struct hipKernelNodeParamsV2 kernel;
    struct hipMemcpyNodeParams memcpy;
    struct hipMemsetParamsV2 memset;
    struct hipHostNodeParamsV2 host;
    struct hipChildGraphNodeParams graph;
    struct hipEventWaitNodeParams eventWait;
    struct hipEventRecordNodeParams eventRecord;
    struct hipExternalSemaphoreSignalNodeParamsV2 extSemSignal;
    struct hipExternalSemaphoreWaitNodeParamsV2 extSemWait;
    struct hipMemAllocNodeParamsV2 alloc;
    struct hipMemFreeNodeParams free;
    struct hipConditionalNodeParams conditional;
  };
  long long reserved2;
};
struct hipHostNodeParams {
  hipHostFn_t fn;
  void *userData;
};
struct hipIpcEventHandle_st {
  char reserved[64];
};
struct hipIpcMemHandle_st {
  char reserved[64];
};
struct hipKernelNodeParams {
  void *func;
  dim3 gridDim, blockDim;
  unsigned int sharedMemBytes;
  void **kernelParams;
  void **extra;
};
struct hipLaunchMemSyncDomainMap_st {
  unsigned char default_, remote;
};
union hipLaunchAttributeValue {
  char pad[64];
  struct hipAccessPolicyWindow accessPolicyWindow;
  int cooperative;
  enum hipSynchronizationPolicy syncPolicy;
  struct {
    unsigned int x, y, z;
  } clusterDim;
  enum hipClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    hipEvent_t event;
    int flags, triggerAtBlockStart;
  } programmaticEvent;
  int priority;
  hipLaunchMemSyncDomainMap memSyncDomainMap;
  hipLaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x, y, z;
  } preferredClusterDim;
  struct {
    hipEvent_t event;
    int flags;
  } launchCompletionEvent;
  struct {
    int deviceUpdatable;
    hipGraphDeviceNode_t devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
};
struct hipLaunchAttribute_st {
  hipLaunchAttributeID id;
  char pad[4];
  hipLaunchAttributeValue val;
};
struct hipLaunchConfig_st {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  hipStream_t stream;
  hipLaunchAttribute *attrs;
  unsigned int numAttrs;
};
struct hipLaunchParams {
  void *func;
  dim3 gridDim, blockDim;
  void **args;
  size_t sharedMem;
  hipStream_t stream;
};
struct hipMemAllocNodeParams {
  struct hipMemPoolProps poolProps;
  const struct hipMemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  void *dptr;
};
struct hipMemFabricHandle_st {
  char reserved[64];
};
struct hipMemPoolPtrExportData {
  unsigned char reserved[64];
};
struct hipOffset3D {
  size_t x, y, z;
};
struct hipMemcpy3DOperand {
  enum hipMemcpy3DOperandType type;
  union {
    struct {
      void *ptr;
      size_t rowLength, layerHeight;
      struct hipMemLocation locHint;
    } ptr;
    struct {
      hipArray_t array;
      struct hipOffset3D offset;
    } array;
  } op;
};
struct hipMemcpy3DBatchOp {
  struct hipMemcpy3DOperand src, dst;
  struct hipExtent extent;
  enum hipMemcpySrcAccessOrder srcAccessOrder;
  unsigned int flags;
};
struct hipMemcpy3DPeerParms {
  hipArray_t srcArray;
  struct hipPos srcPos;
  struct hipPitchedPtr srcPtr;
  int srcDevice;
  hipArray_t dstArray;
  struct hipPos dstPos;
  struct hipPitchedPtr dstPtr;
  int dstDevice;
  struct hipExtent extent;
};
struct hipMemcpyAttributes {
  enum hipMemcpySrcAccessOrder srcAccessOrder;
  struct hipMemLocation srcLocHint, dstLocHint;
  unsigned int flags;
};
struct hipMemsetParams {
  void *dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
};
struct hipPointerAttributes {
  enum hipMemoryType type;
  int device;
  void *devicePointer;
  void *hostPointer;
};
struct hipResourceDesc {
  enum hipResourceType resType;
  union {
    struct {
      hipArray_t array;
    } array;
    struct {
      hipMipmappedArray_t mipmap;
    } mipmap;
    struct {
      void *devPtr;
      struct hipChannelFormatDesc desc;
      size_t sizeInBytes;
    } linear;
    struct {
      void *devPtr;
      struct hipChannelFormatDesc desc;
      size_t width, height, pitchInBytes;
    } pitch2D;
  } res;
};
struct hipResourceViewDesc {
  enum hipResourceViewFormat format;
  size_t width, height, depth;
  unsigned int firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer;
};
struct hipTextureDesc {
  enum hipTextureAddressMode addressMode[3];
  enum hipTextureFilterMode filterMode;
  enum hipTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  enum hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization, seamlessCubemap;
};
struct hiplibraryHostUniversalFunctionAndDataTable {
  void *functionTable;
  size_t functionWindowSize;
  void *dataTable;
  size_t dataWindowSize;
};

#ifdef __cplusplus
} // extern "C"
#endif

#endif
