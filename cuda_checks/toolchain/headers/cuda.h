#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__

#ifndef CUDA_VERSION
#define CUDA_VERSION 12090
#endif
#include "vramlint/driver_functions.h"
#include "vramlint/newer.h"

#endif
