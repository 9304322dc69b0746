// Complex numbers as CUDA has them.
#ifndef CU_COMPLEX_H_
#define CU_COMPLEX_H_

#include "vramlint/vectors.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
#ifdef __cplusplus
}
#endif
#define VL_COMPLEX(type, real, r, i, make, conj, add, sub, mul, div, abs)         \
  static inline __host__ __device__ type make(real x, real y) {                \
    type c;                                                                    \
    c.x = x;                                                                   \
    c.y = y;                                                                   \
    return c;                                                                  \
  }                                                                            \
  static inline __host__ __device__ real r(type c) { return c.x; }             \
  static inline __host__ __device__ real i(type c) { return c.y; }             \
  __host__ __device__ type conj(type);                                         \
  __host__ __device__ type add(type, type);                                    \
  __host__ __device__ type sub(type, type);                                    \
  __host__ __device__ type mul(type, type);                                    \
  __host__ __device__ type div(type, type);                                    \
  __host__ __device__ real abs(type);
VL_COMPLEX(cuFloatComplex, float, cuCrealf, cuCimagf, make_cuFloatComplex,
           cuConjf, cuCaddf, cuCsubf, cuCmulf, cuCdivf, cuCabsf)
VL_COMPLEX(cuDoubleComplex, double, cuCreal, cuCimag, make_cuDoubleComplex,
           cuConj, cuCadd, cuCsub, cuCmul, cuCdiv, cuCabs)
#undef VL_COMPLEX
#define make_cuComplex make_cuFloatComplex
__host__ __device__ cuComplex cuCfmaf(cuComplex, cuComplex, cuComplex);
__host__ __device__ cuDoubleComplex cuCfma(cuDoubleComplex, cuDoubleComplex,
                                           cuDoubleComplex);
#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
} // extern "C"
#endif

#endif
