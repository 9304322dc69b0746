// Types, constants and functions of hipBLASLt, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef _HIPBLASLT_H_
#define _HIPBLASLT_H_

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <hipblas/hipblas.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum hipblasLtEpilogue_t {
  HIPBLASLT_EPILOGUE_BGRADA = 256, HIPBLASLT_EPILOGUE_BGRADB = 512,
  HIPBLASLT_EPILOGUE_BIAS = 4, HIPBLASLT_EPILOGUE_DEFAULT = 1,
  HIPBLASLT_EPILOGUE_DGELU = 192, HIPBLASLT_EPILOGUE_DGELU_BGRAD = 208,
  HIPBLASLT_EPILOGUE_GELU = 32, HIPBLASLT_EPILOGUE_GELU_AUX = 160,
  HIPBLASLT_EPILOGUE_GELU_AUX_BIAS = 164, HIPBLASLT_EPILOGUE_GELU_BIAS = 36,
  HIPBLASLT_EPILOGUE_RELU = 2, HIPBLASLT_EPILOGUE_RELU_BIAS = 6
};
enum hipblasLtMatmulDescAttributes_t {
  HIPBLASLT_MATMUL_DESC_AMAX_D_POINTER = 14,
  HIPBLASLT_MATMUL_DESC_A_SCALE_POINTER = 5,
  HIPBLASLT_MATMUL_DESC_A_SCALE_POINTER_VEC_EXT = 102,
  HIPBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 4,
  HIPBLASLT_MATMUL_DESC_BIAS_POINTER = 3,
  HIPBLASLT_MATMUL_DESC_B_SCALE_POINTER = 6,
  HIPBLASLT_MATMUL_DESC_B_SCALE_POINTER_VEC_EXT = 103,
  HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_A_EXT = 100,
  HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_B_EXT = 101,
  HIPBLASLT_MATMUL_DESC_C_SCALE_POINTER = 7,
  HIPBLASLT_MATMUL_DESC_D_SCALE_POINTER = 8, HIPBLASLT_MATMUL_DESC_EPILOGUE = 2,
  HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 12,
  HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 11,
  HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 10,
  HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 9,
  HIPBLASLT_MATMUL_DESC_MAX = 104, HIPBLASLT_MATMUL_DESC_POINTER_MODE = 13,
  HIPBLASLT_MATMUL_DESC_TRANSA = 0, HIPBLASLT_MATMUL_DESC_TRANSB = 1
};
enum hipblasLtMatmulPreferenceAttributes_t {
  HIPBLASLT_MATMUL_PREF_MAX = 2, HIPBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
  HIPBLASLT_MATMUL_PREF_SEARCH_MODE = 0
};
enum hipblasLtMatrixLayoutAttribute_t {
  HIPBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 0, HIPBLASLT_MATRIX_LAYOUT_COLS = 5,
  HIPBLASLT_MATRIX_LAYOUT_LD = 6, HIPBLASLT_MATRIX_LAYOUT_ORDER = 3,
  HIPBLASLT_MATRIX_LAYOUT_ROWS = 4,
  HIPBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 1,
  HIPBLASLT_MATRIX_LAYOUT_TYPE = 2
};
enum hipblasLtMatrixTransformDescAttributes_t {
  HIPBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,
  HIPBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,
  HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2,
  HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3
};
enum hipblasLtOrder_t {
  HIPBLASLT_ORDER_COL = 0, HIPBLASLT_ORDER_ROW = 1
};
enum hipblasLtPointerMode_t {
  HIPBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4,
  HIPBLASLT_POINTER_MODE_DEVICE = 1, HIPBLASLT_POINTER_MODE_HOST = 0
};
typedef enum hipblasLtEpilogue_t hipblasLtEpilogue_t;
typedef float hipblasLtFloat;
typedef void *hipblasLtHandle_t;
typedef int32_t hipblasLtInt32;
typedef int8_t hipblasLtInt8;
typedef struct _hipblasLtMatmulAlgo_t hipblasLtMatmulAlgo_t;
typedef enum hipblasLtMatmulDescAttributes_t hipblasLtMatmulDescAttributes_t;
typedef struct hipblasLtMatmulDescOpaque_t hipblasLtMatmulDescOpaque_t;
typedef hipblasLtMatmulDescOpaque_t *hipblasLtMatmulDesc_t;
typedef struct _hipblasLtMatmulHeuristicResult_t hipblasLtMatmulHeuristicResult_t;
typedef enum hipblasLtMatmulPreferenceAttributes_t hipblasLtMatmulPreferenceAttributes_t;
typedef struct hipblasLtMatmulPreferenceOpaque_t hipblasLtMatmulPreferenceOpaque_t;
typedef hipblasLtMatmulPreferenceOpaque_t *hipblasLtMatmulPreference_t;
typedef enum hipblasLtMatrixLayoutAttribute_t hipblasLtMatrixLayoutAttribute_t;
typedef struct hipblasLtMatrixLayoutOpaque_t hipblasLtMatrixLayoutOpaque_t;
typedef hipblasLtMatrixLayoutOpaque_t *hipblasLtMatrixLayout_t;
typedef enum hipblasLtMatrixTransformDescAttributes_t hipblasLtMatrixTransformDescAttributes_t;
typedef struct hipblasLtMatrixTransformDescOpaque_t hipblasLtMatrixTransformDescOpaque_t;
typedef hipblasLtMatrixTransformDescOpaque_t *hipblasLtMatrixTransformDesc_t;
typedef enum hipblasLtOrder_t hipblasLtOrder_t;
typedef enum hipblasLtPointerMode_t hipblasLtPointerMode_t;
typedef struct hipblaslt_bf8_fnuz hipblaslt_bf8_fnuz;
typedef struct hipblaslt_f8_fnuz hipblaslt_f8_fnuz;
struct hipblasLtMatmulDescOpaque_t {
  uint64_t data[4];
};
struct hipblasLtMatmulPreferenceOpaque_t {
  uint64_t data[5];
};
struct hipblasLtMatrixLayoutOpaque_t {
  uint64_t data[4];
};
struct hipblasLtMatrixTransformDescOpaque_t {
  uint64_t data[8];
};
struct hipblaslt_bf8_fnuz {
  uint8_t data;
};
struct hipblaslt_f8_fnuz {
  uint8_t data;
};
hipblasStatus_t hipblasLtCreate(hipblasLtHandle_t *);
hipblasStatus_t hipblasLtDestroy(const hipblasLtHandle_t);
hipblasStatus_t hipblasLtGetArchName(char **);
hipblasStatus_t hipblasLtGetGitRevision(hipblasLtHandle_t, char *);
hipblasStatus_t hipblasLtGetVersion(hipblasLtHandle_t, int *);
hipblasStatus_t hipblasLtMatmul(hipblasLtHandle_t, hipblasLtMatmulDesc_t,
    const void *, ...);
