// What device code sees without including anything. Most bodies of
// device functions are not read, so this covers what stands outside of them: lambdas,
// functions for host and device, device functions whose type has to be deduced, and what
// functions that allocate need.
#ifndef VRAMLINT_DEVICE_H
#define VRAMLINT_DEVICE_H

// None of this is the project's own, although the wrapper includes it first.
#pragma clang system_header

#include "vectors.h"

#if defined(__CUDA__) && defined(__cplusplus)

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;

#pragma clang force_cuda_host_device begin

#define VL_ATOMIC(name)                                                        \
  template <class VL_T, class VL_V> VL_T name(VL_T *, VL_V);                                  \
  template <class VL_T, class VL_V> VL_T name##_system(VL_T *, VL_V);                         \
  template <class VL_T, class VL_V> VL_T name##_block(VL_T *, VL_V);
VL_ATOMIC(atomicAdd)
VL_ATOMIC(atomicSub)
VL_ATOMIC(atomicMin)
VL_ATOMIC(atomicMax)
VL_ATOMIC(atomicExch)
VL_ATOMIC(atomicAnd)
VL_ATOMIC(atomicOr)
VL_ATOMIC(atomicXor)
VL_ATOMIC(atomicInc)
VL_ATOMIC(atomicDec)
#undef VL_ATOMIC
template <class VL_T, class VL_C, class VL_V> VL_T atomicCAS(VL_T *, VL_C, VL_V);
template <class VL_T, class VL_C, class VL_V> VL_T atomicCAS_system(VL_T *, VL_C, VL_V);
template <class VL_T, class VL_C, class VL_V> VL_T atomicCAS_block(VL_T *, VL_C, VL_V);

template <class VL_T> VL_T __ldg(const VL_T *);
template <class VL_T> VL_T __ldcs(const VL_T *);
template <class VL_T> VL_T __ldcg(const VL_T *);
template <class VL_T> VL_T __shfl(VL_T, int, int = 32);
template <class VL_T> VL_T __shfl_up(VL_T, unsigned, int = 32);
template <class VL_T> VL_T __shfl_down(VL_T, unsigned, int = 32);
template <class VL_T> VL_T __shfl_xor(VL_T, int, int = 32);
template <class VL_T> VL_T __shfl_sync(unsigned, VL_T, int, int = 32);
template <class VL_T> VL_T __shfl_up_sync(unsigned, VL_T, unsigned, int = 32);
template <class VL_T> VL_T __shfl_down_sync(unsigned, VL_T, unsigned, int = 32);
template <class VL_T> VL_T __shfl_xor_sync(unsigned, VL_T, int, int = 32);
template <class VL_T> unsigned __match_any_sync(unsigned, VL_T);
int __syncthreads_count(int);
int __syncthreads_and(int);
int __syncthreads_or(int);
void __syncwarp(unsigned = 0xffffffff);
void __threadfence();
void __threadfence_block();
void __threadfence_system();
unsigned __ballot_sync(unsigned, int);
int __all_sync(unsigned, int);
int __any_sync(unsigned, int);
unsigned __activemask();
int __popc(unsigned);
int __popcll(unsigned long long);
int __clz(int);
int __clzll(long long);
int __ffs(int);
int __ffsll(long long);
unsigned __brev(unsigned);
unsigned __byte_perm(unsigned, unsigned, unsigned);
int __mul24(int, int);
unsigned __umul24(unsigned, unsigned);
int __mulhi(int, int);
unsigned __umulhi(unsigned, unsigned);
unsigned long long __umul64hi(unsigned long long, unsigned long long);
float __int_as_float(int);
int __float_as_int(float);
unsigned __float_as_uint(float);
float __uint_as_float(unsigned);
double __longlong_as_double(long long);
long long __double_as_longlong(double);
int __float2int_rn(float);
int __float2int_rd(float);
int __float2int_ru(float);
int __float2int_rz(float);
unsigned __float2uint_rn(float);
float __int2float_rn(int);
int __double2int_rn(double);
float __double2float_rn(double);
float __saturatef(float);
float __fdividef(float, float);
float __fsqrt_rn(float);
float __frcp_rn(float);
float __fmaf_rn(float, float, float);
float __fadd_rn(float, float);
float __fmul_rn(float, float);
double __dadd_rn(double, double);
double __dmul_rn(double, double);
long long clock64();
long long __globaltimer();
int __dp4a(int, int, int);
unsigned __dp4a(unsigned, unsigned, unsigned);
int __dp2a_lo(int, int, int);
int __dp2a_hi(int, int, int);
float __fdiv_rn(float, float);
float __fsub_rn(float, float);
float __frsqrt_rn(float);
double __dsub_rn(double, double);
double __ddiv_rn(double, double);
double __dsqrt_rn(double);
double __fma_rn(double, double, double);
double __int2double_rn(int);
float __uint2float_rn(unsigned);
unsigned __float2uint_rz(float);
unsigned __vadd4(unsigned, unsigned);
unsigned __vsub4(unsigned, unsigned);
int __sad(int, int, unsigned);
unsigned __usad(unsigned, unsigned, unsigned);
int __double2hiint(double);
int __double2loint(double);
double __hiloint2double(int, int);
void sincospi(double, double *, double *);
float rhypotf(float, float);
float norm3df(float, float, float);
float rnorm3df(float, float, float);
float norm4df(float, float, float, float);
float rnorm4df(float, float, float, float);
float cyl_bessel_i0f(float);
float cyl_bessel_i1f(float);
void __nanosleep(unsigned);
void __prof_trigger(int);
void __trap();
void __brkpt();
float rsqrtf(float);
double rsqrt(double);
float rsqrt(float);
float rcbrtf(float);
float sinpif(float);
float cospif(float);
double sinpi(double);
double cospi(double);
void sincospif(float, float *, float *);
float normcdff(float);
double normcdf(double);
float normf(int, const float *);
float erfinvf(float);
double erfinv(double);
float erfcinvf(float);
float normcdfinvf(float);
double normcdfinv(double);

template <class VL_A, class VL_B>
constexpr auto min(VL_A a, VL_B b) -> decltype(a < b ? a : b);
template <class VL_A, class VL_B>
constexpr auto max(VL_A a, VL_B b) -> decltype(a < b ? a : b);
int umin(unsigned, unsigned);
int umax(unsigned, unsigned);

#pragma clang force_cuda_host_device end

#endif
#endif
