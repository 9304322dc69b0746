// Functions of HIP, by the names of their CUDA twins.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_HIP_FUNCTIONS_H
#define VRAMLINT_HIP_FUNCTIONS_H

#include "hip_types.h"

#define hipGetDeviceProperties hipGetDeviceProperties_v2
#define hipSignalExternalSemaphoresAsync hipSignalExternalSemaphoresAsync_v2
#define hipStreamGetCaptureInfo hipStreamGetCaptureInfo_v2
#define hipWaitExternalSemaphoresAsync hipWaitExternalSemaphoresAsync_v2

#ifdef __cplusplus
extern "C" {
#endif

hipError_t hipArrayGetInfo(struct hipChannelFormatDesc *, struct hipExtent *,
    unsigned int *, hipArray_t);
hipError_t hipArrayGetMemoryRequirements(struct hipArrayMemoryRequirements *,
    hipArray_t, int);
hipError_t hipArrayGetPlane(hipArray_t *, hipArray_t, unsigned int);
hipError_t hipArrayGetSparseProperties(struct hipArraySparseProperties *,
    hipArray_t);
hipError_t hipChooseDevice(int *, const struct hipDeviceProp *);
struct hipChannelFormatDesc hipCreateChannelDesc(int, int, int, int,
    enum hipChannelFormatKind);
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *,
    const struct hipResourceDesc *);
hipError_t hipCreateTextureObject(hipTextureObject_t *,
    const struct hipResourceDesc *, const struct hipTextureDesc *,
    const struct hipResourceViewDesc *);
hipError_t hipCtxResetPersistingL2Cache(void);
hipError_t hipDestroyExternalMemory(hipExternalMemory_t);
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t);
hipError_t hipDestroyTextureObject(hipTextureObject_t);
hipError_t hipDeviceCanAccessPeer(int *, int, int);
hipError_t hipDeviceDisablePeerAccess(int);
hipError_t hipDeviceEnablePeerAccess(int, unsigned int);
hipError_t hipDeviceFlushGPUDirectRDMAWrites(
    enum hipFlushGPUDirectRDMAWritesTarget,
    enum hipFlushGPUDirectRDMAWritesScope);
hipError_t hipDeviceGetAttribute(int *, enum hipDeviceAttr, int);
hipError_t hipDeviceGetByPCIBusId(int *, const char *);
hipError_t hipDeviceGetCacheConfig(enum hipFuncCache *);
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *, int);
hipError_t hipDeviceGetGraphMemAttribute(int, enum hipGraphMemAttributeType,
    void *);
hipError_t hipDeviceGetLimit(size_t *, enum hipLimit);
hipError_t hipDeviceGetMemPool(hipMemPool_t *, int);
hipError_t hipDeviceGetNvSciSyncAttributes(void *, int, int);
hipError_t hipDeviceGetP2PAttribute(int *, enum hipDeviceP2PAttr, int, int);
hipError_t hipDeviceGetPCIBusId(char *, int, int);
hipError_t hipDeviceGetSharedMemConfig(enum hipSharedMemConfig *);
hipError_t hipDeviceGetStreamPriorityRange(int *, int *);
hipError_t hipDeviceGetTexture1DLinearMaxWidth(size_t *,
    const struct hipChannelFormatDesc *, int);
hipError_t hipDeviceGraphMemTrim(int);
hipError_t hipDeviceRegisterAsyncNotification(int, hipAsyncCallback, void *,
    hipAsyncCallbackHandle_t *);
hipError_t hipDeviceReset(void);
hipError_t hipDeviceSetCacheConfig(enum hipFuncCache);
hipError_t hipDeviceSetGraphMemAttribute(int, enum hipGraphMemAttributeType,
    void *);
