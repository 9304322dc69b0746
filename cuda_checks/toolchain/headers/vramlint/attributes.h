// The words that CUDA adds to C++, as Clang spells them. Outside CUDA they are empty.
#ifndef VRAMLINT_ATTRIBUTES_H
#define VRAMLINT_ATTRIBUTES_H

#ifndef __HOST_DEFINES_H__
#define __HOST_DEFINES_H__

#ifdef __CUDA__
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#else
#define __global__
#define __device__
#define __host__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#endif
#define __grid_constant__
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __device_builtin__
#define __cudart_builtin__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define CUDARTAPI
#define CUDAAPI
#define CUDART_CB
#define CUDA_CB

#endif

/// A default argument, for C++ only.
#ifdef __cplusplus
#define VL_OR(...) = __VA_ARGS__
#else
#define VL_OR(...)
#endif

#endif
