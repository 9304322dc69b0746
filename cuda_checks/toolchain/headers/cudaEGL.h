// EGL's images, streams and syncs in the CUDA driver. EGLImageKHR, EGLStreamKHR and
// EGLSyncKHR are pointers, EGLint is int. Of the colour formats only common ones.
#ifndef CUDAEGL_H
#define CUDAEGL_H

#include <cuda.h>

#define MAX_PLANES 3
#define CUDA_EGL_INFINITE_TIMEOUT 0xFFFFFFFF

#ifdef __cplusplus
extern "C" {
#endif

typedef enum CUeglFrameType_enum {
  CU_EGL_FRAME_TYPE_ARRAY = 0,
  CU_EGL_FRAME_TYPE_PITCH = 1
} CUeglFrameType;
typedef enum CUeglResourceLocationFlags_enum {
  CU_EGL_RESOURCE_LOCATION_SYSMEM = 0,
  CU_EGL_RESOURCE_LOCATION_VIDMEM = 1
} CUeglResourceLocationFlags;
typedef enum CUeglColorFormat_enum {
  CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0,
  CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,
  CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2,
  CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3,
  CU_EGL_COLOR_FORMAT_RGB = 4,
  CU_EGL_COLOR_FORMAT_BGR = 5,
  CU_EGL_COLOR_FORMAT_ARGB = 6,
  CU_EGL_COLOR_FORMAT_RGBA = 7,
  CU_EGL_COLOR_FORMAT_L = 8,
  CU_EGL_COLOR_FORMAT_R = 9,
  CU_EGL_COLOR_FORMAT_YUYV_422 = 12,
  CU_EGL_COLOR_FORMAT_UYVY_422 = 13,
  CU_EGL_COLOR_FORMAT_ABGR = 14,
  CU_EGL_COLOR_FORMAT_BGRA = 15
} CUeglColorFormat;
typedef struct CUeglFrame_st {
  union {
    CUarray pArray[MAX_PLANES];
    void *pPitch[MAX_PLANES];
  } frame;
  unsigned int width, height, depth, pitch, planeCount, numChannels;
  CUeglFrameType frameType;
  CUeglColorFormat eglColorFormat;
  CUarray_format cuFormat;
} CUeglFrame;
typedef struct CUeglStreamConnection_st *CUeglStreamConnection;

CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *, void *, unsigned int);
CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *, CUgraphicsResource,
                                             unsigned int, unsigned int);
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *, void *);
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *, void *,
                                             unsigned int);
CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *);
CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *,
                                         CUgraphicsResource *, CUstream *,
                                         unsigned int);
CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *,
                                         CUgraphicsResource, CUstream *);
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *, void *, int, int);
CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *);
CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *, CUeglFrame,
                                         CUstream *);
CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *, CUeglFrame *,
                                        CUstream *);
CUresult cuEventCreateFromEGLSync(CUevent *, void *, unsigned int);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
