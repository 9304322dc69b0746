// Functions of the CUDA driver interface.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_DRIVER_FUNCTIONS_H
#define VRAMLINT_DRIVER_FUNCTIONS_H

#include "driver_types.h"

#define cuArray3DCreate cuArray3DCreate_v2
#define cuArray3DGetDescriptor cuArray3DGetDescriptor_v2
#define cuArrayCreate cuArrayCreate_v2
#define cuArrayGetDescriptor cuArrayGetDescriptor_v2
#define cuCtxCreate cuCtxCreate_v2
#define cuCtxDestroy cuCtxDestroy_v2
#define cuCtxPopCurrent cuCtxPopCurrent_v2
#define cuCtxPushCurrent cuCtxPushCurrent_v2
#define cuDevicePrimaryCtxRelease cuDevicePrimaryCtxRelease_v2
#define cuDevicePrimaryCtxReset cuDevicePrimaryCtxReset_v2
#define cuDevicePrimaryCtxSetFlags cuDevicePrimaryCtxSetFlags_v2
#define cuDeviceTotalMem cuDeviceTotalMem_v2
#define cuEventDestroy cuEventDestroy_v2
#define cuGetProcAddress cuGetProcAddress_v2
#define cuGraphAddKernelNode cuGraphAddKernelNode_v2
#define cuGraphExecKernelNodeSetParams cuGraphExecKernelNodeSetParams_v2
#define cuGraphExecUpdate cuGraphExecUpdate_v2
#define cuGraphInstantiate cuGraphInstantiateWithFlags
#define cuGraphKernelNodeGetParams cuGraphKernelNodeGetParams_v2
#define cuGraphKernelNodeSetParams cuGraphKernelNodeSetParams_v2
#define cuGraphicsResourceGetMappedPointer cuGraphicsResourceGetMappedPointer_v2
#define cuGraphicsResourceSetMapFlags cuGraphicsResourceSetMapFlags_v2
#define cuIpcOpenMemHandle cuIpcOpenMemHandle_v2
#define cuLinkAddData cuLinkAddData_v2
#define cuLinkAddFile cuLinkAddFile_v2
#define cuLinkCreate cuLinkCreate_v2
#define cuMemAlloc cuMemAlloc_v2
#define cuMemAllocHost cuMemAllocHost_v2
#define cuMemAllocPitch cuMemAllocPitch_v2
#define cuMemFree cuMemFree_v2
#define cuMemGetAddressRange cuMemGetAddressRange_v2
#define cuMemGetInfo cuMemGetInfo_v2
#define cuMemHostGetDevicePointer cuMemHostGetDevicePointer_v2
#define cuMemHostRegister cuMemHostRegister_v2
#define cuMemcpy2D cuMemcpy2D_v2
#define cuMemcpy2DAsync cuMemcpy2DAsync_v2
#define cuMemcpy2DUnaligned cuMemcpy2DUnaligned_v2
#define cuMemcpy3D cuMemcpy3D_v2
#define cuMemcpy3DAsync cuMemcpy3DAsync_v2
#define cuMemcpyAtoA cuMemcpyAtoA_v2
#define cuMemcpyAtoD cuMemcpyAtoD_v2
#define cuMemcpyAtoH cuMemcpyAtoH_v2
#define cuMemcpyAtoHAsync cuMemcpyAtoHAsync_v2
#define cuMemcpyDtoA cuMemcpyDtoA_v2
#define cuMemcpyDtoD cuMemcpyDtoD_v2
#define cuMemcpyDtoDAsync cuMemcpyDtoDAsync_v2
#define cuMemcpyDtoH cuMemcpyDtoH_v2
#define cuMemcpyDtoHAsync cuMemcpyDtoHAsync_v2
#define cuMemcpyHtoA cuMemcpyHtoA_v2
#define cuMemcpyHtoAAsync cuMemcpyHtoAAsync_v2
#define cuMemcpyHtoD cuMemcpyHtoD_v2
#define cuMemcpyHtoDAsync cuMemcpyHtoDAsync_v2
#define cuMemsetD16 cuMemsetD16_v2
#define cuMemsetD2D16 cuMemsetD2D16_v2
#define cuMemsetD2D32 cuMemsetD2D32_v2
#define cuMemsetD2D8 cuMemsetD2D8_v2
#define cuMemsetD32 cuMemsetD32_v2
#define cuMemsetD8 cuMemsetD8_v2
#define cuModuleGetGlobal cuModuleGetGlobal_v2
#define cuStreamBatchMemOp cuStreamBatchMemOp_v2
#define cuStreamBeginCapture cuStreamBeginCapture_v2
#define cuStreamDestroy cuStreamDestroy_v2
#define cuStreamGetCaptureInfo cuStreamGetCaptureInfo_v2
#define cuStreamWaitValue32 cuStreamWaitValue32_v2
#define cuStreamWaitValue64 cuStreamWaitValue64_v2
#define cuStreamWriteValue32 cuStreamWriteValue32_v2
#define cuStreamWriteValue64 cuStreamWriteValue64_v2
#define cuTexRefGetAddress cuTexRefGetAddress_v2
#define cuTexRefSetAddress cuTexRefSetAddress_v2
#define cuTexRefSetAddress2D cuTexRefSetAddress2D_v3

