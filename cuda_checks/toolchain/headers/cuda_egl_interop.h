// EGL's images, streams and syncs in the CUDA runtime. EGLImageKHR, EGLStreamKHR and
// EGLSyncKHR are pointers, EGLint is int. Of the colour formats only common ones.
#ifndef __CUDA_EGL_INTEROP_H__
#define __CUDA_EGL_INTEROP_H__

#include <cuda_runtime_api.h>

#define CUDA_EGL_MAX_PLANES 3

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cudaEglFrameType_enum {
  cudaEglFrameTypeArray = 0,
  cudaEglFrameTypePitch = 1
} cudaEglFrameType;
typedef enum cudaEglResourceLocationFlags_enum {
  cudaEglResourceLocationSysmem = 0,
  cudaEglResourceLocationVidmem = 1
} cudaEglResourceLocationFlags;
typedef enum cudaEglColorFormat_enum {
  cudaEglColorFormatYUV420Planar = 0,
  cudaEglColorFormatYUV420SemiPlanar = 1,
  cudaEglColorFormatYUV422Planar = 2,
  cudaEglColorFormatYUV422SemiPlanar = 3,
  cudaEglColorFormatARGB = 6,
  cudaEglColorFormatRGBA = 7,
  cudaEglColorFormatL = 8,
  cudaEglColorFormatR = 9,
  cudaEglColorFormatYUYV422 = 12,
  cudaEglColorFormatUYVY422 = 13,
  cudaEglColorFormatABGR = 14,
  cudaEglColorFormatBGRA = 15
} cudaEglColorFormat;
typedef struct cudaEglPlaneDesc_st {
  unsigned int width, height, depth, pitch, numChannels;
  struct cudaChannelFormatDesc channelDesc;
  unsigned int reserved[4];
} cudaEglPlaneDesc;
typedef struct cudaEglFrame_st {
  union {
    cudaArray_t pArray[CUDA_EGL_MAX_PLANES];
    struct cudaPitchedPtr pPitch[CUDA_EGL_MAX_PLANES];
  } frame;
  cudaEglPlaneDesc planeDesc[CUDA_EGL_MAX_PLANES];
  unsigned int planeCount;
  cudaEglFrameType frameType;
  cudaEglColorFormat eglColorFormat;
} cudaEglFrame;
typedef struct CUeglStreamConnection_st *cudaEglStreamConnection;

cudaError_t cudaGraphicsEGLRegisterImage(struct cudaGraphicsResource **, void *,
                                         unsigned int);
cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *,
                                                  cudaGraphicsResource_t,
                                                  unsigned int, unsigned int);
cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *, void *);
cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *,
                                                  void *, unsigned int);
cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *);
cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *,
                                              cudaGraphicsResource_t *,
                                              cudaStream_t *, unsigned int);
cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *,
                                              cudaGraphicsResource_t,
                                              cudaStream_t *);
cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *, void *, int,
                                         int);
cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *);
cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *,
                                              cudaEglFrame, cudaStream_t *);
cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *,
                                             cudaEglFrame *, cudaStream_t *);
cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *, void *, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
