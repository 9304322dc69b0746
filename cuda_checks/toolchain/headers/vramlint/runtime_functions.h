// Functions of the CUDA runtime.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_RUNTIME_FUNCTIONS_H
#define VRAMLINT_RUNTIME_FUNCTIONS_H

#include "runtime_types.h"

#define cudaGetDeviceProperties cudaGetDeviceProperties_v2
#define cudaSignalExternalSemaphoresAsync cudaSignalExternalSemaphoresAsync_v2
#define cudaStreamGetCaptureInfo cudaStreamGetCaptureInfo_v2
#define cudaWaitExternalSemaphoresAsync cudaWaitExternalSemaphoresAsync_v2

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *,
    struct cudaExtent *, unsigned int *, cudaArray_t);
cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *,
    cudaArray_t, int);
cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *,
    cudaArray_t);
cudaError_t cudaChooseDevice(int *, const struct cudaDeviceProp *);
struct cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int,
    enum cudaChannelFormatKind);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *,
    const struct cudaResourceDesc *);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *,
    const struct cudaResourceDesc *, const struct cudaTextureDesc *,
    const struct cudaResourceViewDesc *);
cudaError_t cudaCtxResetPersistingL2Cache(void);
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t);
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
cudaError_t cudaDeviceCanAccessPeer(int *, int, int);
cudaError_t cudaDeviceDisablePeerAccess(int);
cudaError_t cudaDeviceEnablePeerAccess(int, unsigned int);
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(
    enum cudaFlushGPUDirectRDMAWritesTarget,
    enum cudaFlushGPUDirectRDMAWritesScope);
cudaError_t cudaDeviceGetAttribute(int *, enum cudaDeviceAttr, int);
cudaError_t cudaDeviceGetByPCIBusId(int *, const char *);
cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *);
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int);
cudaError_t cudaDeviceGetGraphMemAttribute(int, enum cudaGraphMemAttributeType,
    void *);
cudaError_t cudaDeviceGetLimit(size_t *, enum cudaLimit);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *, int);
cudaError_t cudaDeviceGetNvSciSyncAttributes(void *, int, int);
cudaError_t cudaDeviceGetP2PAttribute(int *, enum cudaDeviceP2PAttr, int, int);
cudaError_t cudaDeviceGetPCIBusId(char *, int, int);
cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *);
cudaError_t cudaDeviceGetStreamPriorityRange(int *, int *);
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *,
    const struct cudaChannelFormatDesc *, int);
cudaError_t cudaDeviceGraphMemTrim(int);
cudaError_t cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *,
    cudaAsyncCallbackHandle_t *);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache);
cudaError_t cudaDeviceSetGraphMemAttribute(int, enum cudaGraphMemAttributeType,
    void *);
cudaError_t cudaDeviceSetLimit(enum cudaLimit, size_t);
cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t);
cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDeviceUnregisterAsyncNotification(int,
    cudaAsyncCallbackHandle_t);
cudaError_t cudaDriverGetVersion(int *);
cudaError_t cudaEventCreate(cudaEvent_t *);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);
cudaError_t cudaEventElapsedTime_v2(float *, cudaEvent_t, cudaEvent_t);
cudaError_t cudaEventQuery(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t VL_OR(0));
cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t VL_OR(0),
    unsigned int VL_OR(0));
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t,
    const struct cudaExternalMemoryBufferDesc *);
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *,
    cudaExternalMemory_t, const struct cudaExternalMemoryMipmappedArrayDesc *);
cudaError_t cudaFree(void *);
cudaError_t cudaFreeArray(cudaArray_t);
cudaError_t cudaFreeAsync(void *, cudaStream_t);
cudaError_t cudaFreeHost(void *);
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t);
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *, const void *);
cudaError_t cudaFuncGetName(const char **, const void *);
cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
cudaError_t cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int);
cudaError_t cudaFuncSetCacheConfig(const void *, enum cudaFuncCache);
cudaError_t cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig);
cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *,
    cudaArray_const_t);
cudaError_t cudaGetDevice(int *);
cudaError_t cudaGetDeviceCount(int *);
cudaError_t cudaGetDeviceFlags(unsigned int *);
cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *, int);
cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long,
    enum cudaDriverEntryPointQueryResult * VL_OR(0));
cudaError_t cudaGetDriverEntryPointByVersion(const char *, void **,
    unsigned int, unsigned long long,
    enum cudaDriverEntryPointQueryResult * VL_OR(0));
const char *cudaGetErrorName(cudaError_t);
const char *cudaGetErrorString(cudaError_t);
cudaError_t cudaGetExportTable(const void **, const cudaUUID_t *);
cudaError_t cudaGetFuncBySymbol(cudaFunction_t *, const void *);
cudaError_t cudaGetKernel(cudaKernel_t *, const void *);
cudaError_t cudaGetLastError(void);
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *,
    cudaMipmappedArray_const_t, unsigned int);
cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *,
    cudaSurfaceObject_t);
cudaError_t cudaGetSymbolAddress(void **, const void *);
cudaError_t cudaGetSymbolSize(size_t *, const void *);
cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *,
    cudaTextureObject_t);
cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *,
    cudaTextureObject_t);
cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *,
    cudaTextureObject_t);
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, cudaGraph_t);
cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *,
    const cudaGraphNode_t *, size_t);
cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t, const cudaGraphNode_t *,
    const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t);
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, cudaEvent_t);
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, cudaEvent_t);
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *,
    cudaGraph_t, const cudaGraphNode_t *, size_t,
    const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *,
    cudaGraph_t, const cudaGraphNode_t *, size_t,
    const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const struct cudaHostNodeParams *);
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const struct cudaKernelNodeParams *);
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, struct cudaMemAllocNodeParams *);
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, void *);
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const struct cudaMemcpy3DParms *);
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, void *, const void *, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, void *, const void *, size_t, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const void *, const void *, size_t, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, const struct cudaMemsetParams *);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, size_t, struct cudaGraphNodeParams *);
cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *, cudaGraph_t,
    const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t,
    struct cudaGraphNodeParams *);
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
cudaError_t cudaGraphClone(cudaGraph_t *, cudaGraph_t);
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *,
    cudaGraph_t, unsigned int VL_OR(0), unsigned int VL_OR(0));
cudaError_t cudaGraphCreate(cudaGraph_t *, unsigned int);
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned int);
cudaError_t cudaGraphDestroy(cudaGraph_t);
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t);
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t,
    cudaGraphNode_t, cudaGraph_t);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t);
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t,
    cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t,
    cudaEvent_t);
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t,
    cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t,
    cudaGraphNode_t, const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *);
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaHostNodeParams *);
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaKernelNodeParams *);
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaMemcpy3DParms *);
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t,
    void *, const void *, size_t, enum cudaMemcpyKind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t,
    cudaGraphNode_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t,
    cudaGraphNode_t, const void *, const void *, size_t, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    const struct cudaMemsetParams *);
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
    struct cudaGraphNodeParams *);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t,
    cudaGraphExecUpdateResultInfo *);
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t,
    struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t,
    const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t,
    struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t,
    const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *,
    size_t *);
cudaError_t cudaGraphGetEdges_v2(cudaGraph_t, cudaGraphNode_t *,
    cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
cudaError_t cudaGraphGetNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t,
    struct cudaHostNodeParams *);
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t,
    const struct cudaHostNodeParams *);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t,
    unsigned long long VL_OR(0));
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t,
    unsigned long long VL_OR(0));
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *, cudaGraph_t,
    cudaGraphInstantiateParams *);
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t,
    cudaLaunchAttributeID, cudaLaunchAttributeValue *);
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t,
    struct cudaKernelNodeParams *);
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t,
    cudaLaunchAttributeID, const cudaLaunchAttributeValue *);
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t,
    const struct cudaKernelNodeParams *);
cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t,
    struct cudaMemAllocNodeParams *);
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t,
    struct cudaMemcpy3DParms *);
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t,
    const struct cudaMemcpy3DParms *);
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *,
    const void *, size_t, enum cudaMemcpyKind);
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *,
    const void *, size_t, size_t, enum cudaMemcpyKind);
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *,
    const void *, size_t, size_t, enum cudaMemcpyKind);
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t,
    struct cudaMemsetParams *);
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t,
    const struct cudaMemsetParams *);
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t,
    cudaGraph_t);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *,
    size_t *);
cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t, cudaGraphNode_t *,
    cudaGraphEdgeData *, size_t *);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *,
    size_t *);
cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t,
    cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t,
    unsigned int *);
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t, enum cudaGraphNodeType *);
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t,
    unsigned int);
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t,
    struct cudaGraphNodeParams *);
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t,
    unsigned int VL_OR(1));
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *,
    const cudaGraphNode_t *, size_t);
cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t, const cudaGraphNode_t *,
    const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
cudaError_t cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t,
    unsigned int VL_OR(1), unsigned int VL_OR(0));
cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t);
cudaError_t cudaGraphicsMapResources(int, cudaGraphicsResource_t *,
    cudaStream_t VL_OR(0));
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *,
    cudaGraphicsResource_t);
cudaError_t cudaGraphicsResourceGetMappedPointer(void **, size_t *,
    cudaGraphicsResource_t);
cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t,
    unsigned int);
cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *,
    cudaGraphicsResource_t, unsigned int, unsigned int);
