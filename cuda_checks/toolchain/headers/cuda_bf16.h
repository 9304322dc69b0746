// __nv_bfloat16 and __nv_bfloat162: enough to read code that computes with them.
#ifndef __CUDA_BF16_H__
#define __CUDA_BF16_H__

#include "vramlint/vectors.h"

typedef struct {
  unsigned short x;
} __nv_bfloat16_raw;

#ifdef __cplusplus

struct __nv_bfloat16 {
  unsigned short Bits;
  __nv_bfloat16() = default;
  __host__ __device__ __nv_bfloat16(float);
  __host__ __device__ __nv_bfloat16(double);
  __host__ __device__ __nv_bfloat16(int);
  __host__ __device__ __nv_bfloat16(unsigned);
  __host__ __device__ __nv_bfloat16(long);
  __host__ __device__ __nv_bfloat16(unsigned long);
  __host__ __device__ __nv_bfloat16(short);
  __host__ __device__ operator float() const;
  template <class T> __host__ __device__ __nv_bfloat16 &operator=(T);
  template <class T> __host__ __device__ __nv_bfloat16 &operator+=(T);
  template <class T> __host__ __device__ __nv_bfloat16 &operator-=(T);
  template <class T> __host__ __device__ __nv_bfloat16 &operator*=(T);
  template <class T> __host__ __device__ __nv_bfloat16 &operator/=(T);
};
struct __nv_bfloat162 {
  __nv_bfloat16 x, y;
};
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#ifdef __CUDA__
#pragma clang force_cuda_host_device begin
#endif
#define VL_BINARY(name) __nv_bfloat16 __h##name(__nv_bfloat16, __nv_bfloat16); __nv_bfloat162 __h##name##2(__nv_bfloat162, __nv_bfloat162);
#define VL_UNARY(name) __nv_bfloat16 h##name(__nv_bfloat16); __nv_bfloat162 h2##name(__nv_bfloat162);
VL_BINARY(add)
VL_BINARY(sub)
VL_BINARY(mul)
VL_BINARY(div)
VL_BINARY(max)
VL_BINARY(min)
VL_UNARY(sqrt)
VL_UNARY(rsqrt)
VL_UNARY(exp)
VL_UNARY(log)
VL_UNARY(rcp)
bool __heq(__nv_bfloat16, __nv_bfloat16);
bool __hne(__nv_bfloat16, __nv_bfloat16);
bool __hlt(__nv_bfloat16, __nv_bfloat16);
bool __hgt(__nv_bfloat16, __nv_bfloat16);
bool __hle(__nv_bfloat16, __nv_bfloat16);
bool __hge(__nv_bfloat16, __nv_bfloat16);
__nv_bfloat16 __hneg(__nv_bfloat16);
__nv_bfloat16 __habs(__nv_bfloat16);
__nv_bfloat16 __hfma(__nv_bfloat16, __nv_bfloat16, __nv_bfloat16);
__nv_bfloat162 __hfma2(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
__nv_bfloat162 operator+(__nv_bfloat162, __nv_bfloat162);
__nv_bfloat162 operator-(__nv_bfloat162, __nv_bfloat162);
__nv_bfloat162 operator*(__nv_bfloat162, __nv_bfloat162);
__nv_bfloat162 operator/(__nv_bfloat162, __nv_bfloat162);
__nv_bfloat16 __low2bfloat16(__nv_bfloat162);
__nv_bfloat16 __high2bfloat16(__nv_bfloat162);
float2 __bfloat1622float2(__nv_bfloat162);
__nv_bfloat162 __float22bfloat162_rn(float2);
__nv_bfloat162 __floats2bfloat162_rn(float, float);
__nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
__nv_bfloat162 __halves2bfloat162(__nv_bfloat16, __nv_bfloat16);
__nv_bfloat16 __float2bfloat16(float);
__nv_bfloat16 __float2bfloat16_rn(float);
__nv_bfloat16 __double2bfloat16(double);
float __bfloat162float(__nv_bfloat16);
__nv_bfloat16 __int2bfloat16_rn(int);
int __bfloat162int_rn(__nv_bfloat16);
unsigned short __bfloat16_as_ushort(__nv_bfloat16);
__nv_bfloat16 __ushort_as_bfloat16(unsigned short);
#undef VL_BINARY
#undef VL_UNARY
#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif

#endif
#endif
