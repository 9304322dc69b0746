// Types, constants and functions of hipSPARSE, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef HIPSPARSE_H
#define HIPSPARSE_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum hipsparseAction_t {
  HIPSPARSE_ACTION_NUMERIC = 1, HIPSPARSE_ACTION_SYMBOLIC = 0
};
enum hipsparseCsr2CscAlg_t {
  HIPSPARSE_CSR2CSC_ALG1 = 1, HIPSPARSE_CSR2CSC_ALG2 = 2,
  HIPSPARSE_CSR2CSC_ALG_DEFAULT = 0
};
enum hipsparseDenseToSparseAlg_t {
  HIPSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0
};
enum hipsparseDiagType_t {
  HIPSPARSE_DIAG_TYPE_NON_UNIT = 0, HIPSPARSE_DIAG_TYPE_UNIT = 1
};
enum hipsparseDirection_t {
  HIPSPARSE_DIRECTION_COLUMN = 1, HIPSPARSE_DIRECTION_ROW = 0
};
enum hipsparseFillMode_t {
  HIPSPARSE_FILL_MODE_LOWER = 0, HIPSPARSE_FILL_MODE_UPPER = 1
};
enum hipsparseFormat_t {
  HIPSPARSE_FORMAT_BLOCKED_ELL = 5, HIPSPARSE_FORMAT_COO = 3,
  HIPSPARSE_FORMAT_COO_AOS = 4, HIPSPARSE_FORMAT_CSC = 2,
  HIPSPARSE_FORMAT_CSR = 1
};
enum hipsparseHybPartition_t {
  HIPSPARSE_HYB_PARTITION_AUTO = 0, HIPSPARSE_HYB_PARTITION_MAX = 2,
  HIPSPARSE_HYB_PARTITION_USER = 1
};
enum hipsparseIndexBase_t {
  HIPSPARSE_INDEX_BASE_ONE = 1, HIPSPARSE_INDEX_BASE_ZERO = 0
};
enum hipsparseIndexType_t {
  HIPSPARSE_INDEX_16U = 1, HIPSPARSE_INDEX_32I = 2, HIPSPARSE_INDEX_64I = 3
};
enum hipsparseMatrixType_t {
  HIPSPARSE_MATRIX_TYPE_GENERAL = 0, HIPSPARSE_MATRIX_TYPE_HERMITIAN = 2,
  HIPSPARSE_MATRIX_TYPE_SYMMETRIC = 1, HIPSPARSE_MATRIX_TYPE_TRIANGULAR = 3
};
enum hipsparseOperation_t {
  HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
  HIPSPARSE_OPERATION_NON_TRANSPOSE = 0, HIPSPARSE_OPERATION_TRANSPOSE = 1
};
enum hipsparseOrder_t {
  HIPSPARSE_ORDER_COL = 1, HIPSPARSE_ORDER_COLUMN = 1, HIPSPARSE_ORDER_ROW = 2
};
enum hipsparsePointerMode_t {
  HIPSPARSE_POINTER_MODE_DEVICE = 1, HIPSPARSE_POINTER_MODE_HOST = 0
};
enum hipsparseSDDMMAlg_t {
  HIPSPARSE_SDDMM_ALG_DEFAULT = 0
};
enum hipsparseSideMode_t {
  HIPSPARSE_SIDE_LEFT = 0, HIPSPARSE_SIDE_RIGHT = 1
};
enum hipsparseSolvePolicy_t {
  HIPSPARSE_SOLVE_POLICY_NO_LEVEL = 0, HIPSPARSE_SOLVE_POLICY_USE_LEVEL = 1
};
enum hipsparseSpGEMMAlg_t {
  HIPSPARSE_SPGEMM_ALG1 = 3, HIPSPARSE_SPGEMM_ALG2 = 4,
  HIPSPARSE_SPGEMM_ALG3 = 5, HIPSPARSE_SPGEMM_CSR_ALG_DETERMINISTIC = 1,
  HIPSPARSE_SPGEMM_CSR_ALG_NONDETERMINISTIC = 2, HIPSPARSE_SPGEMM_DEFAULT = 0
};
enum hipsparseSpMMAlg_t {
  HIPSPARSE_COOMM_ALG1 = 1, HIPSPARSE_COOMM_ALG2 = 2, HIPSPARSE_COOMM_ALG3 = 3,
  HIPSPARSE_CSRMM_ALG1 = 4, HIPSPARSE_MM_ALG_DEFAULT = 0,
  HIPSPARSE_SPMM_ALG_DEFAULT = 0, HIPSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
  HIPSPARSE_SPMM_COO_ALG1 = 1, HIPSPARSE_SPMM_COO_ALG2 = 2,
  HIPSPARSE_SPMM_COO_ALG3 = 3, HIPSPARSE_SPMM_COO_ALG4 = 5,
  HIPSPARSE_SPMM_CSR_ALG1 = 4, HIPSPARSE_SPMM_CSR_ALG2 = 6,
  HIPSPARSE_SPMM_CSR_ALG3 = 12
};
enum hipsparseSpMVAlg_t {
  HIPSPARSE_COOMV_ALG = 1, HIPSPARSE_CSRMV_ALG1 = 2, HIPSPARSE_CSRMV_ALG2 = 3,
  HIPSPARSE_MV_ALG_DEFAULT = 0, HIPSPARSE_SPMV_ALG_DEFAULT = 0,
  HIPSPARSE_SPMV_COO_ALG1 = 1, HIPSPARSE_SPMV_COO_ALG2 = 4,
  HIPSPARSE_SPMV_CSR_ALG1 = 2, HIPSPARSE_SPMV_CSR_ALG2 = 3
};
enum hipsparseSpMatAttribute_t {
  HIPSPARSE_SPMAT_DIAG_TYPE = 1, HIPSPARSE_SPMAT_FILL_MODE = 0
};
enum hipsparseSpSMAlg_t {
  HIPSPARSE_SPSM_ALG_DEFAULT = 0
};
enum hipsparseSpSVAlg_t {
  HIPSPARSE_SPSV_ALG_DEFAULT = 0
};
enum hipsparseSparseToDenseAlg_t {
  HIPSPARSE_SPARSETODENSE_ALG_DEFAULT = 0
};
enum hipsparseStatus_t {
  HIPSPARSE_STATUS_ALLOC_FAILED = 2, HIPSPARSE_STATUS_ARCH_MISMATCH = 4,
  HIPSPARSE_STATUS_EXECUTION_FAILED = 6,
  HIPSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
  HIPSPARSE_STATUS_INTERNAL_ERROR = 7, HIPSPARSE_STATUS_INVALID_VALUE = 3,
  HIPSPARSE_STATUS_MAPPING_ERROR = 5,
  HIPSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  HIPSPARSE_STATUS_NOT_INITIALIZED = 1, HIPSPARSE_STATUS_NOT_SUPPORTED = 10,
  HIPSPARSE_STATUS_SUCCESS = 0, HIPSPARSE_STATUS_ZERO_PIVOT = 9
};
typedef struct bsric02Info *bsric02Info_t;
typedef struct bsrilu02Info *bsrilu02Info_t;
typedef struct bsrsm2Info *bsrsm2Info_t;
typedef struct bsrsv2Info *bsrsv2Info_t;
typedef struct csrgemm2Info *csrgemm2Info_t;
typedef struct csric02Info *csric02Info_t;
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct csrsm2Info *csrsm2Info_t;
typedef struct csrsv2Info *csrsv2Info_t;
typedef struct csru2csrInfo *csru2csrInfo_t;
typedef enum hipsparseAction_t hipsparseAction_t;
typedef void *hipsparseColorInfo_t;
typedef const void *hipsparseConstDnMatDescr_t;
typedef const void *hipsparseConstDnVecDescr_t;
typedef const void *hipsparseConstSpMatDescr_t;
typedef const void *hipsparseConstSpVecDescr_t;
typedef enum hipsparseCsr2CscAlg_t hipsparseCsr2CscAlg_t;
typedef enum hipsparseDenseToSparseAlg_t hipsparseDenseToSparseAlg_t;
typedef enum hipsparseDiagType_t hipsparseDiagType_t;
typedef enum hipsparseDirection_t hipsparseDirection_t;
typedef void *hipsparseDnMatDescr_t;
typedef void *hipsparseDnVecDescr_t;
typedef enum hipsparseFillMode_t hipsparseFillMode_t;
typedef enum hipsparseFormat_t hipsparseFormat_t;
typedef void *hipsparseHandle_t;
typedef void *hipsparseHybMat_t;
typedef enum hipsparseHybPartition_t hipsparseHybPartition_t;
typedef enum hipsparseIndexBase_t hipsparseIndexBase_t;
typedef enum hipsparseIndexType_t hipsparseIndexType_t;
typedef void *hipsparseMatDescr_t;
typedef enum hipsparseMatrixType_t hipsparseMatrixType_t;
typedef enum hipsparseOperation_t hipsparseOperation_t;
typedef enum hipsparseOrder_t hipsparseOrder_t;
typedef enum hipsparsePointerMode_t hipsparsePointerMode_t;
typedef enum hipsparseSDDMMAlg_t hipsparseSDDMMAlg_t;
typedef enum hipsparseSideMode_t hipsparseSideMode_t;
typedef enum hipsparseSolvePolicy_t hipsparseSolvePolicy_t;
typedef enum hipsparseSpGEMMAlg_t hipsparseSpGEMMAlg_t;
typedef struct hipsparseSpGEMMDescr *hipsparseSpGEMMDescr_t;
typedef enum hipsparseSpMMAlg_t hipsparseSpMMAlg_t;
typedef enum hipsparseSpMVAlg_t hipsparseSpMVAlg_t;
typedef enum hipsparseSpMatAttribute_t hipsparseSpMatAttribute_t;
typedef void *hipsparseSpMatDescr_t;
typedef enum hipsparseSpSMAlg_t hipsparseSpSMAlg_t;
typedef struct hipsparseSpSMDescr *hipsparseSpSMDescr_t;
typedef enum hipsparseSpSVAlg_t hipsparseSpSVAlg_t;
typedef struct hipsparseSpSVDescr *hipsparseSpSVDescr_t;
typedef void *hipsparseSpVecDescr_t;
typedef enum hipsparseSparseToDenseAlg_t hipsparseSparseToDenseAlg_t;
typedef enum hipsparseStatus_t hipsparseStatus_t;
typedef struct pruneInfo *pruneInfo_t;
hipsparseStatus_t hipsparseAxpby(hipsparseHandle_t, const void *,
    hipsparseConstSpVecDescr_t, ...);