#ifdef __cplusplus
extern "C" {
#endif

CUresult cuArray3DCreate_v2(CUarray *, const CUDA_ARRAY3D_DESCRIPTOR *);
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *, CUarray);
CUresult cuArrayCreate_v2(CUarray *, const CUDA_ARRAY_DESCRIPTOR *);
CUresult cuArrayDestroy(CUarray);
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *, CUarray);
CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *, CUarray,
    CUdevice);
CUresult cuArrayGetPlane(CUarray *, CUarray, unsigned int);
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *, CUarray);
CUresult cuCheckpointProcessCheckpoint(int, CUcheckpointCheckpointArgs *);
CUresult cuCheckpointProcessGetRestoreThreadId(int, int *);
CUresult cuCheckpointProcessGetState(int, CUprocessState *);
CUresult cuCheckpointProcessLock(int, CUcheckpointLockArgs *);
CUresult cuCheckpointProcessRestore(int, CUcheckpointRestoreArgs *);
CUresult cuCheckpointProcessUnlock(int, CUcheckpointUnlockArgs *);
CUresult cuCoredumpGetAttribute(CUcoredumpSettings, void *, size_t *);
CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings, void *, size_t *);
CUresult cuCoredumpSetAttribute(CUcoredumpSettings, void *, size_t *);
CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings, void *, size_t *);
CUresult cuCtxAttach(CUcontext *, unsigned int);
CUresult cuCtxCreate_v2(CUcontext *, unsigned int, CUdevice);
CUresult cuCtxCreate_v3(CUcontext *, CUexecAffinityParam *, int, unsigned int,
    CUdevice);
CUresult cuCtxCreate_v4(CUcontext *, CUctxCreateParams *, unsigned int,
    CUdevice);
CUresult cuCtxDestroy_v2(CUcontext);
CUresult cuCtxDetach(CUcontext);
CUresult cuCtxDisablePeerAccess(CUcontext);
CUresult cuCtxEnablePeerAccess(CUcontext, unsigned int);
CUresult cuCtxFromGreenCtx(CUcontext *, CUgreenCtx);
CUresult cuCtxGetApiVersion(CUcontext, unsigned int *);
CUresult cuCtxGetCacheConfig(CUfunc_cache *);
CUresult cuCtxGetCurrent(CUcontext *);
CUresult cuCtxGetDevResource(CUcontext, CUdevResource *, CUdevResourceType);
CUresult cuCtxGetDevice(CUdevice *);
CUresult cuCtxGetExecAffinity(CUexecAffinityParam *, CUexecAffinityType);
CUresult cuCtxGetFlags(unsigned int *);
CUresult cuCtxGetId(CUcontext, unsigned long long *);
CUresult cuCtxGetLimit(size_t *, CUlimit);
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *);
CUresult cuCtxGetStreamPriorityRange(int *, int *);
CUresult cuCtxPopCurrent_v2(CUcontext *);
CUresult cuCtxPushCurrent_v2(CUcontext);
CUresult cuCtxRecordEvent(CUcontext, CUevent);
CUresult cuCtxResetPersistingL2Cache(void);
CUresult cuCtxSetCacheConfig(CUfunc_cache);
CUresult cuCtxSetCurrent(CUcontext);
CUresult cuCtxSetFlags(unsigned int);
CUresult cuCtxSetLimit(CUlimit, size_t);
CUresult cuCtxSetSharedMemConfig(CUsharedconfig);
CUresult cuCtxSynchronize(void);
CUresult cuCtxWaitEvent(CUcontext, CUevent);
CUresult cuDestroyExternalMemory(CUexternalMemory);
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore);
CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *, CUdevResource *,
    unsigned int);
CUresult cuDevSmResourceSplitByCount(CUdevResource *, unsigned int *,
    const CUdevResource *, CUdevResource *, unsigned int, unsigned int);
CUresult cuDeviceCanAccessPeer(int *, CUdevice, CUdevice);
CUresult cuDeviceComputeCapability(int *, int *, CUdevice);
CUresult cuDeviceGet(CUdevice *, int);
CUresult cuDeviceGetAttribute(int *, CUdevice_attribute, CUdevice);
CUresult cuDeviceGetByPCIBusId(CUdevice *, const char *);
CUresult cuDeviceGetCount(int *);
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *, CUdevice);
CUresult cuDeviceGetDevResource(CUdevice, CUdevResource *, CUdevResourceType);
CUresult cuDeviceGetExecAffinitySupport(int *, CUexecAffinityType, CUdevice);
CUresult cuDeviceGetGraphMemAttribute(CUdevice, CUgraphMem_attribute, void *);
CUresult cuDeviceGetLuid(char *, unsigned int *, CUdevice);
CUresult cuDeviceGetMemPool(CUmemoryPool *, CUdevice);
CUresult cuDeviceGetName(char *, int, CUdevice);
CUresult cuDeviceGetNvSciSyncAttributes(void *, CUdevice, int);
CUresult cuDeviceGetP2PAttribute(int *, CUdevice_P2PAttribute, CUdevice,
    CUdevice);
CUresult cuDeviceGetPCIBusId(char *, int, CUdevice);
CUresult cuDeviceGetProperties(CUdevprop *, CUdevice);
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *, CUarray_format,
    unsigned int, CUdevice);
