// Vector types such as float4, and their make_ functions. Parameters have reserved
// names: a program may define X, Y or V as macros before it includes this.
#ifndef VRAMLINT_VECTORS_H
#define VRAMLINT_VECTORS_H

#include "attributes.h"

#ifndef __VECTOR_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __VECTOR_FUNCTIONS_HPP__

#define VL_VECTORS(n, t, a2, a4) \
  struct n##1 { t x; }; \
  struct __align__(a2) n##2 { t x, y; }; \
  struct n##3 { t x, y, z; }; \
  struct __align__(a4) n##4 { t x, y, z, w; }; \
  typedef struct n##1 n##1; \
  typedef struct n##2 n##2; \
  typedef struct n##3 n##3; \
  typedef struct n##4 n##4; \
  static inline __host__ __device__ n##1 make_##n##1(t __x) { \
    n##1 __v = {__x}; \
    return __v; \
  } \
  static inline __host__ __device__ n##2 make_##n##2(t __x, t __y) { \
    n##2 __v = {__x, __y}; \
    return __v; \
  } \
  static inline __host__ __device__ n##3 make_##n##3(t __x, t __y, t __z) { \
    n##3 __v = {__x, __y, __z}; \
    return __v; \
  } \
  static inline __host__ __device__ n##4 make_##n##4(t __x, t __y, t __z, \
                                                     t __w) { \
    n##4 __v = {__x, __y, __z, __w}; \
    return __v; \
  }

VL_VECTORS(char, signed char, 2, 4)
VL_VECTORS(uchar, unsigned char, 2, 4)
VL_VECTORS(short, short, 4, 8)
VL_VECTORS(ushort, unsigned short, 4, 8)
VL_VECTORS(int, int, 8, 16)
VL_VECTORS(uint, unsigned int, 8, 16)
VL_VECTORS(long, long int, 16, 16)
VL_VECTORS(ulong, unsigned long, 16, 16)
VL_VECTORS(longlong, long long, 16, 16)
VL_VECTORS(ulonglong, unsigned long long, 16, 16)
VL_VECTORS(float, float, 8, 16)
VL_VECTORS(double, double, 16, 16)

#undef VL_VECTORS

struct dim3 {
  unsigned int x, y, z;
#ifdef __cplusplus
  constexpr __host__ __device__ dim3(unsigned int __x = 1, unsigned int __y = 1,
                                     unsigned int __z = 1)
      : x(__x), y(__y), z(__z) {}
  constexpr __host__ __device__ dim3(uint3 __v)
      : x(__v.x), y(__v.y), z(__v.z) {}
  constexpr __host__ __device__ operator uint3() const { return {x, y, z}; }
#endif
};
typedef struct dim3 dim3;

#endif
#endif
