// Types, constants and functions of cuTENSOR, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef CUTENSOR_H
#define CUTENSOR_H

#include <cuda_runtime_api.h>
#include <library_types.h>
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>

#define CUTENSOR_MAJOR 2
#define CUTENSOR_MINOR 8
#define CUTENSOR_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

enum cutensorAlgo_t {
  CUTENSOR_ALGO_DEFAULT = -1, CUTENSOR_ALGO_DEFAULT_PATIENT = -6,
  CUTENSOR_ALGO_GETT = -4, CUTENSOR_ALGO_TGETT = -3, CUTENSOR_ALGO_TTGT = -2
};
enum cutensorAutotuneMode_t {
  CUTENSOR_AUTOTUNE_MODE_INCREMENTAL = 1, CUTENSOR_AUTOTUNE_MODE_NONE = 0
};
enum cutensorCacheMode_t {
  CUTENSOR_CACHE_MODE_NONE = 0, CUTENSOR_CACHE_MODE_PEDANTIC = 1
};
enum cutensorJitMode_t {
  CUTENSOR_JIT_MODE_DEFAULT = 1, CUTENSOR_JIT_MODE_NONE = 0
};
enum cutensorOperationDescriptorAttribute_t {
  CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE = 14,
  CUTENSOR_OPERATION_DESCRIPTOR_FLOPS = 2,
  CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES = 3,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT = 4,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT = 5,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE = 6,
  CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE = 1,
  CUTENSOR_OPERATION_DESCRIPTOR_TAG = 0
};
enum cutensorOperator_t {
  CUTENSOR_OP_ABS = 24, CUTENSOR_OP_ACOS = 32, CUTENSOR_OP_ACOSH = 35,
  CUTENSOR_OP_ADD = 3, CUTENSOR_OP_ASIN = 31, CUTENSOR_OP_ASINH = 34,
  CUTENSOR_OP_ATAN = 33, CUTENSOR_OP_ATANH = 36, CUTENSOR_OP_CEIL = 37,
  CUTENSOR_OP_CONJ = 9, CUTENSOR_OP_COS = 27, CUTENSOR_OP_COSH = 30,
  CUTENSOR_OP_EXP = 22, CUTENSOR_OP_FLOOR = 38, CUTENSOR_OP_IDENTITY = 1,
  CUTENSOR_OP_LOG = 23, CUTENSOR_OP_MAX = 6, CUTENSOR_OP_MIN = 7,
  CUTENSOR_OP_MISH = 39, CUTENSOR_OP_MUL = 5, CUTENSOR_OP_NEG = 25,
  CUTENSOR_OP_RCP = 10, CUTENSOR_OP_RELU = 8, CUTENSOR_OP_SIGMOID = 11,
  CUTENSOR_OP_SIN = 26, CUTENSOR_OP_SINH = 29, CUTENSOR_OP_SOFT_PLUS = 41,
  CUTENSOR_OP_SOFT_SIGN = 42, CUTENSOR_OP_SQRT = 2, CUTENSOR_OP_SWISH = 40,
  CUTENSOR_OP_TAN = 28, CUTENSOR_OP_TANH = 12, CUTENSOR_OP_UNKNOWN = 126
};
enum cutensorPlanAttribute_t {
  CUTENSOR_PLAN_REQUIRED_WORKSPACE = 0
};
enum cutensorPlanPreferenceAttribute_t {
  CUTENSOR_PLAN_PREFERENCE_ALGO = 3, CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE = 0,
  CUTENSOR_PLAN_PREFERENCE_CACHE_MODE = 1,
  CUTENSOR_PLAN_PREFERENCE_GPU_ARCH = 6,
  CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT = 2,
  CUTENSOR_PLAN_PREFERENCE_JIT = 5, CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK = 4
};
enum cutensorStatus_t {
  CUTENSOR_STATUS_ALLOC_FAILED = 3, CUTENSOR_STATUS_ARCH_MISMATCH = 8,
  CUTENSOR_STATUS_CUBLAS_ERROR = 17, CUTENSOR_STATUS_CUDA_ERROR = 18,
  CUTENSOR_STATUS_EXECUTION_FAILED = 13,
  CUTENSOR_STATUS_INSUFFICIENT_DRIVER = 20,
  CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE = 19,
  CUTENSOR_STATUS_INTERNAL_ERROR = 14, CUTENSOR_STATUS_INVALID_VALUE = 7,
  CUTENSOR_STATUS_IO_ERROR = 21, CUTENSOR_STATUS_LICENSE_ERROR = 16,
  CUTENSOR_STATUS_MAPPING_ERROR = 11, CUTENSOR_STATUS_NOT_INITIALIZED = 1,
  CUTENSOR_STATUS_NOT_SUPPORTED = 15, CUTENSOR_STATUS_SUCCESS = 0
};
enum cutensorWorksizePreference_t {
  CUTENSOR_WORKSPACE_DEFAULT = 2, CUTENSOR_WORKSPACE_MAX = 3,
  CUTENSOR_WORKSPACE_MIN = 1
};
typedef enum cutensorAlgo_t cutensorAlgo_t;
typedef enum cutensorAutotuneMode_t cutensorAutotuneMode_t;
typedef struct cutensorBlockSparseTensorDescriptor *cutensorBlockSparseTensorDescriptor_t;
typedef enum cutensorCacheMode_t cutensorCacheMode_t;
typedef struct cutensorComputeDescriptor *cutensorComputeDescriptor_t;
typedef cudaDataType cutensorDataType_t;
typedef struct cutensorHandle *cutensorHandle_t;
typedef enum cutensorJitMode_t cutensorJitMode_t;
typedef void (*cutensorLoggerCallback_t)(int32_t, const char *, const char *);
typedef enum cutensorOperationDescriptorAttribute_t cutensorOperationDescriptorAttribute_t;
typedef struct cutensorOperationDescriptor *cutensorOperationDescriptor_t;
typedef enum cutensorOperator_t cutensorOperator_t;
typedef enum cutensorPlanAttribute_t cutensorPlanAttribute_t;
typedef enum cutensorPlanPreferenceAttribute_t cutensorPlanPreferenceAttribute_t;
typedef struct cutensorPlanPreference *cutensorPlanPreference_t;
typedef struct cutensorPlan *cutensorPlan_t;
typedef enum cutensorStatus_t cutensorStatus_t;
typedef struct cutensorTensorDescriptor *cutensorTensorDescriptor_t;
typedef enum cutensorWorksizePreference_t cutensorWorksizePreference_t;
#define CUTENSOR_R_16F CUDA_R_16F
#define CUTENSOR_C_16F CUDA_C_16F
#define CUTENSOR_R_16BF CUDA_R_16BF
#define CUTENSOR_R_32F CUDA_R_32F
#define CUTENSOR_C_32F CUDA_C_32F
#define CUTENSOR_R_64F CUDA_R_64F
#define CUTENSOR_C_64F CUDA_C_64F
#define CUTENSOR_R_8I CUDA_R_8I
#define CUTENSOR_R_8U CUDA_R_8U
#define CUTENSOR_R_32I CUDA_R_32I
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_16F;
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_16BF;
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_TF32;
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_3XTF32;
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_32F;
extern const cutensorComputeDescriptor_t CUTENSOR_COMPUTE_DESC_64F;
cutensorStatus_t cutensorBlockSparseContract(const cutensorHandle_t,
    const cutensorPlan_t, const void *, ...);
