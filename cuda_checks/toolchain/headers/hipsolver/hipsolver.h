// Types, constants and functions of hipSOLVER, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef HIPSOLVER_H
#define HIPSOLVER_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <hipblas/hipblas.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum hipsolverAlgMode_t {
  HIPSOLVER_ALG_0 = 231, HIPSOLVER_ALG_1 = 232
};
enum hipsolverDeterministicMode_t {
  HIPSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 242,
  HIPSOLVER_DETERMINISTIC_RESULTS = 241
};
enum hipsolverDnFunction_t {
  HIPSOLVERDN_GETRF = 0
};
enum hipsolverEigMode_t {
  HIPSOLVER_EIG_MODE_NOVECTOR = 201, HIPSOLVER_EIG_MODE_VECTOR = 202
};
enum hipsolverEigRange_t {
  HIPSOLVER_EIG_RANGE_ALL = 221, HIPSOLVER_EIG_RANGE_I = 223,
  HIPSOLVER_EIG_RANGE_V = 222
};
enum hipsolverEigType_t {
  HIPSOLVER_EIG_TYPE_1 = 211, HIPSOLVER_EIG_TYPE_2 = 212,
  HIPSOLVER_EIG_TYPE_3 = 213
};
enum hipsolverRfFactorization_t {
  HIPSOLVERRF_FACTORIZATION_ALG0 = 0, HIPSOLVERRF_FACTORIZATION_ALG1 = 1,
  HIPSOLVERRF_FACTORIZATION_ALG2 = 2
};
enum hipsolverRfMatrixFormat_t {
  HIPSOLVERRF_MATRIX_FORMAT_CSC = 1, HIPSOLVERRF_MATRIX_FORMAT_CSR = 0
};
enum hipsolverRfNumericBoostReport_t {
  HIPSOLVERRF_NUMERIC_BOOST_NOT_USED = 0, HIPSOLVERRF_NUMERIC_BOOST_USED = 1
};
enum hipsolverRfResetValuesFastMode_t {
  HIPSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0,
  HIPSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1
};
enum hipsolverRfTriangularSolve_t {
  HIPSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1, HIPSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2,
  HIPSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3
};
enum hipsolverRfUnitDiagonal_t {
  HIPSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2,
  HIPSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3,
  HIPSOLVERRF_UNIT_DIAGONAL_STORED_L = 0, HIPSOLVERRF_UNIT_DIAGONAL_STORED_U = 1
};
enum hipsolverStatus_t {
  HIPSOLVER_STATUS_ALLOC_FAILED = 2, HIPSOLVER_STATUS_ARCH_MISMATCH = 8,
  HIPSOLVER_STATUS_EXECUTION_FAILED = 5, HIPSOLVER_STATUS_HANDLE_IS_NULLPTR = 9,
  HIPSOLVER_STATUS_INTERNAL_ERROR = 6, HIPSOLVER_STATUS_INVALID_ENUM = 10,
  HIPSOLVER_STATUS_INVALID_VALUE = 3, HIPSOLVER_STATUS_MAPPING_ERROR = 4,
  HIPSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 13,
  HIPSOLVER_STATUS_NOT_INITIALIZED = 1, HIPSOLVER_STATUS_NOT_SUPPORTED = 7,
  HIPSOLVER_STATUS_SUCCESS = 0, HIPSOLVER_STATUS_UNKNOWN = 11,
  HIPSOLVER_STATUS_ZERO_PIVOT = 12
};
typedef enum hipsolverAlgMode_t hipsolverAlgMode_t;
typedef enum hipsolverDeterministicMode_t hipsolverDeterministicMode_t;
typedef enum hipsolverDnFunction_t hipsolverDnFunction_t;
typedef void *hipsolverHandle_t;
typedef hipsolverHandle_t hipsolverDnHandle_t;
typedef void *hipsolverDnParams_t;
typedef enum hipsolverEigMode_t hipsolverEigMode_t;
typedef enum hipsolverEigRange_t hipsolverEigRange_t;
typedef enum hipsolverEigType_t hipsolverEigType_t;
typedef hipblasFillMode_t hipsolverFillMode_t;
typedef void *hipsolverGesvdjInfo_t;
typedef hipblasOperation_t hipsolverOperation_t;
typedef enum hipsolverRfFactorization_t hipsolverRfFactorization_t;
typedef void *hipsolverRfHandle_t;
typedef enum hipsolverRfMatrixFormat_t hipsolverRfMatrixFormat_t;
typedef enum hipsolverRfNumericBoostReport_t hipsolverRfNumericBoostReport_t;
typedef enum hipsolverRfResetValuesFastMode_t hipsolverRfResetValuesFastMode_t;
typedef enum hipsolverRfTriangularSolve_t hipsolverRfTriangularSolve_t;
typedef enum hipsolverRfUnitDiagonal_t hipsolverRfUnitDiagonal_t;
typedef hipblasSideMode_t hipsolverSideMode_t;
typedef void *hipsolverSpHandle_t;
typedef enum hipsolverStatus_t hipsolverStatus_t;
typedef void *hipsolverSyevjInfo_t;
hipsolverStatus_t hipsolverCCgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCCgels_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCCgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCCgesv_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverCgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgeqrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverCgesvd_bufferSize(hipsolverHandle_t, signed char,
    signed char, ...);
