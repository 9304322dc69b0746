// Functions of cuRAND in kernels by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CURAND_KERNEL_H_
#define CURAND_KERNEL_H_

#include <curand.h>
#include "vramlint/device.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct curandStateXORWOW {
  unsigned int d[64];
} curandStateXORWOW_t;
typedef struct curandStateMRG32k3a {
  unsigned int d[64];
} curandStateMRG32k3a_t;
typedef struct curandStatePhilox4_32_10 {
  unsigned int d[64];
} curandStatePhilox4_32_10_t;
typedef struct curandStateSobol32 {
  unsigned int d[64];
} curandStateSobol32_t;
typedef struct curandStateScrambledSobol32 {
  unsigned int d[64];
} curandStateScrambledSobol32_t;
typedef struct curandStateSobol64 {
  unsigned int d[64];
} curandStateSobol64_t;
typedef struct curandStateScrambledSobol64 {
  unsigned int d[64];
} curandStateScrambledSobol64_t;
typedef struct curandStateMtgp32 {
  unsigned int d[64];
} curandStateMtgp32_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;

#ifdef __CUDA__
} // extern "C"
#pragma clang force_cuda_host_device begin
template <class S, class... A> unsigned int curand(S *, A...);
template <class S, class... A> float curand_uniform(S *, A...);
template <class S, class... A> float curand_normal(S *, A...);
template <class S, class... A> float curand_log_normal(S *, A...);
template <class S, class... A> double curand_uniform_double(S *, A...);
template <class S, class... A> double curand_normal_double(S *, A...);
template <class S, class... A> double curand_log_normal_double(S *, A...);
template <class S, class... A> float2 curand_normal2(S *, A...);
template <class S, class... A> double2 curand_normal2_double(S *, A...);
template <class S, class... A> double2 curand_uniform2_double(S *, A...);
template <class S, class... A> uint4 curand4(S *, A...);
template <class S, class... A> float4 curand_uniform4(S *, A...);
template <class S, class... A> float4 curand_normal4(S *, A...);
template <class S, class... A> unsigned int curand_poisson(S *, A...);
template <class... A> void curand_init(A...);
template <class... A> void skipahead(A...);
#pragma clang force_cuda_host_device end
extern "C" {
#endif

#ifdef __cplusplus
} // extern "C"
#endif

#endif
