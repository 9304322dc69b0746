// Functions of cuBLAS by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUBLAS_V2_H_
#define CUBLAS_V2_H_

#include <cuda_runtime_api.h>
#include <cuComplex.h>
#include <library_types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CUBLAS_API_H_

typedef struct cublasContext *cublasHandle_t;
typedef enum {
  CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8, CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR = 14,
  CUBLAS_STATUS_NOT_SUPPORTED = 15, CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;
typedef enum {
  CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2,
  CUBLAS_OP_CONJG = 3
} cublasOperation_t;
typedef enum {
  CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL
  = 2
} cublasFillMode_t;
typedef enum {
  CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1
} cublasDiagType_t;
typedef enum {
  CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1
} cublasSideMode_t;
typedef enum {
  CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1
} cublasPointerMode_t;
typedef enum {
  CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1
} cublasAtomicsMode_t;
typedef enum {
  CUBLAS_DEFAULT_MATH = 0, CUBLAS_TENSOR_OP_MATH = 1, CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
} cublasMath_t;
typedef enum {
  CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_16F_PEDANTIC = 65, CUBLAS_COMPUTE_32F
  = 68, CUBLAS_COMPUTE_32F_PEDANTIC = 69, CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_64F_PEDANTIC = 71, CUBLAS_COMPUTE_32I = 72,
  CUBLAS_COMPUTE_32I_PEDANTIC = 73, CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75, CUBLAS_COMPUTE_32F_FAST_TF32 = 77
} cublasComputeType_t;
typedef enum {
  CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_ALGO0 = 0,
  CUBLAS_GEMM_ALGO1 = 1, CUBLAS_GEMM_ALGO2 = 2, CUBLAS_GEMM_ALGO3 = 3,
  CUBLAS_GEMM_ALGO4 = 4, CUBLAS_GEMM_ALGO5 = 5, CUBLAS_GEMM_ALGO6 = 6,
  CUBLAS_GEMM_ALGO7 = 7, CUBLAS_GEMM_ALGO8 = 8, CUBLAS_GEMM_ALGO9 = 9,
  CUBLAS_GEMM_ALGO10 = 10, CUBLAS_GEMM_ALGO11 = 11, CUBLAS_GEMM_ALGO12 = 12,
  CUBLAS_GEMM_ALGO13 = 13, CUBLAS_GEMM_ALGO14 = 14, CUBLAS_GEMM_ALGO15 = 15,
  CUBLAS_GEMM_ALGO16 = 16, CUBLAS_GEMM_ALGO17 = 17, CUBLAS_GEMM_ALGO18 = 18,
  CUBLAS_GEMM_ALGO19 = 19, CUBLAS_GEMM_ALGO20 = 20, CUBLAS_GEMM_ALGO21 = 21,
  CUBLAS_GEMM_ALGO22 = 22, CUBLAS_GEMM_ALGO23 = 23,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99, CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
  CUBLAS_GEMM_ALGO0_TENSOR_OP = 100, CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
  CUBLAS_GEMM_ALGO2_TENSOR_OP = 102, CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
  CUBLAS_GEMM_ALGO4_TENSOR_OP = 104, CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
  CUBLAS_GEMM_ALGO6_TENSOR_OP = 106, CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
  CUBLAS_GEMM_ALGO8_TENSOR_OP = 108, CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
  CUBLAS_GEMM_ALGO10_TENSOR_OP = 110, CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
  CUBLAS_GEMM_ALGO12_TENSOR_OP = 112, CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
  CUBLAS_GEMM_ALGO14_TENSOR_OP = 114, CUBLAS_GEMM_ALGO15_TENSOR_OP = 115
} cublasGemmAlgo_t;
typedef cudaDataType cublasDataType_t;

#define cublasCreate cublasCreate_v2
#define cublasDestroy cublasDestroy_v2
#define cublasSetStream cublasSetStream_v2
#define cublasGetStream cublasGetStream_v2
cublasStatus_t cublasCreate_v2(cublasHandle_t *);
cublasStatus_t cublasDestroy_v2(cublasHandle_t);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
const char *cublasGetStatusString(cublasStatus_t);
const char *cublasGetStatusName(cublasStatus_t);
cublasStatus_t cublasSetVector(int, ...);
cublasStatus_t cublasGetVector(int, ...);
cublasStatus_t cublasSetMatrix(int, ...);
cublasStatus_t cublasGetMatrix(int, ...);
cublasStatus_t cublasSetVectorAsync(int, ...);
cublasStatus_t cublasGetVectorAsync(int, ...);
cublasStatus_t cublasSetMatrixAsync(int, ...);
cublasStatus_t cublasGetMatrixAsync(int, ...);
cublasStatus_t cublasGetVersion(cublasHandle_t, ...);
cublasStatus_t cublasSetPointerMode(cublasHandle_t, ...);
cublasStatus_t cublasGetPointerMode(cublasHandle_t, ...);
cublasStatus_t cublasSetMathMode(cublasHandle_t, ...);
cublasStatus_t cublasGetMathMode(cublasHandle_t, ...);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t, ...);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t, ...);
cublasStatus_t cublasSetWorkspace(cublasHandle_t, ...);
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t, ...);
cublasStatus_t cublasSgemv(cublasHandle_t, ...);
cublasStatus_t cublasDgemv(cublasHandle_t, ...);
cublasStatus_t cublasCgemv(cublasHandle_t, ...);
cublasStatus_t cublasZgemv(cublasHandle_t, ...);
cublasStatus_t cublasSgbmv(cublasHandle_t, ...);
cublasStatus_t cublasDgbmv(cublasHandle_t, ...);
cublasStatus_t cublasCgbmv(cublasHandle_t, ...);
cublasStatus_t cublasZgbmv(cublasHandle_t, ...);
cublasStatus_t cublasStrmv(cublasHandle_t, ...);
cublasStatus_t cublasDtrmv(cublasHandle_t, ...);
cublasStatus_t cublasCtrmv(cublasHandle_t, ...);
cublasStatus_t cublasZtrmv(cublasHandle_t, ...);
cublasStatus_t cublasStbmv(cublasHandle_t, ...);
cublasStatus_t cublasDtbmv(cublasHandle_t, ...);
cublasStatus_t cublasCtbmv(cublasHandle_t, ...);
cublasStatus_t cublasZtbmv(cublasHandle_t, ...);
cublasStatus_t cublasStpmv(cublasHandle_t, ...);
cublasStatus_t cublasDtpmv(cublasHandle_t, ...);
cublasStatus_t cublasCtpmv(cublasHandle_t, ...);
cublasStatus_t cublasZtpmv(cublasHandle_t, ...);
cublasStatus_t cublasStrsv(cublasHandle_t, ...);
cublasStatus_t cublasDtrsv(cublasHandle_t, ...);
cublasStatus_t cublasCtrsv(cublasHandle_t, ...);
cublasStatus_t cublasZtrsv(cublasHandle_t, ...);
cublasStatus_t cublasStbsv(cublasHandle_t, ...);
cublasStatus_t cublasDtbsv(cublasHandle_t, ...);
cublasStatus_t cublasCtbsv(cublasHandle_t, ...);
cublasStatus_t cublasZtbsv(cublasHandle_t, ...);
cublasStatus_t cublasStpsv(cublasHandle_t, ...);
cublasStatus_t cublasDtpsv(cublasHandle_t, ...);
cublasStatus_t cublasCtpsv(cublasHandle_t, ...);
cublasStatus_t cublasZtpsv(cublasHandle_t, ...);
cublasStatus_t cublasSsymv(cublasHandle_t, ...);
cublasStatus_t cublasDsymv(cublasHandle_t, ...);
cublasStatus_t cublasCsymv(cublasHandle_t, ...);
cublasStatus_t cublasZsymv(cublasHandle_t, ...);
cublasStatus_t cublasSsyr(cublasHandle_t, ...);
cublasStatus_t cublasDsyr(cublasHandle_t, ...);
cublasStatus_t cublasCsyr(cublasHandle_t, ...);
cublasStatus_t cublasZsyr(cublasHandle_t, ...);
cublasStatus_t cublasSsyr2(cublasHandle_t, ...);
cublasStatus_t cublasDsyr2(cublasHandle_t, ...);
cublasStatus_t cublasCsyr2(cublasHandle_t, ...);
cublasStatus_t cublasZsyr2(cublasHandle_t, ...);
cublasStatus_t cublasSgemm(cublasHandle_t, ...);
cublasStatus_t cublasDgemm(cublasHandle_t, ...);
cublasStatus_t cublasCgemm(cublasHandle_t, ...);
cublasStatus_t cublasZgemm(cublasHandle_t, ...);
cublasStatus_t cublasSgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasSsymm(cublasHandle_t, ...);
cublasStatus_t cublasDsymm(cublasHandle_t, ...);
cublasStatus_t cublasCsymm(cublasHandle_t, ...);
cublasStatus_t cublasZsymm(cublasHandle_t, ...);
cublasStatus_t cublasSsyrk(cublasHandle_t, ...);
cublasStatus_t cublasDsyrk(cublasHandle_t, ...);
cublasStatus_t cublasCsyrk(cublasHandle_t, ...);
cublasStatus_t cublasZsyrk(cublasHandle_t, ...);
cublasStatus_t cublasSsyr2k(cublasHandle_t, ...);
cublasStatus_t cublasDsyr2k(cublasHandle_t, ...);
cublasStatus_t cublasCsyr2k(cublasHandle_t, ...);
cublasStatus_t cublasZsyr2k(cublasHandle_t, ...);
cublasStatus_t cublasSsyrkx(cublasHandle_t, ...);
cublasStatus_t cublasDsyrkx(cublasHandle_t, ...);
cublasStatus_t cublasCsyrkx(cublasHandle_t, ...);
cublasStatus_t cublasZsyrkx(cublasHandle_t, ...);
cublasStatus_t cublasStrmm(cublasHandle_t, ...);
cublasStatus_t cublasDtrmm(cublasHandle_t, ...);
cublasStatus_t cublasCtrmm(cublasHandle_t, ...);
cublasStatus_t cublasZtrmm(cublasHandle_t, ...);
cublasStatus_t cublasStrsm(cublasHandle_t, ...);
cublasStatus_t cublasDtrsm(cublasHandle_t, ...);
cublasStatus_t cublasCtrsm(cublasHandle_t, ...);
cublasStatus_t cublasZtrsm(cublasHandle_t, ...);
cublasStatus_t cublasStrsmBatched(cublasHandle_t, ...);
cublasStatus_t cublasDtrsmBatched(cublasHandle_t, ...);
cublasStatus_t cublasCtrsmBatched(cublasHandle_t, ...);
cublasStatus_t cublasZtrsmBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgeam(cublasHandle_t, ...);
cublasStatus_t cublasDgeam(cublasHandle_t, ...);
cublasStatus_t cublasCgeam(cublasHandle_t, ...);
cublasStatus_t cublasZgeam(cublasHandle_t, ...);
cublasStatus_t cublasSdgmm(cublasHandle_t, ...);
cublasStatus_t cublasDdgmm(cublasHandle_t, ...);
cublasStatus_t cublasCdgmm(cublasHandle_t, ...);
cublasStatus_t cublasZdgmm(cublasHandle_t, ...);
cublasStatus_t cublasSgetrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgetrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgetrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgetrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgetrsBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgetrsBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgetrsBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgetrsBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgetriBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgetriBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgetriBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgetriBatched(cublasHandle_t, ...);
cublasStatus_t cublasSmatinvBatched(cublasHandle_t, ...);
cublasStatus_t cublasDmatinvBatched(cublasHandle_t, ...);
cublasStatus_t cublasCmatinvBatched(cublasHandle_t, ...);
cublasStatus_t cublasZmatinvBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgeqrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgeqrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgeqrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgeqrfBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgelsBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgelsBatched(cublasHandle_t, ...);
cublasStatus_t cublasCgelsBatched(cublasHandle_t, ...);
cublasStatus_t cublasZgelsBatched(cublasHandle_t, ...);
cublasStatus_t cublasStpttr(cublasHandle_t, ...);
cublasStatus_t cublasDtpttr(cublasHandle_t, ...);
cublasStatus_t cublasCtpttr(cublasHandle_t, ...);
cublasStatus_t cublasZtpttr(cublasHandle_t, ...);
cublasStatus_t cublasStrttp(cublasHandle_t, ...);
cublasStatus_t cublasDtrttp(cublasHandle_t, ...);
cublasStatus_t cublasCtrttp(cublasHandle_t, ...);
cublasStatus_t cublasZtrttp(cublasHandle_t, ...);
cublasStatus_t cublasSaxpy(cublasHandle_t, ...);
cublasStatus_t cublasDaxpy(cublasHandle_t, ...);
cublasStatus_t cublasCaxpy(cublasHandle_t, ...);
cublasStatus_t cublasZaxpy(cublasHandle_t, ...);
cublasStatus_t cublasScopy(cublasHandle_t, ...);
cublasStatus_t cublasDcopy(cublasHandle_t, ...);
cublasStatus_t cublasCcopy(cublasHandle_t, ...);
cublasStatus_t cublasZcopy(cublasHandle_t, ...);
cublasStatus_t cublasSscal(cublasHandle_t, ...);
cublasStatus_t cublasDscal(cublasHandle_t, ...);
cublasStatus_t cublasCscal(cublasHandle_t, ...);
cublasStatus_t cublasZscal(cublasHandle_t, ...);
cublasStatus_t cublasSswap(cublasHandle_t, ...);
cublasStatus_t cublasDswap(cublasHandle_t, ...);
cublasStatus_t cublasCswap(cublasHandle_t, ...);
cublasStatus_t cublasZswap(cublasHandle_t, ...);
cublasStatus_t cublasSrot(cublasHandle_t, ...);
cublasStatus_t cublasDrot(cublasHandle_t, ...);
cublasStatus_t cublasCrot(cublasHandle_t, ...);
cublasStatus_t cublasZrot(cublasHandle_t, ...);
cublasStatus_t cublasSrotg(cublasHandle_t, ...);
cublasStatus_t cublasDrotg(cublasHandle_t, ...);
cublasStatus_t cublasCrotg(cublasHandle_t, ...);
cublasStatus_t cublasZrotg(cublasHandle_t, ...);
cublasStatus_t cublasSdot(cublasHandle_t, ...);
cublasStatus_t cublasDdot(cublasHandle_t, ...);
cublasStatus_t cublasSger(cublasHandle_t, ...);
cublasStatus_t cublasDger(cublasHandle_t, ...);
cublasStatus_t cublasSsbmv(cublasHandle_t, ...);
cublasStatus_t cublasDsbmv(cublasHandle_t, ...);
cublasStatus_t cublasSspmv(cublasHandle_t, ...);
cublasStatus_t cublasDspmv(cublasHandle_t, ...);
cublasStatus_t cublasSspr(cublasHandle_t, ...);
cublasStatus_t cublasDspr(cublasHandle_t, ...);
cublasStatus_t cublasSspr2(cublasHandle_t, ...);
cublasStatus_t cublasDspr2(cublasHandle_t, ...);
cublasStatus_t cublasSrotm(cublasHandle_t, ...);
cublasStatus_t cublasDrotm(cublasHandle_t, ...);
cublasStatus_t cublasSrotmg(cublasHandle_t, ...);
cublasStatus_t cublasDrotmg(cublasHandle_t, ...);
cublasStatus_t cublasSasum(cublasHandle_t, ...);
cublasStatus_t cublasDasum(cublasHandle_t, ...);
cublasStatus_t cublasSnrm2(cublasHandle_t, ...);
cublasStatus_t cublasDnrm2(cublasHandle_t, ...);
cublasStatus_t cublasCdotu(cublasHandle_t, ...);
cublasStatus_t cublasZdotu(cublasHandle_t, ...);
cublasStatus_t cublasCdotc(cublasHandle_t, ...);
cublasStatus_t cublasZdotc(cublasHandle_t, ...);
cublasStatus_t cublasCgeru(cublasHandle_t, ...);
cublasStatus_t cublasZgeru(cublasHandle_t, ...);
cublasStatus_t cublasCgerc(cublasHandle_t, ...);
cublasStatus_t cublasZgerc(cublasHandle_t, ...);
cublasStatus_t cublasChemv(cublasHandle_t, ...);
cublasStatus_t cublasZhemv(cublasHandle_t, ...);
cublasStatus_t cublasChbmv(cublasHandle_t, ...);
cublasStatus_t cublasZhbmv(cublasHandle_t, ...);
cublasStatus_t cublasChpmv(cublasHandle_t, ...);
cublasStatus_t cublasZhpmv(cublasHandle_t, ...);
cublasStatus_t cublasCher(cublasHandle_t, ...);
cublasStatus_t cublasZher(cublasHandle_t, ...);
cublasStatus_t cublasCher2(cublasHandle_t, ...);
cublasStatus_t cublasZher2(cublasHandle_t, ...);
cublasStatus_t cublasChpr(cublasHandle_t, ...);
cublasStatus_t cublasZhpr(cublasHandle_t, ...);
cublasStatus_t cublasChpr2(cublasHandle_t, ...);
cublasStatus_t cublasZhpr2(cublasHandle_t, ...);
cublasStatus_t cublasChemm(cublasHandle_t, ...);
cublasStatus_t cublasZhemm(cublasHandle_t, ...);
cublasStatus_t cublasCherk(cublasHandle_t, ...);
cublasStatus_t cublasZherk(cublasHandle_t, ...);
cublasStatus_t cublasCher2k(cublasHandle_t, ...);
cublasStatus_t cublasZher2k(cublasHandle_t, ...);
cublasStatus_t cublasIsamax(cublasHandle_t, ...);
cublasStatus_t cublasIdamax(cublasHandle_t, ...);
cublasStatus_t cublasIcamax(cublasHandle_t, ...);
cublasStatus_t cublasIzamax(cublasHandle_t, ...);
cublasStatus_t cublasIsamin(cublasHandle_t, ...);
cublasStatus_t cublasIdamin(cublasHandle_t, ...);
cublasStatus_t cublasIcamin(cublasHandle_t, ...);
cublasStatus_t cublasIzamin(cublasHandle_t, ...);
cublasStatus_t cublasScasum(cublasHandle_t, ...);
cublasStatus_t cublasDzasum(cublasHandle_t, ...);
cublasStatus_t cublasScnrm2(cublasHandle_t, ...);
cublasStatus_t cublasDznrm2(cublasHandle_t, ...);
cublasStatus_t cublasCsscal(cublasHandle_t, ...);
cublasStatus_t cublasZdscal(cublasHandle_t, ...);
cublasStatus_t cublasHgemm(cublasHandle_t, ...);
cublasStatus_t cublasHgemmBatched(cublasHandle_t, ...);
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasGemmEx(cublasHandle_t, ...);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t, ...);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, ...);
cublasStatus_t cublasSgemmEx(cublasHandle_t, ...);
cublasStatus_t cublasCgemmEx(cublasHandle_t, ...);
cublasStatus_t cublasNrm2Ex(cublasHandle_t, ...);
cublasStatus_t cublasAxpyEx(cublasHandle_t, ...);
cublasStatus_t cublasDotEx(cublasHandle_t, ...);
cublasStatus_t cublasDotcEx(cublasHandle_t, ...);
cublasStatus_t cublasScalEx(cublasHandle_t, ...);
cublasStatus_t cublasRotEx(cublasHandle_t, ...);
cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t, ...);
cublasStatus_t cublasSgemvBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgemvBatched(cublasHandle_t, ...);
cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t, ...);
cublasStatus_t cublasHSHgemvBatched(cublasHandle_t, ...);
cublasStatus_t cublasHSSgemvBatched(cublasHandle_t, ...);
cublasStatus_t cublasSgemv_64(cublasHandle_t, ...);
cublasStatus_t cublasDgemv_64(cublasHandle_t, ...);
cublasStatus_t cublasCgemv_64(cublasHandle_t, ...);
cublasStatus_t cublasZgemv_64(cublasHandle_t, ...);
cublasStatus_t cublasSgemm_64(cublasHandle_t, ...);
cublasStatus_t cublasDgemm_64(cublasHandle_t, ...);
cublasStatus_t cublasCgemm_64(cublasHandle_t, ...);
cublasStatus_t cublasZgemm_64(cublasHandle_t, ...);
cublasStatus_t cublasSaxpy_64(cublasHandle_t, ...);
cublasStatus_t cublasDaxpy_64(cublasHandle_t, ...);
cublasStatus_t cublasCaxpy_64(cublasHandle_t, ...);
cublasStatus_t cublasZaxpy_64(cublasHandle_t, ...);
cublasStatus_t cublasScopy_64(cublasHandle_t, ...);
cublasStatus_t cublasDcopy_64(cublasHandle_t, ...);
cublasStatus_t cublasCcopy_64(cublasHandle_t, ...);
cublasStatus_t cublasZcopy_64(cublasHandle_t, ...);
cublasStatus_t cublasSscal_64(cublasHandle_t, ...);
cublasStatus_t cublasDscal_64(cublasHandle_t, ...);
cublasStatus_t cublasCscal_64(cublasHandle_t, ...);
cublasStatus_t cublasZscal_64(cublasHandle_t, ...);
cublasStatus_t cublasSswap_64(cublasHandle_t, ...);
cublasStatus_t cublasDswap_64(cublasHandle_t, ...);
cublasStatus_t cublasCswap_64(cublasHandle_t, ...);
cublasStatus_t cublasZswap_64(cublasHandle_t, ...);
cublasStatus_t cublasSdot_64(cublasHandle_t, ...);
cublasStatus_t cublasDdot_64(cublasHandle_t, ...);
cublasStatus_t cublasSasum_64(cublasHandle_t, ...);
cublasStatus_t cublasDasum_64(cublasHandle_t, ...);
cublasStatus_t cublasSnrm2_64(cublasHandle_t, ...);
cublasStatus_t cublasDnrm2_64(cublasHandle_t, ...);
cublasStatus_t cublasIsamax_64(cublasHandle_t, ...);
cublasStatus_t cublasIdamax_64(cublasHandle_t, ...);
cublasStatus_t cublasIcamax_64(cublasHandle_t, ...);
cublasStatus_t cublasIzamax_64(cublasHandle_t, ...);
cublasStatus_t cublasIsamin_64(cublasHandle_t, ...);
cublasStatus_t cublasIdamin_64(cublasHandle_t, ...);
cublasStatus_t cublasIcamin_64(cublasHandle_t, ...);
cublasStatus_t cublasIzamin_64(cublasHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