hipError_t hipDeviceSetLimit(enum hipLimit, size_t);
hipError_t hipDeviceSetMemPool(int, hipMemPool_t);
hipError_t hipDeviceSetSharedMemConfig(enum hipSharedMemConfig);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceUnregisterAsyncNotification(int, hipAsyncCallbackHandle_t);
hipError_t hipDriverGetVersion(int *);
hipError_t hipEventCreate(hipEvent_t *);
hipError_t hipEventCreateWithFlags(hipEvent_t *, unsigned int);
hipError_t hipEventDestroy(hipEvent_t);
hipError_t hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);
hipError_t hipEventElapsedTime_v2(float *, hipEvent_t, hipEvent_t);
hipError_t hipEventQuery(hipEvent_t);
hipError_t hipEventRecord(hipEvent_t, hipStream_t VL_OR(0));
hipError_t hipEventRecordWithFlags(hipEvent_t, hipStream_t VL_OR(0),
    unsigned int VL_OR(0));
hipError_t hipEventSynchronize(hipEvent_t);
hipError_t hipExternalMemoryGetMappedBuffer(void **, hipExternalMemory_t,
    const struct hipExternalMemoryBufferDesc *);
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *,
    hipExternalMemory_t, const struct hipExternalMemoryMipmappedArrayDesc *);
hipError_t hipFree(void *);
hipError_t hipFreeArray(hipArray_t);
hipError_t hipFreeAsync(void *, hipStream_t);
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t);
hipError_t hipFuncGetAttributes(struct hipFuncAttributes *, const void *);
hipError_t hipFuncGetName(const char **, const void *);
hipError_t hipFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
hipError_t hipFuncSetAttribute(const void *, enum hipFuncAttribute, int);
hipError_t hipFuncSetCacheConfig(const void *, enum hipFuncCache);
hipError_t hipFuncSetSharedMemConfig(const void *, enum hipSharedMemConfig);
hipError_t hipGetChannelDesc(struct hipChannelFormatDesc *, hipArray_const_t);
hipError_t hipGetDevice(int *);
hipError_t hipGetDeviceCount(int *);
hipError_t hipGetDeviceFlags(unsigned int *);
hipError_t hipGetDeviceProperties_v2(struct hipDeviceProp *, int);
const char *hipGetErrorName(hipError_t);
const char *hipGetErrorString(hipError_t);
hipError_t hipGetFuncBySymbol(hipFunction_t *, const void *);
hipError_t hipGetKernel(hipKernel_t *, const void *);
hipError_t hipGetLastError(void);
hipError_t hipGetMipmappedArrayLevel(hipArray_t *, hipMipmappedArray_const_t,
    unsigned int);
hipError_t hipGetSurfaceObjectResourceDesc(struct hipResourceDesc *,
    hipSurfaceObject_t);
hipError_t hipGetSymbolAddress(void **, const void *);
hipError_t hipGetSymbolSize(size_t *, const void *);
hipError_t hipGetTextureObjectResourceDesc(struct hipResourceDesc *,
    hipTextureObject_t);
hipError_t hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *,
    hipTextureObject_t);
hipError_t hipGetTextureObjectTextureDesc(struct hipTextureDesc *,
    hipTextureObject_t);
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, hipGraph_t);
hipError_t hipGraphAddDependencies(hipGraph_t, const hipGraphNode_t *,
    const hipGraphNode_t *, size_t);
hipError_t hipGraphAddDependencies_v2(hipGraph_t, const hipGraphNode_t *,
    const hipGraphNode_t *, const hipGraphEdgeData *, size_t);
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t);
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, hipEvent_t);
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, hipEvent_t);
hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t,
    const struct hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t,
    const struct hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphAddHostNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, const struct hipHostNodeParams *);
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, struct hipMemAllocNodeParams *);
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, void *);
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, const struct hipMemcpy3DParms *);
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, void *, const void *, size_t,
    enum hipMemcpyKind);
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, void *, const void *, size_t, size_t,
    enum hipMemcpyKind);
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, const void *, const void *, size_t, size_t,
    enum hipMemcpyKind);
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, size_t, const struct hipMemsetParams *);
hipError_t hipGraphAddNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *,
    size_t, struct hipGraphNodeParams *);
