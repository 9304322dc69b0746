// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// EGL streams: a connection is closed by its address.

#include <cudaEGL.h>
#include <cuda_egl_interop.h>

int consume_bad(void *Stream, CUgraphicsResource *Frame, CUstream Work) {
  CUeglStreamConnection Connection;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: EGL stream connection 'Connection' {{.*}}[VRM110 unreleased-pool-or-import]
  if (cuEGLStreamConsumerConnect(&Connection, Stream) != CUDA_SUCCESS)
    return -1;
  if (cuEGLStreamConsumerAcquireFrame(&Connection, Frame, &Work, 16000) !=
      CUDA_SUCCESS)
    return -1;
  cuEGLStreamConsumerReleaseFrame(&Connection, *Frame, &Work);
  cuEGLStreamConsumerDisconnect(&Connection);
  return 0;
}

int produce_ok(void *Stream, cudaEglFrame Frame) {
  cudaEglStreamConnection Connection;
  if (cudaEGLStreamProducerConnect(&Connection, Stream, 640, 480) !=
      cudaSuccess)
    return -1;
  cudaEGLStreamProducerPresentFrame(&Connection, Frame, nullptr);
  cudaEGLStreamProducerDisconnect(&Connection);
  return 0;
}

void image_bad(void *Image, cudaEglFrame *Frame) {
  cudaGraphicsResource_t Resource;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: graphics resource 'Resource' {{.*}}[VRM110 unreleased-pool-or-import]
  cudaGraphicsEGLRegisterImage(&Resource, Image, 0);
  cudaGraphicsResourceGetMappedEglFrame(Frame, Resource, 0, 0);
}

int sync_bad(void *Sync, CUstream Stream) {
  CUevent Event;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM102 unreleased-event]
  if (cuEventCreateFromEGLSync(&Event, Sync, CU_EVENT_DEFAULT) != CUDA_SUCCESS)
    return -1;
  return cuStreamWaitEvent(Stream, Event, 0) == CUDA_SUCCESS ? 0 : -1;
}
