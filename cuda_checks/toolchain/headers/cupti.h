// Types, constants and functions of CUPTI, but for its activity records, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef _CUPTI_H_
#define _CUPTI_H_

#include <cuda.h>
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>

#define CUPTI_EVENT_INVALID ((uint64_t)0xFFFFFFFFFFFFFFFEULL)
#define CUPTI_EVENT_OVERFLOW ((uint64_t)0xFFFFFFFFFFFFFFFFULL)

#ifdef __cplusplus
extern "C" {
#endif

enum CUptiResult {
  CUPTI_ERROR_API_NOT_IMPLEMENTED = 11,
  CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED = 32,
  CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED = 42,
  CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED = 41,
  CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE = 34, CUPTI_ERROR_DISABLED = 23,
  CUPTI_ERROR_FORCE_INT = 2147483647, CUPTI_ERROR_HARDWARE = 9,
  CUPTI_ERROR_HARDWARE_BUSY = 26, CUPTI_ERROR_INSUFFICIENT_PRIVILEGES = 35,
  CUPTI_ERROR_INVALID_CONTEXT = 3, CUPTI_ERROR_INVALID_DEVICE = 2,
  CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID = 4, CUPTI_ERROR_INVALID_EVENT_ID = 5,
  CUPTI_ERROR_INVALID_EVENT_NAME = 6, CUPTI_ERROR_INVALID_EVENT_VALUE = 22,
  CUPTI_ERROR_INVALID_HANDLE = 19, CUPTI_ERROR_INVALID_KIND = 21,
  CUPTI_ERROR_INVALID_METRIC_ID = 16, CUPTI_ERROR_INVALID_METRIC_NAME = 17,
  CUPTI_ERROR_INVALID_METRIC_VALUE = 25, CUPTI_ERROR_INVALID_MODULE = 24,
  CUPTI_ERROR_INVALID_OPERATION = 7, CUPTI_ERROR_INVALID_PARAMETER = 1,
  CUPTI_ERROR_INVALID_STREAM = 20,
  CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED = 38,
  CUPTI_ERROR_MAX_LIMIT_REACHED = 12, CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED = 43,
  CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED = 39,
  CUPTI_ERROR_NOT_COMPATIBLE = 14, CUPTI_ERROR_NOT_INITIALIZED = 15,
  CUPTI_ERROR_NOT_READY = 13, CUPTI_ERROR_NOT_SUPPORTED = 27,
  CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED = 36,
  CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE = 37, CUPTI_ERROR_OUT_OF_MEMORY = 8,
  CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT = 10, CUPTI_ERROR_QUEUE_EMPTY = 18,
  CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED = 44,
  CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED = 28,
  CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE = 29,
  CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES = 30,
  CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS = 31,
  CUPTI_ERROR_UNKNOWN = 999,
  CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES = 40,
  CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED = 33,
  CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED = 45, CUPTI_SUCCESS = 0
};
enum CUpti_ApiCallbackSite {
  CUPTI_API_CBSITE_FORCE_INT = 2147483647, CUPTI_API_ENTER = 0,
  CUPTI_API_EXIT = 1
};
enum CUpti_CallbackDomain {
  CUPTI_CB_DOMAIN_DRIVER_API = 1, CUPTI_CB_DOMAIN_FORCE_INT = 2147483647,
  CUPTI_CB_DOMAIN_INVALID = 0, CUPTI_CB_DOMAIN_NVTX = 5,
  CUPTI_CB_DOMAIN_RESOURCE = 3, CUPTI_CB_DOMAIN_RUNTIME_API = 2,
  CUPTI_CB_DOMAIN_SIZE = 7, CUPTI_CB_DOMAIN_STATE = 6,
  CUPTI_CB_DOMAIN_SYNCHRONIZE = 4
};
enum CUpti_CallbackIdResource {
  CUPTI_CBID_RESOURCE_CONTEXT_CREATED = 1,
  CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING = 2,
  CUPTI_CBID_RESOURCE_CU_INIT_FINISHED = 5,
  CUPTI_CBID_RESOURCE_FORCE_INT = 2147483647,
  CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED = 18,
  CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING = 17,
  CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING = 19,
  CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED = 20,
  CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED = 13,
  CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING = 12,
  CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED = 15,
  CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING = 16,
  CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING = 14,
  CUPTI_CBID_RESOURCE_GRAPH_CLONED = 11, CUPTI_CBID_RESOURCE_GRAPH_CREATED = 9,
  CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING = 10,
  CUPTI_CBID_RESOURCE_INVALID = 0, CUPTI_CBID_RESOURCE_MODULE_LOADED = 6,
  CUPTI_CBID_RESOURCE_MODULE_PROFILED = 8,
  CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING = 7, CUPTI_CBID_RESOURCE_SIZE = 22,
  CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED = 21,
  CUPTI_CBID_RESOURCE_STREAM_CREATED = 3,
  CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING = 4
};
enum CUpti_CallbackIdState {
  CUPTI_CBID_STATE_ERROR = 2, CUPTI_CBID_STATE_FATAL_ERROR = 1,
  CUPTI_CBID_STATE_FORCE_INT = 2147483647, CUPTI_CBID_STATE_INVALID = 0,
  CUPTI_CBID_STATE_SIZE = 4, CUPTI_CBID_STATE_WARNING = 3
};
enum CUpti_CallbackIdSync {
  CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED = 2,
  CUPTI_CBID_SYNCHRONIZE_FORCE_INT = 2147483647,
  CUPTI_CBID_SYNCHRONIZE_INVALID = 0, CUPTI_CBID_SYNCHRONIZE_SIZE = 3,
  CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED = 1
};
enum CUpti_DeviceAttribute {
  CUPTI_DEVICE_ATTR_DEVICE_CLASS = 10, CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE = 12,
  CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE = 17,
  CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE = 11,
  CUPTI_DEVICE_ATTR_FORCE_INT = 2147483647,
  CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH = 3,
  CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW = 19,
  CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE = 4,
  CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION = 5,
  CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID = 2, CUPTI_DEVICE_ATTR_MAX_EVENT_ID = 1,
  CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS = 6, CUPTI_DEVICE_ATTR_MAX_L2_UNITS = 13,
  CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL = 16,
  CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1 = 15,
  CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED = 14,
  CUPTI_DEVICE_ATTR_NVLINK_PRESENT = 18,
  CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT = 20, CUPTI_DEVICE_ATTR_PCIE_GEN = 9,
  CUPTI_DEVICE_ATTR_PCIE_LINK_RATE = 7, CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH = 8
};
enum CUpti_DeviceAttributeDeviceClass {
  CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE = 2,
  CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO = 1,
  CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA = 3,
  CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA = 0
};
enum CUpti_EventAttribute {
  CUPTI_EVENT_ATTR_CATEGORY = 3, CUPTI_EVENT_ATTR_FORCE_INT = 2147483647,
  CUPTI_EVENT_ATTR_LONG_DESCRIPTION = 2, CUPTI_EVENT_ATTR_NAME = 0,
  CUPTI_EVENT_ATTR_PROFILING_SCOPE = 5, CUPTI_EVENT_ATTR_SHORT_DESCRIPTION = 1
};
enum CUpti_EventCategory {
  CUPTI_EVENT_CATEGORY_CACHE = 2, CUPTI_EVENT_CATEGORY_FORCE_INT = 2147483647,
  CUPTI_EVENT_CATEGORY_INSTRUCTION = 0, CUPTI_EVENT_CATEGORY_MEMORY = 1,
  CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER = 3, CUPTI_EVENT_CATEGORY_SYSTEM = 4
};
enum CUpti_EventCollectionMethod {
  CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT = 2147483647,
  CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED = 2,
  CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC = 3,
  CUPTI_EVENT_COLLECTION_METHOD_PM = 0, CUPTI_EVENT_COLLECTION_METHOD_SM = 1
};
enum CUpti_EventCollectionMode {
  CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS = 0,
  CUPTI_EVENT_COLLECTION_MODE_FORCE_INT = 2147483647,
  CUPTI_EVENT_COLLECTION_MODE_KERNEL = 1
};
enum CUpti_EventDomainAttribute {
  CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD = 4,
  CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT = 2147483647,
  CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT = 1, CUPTI_EVENT_DOMAIN_ATTR_NAME = 0,
  CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT = 3
};
enum CUpti_EventGroupAttribute {
  CUPTI_EVENT_GROUP_ATTR_EVENTS = 4, CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID = 0,
  CUPTI_EVENT_GROUP_ATTR_FORCE_INT = 2147483647,
  CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT = 5,
  CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS = 3,
  CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES = 1,
  CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE = 6,
  CUPTI_EVENT_GROUP_ATTR_USER_DATA = 2
};
enum CUpti_EventProfilingScope {
  CUPTI_EVENT_PROFILING_SCOPE_BOTH = 2, CUPTI_EVENT_PROFILING_SCOPE_CONTEXT = 0,
  CUPTI_EVENT_PROFILING_SCOPE_DEVICE = 1,
  CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT = 2147483647
};
enum CUpti_MetricAttribute {
  CUPTI_METRIC_ATTR_CATEGORY = 3, CUPTI_METRIC_ATTR_EVALUATION_MODE = 5,
  CUPTI_METRIC_ATTR_FORCE_INT = 2147483647,
  CUPTI_METRIC_ATTR_LONG_DESCRIPTION = 2, CUPTI_METRIC_ATTR_NAME = 0,
  CUPTI_METRIC_ATTR_SHORT_DESCRIPTION = 1, CUPTI_METRIC_ATTR_VALUE_KIND = 4
};
enum CUpti_MetricCategory {
  CUPTI_METRIC_CATEGORY_CACHE = 3, CUPTI_METRIC_CATEGORY_FORCE_INT = 2147483647,
  CUPTI_METRIC_CATEGORY_INSTRUCTION = 1, CUPTI_METRIC_CATEGORY_MEMORY = 0,
  CUPTI_METRIC_CATEGORY_MULTIPROCESSOR = 2, CUPTI_METRIC_CATEGORY_NVLINK = 5,
  CUPTI_METRIC_CATEGORY_PCIE = 6, CUPTI_METRIC_CATEGORY_TEXTURE = 4
};
enum CUpti_MetricEvaluationMode {
  CUPTI_METRIC_EVALUATION_MODE_AGGREGATE = 2,
  CUPTI_METRIC_EVALUATION_MODE_FORCE_INT = 2147483647,
  CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE = 1
};
enum CUpti_MetricPropertyDeviceClass {
  CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE = 2,
  CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO = 1,
  CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA = 3,
  CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA = 0
};
enum CUpti_MetricPropertyID {
  CUPTI_METRIC_PROPERTY_CLOCK_RATE = 3, CUPTI_METRIC_PROPERTY_DEVICE_CLASS = 9,
  CUPTI_METRIC_PROPERTY_ECC_ENABLED = 13,
  CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE = 11,
  CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE = 14,
  CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE = 10,
  CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT = 4,
  CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH = 5,
  CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH = 15,
  CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME = 2,
  CUPTI_METRIC_PROPERTY_L2_UNITS = 12,
  CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT = 0,
  CUPTI_METRIC_PROPERTY_PCIE_GEN = 8, CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE = 6,
  CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH = 7,
  CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR = 1
};
enum CUpti_MetricValueKind {
  CUPTI_METRIC_VALUE_KIND_DOUBLE = 0,
  CUPTI_METRIC_VALUE_KIND_FORCE_INT = 2147483647,
  CUPTI_METRIC_VALUE_KIND_INT64 = 4, CUPTI_METRIC_VALUE_KIND_PERCENT = 2,
  CUPTI_METRIC_VALUE_KIND_THROUGHPUT = 3, CUPTI_METRIC_VALUE_KIND_UINT64 = 1,
  CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL = 5
};
enum CUpti_MetricValueUtilizationLevel {
  CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT = 2147483647,
  CUPTI_METRIC_VALUE_UTILIZATION_HIGH = 8,
  CUPTI_METRIC_VALUE_UTILIZATION_IDLE = 0,
  CUPTI_METRIC_VALUE_UTILIZATION_LOW = 2,
  CUPTI_METRIC_VALUE_UTILIZATION_MAX = 10,
  CUPTI_METRIC_VALUE_UTILIZATION_MID = 5
};
enum CUpti_ReadEventFlags {
  CUPTI_EVENT_READ_FLAG_FORCE_INT = 2147483647, CUPTI_EVENT_READ_FLAG_NONE = 0
};
typedef enum CUptiResult CUptiResult;
typedef enum CUpti_ApiCallbackSite CUpti_ApiCallbackSite;
typedef struct CUpti_CallbackData CUpti_CallbackData;
typedef enum CUpti_CallbackDomain CUpti_CallbackDomain;
typedef uint32_t CUpti_CallbackId;
typedef void (*CUpti_CallbackFunc)(void *, CUpti_CallbackDomain, CUpti_CallbackId, const void *);
typedef enum CUpti_CallbackIdResource CUpti_CallbackIdResource;
typedef enum CUpti_CallbackIdState CUpti_CallbackIdState;
typedef enum CUpti_CallbackIdSync CUpti_CallbackIdSync;
typedef enum CUpti_DeviceAttribute CUpti_DeviceAttribute;
typedef enum CUpti_DeviceAttributeDeviceClass CUpti_DeviceAttributeDeviceClass;
typedef CUpti_CallbackDomain *CUpti_DomainTable;
typedef enum CUpti_EventAttribute CUpti_EventAttribute;
typedef enum CUpti_EventCategory CUpti_EventCategory;
typedef enum CUpti_EventCollectionMethod CUpti_EventCollectionMethod;
typedef enum CUpti_EventCollectionMode CUpti_EventCollectionMode;
typedef enum CUpti_EventDomainAttribute CUpti_EventDomainAttribute;
typedef uint32_t CUpti_EventDomainID;
typedef void *CUpti_EventGroup;
typedef enum CUpti_EventGroupAttribute CUpti_EventGroupAttribute;
typedef struct CUpti_EventGroupSet CUpti_EventGroupSet;
typedef struct CUpti_EventGroupSets CUpti_EventGroupSets;
typedef uint32_t CUpti_EventID;
typedef enum CUpti_EventProfilingScope CUpti_EventProfilingScope;
typedef struct CUpti_GraphData CUpti_GraphData;
typedef void (*CUpti_KernelReplayUpdateFunc)(const char *, int, void *);
typedef enum CUpti_MetricAttribute CUpti_MetricAttribute;
typedef enum CUpti_MetricCategory CUpti_MetricCategory;
typedef enum CUpti_MetricEvaluationMode CUpti_MetricEvaluationMode;
typedef uint32_t CUpti_MetricID;
typedef enum CUpti_MetricPropertyDeviceClass CUpti_MetricPropertyDeviceClass;
typedef enum CUpti_MetricPropertyID CUpti_MetricPropertyID;
typedef union CUpti_MetricValue CUpti_MetricValue;
typedef enum CUpti_MetricValueKind CUpti_MetricValueKind;
typedef enum CUpti_MetricValueUtilizationLevel CUpti_MetricValueUtilizationLevel;
typedef struct CUpti_ModuleResourceData CUpti_ModuleResourceData;
typedef struct CUpti_NvtxData CUpti_NvtxData;
typedef enum CUpti_ReadEventFlags CUpti_ReadEventFlags;
typedef struct CUpti_ResourceData CUpti_ResourceData;
typedef struct CUpti_StateData CUpti_StateData;
typedef struct CUpti_StreamAttrData CUpti_StreamAttrData;
typedef struct CUpti_Subscriber_st *CUpti_SubscriberHandle;
typedef struct CUpti_SynchronizeData CUpti_SynchronizeData;
struct CUpti_CallbackData {
  CUpti_ApiCallbackSite callbackSite;
  const char *functionName;
  const void *functionParams;
  void *functionReturnValue;
  const char *symbolName;
  CUcontext context;
  uint32_t contextUid;
  uint64_t *correlationData;
  uint32_t correlationId;
};
struct CUpti_EventGroupSet {
  uint32_t numEventGroups;
  CUpti_EventGroup *eventGroups;
};
struct CUpti_EventGroupSets {
  uint32_t numSets;
  CUpti_EventGroupSet *sets;
};
struct CUpti_GraphData {
  CUgraph graph, originalGraph;
  CUgraphNode node, originalNode;
  CUgraphNodeType nodeType;
  CUgraphNode dependency;
  CUgraphExec graphExec;
};
union CUpti_MetricValue {
  double metricValueDouble;
  uint64_t metricValueUint64;
  int64_t metricValueInt64;
  double metricValuePercent;
  uint64_t metricValueThroughput;
  CUpti_MetricValueUtilizationLevel metricValueUtilizationLevel;
};
struct CUpti_ModuleResourceData {
  uint32_t moduleId;
  size_t cubinSize;
  const char *pCubin;
};
struct CUpti_NvtxData {
  const char *functionName;
  const void *functionParams;
  const void *functionReturnValue;
};
struct CUpti_ResourceData {
  CUcontext context;
  union {
    CUstream stream;
  } resourceHandle;
  void *resourceDescriptor;
};
struct CUpti_StateData {
  union {
    struct {
      CUptiResult result;
      const char *message;
    } notification;
  };
};
struct CUpti_StreamAttrData {
  CUstream stream;
  CUstreamAttrID attr;
  const CUstreamAttrValue *value;
};
struct CUpti_SynchronizeData {
  CUcontext context;
  CUstream stream;
};
CUptiResult cuptiDeviceEnumEventDomains(CUdevice, size_t *,
    CUpti_EventDomainID *);
CUptiResult cuptiDeviceEnumMetrics(CUdevice, size_t *, CUpti_MetricID *);
CUptiResult cuptiDeviceGetAttribute(CUdevice, CUpti_DeviceAttribute, size_t *,
    void *);
CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice, CUpti_EventDomainID,
    CUpti_EventDomainAttribute, ...);