CUresult cuDeviceGetUuid(CUuuid *, CUdevice);
CUresult cuDeviceGetUuid_v2(CUuuid *, CUdevice);
CUresult cuDeviceGraphMemTrim(CUdevice);
CUresult cuDevicePrimaryCtxGetState(CUdevice, unsigned int *, int *);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice);
CUresult cuDevicePrimaryCtxReset_v2(CUdevice);
CUresult cuDevicePrimaryCtxRetain(CUcontext *, CUdevice);
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice, unsigned int);
CUresult cuDeviceRegisterAsyncNotification(CUdevice, CUasyncCallback, void *,
    CUasyncCallbackHandle *);
CUresult cuDeviceSetGraphMemAttribute(CUdevice, CUgraphMem_attribute, void *);
CUresult cuDeviceSetMemPool(CUdevice, CUmemoryPool);
CUresult cuDeviceTotalMem_v2(size_t *, CUdevice);
CUresult cuDeviceUnregisterAsyncNotification(CUdevice, CUasyncCallbackHandle);
CUresult cuDriverGetVersion(int *);
CUresult cuEventCreate(CUevent *, unsigned int);
CUresult cuEventDestroy_v2(CUevent);
CUresult cuEventElapsedTime(float *, CUevent, CUevent);
CUresult cuEventElapsedTime_v2(float *, CUevent, CUevent);
CUresult cuEventQuery(CUevent);
CUresult cuEventRecord(CUevent, CUstream);
CUresult cuEventRecordWithFlags(CUevent, CUstream, unsigned int);
CUresult cuEventSynchronize(CUevent);
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *, CUexternalMemory,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *);
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *,
    CUexternalMemory, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *);
CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget,
    CUflushGPUDirectRDMAWritesScope);
CUresult cuFuncGetAttribute(int *, CUfunction_attribute, CUfunction);
CUresult cuFuncGetModule(CUmodule *, CUfunction);
CUresult cuFuncGetName(const char **, CUfunction);
CUresult cuFuncGetParamInfo(CUfunction, size_t, size_t *, size_t *);
CUresult cuFuncIsLoaded(CUfunctionLoadingState *, CUfunction);
CUresult cuFuncLoad(CUfunction);
CUresult cuFuncSetAttribute(CUfunction, CUfunction_attribute, int);
CUresult cuFuncSetBlockShape(CUfunction, int, int, int);
CUresult cuFuncSetCacheConfig(CUfunction, CUfunc_cache);
CUresult cuFuncSetSharedMemConfig(CUfunction, CUsharedconfig);
CUresult cuFuncSetSharedSize(CUfunction, unsigned int);
CUresult cuGetErrorName(CUresult, const char **);
CUresult cuGetErrorString(CUresult, const char **);
CUresult cuGetExportTable(const void **, const CUuuid *);
CUresult cuGetProcAddress_v2(const char *, void **, int, cuuint64_t,
    CUdriverProcAddressQueryResult *);
CUresult cuGraphAddBatchMemOpNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
CUresult cuGraphAddChildGraphNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, CUgraph);
CUresult cuGraphAddDependencies(CUgraph, const CUgraphNode *,
    const CUgraphNode *, size_t);
CUresult cuGraphAddDependencies_v2(CUgraph, const CUgraphNode *,
    const CUgraphNode *, const CUgraphEdgeData *, size_t);
CUresult cuGraphAddEmptyNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t);
CUresult cuGraphAddEventRecordNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, CUevent);
CUresult cuGraphAddEventWaitNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, CUevent);
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *, CUgraph,
    const CUgraphNode *, size_t, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *, CUgraph,
    const CUgraphNode *, size_t, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
CUresult cuGraphAddHostNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
    const CUDA_HOST_NODE_PARAMS *);
CUresult cuGraphAddKernelNode_v2(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, const CUDA_KERNEL_NODE_PARAMS *);
CUresult cuGraphAddMemAllocNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, CUDA_MEM_ALLOC_NODE_PARAMS *);
CUresult cuGraphAddMemFreeNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, CUdeviceptr);
CUresult cuGraphAddMemcpyNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, const CUDA_MEMCPY3D *, CUcontext);
CUresult cuGraphAddMemsetNode(CUgraphNode *, CUgraph, const CUgraphNode *,
    size_t, const CUDA_MEMSET_NODE_PARAMS *, CUcontext);
CUresult cuGraphAddNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
    CUgraphNodeParams *);
CUresult cuGraphAddNode_v2(CUgraphNode *, CUgraph, const CUgraphNode *,
    const CUgraphEdgeData *, size_t, CUgraphNodeParams *);
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *);
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode, CUgraph *);
CUresult cuGraphClone(CUgraph *, CUgraph);
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *, CUgraph,
    CUcontext, unsigned int, unsigned int);
CUresult cuGraphCreate(CUgraph *, unsigned int);
CUresult cuGraphDebugDotPrint(CUgraph, const char *, unsigned int);
CUresult cuGraphDestroy(CUgraph);
CUresult cuGraphDestroyNode(CUgraphNode);
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode, CUevent *);
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode, CUevent);
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode, CUevent *);
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode, CUevent);
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec, CUgraphNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec, CUgraphNode, CUgraph);
CUresult cuGraphExecDestroy(CUgraphExec);
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec, CUgraphNode, CUevent);
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec, CUgraphNode, CUevent);
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec,
    CUgraphNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec,
    CUgraphNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
