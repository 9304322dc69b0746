// Complex numbers as HIP has them.
#ifndef VRAMLINT_HIP_COMPLEX_H
#define VRAMLINT_HIP_COMPLEX_H

#include "../vramlint/vectors.h"

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

#define VL_HIP_COMPLEX(type, real, r, i, make, conj, add, sub, mul, div, abs)  \
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

VL_HIP_COMPLEX(hipFloatComplex, float, hipCrealf, hipCimagf,
               make_hipFloatComplex, hipConjf, hipCaddf, hipCsubf, hipCmulf,
               hipCdivf, hipCabsf)
VL_HIP_COMPLEX(hipDoubleComplex, double, hipCreal, hipCimag,
               make_hipDoubleComplex, hipConj, hipCadd, hipCsub, hipCmul,
               hipCdiv, hipCabs)
#define make_hipComplex make_hipFloatComplex

#endif
