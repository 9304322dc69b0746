// OpenGL's buffers and images in the CUDA driver.
#ifndef CUDAGL_H
#define CUDAGL_H

#include <cuda.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum CUGLDeviceList_enum {
  CU_GL_DEVICE_LIST_ALL = 1,
  CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
  CU_GL_DEVICE_LIST_NEXT_FRAME = 3
} CUGLDeviceList;
typedef enum CUGLmap_flags_enum {
  CU_GL_MAP_RESOURCE_FLAGS_NONE = 0,
  CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1,
  CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2
} CUGLmap_flags;

CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *, unsigned int,
                                    unsigned int);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *, unsigned int,
                                   unsigned int, unsigned int);
CUresult cuGLGetDevices(unsigned int *, CUdevice *, unsigned int,
                        CUGLDeviceList);
CUresult cuGLCtxCreate(CUcontext *, unsigned int, CUdevice);
CUresult cuGLInit(void);
CUresult cuGLRegisterBufferObject(unsigned int);
CUresult cuGLMapBufferObject(CUdeviceptr *, size_t *, unsigned int);
CUresult cuGLMapBufferObjectAsync(CUdeviceptr *, size_t *, unsigned int,
                                  CUstream);
CUresult cuGLSetBufferObjectMapFlags(unsigned int, unsigned int);
CUresult cuGLUnmapBufferObject(unsigned int);
CUresult cuGLUnmapBufferObjectAsync(unsigned int, CUstream);
CUresult cuGLUnregisterBufferObject(unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
