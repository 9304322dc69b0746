// Constants of the CUDA runtime.
// Written by tools/extract-declarations: change that, not this.
#ifndef VRAMLINT_RUNTIME_ENUMS_H
#define VRAMLINT_RUNTIME_ENUMS_H

#define CUDA_IPC_HANDLE_SIZE 64
#define cudaArrayColorAttachment 0x20
#define cudaArrayCubemap 0x04
#define cudaArrayDefault 0x00
#define cudaArrayDeferredMapping 0x80
#define cudaArrayLayered 0x01
#define cudaArraySparse 0x40
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayTextureGather 0x08
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02
#define cudaCooperativeLaunchMultiDeviceNoPreSync 0x01
#define cudaCpuDeviceId ((int)-1)
#define cudaDeviceBlockingSync 0x04
#define cudaDeviceLmemResizeToMax 0x10
#define cudaDeviceMapHost 0x08
#define cudaDeviceMask 0xff
#define cudaDeviceScheduleAuto 0x00
#define cudaDeviceScheduleBlockingSync 0x04
#define cudaDeviceScheduleMask 0x07
#define cudaDeviceScheduleSpin 0x01
#define cudaDeviceScheduleYield 0x02
#define cudaDeviceSyncMemops 0x80
#define cudaEventBlockingSync 0x01
#define cudaEventDefault 0x00
#define cudaEventDisableTiming 0x02
#define cudaEventInterprocess 0x04
#define cudaEventRecordDefault 0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault 0x00
#define cudaEventWaitExternal 0x01
#define cudaExternalMemoryDedicated 0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaHostAllocDefault 0x00
#define cudaHostAllocMapped 0x02
#define cudaHostAllocPortable 0x01
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterIoMemory 0x04
#define cudaHostRegisterMapped 0x02
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterReadOnly 0x08
#define cudaInitDeviceFlagsAreValid 0x01
#define cudaInvalidDeviceId ((int)-2)
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define cudaKernelNodeAttrID cudaLaunchAttributeID
#define cudaKernelNodeAttrValue cudaLaunchAttributeValue
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaMemAttachGlobal 0x01
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2
#define cudaOccupancyDefault 0x00
#define cudaOccupancyDisableCachingOverride 0x01
#define cudaPeerAccessDefault 0x00
#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttrValue cudaLaunchAttributeValue
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy
#define cudaStreamDefault 0x00
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamNonBlocking 0x01
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceTypeCubemapLayered 0xFC
#define cudaTextureType1D 0x01
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2D 0x02
#define cudaTextureType2DLayered 0xF2
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureTypeCubemapLayered 0xFC