hipError_t hipGraphAddNode_v2(hipGraphNode_t *, hipGraph_t,
    const hipGraphNode_t *, const hipGraphEdgeData *, size_t,
    struct hipGraphNodeParams *);
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t, hipGraph_t *);
hipError_t hipGraphClone(hipGraph_t *, hipGraph_t);
hipError_t hipGraphConditionalHandleCreate(hipGraphConditionalHandle *,
    hipGraph_t, unsigned int VL_OR(0), unsigned int VL_OR(0));
hipError_t hipGraphCreate(hipGraph_t *, unsigned int);
hipError_t hipGraphDebugDotPrint(hipGraph_t, const char *, unsigned int);
hipError_t hipGraphDestroy(hipGraph_t);
hipError_t hipGraphDestroyNode(hipGraphNode_t);
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t, hipEvent_t *);
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t, hipEvent_t);
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t, hipEvent_t *);
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t, hipEvent_t);
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    hipGraph_t);
hipError_t hipGraphExecDestroy(hipGraphExec_t);
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t, hipGraphNode_t,
    hipEvent_t);
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t, hipGraphNode_t,
    hipEvent_t);
hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t,
    hipGraphNode_t, const struct hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t,
    hipGraphNode_t, const struct hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphExecGetFlags(hipGraphExec_t, unsigned long long *);
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const struct hipHostNodeParams *);
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const struct hipMemcpy3DParms *);
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t, hipGraphNode_t,
    void *, const void *, size_t, enum hipMemcpyKind);
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t,
    hipGraphNode_t, void *, const void *, size_t, size_t, enum hipMemcpyKind);
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t,
    hipGraphNode_t, const void *, const void *, size_t, size_t,
    enum hipMemcpyKind);
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    const struct hipMemsetParams *);
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    struct hipGraphNodeParams *);
hipError_t hipGraphExecUpdate(hipGraphExec_t, hipGraph_t,
    hipGraphExecUpdateResultInfo *);
hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t,
    struct hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t,
    const struct hipExternalSemaphoreSignalNodeParams *);
hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t,
    struct hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t,
    const struct hipExternalSemaphoreWaitNodeParams *);
hipError_t hipGraphGetEdges(hipGraph_t, hipGraphNode_t *, hipGraphNode_t *,
    size_t *);
hipError_t hipGraphGetEdges_v2(hipGraph_t, hipGraphNode_t *, hipGraphNode_t *,
    hipGraphEdgeData *, size_t *);
hipError_t hipGraphGetNodes(hipGraph_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphGetRootNodes(hipGraph_t, hipGraphNode_t *, size_t *);
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t,
    struct hipHostNodeParams *);
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t,
    const struct hipHostNodeParams *);
hipError_t hipGraphInstantiate(hipGraphExec_t *, hipGraph_t,
    unsigned long long VL_OR(0));
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *, hipGraph_t,
    unsigned long long VL_OR(0));
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *, hipGraph_t,
    hipGraphInstantiateParams *);
hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t);
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t,
    struct hipMemAllocNodeParams *);
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t, void *);
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t,
    struct hipMemcpy3DParms *);
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t,
    const struct hipMemcpy3DParms *);
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t, void *, const void *,
    size_t, enum hipMemcpyKind);
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t, void *,
    const void *, size_t, size_t, enum hipMemcpyKind);
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t, const void *,
    const void *, size_t, size_t, enum hipMemcpyKind);
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t,
    struct hipMemsetParams *);
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t,
    const struct hipMemsetParams *);
hipError_t hipGraphNodeFindInClone(hipGraphNode_t *, hipGraphNode_t,
    hipGraph_t);
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t, hipGraphNode_t *,
    size_t *);
hipError_t hipGraphNodeGetDependencies_v2(hipGraphNode_t, hipGraphNode_t *,
    hipGraphEdgeData *, size_t *);
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t, hipGraphNode_t *,
    size_t *);
hipError_t hipGraphNodeGetDependentNodes_v2(hipGraphNode_t, hipGraphNode_t *,
    hipGraphEdgeData *, size_t *);
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t, hipGraphNode_t,
    unsigned int *);
