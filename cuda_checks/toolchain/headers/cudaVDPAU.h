// VDPAU's surfaces in the CUDA driver. VdpDevice and the surfaces are 32-bit numbers,
// VdpGetProcAddress is a function.
#ifndef CUDAVDPAU_H
#define CUDAVDPAU_H

#include <cuda.h>

#ifdef __cplusplus
extern "C" {
#endif

CUresult cuVDPAUGetDevice(CUdevice *, unsigned int, ...);
CUresult cuVDPAUCtxCreate(CUcontext *, unsigned int, CUdevice, unsigned int,
                          ...);
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *, unsigned int,
                                             unsigned int);
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *,
                                              unsigned int, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
