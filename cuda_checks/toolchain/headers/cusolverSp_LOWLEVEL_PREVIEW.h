// Low-level functions of cuSOLVER by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUSOLVERSP_LOWLEVEL_PREVIEW_H_
#define CUSOLVERSP_LOWLEVEL_PREVIEW_H_

#include <cusolverSp.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct csrluInfoHost *csrluInfoHost_t;
typedef struct csrqrInfoHost *csrqrInfoHost_t;
typedef struct csrcholInfoHost *csrcholInfoHost_t;
typedef struct csrcholInfo *csrcholInfo_t;
cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t);
cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t);
cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *);
cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t);
cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *);
cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t);
cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t, ...);
cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
