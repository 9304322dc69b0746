// Arithmetic on float4 and its like, which CUDA itself does not have.
#ifndef HELPER_MATH_H
#define HELPER_MATH_H

#include <cuda_runtime.h>

typedef unsigned int uint;
typedef unsigned short ushort;

#ifdef __CUDA__
#pragma clang force_cuda_host_device begin
#endif

#define VL_OPERATOR(vector, op)                                                \
  vector operator op(vector, vector);                                          \
  vector operator op(vector, decltype(vector::x));                             \
  vector operator op(decltype(vector::x), vector);                             \
  void operator op##=(vector &, vector);                                       \
  void operator op##=(vector &, decltype(vector::x));
#define VL_ARITHMETIC(vector)                                                  \
  vector operator-(vector &);                                                  \
  VL_OPERATOR(vector, +)                                                       \
  VL_OPERATOR(vector, -)                                                       \
  VL_OPERATOR(vector, *)                                                       \
  vector clamp(vector, vector, vector);                                        \
  vector clamp(vector, decltype(vector::x), decltype(vector::x));              \
  decltype(vector::x) dot(vector, vector);
#define VL_LENGTHS(vector)                                                     \
  VL_OPERATOR(vector, /)                                                       \
  vector lerp(vector, vector, float);                                          \
  vector fminf(vector, vector);                                                \
  vector fmaxf(vector, vector);                                                \
  vector floorf(vector);                                                       \
  vector fracf(vector);                                                        \
  vector fmodf(vector, vector);                                                \
  vector fabs(vector);                                                         \
  vector reflect(vector, vector);                                              \
  vector normalize(vector);                                                    \
  vector smoothstep(vector, vector, vector);                                   \
  float length(vector);
VL_ARITHMETIC(float2)
VL_ARITHMETIC(float3)
VL_ARITHMETIC(float4)
VL_ARITHMETIC(int2)
VL_ARITHMETIC(int3)
VL_ARITHMETIC(int4)
VL_ARITHMETIC(uint2)
VL_ARITHMETIC(uint3)
VL_ARITHMETIC(uint4)
VL_LENGTHS(float2)
VL_LENGTHS(float3)
VL_LENGTHS(float4)
#undef VL_OPERATOR
#undef VL_ARITHMETIC
#undef VL_LENGTHS

float lerp(float, float, float);
float clamp(float, float, float);
int clamp(int, int, int);
uint clamp(uint, uint, uint);
float fracf(float);
float3 cross(float3, float3);
#define VL_MAKES(vector, scalar)                                               \
  vector##2 make_##vector##2(scalar);                                          \
  vector##2 make_##vector##2(vector##3);                                       \
  vector##3 make_##vector##3(scalar);                                          \
  vector##3 make_##vector##3(vector##2);                                       \
  vector##3 make_##vector##3(vector##2, scalar);                               \
  vector##3 make_##vector##3(vector##4);                                       \
  vector##4 make_##vector##4(scalar);                                          \
  vector##4 make_##vector##4(vector##3);                                       \
  vector##4 make_##vector##4(vector##3, scalar);
VL_MAKES(float, float)
VL_MAKES(int, int)
VL_MAKES(uint, unsigned)
#undef VL_MAKES
float2 make_float2(int2);
float2 make_float2(uint2);
float3 make_float3(int3);
float3 make_float3(uint3);
float4 make_float4(int4);
float4 make_float4(uint4);

#ifdef __CUDA__
#pragma clang force_cuda_host_device end
#endif

#endif
