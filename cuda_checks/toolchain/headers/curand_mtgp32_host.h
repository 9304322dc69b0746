// Functions of cuRAND's MTGP32 set-up by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CURAND_MTGP32_HOST_H
#define CURAND_MTGP32_HOST_H

#include <curand_kernel.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;
struct mtgp32_kernel_params {
  unsigned int d[64];
};
curandStatus_t curandMakeMTGP32Constants(const void *, ...);
curandStatus_t curandMakeMTGP32KernelState(const void *, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
