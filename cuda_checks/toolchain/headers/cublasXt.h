// Functions of cuBLASXt by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUBLAS_XT_H_
#define CUBLAS_XT_H_

#include "cublas_v2.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cublasXtContext *cublasXtHandle_t;
cublasStatus_t cublasXtCreate(cublasXtHandle_t *);
cublasStatus_t cublasXtDestroy(cublasXtHandle_t);
cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSgemm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDgemm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCgemm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZgemm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSsymm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDsymm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCsymm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZsymm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSsyrk(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDsyrk(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCsyrk(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZsyrk(cublasXtHandle_t, ...);
cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t, ...);
cublasStatus_t cublasXtStrmm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDtrmm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCtrmm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZtrmm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtStrsm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtDtrsm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtCtrsm(cublasXtHandle_t, ...);
cublasStatus_t cublasXtZtrsm(cublasXtHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
