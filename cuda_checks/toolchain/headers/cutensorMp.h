// Types, constants and functions of cuTENSORMp, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef CUTENSORMP_H
#define CUTENSORMP_H

#include <cutensor.h>
#include <nccl.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum cutensorMpAlgo_t {
  CUTENSORMP_ALGO_DEFAULT = 0
};
enum cutensorMpPlanAttribute_t {
  CUTENSORMP_PLAN_REQUIRED_WORKSPACE_DEVICE = 0,
  CUTENSORMP_PLAN_REQUIRED_WORKSPACE_HOST = 1
};
enum cutensorMpTensorDescriptorAttribute_t {
  CUTENSORMP_TENSOR_DESCRIPTOR_LOCAL_BLOCK_SIZE = 3,
  CUTENSORMP_TENSOR_DESCRIPTOR_LOCAL_BLOCK_STRIDE = 4,
  CUTENSORMP_TENSOR_DESCRIPTOR_LOCAL_ELEMENT_STRIDE = 2,
  CUTENSORMP_TENSOR_DESCRIPTOR_LOCAL_EXTENT = 1,
  CUTENSORMP_TENSOR_DESCRIPTOR_LOCAL_STORAGE_SIZE = 5,
  CUTENSORMP_TENSOR_DESCRIPTOR_NUM_MODES = 0
};
typedef enum cutensorMpAlgo_t cutensorMpAlgo_t;
typedef struct cuTensorMpContractionDescriptor *cutensorMpContractionDescriptor_t;
typedef struct cuTensorMpContractionPlan *cutensorMpContractionPlan_t;
typedef struct cuTensorMpHandle *cutensorMpHandle_t;
typedef struct cuTensorMpOperationDescriptor *cutensorMpOperationDescriptor_t;
typedef enum cutensorMpPlanAttribute_t cutensorMpPlanAttribute_t;
typedef struct cuTensorMpPlanPreference *cutensorMpPlanPreference_t;
typedef struct cuTensorMpPlan *cutensorMpPlan_t;
typedef enum cutensorMpTensorDescriptorAttribute_t cutensorMpTensorDescriptorAttribute_t;
typedef struct cuTensorMpTensorDescriptor *cutensorMpTensorDescriptor_t;
cutensorStatus_t cutensorMpClearOperationCache(cutensorMpHandle_t);
cutensorStatus_t cutensorMpContract(const cutensorMpHandle_t,
    const cutensorMpPlan_t, const void *, ...);
cutensorStatus_t cutensorMpCreate(cutensorMpHandle_t *, ncclComm_t, int,
    cudaStream_t);
cutensorStatus_t cutensorMpCreateContraction(const cutensorMpHandle_t,
    cutensorMpOperationDescriptor_t *, const cutensorMpTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorMpTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorMpTensorDescriptor_t,
    const int32_t *, cutensorOperator_t, const cutensorMpTensorDescriptor_t,
    const int32_t *, const cutensorComputeDescriptor_t);
cutensorStatus_t cutensorMpCreateFolding(const cutensorMpHandle_t,
    cutensorMpOperationDescriptor_t *, const cutensorMpTensorDescriptor_t,
    const cutensorMpTensorDescriptor_t, const uint32_t, const int32_t *,
    const int64_t *);
cutensorStatus_t cutensorMpCreatePlan(const cutensorMpHandle_t,
    cutensorMpPlan_t *, const cutensorMpOperationDescriptor_t,
    const cutensorMpPlanPreference_t);
cutensorStatus_t cutensorMpCreatePlanPreference(const cutensorMpHandle_t,
    cutensorMpPlanPreference_t *, const cutensorMpAlgo_t, const uint64_t,
    const uint64_t);
cutensorStatus_t cutensorMpCreateRedistribution(const cutensorMpHandle_t,
    cutensorMpOperationDescriptor_t *, const cutensorMpTensorDescriptor_t,
    const int32_t *, const cutensorMpTensorDescriptor_t, const int32_t *);
cutensorStatus_t cutensorMpCreateTensorDescriptor(const cutensorMpHandle_t,
    cutensorMpTensorDescriptor_t *, const uint32_t, const int64_t *,
    const int64_t *, const int64_t *, const int64_t *, const int64_t *,
    const uint32_t, const int32_t *, const cudaDataType_t);
cutensorStatus_t cutensorMpCreateUnfolding(const cutensorMpHandle_t,
    cutensorMpOperationDescriptor_t *, const cutensorMpTensorDescriptor_t,
    const uint32_t, const int32_t *, const int64_t *,
    const cutensorMpTensorDescriptor_t);
cutensorStatus_t cutensorMpDestroy(cutensorMpHandle_t);
cutensorStatus_t cutensorMpDestroyOperationDescriptor(
    cutensorMpOperationDescriptor_t);
cutensorStatus_t cutensorMpDestroyPlan(cutensorMpPlan_t);
cutensorStatus_t cutensorMpDestroyPlanPreference(cutensorMpPlanPreference_t);
cutensorStatus_t cutensorMpDestroyTensorDescriptor(
    cutensorMpTensorDescriptor_t);
cutensorStatus_t cutensorMpFold(const cutensorMpHandle_t,
    const cutensorMpPlan_t, const void *, ...);
cutensorStatus_t cutensorMpPlanGetAttribute(const cutensorMpHandle_t,
    const cutensorMpPlan_t, const cutensorMpPlanAttribute_t, ...);
cutensorStatus_t cutensorMpRedistribute(const cutensorMpHandle_t,
    const cutensorMpPlan_t, void *, ...);
cutensorStatus_t cutensorMpSetStream(const cutensorMpHandle_t,
    const cutensorMpPlan_t, const cudaStream_t);
cutensorStatus_t cutensorMpTensorDescriptorGetAttribute(cutensorMpHandle_t,
    cutensorMpTensorDescriptor_t, cutensorMpTensorDescriptorAttribute_t, ...);
cutensorStatus_t cutensorMpUnfold(const cutensorMpHandle_t,
    const cutensorMpPlan_t, const void *, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
