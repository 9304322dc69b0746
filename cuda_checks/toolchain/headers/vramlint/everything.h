// Every GPU name there is, for a second try on files that lack some: the header that
// would have declared them was not found.
#ifndef VRAMLINT_EVERYTHING_H
#define VRAMLINT_EVERYTHING_H

#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <cudnn.h>
#include <cufftXt.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusolverSp.h>
#include <cusparse.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <miopen/miopen.h>
#include <nccl.h>
#include <nvrtc.h>
#include <rocblas/rocblas.h>

#endif