CUresult cuGraphExecGetFlags(CUgraphExec, cuuint64_t *);
CUresult cuGraphExecHostNodeSetParams(CUgraphExec, CUgraphNode,
    const CUDA_HOST_NODE_PARAMS *);
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec, CUgraphNode,
    const CUDA_KERNEL_NODE_PARAMS *);
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec, CUgraphNode,
    const CUDA_MEMCPY3D *, CUcontext);
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec, CUgraphNode,
    const CUDA_MEMSET_NODE_PARAMS *, CUcontext);
CUresult cuGraphExecNodeSetParams(CUgraphExec, CUgraphNode,
    CUgraphNodeParams *);
CUresult cuGraphExecUpdate_v2(CUgraphExec, CUgraph,
    CUgraphExecUpdateResultInfo *);
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
CUresult cuGraphGetEdges(CUgraph, CUgraphNode *, CUgraphNode *, size_t *);
CUresult cuGraphGetEdges_v2(CUgraph, CUgraphNode *, CUgraphNode *,
    CUgraphEdgeData *, size_t *);
CUresult cuGraphGetNodes(CUgraph, CUgraphNode *, size_t *);
CUresult cuGraphGetRootNodes(CUgraph, CUgraphNode *, size_t *);
CUresult cuGraphHostNodeGetParams(CUgraphNode, CUDA_HOST_NODE_PARAMS *);
CUresult cuGraphHostNodeSetParams(CUgraphNode, const CUDA_HOST_NODE_PARAMS *);
CUresult cuGraphInstantiateWithFlags(CUgraphExec *, CUgraph,
    unsigned long long);
CUresult cuGraphInstantiateWithParams(CUgraphExec *, CUgraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *);
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode, CUgraphNode);
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode, CUkernelNodeAttrID,
    CUkernelNodeAttrValue *);
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode, CUDA_KERNEL_NODE_PARAMS *);
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode, CUkernelNodeAttrID,
    const CUkernelNodeAttrValue *);
CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode,
    const CUDA_KERNEL_NODE_PARAMS *);
CUresult cuGraphLaunch(CUgraphExec, CUstream);
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *);
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode, CUdeviceptr *);
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode, CUDA_MEMCPY3D *);
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode, const CUDA_MEMCPY3D *);
CUresult cuGraphMemsetNodeGetParams(CUgraphNode, CUDA_MEMSET_NODE_PARAMS *);
CUresult cuGraphMemsetNodeSetParams(CUgraphNode,
    const CUDA_MEMSET_NODE_PARAMS *);
CUresult cuGraphNodeFindInClone(CUgraphNode *, CUgraphNode, CUgraph);
CUresult cuGraphNodeGetDependencies(CUgraphNode, CUgraphNode *, size_t *);
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode, CUgraphNode *,
    CUgraphEdgeData *, size_t *);
CUresult cuGraphNodeGetDependentNodes(CUgraphNode, CUgraphNode *, size_t *);
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode, CUgraphNode *,
    CUgraphEdgeData *, size_t *);
CUresult cuGraphNodeGetEnabled(CUgraphExec, CUgraphNode, unsigned int *);
CUresult cuGraphNodeGetType(CUgraphNode, CUgraphNodeType *);
CUresult cuGraphNodeSetEnabled(CUgraphExec, CUgraphNode, unsigned int);
CUresult cuGraphNodeSetParams(CUgraphNode, CUgraphNodeParams *);
CUresult cuGraphReleaseUserObject(CUgraph, CUuserObject, unsigned int);
CUresult cuGraphRemoveDependencies(CUgraph, const CUgraphNode *,
    const CUgraphNode *, size_t);
CUresult cuGraphRemoveDependencies_v2(CUgraph, const CUgraphNode *,
    const CUgraphNode *, const CUgraphEdgeData *, size_t);
CUresult cuGraphRetainUserObject(CUgraph, CUuserObject, unsigned int,
    unsigned int);
CUresult cuGraphUpload(CUgraphExec, CUstream);
CUresult cuGraphicsMapResources(unsigned int, CUgraphicsResource *, CUstream);
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *,
    CUgraphicsResource);
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *, size_t *,
    CUgraphicsResource);
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource, unsigned int);
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *, CUgraphicsResource,
    unsigned int, unsigned int);
CUresult cuGraphicsUnmapResources(unsigned int, CUgraphicsResource *, CUstream);
CUresult cuGraphicsUnregisterResource(CUgraphicsResource);
CUresult cuGreenCtxCreate(CUgreenCtx *, CUdevResourceDesc, CUdevice,
    unsigned int);
CUresult cuGreenCtxDestroy(CUgreenCtx);
CUresult cuGreenCtxGetDevResource(CUgreenCtx, CUdevResource *,
    CUdevResourceType);