cudaError_t cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *,
    cudaStream_t VL_OR(0));
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t);
cudaError_t cudaHostAlloc(void **, size_t, unsigned int);
cudaError_t cudaHostGetDevicePointer(void **, void *, unsigned int);
cudaError_t cudaHostGetFlags(unsigned int *, void *);
cudaError_t cudaHostRegister(void *, size_t, unsigned int);
cudaError_t cudaHostUnregister(void *);
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *,
    const struct cudaExternalMemoryHandleDesc *);
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *,
    const struct cudaExternalSemaphoreHandleDesc *);
cudaError_t cudaInitDevice(int, unsigned int, unsigned int);
cudaError_t cudaIpcCloseMemHandle(void *);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);
cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned int);
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t,
    enum cudaFuncAttribute, int, int);
cudaError_t cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **,
    size_t, cudaStream_t);
cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *,
    unsigned int, unsigned int VL_OR(0));
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t,
    cudaStream_t);
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *,
    void **);
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int,
    cudaLibrary_t);
cudaError_t cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t,
    const char *);
cudaError_t cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
cudaError_t cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t);
cudaError_t cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t,
    const char *);
cudaError_t cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
cudaError_t cudaLibraryLoadData(cudaLibrary_t *, const void *,
    enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *,
    void **, unsigned int);
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *, const char *,
    enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *,
    void **, unsigned int);
cudaError_t cudaLibraryUnload(cudaLibrary_t);
cudaError_t cudaMalloc(void **, size_t);
cudaError_t cudaMalloc3D(struct cudaPitchedPtr *, struct cudaExtent);
cudaError_t cudaMalloc3DArray(cudaArray_t *,
    const struct cudaChannelFormatDesc *, struct cudaExtent,
    unsigned int VL_OR(0));
cudaError_t cudaMallocArray(cudaArray_t *, const struct cudaChannelFormatDesc *,
    size_t, size_t VL_OR(0), unsigned int VL_OR(0));
cudaError_t cudaMallocAsync(void **, size_t, cudaStream_t);
cudaError_t cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t,
    cudaStream_t);
cudaError_t cudaMallocHost(void **, size_t);
cudaError_t cudaMallocManaged(void **, size_t, unsigned int VL_OR(1));
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *,
    const struct cudaChannelFormatDesc *, struct cudaExtent, unsigned int,
    unsigned int VL_OR(0));
cudaError_t cudaMallocPitch(void **, size_t *, size_t, size_t);
cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int);
cudaError_t cudaMemAdvise_v2(const void *, size_t, enum cudaMemoryAdvise,
    struct cudaMemLocation);
cudaError_t cudaMemGetInfo(size_t *, size_t *);
cudaError_t cudaMemPoolCreate(cudaMemPool_t *, const struct cudaMemPoolProps *);
cudaError_t cudaMemPoolDestroy(cudaMemPool_t);
cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *, void *);
cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t,
    enum cudaMemAllocationHandleType, unsigned int);
cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *, cudaMemPool_t,
    struct cudaMemLocation *);
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, enum cudaMemPoolAttr,
    void *);
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *,
    enum cudaMemAllocationHandleType, unsigned int);
cudaError_t cudaMemPoolImportPointer(void **, cudaMemPool_t,
    struct cudaMemPoolPtrExportData *);
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t,
    const struct cudaMemAccessDesc *, size_t);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, enum cudaMemPoolAttr,
    void *);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t);
cudaError_t cudaMemPrefetchAsync(const void *, size_t, int,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemPrefetchAsync_v2(const void *, size_t,
    struct cudaMemLocation, unsigned int, cudaStream_t VL_OR(0));
cudaError_t cudaMemRangeGetAttribute(void *, size_t, enum cudaMemRangeAttribute,
    const void *, size_t);
cudaError_t cudaMemRangeGetAttributes(void **, size_t *,
    enum cudaMemRangeAttribute *, size_t, const void *, size_t);
cudaError_t cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind);
cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t,
    cudaArray_const_t, size_t, size_t, size_t, size_t,
    enum cudaMemcpyKind VL_OR(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t,
    size_t, enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t,
    size_t, size_t, size_t, enum cudaMemcpyKind);
cudaError_t cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t,
    size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *,
    size_t, size_t, size_t, enum cudaMemcpyKind);
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *,
    size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *);
cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *,
    size_t *, unsigned long long, cudaStream_t);
cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *);
cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t,
    cudaArray_const_t, size_t, size_t, size_t,
    enum cudaMemcpyKind VL_OR(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyBatchAsync(void **, void **, size_t *, size_t,
    struct cudaMemcpyAttributes *, size_t *, size_t, size_t *, cudaStream_t);
cudaError_t cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t,
    size_t, enum cudaMemcpyKind);
cudaError_t cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t,
    size_t, enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyFromSymbol(void *, const void *, size_t, size_t VL_OR(0),
    enum cudaMemcpyKind VL_OR(cudaMemcpyDeviceToHost));
