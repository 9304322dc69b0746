// Constants of HIP, by the names of their CUDA twins.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_HIP_ENUMS_H
#define VRAMLINT_HIP_ENUMS_H

#define HIP_IPC_HANDLE_SIZE 64
#define hipArrayColorAttachment 0x20
#define hipArrayCubemap 0x04
#define hipArrayDefault 0x00
#define hipArrayDeferredMapping 0x80
#define hipArrayLayered 0x01
#define hipArraySparse 0x40
#define hipArraySparsePropertiesSingleMipTail 0x1
#define hipArraySurfaceLoadStore 0x02
#define hipArrayTextureGather 0x08
#define hipCooperativeLaunchMultiDeviceNoPostSync 0x02
#define hipCooperativeLaunchMultiDeviceNoPreSync 0x01
#define hipCpuDeviceId ((int)-1)
#define hipDeviceBlockingSync 0x04
#define hipDeviceLmemResizeToMax 0x10
#define hipDeviceMapHost 0x08
#define hipDeviceMask 0xff
#define hipDeviceScheduleAuto 0x00
#define hipDeviceScheduleBlockingSync 0x04
#define hipDeviceScheduleMask 0x07
#define hipDeviceScheduleSpin 0x01
#define hipDeviceScheduleYield 0x02
#define hipDeviceSyncMemops 0x80
#define hipEventBlockingSync 0x01
#define hipEventDefault 0x00
#define hipEventDisableTiming 0x02
#define hipEventInterprocess 0x04
#define hipEventRecordDefault 0x00
#define hipEventRecordExternal 0x01
#define hipEventWaitDefault 0x00
#define hipEventWaitExternal 0x01
#define hipExternalMemoryDedicated 0x1
#define hipExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define hipExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define hipGraphKernelNodePortDefault 0
#define hipGraphKernelNodePortLaunchCompletion 2
#define hipGraphKernelNodePortProgrammatic 1
#define hipHostMallocDefault 0x00
#define hipHostMallocMapped 0x02
#define hipHostMallocPortable 0x01
#define hipHostMallocWriteCombined 0x04
#define hipHostRegisterDefault 0x00
#define hipHostRegisterIoMemory 0x04
#define hipHostRegisterMapped 0x02
#define hipHostRegisterPortable 0x01
#define hipHostRegisterReadOnly 0x08
#define hipInitDeviceFlagsAreValid 0x01
#define hipInvalidDeviceId ((int)-2)
#define hipIpcMemLazyEnablePeerAccess 0x01
#define hipKernelNodeAttrID hipLaunchAttributeID
#define hipKernelNodeAttrValue hipLaunchAttributeValue
#define hipKernelNodeAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipKernelNodeAttributeClusterDimension hipLaunchAttributeClusterDimension
#define hipKernelNodeAttributeClusterSchedulingPolicyPreference hipLaunchAttributeClusterSchedulingPolicyPreference
#define hipKernelNodeAttributeCooperative hipLaunchAttributeCooperative
#define hipKernelNodeAttributeDeviceUpdatableKernelNode hipLaunchAttributeDeviceUpdatableKernelNode
#define hipKernelNodeAttributeMemSyncDomain hipLaunchAttributeMemSyncDomain
#define hipKernelNodeAttributeMemSyncDomainMap hipLaunchAttributeMemSyncDomainMap
#define hipKernelNodeAttributePreferredSharedMemoryCarveout hipLaunchAttributePreferredSharedMemoryCarveout
#define hipKernelNodeAttributePriority hipLaunchAttributePriority
#define hipMemAttachGlobal 0x01
#define hipMemAttachHost 0x02
#define hipMemAttachSingle 0x04
#define hipMemPoolCreateUsageHwDecompress 0x2
#define hipNvSciSyncAttrSignal 0x1
#define hipNvSciSyncAttrWait 0x2
#define hipOccupancyDefault 0x00
#define hipOccupancyDisableCachingOverride 0x01
#define hipPeerAccessDefault 0x00
#define hipStreamAttrID hipLaunchAttributeID
#define hipStreamAttrValue hipLaunchAttributeValue
#define hipStreamAttributeAccessPolicyWindow hipLaunchAttributeAccessPolicyWindow
#define hipStreamAttributeMemSyncDomain hipLaunchAttributeMemSyncDomain
#define hipStreamAttributeMemSyncDomainMap hipLaunchAttributeMemSyncDomainMap
#define hipStreamAttributePriority hipLaunchAttributePriority
#define hipStreamAttributeSynchronizationPolicy hipLaunchAttributeSynchronizationPolicy
#define hipStreamDefault 0x00
#define hipStreamLegacy ((hipStream_t)0x1)
#define hipStreamNonBlocking 0x01
#define hipStreamPerThread ((hipStream_t)0x2)
#define hipSurfaceType1D 0x01
#define hipSurfaceType1DLayered 0xF1
#define hipSurfaceType2D 0x02
#define hipSurfaceType2DLayered 0xF2
#define hipSurfaceType3D 0x03
#define hipSurfaceTypeCubemap 0x0C
#define hipSurfaceTypeCubemapLayered 0xFC
#define hipTextureType1D 0x01
#define hipTextureType1DLayered 0xF1
#define hipTextureType2D 0x02
#define hipTextureType2DLayered 0xF2
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureTypeCubemapLayered 0xFC

