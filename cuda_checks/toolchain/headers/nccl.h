// NCCL.
#include <cuda_runtime_api.h>

#define VL_NCCL_STREAM cudaStream_t
#include "vramlint/nccl.h"
