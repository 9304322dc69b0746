// RCCL: the functions of NCCL, with streams of HIP.
#include "../hip/hip_runtime.h"

#define VL_NCCL_STREAM hipStream_t
#include "../vramlint/nccl.h"
