// __half and __half2: enough to read code that computes with them.
#ifndef __CUDA_FP16_H__
#define __CUDA_FP16_H__

#include "vramlint/vectors.h"

typedef struct {
  unsigned short x;
} __half_raw;

#ifdef __cplusplus

struct __half {
  unsigned short Bits;
  __half() = default;
  __host__ __device__ __half(float);
  __host__ __device__ __half(double);
  __host__ __device__ __half(int);
  __host__ __device__ __half(unsigned);
  __host__ __device__ __half(long);
  __host__ __device__ __half(unsigned long);
  __host__ __device__ __half(short);
  __host__ __device__ operator float() const;
  template <class T> __host__ __device__ __half &operator=(T);
  template <class T> __host__ __device__ __half &operator+=(T);
  template <class T> __host__ __device__ __half &operator-=(T);
  template <class T> __host__ __device__ __half &operator*=(T);
  template <class T> __host__ __device__ __half &operator/=(T);
};
struct __half2 {
  __half x, y;
};
typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;

#ifdef __CUDA__
#pragma clang force_cuda_host_device begin
#endif
#define VL_BINARY(name) __half __h##name(__half, __half); __half2 __h##name##2(__half2, __half2);
#define VL_UNARY(name) __half h##name(__half); __half2 h2##name(__half2);
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
bool __heq(__half, __half);
bool __hne(__half, __half);
bool __hlt(__half, __half);
bool __hgt(__half, __half);
bool __hle(__half, __half);
bool __hge(__half, __half);
__half __hneg(__half);
__half __habs(__half);
__half __hfma(__half, __half, __half);
__half2 __hfma2(__half2, __half2, __half2);
__half2 operator+(__half2, __half2);
__half2 operator-(__half2, __half2);
__half2 operator*(__half2, __half2);
__half2 operator/(__half2, __half2);
__half __low2half(__half2);
__half __high2half(__half2);
float2 __half22float2(__half2);
__half2 __float22half2_rn(float2);
__half2 __floats2half2_rn(float, float);
__half2 __half2half2(__half);
__half2 __halves2half2(__half, __half);
__half __float2half(float);
__half __float2half_rn(float);
__half __float2half_rz(float);
__half2 __float2half2_rn(float);
float __low2float(__half2);
float __high2float(__half2);
__half2 __lows2half2(__half2, __half2);
__half2 __highs2half2(__half2, __half2);
__half2 __lowhigh2highlow(__half2);
__half __hfma_sat(__half, __half, __half);
bool __hisnan(__half);
bool __hisinf(__half);
bool __hbeq2(__half2, __half2);
int __half2int_rd(__half);
int __half2int_ru(__half);
int __half2int_rz(__half);
unsigned __half2uint_rn(__half);
short __half2short_rn(__half);
short __half_as_short(__half);
__half __short_as_half(short);
__half __short2half_rn(short);
__half __ushort2half_rn(unsigned short);
__half __uint2half_rn(unsigned);
__half __ll2half_rn(long long);
__half __double2half(double);
float __half2float(__half);
__half __int2half_rn(int);
int __half2int_rn(__half);
unsigned short __half_as_ushort(__half);
__half __ushort_as_half(unsigned short);
#undef VL_BINARY
#undef VL_UNARY
#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif

#endif
#endif
