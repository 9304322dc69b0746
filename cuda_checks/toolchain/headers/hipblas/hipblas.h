// Types, constants and functions of hipBLAS, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef HIPBLAS_H
#define HIPBLAS_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum hipblasAtomicsMode_t {
  HIPBLAS_ATOMICS_ALLOWED = 1, HIPBLAS_ATOMICS_NOT_ALLOWED = 0
};
enum hipblasComputeType_t {
  HIPBLAS_COMPUTE_16F = 0, HIPBLAS_COMPUTE_16F_PEDANTIC = 1,
  HIPBLAS_COMPUTE_32F = 2, HIPBLAS_COMPUTE_32F_FAST_16BF = 5,
  HIPBLAS_COMPUTE_32F_FAST_16F = 4, HIPBLAS_COMPUTE_32F_FAST_TF32 = 6,
  HIPBLAS_COMPUTE_32F_PEDANTIC = 3, HIPBLAS_COMPUTE_32I = 9,
  HIPBLAS_COMPUTE_32I_PEDANTIC = 10, HIPBLAS_COMPUTE_64F = 7,
  HIPBLAS_COMPUTE_64F_PEDANTIC = 8
};
enum hipblasDatatype_t {
  HIPBLAS_C_16B = 169, HIPBLAS_C_16F = 153, HIPBLAS_C_32F = 154,
  HIPBLAS_C_32I = 166, HIPBLAS_C_32U = 167, HIPBLAS_C_64F = 155,
  HIPBLAS_C_8I = 164, HIPBLAS_C_8U = 165, HIPBLAS_DATATYPE_INVALID = 255,
  HIPBLAS_R_16B = 168, HIPBLAS_R_16F = 150, HIPBLAS_R_32F = 151,
  HIPBLAS_R_32I = 162, HIPBLAS_R_32U = 163, HIPBLAS_R_64F = 152,
  HIPBLAS_R_8I = 160, HIPBLAS_R_8U = 161
};
enum hipblasDiagType_t {
  HIPBLAS_DIAG_NON_UNIT = 131, HIPBLAS_DIAG_UNIT = 132
};
enum hipblasFillMode_t {
  HIPBLAS_FILL_MODE_FULL = 123, HIPBLAS_FILL_MODE_LOWER = 122,
  HIPBLAS_FILL_MODE_UPPER = 121
};
enum hipblasGemmAlgo_t {
  HIPBLAS_GEMM_DEFAULT = 160
};
enum hipblasGemmFlags_t {
  HIPBLAS_GEMM_FLAGS_CHECK_SOLUTION_INDEX = 8,
  HIPBLAS_GEMM_FLAGS_FP16_ALT_IMPL = 4,
  HIPBLAS_GEMM_FLAGS_FP16_ALT_IMPL_RNZ = 16, HIPBLAS_GEMM_FLAGS_NONE = 0,
  HIPBLAS_GEMM_FLAGS_USE_CU_EFFICIENCY = 2
};
enum hipblasMath_t {
  HIPBLAS_DEFAULT_MATH = 0,
  HIPBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 4,
  HIPBLAS_PEDANTIC_MATH = 2, HIPBLAS_TENSOR_OP_MATH = 5,
  HIPBLAS_TF32_TENSOR_OP_MATH = 3, HIPBLAS_XF32_XDL_MATH = 1
};
enum hipblasOperation_t {
  HIPBLAS_OP_C = 113, HIPBLAS_OP_N = 111, HIPBLAS_OP_T = 112
};
enum hipblasPointerMode_t {
  HIPBLAS_POINTER_MODE_DEVICE = 1, HIPBLAS_POINTER_MODE_HOST = 0
};
enum hipblasSideMode_t {
  HIPBLAS_SIDE_BOTH = 143, HIPBLAS_SIDE_LEFT = 141, HIPBLAS_SIDE_RIGHT = 142
};
enum hipblasStatus_t {
  HIPBLAS_STATUS_ALLOC_FAILED = 2, HIPBLAS_STATUS_ARCH_MISMATCH = 8,
  HIPBLAS_STATUS_EXECUTION_FAILED = 5, HIPBLAS_STATUS_HANDLE_IS_NULLPTR = 9,
  HIPBLAS_STATUS_INTERNAL_ERROR = 6, HIPBLAS_STATUS_INVALID_ENUM = 10,
  HIPBLAS_STATUS_INVALID_VALUE = 3, HIPBLAS_STATUS_MAPPING_ERROR = 4,
  HIPBLAS_STATUS_NOT_INITIALIZED = 1, HIPBLAS_STATUS_NOT_SUPPORTED = 7,
  HIPBLAS_STATUS_SUCCESS = 0, HIPBLAS_STATUS_UNKNOWN = 11
};
typedef enum hipblasAtomicsMode_t hipblasAtomicsMode_t;
typedef struct hipblasBfloat16 hipblasBfloat16;
typedef struct hipblasComplex hipblasComplex;
typedef enum hipblasComputeType_t hipblasComputeType_t;
typedef enum hipblasDatatype_t hipblasDatatype_t;
typedef enum hipblasDiagType_t hipblasDiagType_t;
typedef struct hipblasDoubleComplex hipblasDoubleComplex;
typedef enum hipblasFillMode_t hipblasFillMode_t;
typedef enum hipblasGemmAlgo_t hipblasGemmAlgo_t;
typedef enum hipblasGemmFlags_t hipblasGemmFlags_t;
typedef uint16_t hipblasHalf;
typedef void *hipblasHandle_t;
typedef int8_t hipblasInt8;
typedef enum hipblasMath_t hipblasMath_t;
typedef enum hipblasOperation_t hipblasOperation_t;
typedef enum hipblasPointerMode_t hipblasPointerMode_t;
typedef enum hipblasSideMode_t hipblasSideMode_t;
typedef enum hipblasStatus_t hipblasStatus_t;
typedef int64_t hipblasStride;
struct hipblasBfloat16 {
  uint16_t data;
};
struct hipblasComplex {
  float x, y;
};
struct hipblasDoubleComplex {
  double x, y;
};
hipblasStatus_t hipblasAxpyBatchedEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasAxpyBatchedEx_v2(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasAxpyEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasAxpyEx_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasAxpyStridedBatchedEx(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasAxpyStridedBatchedEx_v2(hipblasHandle_t, int,
    const void *, ...);
hipblasStatus_t hipblasBfdot(hipblasHandle_t, int, const hipblasBfloat16 *,
    ...);
hipblasStatus_t hipblasBfdotBatched(hipblasHandle_t, int,
    const hipblasBfloat16 *const *, ...);
hipblasStatus_t hipblasBfdotStridedBatched(hipblasHandle_t, int,
    const hipblasBfloat16 *, ...);
hipblasStatus_t hipblasCaxpy(hipblasHandle_t, int, const hipblasComplex *, ...);
hipblasStatus_t hipblasCaxpyBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCaxpyBatched_v2(hipblasHandle_t, int, const hipComplex *,
    ...);
hipblasStatus_t hipblasCaxpyStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCaxpyStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasCaxpy_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasCcopy(hipblasHandle_t, int, const hipblasComplex *, ...);
hipblasStatus_t hipblasCcopyBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasCcopyBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasCcopyStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCcopyStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasCcopy_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasCdgmm(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasCdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasCdgmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasCdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    int, ...);
hipblasStatus_t hipblasCdgmmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasCdgmm_v2(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasCdotc(hipblasHandle_t, int, const hipblasComplex *, ...);
hipblasStatus_t hipblasCdotcBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasCdotcBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasCdotcStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCdotcStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasCdotc_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasCdotu(hipblasHandle_t, int, const hipblasComplex *, ...);
hipblasStatus_t hipblasCdotuBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasCdotuBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasCdotuStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCdotuStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasCdotu_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasCgbmv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgbmvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasCgbmvBatched_v2(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasCgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasCgbmvStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgbmv_v2(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgeam(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgeamBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgeamBatched_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgeamStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgeamStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCgeam_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgels(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasCgelsBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasCgelsBatched_v2(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasCgelsStridedBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasCgelsStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasCgels_v2(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasCgemm(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemmBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemmBatched_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemmStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemmStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemm_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCgemv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgemvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasCgemvBatched_v2(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasCgemvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasCgemvStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgemv_v2(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasCgeqrf(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasCgeqrfBatched(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasCgeqrfBatched_v2(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasCgeqrfStridedBatched(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasCgeqrfStridedBatched_v2(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasCgeqrf_v2(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasCgerc(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgercBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgercBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgercStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgercStridedBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgerc_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeru(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeruBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeruBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeruStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeruStridedBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgeru_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasCgetrf(hipblasHandle_t, const int, hipblasComplex *,
    ...);
hipblasStatus_t hipblasCgetrfBatched(hipblasHandle_t, const int,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCgetrfBatched_v2(hipblasHandle_t, const int,
    hipComplex *const *, ...);
hipblasStatus_t hipblasCgetrfStridedBatched(hipblasHandle_t, const int,
    hipblasComplex *, ...);
hipblasStatus_t hipblasCgetrfStridedBatched_v2(hipblasHandle_t, const int,
    hipComplex *, ...);
hipblasStatus_t hipblasCgetrf_v2(hipblasHandle_t, const int, hipComplex *, ...);
hipblasStatus_t hipblasCgetriBatched(hipblasHandle_t, const int,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCgetriBatched_v2(hipblasHandle_t, const int,
    hipComplex *const *, ...);
hipblasStatus_t hipblasCgetrs(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasCgetrsBatched(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasCgetrsBatched_v2(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasCgetrsStridedBatched(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasCgetrsStridedBatched_v2(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasCgetrs_v2(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasChbmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChbmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChbmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChbmv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChemm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasChemv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChemvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChemvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChemvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChemvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChemv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCher(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCher2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCher2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCher2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCher2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCher2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCher2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCher2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCher2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCher2kBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCher2kStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCher2k_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCherBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCherStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCherStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCher_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCherk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCherk_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkxBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkxStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCherkx_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasChpmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChpmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpmv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChpr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChpr2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChpr2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasChprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasChprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasChpr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCreate(hipblasHandle_t *);
hipblasStatus_t hipblasCrot(hipblasHandle_t, int, hipblasComplex *, ...);
hipblasStatus_t hipblasCrotBatched(hipblasHandle_t, int,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCrotBatched_v2(hipblasHandle_t, int, hipComplex *const *,
    ...);
hipblasStatus_t hipblasCrotStridedBatched(hipblasHandle_t, int,
    hipblasComplex *, ...);
hipblasStatus_t hipblasCrotStridedBatched_v2(hipblasHandle_t, int, hipComplex *,
    ...);
hipblasStatus_t hipblasCrot_v2(hipblasHandle_t, int, hipComplex *, ...);
hipblasStatus_t hipblasCrotg(hipblasHandle_t, hipblasComplex *,
    hipblasComplex *, ...);
hipblasStatus_t hipblasCrotgBatched(hipblasHandle_t, hipblasComplex *const *,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCrotgBatched_v2(hipblasHandle_t, hipComplex *const *,
    hipComplex *const *, ...);
hipblasStatus_t hipblasCrotgStridedBatched(hipblasHandle_t, hipblasComplex *,
    hipblasStride, ...);
hipblasStatus_t hipblasCrotgStridedBatched_v2(hipblasHandle_t, hipComplex *,
    hipblasStride, ...);
hipblasStatus_t hipblasCrotg_v2(hipblasHandle_t, hipComplex *, hipComplex *,
    ...);
hipblasStatus_t hipblasCscal(hipblasHandle_t, int, const hipblasComplex *, ...);
hipblasStatus_t hipblasCscalBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCscalBatched_v2(hipblasHandle_t, int, const hipComplex *,
    ...);
hipblasStatus_t hipblasCscalStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasCscalStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasCscal_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasCspr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCsprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCspr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsrot(hipblasHandle_t, int, hipblasComplex *, ...);
hipblasStatus_t hipblasCsrotBatched(hipblasHandle_t, int,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCsrotBatched_v2(hipblasHandle_t, int,
    hipComplex *const *, ...);
hipblasStatus_t hipblasCsrotStridedBatched(hipblasHandle_t, int,
    hipblasComplex *, ...);
hipblasStatus_t hipblasCsrotStridedBatched_v2(hipblasHandle_t, int,
    hipComplex *, ...);
hipblasStatus_t hipblasCsrot_v2(hipblasHandle_t, int, hipComplex *, ...);
hipblasStatus_t hipblasCsscal(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasCsscalBatched(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasCsscalBatched_v2(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasCsscalStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasCsscalStridedBatched_v2(hipblasHandle_t, int,
    const float *, ...);
hipblasStatus_t hipblasCsscal_v2(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasCswap(hipblasHandle_t, int, hipblasComplex *, ...);
hipblasStatus_t hipblasCswapBatched(hipblasHandle_t, int,
    hipblasComplex *const *, ...);
hipblasStatus_t hipblasCswapBatched_v2(hipblasHandle_t, int,
    hipComplex *const *, ...);
hipblasStatus_t hipblasCswapStridedBatched(hipblasHandle_t, int,
    hipblasComplex *, ...);
hipblasStatus_t hipblasCswapStridedBatched_v2(hipblasHandle_t, int,
    hipComplex *, ...);
hipblasStatus_t hipblasCswap_v2(hipblasHandle_t, int, hipComplex *, ...);
hipblasStatus_t hipblasCsymm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCsymv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsymvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsymvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCsymvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsymv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsyr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCsyr2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyr2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyr2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyr2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyr2kBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyr2kStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyr2k_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsyrBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasCsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCsyrStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasCsyr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasCsyrk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrk_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkxBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkxStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCsyrkx_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtbsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtpsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasCtrsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasCtrtri(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasCtrtriBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasCtrtriBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasCtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasCtrtriStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasDiagType_t, ...);
hipblasStatus_t hipblasCtrtri_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasDasum(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDasumBatched(hipblasHandle_t, int, const double *const *,
    ...);
hipblasStatus_t hipblasDasumStridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDaxpy(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDaxpyBatched(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDaxpyStridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDcopy(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDcopyBatched(hipblasHandle_t, int, const double *const *,
    ...);
hipblasStatus_t hipblasDcopyStridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDdgmm(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasDdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasDdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    int, ...);
hipblasStatus_t hipblasDdot(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDdotBatched(hipblasHandle_t, int, const double *const *,
    ...);
hipblasStatus_t hipblasDdotStridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDestroy(hipblasHandle_t);
hipblasStatus_t hipblasDgbmv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasDgbmvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasDgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasDgeam(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgeamBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgeamStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgels(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasDgelsBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasDgelsStridedBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasDgemm(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgemmBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgemmStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDgemv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasDgemvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasDgemvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasDgeqrf(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasDgeqrfBatched(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasDgeqrfStridedBatched(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasDger(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasDgerBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasDgerStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasDgetrf(hipblasHandle_t, const int, double *, ...);
hipblasStatus_t hipblasDgetrfBatched(hipblasHandle_t, const int,
    double *const *, ...);
hipblasStatus_t hipblasDgetrfStridedBatched(hipblasHandle_t, const int,
    double *, ...);
hipblasStatus_t hipblasDgetriBatched(hipblasHandle_t, const int,
    double *const *, ...);
hipblasStatus_t hipblasDgetrs(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasDgetrsBatched(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasDgetrsStridedBatched(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasDnrm2(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDnrm2Batched(hipblasHandle_t, int, const double *const *,
    ...);
hipblasStatus_t hipblasDnrm2StridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDotBatchedEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotBatchedEx_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotEx_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotStridedBatchedEx(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasDotStridedBatchedEx_v2(hipblasHandle_t, int,
    const void *, ...);
hipblasStatus_t hipblasDotcBatchedEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotcBatchedEx_v2(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasDotcEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotcEx_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasDotcStridedBatchedEx(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasDotcStridedBatchedEx_v2(hipblasHandle_t, int,
    const void *, ...);
hipblasStatus_t hipblasDrot(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDrotBatched(hipblasHandle_t, int, double *const *, ...);
hipblasStatus_t hipblasDrotStridedBatched(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDrotg(hipblasHandle_t, double *, double *, ...);
hipblasStatus_t hipblasDrotgBatched(hipblasHandle_t, double *const *,
    double *const *, ...);
hipblasStatus_t hipblasDrotgStridedBatched(hipblasHandle_t, double *,
    hipblasStride, ...);
hipblasStatus_t hipblasDrotm(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDrotmBatched(hipblasHandle_t, int, double *const *, ...);
hipblasStatus_t hipblasDrotmStridedBatched(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDrotmg(hipblasHandle_t, double *, double *, ...);
hipblasStatus_t hipblasDrotmgBatched(hipblasHandle_t, double *const *,
    double *const *, ...);
hipblasStatus_t hipblasDrotmgStridedBatched(hipblasHandle_t, double *,
    hipblasStride, ...);
hipblasStatus_t hipblasDsbmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDsbmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDsbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDscal(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDscalBatched(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasDscalStridedBatched(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasDspmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDspmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDspmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDspr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDspr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDspr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDspr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDsprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDsprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDswap(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDswapBatched(hipblasHandle_t, int, double *const *, ...);
hipblasStatus_t hipblasDswapStridedBatched(hipblasHandle_t, int, double *, ...);
hipblasStatus_t hipblasDsymm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDsymmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDsymv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDsymvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDsyr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDsyr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasDsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDsyr2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyr2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasDsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasDsyrk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrmm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrmmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrsm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrsmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasDtrsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasDtrtri(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasDtrtriBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasDtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasDzasum(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasDzasumBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasDzasumBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasDzasumStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasDzasumStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasDzasum_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasDznrm2(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasDznrm2Batched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasDznrm2Batched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasDznrm2StridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasDznrm2StridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasDznrm2_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasGemmBatchedEx(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmBatchedExWithFlags(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmBatchedExWithFlags_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmBatchedEx_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmEx(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmExWithFlags(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmExWithFlags_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmEx_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmStridedBatchedEx(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasGemmStridedBatchedEx_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasGetAtomicsMode(hipblasHandle_t, hipblasAtomicsMode_t *);
hipblasStatus_t hipblasGetMathMode(hipblasHandle_t, hipblasMath_t *);
hipblasStatus_t hipblasGetMatrix(int, int, int, ...);
hipblasStatus_t hipblasGetMatrixAsync(int, int, int, ...);
hipblasStatus_t hipblasGetPointerMode(hipblasHandle_t, hipblasPointerMode_t *);
hipblasStatus_t hipblasGetStream(hipblasHandle_t, hipStream_t *);
hipblasStatus_t hipblasGetVector(int, int, const void *, ...);
hipblasStatus_t hipblasGetVectorAsync(int, int, const void *, ...);
hipblasStatus_t hipblasHaxpy(hipblasHandle_t, int, const hipblasHalf *, ...);
hipblasStatus_t hipblasHaxpyBatched(hipblasHandle_t, int, const hipblasHalf *,
    ...);
hipblasStatus_t hipblasHaxpyStridedBatched(hipblasHandle_t, int,
    const hipblasHalf *, ...);
hipblasStatus_t hipblasHdot(hipblasHandle_t, int, const hipblasHalf *, ...);
hipblasStatus_t hipblasHdotBatched(hipblasHandle_t, int,
    const hipblasHalf *const *, ...);
hipblasStatus_t hipblasHdotStridedBatched(hipblasHandle_t, int,
    const hipblasHalf *, ...);
hipblasStatus_t hipblasHgemm(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasHgemmBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasHgemmStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasIcamax(hipblasHandle_t, int, const hipblasComplex *,
    ...);
hipblasStatus_t hipblasIcamaxBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasIcamaxBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasIcamaxStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasIcamaxStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasIcamax_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasIcamin(hipblasHandle_t, int, const hipblasComplex *,
    ...);
hipblasStatus_t hipblasIcaminBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasIcaminBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasIcaminStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasIcaminStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasIcamin_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasIdamax(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasIdamaxBatched(hipblasHandle_t, int,
    const double *const *, ...);
hipblasStatus_t hipblasIdamaxStridedBatched(hipblasHandle_t, int,
    const double *, ...);
hipblasStatus_t hipblasIdamin(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasIdaminBatched(hipblasHandle_t, int,
    const double *const *, ...);
hipblasStatus_t hipblasIdaminStridedBatched(hipblasHandle_t, int,
    const double *, ...);
hipblasStatus_t hipblasIsamax(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasIsamaxBatched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasIsamaxStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasIsamin(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasIsaminBatched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasIsaminStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasIzamax(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasIzamaxBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasIzamaxBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasIzamaxStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasIzamaxStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasIzamax_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasIzamin(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasIzaminBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasIzaminBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasIzaminStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasIzaminStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasIzamin_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasNrm2BatchedEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasNrm2BatchedEx_v2(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasNrm2Ex(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasNrm2Ex_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasNrm2StridedBatchedEx(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasNrm2StridedBatchedEx_v2(hipblasHandle_t, int,
    const void *, ...);
hipblasStatus_t hipblasRotBatchedEx(hipblasHandle_t, int, void *, ...);
hipblasStatus_t hipblasRotBatchedEx_v2(hipblasHandle_t, int, void *, ...);
hipblasStatus_t hipblasRotEx(hipblasHandle_t, int, void *, ...);
hipblasStatus_t hipblasRotEx_v2(hipblasHandle_t, int, void *, ...);
hipblasStatus_t hipblasRotStridedBatchedEx(hipblasHandle_t, int, void *, ...);
hipblasStatus_t hipblasRotStridedBatchedEx_v2(hipblasHandle_t, int, void *,
    ...);
hipblasStatus_t hipblasSasum(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSasumBatched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasSasumStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasSaxpy(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSaxpyBatched(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSaxpyStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasScalBatchedEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasScalBatchedEx_v2(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasScalEx(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasScalEx_v2(hipblasHandle_t, int, const void *, ...);
hipblasStatus_t hipblasScalStridedBatchedEx(hipblasHandle_t, int, const void *,
    ...);
hipblasStatus_t hipblasScalStridedBatchedEx_v2(hipblasHandle_t, int,
    const void *, ...);
hipblasStatus_t hipblasScasum(hipblasHandle_t, int, const hipblasComplex *,
    ...);
hipblasStatus_t hipblasScasumBatched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasScasumBatched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasScasumStridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasScasumStridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasScasum_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasScnrm2(hipblasHandle_t, int, const hipblasComplex *,
    ...);
hipblasStatus_t hipblasScnrm2Batched(hipblasHandle_t, int,
    const hipblasComplex *const *, ...);
hipblasStatus_t hipblasScnrm2Batched_v2(hipblasHandle_t, int,
    const hipComplex *const *, ...);
hipblasStatus_t hipblasScnrm2StridedBatched(hipblasHandle_t, int,
    const hipblasComplex *, ...);
hipblasStatus_t hipblasScnrm2StridedBatched_v2(hipblasHandle_t, int,
    const hipComplex *, ...);
hipblasStatus_t hipblasScnrm2_v2(hipblasHandle_t, int, const hipComplex *, ...);
hipblasStatus_t hipblasScopy(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasScopyBatched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasScopyStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasSdgmm(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasSdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasSdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    int, ...);
hipblasStatus_t hipblasSdot(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSdotBatched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasSdotStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasSetAtomicsMode(hipblasHandle_t, hipblasAtomicsMode_t);
hipblasStatus_t hipblasSetMathMode(hipblasHandle_t, hipblasMath_t);
hipblasStatus_t hipblasSetMatrix(int, int, int, ...);
hipblasStatus_t hipblasSetMatrixAsync(int, int, int, ...);
hipblasStatus_t hipblasSetPointerMode(hipblasHandle_t, hipblasPointerMode_t);
hipblasStatus_t hipblasSetStream(hipblasHandle_t, hipStream_t);
hipblasStatus_t hipblasSetVector(int, int, const void *, ...);
hipblasStatus_t hipblasSetVectorAsync(int, int, const void *, ...);
hipblasStatus_t hipblasSgbmv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasSgbmvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasSgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasSgeam(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgeamBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgeamStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgels(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasSgelsBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasSgelsStridedBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasSgemm(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgemmBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgemmStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSgemv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasSgemvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasSgemvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasSgeqrf(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasSgeqrfBatched(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasSgeqrfStridedBatched(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasSger(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasSgerBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasSgerStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasSgetrf(hipblasHandle_t, const int, float *, ...);
hipblasStatus_t hipblasSgetrfBatched(hipblasHandle_t, const int, float *const *,
    ...);
hipblasStatus_t hipblasSgetrfStridedBatched(hipblasHandle_t, const int, float *,
    ...);
hipblasStatus_t hipblasSgetriBatched(hipblasHandle_t, const int, float *const *,
    ...);
hipblasStatus_t hipblasSgetrs(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasSgetrsBatched(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasSgetrsStridedBatched(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasSnrm2(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSnrm2Batched(hipblasHandle_t, int, const float *const *,
    ...);
hipblasStatus_t hipblasSnrm2StridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasSrot(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSrotBatched(hipblasHandle_t, int, float *const *, ...);
hipblasStatus_t hipblasSrotStridedBatched(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSrotg(hipblasHandle_t, float *, float *, ...);
hipblasStatus_t hipblasSrotgBatched(hipblasHandle_t, float *const *,
    float *const *, ...);
hipblasStatus_t hipblasSrotgStridedBatched(hipblasHandle_t, float *,
    hipblasStride, ...);
hipblasStatus_t hipblasSrotm(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSrotmBatched(hipblasHandle_t, int, float *const *, ...);
hipblasStatus_t hipblasSrotmStridedBatched(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSrotmg(hipblasHandle_t, float *, float *, ...);
hipblasStatus_t hipblasSrotmgBatched(hipblasHandle_t, float *const *,
    float *const *, ...);
hipblasStatus_t hipblasSrotmgStridedBatched(hipblasHandle_t, float *,
    hipblasStride, ...);
hipblasStatus_t hipblasSsbmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSsbmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSsbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSscal(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSscalBatched(hipblasHandle_t, int, const float *, ...);
hipblasStatus_t hipblasSscalStridedBatched(hipblasHandle_t, int, const float *,
    ...);
hipblasStatus_t hipblasSspmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSspmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSspmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSspr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSspr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSspr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSspr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSsprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSsprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSswap(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSswapBatched(hipblasHandle_t, int, float *const *, ...);
hipblasStatus_t hipblasSswapStridedBatched(hipblasHandle_t, int, float *, ...);
hipblasStatus_t hipblasSsymm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasSsymmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasSsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasSsymv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSsymvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSsyr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSsyr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasSsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSsyr2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyr2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasSsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasSsyrk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasSsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
const char *hipblasStatusToString(hipblasStatus_t);
hipblasStatus_t hipblasStbmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStbmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStbsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStbsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrmm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrmmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrsm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrsmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasStrsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasStrtri(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasStrtriBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasStrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasTrsmBatchedEx(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasTrsmBatchedEx_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasTrsmEx(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasTrsmEx_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasTrsmStridedBatchedEx(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasTrsmStridedBatchedEx_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasZaxpy(hipblasHandle_t, int, const hipblasDoubleComplex *,
    ...);
hipblasStatus_t hipblasZaxpyBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZaxpyBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZaxpyStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZaxpyStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZaxpy_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZcopy(hipblasHandle_t, int, const hipblasDoubleComplex *,
    ...);
hipblasStatus_t hipblasZcopyBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZcopyBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZcopyStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZcopyStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZcopy_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZdgmm(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasZdgmmBatched(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasZdgmmBatched_v2(hipblasHandle_t, hipblasSideMode_t, int,
    ...);
hipblasStatus_t hipblasZdgmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    int, ...);
hipblasStatus_t hipblasZdgmmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasZdgmm_v2(hipblasHandle_t, hipblasSideMode_t, int, ...);
hipblasStatus_t hipblasZdotc(hipblasHandle_t, int, const hipblasDoubleComplex *,
    ...);
hipblasStatus_t hipblasZdotcBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdotcBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdotcStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZdotcStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZdotc_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZdotu(hipblasHandle_t, int, const hipblasDoubleComplex *,
    ...);
hipblasStatus_t hipblasZdotuBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdotuBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdotuStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZdotuStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZdotu_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZdrot(hipblasHandle_t, int, hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZdrotBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdrotBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZdrotStridedBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZdrotStridedBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *, ...);
hipblasStatus_t hipblasZdrot_v2(hipblasHandle_t, int, hipDoubleComplex *, ...);
hipblasStatus_t hipblasZdscal(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasZdscalBatched(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasZdscalBatched_v2(hipblasHandle_t, int, const double *,
    ...);
hipblasStatus_t hipblasZdscalStridedBatched(hipblasHandle_t, int,
    const double *, ...);
hipblasStatus_t hipblasZdscalStridedBatched_v2(hipblasHandle_t, int,
    const double *, ...);
hipblasStatus_t hipblasZdscal_v2(hipblasHandle_t, int, const double *, ...);
hipblasStatus_t hipblasZgbmv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgbmvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasZgbmvBatched_v2(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasZgbmvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasZgbmvStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgbmv_v2(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgeam(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgeamBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgeamBatched_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgeamStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgeamStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZgeam_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgels(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasZgelsBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZgelsBatched_v2(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZgelsStridedBatched(hipblasHandle_t, hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZgelsStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasZgels_v2(hipblasHandle_t, hipblasOperation_t, const int,
    ...);
hipblasStatus_t hipblasZgemm(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemmBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemmBatched_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemmStridedBatched(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemmStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemm_v2(hipblasHandle_t, hipblasOperation_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZgemv(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgemvBatched(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasZgemvBatched_v2(hipblasHandle_t, hipblasOperation_t, int,
    ...);
hipblasStatus_t hipblasZgemvStridedBatched(hipblasHandle_t, hipblasOperation_t,
    int, ...);
hipblasStatus_t hipblasZgemvStridedBatched_v2(hipblasHandle_t,
    hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgemv_v2(hipblasHandle_t, hipblasOperation_t, int, ...);
hipblasStatus_t hipblasZgeqrf(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasZgeqrfBatched(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasZgeqrfBatched_v2(hipblasHandle_t, const int, const int,
    ...);
hipblasStatus_t hipblasZgeqrfStridedBatched(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasZgeqrfStridedBatched_v2(hipblasHandle_t, const int,
    const int, ...);
hipblasStatus_t hipblasZgeqrf_v2(hipblasHandle_t, const int, const int, ...);
hipblasStatus_t hipblasZgerc(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgercBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgercBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgercStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgercStridedBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgerc_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeru(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeruBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeruBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeruStridedBatched(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeruStridedBatched_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgeru_v2(hipblasHandle_t, int, int, ...);
hipblasStatus_t hipblasZgetrf(hipblasHandle_t, const int,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZgetrfBatched(hipblasHandle_t, const int,
    hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZgetrfBatched_v2(hipblasHandle_t, const int,
    hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZgetrfStridedBatched(hipblasHandle_t, const int,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZgetrfStridedBatched_v2(hipblasHandle_t, const int,
    hipDoubleComplex *, ...);
hipblasStatus_t hipblasZgetrf_v2(hipblasHandle_t, const int, hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZgetriBatched(hipblasHandle_t, const int,
    hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZgetriBatched_v2(hipblasHandle_t, const int,
    hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZgetrs(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZgetrsBatched(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZgetrsBatched_v2(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasZgetrsStridedBatched(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasZgetrsStridedBatched_v2(hipblasHandle_t,
    const hipblasOperation_t, const int, ...);
hipblasStatus_t hipblasZgetrs_v2(hipblasHandle_t, const hipblasOperation_t,
    const int, ...);
hipblasStatus_t hipblasZhbmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhbmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhbmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhbmv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhemm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZhemv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhemvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhemvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhemvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhemvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhemv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZher(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZher2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZher2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZher2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZher2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZher2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZher2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZher2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZher2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZher2kBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZher2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZher2kStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZher2k_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZherBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZherStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZherStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZher_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZherk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZherk_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkxBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkxStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZherkx_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZhpmv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpmvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhpmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpmv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhpr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhpr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhpr2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhpr2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZhprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZhprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZhpr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZrot(hipblasHandle_t, int, hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZrotBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZrotBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZrotStridedBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZrotStridedBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *, ...);
hipblasStatus_t hipblasZrot_v2(hipblasHandle_t, int, hipDoubleComplex *, ...);
hipblasStatus_t hipblasZrotg(hipblasHandle_t, hipblasDoubleComplex *,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZrotgBatched(hipblasHandle_t,
    hipblasDoubleComplex *const *, hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZrotgBatched_v2(hipblasHandle_t,
    hipDoubleComplex *const *, hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZrotgStridedBatched(hipblasHandle_t,
    hipblasDoubleComplex *, hipblasStride, ...);
hipblasStatus_t hipblasZrotgStridedBatched_v2(hipblasHandle_t,
    hipDoubleComplex *, hipblasStride, ...);
hipblasStatus_t hipblasZrotg_v2(hipblasHandle_t, hipDoubleComplex *,
    hipDoubleComplex *, ...);
hipblasStatus_t hipblasZscal(hipblasHandle_t, int, const hipblasDoubleComplex *,
    ...);
hipblasStatus_t hipblasZscalBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZscalBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZscalStridedBatched(hipblasHandle_t, int,
    const hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZscalStridedBatched_v2(hipblasHandle_t, int,
    const hipDoubleComplex *, ...);
hipblasStatus_t hipblasZscal_v2(hipblasHandle_t, int, const hipDoubleComplex *,
    ...);
hipblasStatus_t hipblasZspr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsprBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsprBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsprStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZsprStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZspr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZswap(hipblasHandle_t, int, hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZswapBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *const *, ...);
hipblasStatus_t hipblasZswapBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *const *, ...);
hipblasStatus_t hipblasZswapStridedBatched(hipblasHandle_t, int,
    hipblasDoubleComplex *, ...);
hipblasStatus_t hipblasZswapStridedBatched_v2(hipblasHandle_t, int,
    hipDoubleComplex *, ...);
hipblasStatus_t hipblasZswap_v2(hipblasHandle_t, int, hipDoubleComplex *, ...);
hipblasStatus_t hipblasZsymm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZsymv(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsymvBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsymvBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsymvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZsymvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsymv_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyr(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyr2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyr2Batched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsyr2Batched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsyr2StridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZsyr2StridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyr2_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyr2k(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyr2kBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyr2kBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyr2kStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyr2kStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyr2k_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrBatched(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsyrBatched_v2(hipblasHandle_t, hipblasFillMode_t, int,
    ...);
hipblasStatus_t hipblasZsyrStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZsyrStridedBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    int, ...);
hipblasStatus_t hipblasZsyr_v2(hipblasHandle_t, hipblasFillMode_t, int, ...);
hipblasStatus_t hipblasZsyrk(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrk_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkx(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkxBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkxBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkxStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkxStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZsyrkx_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtbsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtpsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrmv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrmv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsm(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsmBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsmBatched_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsmStridedBatched(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsmStridedBatched_v2(hipblasHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsm_v2(hipblasHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipblasStatus_t hipblasZtrsv(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsvBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsvBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsvStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsvStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrsv_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasOperation_t, ...);
hipblasStatus_t hipblasZtrtri(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasZtrtriBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasZtrtriBatched_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasZtrtriStridedBatched(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);
hipblasStatus_t hipblasZtrtriStridedBatched_v2(hipblasHandle_t,
    hipblasFillMode_t, hipblasDiagType_t, ...);
hipblasStatus_t hipblasZtrtri_v2(hipblasHandle_t, hipblasFillMode_t,
    hipblasDiagType_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
