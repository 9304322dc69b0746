// Types, constants and functions of cuTENSORMg, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef CUTENSORMG_H
#define CUTENSORMG_H

#include <cutensor.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum cutensorComputeType_t {
  CUTENSOR_COMPUTE_16BF = 1024, CUTENSOR_COMPUTE_16F = 1,
  CUTENSOR_COMPUTE_32F = 4, CUTENSOR_COMPUTE_32I = 512,
  CUTENSOR_COMPUTE_32U = 128, CUTENSOR_COMPUTE_3XTF32 = 8192,
  CUTENSOR_COMPUTE_64F = 16, CUTENSOR_COMPUTE_8I = 256,
  CUTENSOR_COMPUTE_8U = 64, CUTENSOR_COMPUTE_TF32 = 4096
};
enum cutensorMgAlgo_t {
  CUTENSORMG_ALGO_DEFAULT = -1
};
enum cutensorMgContractionFindAttribute_t {
  CUTENSORMG_CONTRACTION_FIND_ATTRIBUTE_MAX = 65535
};
enum cutensorMgHostDevice_t {
  CUTENSOR_MG_DEVICE_HOST = -1, CUTENSOR_MG_DEVICE_HOST_PINNED = -2
};
typedef enum cutensorComputeType_t cutensorComputeType_t;
typedef enum cutensorMgAlgo_t cutensorMgAlgo_t;
typedef struct cutensorMgContractionDescriptor_s *cutensorMgContractionDescriptor_t;
typedef enum cutensorMgContractionFindAttribute_t cutensorMgContractionFindAttribute_t;
typedef struct cutensorMgContractionFind_s *cutensorMgContractionFind_t;
typedef struct cutensorMgContractionPlan_s *cutensorMgContractionPlan_t;
typedef struct cutensorMgCopyDescriptor_s *cutensorMgCopyDescriptor_t;
typedef struct cutensorMgCopyPlan_s *cutensorMgCopyPlan_t;
typedef struct cutensorMgHandle_s *cutensorMgHandle_t;
typedef struct cutensorMgTensorDescriptor_s *cutensorMgTensorDescriptor_t;
cutensorStatus_t cutensorMgContraction(const cutensorMgHandle_t,
    const cutensorMgContractionPlan_t, const void *, ...);
cutensorStatus_t cutensorMgContractionFindSetAttribute(const cutensorMgHandle_t,
    cutensorMgContractionFind_t, cutensorMgContractionFindAttribute_t, ...);
cutensorStatus_t cutensorMgContractionGetWorkspace(const cutensorMgHandle_t,
    const cutensorMgContractionDescriptor_t, const cutensorMgContractionFind_t,
    ...);
cutensorStatus_t cutensorMgCopy(const cutensorMgHandle_t,
    const cutensorMgCopyPlan_t, void **, ...);
cutensorStatus_t cutensorMgCopyGetWorkspace(const cutensorMgHandle_t,
    const cutensorMgCopyDescriptor_t, int64_t *, int64_t *);
cutensorStatus_t cutensorMgCreate(cutensorMgHandle_t *, uint32_t,
    const int32_t *);
cutensorStatus_t cutensorMgCreateContractionDescriptor(const cutensorMgHandle_t,
    cutensorMgContractionDescriptor_t *, const cutensorMgTensorDescriptor_t,
    const int32_t *, const cutensorMgTensorDescriptor_t, const int32_t *,
    const cutensorMgTensorDescriptor_t, const int32_t *,
    const cutensorMgTensorDescriptor_t, const int32_t *, cutensorComputeType_t);
cutensorStatus_t cutensorMgCreateContractionFind(const cutensorMgHandle_t,
    cutensorMgContractionFind_t *, const cutensorMgAlgo_t);
cutensorStatus_t cutensorMgCreateContractionPlan(const cutensorMgHandle_t,
    cutensorMgContractionPlan_t *, const cutensorMgContractionDescriptor_t,
    const cutensorMgContractionFind_t, const int64_t *, int64_t);
cutensorStatus_t cutensorMgCreateCopyDescriptor(const cutensorMgHandle_t,
    cutensorMgCopyDescriptor_t *, const cutensorMgTensorDescriptor_t,
    const int32_t *, const cutensorMgTensorDescriptor_t, const int32_t *);
cutensorStatus_t cutensorMgCreateCopyPlan(const cutensorMgHandle_t,
    cutensorMgCopyPlan_t *, const cutensorMgCopyDescriptor_t, const int64_t *,
    int64_t);
cutensorStatus_t cutensorMgCreateTensorDescriptor(cutensorMgHandle_t,
    cutensorMgTensorDescriptor_t *, uint32_t, const int64_t *, const int64_t *,
    const int64_t *, const int64_t *, const int32_t *, uint32_t,
    const int32_t *, cudaDataType_t);
cutensorStatus_t cutensorMgDestroy(cutensorMgHandle_t);
cutensorStatus_t cutensorMgDestroyContractionDescriptor(
    cutensorMgContractionDescriptor_t);
cutensorStatus_t cutensorMgDestroyContractionFind(cutensorMgContractionFind_t);
cutensorStatus_t cutensorMgDestroyContractionPlan(cutensorMgContractionPlan_t);
cutensorStatus_t cutensorMgDestroyCopyDescriptor(cutensorMgCopyDescriptor_t);
cutensorStatus_t cutensorMgDestroyCopyPlan(cutensorMgCopyPlan_t);
cutensorStatus_t cutensorMgDestroyTensorDescriptor(
    cutensorMgTensorDescriptor_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
