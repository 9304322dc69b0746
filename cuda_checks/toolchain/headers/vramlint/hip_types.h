// Types of HIP.
#ifndef VRAMLINT_HIP_TYPES_H
#define VRAMLINT_HIP_TYPES_H

#include "attributes.h"
#include "hip_enums.h"
#include "vectors.h"
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef enum hipMemcpyKind hipMemcpyKind;
typedef enum hipMemoryAdvise hipMemoryAdvise;
typedef enum hipDriverEntryPointQueryResult hipDriverEntryPointQueryResult;
struct hipChannelFormatDesc {
  int x; int y; int z; int w; enum hipChannelFormatKind f;
};
typedef struct hipArray *hipArray_t;
typedef const struct hipArray *hipArray_const_t;
struct hipArray;
typedef struct hipMipmappedArray *hipMipmappedArray_t;
typedef const struct hipMipmappedArray *hipMipmappedArray_const_t;
struct hipMipmappedArray;
struct hipArraySparseProperties {
  struct {
    unsigned int width;
    unsigned int height;
    unsigned int depth;
  } tileExtent;
  unsigned int miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned int flags;
  unsigned int reserved[4];
};
struct hipArrayMemoryRequirements {
  size_t size; size_t alignment; unsigned int reserved[4];
};
struct hipPitchedPtr {
  void *ptr; size_t pitch; size_t xsize; size_t ysize;
};
struct hipExtent {
  size_t width; size_t height; size_t depth;
};
struct hipPos {
  size_t x; size_t y; size_t z;
};
struct hipMemcpy3DParms {
  hipArray_t srcArray; struct hipPos srcPos; struct hipPitchedPtr srcPtr;
  hipArray_t dstArray; struct hipPos dstPos; struct hipPitchedPtr dstPtr;
  struct hipExtent extent; enum hipMemcpyKind kind;
};
struct hipMemcpyNodeParams {
  int flags; int reserved[3]; struct hipMemcpy3DParms copyParams;
};
struct hipMemcpy3DPeerParms {
  hipArray_t srcArray; struct hipPos srcPos; struct hipPitchedPtr srcPtr; int
  srcDevice; hipArray_t dstArray; struct hipPos dstPos; struct hipPitchedPtr
  dstPtr; int dstDevice; struct hipExtent extent;
};
struct hipMemsetParams {
  void *dst; size_t pitch; unsigned int value; unsigned int elementSize; size_t
  width; size_t height;
};
struct hipMemsetParamsV2 {
  void *dst; size_t pitch; unsigned int value; unsigned int elementSize; size_t
  width; size_t height;
};
struct hipAccessPolicyWindow {
  void *base_ptr; size_t num_bytes; float hitRatio; enum hipAccessProperty
  hitProp; enum hipAccessProperty missProp;
};
typedef void (*hipHostFn_t)(void *);
struct hipHostNodeParams {
  hipHostFn_t fn; void *userData;
};
struct hipHostNodeParamsV2 {
  hipHostFn_t fn; void *userData;
};
struct hipGraphicsResource;
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
      size_t width;
      size_t height;
      size_t pitchInBytes;
    } pitch2D;
  } res;
};
struct hipResourceViewDesc {
  enum hipResourceViewFormat format; size_t width; size_t height; size_t depth;
  unsigned int firstMipmapLevel; unsigned int lastMipmapLevel; unsigned int
  firstLayer; unsigned int lastLayer;
};
struct hipPointerAttributes {
  enum hipMemoryType type; int device; void *devicePointer; void *hostPointer;
};
struct hipFuncAttributes {
  size_t sharedSizeBytes; size_t constSizeBytes; size_t localSizeBytes; int
  maxThreadsPerBlock; int numRegs; int ptxVersion; int binaryVersion; int
  cacheModeCA; int maxDynamicSharedSizeBytes; int preferredShmemCarveout; int
  clusterDimMustBeSet; int requiredClusterWidth; int requiredClusterHeight; int
  requiredClusterDepth; int clusterSchedulingPolicyPreference; int
  nonPortableClusterSizeAllowed; int reserved[16];
};
struct hipMemLocation {
  enum hipMemLocationType type; int id;
};
struct hipMemAccessDesc {
  struct hipMemLocation location; enum hipMemAccessFlags flags;
};
struct hipMemPoolProps {
  enum hipMemAllocationType allocType; enum hipMemAllocationHandleType
  handleTypes; struct hipMemLocation location; void *win32SecurityAttributes;
  size_t maxSize; unsigned short usage; unsigned char reserved[54];
};
struct hipMemPoolPtrExportData {
  unsigned char reserved[64];
};
struct hipMemAllocNodeParams {
  struct hipMemPoolProps poolProps; const struct hipMemAccessDesc
  *accessDescs; size_t accessDescCount; size_t bytesize; void *dptr;
};
struct hipMemAllocNodeParamsV2 {
  struct hipMemPoolProps poolProps; const struct hipMemAccessDesc
  *accessDescs; size_t accessDescCount; size_t bytesize; void *dptr;
};
struct hipMemFreeNodeParams {
  void *dptr;
};
struct hipMemcpyAttributes {
  enum hipMemcpySrcAccessOrder srcAccessOrder; struct hipMemLocation
  srcLocHint; struct hipMemLocation dstLocHint; unsigned int flags;
};
struct hipOffset3D {
  size_t x; size_t y; size_t z;
};
struct hipMemcpy3DOperand {
  enum hipMemcpy3DOperandType type;
  union {
    struct {
      void *ptr;
      size_t rowLength;
      size_t layerHeight;
      struct hipMemLocation locHint;
    } ptr;
    struct {
      hipArray_t array;
      struct hipOffset3D offset;
    } array;
  } op;
};
struct hipMemcpy3DBatchOp {
  struct hipMemcpy3DOperand src; struct hipMemcpy3DOperand dst; struct
  hipExtent extent; enum hipMemcpySrcAccessOrder srcAccessOrder; unsigned int
  flags;
};
struct ihip_uuid {
  char bytes[16];
};
typedef struct ihip_uuid hipUUID_cu;
typedef struct ihip_uuid hipUUID_t;
struct hipDeviceProp {
  char gcnArchName[256]; int gcnArch, isLargeBar, asicRevision;
  char name[256]; hipUUID_t uuid; char luid[8]; unsigned int
  luidDeviceNodeMask; size_t totalGlobalMem; size_t sharedMemPerBlock; int
  regsPerBlock; int warpSize; size_t memPitch; int maxThreadsPerBlock; int
  maxThreadsDim[3]; int maxGridSize[3]; int clockRate; size_t totalConstMem; int
  major; int minor; size_t textureAlignment; size_t texturePitchAlignment; int
  deviceOverlap; int multiProcessorCount; int kernelExecTimeoutEnabled; int
  integrated; int canMapHostMemory; int computeMode; int maxTexture1D; int
  maxTexture1DMipmap; int maxTexture1DLinear; int maxTexture2D[2]; int
  maxTexture2DMipmap[2]; int maxTexture2DLinear[3]; int maxTexture2DGather[2];
  int maxTexture3D[3]; int maxTexture3DAlt[3]; int maxTextureCubemap; int
  maxTexture1DLayered[2]; int maxTexture2DLayered[3]; int
  maxTextureCubemapLayered[2]; int maxSurface1D; int maxSurface2D[2]; int
  maxSurface3D[3]; int maxSurface1DLayered[2]; int maxSurface2DLayered[3]; int
  maxSurfaceCubemap; int maxSurfaceCubemapLayered[2]; size_t surfaceAlignment;
  int concurrentKernels; int ECCEnabled; int pciBusID; int pciDeviceID; int
  pciDomainID; int tccDriver; int asyncEngineCount; int unifiedAddressing; int
  memoryClockRate; int memoryBusWidth; int l2CacheSize; int
  persistingL2CacheMaxSize; int maxThreadsPerMultiProcessor; int
  streamPrioritiesSupported; int globalL1CacheSupported; int
  localL1CacheSupported; size_t sharedMemPerMultiprocessor; int
  regsPerMultiprocessor; int managedMemory; int isMultiGpuBoard; int
  multiGpuBoardGroupID; int hostNativeAtomicSupported; int
  singleToDoublePrecisionPerfRatio; int pageableMemoryAccess; int
  concurrentManagedAccess; int computePreemptionSupported; int
  canUseHostPointerForRegisteredMem; int cooperativeLaunch; int
  cooperativeMultiDeviceLaunch; size_t sharedMemPerBlockOptin; int
  pageableMemoryAccessUsesHostPageTables; int directManagedMemAccessFromHost;
  int maxBlocksPerMultiProcessor; int accessPolicyMaxWindowSize; size_t
  reservedSharedMemPerBlock; int hostRegisterSupported; int
  sparseCudaArraySupported; int hostRegisterReadOnlySupported; int
  timelineSemaphoreInteropSupported; int memoryPoolsSupported; int
  gpuDirectRDMASupported; unsigned int gpuDirectRDMAFlushWritesOptions; int
  gpuDirectRDMAWritesOrdering; unsigned int memoryPoolSupportedHandleTypes; int
  deferredMappingCudaArraySupported; int ipcEventSupported; int clusterLaunch;
  int unifiedFunctionPointers; int reserved[63];
};
typedef struct hipIpcEventHandle_st {
  char reserved[64];
} hipIpcEventHandle_t;
typedef struct hipIpcMemHandle_st {
  char reserved[64];
} hipIpcMemHandle_t;
typedef struct hipMemFabricHandle_st {
  char reserved[64];
} hipMemFabricHandle_t;
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
struct hipExternalMemoryBufferDesc {
  unsigned long long offset; unsigned long long size; unsigned int flags;
};
struct hipExternalMemoryMipmappedArrayDesc {
  unsigned long long offset; struct hipChannelFormatDesc formatDesc; struct
  hipExtent extent; unsigned int flags; unsigned int numLevels;
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
struct hipExternalSemaphoreSignalParams_v1 {
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
  } params;
  unsigned int flags;
};
struct hipExternalSemaphoreWaitParams_v1 {
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
  } params;
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
typedef enum hipError hipError_t;
typedef struct ihip_stream *hipStream_t;
typedef struct ihip_event *hipEvent_t;
typedef struct hipGraphicsResource *hipGraphicsResource_t;
typedef struct ihip_externalMemory *hipExternalMemory_t;
typedef struct ihip_externalSemaphore *hipExternalSemaphore_t;
typedef struct ihip_graph *hipGraph_t;
typedef struct ihip_graphNode *hipGraphNode_t;
typedef struct ihip_userObject *hipUserObject_t;
typedef unsigned long long hipGraphConditionalHandle;
typedef struct ihip_func *hipFunction_t;
typedef struct ihip_kern *hipKernel_t;
struct hiplibraryHostUniversalFunctionAndDataTable {
  void *functionTable; size_t functionWindowSize; void *dataTable; size_t
  dataWindowSize;
};
typedef struct ihip_lib *hipLibrary_t;
typedef struct ihip_memPoolHandle *hipMemPool_t;
struct hipLaunchParams {
  void *func; dim3 gridDim; dim3 blockDim; void **args; size_t sharedMem;
  hipStream_t stream;
};
struct hipKernelNodeParams {
  void *func; dim3 gridDim; dim3 blockDim; unsigned int sharedMemBytes; void
  **kernelParams; void **extra;
};
struct hipKernelNodeParamsV2 {
  void *func; dim3 gridDim; dim3 blockDim; unsigned int sharedMemBytes; void
  **kernelParams; void **extra;
};
struct hipExternalSemaphoreSignalNodeParams {
  hipExternalSemaphore_t *extSemArray; const struct
  hipExternalSemaphoreSignalParams *paramsArray; unsigned int numExtSems;
};
struct hipExternalSemaphoreSignalNodeParamsV2 {
  hipExternalSemaphore_t *extSemArray; const struct
  hipExternalSemaphoreSignalParams *paramsArray; unsigned int numExtSems;
};
struct hipExternalSemaphoreWaitNodeParams {
  hipExternalSemaphore_t *extSemArray; const struct
  hipExternalSemaphoreWaitParams *paramsArray; unsigned int numExtSems;
};
struct hipExternalSemaphoreWaitNodeParamsV2 {
  hipExternalSemaphore_t *extSemArray; const struct
  hipExternalSemaphoreWaitParams *paramsArray; unsigned int numExtSems;
};
struct hipConditionalNodeParams {
  hipGraphConditionalHandle handle; enum hipGraphConditionalNodeType type;
  unsigned int size; hipGraph_t *phGraph_out;
};
struct hipChildGraphNodeParams {
  hipGraph_t graph; enum hipGraphChildGraphNodeOwnership ownership;
};
struct hipEventRecordNodeParams {
  hipEvent_t event;
};
struct hipEventWaitNodeParams {
  hipEvent_t event;
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
typedef struct hipGraphEdgeData_st {
  unsigned char from_port; unsigned char to_port; unsigned char type; unsigned
  char reserved[5];
} hipGraphEdgeData;
typedef struct ihip_graphExec *hipGraphExec_t;
typedef struct hipGraphInstantiateParams_st {
  unsigned long long flags; hipStream_t uploadStream; hipGraphNode_t
  errNode_out; hipGraphInstantiateResult result_out;
} hipGraphInstantiateParams;
typedef struct hipGraphExecUpdateResultInfo_st {
  enum hipGraphExecUpdateResult result; hipGraphNode_t errorNode;
  hipGraphNode_t errorFromNode;
} hipGraphExecUpdateResultInfo;
typedef struct CUgraphDeviceUpdatableNode_st *hipGraphDeviceNode_t;
struct hipGraphKernelNodeUpdate {
  hipGraphDeviceNode_t node;
  enum hipGraphKernelNodeField field;
  union {
    dim3 gridDim;
    struct {
      const void *pValue;
      size_t offset;
      size_t size;
    } param;
    unsigned int isEnabled;
  } updateData;
};
typedef struct hipLaunchMemSyncDomainMap_st {
  unsigned char default_; unsigned char remote;
} hipLaunchMemSyncDomainMap;
typedef union hipLaunchAttributeValue {
  char pad[64];
  struct hipAccessPolicyWindow accessPolicyWindow;
  int cooperative;
  enum hipSynchronizationPolicy syncPolicy;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim;
  enum hipClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    hipEvent_t event;
    int flags;
    int triggerAtBlockStart;
  } programmaticEvent;
  int priority;
  hipLaunchMemSyncDomainMap memSyncDomainMap;
  hipLaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
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
} hipLaunchAttributeValue;
typedef struct hipLaunchAttribute_st {
  hipLaunchAttributeID id; char pad[4]; hipLaunchAttributeValue val;
} hipLaunchAttribute;
typedef struct hipLaunchConfig_st {
  dim3 gridDim; dim3 blockDim; size_t dynamicSmemBytes; hipStream_t stream;
  hipLaunchAttribute *attrs; unsigned int numAttrs;
} hipLaunchConfig_t;
typedef struct hipAsyncCallbackEntry *hipAsyncCallbackHandle_t;
struct hipAsyncCallbackEntry;
typedef struct hipAsyncNotificationInfo {
  hipAsyncNotificationType type;
  union {
    struct {
      unsigned long long bytesOverBudget;
    } overBudget;
  } info;
} hipAsyncNotificationInfo_t;
typedef void (*hipAsyncCallback)(hipAsyncNotificationInfo_t *, void *,
    hipAsyncCallbackHandle_t);
typedef unsigned long long hipSurfaceObject_t;
struct hipTextureDesc {
  enum hipTextureAddressMode addressMode[3]; enum hipTextureFilterMode
  filterMode; enum hipTextureReadMode readMode; int sRGB; float borderColor[4];
  int normalizedCoords; unsigned int maxAnisotropy; enum hipTextureFilterMode
  mipmapFilterMode; float mipmapLevelBias; float minMipmapLevelClamp; float
  maxMipmapLevelClamp; int disableTrilinearOptimization; int seamlessCubemap;
};
typedef unsigned long long hipTextureObject_t;
typedef void (*hipStreamCallback_t)(hipStream_t, hipError_t, void *);
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

#ifdef __cplusplus
} // extern "C"
#endif

#endif
