// Types, constants and functions of cuSOLVERMg, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef CUSOLVERMG_H_
#define CUSOLVERMG_H_

#include <cusolver_common.h>
#include "cublas_v2.h"
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum cusolverMgGridMapping_t {
  CUDALIBMG_GRID_MAPPING_COL_MAJOR = 0, CUDALIBMG_GRID_MAPPING_ROW_MAJOR = 1
};
typedef void *cudaLibMgGrid_t;
typedef void *cudaLibMgMatrixDesc_t;
typedef enum cusolverMgGridMapping_t cusolverMgGridMapping_t;
typedef struct cusolverMgContext *cusolverMgHandle_t;
cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *);
cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *, int32_t, int32_t,
    const int32_t *, cusolverMgGridMapping_t);
cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *, int64_t,
    int64_t, int64_t, int64_t, cudaDataType, const cudaLibMgGrid_t);
cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t);
cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t);
cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t);
cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t, int, int *);
cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t, int, int, ...);
cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t, int, int, ...);
cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t, cublasOperation_t, int,
    ...);
cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t,
    cublasOperation_t, int, ...);
cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t, cublasFillMode_t, int,
    ...);
cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t,
    cublasFillMode_t, int, ...);
cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t, cublasFillMode_t, int,
    ...);
cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t,
    cublasFillMode_t, int, ...);
cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t, cublasFillMode_t, int,
    ...);
cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t,
    cublasFillMode_t, int, ...);
cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t, cusolverEigMode_t,
    cublasFillMode_t, ...);
cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t,
    cusolverEigMode_t, cublasFillMode_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
