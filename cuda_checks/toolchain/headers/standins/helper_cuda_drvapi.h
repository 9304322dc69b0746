// The same check for the driver interface.
#ifndef COMMON_HELPER_CUDA_DRVAPI_H_
#define COMMON_HELPER_CUDA_DRVAPI_H_

#include "helper_string.h"
#include <cuda.h>

#ifndef checkCudaErrors
#define checkCudaErrors(val) ((void)((val) ? (exit(EXIT_FAILURE), 0) : 0))
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
