// Every GPU name there is, for a second try on files that lack some: the header that
// would have declared them was not found.
#ifndef VRAMLINT_EVERYTHING_H
#define VRAMLINT_EVERYTHING_H

#include <cuda_runtime.h>
#include <cuda.h>
#include <cublas_v2.h>
#include <cublasLt.h>
#include <cuda_fp16.h>
#include <cudnn.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <hip/hip_runtime.h>
#include <nccl.h>
#include <nvrtc.h>

#endif