cutensorStatus_t cutensorContract(const cutensorHandle_t, const cutensorPlan_t,
    const void *, ...);
cutensorStatus_t cutensorContractTrinary(const cutensorHandle_t,
    const cutensorPlan_t, const void *, ...);
cutensorStatus_t cutensorCreate(cutensorHandle_t *);
cutensorStatus_t cutensorCreateBlockSparseContraction(const cutensorHandle_t,
    cutensorOperationDescriptor_t *,
    const cutensorBlockSparseTensorDescriptor_t, const int32_t *,
    cutensorOperator_t, const cutensorBlockSparseTensorDescriptor_t,
    const int32_t *, cutensorOperator_t,
    const cutensorBlockSparseTensorDescriptor_t, const int32_t *,
    cutensorOperator_t, const cutensorBlockSparseTensorDescriptor_t,
    const int32_t *, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t,
    cutensorBlockSparseTensorDescriptor_t *, const uint32_t, const uint64_t,
    const uint32_t *, const int64_t *, const int32_t *, const int64_t *,
    cudaDataType_t);
cutensorStatus_t cutensorCreateContraction(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreateContractionTrinary(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreateElementwiseBinary(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreateElementwiseTrinary(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, cutensorOperator_t,
    const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreatePermutation(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreatePlan(const cutensorHandle_t, cutensorPlan_t *,
    const cutensorOperationDescriptor_t, const cutensorPlanPreference_t,
    uint64_t);
cutensorStatus_t cutensorCreatePlanPreference(const cutensorHandle_t,
    cutensorPlanPreference_t *, cutensorAlgo_t, cutensorJitMode_t);
cutensorStatus_t cutensorCreateReduction(const cutensorHandle_t,
    cutensorOperationDescriptor_t *, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorCreateTensorDescriptor(const cutensorHandle_t,
    cutensorTensorDescriptor_t *, const uint32_t, const int64_t *,
    const int64_t *, cudaDataType_t, uint32_t);
cutensorStatus_t cutensorDestroy(cutensorHandle_t);
cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(
    cutensorBlockSparseTensorDescriptor_t);
cutensorStatus_t cutensorDestroyOperationDescriptor(
    cutensorOperationDescriptor_t);
cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t);
cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t);
cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t);
cutensorStatus_t cutensorElementwiseBinaryExecute(const cutensorHandle_t,
    const cutensorPlan_t, const void *, ...);
cutensorStatus_t cutensorElementwiseTrinaryExecute(const cutensorHandle_t,
    const cutensorPlan_t, const void *, ...);
cutensorStatus_t cutensorEstimateWorkspaceSize(const cutensorHandle_t,
    const cutensorOperationDescriptor_t, const cutensorPlanPreference_t, ...);
size_t cutensorGetCudartVersion(void);
const char *cutensorGetErrorString(const cutensorStatus_t);
size_t cutensorGetVersion(void);
cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t,
    const char *, uint32_t *);
cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t,
    const uint32_t);
cutensorStatus_t cutensorHandleWritePlanCacheToFile(const cutensorHandle_t,
    const char *);
cutensorStatus_t cutensorLoggerForceDisable(void);
cutensorStatus_t cutensorLoggerOpenFile(const char *);
cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t);
cutensorStatus_t cutensorLoggerSetFile(FILE *);
cutensorStatus_t cutensorLoggerSetLevel(int32_t);
cutensorStatus_t cutensorLoggerSetMask(int32_t);
cutensorStatus_t cutensorOperationDescriptorGetAttribute(const cutensorHandle_t,
    cutensorOperationDescriptor_t, cutensorOperationDescriptorAttribute_t, ...);
cutensorStatus_t cutensorOperationDescriptorSetAttribute(const cutensorHandle_t,
    cutensorOperationDescriptor_t, cutensorOperationDescriptorAttribute_t, ...);
cutensorStatus_t cutensorPermute(const cutensorHandle_t, const cutensorPlan_t,
    const void *, ...);
cutensorStatus_t cutensorPlanGetAttribute(const cutensorHandle_t,
    const cutensorPlan_t, cutensorPlanAttribute_t, ...);
cutensorStatus_t cutensorPlanPreferenceGetAttribute(const cutensorHandle_t,
    cutensorPlanPreference_t, cutensorPlanPreferenceAttribute_t, ...);
cutensorStatus_t cutensorPlanPreferenceSetAttribute(const cutensorHandle_t,
    cutensorPlanPreference_t, cutensorPlanPreferenceAttribute_t, ...);
cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t,
    const char *);
cutensorStatus_t cutensorReduce(const cutensorHandle_t, const cutensorPlan_t,
    const void *, ...);
cutensorStatus_t cutensorWriteKernelCacheToFile(const cutensorHandle_t,
    const char *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