#ifdef __cplusplus
extern "C" {
#endif

enum cudaAccessProperty {
  cudaAccessPropertyNormal = 0, cudaAccessPropertyPersisting = 2,
  cudaAccessPropertyStreaming = 1
};
enum cudaAsyncNotificationType_enum {
  cudaAsyncNotificationTypeOverBudget = 1
};
enum cudaCGScope {
  cudaCGScopeGrid = 1, cudaCGScopeInvalid = 0, cudaCGScopeMultiGrid = 2
};
enum cudaChannelFormatKind {
  cudaChannelFormatKindFloat = 2, cudaChannelFormatKindNV12 = 4,
  cudaChannelFormatKindNone = 3, cudaChannelFormatKindSigned = 0,
  cudaChannelFormatKindSignedBlockCompressed4 = 24,
  cudaChannelFormatKindSignedBlockCompressed5 = 26,
  cudaChannelFormatKindSignedBlockCompressed6H = 28,
  cudaChannelFormatKindSignedNormalized16X1 = 14,
  cudaChannelFormatKindSignedNormalized16X2 = 15,
  cudaChannelFormatKindSignedNormalized16X4 = 16,
  cudaChannelFormatKindSignedNormalized8X1 = 11,
  cudaChannelFormatKindSignedNormalized8X2 = 12,
  cudaChannelFormatKindSignedNormalized8X4 = 13,
  cudaChannelFormatKindUnsigned = 1,
  cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
  cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
  cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
  cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
  cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
  cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
  cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
  cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
  cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
  cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
  cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
  cudaChannelFormatKindUnsignedNormalized1010102 = 31,
  cudaChannelFormatKindUnsignedNormalized16X1 = 8,
  cudaChannelFormatKindUnsignedNormalized16X2 = 9,
  cudaChannelFormatKindUnsignedNormalized16X4 = 10,
  cudaChannelFormatKindUnsignedNormalized8X1 = 5,
  cudaChannelFormatKindUnsignedNormalized8X2 = 6,
  cudaChannelFormatKindUnsignedNormalized8X4 = 7
};
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault = 0,
  cudaClusterSchedulingPolicyLoadBalancing = 2,
  cudaClusterSchedulingPolicySpread = 1
};
enum cudaComputeMode {
  cudaComputeModeDefault = 0, cudaComputeModeExclusive = 1,
  cudaComputeModeExclusiveProcess = 3, cudaComputeModeProhibited = 2
};
enum cudaDataType_t {
  CUDA_C_16BF = 15, CUDA_C_16F = 6, CUDA_C_16I = 21, CUDA_C_16U = 23,
  CUDA_C_32F = 4, CUDA_C_32I = 11, CUDA_C_32U = 13, CUDA_C_4I = 17,
  CUDA_C_4U = 19, CUDA_C_64F = 5, CUDA_C_64I = 25, CUDA_C_64U = 27,
  CUDA_C_8I = 7, CUDA_C_8U = 9, CUDA_R_16BF = 14, CUDA_R_16F = 2,
  CUDA_R_16I = 20, CUDA_R_16U = 22, CUDA_R_32F = 0, CUDA_R_32I = 10,
  CUDA_R_32U = 12, CUDA_R_4F_E2M1 = 33, CUDA_R_4I = 16, CUDA_R_4U = 18,
  CUDA_R_64F = 1, CUDA_R_64I = 24, CUDA_R_64U = 26, CUDA_R_6F_E2M3 = 31,
  CUDA_R_6F_E3M2 = 32, CUDA_R_8F_E4M3 = 28, CUDA_R_8F_E5M2 = 29,
  CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_UE8M0 = 30, CUDA_R_8I = 3, CUDA_R_8U = 8
};
enum cudaDeviceAttr {
  cudaDevAttrAsyncEngineCount = 40, cudaDevAttrCanFlushRemoteWrites = 98,
  cudaDevAttrCanMapHostMemory = 19,
  cudaDevAttrCanUseHostPointerForRegisteredMem = 91, cudaDevAttrClockRate = 13,
  cudaDevAttrClusterLaunch = 120, cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76, cudaDevAttrComputeMode = 20,
  cudaDevAttrComputePreemptionSupported = 90, cudaDevAttrConcurrentKernels = 31,
  cudaDevAttrConcurrentManagedAccess = 89, cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrCooperativeMultiDeviceLaunch = 96,
  cudaDevAttrD3D12CigSupported = 135,
  cudaDevAttrDeferredMappingCudaArraySupported = 121,
  cudaDevAttrDirectManagedMemAccessFromHost = 101, cudaDevAttrEccEnabled = 32,
  cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
  cudaDevAttrGPUDirectRDMASupported = 116,
  cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
  cudaDevAttrGlobalL1CacheSupported = 79, cudaDevAttrGlobalMemoryBusWidth = 37,
  cudaDevAttrGpuOverlap = 15, cudaDevAttrGpuPciDeviceId = 139,
  cudaDevAttrGpuPciSubsystemId = 140, cudaDevAttrHostNativeAtomicSupported = 86,
  cudaDevAttrHostNumaId = 134, cudaDevAttrHostNumaMemoryPoolsSupported = 142,
  cudaDevAttrHostNumaMultinodeIpcSupported = 143,
  cudaDevAttrHostRegisterReadOnlySupported = 113,
  cudaDevAttrHostRegisterSupported = 99, cudaDevAttrIntegrated = 18,
  cudaDevAttrIpcEventSupport = 125, cudaDevAttrIsMultiGpuBoard = 84,
  cudaDevAttrKernelExecTimeout = 17, cudaDevAttrL2CacheSize = 38,
  cudaDevAttrLocalL1CacheSupported = 80, cudaDevAttrManagedMemory = 83,
  cudaDevAttrMax = 144, cudaDevAttrMaxAccessPolicyWindowSize = 109,
  cudaDevAttrMaxBlockDimX = 2, cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4, cudaDevAttrMaxBlocksPerMultiprocessor = 106,
  cudaDevAttrMaxGridDimX = 5, cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7, cudaDevAttrMaxPersistingL2CacheSize = 108,
  cudaDevAttrMaxPitch = 11, cudaDevAttrMaxRegistersPerBlock = 12,
  cudaDevAttrMaxRegistersPerMultiprocessor = 82,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrMaxSurface1DLayeredLayers = 62,
  cudaDevAttrMaxSurface1DLayeredWidth = 61, cudaDevAttrMaxSurface1DWidth = 55,
  cudaDevAttrMaxSurface2DHeight = 57, cudaDevAttrMaxSurface2DLayeredHeight = 64,
  cudaDevAttrMaxSurface2DLayeredLayers = 65,
  cudaDevAttrMaxSurface2DLayeredWidth = 63, cudaDevAttrMaxSurface2DWidth = 56,
  cudaDevAttrMaxSurface3DDepth = 60, cudaDevAttrMaxSurface3DHeight = 59,
  cudaDevAttrMaxSurface3DWidth = 58,
  cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
  cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
  cudaDevAttrMaxSurfaceCubemapWidth = 66,
  cudaDevAttrMaxTexture1DLayeredLayers = 43,
  cudaDevAttrMaxTexture1DLayeredWidth = 42,
  cudaDevAttrMaxTexture1DLinearWidth = 69,
  cudaDevAttrMaxTexture1DMipmappedWidth = 77, cudaDevAttrMaxTexture1DWidth = 21,
  cudaDevAttrMaxTexture2DGatherHeight = 46,
  cudaDevAttrMaxTexture2DGatherWidth = 45, cudaDevAttrMaxTexture2DHeight = 23,
  cudaDevAttrMaxTexture2DLayeredHeight = 28,
  cudaDevAttrMaxTexture2DLayeredLayers = 29,
  cudaDevAttrMaxTexture2DLayeredWidth = 27,
  cudaDevAttrMaxTexture2DLinearHeight = 71,
  cudaDevAttrMaxTexture2DLinearPitch = 72,
  cudaDevAttrMaxTexture2DLinearWidth = 70,
  cudaDevAttrMaxTexture2DMipmappedHeight = 74,
  cudaDevAttrMaxTexture2DMipmappedWidth = 73, cudaDevAttrMaxTexture2DWidth = 22,
  cudaDevAttrMaxTexture3DDepth = 26, cudaDevAttrMaxTexture3DDepthAlt = 49,
  cudaDevAttrMaxTexture3DHeight = 25, cudaDevAttrMaxTexture3DHeightAlt = 48,
  cudaDevAttrMaxTexture3DWidth = 24, cudaDevAttrMaxTexture3DWidthAlt = 47,
  cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
  cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
  cudaDevAttrMaxTextureCubemapWidth = 52, cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114,
  cudaDevAttrMemSyncDomainCount = 126, cudaDevAttrMemoryClockRate = 36,
  cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
  cudaDevAttrMemoryPoolsSupported = 115, cudaDevAttrMpsEnabled = 133,
  cudaDevAttrMultiGpuBoardGroupID = 85, cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrNumaConfig = 130, cudaDevAttrNumaId = 131,
  cudaDevAttrPageableMemoryAccess = 88,
  cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
  cudaDevAttrPciBusId = 33, cudaDevAttrPciDeviceId = 34,
  cudaDevAttrPciDomainId = 50, cudaDevAttrReserved122 = 122,
  cudaDevAttrReserved123 = 123, cudaDevAttrReserved124 = 124,
  cudaDevAttrReserved127 = 127, cudaDevAttrReserved128 = 128,
  cudaDevAttrReserved129 = 129, cudaDevAttrReserved132 = 132,
  cudaDevAttrReserved141 = 141, cudaDevAttrReserved92 = 92,
  cudaDevAttrReserved93 = 93, cudaDevAttrReserved94 = 94,
  cudaDevAttrReservedSharedMemoryPerBlock = 111,
  cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
  cudaDevAttrSparseCudaArraySupported = 112,
  cudaDevAttrStreamPrioritiesSupported = 78, cudaDevAttrSurfaceAlignment = 30,
  cudaDevAttrTccDriver = 35, cudaDevAttrTextureAlignment = 14,
  cudaDevAttrTexturePitchAlignment = 51,
  cudaDevAttrTimelineSemaphoreInteropSupported = 114,
  cudaDevAttrTotalConstantMemory = 9, cudaDevAttrUnifiedAddressing = 41,
  cudaDevAttrVulkanCigSupported = 138, cudaDevAttrWarpSize = 10
};
enum cudaDeviceNumaConfig {
  cudaDeviceNumaConfigNone = 0, cudaDeviceNumaConfigNumaNode = 1
};
enum cudaDeviceP2PAttr {
  cudaDevP2PAttrAccessSupported = 2, cudaDevP2PAttrCudaArrayAccessSupported = 4,
  cudaDevP2PAttrNativeAtomicSupported = 3, cudaDevP2PAttrPerformanceRank = 1
};
enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess = 0, cudaDriverEntryPointSymbolNotFound = 1,
  cudaDriverEntryPointVersionNotSufficent = 2
};
enum cudaError {
  cudaErrorAddressOfConstant = 22, cudaErrorAlreadyAcquired = 210,
  cudaErrorAlreadyMapped = 208, cudaErrorApiFailureBase = 10000,
  cudaErrorArrayIsMapped = 207, cudaErrorAssert = 710,
  cudaErrorCallRequiresNewerDriver = 36, cudaErrorCapturedEvent = 907,
  cudaErrorCdpNotSupported = 811, cudaErrorCdpVersionMismatch = 812,
  cudaErrorCompatNotSupportedOnDevice = 804, cudaErrorContained = 226,
  cudaErrorContextIsDestroyed = 709, cudaErrorCooperativeLaunchTooLarge = 720,
  cudaErrorCudartUnloading = 4, cudaErrorDeviceAlreadyInUse = 216,
  cudaErrorDeviceNotLicensed = 102, cudaErrorDeviceUninitialized = 201,
  cudaErrorDevicesUnavailable = 46, cudaErrorDuplicateSurfaceName = 45,
  cudaErrorDuplicateTextureName = 44, cudaErrorDuplicateVariableName = 43,
  cudaErrorECCUncorrectable = 214, cudaErrorExternalDevice = 911,
  cudaErrorFileNotFound = 301, cudaErrorFunctionNotLoaded = 913,
  cudaErrorGraphExecUpdateFailure = 910, cudaErrorHardwareStackError = 714,
  cudaErrorHostMemoryAlreadyRegistered = 712,
  cudaErrorHostMemoryNotRegistered = 713, cudaErrorIllegalAddress = 700,
  cudaErrorIllegalInstruction = 715, cudaErrorIllegalState = 401,
  cudaErrorIncompatibleDriverContext = 49, cudaErrorInitializationError = 3,
  cudaErrorInsufficientDriver = 35, cudaErrorInvalidAddressSpace = 717,
  cudaErrorInvalidChannelDescriptor = 20, cudaErrorInvalidClusterSize = 912,
  cudaErrorInvalidConfiguration = 9, cudaErrorInvalidDevice = 101,
  cudaErrorInvalidDeviceFunction = 98, cudaErrorInvalidDevicePointer = 17,
  cudaErrorInvalidFilterSetting = 26, cudaErrorInvalidGraphicsContext = 219,
  cudaErrorInvalidHostPointer = 16, cudaErrorInvalidKernelImage = 200,
  cudaErrorInvalidMemcpyDirection = 21, cudaErrorInvalidNormSetting = 27,
  cudaErrorInvalidPc = 718, cudaErrorInvalidPitchValue = 12,
  cudaErrorInvalidPtx = 218, cudaErrorInvalidResourceConfiguration = 915,
  cudaErrorInvalidResourceHandle = 400, cudaErrorInvalidResourceType = 914,
  cudaErrorInvalidSource = 300, cudaErrorInvalidSurface = 37,
  cudaErrorInvalidSymbol = 13, cudaErrorInvalidTexture = 18,
  cudaErrorInvalidTextureBinding = 19, cudaErrorInvalidValue = 1,
  cudaErrorJitCompilationDisabled = 223, cudaErrorJitCompilerNotFound = 221,
  cudaErrorLaunchFailure = 719, cudaErrorLaunchFileScopedSurf = 67,
  cudaErrorLaunchFileScopedTex = 66, cudaErrorLaunchIncompatibleTexturing = 703,
  cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchPendingCountExceeded = 69, cudaErrorLaunchTimeout = 702,
  cudaErrorLossyQuery = 402, cudaErrorMapBufferObjectFailed = 205,
  cudaErrorMemoryAllocation = 2, cudaErrorMemoryValueTooLarge = 32,
  cudaErrorMisalignedAddress = 716, cudaErrorMissingConfiguration = 52,
  cudaErrorMixedDeviceExecution = 28, cudaErrorMpsClientTerminated = 810,
  cudaErrorMpsConnectionFailed = 805, cudaErrorMpsMaxClientsReached = 808,
  cudaErrorMpsMaxConnectionsReached = 809, cudaErrorMpsRpcFailure = 806,
  cudaErrorMpsServerNotReady = 807, cudaErrorNoDevice = 100,
  cudaErrorNoKernelImageForDevice = 209, cudaErrorNotMapped = 211,
  cudaErrorNotMappedAsArray = 212, cudaErrorNotMappedAsPointer = 213,
  cudaErrorNotPermitted = 800, cudaErrorNotReady = 600,
  cudaErrorNotSupported = 801, cudaErrorNotYetImplemented = 31,
  cudaErrorNvlinkUncorrectable = 220, cudaErrorOperatingSystem = 304,
  cudaErrorPeerAccessAlreadyEnabled = 704, cudaErrorPeerAccessNotEnabled = 705,
  cudaErrorPeerAccessUnsupported = 217, cudaErrorPriorLaunchFailure = 53,
  cudaErrorProfilerAlreadyStarted = 7, cudaErrorProfilerAlreadyStopped = 8,
  cudaErrorProfilerDisabled = 5, cudaErrorProfilerNotInitialized = 6,
  cudaErrorSetOnActiveProcess = 708, cudaErrorSharedObjectInitFailed = 303,
  cudaErrorSharedObjectSymbolNotFound = 302,
  cudaErrorSoftwareValidityNotEstablished = 103, cudaErrorStartupFailure = 127,
  cudaErrorStreamCaptureImplicit = 906, cudaErrorStreamCaptureInvalidated = 901,
  cudaErrorStreamCaptureIsolation = 905, cudaErrorStreamCaptureMerge = 902,
  cudaErrorStreamCaptureUnjoined = 904, cudaErrorStreamCaptureUnmatched = 903,
  cudaErrorStreamCaptureUnsupported = 900,
  cudaErrorStreamCaptureWrongThread = 908, cudaErrorStubLibrary = 34,
  cudaErrorSymbolNotFound = 500, cudaErrorSyncDepthExceeded = 68,
  cudaErrorSynchronizationError = 25, cudaErrorSystemDriverMismatch = 803,
  cudaErrorSystemNotReady = 802, cudaErrorTensorMemoryLeak = 721,
  cudaErrorTextureFetchFailed = 23, cudaErrorTextureNotBound = 24,
  cudaErrorTimeout = 909, cudaErrorTooManyPeers = 711, cudaErrorUnknown = 999,
  cudaErrorUnmapBufferObjectFailed = 206, cudaErrorUnsupportedDevSideSync = 225,
  cudaErrorUnsupportedExecAffinity = 224, cudaErrorUnsupportedLimit = 215,
  cudaErrorUnsupportedPtxVersion = 222, cudaSuccess = 0
};
enum cudaExternalMemoryHandleType {
  cudaExternalMemoryHandleTypeD3D11Resource = 6,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  cudaExternalMemoryHandleTypeD3D12Heap = 4,
  cudaExternalMemoryHandleTypeD3D12Resource = 5,
  cudaExternalMemoryHandleTypeNvSciBuf = 8,
  cudaExternalMemoryHandleTypeOpaqueFd = 1,
  cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3
};
enum cudaExternalSemaphoreHandleType {
  cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
  cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
  cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
  cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
  cudaExternalSemaphoreHandleTypeNvSciSync = 6,
  cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
  cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10
};
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost = 1,
  cudaFlushGPUDirectRDMAWritesOptionMemOps = 2
};
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
  cudaFlushGPUDirectRDMAWritesToOwner = 100
};
enum cudaFlushGPUDirectRDMAWritesTarget {
  cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0
};
enum cudaFuncAttribute {
  cudaFuncAttributeClusterDimMustBeSet = 10,
  cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
  cudaFuncAttributeMax = 16, cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9,
  cudaFuncAttributeRequiredClusterDepth = 13,
  cudaFuncAttributeRequiredClusterHeight = 12,
  cudaFuncAttributeRequiredClusterWidth = 11
};
enum cudaFuncCache {
  cudaFuncCachePreferEqual = 3, cudaFuncCachePreferL1 = 2,
  cudaFuncCachePreferNone = 0, cudaFuncCachePreferShared = 1
};
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
  cudaGPUDirectRDMAWritesOrderingNone = 0,
  cudaGPUDirectRDMAWritesOrderingOwner = 100
};
enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault = 0, cudaEnableLegacyStream = 1,
  cudaEnablePerThreadDefaultStream = 2
};
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone = 0, cudaGraphChildGraphOwnershipMove = 1
};
enum cudaGraphConditionalHandleFlags {
  cudaGraphCondAssignDefault = 1
};
enum cudaGraphConditionalNodeType {
  cudaGraphCondTypeIf = 0, cudaGraphCondTypeSwitch = 2,
  cudaGraphCondTypeWhile = 1
};
enum cudaGraphDebugDotFlags {
  cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
  cudaGraphDebugDotFlagsEventNodeParams = 64,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  cudaGraphDebugDotFlagsHandles = 1024,
  cudaGraphDebugDotFlagsHostNodeParams = 32,
  cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
  cudaGraphDebugDotFlagsKernelNodeParams = 4,
  cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
  cudaGraphDebugDotFlagsMemsetNodeParams = 16, cudaGraphDebugDotFlagsVerbose = 1
};
enum cudaGraphDependencyType_enum {
  cudaGraphDependencyTypeDefault = 0, cudaGraphDependencyTypeProgrammatic = 1
};
enum cudaGraphExecUpdateResult {
  cudaGraphExecUpdateError = 1, cudaGraphExecUpdateErrorAttributesChanged = 8,
  cudaGraphExecUpdateErrorFunctionChanged = 4,
  cudaGraphExecUpdateErrorNodeTypeChanged = 3,
  cudaGraphExecUpdateErrorNotSupported = 6,
  cudaGraphExecUpdateErrorParametersChanged = 5,
  cudaGraphExecUpdateErrorTopologyChanged = 2,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
  cudaGraphExecUpdateSuccess = 0
};
enum cudaGraphInstantiateFlags {
  cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
  cudaGraphInstantiateFlagDeviceLaunch = 4, cudaGraphInstantiateFlagUpload = 2,
  cudaGraphInstantiateFlagUseNodePriority = 8
};
enum cudaGraphInstantiateResult {
  cudaGraphInstantiateConditionalHandleUnused = 5,
  cudaGraphInstantiateError = 1, cudaGraphInstantiateInvalidStructure = 2,
  cudaGraphInstantiateMultipleDevicesNotSupported = 4,
  cudaGraphInstantiateNodeOperationNotSupported = 3,
  cudaGraphInstantiateSuccess = 0
};
enum cudaGraphKernelNodeField {
  cudaGraphKernelNodeFieldEnabled = 3, cudaGraphKernelNodeFieldGridDim = 1,
  cudaGraphKernelNodeFieldInvalid = 0, cudaGraphKernelNodeFieldParam = 2
};
enum cudaGraphMemAttributeType {
  cudaGraphMemAttrReservedMemCurrent = 2, cudaGraphMemAttrReservedMemHigh = 3,
  cudaGraphMemAttrUsedMemCurrent = 0, cudaGraphMemAttrUsedMemHigh = 1
};
enum cudaGraphNodeType {
  cudaGraphNodeTypeConditional = 13, cudaGraphNodeTypeCount = 14,
  cudaGraphNodeTypeEmpty = 5, cudaGraphNodeTypeEventRecord = 7,
  cudaGraphNodeTypeExtSemaphoreSignal = 8,
  cudaGraphNodeTypeExtSemaphoreWait = 9, cudaGraphNodeTypeGraph = 4,
  cudaGraphNodeTypeHost = 3, cudaGraphNodeTypeKernel = 0,
  cudaGraphNodeTypeMemAlloc = 10, cudaGraphNodeTypeMemFree = 11,
  cudaGraphNodeTypeMemcpy = 1, cudaGraphNodeTypeMemset = 2,
  cudaGraphNodeTypeWaitEvent = 6
};
enum cudaGraphicsCubeFace {
  cudaGraphicsCubeFaceNegativeX = 1, cudaGraphicsCubeFaceNegativeY = 3,
  cudaGraphicsCubeFaceNegativeZ = 5, cudaGraphicsCubeFacePositiveX = 0,
  cudaGraphicsCubeFacePositiveY = 2, cudaGraphicsCubeFacePositiveZ = 4
};
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone = 0, cudaGraphicsMapFlagsReadOnly = 1,
  cudaGraphicsMapFlagsWriteDiscard = 2
};
enum cudaGraphicsRegisterFlags {
  cudaGraphicsRegisterFlagsNone = 0, cudaGraphicsRegisterFlagsReadOnly = 1,
  cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
  cudaGraphicsRegisterFlagsTextureGather = 8,
  cudaGraphicsRegisterFlagsWriteDiscard = 2
};
enum cudaJitOption {
  cudaJitCacheMode = 14, cudaJitErrorLogBuffer = 5,
  cudaJitErrorLogBufferSizeBytes = 6, cudaJitFallbackStrategy = 10,
  cudaJitGenerateDebugInfo = 11, cudaJitGenerateLineInfo = 13,
  cudaJitInfoLogBuffer = 3, cudaJitInfoLogBufferSizeBytes = 4,
  cudaJitLogVerbose = 12, cudaJitMaxRegisters = 0,
  cudaJitMaxThreadsPerBlock = 32, cudaJitMinCtaPerSm = 31,
  cudaJitOptimizationLevel = 7, cudaJitOverrideDirectiveValues = 33,
  cudaJitPositionIndependentCode = 30, cudaJitThreadsPerBlock = 1,
  cudaJitWallTime = 2
};
enum cudaJit_CacheMode {
  cudaJitCacheOptionCA = 2, cudaJitCacheOptionCG = 1, cudaJitCacheOptionNone = 0
};
enum cudaJit_Fallback {
  cudaPreferBinary = 1, cudaPreferPtx = 0
};
enum cudaLaunchAttributeID {
  cudaLaunchAttributeAccessPolicyWindow = 1,
  cudaLaunchAttributeClusterDimension = 4,
  cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
  cudaLaunchAttributeCooperative = 2,
  cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
  cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeLaunchCompletionEvent = 12,
  cudaLaunchAttributeMemSyncDomain = 10,
  cudaLaunchAttributeMemSyncDomainMap = 9,
  cudaLaunchAttributePreferredClusterDimension = 11,
  cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
  cudaLaunchAttributePriority = 8, cudaLaunchAttributeProgrammaticEvent = 7,
  cudaLaunchAttributeProgrammaticStreamSerialization = 6,
  cudaLaunchAttributeSynchronizationPolicy = 3
};
enum cudaLaunchMemSyncDomain {
  cudaLaunchMemSyncDomainDefault = 0, cudaLaunchMemSyncDomainRemote = 1
};
enum cudaLibraryOption {
  cudaLibraryBinaryIsPreserved = 1,
  cudaLibraryHostUniversalFunctionAndDataTable = 0
};
enum cudaLimit {
  cudaLimitDevRuntimePendingLaunchCount = 4, cudaLimitDevRuntimeSyncDepth = 3,
  cudaLimitMallocHeapSize = 2, cudaLimitMaxL2FetchGranularity = 5,
  cudaLimitPersistingL2CacheSize = 6, cudaLimitPrintfFifoSize = 1,
  cudaLimitStackSize = 0
};
enum cudaMemAccessFlags {
  cudaMemAccessFlagsProtNone = 0, cudaMemAccessFlagsProtRead = 1,
  cudaMemAccessFlagsProtReadWrite = 3
};
enum cudaMemAllocationHandleType {
  cudaMemHandleTypeFabric = 8, cudaMemHandleTypeNone = 0,
  cudaMemHandleTypePosixFileDescriptor = 1, cudaMemHandleTypeWin32 = 2,
  cudaMemHandleTypeWin32Kmt = 4
};
enum cudaMemAllocationType {
  cudaMemAllocationTypeInvalid = 0, cudaMemAllocationTypeMax = 2147483647,
  cudaMemAllocationTypePinned = 1
};
enum cudaMemLocationType {
  cudaMemLocationTypeDevice = 1, cudaMemLocationTypeHost = 2,
  cudaMemLocationTypeHostNuma = 3, cudaMemLocationTypeHostNumaCurrent = 4,
  cudaMemLocationTypeInvalid = 0
};
enum cudaMemPoolAttr {
  cudaMemPoolAttrReleaseThreshold = 4, cudaMemPoolAttrReservedMemCurrent = 5,
  cudaMemPoolAttrReservedMemHigh = 6, cudaMemPoolAttrUsedMemCurrent = 7,
  cudaMemPoolAttrUsedMemHigh = 8, cudaMemPoolReuseAllowInternalDependencies = 3,
  cudaMemPoolReuseAllowOpportunistic = 2,
  cudaMemPoolReuseFollowEventDependencies = 1
};
enum cudaMemRangeAttribute {
  cudaMemRangeAttributeAccessedBy = 3,
  cudaMemRangeAttributeLastPrefetchLocation = 4,
  cudaMemRangeAttributeLastPrefetchLocationId = 8,
  cudaMemRangeAttributeLastPrefetchLocationType = 7,
  cudaMemRangeAttributePreferredLocation = 2,
  cudaMemRangeAttributePreferredLocationId = 6,
  cudaMemRangeAttributePreferredLocationType = 5,
  cudaMemRangeAttributeReadMostly = 1
};
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypeArray = 2, cudaMemcpyOperandTypeMax = 2147483647,
  cudaMemcpyOperandTypePointer = 1
};
enum cudaMemcpyFlags {
  cudaMemcpyFlagDefault = 0, cudaMemcpyFlagPreferOverlapWithCompute = 1
};
enum cudaMemcpyKind {
  cudaMemcpyDefault = 4, cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDeviceToHost = 2, cudaMemcpyHostToDevice = 1,
  cudaMemcpyHostToHost = 0
};
enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderAny = 3, cudaMemcpySrcAccessOrderDuringApiCall = 2,
  cudaMemcpySrcAccessOrderInvalid = 0, cudaMemcpySrcAccessOrderMax = 2147483647,
  cudaMemcpySrcAccessOrderStream = 1
};
enum cudaMemoryAdvise {
  cudaMemAdviseSetAccessedBy = 5, cudaMemAdviseSetPreferredLocation = 3,
  cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetAccessedBy = 6,
  cudaMemAdviseUnsetPreferredLocation = 4, cudaMemAdviseUnsetReadMostly = 2
};
enum cudaMemoryType {
  cudaMemoryTypeDevice = 2, cudaMemoryTypeHost = 1, cudaMemoryTypeManaged = 3,
  cudaMemoryTypeUnregistered = 0
};
enum cudaResourceType {
  cudaResourceTypeArray = 0, cudaResourceTypeLinear = 2,
  cudaResourceTypeMipmappedArray = 1, cudaResourceTypePitch2D = 3
};
enum cudaResourceViewFormat {
  cudaResViewFormatFloat1 = 22, cudaResViewFormatFloat2 = 23,
  cudaResViewFormatFloat4 = 24, cudaResViewFormatHalf1 = 19,
  cudaResViewFormatHalf2 = 20, cudaResViewFormatHalf4 = 21,
  cudaResViewFormatNone = 0, cudaResViewFormatSignedBlockCompressed4 = 29,
  cudaResViewFormatSignedBlockCompressed5 = 31,
  cudaResViewFormatSignedBlockCompressed6H = 33,
  cudaResViewFormatSignedChar1 = 4, cudaResViewFormatSignedChar2 = 5,
  cudaResViewFormatSignedChar4 = 6, cudaResViewFormatSignedInt1 = 16,
  cudaResViewFormatSignedInt2 = 17, cudaResViewFormatSignedInt4 = 18,
  cudaResViewFormatSignedShort1 = 10, cudaResViewFormatSignedShort2 = 11,
  cudaResViewFormatSignedShort4 = 12,
  cudaResViewFormatUnsignedBlockCompressed1 = 25,
  cudaResViewFormatUnsignedBlockCompressed2 = 26,
  cudaResViewFormatUnsignedBlockCompressed3 = 27,
  cudaResViewFormatUnsignedBlockCompressed4 = 28,
  cudaResViewFormatUnsignedBlockCompressed5 = 30,
  cudaResViewFormatUnsignedBlockCompressed6H = 32,
  cudaResViewFormatUnsignedBlockCompressed7 = 34,
  cudaResViewFormatUnsignedChar1 = 1, cudaResViewFormatUnsignedChar2 = 2,
  cudaResViewFormatUnsignedChar4 = 3, cudaResViewFormatUnsignedInt1 = 13,
  cudaResViewFormatUnsignedInt2 = 14, cudaResViewFormatUnsignedInt4 = 15,
  cudaResViewFormatUnsignedShort1 = 7, cudaResViewFormatUnsignedShort2 = 8,
  cudaResViewFormatUnsignedShort4 = 9
};
enum cudaRoundMode {
  cudaRoundMinInf = 3, cudaRoundNearest = 0, cudaRoundPosInf = 2,
  cudaRoundZero = 1
};
enum cudaSharedCarveout {
  cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxL1 = 0,
  cudaSharedmemCarveoutMaxShared = 100
};
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault = 0, cudaSharedMemBankSizeEightByte = 2,
  cudaSharedMemBankSizeFourByte = 1
};
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal = 0, cudaStreamCaptureModeRelaxed = 2,
  cudaStreamCaptureModeThreadLocal = 1
};
enum cudaStreamCaptureStatus {
  cudaStreamCaptureStatusActive = 1, cudaStreamCaptureStatusInvalidated = 2,
  cudaStreamCaptureStatusNone = 0
};
enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies = 0, cudaStreamSetCaptureDependencies = 1
};
enum cudaSurfaceBoundaryMode {
  cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2, cudaBoundaryModeZero = 0
};
enum cudaSurfaceFormatMode {
  cudaFormatModeAuto = 1, cudaFormatModeForced = 0
};
enum cudaSynchronizationPolicy {
  cudaSyncPolicyAuto = 1, cudaSyncPolicyBlockingSync = 4,
  cudaSyncPolicySpin = 2, cudaSyncPolicyYield = 3
};
enum cudaTextureAddressMode {
  cudaAddressModeBorder = 3, cudaAddressModeClamp = 1,
  cudaAddressModeMirror = 2, cudaAddressModeWrap = 0
};
enum cudaTextureFilterMode {
  cudaFilterModeLinear = 1, cudaFilterModePoint = 0
};
enum cudaTextureReadMode {
  cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1
};
enum cudaUserObjectFlags {
  cudaUserObjectNoDestructorSync = 1
};
enum cudaUserObjectRetainFlags {
  cudaGraphUserObjectMove = 1
};
enum libraryPropertyType_t {
  MAJOR_VERSION = 0, MINOR_VERSION = 1, PATCH_LEVEL = 2
};

#ifdef __cplusplus
} // extern "C"
#endif

#endif
