// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Arrays and objects of the driver API.

#include <cuda.h>

int image_bad(size_t W, size_t H) {
  CUDA_ARRAY_DESCRIPTOR Shape = {};
  Shape.Width = W;
  Shape.Height = H;
  Shape.Format = CU_AD_FORMAT_FLOAT;
  Shape.NumChannels = 1;
  CUarray Array;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: array 'Array' {{.*}}call cuArrayDestroy(Array) {{.*}}[VRM107 unreleased-array-or-texture]
  if (cuArrayCreate(&Array, &Shape) != CUDA_SUCCESS)
    return -1;
  CUDA_RESOURCE_DESC Resource = {};
  Resource.resType = CU_RESOURCE_TYPE_ARRAY;
  Resource.res.array.hArray = Array;
  CUDA_TEXTURE_DESC How = {};
  CUtexObject Texture;
  if (cuTexObjectCreate(&Texture, &Resource, &How, nullptr) != CUDA_SUCCESS)
    return -1;
  cuTexObjectDestroy(Texture);
  cuArrayDestroy(Array);
  return 0;
}

int image_ok(size_t W, size_t H, CUsurfObject *Out) {
  CUDA_ARRAY3D_DESCRIPTOR Shape = {};
  Shape.Width = W;
  Shape.Height = H;
  Shape.Flags = CUDA_ARRAY3D_SURFACE_LDST;
  CUarray Array;
  if (cuArray3DCreate(&Array, &Shape) != CUDA_SUCCESS)
    return -1;
  CUDA_RESOURCE_DESC Resource = {};
  Resource.res.array.hArray = Array;
  if (cuSurfObjectCreate(Out, &Resource) != CUDA_SUCCESS) {
    cuArrayDestroy(Array);
    return -1;
  }
  cuSurfObjectDestroy(*Out);
  cuArrayDestroy(Array);
  return 0;
}

void surface_bad(CUarray Array) {
  CUDA_RESOURCE_DESC Resource = {};
  Resource.res.array.hArray = Array;
  CUsurfObject Surface;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
  cuSurfObjectCreate(&Surface, &Resource);
  cuCtxSynchronize();
}

void mipmapped_bad(const CUDA_ARRAY3D_DESCRIPTOR *Shape, unsigned Levels) {
  CUmipmappedArray Pyramid;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
  cuMipmappedArrayCreate(&Pyramid, Shape, Levels);
  CUarray First;
  cuMipmappedArrayGetLevel(&First, Pyramid, 0);
}

// The context takes its arrays with it.
void with_context_ok(CUcontext Context, const CUDA_ARRAY_DESCRIPTOR *Shape) {
  CUarray Array;
  cuArrayCreate(&Array, Shape);
  cuCtxDestroy(Context);
}