hipError_t hipGraphNodeGetType(hipGraphNode_t, enum hipGraphNodeType *);
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned int);
hipError_t hipGraphNodeSetParams(hipGraphNode_t, struct hipGraphNodeParams *);
hipError_t hipGraphReleaseUserObject(hipGraph_t, hipUserObject_t,
    unsigned int VL_OR(1));
hipError_t hipGraphRemoveDependencies(hipGraph_t, const hipGraphNode_t *,
    const hipGraphNode_t *, size_t);
hipError_t hipGraphRemoveDependencies_v2(hipGraph_t, const hipGraphNode_t *,
    const hipGraphNode_t *, const hipGraphEdgeData *, size_t);
hipError_t hipGraphRetainUserObject(hipGraph_t, hipUserObject_t,
    unsigned int VL_OR(1), unsigned int VL_OR(0));
hipError_t hipGraphUpload(hipGraphExec_t, hipStream_t);
hipError_t hipGraphicsMapResources(int, hipGraphicsResource_t *,
    hipStream_t VL_OR(0));
hipError_t hipGraphicsResourceGetMappedMipmappedArray(hipMipmappedArray_t *,
    hipGraphicsResource_t);
hipError_t hipGraphicsResourceGetMappedPointer(void **, size_t *,
    hipGraphicsResource_t);
hipError_t hipGraphicsResourceSetMapFlags(hipGraphicsResource_t, unsigned int);
hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t *,
    hipGraphicsResource_t, unsigned int, unsigned int);
hipError_t hipGraphicsUnmapResources(int, hipGraphicsResource_t *,
    hipStream_t VL_OR(0));
hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t);
hipError_t hipHostAlloc(void **, size_t, unsigned int);
hipError_t hipHostFree(void *);
hipError_t hipHostGetDevicePointer(void **, void *, unsigned int);
hipError_t hipHostGetFlags(unsigned int *, void *);
hipError_t hipHostRegister(void *, size_t, unsigned int);
hipError_t hipHostUnregister(void *);
hipError_t hipImportExternalMemory(hipExternalMemory_t *,
    const struct hipExternalMemoryHandleDesc *);
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *,
    const struct hipExternalSemaphoreHandleDesc *);
hipError_t hipInitDevice(int, unsigned int, unsigned int);
hipError_t hipIpcCloseMemHandle(void *);
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *, hipEvent_t);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *, void *);
hipError_t hipIpcOpenEventHandle(hipEvent_t *, hipIpcEventHandle_t);
hipError_t hipIpcOpenMemHandle(void **, hipIpcMemHandle_t, unsigned int);
hipError_t hipKernelSetAttributeForDevice(hipKernel_t, enum hipFuncAttribute,
    int, int);
hipError_t hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t,
    hipStream_t);
hipError_t hipLaunchCooperativeKernelMultiDevice(struct hipLaunchParams *,
    unsigned int, unsigned int VL_OR(0));
hipError_t hipLaunchHostFunc(hipStream_t, hipHostFn_t, void *);
hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t,
    hipStream_t);
hipError_t hipLaunchKernelExC(const hipLaunchConfig_t *, const void *, void **);
hipError_t hipLibraryEnumerateKernels(hipKernel_t *, unsigned int,
    hipLibrary_t);
hipError_t hipLibraryGetGlobal(void **, size_t *, hipLibrary_t, const char *);
hipError_t hipLibraryGetKernel(hipKernel_t *, hipLibrary_t, const char *);
hipError_t hipLibraryGetKernelCount(unsigned int *, hipLibrary_t);
hipError_t hipLibraryGetManaged(void **, size_t *, hipLibrary_t, const char *);
hipError_t hipLibraryGetUnifiedFunction(void **, hipLibrary_t, const char *);
hipError_t hipLibraryLoadData(hipLibrary_t *, const void *, enum hipJitOption *,
    void **, unsigned int, enum hipLibraryOption *, void **, unsigned int);