CUresult cuGreenCtxRecordEvent(CUgreenCtx, CUevent);
CUresult cuGreenCtxStreamCreate(CUstream *, CUgreenCtx, unsigned int, int);
CUresult cuGreenCtxWaitEvent(CUgreenCtx, CUevent);
CUresult cuImportExternalMemory(CUexternalMemory *,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *);
CUresult cuImportExternalSemaphore(CUexternalSemaphore *,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *);
CUresult cuInit(unsigned int);
CUresult cuIpcCloseMemHandle(CUdeviceptr);
CUresult cuIpcGetEventHandle(CUipcEventHandle *, CUevent);
CUresult cuIpcGetMemHandle(CUipcMemHandle *, CUdeviceptr);
CUresult cuIpcOpenEventHandle(CUevent *, CUipcEventHandle);
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *, CUipcMemHandle, unsigned int);
CUresult cuKernelGetAttribute(int *, CUfunction_attribute, CUkernel, CUdevice);
CUresult cuKernelGetFunction(CUfunction *, CUkernel);
CUresult cuKernelGetLibrary(CUlibrary *, CUkernel);
CUresult cuKernelGetName(const char **, CUkernel);
CUresult cuKernelGetParamInfo(CUkernel, size_t, size_t *, size_t *);
CUresult cuKernelSetAttribute(CUfunction_attribute, int, CUkernel, CUdevice);
CUresult cuKernelSetCacheConfig(CUkernel, CUfunc_cache, CUdevice);
CUresult cuLaunch(CUfunction);
CUresult cuLaunchCooperativeKernel(CUfunction, unsigned int, unsigned int,
    unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,
    CUstream, void **);
CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *,
    unsigned int, unsigned int);
CUresult cuLaunchGrid(CUfunction, int, int);
CUresult cuLaunchGridAsync(CUfunction, int, int, CUstream);
CUresult cuLaunchHostFunc(CUstream, CUhostFn, void *);
CUresult cuLaunchKernel(CUfunction, unsigned int, unsigned int, unsigned int,
    unsigned int, unsigned int, unsigned int, unsigned int, CUstream, void **,
    void **);
CUresult cuLaunchKernelEx(const CUlaunchConfig *, CUfunction, void **, void **);
CUresult cuLibraryEnumerateKernels(CUkernel *, unsigned int, CUlibrary);
CUresult cuLibraryGetGlobal(CUdeviceptr *, size_t *, CUlibrary, const char *);
CUresult cuLibraryGetKernel(CUkernel *, CUlibrary, const char *);
CUresult cuLibraryGetKernelCount(unsigned int *, CUlibrary);
CUresult cuLibraryGetManaged(CUdeviceptr *, size_t *, CUlibrary, const char *);
CUresult cuLibraryGetModule(CUmodule *, CUlibrary);
CUresult cuLibraryGetUnifiedFunction(void **, CUlibrary, const char *);
CUresult cuLibraryLoadData(CUlibrary *, const void *, CUjit_option *, void **,
    unsigned int, CUlibraryOption *, void **, unsigned int);
CUresult cuLibraryLoadFromFile(CUlibrary *, const char *, CUjit_option *,
    void **, unsigned int, CUlibraryOption *, void **, unsigned int);
CUresult cuLibraryUnload(CUlibrary);
CUresult cuLinkAddData_v2(CUlinkState, CUjitInputType, void *, size_t,
    const char *, unsigned int, CUjit_option *, void **);
CUresult cuLinkAddFile_v2(CUlinkState, CUjitInputType, const char *,
    unsigned int, CUjit_option *, void **);
CUresult cuLinkComplete(CUlinkState, void **, size_t *);
CUresult cuLinkCreate_v2(unsigned int, CUjit_option *, void **, CUlinkState *);
CUresult cuLinkDestroy(CUlinkState);
CUresult cuLogsCurrent(CUlogIterator *, unsigned int);
CUresult cuLogsDumpToFile(CUlogIterator *, const char *, unsigned int);
CUresult cuLogsDumpToMemory(CUlogIterator *, char *, size_t *, unsigned int);
CUresult cuLogsRegisterCallback(CUlogsCallback, void *, CUlogsCallbackHandle *);
CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle);
CUresult cuMemAddressFree(CUdeviceptr, size_t);
CUresult cuMemAddressReserve(CUdeviceptr *, size_t, size_t, CUdeviceptr,
    unsigned long long);
CUresult cuMemAdvise(CUdeviceptr, size_t, CUmem_advise, CUdevice);
CUresult cuMemAdvise_v2(CUdeviceptr, size_t, CUmem_advise, CUmemLocation);
CUresult cuMemAllocAsync(CUdeviceptr *, size_t, CUstream);
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *, size_t, CUmemoryPool, CUstream);
CUresult cuMemAllocHost_v2(void **, size_t);
CUresult cuMemAllocManaged(CUdeviceptr *, size_t, unsigned int);
CUresult cuMemAllocPitch_v2(CUdeviceptr *, size_t *, size_t, size_t,
    unsigned int);
CUresult cuMemAlloc_v2(CUdeviceptr *, size_t);
CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *, size_t,
    unsigned int, size_t *, CUstream);
CUresult cuMemCreate(CUmemGenericAllocationHandle *, size_t,
    const CUmemAllocationProp *, unsigned long long);
CUresult cuMemExportToShareableHandle(void *, CUmemGenericAllocationHandle,
    CUmemAllocationHandleType, unsigned long long);
CUresult cuMemFreeAsync(CUdeviceptr, CUstream);
CUresult cuMemFreeHost(void *);
CUresult cuMemFree_v2(CUdeviceptr);
CUresult cuMemGetAccess(unsigned long long *, const CUmemLocation *,
    CUdeviceptr);
CUresult cuMemGetAddressRange_v2(CUdeviceptr *, size_t *, CUdeviceptr);
CUresult cuMemGetAllocationGranularity(size_t *, const CUmemAllocationProp *,
    CUmemAllocationGranularity_flags);
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *,
    CUmemGenericAllocationHandle);
CUresult cuMemGetHandleForAddressRange(void *, CUdeviceptr, size_t,
    CUmemRangeHandleType, unsigned long long);
