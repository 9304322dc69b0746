// OpenGL's buffers and images in HIP.
#ifndef HIP_GL_INTEROP_H
#define HIP_GL_INTEROP_H

#include "hip_runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum hipGLDeviceList {
  hipGLDeviceListAll = 1,
  hipGLDeviceListCurrentFrame = 2,
  hipGLDeviceListNextFrame = 3
} hipGLDeviceList;

hipError_t hipGLGetDevices(unsigned int *, int *, unsigned int,
                           hipGLDeviceList);
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource_t *, unsigned int,
                                       unsigned int);
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource_t *, unsigned int,
                                      unsigned int, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
