// Types of the CUDA runtime.
#ifndef VRAMLINT_RUNTIME_TYPES_H
#define VRAMLINT_RUNTIME_TYPES_H

#define __DRIVER_TYPES_H__

#include "attributes.h"
#include "runtime_enums.h"
#include "vectors.h"
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef enum cudaMemcpyKind cudaMemcpyKind;
typedef enum cudaMemoryAdvise cudaMemoryAdvise;
typedef enum cudaDriverEntryPointQueryResult cudaDriverEntryPointQueryResult;
struct cudaChannelFormatDesc {
  int x; int y; int z; int w; enum cudaChannelFormatKind f;
};
typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
struct cudaArray;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;
struct cudaMipmappedArray;
struct cudaArraySparseProperties {
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
struct cudaArrayMemoryRequirements {
  size_t size; size_t alignment; unsigned int reserved[4];
};
struct cudaPitchedPtr {
  void *ptr; size_t pitch; size_t xsize; size_t ysize;
};
struct cudaExtent {
  size_t width; size_t height; size_t depth;
};
struct cudaPos {
  size_t x; size_t y; size_t z;
};
struct cudaMemcpy3DParms {
  cudaArray_t srcArray; struct cudaPos srcPos; struct cudaPitchedPtr srcPtr;
  cudaArray_t dstArray; struct cudaPos dstPos; struct cudaPitchedPtr dstPtr;
  struct cudaExtent extent; enum cudaMemcpyKind kind;
};
struct cudaMemcpyNodeParams {
  int flags; int reserved[3]; struct cudaMemcpy3DParms copyParams;
};
struct cudaMemcpy3DPeerParms {
  cudaArray_t srcArray; struct cudaPos srcPos; struct cudaPitchedPtr srcPtr; int
  srcDevice; cudaArray_t dstArray; struct cudaPos dstPos; struct cudaPitchedPtr
  dstPtr; int dstDevice; struct cudaExtent extent;
};
struct cudaMemsetParams {
  void *dst; size_t pitch; unsigned int value; unsigned int elementSize; size_t
  width; size_t height;
};
struct cudaMemsetParamsV2 {
  void *dst; size_t pitch; unsigned int value; unsigned int elementSize; size_t
  width; size_t height;
};
struct cudaAccessPolicyWindow {
  void *base_ptr; size_t num_bytes; float hitRatio; enum cudaAccessProperty
  hitProp; enum cudaAccessProperty missProp;
};
typedef void (*cudaHostFn_t)(void *);
struct cudaHostNodeParams {
  cudaHostFn_t fn; void *userData;
};
struct cudaHostNodeParamsV2 {
  cudaHostFn_t fn; void *userData;
};
struct cudaGraphicsResource;
struct cudaResourceDesc {
  enum cudaResourceType resType;
  union {
    struct {
      cudaArray_t array;
    } array;
    struct {
      cudaMipmappedArray_t mipmap;
    } mipmap;
    struct {
      void *devPtr;
      struct cudaChannelFormatDesc desc;
      size_t sizeInBytes;
    } linear;
    struct {
      void *devPtr;
      struct cudaChannelFormatDesc desc;
      size_t width;
      size_t height;
      size_t pitchInBytes;
    } pitch2D;
  } res;
};
struct cudaResourceViewDesc {
  enum cudaResourceViewFormat format; size_t width; size_t height; size_t depth;
  unsigned int firstMipmapLevel; unsigned int lastMipmapLevel; unsigned int
  firstLayer; unsigned int lastLayer;
};
struct cudaPointerAttributes {
  enum cudaMemoryType type; int device; void *devicePointer; void *hostPointer;
};
struct cudaFuncAttributes {
  size_t sharedSizeBytes; size_t constSizeBytes; size_t localSizeBytes; int
  maxThreadsPerBlock; int numRegs; int ptxVersion; int binaryVersion; int
  cacheModeCA; int maxDynamicSharedSizeBytes; int preferredShmemCarveout; int
  clusterDimMustBeSet; int requiredClusterWidth; int requiredClusterHeight; int
  requiredClusterDepth; int clusterSchedulingPolicyPreference; int
  nonPortableClusterSizeAllowed; int reserved[16];
};
struct cudaMemLocation {
  enum cudaMemLocationType type; int id;
};
struct cudaMemAccessDesc {
  struct cudaMemLocation location; enum cudaMemAccessFlags flags;
};
struct cudaMemPoolProps {
  enum cudaMemAllocationType allocType; enum cudaMemAllocationHandleType
  handleTypes; struct cudaMemLocation location; void *win32SecurityAttributes;
  size_t maxSize; unsigned short usage; unsigned char reserved[54];
};
struct cudaMemPoolPtrExportData {
  unsigned char reserved[64];
};
struct cudaMemAllocNodeParams {
  struct cudaMemPoolProps poolProps; const struct cudaMemAccessDesc
  *accessDescs; size_t accessDescCount; size_t bytesize; void *dptr;
};
struct cudaMemAllocNodeParamsV2 {
  struct cudaMemPoolProps poolProps; const struct cudaMemAccessDesc
  *accessDescs; size_t accessDescCount; size_t bytesize; void *dptr;
};
struct cudaMemFreeNodeParams {
  void *dptr;
};
struct cudaMemcpyAttributes {
  enum cudaMemcpySrcAccessOrder srcAccessOrder; struct cudaMemLocation
  srcLocHint; struct cudaMemLocation dstLocHint; unsigned int flags;
};
struct cudaOffset3D {
  size_t x; size_t y; size_t z;
};
struct cudaMemcpy3DOperand {
  enum cudaMemcpy3DOperandType type;
  union {
    struct {
      void *ptr;
      size_t rowLength;
      size_t layerHeight;
      struct cudaMemLocation locHint;
    } ptr;
    struct {
      cudaArray_t array;
      struct cudaOffset3D offset;
    } array;
  } op;
};
struct cudaMemcpy3DBatchOp {
  struct cudaMemcpy3DOperand src; struct cudaMemcpy3DOperand dst; struct
  cudaExtent extent; enum cudaMemcpySrcAccessOrder srcAccessOrder; unsigned int
  flags;
};
struct CUuuid_st {
  char bytes[16];
};
typedef struct CUuuid_st CUuuid;
typedef struct CUuuid_st cudaUUID_t;
struct cudaDeviceProp {
  char name[256]; cudaUUID_t uuid; char luid[8]; unsigned int
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
typedef struct cudaIpcEventHandle_st {
  char reserved[64];
} cudaIpcEventHandle_t;
typedef struct cudaIpcMemHandle_st {
  char reserved[64];
} cudaIpcMemHandle_t;
typedef struct cudaMemFabricHandle_st {
  char reserved[64];
} cudaMemFabricHandle_t;
struct cudaExternalMemoryHandleDesc {
  enum cudaExternalMemoryHandleType type;
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
struct cudaExternalMemoryBufferDesc {
  unsigned long long offset; unsigned long long size; unsigned int flags;
};
struct cudaExternalMemoryMipmappedArrayDesc {
  unsigned long long offset; struct cudaChannelFormatDesc formatDesc; struct
  cudaExtent extent; unsigned int flags; unsigned int numLevels;
};
struct cudaExternalSemaphoreHandleDesc {
  enum cudaExternalSemaphoreHandleType type;
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
struct cudaExternalSemaphoreSignalParams_v1 {
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
struct cudaExternalSemaphoreWaitParams_v1 {
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
struct cudaExternalSemaphoreSignalParams {
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
struct cudaExternalSemaphoreWaitParams {
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
typedef enum cudaError cudaError_t;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
typedef struct CUexternalMemory_st *cudaExternalMemory_t;
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUuserObject_st *cudaUserObject_t;
typedef unsigned long long cudaGraphConditionalHandle;
typedef struct CUfunc_st *cudaFunction_t;
typedef struct CUkern_st *cudaKernel_t;
struct cudalibraryHostUniversalFunctionAndDataTable {
  void *functionTable; size_t functionWindowSize; void *dataTable; size_t
  dataWindowSize;
};
typedef struct CUlib_st *cudaLibrary_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
struct cudaLaunchParams {
  void *func; dim3 gridDim; dim3 blockDim; void **args; size_t sharedMem;
  cudaStream_t stream;
};
struct cudaKernelNodeParams {
  void *func; dim3 gridDim; dim3 blockDim; unsigned int sharedMemBytes; void
  **kernelParams; void **extra;
};
struct cudaKernelNodeParamsV2 {
  void *func; dim3 gridDim; dim3 blockDim; unsigned int sharedMemBytes; void
  **kernelParams; void **extra;
};
struct cudaExternalSemaphoreSignalNodeParams {
  cudaExternalSemaphore_t *extSemArray; const struct
  cudaExternalSemaphoreSignalParams *paramsArray; unsigned int numExtSems;
};
struct cudaExternalSemaphoreSignalNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray; const struct
  cudaExternalSemaphoreSignalParams *paramsArray; unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParams {
  cudaExternalSemaphore_t *extSemArray; const struct
  cudaExternalSemaphoreWaitParams *paramsArray; unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray; const struct
  cudaExternalSemaphoreWaitParams *paramsArray; unsigned int numExtSems;
};
struct cudaConditionalNodeParams {
  cudaGraphConditionalHandle handle; enum cudaGraphConditionalNodeType type;
  unsigned int size; cudaGraph_t *phGraph_out;
};
struct cudaChildGraphNodeParams {
  cudaGraph_t graph; enum cudaGraphChildGraphNodeOwnership ownership;
};
struct cudaEventRecordNodeParams {
  cudaEvent_t event;
};
struct cudaEventWaitNodeParams {
  cudaEvent_t event;
};
struct cudaGraphNodeParams {
  enum cudaGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    struct cudaKernelNodeParamsV2 kernel;
    struct cudaMemcpyNodeParams memcpy;
    struct cudaMemsetParamsV2 memset;
    struct cudaHostNodeParamsV2 host;
    struct cudaChildGraphNodeParams graph;
    struct cudaEventWaitNodeParams eventWait;
    struct cudaEventRecordNodeParams eventRecord;
    struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
    struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
    struct cudaMemAllocNodeParamsV2 alloc;
    struct cudaMemFreeNodeParams free;
    struct cudaConditionalNodeParams conditional;
  };
  long long reserved2;
};
typedef struct cudaGraphEdgeData_st {
  unsigned char from_port; unsigned char to_port; unsigned char type; unsigned
  char reserved[5];
} cudaGraphEdgeData;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct cudaGraphInstantiateParams_st {
  unsigned long long flags; cudaStream_t uploadStream; cudaGraphNode_t
  errNode_out; cudaGraphInstantiateResult result_out;
} cudaGraphInstantiateParams;
typedef struct cudaGraphExecUpdateResultInfo_st {
  enum cudaGraphExecUpdateResult result; cudaGraphNode_t errorNode;
  cudaGraphNode_t errorFromNode;
} cudaGraphExecUpdateResultInfo;
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
struct cudaGraphKernelNodeUpdate {
  cudaGraphDeviceNode_t node;
  enum cudaGraphKernelNodeField field;
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
typedef struct cudaLaunchMemSyncDomainMap_st {
  unsigned char default_; unsigned char remote;
} cudaLaunchMemSyncDomainMap;
typedef union cudaLaunchAttributeValue {
  char pad[64];
  struct cudaAccessPolicyWindow accessPolicyWindow;
  int cooperative;
  enum cudaSynchronizationPolicy syncPolicy;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim;
  enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    cudaEvent_t event;
    int flags;
    int triggerAtBlockStart;
  } programmaticEvent;
  int priority;
  cudaLaunchMemSyncDomainMap memSyncDomainMap;
  cudaLaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } preferredClusterDim;
  struct {
    cudaEvent_t event;
    int flags;
  } launchCompletionEvent;
  struct {
    int deviceUpdatable;
    cudaGraphDeviceNode_t devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
} cudaLaunchAttributeValue;
typedef struct cudaLaunchAttribute_st {
  cudaLaunchAttributeID id; char pad[4]; cudaLaunchAttributeValue val;
} cudaLaunchAttribute;
typedef struct cudaLaunchConfig_st {
  dim3 gridDim; dim3 blockDim; size_t dynamicSmemBytes; cudaStream_t stream;
  cudaLaunchAttribute *attrs; unsigned int numAttrs;
} cudaLaunchConfig_t;
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
struct cudaAsyncCallbackEntry;
typedef struct cudaAsyncNotificationInfo {
  cudaAsyncNotificationType type;
  union {
    struct {
      unsigned long long bytesOverBudget;
    } overBudget;
  } info;
} cudaAsyncNotificationInfo_t;
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *,
    cudaAsyncCallbackHandle_t);
typedef unsigned long long cudaSurfaceObject_t;
struct cudaTextureDesc {
  enum cudaTextureAddressMode addressMode[3]; enum cudaTextureFilterMode
  filterMode; enum cudaTextureReadMode readMode; int sRGB; float borderColor[4];
  int normalizedCoords; unsigned int maxAnisotropy; enum cudaTextureFilterMode
  mipmapFilterMode; float mipmapLevelBias; float minMipmapLevelClamp; float
  maxMipmapLevelClamp; int disableTrilinearOptimization; int seamlessCubemap;
};
typedef unsigned long long cudaTextureObject_t;
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);
#ifdef __cplusplus
} // extern "C"
#endif

#endif
