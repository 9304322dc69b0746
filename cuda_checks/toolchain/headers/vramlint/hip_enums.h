// Constants of HIP, by the names of their CUDA twins; the values mean nothing.
#ifndef VRAMLINT_HIP_ENUMS_H
#define VRAMLINT_HIP_ENUMS_H

#ifdef __cplusplus
extern "C" {
#endif
#define hipHostMallocDefault 0x00
#define hipHostMallocPortable 0x01
#define hipHostMallocMapped 0x02
#define hipHostMallocWriteCombined 0x04
#define hipHostRegisterDefault 0x00
#define hipHostRegisterPortable 0x01
#define hipHostRegisterMapped 0x02
#define hipHostRegisterIoMemory 0x04
#define hipHostRegisterReadOnly 0x08
#define hipPeerAccessDefault 0x00
#define hipStreamDefault 0x00
#define hipStreamNonBlocking 0x01
#define hipStreamLegacy ((hipStream_t)0x1)
#define hipStreamPerThread ((hipStream_t)0x2)
#define hipEventDefault 0x00
#define hipEventBlockingSync 0x01
#define hipEventDisableTiming 0x02
#define hipEventInterprocess 0x04
#define hipEventRecordDefault 0x00
#define hipEventRecordExternal 0x01
#define hipEventWaitDefault 0x00
#define hipEventWaitExternal 0x01
#define hipDeviceScheduleAuto 0x00
#define hipDeviceScheduleSpin 0x01
#define hipDeviceScheduleYield 0x02
#define hipDeviceScheduleBlockingSync 0x04
#define hipDeviceBlockingSync 0x04
#define hipDeviceScheduleMask 0x07
#define hipDeviceMapHost 0x08
#define hipDeviceLmemResizeToMax 0x10
#define hipDeviceSyncMemops 0x80
#define hipDeviceMask 0xff
#define hipArrayDefault 0x00
#define hipArrayLayered 0x01
#define hipArraySurfaceLoadStore 0x02
#define hipArrayCubemap 0x04
#define hipArrayTextureGather 0x08
#define hipArrayColorAttachment 0x20
#define hipArraySparse 0x40
#define hipArrayDeferredMapping 0x80
#define hipIpcMemLazyEnablePeerAccess 0x01
#define hipMemAttachGlobal 0x01
#define hipMemAttachHost 0x02
#define hipMemAttachSingle 0x04
#define hipOccupancyDefault 0x00
#define hipOccupancyDisableCachingOverride 0x01
#define hipInitDeviceFlagsAreValid 0x01
#define hipCooperativeLaunchMultiDeviceNoPreSync 0x01
#define hipCooperativeLaunchMultiDeviceNoPostSync 0x02
#define hipArraySparsePropertiesSingleMipTail 0x1
#define hipMemPoolCreateUsageHwDecompress 0x2
#define hipExternalMemoryDedicated 0x1
#define hipExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define hipExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define hipNvSciSyncAttrSignal 0x1
#define hipNvSciSyncAttrWait 0x2
#define hipGraphKernelNodePortDefault 0
#define hipGraphKernelNodePortProgrammatic 1
#define hipGraphKernelNodePortLaunchCompletion 2
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

enum hipRoundMode {
  hipRoundNearest, hipRoundZero, hipRoundPosInf, hipRoundMinInf
};
enum hipError {
  hipSuccess = 0, hipErrorInvalidValue = 1, hipErrorMemoryAllocation = 2,
  hipErrorInitializationError = 3, hipErrorCudartUnloading = 4,
  hipErrorProfilerDisabled = 5, hipErrorProfilerNotInitialized = 6,
  hipErrorProfilerAlreadyStarted = 7, hipErrorProfilerAlreadyStopped = 8,
  hipErrorInvalidConfiguration = 9, hipErrorInvalidPitchValue = 12,
  hipErrorInvalidSymbol = 13, hipErrorInvalidHostPointer = 16,
  hipErrorInvalidDevicePointer = 17, hipErrorInvalidTexture = 18,
  hipErrorInvalidTextureBinding = 19, hipErrorInvalidChannelDescriptor = 20,
  hipErrorInvalidMemcpyDirection = 21, hipErrorAddressOfConstant = 22,
  hipErrorTextureFetchFailed = 23, hipErrorTextureNotBound = 24,
  hipErrorSynchronizationError = 25, hipErrorInvalidFilterSetting = 26,
  hipErrorInvalidNormSetting = 27, hipErrorMixedDeviceExecution = 28,
  hipErrorNotYetImplemented = 31, hipErrorMemoryValueTooLarge = 32,
  hipErrorStubLibrary = 34, hipErrorInsufficientDriver = 35,
  hipErrorCallRequiresNewerDriver = 36, hipErrorInvalidSurface = 37,
  hipErrorDuplicateVariableName = 43, hipErrorDuplicateTextureName = 44,
  hipErrorDuplicateSurfaceName = 45, hipErrorDevicesUnavailable = 46,
  hipErrorIncompatibleDriverContext = 49, hipErrorMissingConfiguration = 52,
  hipErrorPriorLaunchFailure = 53, hipErrorLaunchMaxDepthExceeded = 65,
  hipErrorLaunchFileScopedTex = 66, hipErrorLaunchFileScopedSurf = 67,
  hipErrorSyncDepthExceeded = 68, hipErrorLaunchPendingCountExceeded = 69,
  hipErrorInvalidDeviceFunction = 98, hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101, hipErrorDeviceNotLicensed = 102,
  hipErrorSoftwareValidityNotEstablished = 103, hipErrorStartupFailure = 127,
  hipErrorInvalidKernelImage = 200, hipErrorDeviceUninitialized = 201,
  hipErrorMapBufferObjectFailed = 205, hipErrorUnmapBufferObjectFailed = 206,
  hipErrorArrayIsMapped = 207, hipErrorAlreadyMapped = 208,
  hipErrorNoKernelImageForDevice = 209, hipErrorAlreadyAcquired = 210,
  hipErrorNotMapped = 211, hipErrorNotMappedAsArray = 212,
  hipErrorNotMappedAsPointer = 213, hipErrorECCUncorrectable = 214,
  hipErrorUnsupportedLimit = 215, hipErrorDeviceAlreadyInUse = 216,
  hipErrorPeerAccessUnsupported = 217, hipErrorInvalidPtx = 218,
  hipErrorInvalidGraphicsContext = 219, hipErrorNvlinkUncorrectable = 220,
  hipErrorJitCompilerNotFound = 221, hipErrorUnsupportedPtxVersion = 222,
  hipErrorJitCompilationDisabled = 223, hipErrorUnsupportedExecAffinity = 224,
  hipErrorUnsupportedDevSideSync = 225, hipErrorContained = 226,
  hipErrorInvalidSource = 300, hipErrorFileNotFound = 301,
  hipErrorSharedObjectSymbolNotFound = 302, hipErrorSharedObjectInitFailed =
  303, hipErrorOperatingSystem = 304, hipErrorInvalidResourceHandle = 400,
  hipErrorIllegalState = 401, hipErrorLossyQuery = 402,
  hipErrorSymbolNotFound = 500, hipErrorNotReady = 600,
  hipErrorIllegalAddress = 700, hipErrorLaunchOutOfResources = 701,
  hipErrorLaunchTimeout = 702, hipErrorLaunchIncompatibleTexturing = 703,
  hipErrorPeerAccessAlreadyEnabled = 704, hipErrorPeerAccessNotEnabled = 705,
  hipErrorSetOnActiveProcess = 708, hipErrorContextIsDestroyed = 709,
  hipErrorAssert = 710, hipErrorTooManyPeers = 711,
  hipErrorHostMemoryAlreadyRegistered = 712, hipErrorHostMemoryNotRegistered =
  713, hipErrorHardwareStackError = 714, hipErrorIllegalInstruction = 715,
  hipErrorMisalignedAddress = 716, hipErrorInvalidAddressSpace = 717,
  hipErrorInvalidPc = 718, hipErrorLaunchFailure = 719,
  hipErrorCooperativeLaunchTooLarge = 720, hipErrorTensorMemoryLeak = 721,
  hipErrorNotPermitted = 800, hipErrorNotSupported = 801,
  hipErrorSystemNotReady = 802, hipErrorSystemDriverMismatch = 803,
  hipErrorCompatNotSupportedOnDevice = 804, hipErrorMpsConnectionFailed = 805,
  hipErrorMpsRpcFailure = 806, hipErrorMpsServerNotReady = 807,
  hipErrorMpsMaxClientsReached = 808, hipErrorMpsMaxConnectionsReached = 809,
  hipErrorMpsClientTerminated = 810, hipErrorCdpNotSupported = 811,
  hipErrorCdpVersionMismatch = 812, hipErrorStreamCaptureUnsupported = 900,
  hipErrorStreamCaptureInvalidated = 901, hipErrorStreamCaptureMerge = 902,
  hipErrorStreamCaptureUnmatched = 903, hipErrorStreamCaptureUnjoined = 904,
  hipErrorStreamCaptureIsolation = 905, hipErrorStreamCaptureImplicit = 906,
  hipErrorCapturedEvent = 907, hipErrorStreamCaptureWrongThread = 908,
  hipErrorTimeout = 909, hipErrorGraphExecUpdateFailure = 910,
  hipErrorExternalDevice = 911, hipErrorInvalidClusterSize = 912,
  hipErrorFunctionNotLoaded = 913, hipErrorInvalidResourceType = 914,
  hipErrorInvalidResourceConfiguration = 915, hipErrorUnknown = 999,
  hipErrorApiFailureBase = 10000
};
enum hipChannelFormatKind {
  hipChannelFormatKindSigned = 0, hipChannelFormatKindUnsigned = 1,
  hipChannelFormatKindFloat = 2, hipChannelFormatKindNone = 3,
  hipChannelFormatKindNV12 = 4, hipChannelFormatKindUnsignedNormalized8X1 = 5,
  hipChannelFormatKindUnsignedNormalized8X2 = 6,
  hipChannelFormatKindUnsignedNormalized8X4 = 7,
  hipChannelFormatKindUnsignedNormalized16X1 = 8,
  hipChannelFormatKindUnsignedNormalized16X2 = 9,
  hipChannelFormatKindUnsignedNormalized16X4 = 10,
  hipChannelFormatKindSignedNormalized8X1 = 11,
  hipChannelFormatKindSignedNormalized8X2 = 12,
  hipChannelFormatKindSignedNormalized8X4 = 13,
  hipChannelFormatKindSignedNormalized16X1 = 14,
  hipChannelFormatKindSignedNormalized16X2 = 15,
  hipChannelFormatKindSignedNormalized16X4 = 16,
  hipChannelFormatKindUnsignedBlockCompressed1 = 17,
  hipChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
  hipChannelFormatKindUnsignedBlockCompressed2 = 19,
  hipChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
  hipChannelFormatKindUnsignedBlockCompressed3 = 21,
  hipChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
  hipChannelFormatKindUnsignedBlockCompressed4 = 23,
  hipChannelFormatKindSignedBlockCompressed4 = 24,
  hipChannelFormatKindUnsignedBlockCompressed5 = 25,
  hipChannelFormatKindSignedBlockCompressed5 = 26,
  hipChannelFormatKindUnsignedBlockCompressed6H = 27,
  hipChannelFormatKindSignedBlockCompressed6H = 28,
  hipChannelFormatKindUnsignedBlockCompressed7 = 29,
  hipChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
  hipChannelFormatKindUnsignedNormalized1010102 = 31
};
enum hipMemoryType {
  hipMemoryTypeUnregistered = 0, hipMemoryTypeHost = 1, hipMemoryTypeDevice =
  2, hipMemoryTypeManaged = 3
};
enum hipMemcpyKind {
  hipMemcpyHostToHost = 0, hipMemcpyHostToDevice = 1, hipMemcpyDeviceToHost =
  2, hipMemcpyDeviceToDevice = 3, hipMemcpyDefault = 4
};
enum hipAccessProperty {
  hipAccessPropertyNormal = 0, hipAccessPropertyStreaming = 1,
  hipAccessPropertyPersisting = 2
};
enum hipStreamCaptureStatus {
  hipStreamCaptureStatusNone = 0, hipStreamCaptureStatusActive = 1,
  hipStreamCaptureStatusInvalidated = 2
};
enum hipStreamCaptureMode {
  hipStreamCaptureModeGlobal = 0, hipStreamCaptureModeThreadLocal = 1,
  hipStreamCaptureModeRelaxed = 2
};
enum hipSynchronizationPolicy {
  hipSyncPolicyAuto = 1, hipSyncPolicySpin = 2, hipSyncPolicyYield = 3,
  hipSyncPolicyBlockingSync = 4
};
enum hipClusterSchedulingPolicy {
  hipClusterSchedulingPolicyDefault = 0, hipClusterSchedulingPolicySpread = 1,
  hipClusterSchedulingPolicyLoadBalancing = 2
};
enum hipStreamUpdateCaptureDependenciesFlags {
  hipStreamAddCaptureDependencies = 0, hipStreamSetCaptureDependencies = 1
};
enum hipUserObjectFlags {
  hipUserObjectNoDestructorSync = 1
};
enum hipUserObjectRetainFlags {
  hipGraphUserObjectMove = 1
};
enum hipGraphicsRegisterFlags {
  hipGraphicsRegisterFlagsNone = 0, hipGraphicsRegisterFlagsReadOnly = 1,
  hipGraphicsRegisterFlagsWriteDiscard = 2,
  hipGraphicsRegisterFlagsSurfaceLoadStore = 4,
  hipGraphicsRegisterFlagsTextureGather = 8
};
enum hipGraphicsMapFlags {
  hipGraphicsMapFlagsNone = 0, hipGraphicsMapFlagsReadOnly = 1,
  hipGraphicsMapFlagsWriteDiscard = 2
};
enum hipGraphicsCubeFace {
  hipGraphicsCubeFacePositiveX = 0, hipGraphicsCubeFaceNegativeX = 1,
  hipGraphicsCubeFacePositiveY = 2, hipGraphicsCubeFaceNegativeY = 3,
  hipGraphicsCubeFacePositiveZ = 4, hipGraphicsCubeFaceNegativeZ = 5
};
enum hipResourceType {
  hipResourceTypeArray = 0, hipResourceTypeMipmappedArray = 1,
  hipResourceTypeLinear = 2, hipResourceTypePitch2D = 3
};
enum hipResourceViewFormat {
  hipResViewFormatNone = 0, hipResViewFormatUnsignedChar1 = 1,
  hipResViewFormatUnsignedChar2 = 2, hipResViewFormatUnsignedChar4 = 3,
  hipResViewFormatSignedChar1 = 4, hipResViewFormatSignedChar2 = 5,
  hipResViewFormatSignedChar4 = 6, hipResViewFormatUnsignedShort1 = 7,
  hipResViewFormatUnsignedShort2 = 8, hipResViewFormatUnsignedShort4 = 9,
  hipResViewFormatSignedShort1 = 10, hipResViewFormatSignedShort2 = 11,
  hipResViewFormatSignedShort4 = 12, hipResViewFormatUnsignedInt1 = 13,
  hipResViewFormatUnsignedInt2 = 14, hipResViewFormatUnsignedInt4 = 15,
  hipResViewFormatSignedInt1 = 16, hipResViewFormatSignedInt2 = 17,
  hipResViewFormatSignedInt4 = 18, hipResViewFormatHalf1 = 19,
  hipResViewFormatHalf2 = 20, hipResViewFormatHalf4 = 21,
  hipResViewFormatFloat1 = 22, hipResViewFormatFloat2 = 23,
  hipResViewFormatFloat4 = 24, hipResViewFormatUnsignedBlockCompressed1 = 25,
  hipResViewFormatUnsignedBlockCompressed2 = 26,
  hipResViewFormatUnsignedBlockCompressed3 = 27,
  hipResViewFormatUnsignedBlockCompressed4 = 28,
  hipResViewFormatSignedBlockCompressed4 = 29,
  hipResViewFormatUnsignedBlockCompressed5 = 30,
  hipResViewFormatSignedBlockCompressed5 = 31,
  hipResViewFormatUnsignedBlockCompressed6H = 32,
  hipResViewFormatSignedBlockCompressed6H = 33,
  hipResViewFormatUnsignedBlockCompressed7 = 34
};
enum hipFuncAttribute {
  hipFuncAttributeMaxDynamicSharedMemorySize = 8,
  hipFuncAttributePreferredSharedMemoryCarveout = 9,
  hipFuncAttributeClusterDimMustBeSet = 10,
  hipFuncAttributeRequiredClusterWidth = 11,
  hipFuncAttributeRequiredClusterHeight = 12,
  hipFuncAttributeRequiredClusterDepth = 13,
  hipFuncAttributeNonPortableClusterSizeAllowed = 14,
  hipFuncAttributeClusterSchedulingPolicyPreference = 15, hipFuncAttributeMax
};
enum hipFuncCache {
  hipFuncCachePreferNone = 0, hipFuncCachePreferShared = 1,
  hipFuncCachePreferL1 = 2, hipFuncCachePreferEqual = 3
};
enum hipSharedMemConfig {
  hipSharedMemBankSizeDefault = 0, hipSharedMemBankSizeFourByte = 1,
  hipSharedMemBankSizeEightByte = 2
};
enum hipSharedCarveout {
  hipSharedmemCarveoutDefault = -1, hipSharedmemCarveoutMaxShared = 100,
  hipSharedmemCarveoutMaxL1 = 0
};
enum hipComputeMode {
  hipComputeModeDefault = 0, hipComputeModeExclusive = 1,
  hipComputeModeProhibited = 2, hipComputeModeExclusiveProcess = 3
};
enum hipLimit {
  hipLimitStackSize = 0, hipLimitPrintfFifoSize = 1, hipLimitMallocHeapSize =
  2, hipLimitDevRuntimeSyncDepth = 3, hipLimitDevRuntimePendingLaunchCount =
  4, hipLimitMaxL2FetchGranularity = 5, hipLimitPersistingL2CacheSize = 6
};
enum hipMemoryAdvise {
  hipMemAdviseSetReadMostly = 1, hipMemAdviseUnsetReadMostly = 2,
  hipMemAdviseSetPreferredLocation = 3, hipMemAdviseUnsetPreferredLocation =
  4, hipMemAdviseSetAccessedBy = 5, hipMemAdviseUnsetAccessedBy = 6
};
enum hipMemRangeAttribute {
  hipMemRangeAttributeReadMostly = 1, hipMemRangeAttributePreferredLocation =
  2, hipMemRangeAttributeAccessedBy = 3,
  hipMemRangeAttributeLastPrefetchLocation = 4,
  hipMemRangeAttributePreferredLocationType = 5,
  hipMemRangeAttributePreferredLocationId = 6,
  hipMemRangeAttributeLastPrefetchLocationType = 7,
  hipMemRangeAttributeLastPrefetchLocationId = 8
};
enum hipFlushGPUDirectRDMAWritesOptions {
  hipFlushGPUDirectRDMAWritesOptionHost = 1 << 0,
  hipFlushGPUDirectRDMAWritesOptionMemOps = 1 << 1
};
enum hipGPUDirectRDMAWritesOrdering {
  hipGPUDirectRDMAWritesOrderingNone = 0, hipGPUDirectRDMAWritesOrderingOwner
  = 100, hipGPUDirectRDMAWritesOrderingAllDevices = 200
};
enum hipFlushGPUDirectRDMAWritesScope {
  hipFlushGPUDirectRDMAWritesToOwner = 100,
  hipFlushGPUDirectRDMAWritesToAllDevices = 200
};
enum hipFlushGPUDirectRDMAWritesTarget {
  hipFlushGPUDirectRDMAWritesTargetCurrentDevice
};
enum hipDeviceAttr {
  hipDevAttrMaxThreadsPerBlock = 1, hipDevAttrMaxBlockDimX = 2,
  hipDevAttrMaxBlockDimY = 3, hipDevAttrMaxBlockDimZ = 4,
  hipDevAttrMaxGridDimX = 5, hipDevAttrMaxGridDimY = 6, hipDevAttrMaxGridDimZ
  = 7, hipDevAttrMaxSharedMemoryPerBlock = 8, hipDevAttrTotalConstantMemory =
  9, hipDevAttrWarpSize = 10, hipDevAttrMaxPitch = 11,
  hipDevAttrMaxRegistersPerBlock = 12, hipDevAttrClockRate = 13,
  hipDevAttrTextureAlignment = 14, hipDevAttrGpuOverlap = 15,
  hipDevAttrMultiProcessorCount = 16, hipDevAttrKernelExecTimeout = 17,
  hipDevAttrIntegrated = 18, hipDevAttrCanMapHostMemory = 19,
  hipDevAttrComputeMode = 20, hipDevAttrMaxTexture1DWidth = 21,
  hipDevAttrMaxTexture2DWidth = 22, hipDevAttrMaxTexture2DHeight = 23,
  hipDevAttrMaxTexture3DWidth = 24, hipDevAttrMaxTexture3DHeight = 25,
  hipDevAttrMaxTexture3DDepth = 26, hipDevAttrMaxTexture2DLayeredWidth = 27,
  hipDevAttrMaxTexture2DLayeredHeight = 28,
  hipDevAttrMaxTexture2DLayeredLayers = 29, hipDevAttrSurfaceAlignment = 30,
  hipDevAttrConcurrentKernels = 31, hipDevAttrEccEnabled = 32,
  hipDevAttrPciBusId = 33, hipDevAttrPciDeviceId = 34, hipDevAttrTccDriver =
  35, hipDevAttrMemoryClockRate = 36, hipDevAttrGlobalMemoryBusWidth = 37,
  hipDevAttrL2CacheSize = 38, hipDevAttrMaxThreadsPerMultiProcessor = 39,
  hipDevAttrAsyncEngineCount = 40, hipDevAttrUnifiedAddressing = 41,
  hipDevAttrMaxTexture1DLayeredWidth = 42, hipDevAttrMaxTexture1DLayeredLayers
  = 43, hipDevAttrMaxTexture2DGatherWidth = 45,
  hipDevAttrMaxTexture2DGatherHeight = 46, hipDevAttrMaxTexture3DWidthAlt =
  47, hipDevAttrMaxTexture3DHeightAlt = 48, hipDevAttrMaxTexture3DDepthAlt =
  49, hipDevAttrPciDomainId = 50, hipDevAttrTexturePitchAlignment = 51,
  hipDevAttrMaxTextureCubemapWidth = 52,
  hipDevAttrMaxTextureCubemapLayeredWidth = 53,
  hipDevAttrMaxTextureCubemapLayeredLayers = 54, hipDevAttrMaxSurface1DWidth =
  55, hipDevAttrMaxSurface2DWidth = 56, hipDevAttrMaxSurface2DHeight = 57,
  hipDevAttrMaxSurface3DWidth = 58, hipDevAttrMaxSurface3DHeight = 59,
  hipDevAttrMaxSurface3DDepth = 60, hipDevAttrMaxSurface1DLayeredWidth = 61,
  hipDevAttrMaxSurface1DLayeredLayers = 62, hipDevAttrMaxSurface2DLayeredWidth
  = 63, hipDevAttrMaxSurface2DLayeredHeight = 64,
  hipDevAttrMaxSurface2DLayeredLayers = 65, hipDevAttrMaxSurfaceCubemapWidth =
  66, hipDevAttrMaxSurfaceCubemapLayeredWidth = 67,
  hipDevAttrMaxSurfaceCubemapLayeredLayers = 68,
  hipDevAttrMaxTexture1DLinearWidth = 69, hipDevAttrMaxTexture2DLinearWidth =
  70, hipDevAttrMaxTexture2DLinearHeight = 71,
  hipDevAttrMaxTexture2DLinearPitch = 72, hipDevAttrMaxTexture2DMipmappedWidth
  = 73, hipDevAttrMaxTexture2DMipmappedHeight = 74,
  hipDevAttrComputeCapabilityMajor = 75, hipDevAttrComputeCapabilityMinor =
  76, hipDevAttrMaxTexture1DMipmappedWidth = 77,
  hipDevAttrStreamPrioritiesSupported = 78, hipDevAttrGlobalL1CacheSupported =
  79, hipDevAttrLocalL1CacheSupported = 80,
  hipDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  hipDevAttrMaxRegistersPerMultiprocessor = 82, hipDevAttrManagedMemory = 83,
  hipDevAttrIsMultiGpuBoard = 84, hipDevAttrMultiGpuBoardGroupID = 85,
  hipDevAttrHostNativeAtomicSupported = 86,
  hipDevAttrSingleToDoublePrecisionPerfRatio = 87,
  hipDevAttrPageableMemoryAccess = 88, hipDevAttrConcurrentManagedAccess = 89,
  hipDevAttrComputePreemptionSupported = 90,
  hipDevAttrCanUseHostPointerForRegisteredMem = 91, hipDevAttrReserved92 = 92,
  hipDevAttrReserved93 = 93, hipDevAttrReserved94 = 94,
  hipDevAttrCooperativeLaunch = 95, hipDevAttrCooperativeMultiDeviceLaunch =
  96, hipDevAttrMaxSharedMemoryPerBlockOptin = 97,
  hipDevAttrCanFlushRemoteWrites = 98, hipDevAttrHostRegisterSupported = 99,
  hipDevAttrPageableMemoryAccessUsesHostPageTables = 100,
  hipDevAttrDirectManagedMemAccessFromHost = 101,
  hipDevAttrMaxBlocksPerMultiprocessor = 106,
  hipDevAttrMaxPersistingL2CacheSize = 108,
  hipDevAttrMaxAccessPolicyWindowSize = 109,
  hipDevAttrReservedSharedMemoryPerBlock = 111,
  hipDevAttrSparseCudaArraySupported = 112,
  hipDevAttrHostRegisterReadOnlySupported = 113,
  hipDevAttrTimelineSemaphoreInteropSupported = 114,
  hipDevAttrMaxTimelineSemaphoreInteropSupported = 114,
  hipDevAttrMemoryPoolsSupported = 115, hipDevAttrGPUDirectRDMASupported =
  116, hipDevAttrGPUDirectRDMAFlushWritesOptions = 117,
  hipDevAttrGPUDirectRDMAWritesOrdering = 118,
  hipDevAttrMemoryPoolSupportedHandleTypes = 119, hipDevAttrClusterLaunch =
  120, hipDevAttrDeferredMappingCudaArraySupported = 121,
  hipDevAttrReserved122 = 122, hipDevAttrReserved123 = 123,
  hipDevAttrReserved124 = 124, hipDevAttrIpcEventSupport = 125,
  hipDevAttrMemSyncDomainCount = 126, hipDevAttrReserved127 = 127,
  hipDevAttrReserved128 = 128, hipDevAttrReserved129 = 129,
  hipDevAttrNumaConfig = 130, hipDevAttrNumaId = 131, hipDevAttrReserved132 =
  132, hipDevAttrMpsEnabled = 133, hipDevAttrHostNumaId = 134,
  hipDevAttrD3D12CigSupported = 135, hipDevAttrVulkanCigSupported = 138,
  hipDevAttrGpuPciDeviceId = 139, hipDevAttrGpuPciSubsystemId = 140,
  hipDevAttrReserved141 = 141, hipDevAttrHostNumaMemoryPoolsSupported = 142,
  hipDevAttrHostNumaMultinodeIpcSupported = 143, hipDevAttrMax
};
enum hipMemPoolAttr {
  hipMemPoolReuseFollowEventDependencies = 1,
  hipMemPoolReuseAllowOpportunistic = 2,
  hipMemPoolReuseAllowInternalDependencies = 3, hipMemPoolAttrReleaseThreshold
  = 4, hipMemPoolAttrReservedMemCurrent = 5, hipMemPoolAttrReservedMemHigh =
  6, hipMemPoolAttrUsedMemCurrent = 7, hipMemPoolAttrUsedMemHigh = 8
};
enum hipMemLocationType {
  hipMemLocationTypeInvalid = 0, hipMemLocationTypeDevice = 1,
  hipMemLocationTypeHost = 2, hipMemLocationTypeHostNuma = 3,
  hipMemLocationTypeHostNumaCurrent = 4
};
enum hipMemAccessFlags {
  hipMemAccessFlagsProtNone = 0, hipMemAccessFlagsProtRead = 1,
  hipMemAccessFlagsProtReadWrite = 3
};
enum hipMemAllocationType {
  hipMemAllocationTypeInvalid = 0, hipMemAllocationTypePinned = 1,
  hipMemAllocationTypeMax = 2147483647
};
enum hipMemAllocationHandleType {
  hipMemHandleTypeNone = 0, hipMemHandleTypePosixFileDescriptor = 1,
  hipMemHandleTypeWin32 = 2, hipMemHandleTypeWin32Kmt = 4,
  hipMemHandleTypeFabric = 8
};
enum hipGraphMemAttributeType {
  hipGraphMemAttrUsedMemCurrent = 0, hipGraphMemAttrUsedMemHigh = 1,
  hipGraphMemAttrReservedMemCurrent = 2, hipGraphMemAttrReservedMemHigh = 3
};
enum hipMemcpyFlags {
  hipMemcpyFlagDefault = 0, hipMemcpyFlagPreferOverlapWithCompute = 1
};
enum hipMemcpySrcAccessOrder {
  hipMemcpySrcAccessOrderInvalid = 0, hipMemcpySrcAccessOrderStream = 1,
  hipMemcpySrcAccessOrderDuringApiCall = 2, hipMemcpySrcAccessOrderAny = 3,
  hipMemcpySrcAccessOrderMax = 2147483647
};
enum hipMemcpy3DOperandType {
  hipMemcpyOperandTypePointer = 1, hipMemcpyOperandTypeArray = 2,
  hipMemcpyOperandTypeMax = 2147483647
};
enum hipDeviceP2PAttr {
  hipDevP2PAttrPerformanceRank = 1, hipDevP2PAttrAccessSupported = 2,
  hipDevP2PAttrNativeAtomicSupported = 3,
  hipDevP2PAttrCudaArrayAccessSupported = 4
};
enum hipExternalMemoryHandleType {
  hipExternalMemoryHandleTypeOpaqueFd = 1,
  hipExternalMemoryHandleTypeOpaqueWin32 = 2,
  hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
  hipExternalMemoryHandleTypeD3D12Heap = 4,
  hipExternalMemoryHandleTypeD3D12Resource = 5,
  hipExternalMemoryHandleTypeD3D11Resource = 6,
  hipExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  hipExternalMemoryHandleTypeNvSciBuf = 8
};
enum hipExternalSemaphoreHandleType {
  hipExternalSemaphoreHandleTypeOpaqueFd = 1,
  hipExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  hipExternalSemaphoreHandleTypeD3D12Fence = 4,
  hipExternalSemaphoreHandleTypeD3D11Fence = 5,
  hipExternalSemaphoreHandleTypeNvSciSync = 6,
  hipExternalSemaphoreHandleTypeKeyedMutex = 7,
  hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10
};
enum hipJitOption {
  hipJitMaxRegisters = 0, hipJitThreadsPerBlock = 1, hipJitWallTime = 2,
  hipJitInfoLogBuffer = 3, hipJitInfoLogBufferSizeBytes = 4,
  hipJitErrorLogBuffer = 5, hipJitErrorLogBufferSizeBytes = 6,
  hipJitOptimizationLevel = 7, hipJitFallbackStrategy = 10,
  hipJitGenerateDebugInfo = 11, hipJitLogVerbose = 12, hipJitGenerateLineInfo
  = 13, hipJitCacheMode = 14, hipJitPositionIndependentCode = 30,
  hipJitMinCtaPerSm = 31, hipJitMaxThreadsPerBlock = 32,
  hipJitOverrideDirectiveValues = 33
};
enum hipLibraryOption {
  hipLibraryHostUniversalFunctionAndDataTable = 0, hipLibraryBinaryIsPreserved
  = 1
};
enum hipJit_CacheMode {
  hipJitCacheOptionNone = 0, hipJitCacheOptionCG, hipJitCacheOptionCA
};
enum hipJit_Fallback {
  hipPreferPtx = 0, hipPreferBinary
};
enum hipCGScope {
  hipCGScopeInvalid = 0, hipCGScopeGrid = 1, hipCGScopeMultiGrid = 2
};
enum hipGraphConditionalHandleFlags {
  hipGraphCondAssignDefault = 1
};
enum hipGraphConditionalNodeType {
  hipGraphCondTypeIf = 0, hipGraphCondTypeWhile = 1, hipGraphCondTypeSwitch =
  2
};
enum hipGraphNodeType {
  hipGraphNodeTypeKernel = 0, hipGraphNodeTypeMemcpy = 1,
  hipGraphNodeTypeMemset = 2, hipGraphNodeTypeHost = 3, hipGraphNodeTypeGraph
  = 4, hipGraphNodeTypeEmpty = 5, hipGraphNodeTypeWaitEvent = 6,
  hipGraphNodeTypeEventRecord = 7, hipGraphNodeTypeExtSemaphoreSignal = 8,
  hipGraphNodeTypeExtSemaphoreWait = 9, hipGraphNodeTypeMemAlloc = 10,
  hipGraphNodeTypeMemFree = 11, hipGraphNodeTypeConditional = 13,
  hipGraphNodeTypeCount
};
enum hipGraphChildGraphNodeOwnership {
  hipGraphChildGraphOwnershipClone = 0, hipGraphChildGraphOwnershipMove = 1
};
typedef enum hipGraphDependencyType_enum {
  hipGraphDependencyTypeDefault = 0, hipGraphDependencyTypeProgrammatic = 1
} hipGraphDependencyType;
enum hipGraphExecUpdateResult {
  hipGraphExecUpdateSuccess = 0, hipGraphExecUpdateError = 1,
  hipGraphExecUpdateErrorTopologyChanged = 2,
  hipGraphExecUpdateErrorNodeTypeChanged = 3,
  hipGraphExecUpdateErrorFunctionChanged = 4,
  hipGraphExecUpdateErrorParametersChanged = 5,
  hipGraphExecUpdateErrorNotSupported = 6,
  hipGraphExecUpdateErrorUnsupportedFunctionChange = 7,
  hipGraphExecUpdateErrorAttributesChanged = 8
};
typedef enum hipGraphInstantiateResult {
  hipGraphInstantiateSuccess = 0, hipGraphInstantiateError = 1,
  hipGraphInstantiateInvalidStructure = 2,
  hipGraphInstantiateNodeOperationNotSupported = 3,
  hipGraphInstantiateMultipleDevicesNotSupported = 4,
  hipGraphInstantiateConditionalHandleUnused = 5
} hipGraphInstantiateResult;
enum hipGraphKernelNodeField {
  hipGraphKernelNodeFieldInvalid = 0, hipGraphKernelNodeFieldGridDim,
  hipGraphKernelNodeFieldParam, hipGraphKernelNodeFieldEnabled
};
enum hipGetDriverEntryPointFlags {
  hipEnableDefault = 0, hipEnableLegacyStream = 1,
  hipEnablePerThreadDefaultStream = 2
};
enum hipDriverEntryPointQueryResult {
  hipDriverEntryPointSuccess = 0, hipDriverEntryPointSymbolNotFound = 1,
  hipDriverEntryPointVersionNotSufficent = 2
};
enum hipGraphDebugDotFlags {
  hipGraphDebugDotFlagsVerbose = 1 << 0, hipGraphDebugDotFlagsKernelNodeParams
  = 1 << 2, hipGraphDebugDotFlagsMemcpyNodeParams = 1 << 3,
  hipGraphDebugDotFlagsMemsetNodeParams = 1 << 4,
  hipGraphDebugDotFlagsHostNodeParams = 1 << 5,
  hipGraphDebugDotFlagsEventNodeParams = 1 << 6,
  hipGraphDebugDotFlagsExtSemasSignalNodeParams = 1 << 7,
  hipGraphDebugDotFlagsExtSemasWaitNodeParams = 1 << 8,
  hipGraphDebugDotFlagsKernelNodeAttributes = 1 << 9,
  hipGraphDebugDotFlagsHandles = 1 << 10,
  hipGraphDebugDotFlagsConditionalNodeParams = 1 << 15
};
enum hipGraphInstantiateFlags {
  hipGraphInstantiateFlagAutoFreeOnLaunch = 1, hipGraphInstantiateFlagUpload =
  2, hipGraphInstantiateFlagDeviceLaunch = 4,
  hipGraphInstantiateFlagUseNodePriority = 8
};
typedef enum hipLaunchMemSyncDomain {
  hipLaunchMemSyncDomainDefault = 0, hipLaunchMemSyncDomainRemote = 1
} hipLaunchMemSyncDomain;
typedef enum hipLaunchAttributeID {
  hipLaunchAttributeIgnore = 0, hipLaunchAttributeAccessPolicyWindow = 1,
  hipLaunchAttributeCooperative = 2, hipLaunchAttributeSynchronizationPolicy =
  3, hipLaunchAttributeClusterDimension = 4,
  hipLaunchAttributeClusterSchedulingPolicyPreference = 5,
  hipLaunchAttributeProgrammaticStreamSerialization = 6,
  hipLaunchAttributeProgrammaticEvent = 7, hipLaunchAttributePriority = 8,
  hipLaunchAttributeMemSyncDomainMap = 9, hipLaunchAttributeMemSyncDomain =
  10, hipLaunchAttributePreferredClusterDimension = 11,
  hipLaunchAttributeLaunchCompletionEvent = 12,
  hipLaunchAttributeDeviceUpdatableKernelNode = 13,
  hipLaunchAttributePreferredSharedMemoryCarveout = 14
} hipLaunchAttributeID;
enum hipDeviceNumaConfig {
  hipDeviceNumaConfigNone = 0, hipDeviceNumaConfigNumaNode
};
typedef enum hipAsyncNotificationType_enum {
  hipAsyncNotificationTypeOverBudget = 1
} hipAsyncNotificationType;
enum hipSurfaceBoundaryMode {
  hipBoundaryModeZero = 0, hipBoundaryModeClamp = 1, hipBoundaryModeTrap = 2
};
enum hipSurfaceFormatMode {
  hipFormatModeForced = 0, hipFormatModeAuto = 1
};
enum hipTextureAddressMode {
  hipAddressModeWrap = 0, hipAddressModeClamp = 1, hipAddressModeMirror = 2,
  hipAddressModeBorder = 3
};
enum hipTextureFilterMode {
  hipFilterModePoint = 0, hipFilterModeLinear = 1
};
enum hipTextureReadMode {
  hipReadModeElementType = 0, hipReadModeNormalizedFloat = 1
};
#ifdef __cplusplus
} // extern "C"
#endif

#endif