CUresult cuMemGetInfo_v2(size_t *, size_t *);
CUresult cuMemHostAlloc(void **, size_t, unsigned int);
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *, void *, unsigned int);
CUresult cuMemHostGetFlags(unsigned int *, void *);
CUresult cuMemHostRegister_v2(void *, size_t, unsigned int);
CUresult cuMemHostUnregister(void *);
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *, void *,
    CUmemAllocationHandleType);
CUresult cuMemMap(CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle,
    unsigned long long);
CUresult cuMemMapArrayAsync(CUarrayMapInfo *, unsigned int, CUstream);
CUresult cuMemPoolCreate(CUmemoryPool *, const CUmemPoolProps *);
CUresult cuMemPoolDestroy(CUmemoryPool);
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *, CUdeviceptr);
CUresult cuMemPoolExportToShareableHandle(void *, CUmemoryPool,
    CUmemAllocationHandleType, unsigned long long);
CUresult cuMemPoolGetAccess(CUmemAccess_flags *, CUmemoryPool, CUmemLocation *);
CUresult cuMemPoolGetAttribute(CUmemoryPool, CUmemPool_attribute, void *);
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *, void *,
    CUmemAllocationHandleType, unsigned long long);
CUresult cuMemPoolImportPointer(CUdeviceptr *, CUmemoryPool,
    CUmemPoolPtrExportData *);
CUresult cuMemPoolSetAccess(CUmemoryPool, const CUmemAccessDesc *, size_t);
CUresult cuMemPoolSetAttribute(CUmemoryPool, CUmemPool_attribute, void *);
CUresult cuMemPoolTrimTo(CUmemoryPool, size_t);
CUresult cuMemPrefetchAsync(CUdeviceptr, size_t, CUdevice, CUstream);
CUresult cuMemPrefetchAsync_v2(CUdeviceptr, size_t, CUmemLocation, unsigned int,
    CUstream);
CUresult cuMemRangeGetAttribute(void *, size_t, CUmem_range_attribute,
    CUdeviceptr, size_t);
CUresult cuMemRangeGetAttributes(void **, size_t *, CUmem_range_attribute *,
    size_t, CUdeviceptr, size_t);
CUresult cuMemRelease(CUmemGenericAllocationHandle);
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *, void *);
CUresult cuMemSetAccess(CUdeviceptr, size_t, const CUmemAccessDesc *, size_t);
CUresult cuMemUnmap(CUdeviceptr, size_t);
CUresult cuMemcpy(CUdeviceptr, CUdeviceptr, size_t);
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *, CUstream);
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *);
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *);
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *, CUstream);
CUresult cuMemcpy3DBatchAsync(size_t, CUDA_MEMCPY3D_BATCH_OP *, size_t *,
    unsigned long long, CUstream);
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *);
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *, CUstream);
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *);
CUresult cuMemcpyAsync(CUdeviceptr, CUdeviceptr, size_t, CUstream);
CUresult cuMemcpyAtoA_v2(CUarray, size_t, CUarray, size_t, size_t);
CUresult cuMemcpyAtoD_v2(CUdeviceptr, CUarray, size_t, size_t);
CUresult cuMemcpyAtoHAsync_v2(void *, CUarray, size_t, size_t, CUstream);
CUresult cuMemcpyAtoH_v2(void *, CUarray, size_t, size_t);
CUresult cuMemcpyBatchAsync(CUdeviceptr *, CUdeviceptr *, size_t *, size_t,
    CUmemcpyAttributes *, size_t *, size_t, size_t *, CUstream);
CUresult cuMemcpyDtoA_v2(CUarray, size_t, CUdeviceptr, size_t);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr, CUdeviceptr, size_t, CUstream);
CUresult cuMemcpyDtoD_v2(CUdeviceptr, CUdeviceptr, size_t);
CUresult cuMemcpyDtoHAsync_v2(void *, CUdeviceptr, size_t, CUstream);
CUresult cuMemcpyDtoH_v2(void *, CUdeviceptr, size_t);
CUresult cuMemcpyHtoAAsync_v2(CUarray, size_t, const void *, size_t, CUstream);
CUresult cuMemcpyHtoA_v2(CUarray, size_t, const void *, size_t);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr, const void *, size_t, CUstream);
CUresult cuMemcpyHtoD_v2(CUdeviceptr, const void *, size_t);
CUresult cuMemcpyPeer(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t);
CUresult cuMemcpyPeerAsync(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext,
    size_t, CUstream);
CUresult cuMemsetD16Async(CUdeviceptr, unsigned short, size_t, CUstream);
CUresult cuMemsetD16_v2(CUdeviceptr, unsigned short, size_t);
CUresult cuMemsetD2D16Async(CUdeviceptr, size_t, unsigned short, size_t, size_t,
    CUstream);
CUresult cuMemsetD2D16_v2(CUdeviceptr, size_t, unsigned short, size_t, size_t);
CUresult cuMemsetD2D32Async(CUdeviceptr, size_t, unsigned int, size_t, size_t,
    CUstream);
CUresult cuMemsetD2D32_v2(CUdeviceptr, size_t, unsigned int, size_t, size_t);
CUresult cuMemsetD2D8Async(CUdeviceptr, size_t, unsigned char, size_t, size_t,
    CUstream);
