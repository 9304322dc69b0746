// The error check of the CUDA samples, which many programs took over without its file.
// On an error it prints and ends the process: that, and the names, is all a reader of a
// program needs to know.
#ifndef COMMON_HELPER_CUDA_H_
#define COMMON_HELPER_CUDA_H_

#include "helper_string.h"
#include <cuda_runtime.h>

template <class T>
void check(T __result, char const *const __function, const char *const __file,
           int const __line) {
  if (__result) {
    fprintf(stderr, "%s:%d: %s failed\n", __file, __line, __function);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(val) check((val), #val, __FILE__, __LINE__)

inline void __getLastCudaError(const char *__message, const char *__file,
                               const int __line) {
  if (cudaGetLastError() != cudaSuccess) {
    fprintf(stderr, "%s:%d: %s\n", __file, __line, __message);
    exit(EXIT_FAILURE);
  }
}
#define getLastCudaError(msg) __getLastCudaError(msg, __FILE__, __LINE__)
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
