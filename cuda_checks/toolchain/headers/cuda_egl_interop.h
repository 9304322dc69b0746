#ifndef _CUDA_EGL_INTEROP_H
#define _CUDA_EGL_INTEROP_H

#include "vramlint/runtime_functions.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *, void *, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
