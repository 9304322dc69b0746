#ifndef __CUDA_PROFILER_API_H__
#define __CUDA_PROFILER_API_H__

#include <cuda_runtime_api.h>
#include "vramlint/runtime_templates.h"

#endif