hipsparseStatus_t hipsparseBlockedEllGet(const hipsparseSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseCaxpyi(hipsparseHandle_t, int, const hipComplex *,
    ...);
hipsparseStatus_t hipsparseCbsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCbsric02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCbsric02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCbsric02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCbsrilu02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCbsrilu02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCbsrilu02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCbsrilu02_numericBoost(hipsparseHandle_t,
    bsrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseCbsrmm(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsm2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsm2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsm2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsv2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrsv2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCbsrxmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsc2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsr2bsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCcsr2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsr2csr_compress(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsr2csru(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsr2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCcsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCcsr2hyb(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrcolor(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrgeam(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrgeam2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsrgemm(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsrgemm2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsric02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsric02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsric02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsric02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsrilu02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrilu02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsrilu02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCcsrilu02_numericBoost(hipsparseHandle_t,
    csrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseCcsrmm(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseCcsrmm2(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsrmv(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseCcsrsm2_analysis(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsrsm2_bufferSizeExt(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsrsm2_solve(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseCcsrsv2_analysis(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseCcsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseCcsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseCcsrsv2_solve(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseCcsru2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCdense2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCdense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCdotci(hipsparseHandle_t, int, const hipComplex *,
    ...);
hipsparseStatus_t hipsparseCdoti(hipsparseHandle_t, int, const hipComplex *,
    ...);
hipsparseStatus_t hipsparseCgebsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCgebsr2gebsc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseCgebsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseCgemmi(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCgemvi(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseCgemvi_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseCgpsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCgpsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCgthr(hipsparseHandle_t, int, const hipComplex *,
    ...);
hipsparseStatus_t hipsparseCgthrz(hipsparseHandle_t, int, hipComplex *, ...);
hipsparseStatus_t hipsparseCgtsv2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCgtsv2StridedBatch(hipsparseHandle_t, int,
    const hipComplex *, ...);
hipsparseStatus_t hipsparseCgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t,
    int, const hipComplex *, ...);
hipsparseStatus_t hipsparseCgtsv2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCgtsv2_nopivot(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseCgtsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCgtsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseChyb2csr(hipsparseHandle_t,
    const hipsparseMatDescr_t, const hipsparseHybMat_t, ...);
hipsparseStatus_t hipsparseChybmv(hipsparseHandle_t, hipsparseOperation_t,
    const hipComplex *, ...);
hipsparseStatus_t hipsparseCnnz(hipsparseHandle_t, hipsparseDirection_t, int,
    ...);
hipsparseStatus_t hipsparseCnnz_compress(hipsparseHandle_t, int,
    const hipsparseMatDescr_t, ...);
hipsparseStatus_t hipsparseConstBlockedEllGet(hipsparseConstSpMatDescr_t,
    int64_t *, int64_t *, ...);
hipsparseStatus_t hipsparseConstCooGet(hipsparseConstSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseConstCscGet(hipsparseConstSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseConstCsrGet(hipsparseConstSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseConstDnMatGet(hipsparseConstDnMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseConstDnMatGetValues(hipsparseConstDnMatDescr_t,
    const void **);
hipsparseStatus_t hipsparseConstDnVecGet(hipsparseConstDnVecDescr_t, int64_t *,
    const void **, hipDataType *);
hipsparseStatus_t hipsparseConstDnVecGetValues(hipsparseConstDnVecDescr_t,
    const void **);
hipsparseStatus_t hipsparseConstSpMatGetValues(hipsparseConstSpMatDescr_t,
    const void **);
hipsparseStatus_t hipsparseConstSpVecGet(hipsparseConstSpVecDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseConstSpVecGetValues(hipsparseConstSpVecDescr_t,
    const void **);
hipsparseStatus_t hipsparseCooAoSGet(const hipsparseSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseCooGet(const hipsparseSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseCooSetPointers(hipsparseSpMatDescr_t, void *, void *,
    void *);
hipsparseStatus_t hipsparseCooSetStridedBatch(hipsparseSpMatDescr_t, int,
    int64_t);
hipsparseStatus_t hipsparseCopyMatDescr(hipsparseMatDescr_t,
    const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseCreate(hipsparseHandle_t *);
hipsparseStatus_t hipsparseCreateBlockedEll(hipsparseSpMatDescr_t *, int64_t,
    int64_t, int64_t, int64_t, void *, void *, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateBsric02Info(bsric02Info_t *);
hipsparseStatus_t hipsparseCreateBsrilu02Info(bsrilu02Info_t *);
hipsparseStatus_t hipsparseCreateBsrsm2Info(bsrsm2Info_t *);
hipsparseStatus_t hipsparseCreateBsrsv2Info(bsrsv2Info_t *);
hipsparseStatus_t hipsparseCreateColorInfo(hipsparseColorInfo_t *);
hipsparseStatus_t hipsparseCreateConstBlockedEll(hipsparseConstSpMatDescr_t *,
    int64_t, int64_t, int64_t, int64_t, const void *, const void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateConstCoo(hipsparseConstSpMatDescr_t *, int64_t,
    int64_t, int64_t, const void *, const void *, const void *,
    hipsparseIndexType_t, hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateConstCsc(hipsparseConstSpMatDescr_t *, int64_t,
    int64_t, int64_t, const void *, const void *, const void *,
    hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t,
    hipDataType);
hipsparseStatus_t hipsparseCreateConstCsr(hipsparseConstSpMatDescr_t *, int64_t,
    int64_t, int64_t, const void *, const void *, const void *,
    hipsparseIndexType_t, hipsparseIndexType_t, hipsparseIndexBase_t,
    hipDataType);
hipsparseStatus_t hipsparseCreateConstDnMat(hipsparseConstDnMatDescr_t *,
    int64_t, int64_t, int64_t, const void *, hipDataType, hipsparseOrder_t);
hipsparseStatus_t hipsparseCreateConstDnVec(hipsparseConstDnVecDescr_t *,
    int64_t, const void *, hipDataType);
hipsparseStatus_t hipsparseCreateConstSpVec(hipsparseConstSpVecDescr_t *,
    int64_t, int64_t, const void *, const void *, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCoo(hipsparseSpMatDescr_t *, int64_t, int64_t,
    int64_t, void *, void *, void *, hipsparseIndexType_t, hipsparseIndexBase_t,
    hipDataType);
hipsparseStatus_t hipsparseCreateCooAoS(hipsparseSpMatDescr_t *, int64_t,
    int64_t, int64_t, void *, void *, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCsc(hipsparseSpMatDescr_t *, int64_t, int64_t,
    int64_t, void *, void *, void *, hipsparseIndexType_t, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCsr(hipsparseSpMatDescr_t *, int64_t, int64_t,
    int64_t, void *, void *, void *, hipsparseIndexType_t, hipsparseIndexType_t,
    hipsparseIndexBase_t, hipDataType);
hipsparseStatus_t hipsparseCreateCsrgemm2Info(csrgemm2Info_t *);
hipsparseStatus_t hipsparseCreateCsric02Info(csric02Info_t *);
hipsparseStatus_t hipsparseCreateCsrilu02Info(csrilu02Info_t *);
hipsparseStatus_t hipsparseCreateCsrsm2Info(csrsm2Info_t *);
hipsparseStatus_t hipsparseCreateCsrsv2Info(csrsv2Info_t *);
hipsparseStatus_t hipsparseCreateCsru2csrInfo(csru2csrInfo_t *);
hipsparseStatus_t hipsparseCreateDnMat(hipsparseDnMatDescr_t *, int64_t,
    int64_t, int64_t, void *, hipDataType, hipsparseOrder_t);
hipsparseStatus_t hipsparseCreateDnVec(hipsparseDnVecDescr_t *, int64_t, void *,
    hipDataType);
hipsparseStatus_t hipsparseCreateHybMat(hipsparseHybMat_t *);
hipsparseStatus_t hipsparseCreateIdentityPermutation(hipsparseHandle_t, int,
    int *);
hipsparseStatus_t hipsparseCreateMatDescr(hipsparseMatDescr_t *);
hipsparseStatus_t hipsparseCreatePruneInfo(pruneInfo_t *);
hipsparseStatus_t hipsparseCreateSpVec(hipsparseSpVecDescr_t *, int64_t,
    int64_t, void *, void *, hipsparseIndexType_t, hipsparseIndexBase_t,
    hipDataType);
hipsparseStatus_t hipsparseCscGet(const hipsparseSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseCscSetPointers(hipsparseSpMatDescr_t, void *, void *,
    void *);
hipsparseStatus_t hipsparseCsctr(hipsparseHandle_t, int, const hipComplex *,
    ...);
hipsparseStatus_t hipsparseCsr2cscEx2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseCsr2cscEx2_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseCsrGet(const hipsparseSpMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseCsrSetPointers(hipsparseSpMatDescr_t, void *, void *,
    void *);
hipsparseStatus_t hipsparseCsrSetStridedBatch(hipsparseSpMatDescr_t, int,
    int64_t, int64_t);
hipsparseStatus_t hipsparseDaxpyi(hipsparseHandle_t, int, const double *, ...);
hipsparseStatus_t hipsparseDbsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDbsric02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDbsric02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDbsric02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDbsrilu02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDbsrilu02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDbsrilu02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDbsrilu02_numericBoost(hipsparseHandle_t,
    bsrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseDbsrmm(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsm2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsm2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsm2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsv2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrsv2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDbsrxmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsc2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsr2bsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDcsr2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsr2csr_compress(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsr2csru(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsr2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDcsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDcsr2hyb(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrcolor(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrgeam(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrgeam2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsrgemm(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsrgemm2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsric02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsric02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsric02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsric02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsrilu02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrilu02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsrilu02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDcsrilu02_numericBoost(hipsparseHandle_t,
    csrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseDcsrmm(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseDcsrmm2(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsrmv(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseDcsrsm2_analysis(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsrsm2_bufferSizeExt(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsrsm2_solve(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseDcsrsv2_analysis(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseDcsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseDcsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseDcsrsv2_solve(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseDcsru2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDdense2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDdense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDdoti(hipsparseHandle_t, int, const double *, ...);
hipsparseStatus_t hipsparseDenseToSparse_analysis(hipsparseHandle_t,
    hipsparseConstDnMatDescr_t, hipsparseSpMatDescr_t, ...);
hipsparseStatus_t hipsparseDenseToSparse_bufferSize(hipsparseHandle_t,
    hipsparseConstDnMatDescr_t, hipsparseSpMatDescr_t, ...);
hipsparseStatus_t hipsparseDenseToSparse_convert(hipsparseHandle_t,
    hipsparseConstDnMatDescr_t, hipsparseSpMatDescr_t, ...);
hipsparseStatus_t hipsparseDestroy(hipsparseHandle_t);
hipsparseStatus_t hipsparseDestroyBsric02Info(bsric02Info_t);
hipsparseStatus_t hipsparseDestroyBsrilu02Info(bsrilu02Info_t);
hipsparseStatus_t hipsparseDestroyBsrsm2Info(bsrsm2Info_t);
hipsparseStatus_t hipsparseDestroyBsrsv2Info(bsrsv2Info_t);
hipsparseStatus_t hipsparseDestroyColorInfo(hipsparseColorInfo_t);
hipsparseStatus_t hipsparseDestroyCsrgemm2Info(csrgemm2Info_t);
hipsparseStatus_t hipsparseDestroyCsric02Info(csric02Info_t);
hipsparseStatus_t hipsparseDestroyCsrilu02Info(csrilu02Info_t);
hipsparseStatus_t hipsparseDestroyCsrsm2Info(csrsm2Info_t);
hipsparseStatus_t hipsparseDestroyCsrsv2Info(csrsv2Info_t);
hipsparseStatus_t hipsparseDestroyCsru2csrInfo(csru2csrInfo_t);
hipsparseStatus_t hipsparseDestroyDnMat(hipsparseConstDnMatDescr_t);
hipsparseStatus_t hipsparseDestroyDnVec(hipsparseConstDnVecDescr_t);
hipsparseStatus_t hipsparseDestroyHybMat(hipsparseHybMat_t);
hipsparseStatus_t hipsparseDestroyMatDescr(hipsparseMatDescr_t);
hipsparseStatus_t hipsparseDestroyPruneInfo(pruneInfo_t);
hipsparseStatus_t hipsparseDestroySpMat(hipsparseConstSpMatDescr_t);
hipsparseStatus_t hipsparseDestroySpVec(hipsparseConstSpVecDescr_t);
hipsparseStatus_t hipsparseDgebsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDgebsr2gebsc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseDgebsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseDgemmi(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDgemvi(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseDgemvi_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseDgpsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDgpsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDgthr(hipsparseHandle_t, int, const double *, ...);
hipsparseStatus_t hipsparseDgthrz(hipsparseHandle_t, int, double *, ...);
hipsparseStatus_t hipsparseDgtsv2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDgtsv2StridedBatch(hipsparseHandle_t, int,
    const double *, ...);
hipsparseStatus_t hipsparseDgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t,
    int, const double *, ...);
hipsparseStatus_t hipsparseDgtsv2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDgtsv2_nopivot(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDgtsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDgtsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDhyb2csr(hipsparseHandle_t,
    const hipsparseMatDescr_t, const hipsparseHybMat_t, ...);
hipsparseStatus_t hipsparseDhybmv(hipsparseHandle_t, hipsparseOperation_t,
    const double *, ...);
hipsparseStatus_t hipsparseDnMatGet(const hipsparseDnMatDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseDnMatGetStridedBatch(hipsparseConstDnMatDescr_t,
    int *, int64_t *);
hipsparseStatus_t hipsparseDnMatGetValues(const hipsparseDnMatDescr_t, void **);
hipsparseStatus_t hipsparseDnMatSetStridedBatch(hipsparseDnMatDescr_t, int,
    int64_t);
hipsparseStatus_t hipsparseDnMatSetValues(hipsparseDnMatDescr_t, void *);
hipsparseStatus_t hipsparseDnVecGet(const hipsparseDnVecDescr_t, int64_t *,
    void **, hipDataType *);
hipsparseStatus_t hipsparseDnVecGetValues(const hipsparseDnVecDescr_t, void **);
hipsparseStatus_t hipsparseDnVecSetValues(hipsparseDnVecDescr_t, void *);
hipsparseStatus_t hipsparseDnnz(hipsparseHandle_t, hipsparseDirection_t, int,
    ...);
hipsparseStatus_t hipsparseDnnz_compress(hipsparseHandle_t, int,
    const hipsparseMatDescr_t, ...);
hipsparseStatus_t hipsparseDpruneCsr2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage_bufferSize(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csrByPercentage_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csrNnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csrNnzByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDpruneCsr2csr_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseDpruneCsr2csr_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDpruneDense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage_bufferSize(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneDense2csrByPercentage_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneDense2csrNnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseDpruneDense2csrNnzByPercentage(hipsparseHandle_t,
    int, int, ...);
hipsparseStatus_t hipsparseDpruneDense2csr_bufferSize(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDpruneDense2csr_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseDroti(hipsparseHandle_t, int, double *, ...);
hipsparseStatus_t hipsparseDsctr(hipsparseHandle_t, int, const double *, ...);
hipsparseStatus_t hipsparseGather(hipsparseHandle_t, hipsparseConstDnVecDescr_t,
    hipsparseSpVecDescr_t);
const char *hipsparseGetErrorName(hipsparseStatus_t);
const char *hipsparseGetErrorString(hipsparseStatus_t);
hipsparseStatus_t hipsparseGetGitRevision(hipsparseHandle_t, char *);
hipsparseDiagType_t hipsparseGetMatDiagType(const hipsparseMatDescr_t);
hipsparseFillMode_t hipsparseGetMatFillMode(const hipsparseMatDescr_t);
hipsparseIndexBase_t hipsparseGetMatIndexBase(const hipsparseMatDescr_t);
hipsparseMatrixType_t hipsparseGetMatType(const hipsparseMatDescr_t);
hipsparseStatus_t hipsparseGetPointerMode(hipsparseHandle_t,
    hipsparsePointerMode_t *);
hipsparseStatus_t hipsparseGetStream(hipsparseHandle_t, hipStream_t *);
hipsparseStatus_t hipsparseGetVersion(hipsparseHandle_t, int *);
hipsparseStatus_t hipsparseRot(hipsparseHandle_t, const void *, const void *,
    ...);
hipsparseStatus_t hipsparseSDDMM(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSDDMM_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSDDMM_preprocess(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSaxpyi(hipsparseHandle_t, int, const float *, ...);
hipsparseStatus_t hipsparseSbsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseSbsric02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseSbsric02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseSbsric02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseSbsrilu02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseSbsrilu02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseSbsrilu02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseSbsrilu02_numericBoost(hipsparseHandle_t,
    bsrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseSbsrmm(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsm2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsm2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsm2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsv2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrsv2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSbsrxmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScatter(hipsparseHandle_t,
    hipsparseConstSpVecDescr_t, hipsparseDnVecDescr_t);
hipsparseStatus_t hipsparseScsc2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsr2bsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseScsr2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsr2csr_compress(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsr2csru(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsr2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseScsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseScsr2hyb(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrcolor(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrgeam(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrgeam2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsrgemm(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScsrgemm2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsric02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsric02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsric02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsric02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsrilu02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrilu02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsrilu02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsrilu02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseScsrilu02_numericBoost(hipsparseHandle_t,
    csrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseScsrmm(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseScsrmm2(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScsrmv(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseScsrsm2_analysis(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScsrsm2_bufferSizeExt(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScsrsm2_solve(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseScsrsv2_analysis(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseScsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseScsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseScsrsv2_solve(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseScsru2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseScsru2csr_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSdense2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSdense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSdoti(hipsparseHandle_t, int, const float *, ...);
hipsparseStatus_t hipsparseSetMatDiagType(hipsparseMatDescr_t,
    hipsparseDiagType_t);
hipsparseStatus_t hipsparseSetMatFillMode(hipsparseMatDescr_t,
    hipsparseFillMode_t);
hipsparseStatus_t hipsparseSetMatIndexBase(hipsparseMatDescr_t,
    hipsparseIndexBase_t);
hipsparseStatus_t hipsparseSetMatType(hipsparseMatDescr_t,
    hipsparseMatrixType_t);
hipsparseStatus_t hipsparseSetPointerMode(hipsparseHandle_t,
    hipsparsePointerMode_t);
hipsparseStatus_t hipsparseSetStream(hipsparseHandle_t, hipStream_t);
hipsparseStatus_t hipsparseSgebsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseSgebsr2gebsc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseSgebsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseSgemmi(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSgemvi(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseSgemvi_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseSgpsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSgpsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSgthr(hipsparseHandle_t, int, const float *, ...);
hipsparseStatus_t hipsparseSgthrz(hipsparseHandle_t, int, float *, ...);
hipsparseStatus_t hipsparseSgtsv2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSgtsv2StridedBatch(hipsparseHandle_t, int,
    const float *, ...);
hipsparseStatus_t hipsparseSgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t,
    int, const float *, ...);
hipsparseStatus_t hipsparseSgtsv2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSgtsv2_nopivot(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSgtsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSgtsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseShyb2csr(hipsparseHandle_t,
    const hipsparseMatDescr_t, const hipsparseHybMat_t, ...);
hipsparseStatus_t hipsparseShybmv(hipsparseHandle_t, hipsparseOperation_t,
    const float *, ...);
hipsparseStatus_t hipsparseSnnz(hipsparseHandle_t, hipsparseDirection_t, int,
    ...);
hipsparseStatus_t hipsparseSnnz_compress(hipsparseHandle_t, int,
    const hipsparseMatDescr_t, ...);
hipsparseStatus_t hipsparseSpGEMM_compute(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMM_copy(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMM_createDescr(hipsparseSpGEMMDescr_t *);
hipsparseStatus_t hipsparseSpGEMM_destroyDescr(hipsparseSpGEMMDescr_t);
hipsparseStatus_t hipsparseSpGEMM_workEstimation(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMMreuse_compute(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMMreuse_copy(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMMreuse_nnz(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpGEMMreuse_workEstimation(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpMM(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpMM_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpMM_preprocess(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpMV(hipsparseHandle_t, hipsparseOperation_t,
    const void *, ...);
hipsparseStatus_t hipsparseSpMV_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, const void *, ...);
hipsparseStatus_t hipsparseSpMV_preprocess(hipsparseHandle_t,
    hipsparseOperation_t, const void *, ...);
hipsparseStatus_t hipsparseSpMatGetAttribute(hipsparseConstSpMatDescr_t,
    hipsparseSpMatAttribute_t, void *, size_t);
hipsparseStatus_t hipsparseSpMatGetFormat(hipsparseConstSpMatDescr_t,
    hipsparseFormat_t *);
hipsparseStatus_t hipsparseSpMatGetIndexBase(hipsparseConstSpMatDescr_t,
    hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseSpMatGetSize(hipsparseConstSpMatDescr_t, int64_t *,
    int64_t *, int64_t *);
hipsparseStatus_t hipsparseSpMatGetStridedBatch(hipsparseConstSpMatDescr_t,
    int *);
hipsparseStatus_t hipsparseSpMatGetValues(hipsparseSpMatDescr_t, void **);
hipsparseStatus_t hipsparseSpMatSetAttribute(hipsparseSpMatDescr_t,
    hipsparseSpMatAttribute_t, const void *, size_t);
hipsparseStatus_t hipsparseSpMatSetStridedBatch(hipsparseSpMatDescr_t, int);
hipsparseStatus_t hipsparseSpMatSetValues(hipsparseSpMatDescr_t, void *);
hipsparseStatus_t hipsparseSpSM_analysis(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpSM_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpSM_createDescr(hipsparseSpSMDescr_t *);
hipsparseStatus_t hipsparseSpSM_destroyDescr(hipsparseSpSMDescr_t);
hipsparseStatus_t hipsparseSpSM_solve(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseSpSV_analysis(hipsparseHandle_t,
    hipsparseOperation_t, const void *, ...);
hipsparseStatus_t hipsparseSpSV_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, const void *, ...);
hipsparseStatus_t hipsparseSpSV_createDescr(hipsparseSpSVDescr_t *);
hipsparseStatus_t hipsparseSpSV_destroyDescr(hipsparseSpSVDescr_t);
hipsparseStatus_t hipsparseSpSV_solve(hipsparseHandle_t, hipsparseOperation_t,
    const void *, ...);
hipsparseStatus_t hipsparseSpVV(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseConstSpVecDescr_t, ...);
hipsparseStatus_t hipsparseSpVV_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, hipsparseConstSpVecDescr_t, ...);
hipsparseStatus_t hipsparseSpVecGet(const hipsparseSpVecDescr_t, int64_t *,
    int64_t *, ...);
hipsparseStatus_t hipsparseSpVecGetIndexBase(const hipsparseConstSpVecDescr_t,
    hipsparseIndexBase_t *);
hipsparseStatus_t hipsparseSpVecGetValues(const hipsparseSpVecDescr_t, void **);
hipsparseStatus_t hipsparseSpVecSetValues(hipsparseSpVecDescr_t, void *);
hipsparseStatus_t hipsparseSparseToDense(hipsparseHandle_t,
    hipsparseConstSpMatDescr_t, hipsparseDnMatDescr_t, ...);
hipsparseStatus_t hipsparseSparseToDense_bufferSize(hipsparseHandle_t,
    hipsparseConstSpMatDescr_t, hipsparseDnMatDescr_t, ...);
hipsparseStatus_t hipsparseSpruneCsr2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage_bufferSize(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csrByPercentage_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csrNnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csrNnzByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSpruneCsr2csr_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseSpruneCsr2csr_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSpruneDense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage_bufferSize(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneDense2csrByPercentage_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneDense2csrNnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseSpruneDense2csrNnzByPercentage(hipsparseHandle_t,
    int, int, ...);
hipsparseStatus_t hipsparseSpruneDense2csr_bufferSize(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSpruneDense2csr_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseSroti(hipsparseHandle_t, int, float *, ...);
hipsparseStatus_t hipsparseSsctr(hipsparseHandle_t, int, const float *, ...);
hipsparseStatus_t hipsparseXbsric02_zeroPivot(hipsparseHandle_t, bsric02Info_t,
    int *);
hipsparseStatus_t hipsparseXbsrilu02_zeroPivot(hipsparseHandle_t,
    bsrilu02Info_t, int *);
hipsparseStatus_t hipsparseXbsrsm2_zeroPivot(hipsparseHandle_t, bsrsm2Info_t,
    int *);
hipsparseStatus_t hipsparseXbsrsv2_zeroPivot(hipsparseHandle_t, bsrsv2Info_t,
    int *);
hipsparseStatus_t hipsparseXcoo2csr(hipsparseHandle_t, const int *, int, ...);
hipsparseStatus_t hipsparseXcoosortByColumn(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcoosortByRow(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcoosort_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseXcscsort(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcscsort_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseXcsr2bsrNnz(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseXcsr2coo(hipsparseHandle_t, const int *, int, ...);
hipsparseStatus_t hipsparseXcsr2gebsrNnz(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseXcsrgeam2Nnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcsrgeamNnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcsrgemm2Nnz(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcsrgemmNnz(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseXcsric02_zeroPivot(hipsparseHandle_t, csric02Info_t,
    int *);
hipsparseStatus_t hipsparseXcsrilu02_zeroPivot(hipsparseHandle_t,
    csrilu02Info_t, int *);
hipsparseStatus_t hipsparseXcsrsm2_zeroPivot(hipsparseHandle_t, csrsm2Info_t,
    int *);
hipsparseStatus_t hipsparseXcsrsort(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseXcsrsort_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseXcsrsv2_zeroPivot(hipsparseHandle_t, csrsv2Info_t,
    int *);
hipsparseStatus_t hipsparseXgebsr2gebsrNnz(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZaxpyi(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZbsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZbsric02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZbsric02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZbsric02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZbsrilu02(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZbsrilu02_analysis(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZbsrilu02_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZbsrilu02_numericBoost(hipsparseHandle_t,
    bsrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseZbsrmm(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsm2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsm2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsm2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsv2_analysis(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrsv2_solve(hipsparseHandle_t,
    hipsparseDirection_t, hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZbsrxmv(hipsparseHandle_t, hipsparseDirection_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsc2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsr2bsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZcsr2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsr2csr_compress(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsr2csru(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsr2dense(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZcsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZcsr2hyb(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrcolor(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrgeam(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrgeam2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrgeam2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsrgemm(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsrgemm2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrgemm2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsric02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsric02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsric02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsric02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsrilu02(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrilu02_analysis(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsrilu02_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsrilu02_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZcsrilu02_numericBoost(hipsparseHandle_t,
    csrilu02Info_t, int, ...);
hipsparseStatus_t hipsparseZcsrmm(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseZcsrmm2(hipsparseHandle_t, hipsparseOperation_t,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsrmv(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseZcsrsm2_analysis(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsrsm2_bufferSizeExt(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsrsm2_solve(hipsparseHandle_t, int,
    hipsparseOperation_t, ...);
hipsparseStatus_t hipsparseZcsrsv2_analysis(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseZcsrsv2_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseZcsrsv2_bufferSizeExt(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseZcsrsv2_solve(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseZcsru2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZcsru2csr_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZdense2csc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZdense2csr(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZdotci(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZdoti(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZgebsr2csr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZgebsr2gebsc(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZgebsr2gebsc_bufferSize(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZgebsr2gebsr(hipsparseHandle_t, hipsparseDirection_t,
    int, ...);
hipsparseStatus_t hipsparseZgebsr2gebsr_bufferSize(hipsparseHandle_t,
    hipsparseDirection_t, int, ...);
hipsparseStatus_t hipsparseZgemmi(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZgemvi(hipsparseHandle_t, hipsparseOperation_t, int,
    ...);
hipsparseStatus_t hipsparseZgemvi_bufferSize(hipsparseHandle_t,
    hipsparseOperation_t, int, ...);
hipsparseStatus_t hipsparseZgpsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZgpsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZgthr(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZgthrz(hipsparseHandle_t, int, hipDoubleComplex *,
    ...);
hipsparseStatus_t hipsparseZgtsv2(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZgtsv2StridedBatch(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t,
    int, const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZgtsv2_bufferSizeExt(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZgtsv2_nopivot(hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t, int,
    int, ...);
hipsparseStatus_t hipsparseZgtsvInterleavedBatch(hipsparseHandle_t, int, int,
    ...);
hipsparseStatus_t hipsparseZgtsvInterleavedBatch_bufferSizeExt(
    hipsparseHandle_t, int, int, ...);
hipsparseStatus_t hipsparseZhyb2csr(hipsparseHandle_t,
    const hipsparseMatDescr_t, const hipsparseHybMat_t, ...);
hipsparseStatus_t hipsparseZhybmv(hipsparseHandle_t, hipsparseOperation_t,
    const hipDoubleComplex *, ...);
hipsparseStatus_t hipsparseZnnz(hipsparseHandle_t, hipsparseDirection_t, int,
    ...);
hipsparseStatus_t hipsparseZnnz_compress(hipsparseHandle_t, int,
    const hipsparseMatDescr_t, ...);
hipsparseStatus_t hipsparseZsctr(hipsparseHandle_t, int,
    const hipDoubleComplex *, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