CUresult cuMemsetD2D8_v2(CUdeviceptr, size_t, unsigned char, size_t, size_t);
CUresult cuMemsetD32Async(CUdeviceptr, unsigned int, size_t, CUstream);
CUresult cuMemsetD32_v2(CUdeviceptr, unsigned int, size_t);
CUresult cuMemsetD8Async(CUdeviceptr, unsigned char, size_t, CUstream);
CUresult cuMemsetD8_v2(CUdeviceptr, unsigned char, size_t);
CUresult cuMipmappedArrayCreate(CUmipmappedArray *,
    const CUDA_ARRAY3D_DESCRIPTOR *, unsigned int);
CUresult cuMipmappedArrayDestroy(CUmipmappedArray);
CUresult cuMipmappedArrayGetLevel(CUarray *, CUmipmappedArray, unsigned int);
CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *,
    CUmipmappedArray, CUdevice);
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *,
    CUmipmappedArray);
CUresult cuModuleEnumerateFunctions(CUfunction *, unsigned int, CUmodule);
CUresult cuModuleGetFunction(CUfunction *, CUmodule, const char *);
CUresult cuModuleGetFunctionCount(unsigned int *, CUmodule);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *, size_t *, CUmodule, const char *);
CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *);
CUresult cuModuleGetSurfRef(CUsurfref *, CUmodule, const char *);
CUresult cuModuleGetTexRef(CUtexref *, CUmodule, const char *);
CUresult cuModuleLoad(CUmodule *, const char *);
CUresult cuModuleLoadData(CUmodule *, const void *);
CUresult cuModuleLoadDataEx(CUmodule *, const void *, unsigned int,
    CUjit_option *, void **);
CUresult cuModuleLoadFatBinary(CUmodule *, const void *);
CUresult cuModuleUnload(CUmodule);
CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle, CUdevice);
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle, size_t, CUdeviceptr,
    size_t, unsigned long long);
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle, size_t,
    CUmemGenericAllocationHandle, size_t, size_t, unsigned long long);
CUresult cuMulticastCreate(CUmemGenericAllocationHandle *,
    const CUmulticastObjectProp *);
CUresult cuMulticastGetGranularity(size_t *, const CUmulticastObjectProp *,
    CUmulticastGranularity_flags);
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle, CUdevice, size_t,
    size_t);
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *, CUfunction, int,
    int);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *, CUfunction, int,
    size_t);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, CUfunction,
    int, size_t, unsigned int);
CUresult cuOccupancyMaxActiveClusters(int *, CUfunction,
    const CUlaunchConfig *);
CUresult cuOccupancyMaxPotentialBlockSize(int *, int *, CUfunction,
    CUoccupancyB2DSize, size_t, int);
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, CUfunction,
    CUoccupancyB2DSize, size_t, int, unsigned int);
CUresult cuOccupancyMaxPotentialClusterSize(int *, CUfunction,
    const CUlaunchConfig *);
CUresult cuParamSetSize(CUfunction, unsigned int);
CUresult cuParamSetTexRef(CUfunction, int, CUtexref);
CUresult cuParamSetf(CUfunction, int, float);
CUresult cuParamSeti(CUfunction, int, unsigned int);
CUresult cuParamSetv(CUfunction, int, void *, unsigned int);
CUresult cuPointerGetAttribute(void *, CUpointer_attribute, CUdeviceptr);
CUresult cuPointerGetAttributes(unsigned int, CUpointer_attribute *, void **,
    CUdeviceptr);
CUresult cuPointerSetAttribute(const void *, CUpointer_attribute, CUdeviceptr);
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *, unsigned int, CUstream);
CUresult cuStreamAddCallback(CUstream, CUstreamCallback, void *, unsigned int);
CUresult cuStreamAttachMemAsync(CUstream, CUdeviceptr, size_t, unsigned int);
CUresult cuStreamBatchMemOp_v2(CUstream, unsigned int,
    CUstreamBatchMemOpParams *, unsigned int);
CUresult cuStreamBeginCaptureToGraph(CUstream, CUgraph, const CUgraphNode *,
    const CUgraphEdgeData *, size_t, CUstreamCaptureMode);
CUresult cuStreamBeginCapture_v2(CUstream, CUstreamCaptureMode);
CUresult cuStreamCopyAttributes(CUstream, CUstream);
CUresult cuStreamCreate(CUstream *, unsigned int);
CUresult cuStreamCreateWithPriority(CUstream *, unsigned int, int);
CUresult cuStreamDestroy_v2(CUstream);
CUresult cuStreamEndCapture(CUstream, CUgraph *);
CUresult cuStreamGetAttribute(CUstream, CUstreamAttrID, CUstreamAttrValue *);
CUresult cuStreamGetCaptureInfo_v2(CUstream, CUstreamCaptureStatus *,
    cuuint64_t *, CUgraph *, const CUgraphNode **, size_t *);
CUresult cuStreamGetCaptureInfo_v3(CUstream, CUstreamCaptureStatus *,
    cuuint64_t *, CUgraph *, const CUgraphNode **, const CUgraphEdgeData **,
    size_t *);
CUresult cuStreamGetCtx(CUstream, CUcontext *);
CUresult cuStreamGetCtx_v2(CUstream, CUcontext *, CUgreenCtx *);
CUresult cuStreamGetDevice(CUstream, CUdevice *);
CUresult cuStreamGetFlags(CUstream, unsigned int *);
CUresult cuStreamGetGreenCtx(CUstream, CUgreenCtx *);
CUresult cuStreamGetId(CUstream, unsigned long long *);
CUresult cuStreamGetPriority(CUstream, int *);
CUresult cuStreamIsCapturing(CUstream, CUstreamCaptureStatus *);
CUresult cuStreamQuery(CUstream);
CUresult cuStreamSetAttribute(CUstream, CUstreamAttrID,
    const CUstreamAttrValue *);
