// The C++ side of the HIP runtime. Declared only.
#ifndef VRAMLINT_HIP_TEMPLATES_H
#define VRAMLINT_HIP_TEMPLATES_H

#include "hip_own.h"

#ifdef __cplusplus

template <class T> hipError_t hipMalloc(T **, size_t);
template <class T>
hipError_t hipMallocHost(T **, size_t, unsigned int = hipHostMallocDefault);
template <class T>
hipError_t hipHostMalloc(T **, size_t,
                         unsigned int = hipHostMallocDefault);
template <class T>
hipError_t hipMallocManaged(T **, size_t,
                              unsigned int = hipMemAttachGlobal);
template <class T>
hipError_t hipMallocPitch(T **, size_t *, size_t, size_t);
template <class T>
hipError_t hipMallocAsync(T **, size_t, hipStream_t);
template <class T>
hipError_t hipMallocAsync(T **, size_t, hipMemPool_t, hipStream_t);
hipError_t hipMallocAsync(void **, size_t, hipMemPool_t, hipStream_t);
template <class T>
hipError_t hipMallocFromPoolAsync(T **, size_t, hipMemPool_t, hipStream_t);
template <class T>
hipError_t hipHostGetDevicePointer(T **, void *, unsigned int);
template <class T>
hipError_t hipStreamAttachMemAsync(hipStream_t, T *, size_t = 0,
                                     unsigned int = hipMemAttachSingle);
template <class T>
hipError_t hipMemcpyToSymbol(const T &, const void *, size_t, size_t = 0,
                               hipMemcpyKind = hipMemcpyHostToDevice);
template <class T>
hipError_t hipMemcpyToSymbolAsync(const T &, const void *, size_t,
                                    size_t = 0,
                                    hipMemcpyKind = hipMemcpyHostToDevice,
                                    hipStream_t = 0);
template <class T>
hipError_t hipMemcpyFromSymbol(void *, const T &, size_t, size_t = 0,
                                 hipMemcpyKind = hipMemcpyDeviceToHost);
template <class T>
hipError_t hipMemcpyFromSymbolAsync(void *, const T &, size_t, size_t = 0,
                                      hipMemcpyKind = hipMemcpyDeviceToHost,
                                      hipStream_t = 0);
template <class T> hipError_t hipGetSymbolAddress(void **, const T &);
template <class T> hipError_t hipGetSymbolSize(size_t *, const T &);
hipError_t hipEventCreate(hipEvent_t *, unsigned int);
hipError_t hipGraphInstantiate(hipGraphExec_t *, hipGraph_t,
                                 hipGraphNode_t *, char *, size_t);
hipError_t hipGraphExecUpdate(hipGraphExec_t, hipGraph_t, hipGraphNode_t *,
                                hipGraphExecUpdateResult *);
template <class T>
hipError_t hipLaunchKernel(T *, dim3, dim3, void **, size_t = 0,
                             hipStream_t = 0);
template <class T>
hipError_t hipLaunchCooperativeKernel(T *, dim3, dim3, void **, size_t = 0,
                                        hipStream_t = 0);
template <class... P, class... A>
hipError_t hipLaunchKernelEx(const hipLaunchConfig_t *, void (*)(P...),
                               A &&...);
template <class T>
hipError_t hipFuncGetAttributes(hipFuncAttributes *, T *);
template <class T>
hipError_t hipFuncSetAttribute(T *, hipFuncAttribute, int);
template <class T> hipError_t hipFuncSetCacheConfig(T *, hipFuncCache);
template <class T>
hipError_t hipFuncSetSharedMemConfig(T *, hipSharedMemConfig);
template <class T>
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, T, int,
                                                          size_t);
template <class T>
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *, T, int, size_t, unsigned int);
template <class T>
hipError_t hipOccupancyMaxPotentialBlockSize(int *, int *, T, size_t = 0,
                                               int = 0);
template <class F, class T>
hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, T, F,
                                                           int = 0);
template <class T>
hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t *, T, int, int);
template <class T>
hipError_t hipOccupancyMaxPotentialClusterSize(int *, T *,
                                                 const hipLaunchConfig_t *);
template <class T>
hipError_t hipOccupancyMaxActiveClusters(int *, T *,
                                           const hipLaunchConfig_t *);
template <class T> hipChannelFormatDesc hipCreateChannelDesc();

inline hipExtent make_hipExtent(size_t W, size_t H, size_t D) {
  return {W, H, D};
}
inline hipPos make_hipPos(size_t X, size_t Y, size_t Z) { return {X, Y, Z}; }
inline hipPitchedPtr make_hipPitchedPtr(void *P, size_t Pitch, size_t X,
                                          size_t Y) {
  return {P, Pitch, X, Y};
}


template <class T> hipError_t hipExtMallocWithFlags(T **, size_t, unsigned int);

// The launch macro of HIP; a launch takes no ownership of what is passed to it.
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...)           \
  kernel<<<(grid), (block), (shared), (stream)>>>(__VA_ARGS__)
#define HIP_KERNEL_NAME(...) __VA_ARGS__

#endif

#endif
