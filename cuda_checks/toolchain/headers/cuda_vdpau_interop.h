// VDPAU's surfaces in the CUDA runtime. VdpDevice and the surfaces are 32-bit numbers,
// VdpGetProcAddress is a function.
#ifndef __CUDA_VDPAU_INTEROP_H__
#define __CUDA_VDPAU_INTEROP_H__

#include <cuda_runtime_api.h>

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaVDPAUGetDevice(int *, unsigned int, ...);
cudaError_t cudaVDPAUSetVDPAUDevice(int, unsigned int, ...);
cudaError_t
cudaGraphicsVDPAURegisterVideoSurface(struct cudaGraphicsResource **,
                                      unsigned int, unsigned int);
cudaError_t
cudaGraphicsVDPAURegisterOutputSurface(struct cudaGraphicsResource **,
                                       unsigned int, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