hipsolverStatus_t hipsolverCgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int,
    ...);
hipsolverStatus_t hipsolverCgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverCgesvdjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverCgesvdj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverCgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgetrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCgetrs(hipsolverHandle_t, hipsolverOperation_t, int,
    ...);
hipsolverStatus_t hipsolverCgetrs_bufferSize(hipsolverHandle_t,
    hipsolverOperation_t, int, ...);
hipsolverStatus_t hipsolverCheevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCheevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCheevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverCheevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverCheevj(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCheevjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCheevjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCheevj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverChegvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChegvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChegvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChegvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChegvj(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChegvj_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverChetrd(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverChetrd_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCpotrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverCpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverCpotrfBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCpotrf_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCpotri(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverCpotri_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCpotrs(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverCpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverCpotrsBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCpotrs_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCreate(hipsolverHandle_t *);
hipsolverStatus_t hipsolverCreateGesvdjInfo(hipsolverGesvdjInfo_t *);
hipsolverStatus_t hipsolverCreateSyevjInfo(hipsolverSyevjInfo_t *);
hipsolverStatus_t hipsolverCsytrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverCsytrf_bufferSize(hipsolverHandle_t, int,
    hipFloatComplex *, ...);
hipsolverStatus_t hipsolverCungbr(hipsolverHandle_t, hipsolverSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverCungbr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, int, ...);
hipsolverStatus_t hipsolverCungqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCungqr_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverCungtr(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverCungtr_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverCunmqr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverCunmqr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverCunmtr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverCunmtr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDDgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDDgels_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDDgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDDgesv_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDestroy(hipsolverHandle_t);
hipsolverStatus_t hipsolverDestroyGesvdjInfo(hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDestroySyevjInfo(hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDgeqrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverDgesvd_bufferSize(hipsolverHandle_t, signed char,
    signed char, ...);
hipsolverStatus_t hipsolverDgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int,
    ...);
hipsolverStatus_t hipsolverDgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverDgesvdjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDgesvdj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDgetrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDgetrs(hipsolverHandle_t, hipsolverOperation_t, int,
    ...);
hipsolverStatus_t hipsolverDgetrs_bufferSize(hipsolverHandle_t,
    hipsolverOperation_t, int, ...);
hipsolverStatus_t hipsolverDnCCgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCCgels_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnCCgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCCgesv_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnCgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnCgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCgeqrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnCgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverDnCgesvd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnCgesvdaStridedBatched(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnCgesvdaStridedBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnCgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnCgesvdjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnCgesvdjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnCgesvdj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnCgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCgetrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnCgetrs(hipsolverHandle_t, hipblasOperation_t, int,
    ...);
hipsolverStatus_t hipsolverDnCheevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCheevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCheevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnCheevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnCheevj(hipsolverDnHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCheevjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCheevjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCheevj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnChegvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChegvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChegvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChegvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChegvj(hipsolverDnHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChegvj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnChetrd(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnChetrd_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnCpotrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCpotrfBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnCpotrf_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnCpotri(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCpotri_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnCpotrs(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCpotrsBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnCreate(hipsolverHandle_t *);
hipsolverStatus_t hipsolverDnCreateGesvdjInfo(hipsolverGesvdjInfo_t *);
hipsolverStatus_t hipsolverDnCreateParams(hipsolverDnParams_t *);
hipsolverStatus_t hipsolverDnCreateSyevjInfo(hipsolverSyevjInfo_t *);
hipsolverStatus_t hipsolverDnCsytrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCsytrf_bufferSize(hipsolverHandle_t, int,
    hipFloatComplex *, ...);
hipsolverStatus_t hipsolverDnCungbr(hipsolverHandle_t, hipblasSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCungbr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, int, ...);
hipsolverStatus_t hipsolverDnCungqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnCungqr_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnCungtr(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnCungtr_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnCunmqr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnCunmqr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnCunmtr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnCunmtr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDDgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDDgels_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnDDgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDDgesv_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnDestroy(hipsolverHandle_t);
hipsolverStatus_t hipsolverDnDestroyGesvdjInfo(hipsolverGesvdjInfo_t);
hipsolverStatus_t hipsolverDnDestroyParams(hipsolverDnParams_t);
hipsolverStatus_t hipsolverDnDestroySyevjInfo(hipsolverSyevjInfo_t);
hipsolverStatus_t hipsolverDnDgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnDgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDgeqrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnDgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverDnDgesvd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnDgesvdaStridedBatched(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnDgesvdaStridedBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnDgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnDgesvdjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnDgesvdjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnDgesvdj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnDgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDgetrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnDgetrs(hipsolverHandle_t, hipblasOperation_t, int,
    ...);
hipsolverStatus_t hipsolverDnDorgbr(hipsolverHandle_t, hipblasSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDorgbr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, int, ...);
hipsolverStatus_t hipsolverDnDorgqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnDorgqr_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnDorgtr(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDorgtr_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnDormqr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnDormqr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnDormtr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDormtr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDpotrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDpotrfBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnDpotrf_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnDpotri(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDpotri_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnDpotrs(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDpotrsBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnDsyevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsyevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsyevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnDsyevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnDsyevj(hipsolverDnHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsyevjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsyevjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsyevj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvj(hipsolverDnHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsygvj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnDsytrd(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDsytrd_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnDsytrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnDsytrf_bufferSize(hipsolverHandle_t, int, double *,
    ...);
hipsolverStatus_t hipsolverDnGetDeterministicMode(hipsolverHandle_t,
    hipsolverDeterministicMode_t *);
hipsolverStatus_t hipsolverDnGetStream(hipsolverHandle_t, hipStream_t *);
hipsolverStatus_t hipsolverDnSSgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSSgels_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnSSgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSSgesv_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnSetAdvOptions(hipsolverDnParams_t,
    hipsolverDnFunction_t, hipsolverAlgMode_t);
hipsolverStatus_t hipsolverDnSetDeterministicMode(hipsolverHandle_t,
    hipsolverDeterministicMode_t);
hipsolverStatus_t hipsolverDnSetStream(hipsolverHandle_t, hipStream_t);
hipsolverStatus_t hipsolverDnSgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnSgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSgeqrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnSgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverDnSgesvd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnSgesvdaStridedBatched(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnSgesvdaStridedBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnSgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnSgesvdjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnSgesvdjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnSgesvdj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnSgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSgetrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnSgetrs(hipsolverHandle_t, hipblasOperation_t, int,
    ...);
hipsolverStatus_t hipsolverDnSorgbr(hipsolverHandle_t, hipblasSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSorgbr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, int, ...);
hipsolverStatus_t hipsolverDnSorgqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnSorgqr_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnSorgtr(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSorgtr_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnSormqr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnSormqr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnSormtr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSormtr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSpotrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSpotrfBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnSpotrf_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnSpotri(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSpotri_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnSpotrs(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSpotrsBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnSsyevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsyevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsyevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnSsyevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnSsyevj(hipsolverDnHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsyevjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsyevjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsyevj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvj(hipsolverDnHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsygvj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnSsytrd(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSsytrd_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnSsytrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnSsytrf_bufferSize(hipsolverHandle_t, int, float *,
    ...);
hipsolverStatus_t hipsolverDnXgeqrf(hipsolverDnHandle_t, hipsolverDnParams_t,
    int64_t, ...);
hipsolverStatus_t hipsolverDnXgeqrf_bufferSize(hipsolverDnHandle_t,
    hipsolverDnParams_t, int64_t, ...);
hipsolverStatus_t hipsolverDnXgesvdjGetResidual(hipsolverDnHandle_t,
    hipsolverGesvdjInfo_t, double *);
hipsolverStatus_t hipsolverDnXgesvdjGetSweeps(hipsolverDnHandle_t,
    hipsolverGesvdjInfo_t, int *);
hipsolverStatus_t hipsolverDnXgesvdjSetMaxSweeps(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnXgesvdjSetSortEig(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverDnXgesvdjSetTolerance(hipsolverGesvdjInfo_t, double);
hipsolverStatus_t hipsolverDnXgetrf(hipsolverDnHandle_t, hipsolverDnParams_t,
    int64_t, ...);
hipsolverStatus_t hipsolverDnXgetrf_bufferSize(hipsolverDnHandle_t,
    hipsolverDnParams_t, int64_t, ...);
hipsolverStatus_t hipsolverDnXgetrs(hipsolverDnHandle_t, hipsolverDnParams_t,
    hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverDnXpotrf(hipsolverDnHandle_t, hipsolverDnParams_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDnXpotrf_bufferSize(hipsolverDnHandle_t,
    hipsolverDnParams_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDnXpotrs(hipsolverDnHandle_t, hipsolverDnParams_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDnXsyevjGetResidual(hipsolverDnHandle_t,
    hipsolverSyevjInfo_t, double *);
hipsolverStatus_t hipsolverDnXsyevjGetSweeps(hipsolverDnHandle_t,
    hipsolverSyevjInfo_t, int *);
hipsolverStatus_t hipsolverDnXsyevjSetMaxSweeps(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnXsyevjSetSortEig(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverDnXsyevjSetTolerance(hipsolverSyevjInfo_t, double);
hipsolverStatus_t hipsolverDnZZgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZZgels_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnZZgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZZgesv_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnZgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnZgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZgeqrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnZgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverDnZgesvd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverDnZgesvdaStridedBatched(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnZgesvdaStridedBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnZgesvdj(hipsolverDnHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnZgesvdjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnZgesvdjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnZgesvdj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverDnZgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZgetrf_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnZgetrs(hipsolverHandle_t, hipblasOperation_t, int,
    ...);
hipsolverStatus_t hipsolverDnZheevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZheevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZheevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnZheevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDnZheevj(hipsolverDnHandle_t, hipsolverEigMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZheevjBatched(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZheevjBatched_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZheevj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvj(hipsolverDnHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhegvj_bufferSize(hipsolverDnHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDnZhetrd(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZhetrd_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnZpotrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZpotrfBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnZpotrf_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnZpotri(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZpotri_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnZpotrs(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZpotrsBatched(hipsolverHandle_t, hipblasFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDnZsytrf(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZsytrf_bufferSize(hipsolverHandle_t, int,
    hipDoubleComplex *, ...);
hipsolverStatus_t hipsolverDnZungbr(hipsolverHandle_t, hipblasSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZungbr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, int, ...);
hipsolverStatus_t hipsolverDnZungqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDnZungqr_bufferSize(hipsolverHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverDnZungtr(hipsolverHandle_t, hipblasFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDnZungtr_bufferSize(hipsolverHandle_t,
    hipblasFillMode_t, int, ...);
hipsolverStatus_t hipsolverDnZunmqr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnZunmqr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasOperation_t, ...);
hipsolverStatus_t hipsolverDnZunmtr(hipsolverHandle_t, hipblasSideMode_t,
    hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDnZunmtr_bufferSize(hipsolverHandle_t,
    hipblasSideMode_t, hipblasFillMode_t, ...);
hipsolverStatus_t hipsolverDorgbr(hipsolverHandle_t, hipsolverSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverDorgbr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, int, ...);
hipsolverStatus_t hipsolverDorgqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDorgqr_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverDorgtr(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDorgtr_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDormqr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverDormqr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverDormtr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDormtr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDpotrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDpotrfBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDpotrf_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDpotri(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDpotri_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDpotrs(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverDpotrsBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDpotrs_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDsyevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsyevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsyevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDsyevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverDsyevj(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsyevjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsyevjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsyevj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverDsygvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsygvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsygvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsygvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsygvj(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsygvj_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverDsytrd(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDsytrd_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverDsytrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverDsytrf_bufferSize(hipsolverHandle_t, int, double *,
    ...);
hipsolverStatus_t hipsolverGetDeterministicMode(hipsolverHandle_t,
    hipsolverDeterministicMode_t *);
hipsolverStatus_t hipsolverGetStream(hipsolverHandle_t, hipStream_t *);
hipsolverStatus_t hipsolverRfAccessBundledFactorsDevice(hipsolverRfHandle_t,
    int *, int **, ...);
hipsolverStatus_t hipsolverRfAnalyze(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchAnalyze(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchRefactor(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfBatchResetValues(int, int, int, ...);
hipsolverStatus_t hipsolverRfBatchSetupHost(int, int, int, ...);
hipsolverStatus_t hipsolverRfBatchSolve(hipsolverRfHandle_t, int *, int *, ...);
hipsolverStatus_t hipsolverRfBatchZeroPivot(hipsolverRfHandle_t, int *);
hipsolverStatus_t hipsolverRfCreate(hipsolverRfHandle_t *);
hipsolverStatus_t hipsolverRfDestroy(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfExtractBundledFactorsHost(hipsolverRfHandle_t,
    int *, int **, ...);
hipsolverStatus_t hipsolverRfExtractSplitFactorsHost(hipsolverRfHandle_t, int *,
    int **, ...);
hipsolverStatus_t hipsolverRfGetMatrixFormat(hipsolverRfHandle_t,
    hipsolverRfMatrixFormat_t *, hipsolverRfUnitDiagonal_t *);
hipsolverStatus_t hipsolverRfGetNumericBoostReport(hipsolverRfHandle_t,
    hipsolverRfNumericBoostReport_t *);
hipsolverStatus_t hipsolverRfGetNumericProperties(hipsolverRfHandle_t, double *,
    double *);
hipsolverStatus_t hipsolverRfGetResetValuesFastMode(hipsolverRfHandle_t,
    hipsolverRfResetValuesFastMode_t *);
hipsolverStatus_t hipsolverRfGet_Algs(hipsolverRfHandle_t,
    hipsolverRfFactorization_t *, hipsolverRfTriangularSolve_t *);
hipsolverStatus_t hipsolverRfRefactor(hipsolverRfHandle_t);
hipsolverStatus_t hipsolverRfResetValues(int, int, int *, ...);
hipsolverStatus_t hipsolverRfSetAlgs(hipsolverRfHandle_t,
    hipsolverRfFactorization_t, hipsolverRfTriangularSolve_t);
hipsolverStatus_t hipsolverRfSetMatrixFormat(hipsolverRfHandle_t,
    hipsolverRfMatrixFormat_t, hipsolverRfUnitDiagonal_t);
hipsolverStatus_t hipsolverRfSetNumericProperties(hipsolverRfHandle_t, double,
    double);
hipsolverStatus_t hipsolverRfSetResetValuesFastMode(hipsolverRfHandle_t,
    hipsolverRfResetValuesFastMode_t);
hipsolverStatus_t hipsolverRfSetupDevice(int, int, int *, ...);
hipsolverStatus_t hipsolverRfSetupHost(int, int, int *, ...);
hipsolverStatus_t hipsolverRfSolve(hipsolverRfHandle_t, int *, int *, ...);
hipsolverStatus_t hipsolverSSgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSSgels_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSSgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSSgesv_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSetDeterministicMode(hipsolverHandle_t,
    hipsolverDeterministicMode_t);
hipsolverStatus_t hipsolverSetStream(hipsolverHandle_t, hipStream_t);
hipsolverStatus_t hipsolverSgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverSgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSgeqrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverSgesvd_bufferSize(hipsolverHandle_t, signed char,
    signed char, ...);
hipsolverStatus_t hipsolverSgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int,
    ...);
hipsolverStatus_t hipsolverSgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverSgesvdjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverSgesvdj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverSgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSgetrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSgetrs(hipsolverHandle_t, hipsolverOperation_t, int,
    ...);
hipsolverStatus_t hipsolverSgetrs_bufferSize(hipsolverHandle_t,
    hipsolverOperation_t, int, ...);
hipsolverStatus_t hipsolverSorgbr(hipsolverHandle_t, hipsolverSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverSorgbr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, int, ...);
hipsolverStatus_t hipsolverSorgqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSorgqr_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSorgtr(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSorgtr_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSormqr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverSormqr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverSormtr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSormtr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSpCreate(hipsolverSpHandle_t *);
hipsolverStatus_t hipsolverSpDcsrlsvchol(hipsolverSpHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSpDcsrlsvcholHost(hipsolverSpHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverSpDestroy(hipsolverSpHandle_t);
hipsolverStatus_t hipsolverSpScsrlsvchol(hipsolverSpHandle_t, int, int, ...);
hipsolverStatus_t hipsolverSpScsrlsvcholHost(hipsolverSpHandle_t, int, int,
    ...);
hipsolverStatus_t hipsolverSpSetStream(hipsolverSpHandle_t, hipStream_t);
hipsolverStatus_t hipsolverSpotrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverSpotrfBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSpotrf_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSpotri(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSpotri_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSpotrs(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverSpotrsBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSpotrs_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSsyevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsyevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsyevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverSsyevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverSsyevj(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsyevjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsyevjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsyevj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverSsygvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsygvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsygvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsygvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsygvj(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsygvj_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverSsytrd(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSsytrd_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverSsytrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverSsytrf_bufferSize(hipsolverHandle_t, int, float *,
    ...);
hipsolverStatus_t hipsolverXgesvdjGetResidual(hipsolverHandle_t,
    hipsolverGesvdjInfo_t, double *);
hipsolverStatus_t hipsolverXgesvdjGetSweeps(hipsolverHandle_t,
    hipsolverGesvdjInfo_t, int *);
hipsolverStatus_t hipsolverXgesvdjSetMaxSweeps(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverXgesvdjSetSortEig(hipsolverGesvdjInfo_t, int);
hipsolverStatus_t hipsolverXgesvdjSetTolerance(hipsolverGesvdjInfo_t, double);
hipsolverStatus_t hipsolverXsyevjGetResidual(hipsolverHandle_t,
    hipsolverSyevjInfo_t, double *);
hipsolverStatus_t hipsolverXsyevjGetSweeps(hipsolverHandle_t,
    hipsolverSyevjInfo_t, int *);
hipsolverStatus_t hipsolverXsyevjSetMaxSweeps(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverXsyevjSetSortEig(hipsolverSyevjInfo_t, int);
hipsolverStatus_t hipsolverXsyevjSetTolerance(hipsolverSyevjInfo_t, double);
hipsolverStatus_t hipsolverZZgels(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZZgels_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZZgesv(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZZgesv_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgebrd(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgebrd_bufferSize(hipsolverHandle_t, int, int,
    int *);
hipsolverStatus_t hipsolverZgeqrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgeqrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgesvd(hipsolverHandle_t, signed char, signed char,
    ...);
hipsolverStatus_t hipsolverZgesvd_bufferSize(hipsolverHandle_t, signed char,
    signed char, ...);
hipsolverStatus_t hipsolverZgesvdj(hipsolverHandle_t, hipsolverEigMode_t, int,
    ...);
hipsolverStatus_t hipsolverZgesvdjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    int, ...);
hipsolverStatus_t hipsolverZgesvdjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverZgesvdj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, int, ...);
hipsolverStatus_t hipsolverZgetrf(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgetrf_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZgetrs(hipsolverHandle_t, hipsolverOperation_t, int,
    ...);
hipsolverStatus_t hipsolverZgetrs_bufferSize(hipsolverHandle_t,
    hipsolverOperation_t, int, ...);
hipsolverStatus_t hipsolverZheevd(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZheevd_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZheevdx(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverZheevdx_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverEigRange_t, ...);
hipsolverStatus_t hipsolverZheevj(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZheevjBatched(hipsolverHandle_t, hipsolverEigMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZheevjBatched_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZheevj_bufferSize(hipsolverHandle_t,
    hipsolverEigMode_t, hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZhegvd(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhegvd_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhegvdx(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhegvdx_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhegvj(hipsolverHandle_t, hipsolverEigType_t,
    hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhegvj_bufferSize(hipsolverHandle_t,
    hipsolverEigType_t, hipsolverEigMode_t, ...);
hipsolverStatus_t hipsolverZhetrd(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZhetrd_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZpotrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZpotrfBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverZpotrfBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZpotrf_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZpotri(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZpotri_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZpotrs(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZpotrsBatched(hipsolverHandle_t, hipsolverFillMode_t,
    int, ...);
hipsolverStatus_t hipsolverZpotrsBatched_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZpotrs_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZsytrf(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZsytrf_bufferSize(hipsolverHandle_t, int,
    hipDoubleComplex *, ...);
hipsolverStatus_t hipsolverZungbr(hipsolverHandle_t, hipsolverSideMode_t, int,
    ...);
hipsolverStatus_t hipsolverZungbr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, int, ...);
hipsolverStatus_t hipsolverZungqr(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZungqr_bufferSize(hipsolverHandle_t, int, int, ...);
hipsolverStatus_t hipsolverZungtr(hipsolverHandle_t, hipsolverFillMode_t, int,
    ...);
hipsolverStatus_t hipsolverZungtr_bufferSize(hipsolverHandle_t,
    hipsolverFillMode_t, int, ...);
hipsolverStatus_t hipsolverZunmqr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverZunmqr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverOperation_t, ...);
hipsolverStatus_t hipsolverZunmtr(hipsolverHandle_t, hipsolverSideMode_t,
    hipsolverFillMode_t, ...);
hipsolverStatus_t hipsolverZunmtr_bufferSize(hipsolverHandle_t,
    hipsolverSideMode_t, hipsolverFillMode_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