CUptiResult cuptiDeviceGetNumEventDomains(CUdevice, uint32_t *);
CUptiResult cuptiDeviceGetNumMetrics(CUdevice, uint32_t *);
CUptiResult cuptiDisableKernelReplayMode(CUcontext);
CUptiResult cuptiEnableAllDomains(uint32_t, CUpti_SubscriberHandle);
CUptiResult cuptiEnableCallback(uint32_t, CUpti_SubscriberHandle,
    CUpti_CallbackDomain, CUpti_CallbackId);
CUptiResult cuptiEnableDomain(uint32_t, CUpti_SubscriberHandle,
    CUpti_CallbackDomain);
CUptiResult cuptiEnableKernelReplayMode(CUcontext);
CUptiResult cuptiEnumEventDomains(size_t *, CUpti_EventDomainID *);
CUptiResult cuptiEnumMetrics(size_t *, CUpti_MetricID *);
CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID, size_t *,
    CUpti_EventID *);
CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID,
    CUpti_EventDomainAttribute, size_t *, void *);
CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID, uint32_t *);
CUptiResult cuptiEventGetAttribute(CUpti_EventID, CUpti_EventAttribute,
    size_t *, void *);
CUptiResult cuptiEventGetIdFromName(CUdevice, const char *, CUpti_EventID *);
CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup, CUpti_EventID);
CUptiResult cuptiEventGroupCreate(CUcontext, CUpti_EventGroup *, uint32_t);
CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup);
CUptiResult cuptiEventGroupDisable(CUpti_EventGroup);
CUptiResult cuptiEventGroupEnable(CUpti_EventGroup);
CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup,
    CUpti_EventGroupAttribute, size_t *, void *);
CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup, CUpti_ReadEventFlags,
    size_t *, ...);
CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup, CUpti_ReadEventFlags,
    CUpti_EventID, ...);
CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup);
CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup, CUpti_EventID);
CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup);
CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup,
    CUpti_EventGroupAttribute, size_t, void *);
CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *);
CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *);
CUptiResult cuptiEventGroupSetsCreate(CUcontext, size_t, CUpti_EventID *,
    CUpti_EventGroupSets **);
CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *);
CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain, uint32_t, const char **);
CUptiResult cuptiGetCallbackState(uint32_t *, CUpti_SubscriberHandle,
    CUpti_CallbackDomain, CUpti_CallbackId);
CUptiResult cuptiGetErrorMessage(CUptiResult, const char **);
CUptiResult cuptiGetNumEventDomains(uint32_t *);
CUptiResult cuptiGetNumMetrics(uint32_t *);
CUptiResult cuptiGetResultString(CUptiResult, const char **);
CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc,
    void *);
CUptiResult cuptiMetricCreateEventGroupSets(CUcontext, size_t, CUpti_MetricID *,
    CUpti_EventGroupSets **);
CUptiResult cuptiMetricEnumEvents(CUpti_MetricID, size_t *, CUpti_EventID *);
CUptiResult cuptiMetricEnumProperties(CUpti_MetricID, size_t *,
    CUpti_MetricPropertyID *);
CUptiResult cuptiMetricGetAttribute(CUpti_MetricID, CUpti_MetricAttribute,
    size_t *, void *);
CUptiResult cuptiMetricGetIdFromName(CUdevice, const char *, CUpti_MetricID *);
CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID, uint32_t *);
CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID, uint32_t *);
CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext, CUpti_MetricID,
    CUpti_EventGroupSets **);
CUptiResult cuptiMetricGetValue(CUdevice, CUpti_MetricID, size_t, ...);
CUptiResult cuptiMetricGetValue2(CUpti_MetricID, size_t, CUpti_EventID *, ...);
CUptiResult cuptiSetEventCollectionMode(CUcontext, CUpti_EventCollectionMode);
CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *, CUpti_CallbackFunc,
    void *);
CUptiResult cuptiSupportedDomains(size_t *, CUpti_DomainTable *);
CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
