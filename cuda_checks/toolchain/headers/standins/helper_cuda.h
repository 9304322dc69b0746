// The error check of the CUDA samples, which many programs took over without its file.
// On an error it prints and ends the process: that, and the names, is all a reader of a
// program needs to know.
#ifndef COMMON_HELPER_CUDA_H_
#define COMMON_HELPER_CUDA_H_

#include "helper_string.h"
#include <cuda_runtime.h>

template <class T>
void check(T, char const *const, const char *const, int const);
#define checkCudaErrors(val) ((void)((val) ? (exit(EXIT_FAILURE), 0) : 0))
#define getLastCudaError(msg) checkCudaErrors(cudaGetLastError())
#define printLastCudaError(msg) __printLastCudaError(msg, __FILE__, __LINE__)
void __printLastCudaError(const char *, const char *, const int);

#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif

int ftoi(float);
int _ConvertSMVer2Cores(int, int);
const char *_ConvertSMVer2ArchName(int, int);
int gpuDeviceInit(int);
int gpuGetMaxGflopsDeviceId();
int findCudaDevice(int, const char **);
int findIntegratedGPU();
bool checkCudaCapabilities(int, int);

#endif
