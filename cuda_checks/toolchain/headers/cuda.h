#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__

#ifndef CUDA_VERSION
#define CUDA_VERSION 12090
#endif
#include "vramlint/driver_functions.h"
#include "vramlint/newer.h"

#ifdef __cplusplus
// CUDA 13 takes parameters where CUDA 12 takes none.
CUresult cuCtxCreate_v2(CUcontext *, CUctxCreateParams *, unsigned int,
                        CUdevice);
#endif

#endif
