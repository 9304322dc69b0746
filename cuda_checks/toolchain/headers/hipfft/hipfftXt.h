// Functions of hipFFT over several GPUs by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef HIPFFTXT_H_
#define HIPFFTXT_H_

#include "hipfft.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum hipfftXtSubFormat_t {
  HIPFFT_XT_FORMAT_INPUT, HIPFFT_XT_FORMAT_OUTPUT, HIPFFT_XT_FORMAT_INPLACE,
  HIPFFT_XT_FORMAT_INPLACE_SHUFFLED
} hipfftXtSubFormat;
typedef struct hipXtDesc_t {
  int version, nGPUs, GPUs[64];
  void *data[64];
  size_t size[64];
  void *cudaXtState;
} hipXtDesc;
typedef struct hipLibXtDesc_t {
  int version;
  hipXtDesc *descriptor;
  int library, subFormat;
  void *libDescriptor;
} hipLibXtDesc;
hipfftResult hipfftXtMalloc(hipfftHandle, hipLibXtDesc **, hipfftXtSubFormat);
hipfftResult hipfftXtFree(hipLibXtDesc *);
hipfftResult hipfftXtMemcpy(hipfftHandle, ...);
hipfftResult hipfftXtSetGPUs(hipfftHandle, ...);
hipfftResult hipfftXtMakePlanMany(hipfftHandle, ...);
hipfftResult hipfftXtExec(hipfftHandle, ...);
hipfftResult hipfftXtExecDescriptor(hipfftHandle, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
