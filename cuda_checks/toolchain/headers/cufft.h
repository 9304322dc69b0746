// Functions of cuFFT by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef _CUFFT_H_
#define _CUFFT_H_

#include <cuda_runtime_api.h>
#include <cuComplex.h>
#include <library_types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
typedef enum {
  CUFFT_SUCCESS = 0, CUFFT_INVALID_PLAN = 1, CUFFT_ALLOC_FAILED = 2,
  CUFFT_INVALID_TYPE = 3, CUFFT_INVALID_VALUE = 4, CUFFT_INTERNAL_ERROR = 5,
  CUFFT_EXEC_FAILED = 6, CUFFT_SETUP_FAILED = 7, CUFFT_INVALID_SIZE = 8,
  CUFFT_UNALIGNED_DATA = 9, CUFFT_INCOMPLETE_PARAMETER_LIST = 10,
  CUFFT_INVALID_DEVICE = 11, CUFFT_PARSE_ERROR = 12, CUFFT_NO_WORKSPACE = 13,
  CUFFT_NOT_IMPLEMENTED = 14, CUFFT_LICENSE_ERROR = 15, CUFFT_NOT_SUPPORTED =
  16, CUFFT_MISSING_DEPENDENCY = 17, CUFFT_NVRTC_FAILURE = 18,
  CUFFT_NVJITLINK_FAILURE = 19, CUFFT_NVSHMEM_FAILURE = 20
} cufftResult;
typedef enum {
  CUFFT_R2C = 0x2a, CUFFT_C2R = 0x2c, CUFFT_C2C = 0x29, CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c, CUFFT_Z2Z = 0x69
} cufftType;
typedef cufftResult cufftResult_t;
typedef cufftType cufftType_t;
typedef enum {
  CUFFT_COMPATIBILITY_FFTW_PADDING = 1
} cufftCompatibility;
cufftResult cufftCreate(cufftHandle *);
cufftResult cufftDestroy(cufftHandle);
cufftResult cufftPlan1d(cufftHandle *, int, cufftType, int);
cufftResult cufftPlan2d(cufftHandle *, int, int, cufftType);
cufftResult cufftPlan3d(cufftHandle *, int, int, int, cufftType);
cufftResult cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType, int);
cufftResult cufftSetStream(cufftHandle, cudaStream_t);
cufftResult cufftMakePlan1d(cufftHandle, ...);
cufftResult cufftMakePlan2d(cufftHandle, ...);
cufftResult cufftMakePlan3d(cufftHandle, ...);
cufftResult cufftMakePlanMany(cufftHandle, ...);
cufftResult cufftMakePlanMany64(cufftHandle, ...);
cufftResult cufftGetSize1d(cufftHandle, ...);
cufftResult cufftGetSize2d(cufftHandle, ...);
cufftResult cufftGetSize3d(cufftHandle, ...);
cufftResult cufftGetSizeMany(cufftHandle, ...);
cufftResult cufftGetSize(cufftHandle, ...);
cufftResult cufftSetWorkArea(cufftHandle, ...);
cufftResult cufftSetAutoAllocation(cufftHandle, ...);
cufftResult cufftSetCompatibilityMode(cufftHandle, ...);
cufftResult cufftExecC2C(cufftHandle, ...);
cufftResult cufftExecR2C(cufftHandle, ...);
cufftResult cufftExecC2R(cufftHandle, ...);
cufftResult cufftExecZ2Z(cufftHandle, ...);
cufftResult cufftExecD2Z(cufftHandle, ...);
cufftResult cufftExecZ2D(cufftHandle, ...);
cufftResult cufftGetVersion(int *);
cufftResult cufftEstimate1d(int, ...);
cufftResult cufftEstimate2d(int, ...);
cufftResult cufftEstimate3d(int, ...);
cufftResult cufftEstimateMany(int, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
