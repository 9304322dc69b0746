// Vector types such as float4, and their make_ functions.
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
  static inline __host__ __device__ n##1 make_##n##1(t x) { \
    n##1 v; \
    v.x = x; \
    return v; \
  } \
  static inline __host__ __device__ n##2 make_##n##2(t x, t y) { \
    n##2 v; \
    v.x = x; \
    v.y = y; \
    return v; \
  } \
  static inline __host__ __device__ n##3 make_##n##3(t x, t y, t z) { \
    n##3 v; \
    v.x = x; \
    v.y = y; \
    v.z = z; \
    return v; \
  } \
  static inline __host__ __device__ n##4 make_##n##4(t x, t y, t z, t w) { \
    n##4 v; \
    v.x = x; \
    v.y = y; \
    v.z = z; \
    v.w = w; \
    return v; \
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
  constexpr __host__ __device__ dim3(unsigned int X = 1, unsigned int Y = 1,
                                     unsigned int Z = 1)
      : x(X), y(Y), z(Z) {}
  constexpr __host__ __device__ dim3(uint3 V) : x(V.x), y(V.y), z(V.z) {}
  constexpr __host__ __device__ operator uint3() const { return {x, y, z}; }
#endif
};
typedef struct dim3 dim3;

#endif
#endif
