// Functions of cuSPARSE by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUSPARSE_H_
#define CUSPARSE_H_

#include <cuda_runtime_api.h>
#include <cuComplex.h>
#include <library_types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CUSPARSEAPI

typedef struct cusparseContext *cusparseHandle_t;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;
typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;
typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t;
typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t;
typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;
typedef struct cusparseSpGEAMDescr *cusparseSpGEAMDescr_t;
typedef struct cusparseSpMVDescr *cusparseSpMVDescr_t;
typedef struct cusparseSpMVOpDescr *cusparseSpMVOpDescr_t;
typedef struct cusparseSpMVOpPlan *cusparseSpMVOpPlan_t;
typedef struct cusparseSpMatConvertDescr *cusparseSpMatConvertDescr_t;
typedef struct cusparseHybMat *cusparseHybMat_t;
typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t;
typedef struct bsrsv2Info *bsrsv2Info_t;
typedef struct bsrsm2Info *bsrsm2Info_t;
typedef struct csrsv2Info *csrsv2Info_t;
typedef struct csrsm2Info *csrsm2Info_t;
typedef struct csric02Info *csric02Info_t;
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct bsric02Info *bsric02Info_t;
typedef struct bsrilu02Info *bsrilu02Info_t;
typedef struct csrgemm2Info *csrgemm2Info_t;
typedef struct csru2csrInfo *csru2csrInfo_t;
typedef struct cusparseColorInfo *cusparseColorInfo_t;
typedef struct pruneInfo *pruneInfo_t;
typedef struct cusparseSolveAnalysisInfo *cusparseSolveAnalysisInfo_t;
typedef struct cusparseHybMat *cusparseHybMat_t;
typedef const struct cusparseSpMatDescr *cusparseConstSpMatDescr_t;
typedef const struct cusparseDnMatDescr *cusparseConstDnMatDescr_t;
typedef const struct cusparseSpVecDescr *cusparseConstSpVecDescr_t;
typedef const struct cusparseDnVecDescr *cusparseConstDnVecDescr_t;
typedef enum {
  CUSPARSE_STATUS_SUCCESS = 0, CUSPARSE_STATUS_NOT_INITIALIZED = 1,
  CUSPARSE_STATUS_ALLOC_FAILED = 2, CUSPARSE_STATUS_INVALID_VALUE = 3,
  CUSPARSE_STATUS_ARCH_MISMATCH = 4, CUSPARSE_STATUS_MAPPING_ERROR = 5,
  CUSPARSE_STATUS_EXECUTION_FAILED = 6, CUSPARSE_STATUS_INTERNAL_ERROR = 7,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8, CUSPARSE_STATUS_ZERO_PIVOT = 9,
  CUSPARSE_STATUS_NOT_SUPPORTED = 10, CUSPARSE_STATUS_INSUFFICIENT_RESOURCES =
  11
} cusparseStatus_t;
typedef enum {
  CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE
} cusparseOperation_t;
typedef enum {
  CUSPARSE_MATRIX_TYPE_GENERAL, CUSPARSE_MATRIX_TYPE_SYMMETRIC,
  CUSPARSE_MATRIX_TYPE_HERMITIAN, CUSPARSE_MATRIX_TYPE_TRIANGULAR
} cusparseMatrixType_t;
typedef enum {
  CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER
} cusparseFillMode_t;
typedef enum {
  CUSPARSE_DIAG_TYPE_NON_UNIT, CUSPARSE_DIAG_TYPE_UNIT
} cusparseDiagType_t;
typedef enum {
  CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_INDEX_BASE_ONE
} cusparseIndexBase_t;
typedef enum {
  CUSPARSE_POINTER_MODE_HOST, CUSPARSE_POINTER_MODE_DEVICE
} cusparsePointerMode_t;
typedef enum {
  CUSPARSE_ACTION_SYMBOLIC, CUSPARSE_ACTION_NUMERIC
} cusparseAction_t;
typedef enum {
  CUSPARSE_DIRECTION_ROW, CUSPARSE_DIRECTION_COLUMN
} cusparseDirection_t;
typedef enum {
  CUSPARSE_SOLVE_POLICY_NO_LEVEL, CUSPARSE_SOLVE_POLICY_USE_LEVEL
} cusparseSolvePolicy_t;
typedef enum {
  CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I = 2, CUSPARSE_INDEX_64I = 3
} cusparseIndexType_t;
typedef enum {
  CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2
} cusparseOrder_t;
typedef enum {
  CUSPARSE_CSR2CSC_ALG_DEFAULT = 1, CUSPARSE_CSR2CSC_ALG1 = 1,
  CUSPARSE_CSR2CSC_ALG2 = 2
} cusparseCsr2CscAlg_t;
typedef enum {
  CUSPARSE_MV_ALG_DEFAULT = 0, CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_COO_ALG1 = 1, CUSPARSE_COOMV_ALG = 1, CUSPARSE_SPMV_CSR_ALG1 =
  2, CUSPARSE_CSRMV_ALG1 = 2, CUSPARSE_SPMV_CSR_ALG2 = 3, CUSPARSE_CSRMV_ALG2 =
  3, CUSPARSE_SPMV_COO_ALG2 = 4
} cusparseSpMVAlg_t;
typedef enum {
  CUSPARSE_MM_ALG_DEFAULT = 0, CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_COO_ALG1 = 1, CUSPARSE_SPMM_COO_ALG2 = 2, CUSPARSE_SPMM_COO_ALG3
  = 3, CUSPARSE_SPMM_CSR_ALG1 = 4, CUSPARSE_SPMM_COO_ALG4 = 5,
  CUSPARSE_SPMM_CSR_ALG2 = 6, CUSPARSE_SPMM_CSR_ALG3 = 12,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13
} cusparseSpMMAlg_t;
typedef enum {
  CUSPARSE_SPGEMM_DEFAULT = 0, CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2, CUSPARSE_SPGEMM_ALG1 = 3,
  CUSPARSE_SPGEMM_ALG2 = 4, CUSPARSE_SPGEMM_ALG3 = 5
} cusparseSpGEMMAlg_t;
typedef enum {
  CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0
} cusparseSparseToDenseAlg_t;
typedef enum {
  CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0
} cusparseDenseToSparseAlg_t;
typedef enum {
  CUSPARSE_SDDMM_ALG_DEFAULT = 0
} cusparseSDDMMAlg_t;
typedef enum {
  CUSPARSE_SPSV_ALG_DEFAULT = 0
} cusparseSpSVAlg_t;
typedef enum {
  CUSPARSE_SPSM_ALG_DEFAULT = 0
} cusparseSpSMAlg_t;
typedef enum {
  CUSPARSE_FORMAT_CSR = 1, CUSPARSE_FORMAT_CSC = 2, CUSPARSE_FORMAT_COO = 3,
  CUSPARSE_FORMAT_BLOCKED_ELL = 5, CUSPARSE_FORMAT_BSR = 6
} cusparseFormat_t;
typedef enum {
  CUSPARSE_SPMAT_FILL_MODE, CUSPARSE_SPMAT_DIAG_TYPE
} cusparseSpMatAttribute_t;
cusparseStatus_t cusparseCreate(cusparseHandle_t *);
cusparseStatus_t cusparseDestroy(cusparseHandle_t);
cusparseStatus_t cusparseSetStream(cusparseHandle_t, cudaStream_t);
const char *cusparseGetErrorString(cusparseStatus_t);
const char *cusparseGetErrorName(cusparseStatus_t);
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t);
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *, ...);
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t);
cusparseStatus_t cusparseSpMatGet(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseSpMatGetValues(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseSpMatSetValues(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseSpMatSetStridedBatch(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *, ...);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *, ...);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t);
cusparseStatus_t cusparseDnMatGet(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseDnMatGetValues(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseDnMatSetValues(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseDnMatGetSize(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseDnMatSetAttribute(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseConstDnMatDescr_t, ...);
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *, ...);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *, ...);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t);
cusparseStatus_t cusparseDnVecGet(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseDnVecGetValues(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseDnVecSetValues(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseDnVecGetSize(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseDnVecSetAttribute(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseDnVecSetStridedBatch(cusparseConstDnVecDescr_t, ...);
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *, ...);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *, ...);
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t);
cusparseStatus_t cusparseSpVecGet(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseSpVecGetValues(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseSpVecSetValues(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseSpVecGetSize(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseSpVecSetAttribute(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseSpVecSetStridedBatch(cusparseConstSpVecDescr_t, ...);
cusparseStatus_t cusparseCsrSetPointers(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCscSetPointers(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCooSetPointers(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCsrGet(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCooGet(cusparseConstSpMatDescr_t, ...);
cusparseStatus_t cusparseCreateCooAoS(cusparseSpMatDescr_t *, ...);
cusparseStatus_t cusparseCreateHybMat(cusparseHybMat_t *);
cusparseStatus_t cusparseDestroyHybMat(cusparseHybMat_t);
cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t,
    cusparseSpMMOpPlan_t *, ...);
cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t);
cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *);
cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t);
cusparseStatus_t cusparseSpMV_createDescr(cusparseSpMVDescr_t *);
cusparseStatus_t cusparseSpMV_destroyDescr(cusparseSpMVDescr_t);
cusparseStatus_t cusparseSpMVOp_createDescr(cusparseHandle_t, cusparseSpMVOpDescr_t *, ...);
cusparseStatus_t cusparseSpMVOp_destroyDescr(cusparseSpMVOpDescr_t);
cusparseStatus_t cusparseSpMVOp_createPlan(cusparseHandle_t, cusparseSpMVOpDescr_t,
    cusparseSpMVOpPlan_t *, ...);
cusparseStatus_t cusparseSpMVOp_destroyPlan(cusparseSpMVOpPlan_t);
cusparseStatus_t cusparseSpMatConvertDescrCreate(cusparseSpMatConvertDescr_t *);
cusparseStatus_t cusparseSpMatConvertDescrDestroy(cusparseSpMatConvertDescr_t);
cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t);
cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t);
cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t);
cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t);
cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *);
cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t);
cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *);
cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t);
cusparseStatus_t cusparseCreateCsrsv2Info(csrsv2Info_t *);
cusparseStatus_t cusparseDestroyCsrsv2Info(csrsv2Info_t);
cusparseStatus_t cusparseCreateCsrsm2Info(csrsm2Info_t *);
cusparseStatus_t cusparseDestroyCsrsm2Info(csrsm2Info_t);
cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *);
cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t);
cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *);
cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t);
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *);
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t);
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *);
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t);
cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *);
cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t);
cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *);
cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t);
cusparseStatus_t cusparseCreateCsrgemm2Info(csrgemm2Info_t *);
cusparseStatus_t cusparseDestroyCsrgemm2Info(csrgemm2Info_t);
cusparseStatus_t cusparseCreateSolveAnalysisInfo(cusparseSolveAnalysisInfo_t *);
cusparseStatus_t cusparseDestroySolveAnalysisInfo(cusparseSolveAnalysisInfo_t);
cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *);
cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t);
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t);
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t);
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t, ...);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t, ...);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t, ...);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t, ...);
cusparseStatus_t cusparseGetStream(cusparseHandle_t, ...);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t, ...);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t, ...);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMV(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMM(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseSDDMM(cusparseHandle_t, ...);
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpVV(cusparseHandle_t, ...);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseAxpby(cusparseHandle_t, ...);
cusparseStatus_t cusparseGather(cusparseHandle_t, ...);
cusparseStatus_t cusparseScatter(cusparseHandle_t, ...);
cusparseStatus_t cusparseRot(cusparseHandle_t, ...);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t, ...);
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t, ...);
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t, ...);
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrgeamNnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrgemmNnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrgemm2Nnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrsv2_zeroPivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrmm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrmm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrmm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrmm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv2_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv2_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv2_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv2_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrilu02(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsric02(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsric02(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsric02(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsric02(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrgeam(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrgeam(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrgeam(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrgeam(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrgemm(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrgemm(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrgemm(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrgemm(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrgemm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrgemm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrgemm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrgemm2(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsr2csc(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsr2csc(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsr2csc(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsr2csc(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsr2dense(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsr2dense(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsr2dense(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsr2dense(cusparseHandle_t, ...);
cusparseStatus_t cusparseSdense2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDdense2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCdense2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZdense2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseSnnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseDnnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseCnnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseZnnz(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv2(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv2(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv2(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv2(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsvStridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsvStridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsvStridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsvStridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t, ...);
cusparseStatus_t cusparseSbsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseDbsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseCbsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseZbsrmv(cusparseHandle_t, ...);
cusparseStatus_t cusparseSbsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseDbsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseCbsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseZbsrmm(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t, ...);
cusparseStatus_t cusparseSaxpyi(cusparseHandle_t, ...);
cusparseStatus_t cusparseDaxpyi(cusparseHandle_t, ...);
cusparseStatus_t cusparseCaxpyi(cusparseHandle_t, ...);
cusparseStatus_t cusparseZaxpyi(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgthr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgthr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgthr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgthr(cusparseHandle_t, ...);
cusparseStatus_t cusparseSsctr(cusparseHandle_t, ...);
cusparseStatus_t cusparseDsctr(cusparseHandle_t, ...);
cusparseStatus_t cusparseCsctr(cusparseHandle_t, ...);
cusparseStatus_t cusparseZsctr(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgemvi(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgemvi(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgemvi(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgemvi(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsv_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsv_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsv_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsv_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsm2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsm2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsm2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsm2_bufferSizeExt(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsm2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsm2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsm2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsm2_analysis(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrsm2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrsm2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrsm2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrsm2_solve(cusparseHandle_t, ...);
cusparseStatus_t cusparseSgemmi(cusparseHandle_t, ...);
cusparseStatus_t cusparseDgemmi(cusparseHandle_t, ...);
cusparseStatus_t cusparseCgemmi(cusparseHandle_t, ...);
cusparseStatus_t cusparseZgemmi(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t, ...);
cusparseStatus_t cusparseScsrcolor(cusparseHandle_t, ...);
cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t, ...);
cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t, ...);
cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
