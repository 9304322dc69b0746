// Graphics resources shared with OpenGL.
#ifndef __CUDA_GL_INTEROP_H__
#define __CUDA_GL_INTEROP_H__

#include <cuda_runtime_api.h>

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **,
                                         unsigned int, unsigned int);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **,
                                        unsigned int, unsigned int,
                                        unsigned int);
cudaError_t cudaGLSetGLDevice(int);
cudaError_t cudaGLSetBufferObjectMapFlags(unsigned int, unsigned int);
cudaError_t cudaGLMapBufferObjectAsync(void **, unsigned int, cudaStream_t);
cudaError_t cudaGLUnmapBufferObjectAsync(unsigned int, cudaStream_t);
cudaError_t cudaGLRegisterBufferObject(unsigned int);
cudaError_t cudaGLUnregisterBufferObject(unsigned int);
cudaError_t cudaGLMapBufferObject(void **, unsigned int);
cudaError_t cudaGLUnmapBufferObject(unsigned int);
cudaError_t cudaGLGetDevices(unsigned int *, int *, unsigned int, int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
