// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Arrays and mipmapped arrays, which only their own functions free.

#include <cuda_runtime.h>

__global__ void sample(cudaTextureObject_t Volume, float *Out, int N);

int volume_bad(const unsigned char *Voxels, cudaExtent Size, float *Out) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<unsigned char>();
  cudaArray_t Array;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: array 'Array' {{.*}}call cudaFreeArray(Array) {{.*}}[VRM107 unreleased-array-or-texture]
  if (cudaMalloc3DArray(&Array, &Format, Size) != cudaSuccess)
    return -1;
  cudaMemcpy3DParms Copy = {};
  Copy.srcPtr = make_cudaPitchedPtr(const_cast<unsigned char *>(Voxels),
                                    Size.width, Size.width, Size.height);
  Copy.dstArray = Array;
  Copy.extent = Size;
  Copy.kind = cudaMemcpyHostToDevice;
  if (cudaMemcpy3D(&Copy) != cudaSuccess)
    return -1;
  cudaFreeArray(Array);
  return 0;
}

// The texture goes, the array below it stays.
void texture_alone_is_destroyed_bad(const float *Table, int N, float *Out) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  cudaArray *Array = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: array 'Array' {{.*}}[VRM107 unreleased-array-or-texture]
  cudaMallocArray(&Array, &Format, N);
  cudaMemcpy2DToArray(Array, 0, 0, Table, N * sizeof(float), N * sizeof(float),
                      1, cudaMemcpyHostToDevice);
  cudaResourceDesc Resource = {};
  Resource.resType = cudaResourceTypeArray;
  Resource.res.array.array = Array;
  cudaTextureDesc How = {};
  cudaTextureObject_t Texture = 0;
  cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
  sample<<<N, 64>>>(Texture, Out, N);
  cudaDestroyTextureObject(Texture);
}

void both_are_released_ok(const float *Table, int N, float *Out) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  cudaArray *Array = nullptr;
  cudaMallocArray(&Array, &Format, N);
  cudaResourceDesc Resource = {};
  Resource.resType = cudaResourceTypeArray;
  Resource.res.array.array = Array;
  cudaTextureDesc How = {};
  cudaTextureObject_t Texture = 0;
  cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
  sample<<<N, 64>>>(Texture, Out, N);
  cudaDestroyTextureObject(Texture);
  // Freed by the name that the description has for it.
  cudaFreeArray(Resource.res.array.array);
}

// The levels are parts of the mipmapped array.
int mipmapped_ok(cudaExtent Size, unsigned Levels, const float *Data) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float4>();
  cudaMipmappedArray_t Pyramid;
  if (cudaMallocMipmappedArray(&Pyramid, &Format, Size, Levels) != cudaSuccess)
    return -1;
  for (unsigned I = 0; I < Levels; ++I) {
    cudaArray_t Level;
    cudaGetMipmappedArrayLevel(&Level, Pyramid, I);
    cudaMemcpy2DToArray(Level, 0, 0, Data, 16, 16, 1, cudaMemcpyHostToDevice);
  }
  cudaFreeMipmappedArray(Pyramid);
  return 0;
}

int mipmapped_bad(cudaExtent Size, unsigned Levels, const float *Data) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float4>();
  cudaMipmappedArray_t Pyramid;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: mipmapped array 'Pyramid' {{.*}}[VRM107 unreleased-array-or-texture]
  if (cudaMallocMipmappedArray(&Pyramid, &Format, Size, Levels) != cudaSuccess)
    return -1;
  for (unsigned I = 0; I < Levels; ++I) {
    cudaArray_t Level;
    if (cudaGetMipmappedArrayLevel(&Level, Pyramid, I) != cudaSuccess)
      return -1;
    cudaMemcpy2DToArray(Level, 0, 0, Data, 16, 16, 1, cudaMemcpyHostToDevice);
  }
  cudaFreeMipmappedArray(Pyramid);
  return 0;
}

// Who gets a level gets at the array through its owner.
cudaArray_t level_is_handed_on_ok(cudaExtent Size) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  cudaMipmappedArray_t Pyramid;
  cudaMallocMipmappedArray(&Pyramid, &Format, Size, 4);
  cudaArray_t Level;
  cudaGetMipmappedArrayLevel(&Level, Pyramid, 0);
  return Level;
}

void mapped_from_outside_bad(cudaExternalMemory_t Memory,
                             cudaExternalMemoryMipmappedArrayDesc *What,
                             bool Used) {
  cudaMipmappedArray_t Image;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
  cudaExternalMemoryGetMappedMipmappedArray(&Image, Memory, What);
  if (Used)
    cudaFreeMipmappedArray(Image);
}

// The reset frees arrays and objects alike.
void reset_ok(const float *Table, int N, float *Out) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
  cudaArray_t Array;
  cudaMallocArray(&Array, &Format, N, N, cudaArraySurfaceLoadStore);
  cudaResourceDesc Resource = {};
  Resource.res.array.array = Array;
  cudaSurfaceObject_t Surface;
  cudaCreateSurfaceObject(&Surface, &Resource);
  cudaDeviceReset();
}
