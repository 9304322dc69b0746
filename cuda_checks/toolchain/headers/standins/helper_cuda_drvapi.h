// The same check for the driver interface.
#ifndef COMMON_HELPER_CUDA_DRVAPI_H_
#define COMMON_HELPER_CUDA_DRVAPI_H_

#include "helper_string.h"
#include <cuda.h>

#ifndef checkCudaErrors
inline void __checkCudaErrors(CUresult __result, const char *__file,
                              const int __line) {
  if (__result != CUDA_SUCCESS) {
    fprintf(stderr, "%s:%d: error %d\n", __file, __line, (int)__result);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(err) __checkCudaErrors(err, __FILE__, __LINE__)
#endif
#define getLastCudaDrvErrorMsg(msg)

int ftoi(float);
int gpuDeviceInitDRV(int, const char **);
int gpuGetMaxGflopsDeviceIdDRV();
CUdevice findCudaDeviceDRV(int, const char **);
CUdevice findIntegratedGPUDrv();
bool checkCudaCapabilitiesDRV(int, int, int);
template <class T, class... A> void getCudaAttribute(T *, A...);
template <class... A>
bool findFatbinPath(const char *, std::string &, char **, A &&...);

#endif
