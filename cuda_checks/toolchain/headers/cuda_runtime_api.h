#ifndef __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_API_H__

#include "vramlint/version.h"
#include "vramlint/runtime_functions.h"

#endif
