// What C's library is for device code. Declared before the system's own headers, so that
// std:: has it, too. Device lambdas and functions that are read as device code see these;
// the host side keeps the system's.
#ifndef VRAMLINT_DEVICE_LIBRARY_H
#define VRAMLINT_DEVICE_LIBRARY_H

#include "attributes.h"

#include <stddef.h>

extern "C" {
__device__ int printf(const char *, ...);
__device__ void *malloc(size_t);
__device__ void free(void *);
__device__ void *memcpy(void *, const void *, size_t);
__device__ void *memset(void *, int, size_t);
__device__ void __assert_fail(const char *, const char *, unsigned int,
                              const char *);
__device__ int abs(int);
__device__ long labs(long);
__device__ long long llabs(long long);

#define VL_ONE(name)                                                           \
  __device__ double name(double);                                              \
  __device__ float name##f(float);
#define VL_TWO(name)                                                           \
  __device__ double name(double, double);                                      \
  __device__ float name##f(float, float);
VL_ONE(acos)
VL_ONE(acosh)
VL_ONE(asin)
VL_ONE(asinh)
VL_ONE(atan)
VL_ONE(atanh)
VL_ONE(cbrt)
VL_ONE(ceil)
VL_ONE(cos)
VL_ONE(cosh)
VL_ONE(erf)
VL_ONE(erfc)
VL_ONE(exp)
VL_ONE(exp2)
VL_ONE(expm1)
VL_ONE(fabs)
VL_ONE(floor)
VL_ONE(j0)
VL_ONE(j1)
VL_ONE(lgamma)
VL_ONE(log)
VL_ONE(log10)
VL_ONE(log1p)
VL_ONE(log2)
VL_ONE(logb)
VL_ONE(nearbyint)
VL_ONE(rint)
VL_ONE(round)
VL_ONE(sin)
VL_ONE(sinh)
VL_ONE(sqrt)
VL_ONE(tan)
VL_ONE(tanh)
VL_ONE(tgamma)
VL_ONE(trunc)
VL_ONE(y0)
VL_ONE(y1)
VL_TWO(atan2)
VL_TWO(copysign)
VL_TWO(fdim)
VL_TWO(fmax)
VL_TWO(fmin)
VL_TWO(fmod)
VL_TWO(hypot)
VL_TWO(nextafter)
VL_TWO(pow)
VL_TWO(remainder)
#undef VL_ONE
#undef VL_TWO
__device__ double fma(double, double, double);
__device__ float fmaf(float, float, float);
__device__ double frexp(double, int *);
__device__ float frexpf(float, int *);
__device__ double ldexp(double, int);
__device__ float ldexpf(float, int);
__device__ double modf(double, double *);
__device__ float modff(float, float *);
__device__ long lround(double);
__device__ long lroundf(float);
__device__ long lrint(double);
__device__ long lrintf(float);
__device__ long long llround(double);
__device__ long long llroundf(float);
__device__ void sincos(double, double *, double *);
__device__ void sincosf(float, float *, float *);
__device__ float __expf(float);
__device__ float __exp10f(float);
__device__ float __logf(float);
__device__ float __log2f(float);
__device__ float __log10f(float);
__device__ float __powf(float, float);
__device__ float __sinf(float);
__device__ float __cosf(float);
__device__ float __tanf(float);
__device__ void __sincosf(float, float *, float *);
__device__ float exp10f(float);
__device__ double exp10(double);
}

#endif
