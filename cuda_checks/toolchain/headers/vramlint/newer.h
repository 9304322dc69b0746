// Forms that later versions of CUDA gave to functions of the same name.
#ifndef VRAMLINT_NEWER_H
#define VRAMLINT_NEWER_H

#include "driver_functions.h"

#ifdef __cplusplus
CUresult cuCtxCreate_v2(CUcontext *, CUctxCreateParams *, unsigned int,
                        CUdevice);
#endif

#endif