#ifdef __cplusplus
extern "C" {
#endif

enum hipAccessProperty {
  hipAccessPropertyNormal = 0, hipAccessPropertyPersisting = 2,
  hipAccessPropertyStreaming = 1
};
enum hipAsyncNotificationType_enum {
  hipAsyncNotificationTypeOverBudget = 1
};
enum hipCGScope {
  hipCGScopeGrid = 1, hipCGScopeInvalid = 0, hipCGScopeMultiGrid = 2
};
enum hipChannelFormatKind {
  hipChannelFormatKindFloat = 2, hipChannelFormatKindNV12 = 4,
  hipChannelFormatKindNone = 3, hipChannelFormatKindSigned = 0,
  hipChannelFormatKindSignedBlockCompressed4 = 24,
  hipChannelFormatKindSignedBlockCompressed5 = 26,
  hipChannelFormatKindSignedBlockCompressed6H = 28,
  hipChannelFormatKindSignedNormalized16X1 = 14,
  hipChannelFormatKindSignedNormalized16X2 = 15,
  hipChannelFormatKindSignedNormalized16X4 = 16,
  hipChannelFormatKindSignedNormalized8X1 = 11,
  hipChannelFormatKindSignedNormalized8X2 = 12,
  hipChannelFormatKindSignedNormalized8X4 = 13,
  hipChannelFormatKindUnsigned = 1,
  hipChannelFormatKindUnsignedBlockCompressed1 = 17,
  hipChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
  hipChannelFormatKindUnsignedBlockCompressed2 = 19,
  hipChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
  hipChannelFormatKindUnsignedBlockCompressed3 = 21,
  hipChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
  hipChannelFormatKindUnsignedBlockCompressed4 = 23,
  hipChannelFormatKindUnsignedBlockCompressed5 = 25,
  hipChannelFormatKindUnsignedBlockCompressed6H = 27,
  hipChannelFormatKindUnsignedBlockCompressed7 = 29,
  hipChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
  hipChannelFormatKindUnsignedNormalized1010102 = 31,
  hipChannelFormatKindUnsignedNormalized16X1 = 8,
  hipChannelFormatKindUnsignedNormalized16X2 = 9,
  hipChannelFormatKindUnsignedNormalized16X4 = 10,
  hipChannelFormatKindUnsignedNormalized8X1 = 5,
  hipChannelFormatKindUnsignedNormalized8X2 = 6,
  hipChannelFormatKindUnsignedNormalized8X4 = 7
};
enum hipClusterSchedulingPolicy {
  hipClusterSchedulingPolicyDefault = 0,
  hipClusterSchedulingPolicyLoadBalancing = 2,
  hipClusterSchedulingPolicySpread = 1
};
enum hipComputeMode {
  hipComputeModeDefault = 0, hipComputeModeExclusive = 1,
  hipComputeModeExclusiveProcess = 3, hipComputeModeProhibited = 2
};
enum hipDeviceAttr {
  hipDevAttrAsyncEngineCount = 40, hipDevAttrCanFlushRemoteWrites = 98,
  hipDevAttrCanMapHostMemory = 19,
  hipDevAttrCanUseHostPointerForRegisteredMem = 91, hipDevAttrClockRate = 13,
  hipDevAttrClusterLaunch = 120, hipDevAttrComputeCapabilityMajor = 75,
  hipDevAttrComputeCapabilityMinor = 76, hipDevAttrComputeMode = 20,
  hipDevAttrComputePreemptionSupported = 90, hipDevAttrConcurrentKernels = 31,
  hipDevAttrConcurrentManagedAccess = 89, hipDevAttrCooperativeLaunch = 95,
  hipDevAttrCooperativeMultiDeviceLaunch = 96,
  hipDevAttrD3D12CigSupported = 135,
  hipDevAttrDeferredMappingCudaArraySupported = 121,
  hipDevAttrDirectManagedMemAccessFromHost = 101, hipDevAttrEccEnabled = 32,
  hipDevAttrGPUDirectRDMAFlushWritesOptions = 117,
  hipDevAttrGPUDirectRDMASupported = 116,
  hipDevAttrGPUDirectRDMAWritesOrdering = 118,
  hipDevAttrGlobalL1CacheSupported = 79, hipDevAttrGlobalMemoryBusWidth = 37,
  hipDevAttrGpuOverlap = 15, hipDevAttrGpuPciDeviceId = 139,
  hipDevAttrGpuPciSubsystemId = 140, hipDevAttrHostNativeAtomicSupported = 86,
  hipDevAttrHostNumaId = 134, hipDevAttrHostNumaMemoryPoolsSupported = 142,
  hipDevAttrHostNumaMultinodeIpcSupported = 143,
  hipDevAttrHostRegisterReadOnlySupported = 113,
  hipDevAttrHostRegisterSupported = 99, hipDevAttrIntegrated = 18,
  hipDevAttrIpcEventSupport = 125, hipDevAttrIsMultiGpuBoard = 84,
  hipDevAttrKernelExecTimeout = 17, hipDevAttrL2CacheSize = 38,
  hipDevAttrLocalL1CacheSupported = 80, hipDevAttrManagedMemory = 83,
  hipDevAttrMax = 144, hipDevAttrMaxAccessPolicyWindowSize = 109,
  hipDevAttrMaxBlockDimX = 2, hipDevAttrMaxBlockDimY = 3,
  hipDevAttrMaxBlockDimZ = 4, hipDevAttrMaxBlocksPerMultiprocessor = 106,
  hipDevAttrMaxGridDimX = 5, hipDevAttrMaxGridDimY = 6,
  hipDevAttrMaxGridDimZ = 7, hipDevAttrMaxPersistingL2CacheSize = 108,
  hipDevAttrMaxPitch = 11, hipDevAttrMaxRegistersPerBlock = 12,
  hipDevAttrMaxRegistersPerMultiprocessor = 82,
  hipDevAttrMaxSharedMemoryPerBlock = 8,
  hipDevAttrMaxSharedMemoryPerBlockOptin = 97,
  hipDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  hipDevAttrMaxSurface1DLayeredLayers = 62,
  hipDevAttrMaxSurface1DLayeredWidth = 61, hipDevAttrMaxSurface1DWidth = 55,
  hipDevAttrMaxSurface2DHeight = 57, hipDevAttrMaxSurface2DLayeredHeight = 64,
  hipDevAttrMaxSurface2DLayeredLayers = 65,
  hipDevAttrMaxSurface2DLayeredWidth = 63, hipDevAttrMaxSurface2DWidth = 56,
  hipDevAttrMaxSurface3DDepth = 60, hipDevAttrMaxSurface3DHeight = 59,
  hipDevAttrMaxSurface3DWidth = 58,
  hipDevAttrMaxSurfaceCubemapLayeredLayers = 68,
  hipDevAttrMaxSurfaceCubemapLayeredWidth = 67,
  hipDevAttrMaxSurfaceCubemapWidth = 66,
  hipDevAttrMaxTexture1DLayeredLayers = 43,
  hipDevAttrMaxTexture1DLayeredWidth = 42,
  hipDevAttrMaxTexture1DLinearWidth = 69,
  hipDevAttrMaxTexture1DMipmappedWidth = 77, hipDevAttrMaxTexture1DWidth = 21,
  hipDevAttrMaxTexture2DGatherHeight = 46,
  hipDevAttrMaxTexture2DGatherWidth = 45, hipDevAttrMaxTexture2DHeight = 23,
  hipDevAttrMaxTexture2DLayeredHeight = 28,
  hipDevAttrMaxTexture2DLayeredLayers = 29,
  hipDevAttrMaxTexture2DLayeredWidth = 27,
  hipDevAttrMaxTexture2DLinearHeight = 71,
  hipDevAttrMaxTexture2DLinearPitch = 72,
  hipDevAttrMaxTexture2DLinearWidth = 70,
  hipDevAttrMaxTexture2DMipmappedHeight = 74,
  hipDevAttrMaxTexture2DMipmappedWidth = 73, hipDevAttrMaxTexture2DWidth = 22,
  hipDevAttrMaxTexture3DDepth = 26, hipDevAttrMaxTexture3DDepthAlt = 49,
  hipDevAttrMaxTexture3DHeight = 25, hipDevAttrMaxTexture3DHeightAlt = 48,
  hipDevAttrMaxTexture3DWidth = 24, hipDevAttrMaxTexture3DWidthAlt = 47,
  hipDevAttrMaxTextureCubemapLayeredLayers = 54,
  hipDevAttrMaxTextureCubemapLayeredWidth = 53,
  hipDevAttrMaxTextureCubemapWidth = 52, hipDevAttrMaxThreadsPerBlock = 1,
  hipDevAttrMaxThreadsPerMultiProcessor = 39,
  hipDevAttrMaxTimelineSemaphoreInteropSupported = 114,
  hipDevAttrMemSyncDomainCount = 126, hipDevAttrMemoryClockRate = 36,
  hipDevAttrMemoryPoolSupportedHandleTypes = 119,
  hipDevAttrMemoryPoolsSupported = 115, hipDevAttrMpsEnabled = 133,
  hipDevAttrMultiGpuBoardGroupID = 85, hipDevAttrMultiProcessorCount = 16,
  hipDevAttrNumaConfig = 130, hipDevAttrNumaId = 131,
  hipDevAttrPageableMemoryAccess = 88,
  hipDevAttrPageableMemoryAccessUsesHostPageTables = 100,
  hipDevAttrPciBusId = 33, hipDevAttrPciDeviceId = 34,
  hipDevAttrPciDomainId = 50, hipDevAttrReserved122 = 122,
  hipDevAttrReserved123 = 123, hipDevAttrReserved124 = 124,
  hipDevAttrReserved127 = 127, hipDevAttrReserved128 = 128,
  hipDevAttrReserved129 = 129, hipDevAttrReserved132 = 132,
  hipDevAttrReserved141 = 141, hipDevAttrReserved92 = 92,
  hipDevAttrReserved93 = 93, hipDevAttrReserved94 = 94,
  hipDevAttrReservedSharedMemoryPerBlock = 111,
  hipDevAttrSingleToDoublePrecisionPerfRatio = 87,
  hipDevAttrSparseCudaArraySupported = 112,
  hipDevAttrStreamPrioritiesSupported = 78, hipDevAttrSurfaceAlignment = 30,
  hipDevAttrTccDriver = 35, hipDevAttrTextureAlignment = 14,
  hipDevAttrTexturePitchAlignment = 51,
  hipDevAttrTimelineSemaphoreInteropSupported = 114,
  hipDevAttrTotalConstantMemory = 9, hipDevAttrUnifiedAddressing = 41,
  hipDevAttrVulkanCigSupported = 138, hipDevAttrWarpSize = 10
};
enum hipDeviceNumaConfig {
  hipDeviceNumaConfigNone = 0, hipDeviceNumaConfigNumaNode = 1
};
enum hipDeviceP2PAttr {
  hipDevP2PAttrAccessSupported = 2, hipDevP2PAttrCudaArrayAccessSupported = 4,
  hipDevP2PAttrNativeAtomicSupported = 3, hipDevP2PAttrPerformanceRank = 1
};
enum hipDriverEntryPointQueryResult {
  hipDriverEntryPointSuccess = 0, hipDriverEntryPointSymbolNotFound = 1,
  hipDriverEntryPointVersionNotSufficent = 2
};
enum hipError {
  hipErrorAddressOfConstant = 22, hipErrorAlreadyAcquired = 210,
  hipErrorAlreadyMapped = 208, hipErrorApiFailureBase = 10000,
  hipErrorArrayIsMapped = 207, hipErrorAssert = 710,
  hipErrorCallRequiresNewerDriver = 36, hipErrorCapturedEvent = 907,
  hipErrorCdpNotSupported = 811, hipErrorCdpVersionMismatch = 812,
  hipErrorCompatNotSupportedOnDevice = 804, hipErrorContained = 226,
  hipErrorContextIsDestroyed = 709, hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorCudartUnloading = 4, hipErrorDeviceAlreadyInUse = 216,
  hipErrorDeviceNotLicensed = 102, hipErrorDeviceUninitialized = 201,
  hipErrorDevicesUnavailable = 46, hipErrorDuplicateSurfaceName = 45,
  hipErrorDuplicateTextureName = 44, hipErrorDuplicateVariableName = 43,
  hipErrorECCUncorrectable = 214, hipErrorExternalDevice = 911,
  hipErrorFileNotFound = 301, hipErrorFunctionNotLoaded = 913,
  hipErrorGraphExecUpdateFailure = 910, hipErrorHardwareStackError = 714,
  hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorHostMemoryNotRegistered = 713, hipErrorIllegalAddress = 700,
  hipErrorIllegalInstruction = 715, hipErrorIllegalState = 401,
  hipErrorIncompatibleDriverContext = 49, hipErrorInitializationError = 3,
  hipErrorInsufficientDriver = 35, hipErrorInvalidAddressSpace = 717,
  hipErrorInvalidChannelDescriptor = 20, hipErrorInvalidClusterSize = 912,
  hipErrorInvalidConfiguration = 9, hipErrorInvalidDevice = 101,
  hipErrorInvalidDeviceFunction = 98, hipErrorInvalidDevicePointer = 17,
  hipErrorInvalidFilterSetting = 26, hipErrorInvalidGraphicsContext = 219,
  hipErrorInvalidHostPointer = 16, hipErrorInvalidKernelImage = 200,
  hipErrorInvalidMemcpyDirection = 21, hipErrorInvalidNormSetting = 27,
  hipErrorInvalidPc = 718, hipErrorInvalidPitchValue = 12,
  hipErrorInvalidPtx = 218, hipErrorInvalidResourceConfiguration = 915,
  hipErrorInvalidResourceHandle = 400, hipErrorInvalidResourceType = 914,
  hipErrorInvalidSource = 300, hipErrorInvalidSurface = 37,
  hipErrorInvalidSymbol = 13, hipErrorInvalidTexture = 18,
  hipErrorInvalidTextureBinding = 19, hipErrorInvalidValue = 1,
  hipErrorJitCompilationDisabled = 223, hipErrorJitCompilerNotFound = 221,
  hipErrorLaunchFailure = 719, hipErrorLaunchFileScopedSurf = 67,
  hipErrorLaunchFileScopedTex = 66, hipErrorLaunchIncompatibleTexturing = 703,
  hipErrorLaunchMaxDepthExceeded = 65, hipErrorLaunchOutOfResources = 701,
  hipErrorLaunchPendingCountExceeded = 69, hipErrorLaunchTimeout = 702,
  hipErrorLossyQuery = 402, hipErrorMapBufferObjectFailed = 205,
  hipErrorMemoryAllocation = 2, hipErrorMemoryValueTooLarge = 32,
  hipErrorMisalignedAddress = 716, hipErrorMissingConfiguration = 52,
  hipErrorMixedDeviceExecution = 28, hipErrorMpsClientTerminated = 810,
  hipErrorMpsConnectionFailed = 805, hipErrorMpsMaxClientsReached = 808,
  hipErrorMpsMaxConnectionsReached = 809, hipErrorMpsRpcFailure = 806,
  hipErrorMpsServerNotReady = 807, hipErrorNoDevice = 100,
  hipErrorNoKernelImageForDevice = 209, hipErrorNotMapped = 211,
  hipErrorNotMappedAsArray = 212, hipErrorNotMappedAsPointer = 213,
  hipErrorNotPermitted = 800, hipErrorNotReady = 600,
  hipErrorNotSupported = 801, hipErrorNotYetImplemented = 31,
  hipErrorNvlinkUncorrectable = 220, hipErrorOperatingSystem = 304,
  hipErrorPeerAccessAlreadyEnabled = 704, hipErrorPeerAccessNotEnabled = 705,
  hipErrorPeerAccessUnsupported = 217, hipErrorPriorLaunchFailure = 53,
  hipErrorProfilerAlreadyStarted = 7, hipErrorProfilerAlreadyStopped = 8,
  hipErrorProfilerDisabled = 5, hipErrorProfilerNotInitialized = 6,
  hipErrorSetOnActiveProcess = 708, hipErrorSharedObjectInitFailed = 303,
  hipErrorSharedObjectSymbolNotFound = 302,
  hipErrorSoftwareValidityNotEstablished = 103, hipErrorStartupFailure = 127,
  hipErrorStreamCaptureImplicit = 906, hipErrorStreamCaptureInvalidated = 901,
  hipErrorStreamCaptureIsolation = 905, hipErrorStreamCaptureMerge = 902,
  hipErrorStreamCaptureUnjoined = 904, hipErrorStreamCaptureUnmatched = 903,
  hipErrorStreamCaptureUnsupported = 900,
  hipErrorStreamCaptureWrongThread = 908, hipErrorStubLibrary = 34,
  hipErrorSymbolNotFound = 500, hipErrorSyncDepthExceeded = 68,
  hipErrorSynchronizationError = 25, hipErrorSystemDriverMismatch = 803,
  hipErrorSystemNotReady = 802, hipErrorTensorMemoryLeak = 721,
  hipErrorTextureFetchFailed = 23, hipErrorTextureNotBound = 24,
  hipErrorTimeout = 909, hipErrorTooManyPeers = 711, hipErrorUnknown = 999,
  hipErrorUnmapBufferObjectFailed = 206, hipErrorUnsupportedDevSideSync = 225,
  hipErrorUnsupportedExecAffinity = 224, hipErrorUnsupportedLimit = 215,
  hipErrorUnsupportedPtxVersion = 222, hipSuccess = 0
};
enum hipExternalMemoryHandleType {
  hipExternalMemoryHandleTypeD3D11Resource = 6,
  hipExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  hipExternalMemoryHandleTypeD3D12Heap = 4,
  hipExternalMemoryHandleTypeD3D12Resource = 5,
  hipExternalMemoryHandleTypeNvSciBuf = 8,
  hipExternalMemoryHandleTypeOpaqueFd = 1,
  hipExternalMemoryHandleTypeOpaqueWin32 = 2,
  hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3
};
enum hipExternalSemaphoreHandleType {
  hipExternalSemaphoreHandleTypeD3D11Fence = 5,
  hipExternalSemaphoreHandleTypeD3D12Fence = 4,
  hipExternalSemaphoreHandleTypeKeyedMutex = 7,
  hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
  hipExternalSemaphoreHandleTypeNvSciSync = 6,
  hipExternalSemaphoreHandleTypeOpaqueFd = 1,
  hipExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10
};
enum hipFlushGPUDirectRDMAWritesOptions {
  hipFlushGPUDirectRDMAWritesOptionHost = 1,
  hipFlushGPUDirectRDMAWritesOptionMemOps = 2
};
enum hipFlushGPUDirectRDMAWritesScope {
  hipFlushGPUDirectRDMAWritesToAllDevices = 200,
  hipFlushGPUDirectRDMAWritesToOwner = 100
};
enum hipFlushGPUDirectRDMAWritesTarget {
  hipFlushGPUDirectRDMAWritesTargetCurrentDevice = 0
};
enum hipFuncAttribute {
  hipFuncAttributeClusterDimMustBeSet = 10,
  hipFuncAttributeClusterSchedulingPolicyPreference = 15,
  hipFuncAttributeMax = 16, hipFuncAttributeMaxDynamicSharedMemorySize = 8,
  hipFuncAttributeNonPortableClusterSizeAllowed = 14,
  hipFuncAttributePreferredSharedMemoryCarveout = 9,
  hipFuncAttributeRequiredClusterDepth = 13,
  hipFuncAttributeRequiredClusterHeight = 12,
  hipFuncAttributeRequiredClusterWidth = 11
};
enum hipFuncCache {
  hipFuncCachePreferEqual = 3, hipFuncCachePreferL1 = 2,
  hipFuncCachePreferNone = 0, hipFuncCachePreferShared = 1
};
enum hipGPUDirectRDMAWritesOrdering {
  hipGPUDirectRDMAWritesOrderingAllDevices = 200,
  hipGPUDirectRDMAWritesOrderingNone = 0,
  hipGPUDirectRDMAWritesOrderingOwner = 100
};
enum hipGetDriverEntryPointFlags {
  hipEnableDefault = 0, hipEnableLegacyStream = 1,
  hipEnablePerThreadDefaultStream = 2
};
enum hipGraphChildGraphNodeOwnership {
  hipGraphChildGraphOwnershipClone = 0, hipGraphChildGraphOwnershipMove = 1
};
enum hipGraphConditionalHandleFlags {
  hipGraphCondAssignDefault = 1
};
enum hipGraphConditionalNodeType {
  hipGraphCondTypeIf = 0, hipGraphCondTypeSwitch = 2, hipGraphCondTypeWhile = 1
};
enum hipGraphDebugDotFlags {
  hipGraphDebugDotFlagsConditionalNodeParams = 32768,
  hipGraphDebugDotFlagsEventNodeParams = 64,
  hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  hipGraphDebugDotFlagsHandles = 1024, hipGraphDebugDotFlagsHostNodeParams = 32,
  hipGraphDebugDotFlagsKernelNodeAttributes = 512,
  hipGraphDebugDotFlagsKernelNodeParams = 4,
  hipGraphDebugDotFlagsMemcpyNodeParams = 8,
  hipGraphDebugDotFlagsMemsetNodeParams = 16, hipGraphDebugDotFlagsVerbose = 1
};
enum hipGraphDependencyType_enum {
  hipGraphDependencyTypeDefault = 0, hipGraphDependencyTypeProgrammatic = 1
};
enum hipGraphExecUpdateResult {
  hipGraphExecUpdateError = 1, hipGraphExecUpdateErrorAttributesChanged = 8,
  hipGraphExecUpdateErrorFunctionChanged = 4,
  hipGraphExecUpdateErrorNodeTypeChanged = 3,
  hipGraphExecUpdateErrorNotSupported = 6,
  hipGraphExecUpdateErrorParametersChanged = 5,
  hipGraphExecUpdateErrorTopologyChanged = 2,
  hipGraphExecUpdateErrorUnsupportedFunctionChange = 7,
  hipGraphExecUpdateSuccess = 0
};
enum hipGraphInstantiateFlags {
  hipGraphInstantiateFlagAutoFreeOnLaunch = 1,
  hipGraphInstantiateFlagDeviceLaunch = 4, hipGraphInstantiateFlagUpload = 2,
  hipGraphInstantiateFlagUseNodePriority = 8
};
enum hipGraphInstantiateResult {
  hipGraphInstantiateConditionalHandleUnused = 5, hipGraphInstantiateError = 1,
  hipGraphInstantiateInvalidStructure = 2,
  hipGraphInstantiateMultipleDevicesNotSupported = 4,
  hipGraphInstantiateNodeOperationNotSupported = 3,
  hipGraphInstantiateSuccess = 0
};
enum hipGraphKernelNodeField {
  hipGraphKernelNodeFieldEnabled = 3, hipGraphKernelNodeFieldGridDim = 1,
  hipGraphKernelNodeFieldInvalid = 0, hipGraphKernelNodeFieldParam = 2
};
enum hipGraphMemAttributeType {
  hipGraphMemAttrReservedMemCurrent = 2, hipGraphMemAttrReservedMemHigh = 3,
  hipGraphMemAttrUsedMemCurrent = 0, hipGraphMemAttrUsedMemHigh = 1
};
enum hipGraphNodeType {
  hipGraphNodeTypeConditional = 13, hipGraphNodeTypeCount = 14,
  hipGraphNodeTypeEmpty = 5, hipGraphNodeTypeEventRecord = 7,
  hipGraphNodeTypeExtSemaphoreSignal = 8, hipGraphNodeTypeExtSemaphoreWait = 9,
  hipGraphNodeTypeGraph = 4, hipGraphNodeTypeHost = 3,
  hipGraphNodeTypeKernel = 0, hipGraphNodeTypeMemAlloc = 10,
  hipGraphNodeTypeMemFree = 11, hipGraphNodeTypeMemcpy = 1,
  hipGraphNodeTypeMemset = 2, hipGraphNodeTypeWaitEvent = 6
};
enum hipGraphicsCubeFace {
  hipGraphicsCubeFaceNegativeX = 1, hipGraphicsCubeFaceNegativeY = 3,
  hipGraphicsCubeFaceNegativeZ = 5, hipGraphicsCubeFacePositiveX = 0,
  hipGraphicsCubeFacePositiveY = 2, hipGraphicsCubeFacePositiveZ = 4
};
enum hipGraphicsMapFlags {
  hipGraphicsMapFlagsNone = 0, hipGraphicsMapFlagsReadOnly = 1,
  hipGraphicsMapFlagsWriteDiscard = 2
};
enum hipGraphicsRegisterFlags {
  hipGraphicsRegisterFlagsNone = 0, hipGraphicsRegisterFlagsReadOnly = 1,
  hipGraphicsRegisterFlagsSurfaceLoadStore = 4,
  hipGraphicsRegisterFlagsTextureGather = 8,
  hipGraphicsRegisterFlagsWriteDiscard = 2
};
enum hipJitOption {
  hipJitCacheMode = 14, hipJitErrorLogBuffer = 5,
  hipJitErrorLogBufferSizeBytes = 6, hipJitFallbackStrategy = 10,
  hipJitGenerateDebugInfo = 11, hipJitGenerateLineInfo = 13,
  hipJitInfoLogBuffer = 3, hipJitInfoLogBufferSizeBytes = 4,
  hipJitLogVerbose = 12, hipJitMaxRegisters = 0, hipJitMaxThreadsPerBlock = 32,
  hipJitMinCtaPerSm = 31, hipJitOptimizationLevel = 7,
  hipJitOverrideDirectiveValues = 33, hipJitPositionIndependentCode = 30,
  hipJitThreadsPerBlock = 1, hipJitWallTime = 2
};
enum hipJit_CacheMode {
  hipJitCacheOptionCA = 2, hipJitCacheOptionCG = 1, hipJitCacheOptionNone = 0
};
enum hipJit_Fallback {
  hipPreferBinary = 1, hipPreferPtx = 0
};
enum hipLaunchAttributeID {
  hipLaunchAttributeAccessPolicyWindow = 1,
  hipLaunchAttributeClusterDimension = 4,
  hipLaunchAttributeClusterSchedulingPolicyPreference = 5,
  hipLaunchAttributeCooperative = 2,
  hipLaunchAttributeDeviceUpdatableKernelNode = 13,
  hipLaunchAttributeIgnore = 0, hipLaunchAttributeLaunchCompletionEvent = 12,
  hipLaunchAttributeMemSyncDomain = 10, hipLaunchAttributeMemSyncDomainMap = 9,
  hipLaunchAttributePreferredClusterDimension = 11,
  hipLaunchAttributePreferredSharedMemoryCarveout = 14,
  hipLaunchAttributePriority = 8, hipLaunchAttributeProgrammaticEvent = 7,
  hipLaunchAttributeProgrammaticStreamSerialization = 6,
  hipLaunchAttributeSynchronizationPolicy = 3
};
enum hipLaunchMemSyncDomain {
  hipLaunchMemSyncDomainDefault = 0, hipLaunchMemSyncDomainRemote = 1
};
enum hipLibraryOption {
  hipLibraryBinaryIsPreserved = 1,
  hipLibraryHostUniversalFunctionAndDataTable = 0
};
enum hipLimit {
  hipLimitDevRuntimePendingLaunchCount = 4, hipLimitDevRuntimeSyncDepth = 3,
  hipLimitMallocHeapSize = 2, hipLimitMaxL2FetchGranularity = 5,
  hipLimitPersistingL2CacheSize = 6, hipLimitPrintfFifoSize = 1,
  hipLimitStackSize = 0
};
enum hipMemAccessFlags {
  hipMemAccessFlagsProtNone = 0, hipMemAccessFlagsProtRead = 1,
  hipMemAccessFlagsProtReadWrite = 3
};
enum hipMemAllocationHandleType {
  hipMemHandleTypeFabric = 8, hipMemHandleTypeNone = 0,
  hipMemHandleTypePosixFileDescriptor = 1, hipMemHandleTypeWin32 = 2,
  hipMemHandleTypeWin32Kmt = 4
};
enum hipMemAllocationType {
  hipMemAllocationTypeInvalid = 0, hipMemAllocationTypeMax = 2147483647,
  hipMemAllocationTypePinned = 1
};
enum hipMemLocationType {
  hipMemLocationTypeDevice = 1, hipMemLocationTypeHost = 2,
  hipMemLocationTypeHostNuma = 3, hipMemLocationTypeHostNumaCurrent = 4,
  hipMemLocationTypeInvalid = 0
};
enum hipMemPoolAttr {
  hipMemPoolAttrReleaseThreshold = 4, hipMemPoolAttrReservedMemCurrent = 5,
  hipMemPoolAttrReservedMemHigh = 6, hipMemPoolAttrUsedMemCurrent = 7,
  hipMemPoolAttrUsedMemHigh = 8, hipMemPoolReuseAllowInternalDependencies = 3,
  hipMemPoolReuseAllowOpportunistic = 2,
  hipMemPoolReuseFollowEventDependencies = 1
};
enum hipMemRangeAttribute {
  hipMemRangeAttributeAccessedBy = 3,
  hipMemRangeAttributeLastPrefetchLocation = 4,
  hipMemRangeAttributeLastPrefetchLocationId = 8,
  hipMemRangeAttributeLastPrefetchLocationType = 7,
  hipMemRangeAttributePreferredLocation = 2,
  hipMemRangeAttributePreferredLocationId = 6,
  hipMemRangeAttributePreferredLocationType = 5,
  hipMemRangeAttributeReadMostly = 1
};
enum hipMemcpy3DOperandType {
  hipMemcpyOperandTypeArray = 2, hipMemcpyOperandTypeMax = 2147483647,
  hipMemcpyOperandTypePointer = 1
};
enum hipMemcpyFlags {
  hipMemcpyFlagDefault = 0, hipMemcpyFlagPreferOverlapWithCompute = 1
};
enum hipMemcpyKind {
  hipMemcpyDefault = 4, hipMemcpyDeviceToDevice = 3, hipMemcpyDeviceToHost = 2,
  hipMemcpyHostToDevice = 1, hipMemcpyHostToHost = 0
};
enum hipMemcpySrcAccessOrder {
  hipMemcpySrcAccessOrderAny = 3, hipMemcpySrcAccessOrderDuringApiCall = 2,
  hipMemcpySrcAccessOrderInvalid = 0, hipMemcpySrcAccessOrderMax = 2147483647,
  hipMemcpySrcAccessOrderStream = 1
};
enum hipMemoryAdvise {
  hipMemAdviseSetAccessedBy = 5, hipMemAdviseSetPreferredLocation = 3,
  hipMemAdviseSetReadMostly = 1, hipMemAdviseUnsetAccessedBy = 6,
  hipMemAdviseUnsetPreferredLocation = 4, hipMemAdviseUnsetReadMostly = 2
};
enum hipMemoryType {
  hipMemoryTypeDevice = 2, hipMemoryTypeHost = 1, hipMemoryTypeManaged = 3,
  hipMemoryTypeUnregistered = 0
};
enum hipResourceType {
  hipResourceTypeArray = 0, hipResourceTypeLinear = 2,
  hipResourceTypeMipmappedArray = 1, hipResourceTypePitch2D = 3
};
enum hipResourceViewFormat {
  hipResViewFormatFloat1 = 22, hipResViewFormatFloat2 = 23,
  hipResViewFormatFloat4 = 24, hipResViewFormatHalf1 = 19,
  hipResViewFormatHalf2 = 20, hipResViewFormatHalf4 = 21,
  hipResViewFormatNone = 0, hipResViewFormatSignedBlockCompressed4 = 29,
  hipResViewFormatSignedBlockCompressed5 = 31,
  hipResViewFormatSignedBlockCompressed6H = 33, hipResViewFormatSignedChar1 = 4,
  hipResViewFormatSignedChar2 = 5, hipResViewFormatSignedChar4 = 6,
  hipResViewFormatSignedInt1 = 16, hipResViewFormatSignedInt2 = 17,
  hipResViewFormatSignedInt4 = 18, hipResViewFormatSignedShort1 = 10,
  hipResViewFormatSignedShort2 = 11, hipResViewFormatSignedShort4 = 12,
  hipResViewFormatUnsignedBlockCompressed1 = 25,
  hipResViewFormatUnsignedBlockCompressed2 = 26,
  hipResViewFormatUnsignedBlockCompressed3 = 27,
  hipResViewFormatUnsignedBlockCompressed4 = 28,
  hipResViewFormatUnsignedBlockCompressed5 = 30,
  hipResViewFormatUnsignedBlockCompressed6H = 32,
  hipResViewFormatUnsignedBlockCompressed7 = 34,
  hipResViewFormatUnsignedChar1 = 1, hipResViewFormatUnsignedChar2 = 2,
  hipResViewFormatUnsignedChar4 = 3, hipResViewFormatUnsignedInt1 = 13,
  hipResViewFormatUnsignedInt2 = 14, hipResViewFormatUnsignedInt4 = 15,
  hipResViewFormatUnsignedShort1 = 7, hipResViewFormatUnsignedShort2 = 8,
  hipResViewFormatUnsignedShort4 = 9
};
enum hipRoundMode {
  hipRoundMinInf = 3, hipRoundNearest = 0, hipRoundPosInf = 2, hipRoundZero = 1
};
enum hipSharedCarveout {
  hipSharedmemCarveoutDefault = -1, hipSharedmemCarveoutMaxL1 = 0,
  hipSharedmemCarveoutMaxShared = 100
};
enum hipSharedMemConfig {
  hipSharedMemBankSizeDefault = 0, hipSharedMemBankSizeEightByte = 2,
  hipSharedMemBankSizeFourByte = 1
};
enum hipStreamCaptureMode {
  hipStreamCaptureModeGlobal = 0, hipStreamCaptureModeRelaxed = 2,
  hipStreamCaptureModeThreadLocal = 1
};
enum hipStreamCaptureStatus {
  hipStreamCaptureStatusActive = 1, hipStreamCaptureStatusInvalidated = 2,
  hipStreamCaptureStatusNone = 0
};
enum hipStreamUpdateCaptureDependenciesFlags {
  hipStreamAddCaptureDependencies = 0, hipStreamSetCaptureDependencies = 1
};
enum hipSurfaceBoundaryMode {
  hipBoundaryModeClamp = 1, hipBoundaryModeTrap = 2, hipBoundaryModeZero = 0
};
enum hipSurfaceFormatMode {
  hipFormatModeAuto = 1, hipFormatModeForced = 0
};
enum hipSynchronizationPolicy {
  hipSyncPolicyAuto = 1, hipSyncPolicyBlockingSync = 4, hipSyncPolicySpin = 2,
  hipSyncPolicyYield = 3
};
enum hipTextureAddressMode {
  hipAddressModeBorder = 3, hipAddressModeClamp = 1, hipAddressModeMirror = 2,
  hipAddressModeWrap = 0
};
enum hipTextureFilterMode {
  hipFilterModeLinear = 1, hipFilterModePoint = 0
};
enum hipTextureReadMode {
  hipReadModeElementType = 0, hipReadModeNormalizedFloat = 1
};
enum hipUserObjectFlags {
  hipUserObjectNoDestructorSync = 1
};
enum hipUserObjectRetainFlags {
  hipGraphUserObjectMove = 1
};

#ifdef __cplusplus
} // extern "C"
#endif

#endif
