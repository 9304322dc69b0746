// Functions of sparse cuSOLVER by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUSOLVERSP_H_
#define CUSOLVERSP_H_

#include <cusparse.h>
#include <cusolver_common.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cusolverSpContext *cusolverSpHandle_t;
typedef struct csrqrInfo *csrqrInfo_t;
cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *);
cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t);
cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t, cudaStream_t);
cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *);
cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t);
cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvlu(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvlu(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvlu(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvlu(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
