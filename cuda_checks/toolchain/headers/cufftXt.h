// Functions of cuFFT for several GPUs by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef _CUFFTXT_H_
#define _CUFFTXT_H_

#include <cufft.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cudaXtDesc_t {
  int version, nGPUs;
  int GPUs[64];
  void *data[64];
  size_t size[64];
  void *cudaXtState;
} cudaXtDesc;
typedef struct cudaLibXtDesc_t {
  int version;
  cudaXtDesc *descriptor;
  int library;
  int subFormat;
  void *libDescriptor;
} cudaLibXtDesc;
typedef enum {
  CUFFT_XT_FORMAT_INPUT, CUFFT_XT_FORMAT_OUTPUT, CUFFT_XT_FORMAT_INPLACE,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED, CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED
} cufftXtSubFormat;
typedef enum {
  CUFFT_COPY_HOST_TO_DEVICE, CUFFT_COPY_DEVICE_TO_HOST,
  CUFFT_COPY_DEVICE_TO_DEVICE, CUFFT_COPY_UNDEFINED
} cufftXtCopyType;
typedef enum {
  CUFFT_CB_LD_COMPLEX, CUFFT_CB_LD_COMPLEX_DOUBLE, CUFFT_CB_LD_REAL,
  CUFFT_CB_LD_REAL_DOUBLE, CUFFT_CB_ST_COMPLEX, CUFFT_CB_ST_COMPLEX_DOUBLE,
  CUFFT_CB_ST_REAL, CUFFT_CB_ST_REAL_DOUBLE, CUFFT_CB_UNDEFINED
} cufftXtCallbackType;
typedef enum {
  CUFFT_QUERY_1D_FACTORS, CUFFT_QUERY_UNDEFINED
} cufftXtQueryType;
typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);
cufftResult cufftXtMalloc(cufftHandle, cudaLibXtDesc **, cufftXtSubFormat);
cufftResult cufftXtFree(cudaLibXtDesc *);
cufftResult cufftXtSetGPUs(cufftHandle, ...);
cufftResult cufftXtMemcpy(cufftHandle, ...);
cufftResult cufftXtExecDescriptorC2C(cufftHandle, ...);
cufftResult cufftXtExecDescriptorZ2Z(cufftHandle, ...);
cufftResult cufftXtExecDescriptorR2C(cufftHandle, ...);
cufftResult cufftXtExecDescriptorC2R(cufftHandle, ...);
cufftResult cufftXtExecDescriptor(cufftHandle, ...);
cufftResult cufftXtExec(cufftHandle, ...);
cufftResult cufftXtSetCallback(cufftHandle, ...);
cufftResult cufftXtClearCallback(cufftHandle, ...);
cufftResult cufftXtQueryPlan(cufftHandle, ...);
cufftResult cufftXtMakePlanMany(cufftHandle, ...);
cufftResult cufftXtSetWorkArea(cufftHandle, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
