// The names of cuBLAS stand in cublas_v2.h.
#ifndef VRAMLINT_CUBLAS_API_H
#define VRAMLINT_CUBLAS_API_H

#include "cublas_v2.h"

#ifdef __cplusplus
extern "C" {
#endif



#ifdef __cplusplus
} // extern "C"
#endif

#endif