hipblasStatus_t hipblasLtMatmulAlgoGetHeuristic(hipblasLtHandle_t,
    hipblasLtMatmulDesc_t, hipblasLtMatrixLayout_t, ...);
hipblasStatus_t hipblasLtMatmulDescCreate(hipblasLtMatmulDesc_t *,
    hipblasComputeType_t, hipDataType);
hipblasStatus_t hipblasLtMatmulDescDestroy(const hipblasLtMatmulDesc_t);
hipblasStatus_t hipblasLtMatmulDescGetAttribute(hipblasLtMatmulDesc_t,
    hipblasLtMatmulDescAttributes_t, void *, ...);
hipblasStatus_t hipblasLtMatmulDescSetAttribute(hipblasLtMatmulDesc_t,
    hipblasLtMatmulDescAttributes_t, const void *, size_t);
hipblasStatus_t hipblasLtMatmulPreferenceCreate(hipblasLtMatmulPreference_t *);
hipblasStatus_t hipblasLtMatmulPreferenceDestroy(
    const hipblasLtMatmulPreference_t);
hipblasStatus_t hipblasLtMatmulPreferenceGetAttribute(
    hipblasLtMatmulPreference_t, hipblasLtMatmulPreferenceAttributes_t, void *,
    ...);
hipblasStatus_t hipblasLtMatmulPreferenceSetAttribute(
    hipblasLtMatmulPreference_t, hipblasLtMatmulPreferenceAttributes_t,
    const void *, size_t);
hipblasStatus_t hipblasLtMatrixLayoutCreate(hipblasLtMatrixLayout_t *,
    hipDataType, uint64_t, uint64_t, int64_t);
hipblasStatus_t hipblasLtMatrixLayoutDestroy(const hipblasLtMatrixLayout_t);
hipblasStatus_t hipblasLtMatrixLayoutGetAttribute(hipblasLtMatrixLayout_t,
    hipblasLtMatrixLayoutAttribute_t, void *, ...);
hipblasStatus_t hipblasLtMatrixLayoutSetAttribute(hipblasLtMatrixLayout_t,
    hipblasLtMatrixLayoutAttribute_t, const void *, size_t);
hipblasStatus_t hipblasLtMatrixTransform(hipblasLtHandle_t,
    hipblasLtMatrixTransformDesc_t, const void *, ...);
hipblasStatus_t hipblasLtMatrixTransformDescCreate(
    hipblasLtMatrixTransformDesc_t *, hipDataType);
hipblasStatus_t hipblasLtMatrixTransformDescDestroy(
    hipblasLtMatrixTransformDesc_t);
hipblasStatus_t hipblasLtMatrixTransformDescGetAttribute(
    hipblasLtMatrixTransformDesc_t, hipblasLtMatrixTransformDescAttributes_t,
    void *, ...);
hipblasStatus_t hipblasLtMatrixTransformDescSetAttribute(
    hipblasLtMatrixTransformDesc_t, hipblasLtMatrixTransformDescAttributes_t,
    const void *, size_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
