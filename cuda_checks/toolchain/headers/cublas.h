// Functions of the first cuBLAS interface by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUBLAS_H_
#define CUBLAS_H_

#include "cublas_v2.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef cublasStatus_t cublasStatus;
cublasStatus_t cublasInit(void);
cublasStatus_t cublasShutdown(void);
cublasStatus_t cublasGetError(void);
cublasStatus_t cublasAlloc(int, int, void **);
cublasStatus_t cublasFree(void *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
