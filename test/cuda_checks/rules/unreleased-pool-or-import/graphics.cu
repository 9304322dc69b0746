// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Resources shared with OpenGL: registered once, mapped for every frame.

#include <cuda_gl_interop.h>
#include <cuda_runtime.h>

__global__ void simulate(float4 *Vertices, unsigned N, float Time);

bool snapshot_bad(unsigned Buffer, unsigned N, float4 *Host) {
  cudaGraphicsResource *Resource = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: graphics resource 'Resource' {{.*}}call cudaGraphicsUnregisterResource(Resource) {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaGraphicsGLRegisterBuffer(&Resource, Buffer,
                                   cudaGraphicsMapFlagsReadOnly) != cudaSuccess)
    return false;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: graphics mapping 'Resource' {{.*}}[VRM110 unreleased-pool-or-import]
  if (cudaGraphicsMapResources(1, &Resource, 0) != cudaSuccess) {
    cudaGraphicsUnregisterResource(Resource);
    return false;
  }
  float4 *Device;
  size_t Bytes;
  if (cudaGraphicsResourceGetMappedPointer((void **)&Device, &Bytes,
                                           Resource) != cudaSuccess)
    return false;
  cudaMemcpy(Host, Device, Bytes, cudaMemcpyDeviceToHost);
  cudaGraphicsUnmapResources(1, &Resource, 0);
  cudaGraphicsUnregisterResource(Resource);
  return true;
}

bool snapshot_ok(unsigned Buffer, float4 *Host) {
  cudaGraphicsResource_t Resource;
  if (cudaGraphicsGLRegisterBuffer(&Resource, Buffer, 0) != cudaSuccess)
    return false;
  float4 *Device = nullptr;
  size_t Bytes = 0;
  cudaGraphicsMapResources(1, &Resource, 0);
  cudaGraphicsResourceGetMappedPointer((void **)&Device, &Bytes, Resource);
  cudaMemcpy(Host, Device, Bytes, cudaMemcpyDeviceToHost);
  cudaGraphicsUnmapResources(1, &Resource, 0);
  cudaGraphicsUnregisterResource(Resource);
  return true;
}

static cudaGraphicsResource *Vertices;

void createBuffer_ok(cudaGraphicsResource **Out, unsigned Buffer) {
  cudaGraphicsGLRegisterBuffer(Out, Buffer, cudaGraphicsMapFlagsWriteDiscard);
}

void startUp_ok(unsigned Buffer) { createBuffer_ok(&Vertices, Buffer); }

// Mapped through the pointer that the caller gives.
void frame_ok(cudaGraphicsResource **Resource, unsigned N, float Time) {
  float4 *Device;
  size_t Bytes;
  cudaGraphicsMapResources(1, Resource, 0);
  cudaGraphicsResourceGetMappedPointer((void **)&Device, &Bytes, *Resource);
  simulate<<<N, 64>>>(Device, N, Time);
  cudaGraphicsUnmapResources(1, Resource, 0);
}

void frame_bad(cudaGraphicsResource **Resource, unsigned N, float Time) {
  float4 *Device;
  size_t Bytes;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: graphics mapping {{.*}}[VRM110 unreleased-pool-or-import]
  cudaGraphicsMapResources(1, Resource, 0);
  cudaGraphicsResourceGetMappedPointer((void **)&Device, &Bytes, *Resource);
  if (Bytes < N * sizeof(float4))
    return;
  simulate<<<N, 64>>>(Device, N, Time);
  cudaGraphicsUnmapResources(1, Resource, 0);
}

// Mapped here, unmapped when the frame is done.
void beginFrame_ok() { cudaGraphicsMapResources(1, &Vertices, 0); }
void endFrame_ok() { cudaGraphicsUnmapResources(1, &Vertices, 0); }

void shutDown_ok() { cudaGraphicsUnregisterResource(Vertices); }
