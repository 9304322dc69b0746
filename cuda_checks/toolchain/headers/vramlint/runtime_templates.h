// The C++ side of the CUDA runtime: overloads that take typed pointers, symbols and
// kernels. Declared only: what they forward to is known by name.
#ifndef VRAMLINT_RUNTIME_TEMPLATES_H
#define VRAMLINT_RUNTIME_TEMPLATES_H

#include "runtime_functions.h"

#ifdef __cplusplus

template <class VL_T> cudaError_t cudaMalloc(VL_T **, size_t);
template <class VL_T>
cudaError_t cudaMallocHost(VL_T **, size_t, unsigned int = cudaHostAllocDefault);
template <class VL_T>
cudaError_t cudaHostAlloc(VL_T **, size_t, unsigned int);
template <class VL_T>
cudaError_t cudaMallocManaged(VL_T **, size_t,
                              unsigned int = cudaMemAttachGlobal);
template <class VL_T>
cudaError_t cudaMallocPitch(VL_T **, size_t *, size_t, size_t);
template <class VL_T>
cudaError_t cudaMallocAsync(VL_T **, size_t, cudaStream_t);
template <class VL_T>
cudaError_t cudaMallocAsync(VL_T **, size_t, cudaMemPool_t, cudaStream_t);
cudaError_t cudaMallocAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
template <class VL_T>
cudaError_t cudaMallocFromPoolAsync(VL_T **, size_t, cudaMemPool_t, cudaStream_t);
template <class VL_T>
cudaError_t cudaHostGetDevicePointer(VL_T **, void *, unsigned int);
template <class VL_T>
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, VL_T *, size_t = 0,
                                     unsigned int = cudaMemAttachSingle);
template <class VL_T>
cudaError_t cudaMemcpyToSymbol(const VL_T &, const void *, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
template <class VL_T>
cudaError_t cudaMemcpyToSymbolAsync(const VL_T &, const void *, size_t,
                                    size_t = 0,
                                    cudaMemcpyKind = cudaMemcpyHostToDevice,
                                    cudaStream_t = 0);
template <class VL_T>
cudaError_t cudaMemcpyFromSymbol(void *, const VL_T &, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <class VL_T>
cudaError_t cudaMemcpyFromSymbolAsync(void *, const VL_T &, size_t, size_t = 0,
                                      cudaMemcpyKind = cudaMemcpyDeviceToHost,
                                      cudaStream_t = 0);
template <class VL_T> cudaError_t cudaGetSymbolAddress(void **, const VL_T &);
template <class VL_T> cudaError_t cudaGetSymbolSize(size_t *, const VL_T &);
cudaError_t cudaEventCreate(cudaEvent_t *, unsigned int);
// CUDA 13 takes a place where CUDA 12 takes a device.
cudaError_t cudaMemAdvise(const void *, size_t, cudaMemoryAdvise,
                          cudaMemLocation);
cudaError_t cudaMemPrefetchAsync(const void *, size_t, cudaMemLocation,
                                 unsigned int, cudaStream_t = 0);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t,
                             const cudaGraphNode_t *, const cudaGraphEdgeData *,
                             size_t, cudaGraphNodeParams *);
cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *,
                                     const cudaGraphNode_t *,
                                     const cudaGraphEdgeData *, size_t);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t,
                                 cudaGraphNode_t *, char *, size_t);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphNode_t *,
                                cudaGraphExecUpdateResult *);
template <class VL_T>
cudaError_t cudaLaunchKernel(VL_T *, dim3, dim3, void **, size_t = 0,
                             cudaStream_t = 0);
template <class VL_T>
cudaError_t cudaLaunchCooperativeKernel(VL_T *, dim3, dim3, void **, size_t = 0,
                                        cudaStream_t = 0);
template <class... VL_P, class... VL_A>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*)(VL_P...),
                               VL_A &&...);
template <class VL_T>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, VL_T *);
template <class VL_T>
cudaError_t cudaFuncSetAttribute(VL_T *, cudaFuncAttribute, int);
template <class VL_T> cudaError_t cudaFuncSetCacheConfig(VL_T *, cudaFuncCache);
template <class VL_T>
cudaError_t cudaFuncSetSharedMemConfig(VL_T *, cudaSharedMemConfig);
template <class VL_T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, VL_T, int,
                                                          size_t);
template <class VL_T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *, VL_T, int, size_t, unsigned int);
template <class VL_T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, VL_T, size_t = 0,
                                               int = 0);
template <class VL_F, class VL_T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, VL_T, VL_F,
                                                           int = 0);
template <class VL_T>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, VL_T, int, int);
template <class VL_T>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, VL_T *,
                                                 const cudaLaunchConfig_t *);
template <class VL_T>
cudaError_t cudaOccupancyMaxActiveClusters(int *, VL_T *,
                                           const cudaLaunchConfig_t *);
template <class VL_T> cudaChannelFormatDesc cudaCreateChannelDesc();

inline cudaExtent make_cudaExtent(size_t __w, size_t __h, size_t __d) {
  return {__w, __h, __d};
}
inline cudaPos make_cudaPos(size_t __x, size_t __y, size_t __z) {
  return {__x, __y, __z};
}
inline cudaPitchedPtr make_cudaPitchedPtr(void *__p, size_t __pitch, size_t __x,
                                          size_t __y) {
  return {__p, __pitch, __x, __y};
}

#endif

// What a kernel launch calls; Clang looks these up by name.
#ifdef __cplusplus
extern "C" {
cudaError_t cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0);
unsigned int __cudaPushCallConfiguration(dim3, dim3, size_t = 0,
                                         void * = nullptr);
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
}
#else
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
#endif

#endif
