// Types, constants and functions of hipFFT, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef HIPFFT_H_
#define HIPFFT_H_

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>

#define HIPFFT_BACKWARD 1
#define HIPFFT_FORWARD -1

#ifdef __cplusplus
extern "C" {
#endif

enum hipfftLibraryPropertyType_t {
  HIPFFT_MAJOR_VERSION = 0, HIPFFT_MINOR_VERSION = 1, HIPFFT_PATCH_LEVEL = 2
};
enum hipfftResult_t {
  HIPFFT_ALLOC_FAILED = 2, HIPFFT_EXEC_FAILED = 6,
  HIPFFT_INCOMPLETE_PARAMETER_LIST = 10, HIPFFT_INTERNAL_ERROR = 5,
  HIPFFT_INVALID_DEVICE = 11, HIPFFT_INVALID_PLAN = 1, HIPFFT_INVALID_SIZE = 8,
  HIPFFT_INVALID_TYPE = 3, HIPFFT_INVALID_VALUE = 4,
  HIPFFT_NOT_IMPLEMENTED = 14, HIPFFT_NOT_SUPPORTED = 16,
  HIPFFT_NO_WORKSPACE = 13, HIPFFT_PARSE_ERROR = 12, HIPFFT_SETUP_FAILED = 7,
  HIPFFT_SUCCESS = 0, HIPFFT_UNALIGNED_DATA = 9
};
enum hipfftType_t {
  HIPFFT_C2C = 41, HIPFFT_C2R = 44, HIPFFT_D2Z = 106, HIPFFT_R2C = 42,
  HIPFFT_Z2D = 108, HIPFFT_Z2Z = 105
};
typedef hipComplex hipfftComplex;
typedef hipDoubleComplex hipfftDoubleComplex;
typedef double hipfftDoubleReal;
typedef struct hipfftHandle_t *hipfftHandle;
typedef enum hipfftLibraryPropertyType_t hipfftLibraryPropertyType;
typedef float hipfftReal;
typedef enum hipfftResult_t hipfftResult;
typedef enum hipfftType_t hipfftType;
hipfftResult hipfftCreate(hipfftHandle *);
hipfftResult hipfftDestroy(hipfftHandle);
hipfftResult hipfftEstimate1d(int, hipfftType, int, size_t *);
hipfftResult hipfftEstimate2d(int, int, hipfftType, size_t *);
hipfftResult hipfftEstimate3d(int, int, int, ...);
hipfftResult hipfftEstimateMany(int, int *, int *, ...);
hipfftResult hipfftExecC2C(hipfftHandle, hipfftComplex *, hipfftComplex *, int);
hipfftResult hipfftExecC2R(hipfftHandle, hipfftComplex *, hipfftReal *);
hipfftResult hipfftExecD2Z(hipfftHandle, hipfftDoubleReal *,
    hipfftDoubleComplex *);
hipfftResult hipfftExecR2C(hipfftHandle, hipfftReal *, hipfftComplex *);
hipfftResult hipfftExecZ2D(hipfftHandle, hipfftDoubleComplex *,
    hipfftDoubleReal *);
hipfftResult hipfftExecZ2Z(hipfftHandle, hipfftDoubleComplex *,
    hipfftDoubleComplex *, int);
hipfftResult hipfftExtPlanScaleFactor(hipfftHandle, double);
hipfftResult hipfftGetProperty(hipfftLibraryPropertyType, int *);
hipfftResult hipfftGetSize(hipfftHandle, size_t *);
hipfftResult hipfftGetSize1d(hipfftHandle, int, hipfftType, ...);
hipfftResult hipfftGetSize2d(hipfftHandle, int, int, ...);
hipfftResult hipfftGetSize3d(hipfftHandle, int, int, ...);
hipfftResult hipfftGetSizeMany(hipfftHandle, int, int *, ...);
hipfftResult hipfftGetSizeMany64(hipfftHandle, int, long long *, ...);
hipfftResult hipfftGetVersion(int *);
hipfftResult hipfftMakePlan1d(hipfftHandle, int, hipfftType, ...);
hipfftResult hipfftMakePlan2d(hipfftHandle, int, int, ...);
hipfftResult hipfftMakePlan3d(hipfftHandle, int, int, ...);
hipfftResult hipfftMakePlanMany(hipfftHandle, int, int *, ...);
hipfftResult hipfftMakePlanMany64(hipfftHandle, int, long long *, ...);
hipfftResult hipfftPlan1d(hipfftHandle *, int, hipfftType, int);
hipfftResult hipfftPlan2d(hipfftHandle *, int, int, hipfftType);
hipfftResult hipfftPlan3d(hipfftHandle *, int, int, int, hipfftType);
hipfftResult hipfftPlanMany(hipfftHandle *, int, int *, int *, int, int, int *,
    int, int, hipfftType, int);
hipfftResult hipfftSetAutoAllocation(hipfftHandle, int);
hipfftResult hipfftSetStream(hipfftHandle, hipStream_t);
hipfftResult hipfftSetWorkArea(hipfftHandle, void *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