hipError_t hipLibraryLoadFromFile(hipLibrary_t *, const char *,
    enum hipJitOption *, void **, unsigned int, enum hipLibraryOption *,
    void **, unsigned int);
hipError_t hipLibraryUnload(hipLibrary_t);
hipError_t hipMalloc(void **, size_t);
hipError_t hipMalloc3D(struct hipPitchedPtr *, struct hipExtent);
hipError_t hipMalloc3DArray(hipArray_t *, const struct hipChannelFormatDesc *,
    struct hipExtent, unsigned int VL_OR(0));
hipError_t hipMallocArray(hipArray_t *, const struct hipChannelFormatDesc *,
    size_t, size_t VL_OR(0), unsigned int VL_OR(0));
hipError_t hipMallocAsync(void **, size_t, hipStream_t);
hipError_t hipMallocFromPoolAsync(void **, size_t, hipMemPool_t, hipStream_t);
hipError_t hipMallocHost(void **, size_t);
hipError_t hipMallocManaged(void **, size_t, unsigned int VL_OR(1));
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *,
    const struct hipChannelFormatDesc *, struct hipExtent, unsigned int,
    unsigned int VL_OR(0));
hipError_t hipMallocPitch(void **, size_t *, size_t, size_t);
hipError_t hipMemAdvise(const void *, size_t, enum hipMemoryAdvise, int);
hipError_t hipMemAdvise_v2(const void *, size_t, enum hipMemoryAdvise,
    struct hipMemLocation);
hipError_t hipMemGetInfo(size_t *, size_t *);
hipError_t hipMemPoolCreate(hipMemPool_t *, const struct hipMemPoolProps *);
hipError_t hipMemPoolDestroy(hipMemPool_t);
hipError_t hipMemPoolExportPointer(struct hipMemPoolPtrExportData *, void *);
hipError_t hipMemPoolExportToShareableHandle(void *, hipMemPool_t,
    enum hipMemAllocationHandleType, unsigned int);
hipError_t hipMemPoolGetAccess(enum hipMemAccessFlags *, hipMemPool_t,
    struct hipMemLocation *);
hipError_t hipMemPoolGetAttribute(hipMemPool_t, enum hipMemPoolAttr, void *);
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t *, void *,
    enum hipMemAllocationHandleType, unsigned int);
hipError_t hipMemPoolImportPointer(void **, hipMemPool_t,
    struct hipMemPoolPtrExportData *);
hipError_t hipMemPoolSetAccess(hipMemPool_t, const struct hipMemAccessDesc *,
    size_t);
hipError_t hipMemPoolSetAttribute(hipMemPool_t, enum hipMemPoolAttr, void *);
hipError_t hipMemPoolTrimTo(hipMemPool_t, size_t);
hipError_t hipMemPrefetchAsync(const void *, size_t, int, hipStream_t VL_OR(0));
hipError_t hipMemPrefetchAsync_v2(const void *, size_t, struct hipMemLocation,
    unsigned int, hipStream_t VL_OR(0));
hipError_t hipMemRangeGetAttribute(void *, size_t, enum hipMemRangeAttribute,
    const void *, size_t);
hipError_t hipMemRangeGetAttributes(void **, size_t *,
    enum hipMemRangeAttribute *, size_t, const void *, size_t);
hipError_t hipMemcpy(void *, const void *, size_t, enum hipMemcpyKind);
hipError_t hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t,
    enum hipMemcpyKind);
hipError_t hipMemcpy2DArrayToArray(hipArray_t, size_t, size_t, hipArray_const_t,
    size_t, size_t, size_t, size_t,
    enum hipMemcpyKind VL_OR(hipMemcpyDeviceToDevice));