CUresult cuStreamSynchronize(CUstream);
CUresult cuStreamUpdateCaptureDependencies(CUstream, CUgraphNode *, size_t,
    unsigned int);
CUresult cuStreamUpdateCaptureDependencies_v2(CUstream, CUgraphNode *,
    const CUgraphEdgeData *, size_t, unsigned int);
CUresult cuStreamWaitEvent(CUstream, CUevent, unsigned int);
CUresult cuStreamWaitValue32_v2(CUstream, CUdeviceptr, cuuint32_t,
    unsigned int);
CUresult cuStreamWaitValue64_v2(CUstream, CUdeviceptr, cuuint64_t,
    unsigned int);
CUresult cuStreamWriteValue32_v2(CUstream, CUdeviceptr, cuuint32_t,
    unsigned int);
CUresult cuStreamWriteValue64_v2(CUstream, CUdeviceptr, cuuint64_t,
    unsigned int);
CUresult cuSurfObjectCreate(CUsurfObject *, const CUDA_RESOURCE_DESC *);
CUresult cuSurfObjectDestroy(CUsurfObject);
CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *, CUsurfObject);
CUresult cuSurfRefGetArray(CUarray *, CUsurfref);
CUresult cuSurfRefSetArray(CUsurfref, CUarray, unsigned int);
CUresult cuTensorMapEncodeIm2col(CUtensorMap *, CUtensorMapDataType, cuuint32_t,
    void *, const cuuint64_t *, const cuuint64_t *, const int *, const int *,
    cuuint32_t, cuuint32_t, const cuuint32_t *, CUtensorMapInterleave,
    CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *, CUtensorMapDataType,
    cuuint32_t, void *, const cuuint64_t *, const cuuint64_t *, int, int,
    cuuint32_t, cuuint32_t, const cuuint32_t *, CUtensorMapInterleave,
    CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion,
    CUtensorMapFloatOOBfill);
CUresult cuTensorMapEncodeTiled(CUtensorMap *, CUtensorMapDataType, cuuint32_t,
    void *, const cuuint64_t *, const cuuint64_t *, const cuuint32_t *,
    const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle,
    CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
CUresult cuTensorMapReplaceAddress(CUtensorMap *, void *);
CUresult cuTexObjectCreate(CUtexObject *, const CUDA_RESOURCE_DESC *,
    const CUDA_TEXTURE_DESC *, const CUDA_RESOURCE_VIEW_DESC *);
CUresult cuTexObjectDestroy(CUtexObject);
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *, CUtexObject);
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *, CUtexObject);
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *, CUtexObject);
CUresult cuTexRefCreate(CUtexref *);
CUresult cuTexRefDestroy(CUtexref);
CUresult cuTexRefGetAddressMode(CUaddress_mode *, CUtexref, int);
CUresult cuTexRefGetAddress_v2(CUdeviceptr *, CUtexref);
CUresult cuTexRefGetArray(CUarray *, CUtexref);
CUresult cuTexRefGetBorderColor(float *, CUtexref);
CUresult cuTexRefGetFilterMode(CUfilter_mode *, CUtexref);
CUresult cuTexRefGetFlags(unsigned int *, CUtexref);
CUresult cuTexRefGetFormat(CUarray_format *, int *, CUtexref);
CUresult cuTexRefGetMaxAnisotropy(int *, CUtexref);
CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *, CUtexref);
CUresult cuTexRefGetMipmapLevelBias(float *, CUtexref);
CUresult cuTexRefGetMipmapLevelClamp(float *, float *, CUtexref);
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *, CUtexref);
CUresult cuTexRefSetAddress2D_v3(CUtexref, const CUDA_ARRAY_DESCRIPTOR *,
    CUdeviceptr, size_t);
CUresult cuTexRefSetAddressMode(CUtexref, int, CUaddress_mode);
CUresult cuTexRefSetAddress_v2(size_t *, CUtexref, CUdeviceptr, size_t);
CUresult cuTexRefSetArray(CUtexref, CUarray, unsigned int);
CUresult cuTexRefSetBorderColor(CUtexref, float *);
CUresult cuTexRefSetFilterMode(CUtexref, CUfilter_mode);
CUresult cuTexRefSetFlags(CUtexref, unsigned int);
CUresult cuTexRefSetFormat(CUtexref, CUarray_format, int);
CUresult cuTexRefSetMaxAnisotropy(CUtexref, unsigned int);
CUresult cuTexRefSetMipmapFilterMode(CUtexref, CUfilter_mode);
CUresult cuTexRefSetMipmapLevelBias(CUtexref, float);
CUresult cuTexRefSetMipmapLevelClamp(CUtexref, float, float);
CUresult cuTexRefSetMipmappedArray(CUtexref, CUmipmappedArray, unsigned int);
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *);
CUresult cuUserObjectCreate(CUuserObject *, void *, CUhostFn, unsigned int,
    unsigned int);
CUresult cuUserObjectRelease(CUuserObject, unsigned int);
CUresult cuUserObjectRetain(CUuserObject, unsigned int);
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *, unsigned int, CUstream);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
