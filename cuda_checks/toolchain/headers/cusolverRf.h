// Functions of refactorising cuSOLVER by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUSOLVERRF_H_
#define CUSOLVERRF_H_

#include <cusolver_common.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cusolverRfCommon *cusolverRfHandle_t;
cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *);
cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