cudaError_t cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t,
    enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyPeer(void *, int, const void *, int, size_t);
cudaError_t cudaMemcpyPeerAsync(void *, int, const void *, int, size_t,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t,
    enum cudaMemcpyKind);
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *,
    size_t, enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemcpyToSymbol(const void *, const void *, size_t,
    size_t VL_OR(0), enum cudaMemcpyKind VL_OR(cudaMemcpyHostToDevice));
cudaError_t cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t,
    enum cudaMemcpyKind, cudaStream_t VL_OR(0));
cudaError_t cudaMemset(void *, int, size_t);
cudaError_t cudaMemset2D(void *, size_t, int, size_t, size_t);
cudaError_t cudaMemset2DAsync(void *, size_t, int, size_t, size_t,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemset3D(struct cudaPitchedPtr, int, struct cudaExtent);
cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr, int, struct cudaExtent,
    cudaStream_t VL_OR(0));
cudaError_t cudaMemsetAsync(void *, int, size_t, cudaStream_t VL_OR(0));
cudaError_t cudaMipmappedArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int);
cudaError_t cudaMipmappedArrayGetSparseProperties(
    struct cudaArraySparseProperties *, cudaMipmappedArray_t);
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *,
    int, int);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *,
    int, size_t);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *,
    const void *, int, size_t, unsigned int);
cudaError_t cudaOccupancyMaxActiveClusters(int *, const void *,
    const cudaLaunchConfig_t *);
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, const void *,
    const cudaLaunchConfig_t *);
cudaError_t cudaPeekAtLastError(void);
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *,
    const void *);
cudaError_t cudaRuntimeGetVersion(int *);
cudaError_t cudaSetDevice(int);
cudaError_t cudaSetDeviceFlags(unsigned int);
cudaError_t cudaSetDoubleForDevice(double *);
cudaError_t cudaSetDoubleForHost(double *);
cudaError_t cudaSetValidDevices(int *, int);
cudaError_t cudaSignalExternalSemaphoresAsync_v2(
    const cudaExternalSemaphore_t *,
    const struct cudaExternalSemaphoreSignalParams *, unsigned int,
    cudaStream_t VL_OR(0));
cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *,
    unsigned int);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t VL_OR(0),
    unsigned int VL_OR(4));
cudaError_t cudaStreamBeginCapture(cudaStream_t, enum cudaStreamCaptureMode);
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t,
    const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t,
    enum cudaStreamCaptureMode);
cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t);
cudaError_t cudaStreamCreate(cudaStream_t *);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *, unsigned int);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *, unsigned int, int);
cudaError_t cudaStreamDestroy(cudaStream_t);
cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t *);
cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaLaunchAttributeID,
    cudaLaunchAttributeValue *);
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t,
    enum cudaStreamCaptureStatus *, unsigned long long * VL_OR(0),
    cudaGraph_t * VL_OR(0), const cudaGraphNode_t ** VL_OR(0),
    size_t * VL_OR(0));
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t,
    enum cudaStreamCaptureStatus *, unsigned long long * VL_OR(0),
    cudaGraph_t * VL_OR(0), const cudaGraphNode_t ** VL_OR(0),
    const cudaGraphEdgeData ** VL_OR(0), size_t * VL_OR(0));
cudaError_t cudaStreamGetDevice(cudaStream_t, int *);
cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned int *);
cudaError_t cudaStreamGetId(cudaStream_t, unsigned long long *);
cudaError_t cudaStreamGetPriority(cudaStream_t, int *);
cudaError_t cudaStreamIsCapturing(cudaStream_t, enum cudaStreamCaptureStatus *);
cudaError_t cudaStreamQuery(cudaStream_t);
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID,
    const cudaLaunchAttributeValue *);
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *,
    size_t, unsigned int VL_OR(0));
cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t,
    cudaGraphNode_t *, const cudaGraphEdgeData *, size_t,
    unsigned int VL_OR(0));
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t,
    unsigned int VL_OR(0));
cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *);
cudaError_t cudaThreadExit(void);
cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *);
cudaError_t cudaThreadGetLimit(size_t *, enum cudaLimit);
cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache);
cudaError_t cudaThreadSetLimit(enum cudaLimit, size_t);
cudaError_t cudaThreadSynchronize(void);
cudaError_t cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t,
    unsigned int, unsigned int);
cudaError_t cudaUserObjectRelease(cudaUserObject_t, unsigned int VL_OR(1));
cudaError_t cudaUserObjectRetain(cudaUserObject_t, unsigned int VL_OR(1));
cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *,
    const struct cudaExternalSemaphoreWaitParams *, unsigned int,
    cudaStream_t VL_OR(0));

#ifdef __cplusplus
} // extern "C"
#endif

#endif