hipError_t hipMemcpy2DAsync(void *, size_t, const void *, size_t, size_t,
    size_t, enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpy2DFromArray(void *, size_t, hipArray_const_t, size_t,
    size_t, size_t, size_t, enum hipMemcpyKind);
hipError_t hipMemcpy2DFromArrayAsync(void *, size_t, hipArray_const_t, size_t,
    size_t, size_t, size_t, enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpy2DToArray(hipArray_t, size_t, size_t, const void *, size_t,
    size_t, size_t, enum hipMemcpyKind);
hipError_t hipMemcpy2DToArrayAsync(hipArray_t, size_t, size_t, const void *,
    size_t, size_t, size_t, enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpy3D(const struct hipMemcpy3DParms *);
hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *,
    hipStream_t VL_OR(0));
hipError_t hipMemcpy3DBatchAsync(size_t, struct hipMemcpy3DBatchOp *, size_t *,
    unsigned long long, hipStream_t);
hipError_t hipMemcpy3DPeer(const struct hipMemcpy3DPeerParms *);
hipError_t hipMemcpy3DPeerAsync(const struct hipMemcpy3DPeerParms *,
    hipStream_t VL_OR(0));
hipError_t hipMemcpyArrayToArray(hipArray_t, size_t, size_t, hipArray_const_t,
    size_t, size_t, size_t, enum hipMemcpyKind VL_OR(hipMemcpyDeviceToDevice));
hipError_t hipMemcpyAsync(void *, const void *, size_t, enum hipMemcpyKind,
    hipStream_t VL_OR(0));
hipError_t hipMemcpyBatchAsync(void **, void **, size_t *, size_t,
    struct hipMemcpyAttributes *, size_t *, size_t, size_t *, hipStream_t);
hipError_t hipMemcpyFromArray(void *, hipArray_const_t, size_t, size_t, size_t,
    enum hipMemcpyKind);
hipError_t hipMemcpyFromArrayAsync(void *, hipArray_const_t, size_t, size_t,
    size_t, enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpyFromSymbol(void *, const void *, size_t, size_t VL_OR(0),
    enum hipMemcpyKind VL_OR(hipMemcpyDeviceToHost));
hipError_t hipMemcpyFromSymbolAsync(void *, const void *, size_t, size_t,
    enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpyPeer(void *, int, const void *, int, size_t);
hipError_t hipMemcpyPeerAsync(void *, int, const void *, int, size_t,
    hipStream_t VL_OR(0));
hipError_t hipMemcpyToArray(hipArray_t, size_t, size_t, const void *, size_t,
    enum hipMemcpyKind);
hipError_t hipMemcpyToArrayAsync(hipArray_t, size_t, size_t, const void *,
    size_t, enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemcpyToSymbol(const void *, const void *, size_t,
    size_t VL_OR(0), enum hipMemcpyKind VL_OR(hipMemcpyHostToDevice));
hipError_t hipMemcpyToSymbolAsync(const void *, const void *, size_t, size_t,
    enum hipMemcpyKind, hipStream_t VL_OR(0));
hipError_t hipMemset(void *, int, size_t);
hipError_t hipMemset2D(void *, size_t, int, size_t, size_t);
hipError_t hipMemset2DAsync(void *, size_t, int, size_t, size_t,
    hipStream_t VL_OR(0));
hipError_t hipMemset3D(struct hipPitchedPtr, int, struct hipExtent);
hipError_t hipMemset3DAsync(struct hipPitchedPtr, int, struct hipExtent,
    hipStream_t VL_OR(0));
hipError_t hipMemsetAsync(void *, int, size_t, hipStream_t VL_OR(0));
hipError_t hipMipmappedArrayGetMemoryRequirements(
    struct hipArrayMemoryRequirements *, hipMipmappedArray_t, int);
hipError_t hipMipmappedArrayGetSparseProperties(
    struct hipArraySparseProperties *, hipMipmappedArray_t);
hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int,
    int);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *,
    int, size_t);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *,
    const void *, int, size_t, unsigned int);
hipError_t hipOccupancyMaxActiveClusters(int *, const void *,
    const hipLaunchConfig_t *);
hipError_t hipOccupancyMaxPotentialClusterSize(int *, const void *,
    const hipLaunchConfig_t *);
hipError_t hipPeekAtLastError(void);
hipError_t hipPointerGetAttributes(struct hipPointerAttributes *, const void *);
hipError_t hipRuntimeGetVersion(int *);
hipError_t hipSetDevice(int);
hipError_t hipSetDeviceFlags(unsigned int);
hipError_t hipSetDoubleForDevice(double *);
hipError_t hipSetDoubleForHost(double *);
hipError_t hipSetValidDevices(int *, int);
hipError_t hipSignalExternalSemaphoresAsync_v2(const hipExternalSemaphore_t *,
    const struct hipExternalSemaphoreSignalParams *, unsigned int,
    hipStream_t VL_OR(0));
hipError_t hipStreamAddCallback(hipStream_t, hipStreamCallback_t, void *,
    unsigned int);
hipError_t hipStreamAttachMemAsync(hipStream_t, void *, size_t VL_OR(0),
    unsigned int VL_OR(4));
hipError_t hipStreamBeginCapture(hipStream_t, enum hipStreamCaptureMode);
hipError_t hipStreamBeginCaptureToGraph(hipStream_t, hipGraph_t,
    const hipGraphNode_t *, const hipGraphEdgeData *, size_t,
    enum hipStreamCaptureMode);
hipError_t hipStreamCopyAttributes(hipStream_t, hipStream_t);
hipError_t hipStreamCreate(hipStream_t *);
hipError_t hipStreamCreateWithFlags(hipStream_t *, unsigned int);
hipError_t hipStreamCreateWithPriority(hipStream_t *, unsigned int, int);
hipError_t hipStreamDestroy(hipStream_t);
hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t *);
hipError_t hipStreamGetAttribute(hipStream_t, hipLaunchAttributeID,
    hipLaunchAttributeValue *);
hipError_t hipStreamGetCaptureInfo_v2(hipStream_t,
    enum hipStreamCaptureStatus *, unsigned long long * VL_OR(0),
    hipGraph_t * VL_OR(0), const hipGraphNode_t ** VL_OR(0), size_t * VL_OR(0));
hipError_t hipStreamGetCaptureInfo_v3(hipStream_t,
    enum hipStreamCaptureStatus *, unsigned long long * VL_OR(0),
    hipGraph_t * VL_OR(0), const hipGraphNode_t ** VL_OR(0),
    const hipGraphEdgeData ** VL_OR(0), size_t * VL_OR(0));
hipError_t hipStreamGetDevice(hipStream_t, int *);
hipError_t hipStreamGetFlags(hipStream_t, unsigned int *);
hipError_t hipStreamGetId(hipStream_t, unsigned long long *);
hipError_t hipStreamGetPriority(hipStream_t, int *);
hipError_t hipStreamIsCapturing(hipStream_t, enum hipStreamCaptureStatus *);
hipError_t hipStreamQuery(hipStream_t);
hipError_t hipStreamSetAttribute(hipStream_t, hipLaunchAttributeID,
    const hipLaunchAttributeValue *);
hipError_t hipStreamSynchronize(hipStream_t);
hipError_t hipStreamUpdateCaptureDependencies(hipStream_t, hipGraphNode_t *,
    size_t, unsigned int VL_OR(0));
hipError_t hipStreamUpdateCaptureDependencies_v2(hipStream_t, hipGraphNode_t *,
    const hipGraphEdgeData *, size_t, unsigned int VL_OR(0));
hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned int VL_OR(0));
hipError_t hipUserObjectCreate(hipUserObject_t *, void *, hipHostFn_t,
    unsigned int, unsigned int);
hipError_t hipUserObjectRelease(hipUserObject_t, unsigned int VL_OR(1));
hipError_t hipUserObjectRetain(hipUserObject_t, unsigned int VL_OR(1));
hipError_t hipWaitExternalSemaphoresAsync_v2(const hipExternalSemaphore_t *,
    const struct hipExternalSemaphoreWaitParams *, unsigned int,
    hipStream_t VL_OR(0));

#ifdef __cplusplus
} // extern "C"
#endif

#endif
