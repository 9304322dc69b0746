// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Texture and surface objects that are made for every launch. A kernel takes
// them by value, as numbers.

#include <cuda_runtime.h>

__global__ void downscale(cudaTextureObject_t From, int W, int H, float *Out);
__global__ void warp(cudaTextureObject_t From, cudaTextureObject_t By,
                     float *Out);
__global__ void fill(cudaSurfaceObject_t To, int W, int H);

static cudaResourceDesc pitched(const float *Data, int W, int H, int Pitch) {
  cudaResourceDesc Resource = {};
  Resource.resType = cudaResourceTypePitch2D;
  Resource.res.pitch2D.devPtr = const_cast<float *>(Data);
  Resource.res.pitch2D.desc = cudaCreateChannelDesc<float>();
  Resource.res.pitch2D.width = W;
  Resource.res.pitch2D.height = H;
  Resource.res.pitch2D.pitchInBytes = Pitch * sizeof(float);
  return Resource;
}

void launch_bad(const float *Source, int W, int H, int Pitch, float *Out) {
  cudaResourceDesc Resource = pitched(Source, W, H, Pitch);
  cudaTextureDesc How = {};
  How.filterMode = cudaFilterModeLinear;
  cudaTextureObject_t Texture;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: texture object 'Texture' {{.*}}call cudaDestroyTextureObject(Texture) {{.*}}[VRM107 unreleased-array-or-texture]
  cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
  dim3 Threads(32, 8);
  dim3 Blocks((W + 31) / 32, (H + 7) / 8);
  downscale<<<Blocks, Threads>>>(Texture, W, H, Out);
}

void launch_ok(const float *Source, int W, int H, int Pitch, float *Out) {
  cudaResourceDesc Resource = pitched(Source, W, H, Pitch);
  cudaTextureDesc How = {};
  cudaTextureObject_t Texture = 0;
  cudaCreateTextureObject(&Texture, &Resource, &How, NULL);
  downscale<<<W, 64>>>(Texture, W, H, Out);
  cudaDestroyTextureObject(Texture);
}

// Two textures, one forgotten.
void warp_bad(const float *Source, const float *By, int W, int H, float *Out) {
  cudaResourceDesc First = pitched(Source, W, H, W);
  cudaResourceDesc Second = pitched(By, W, H, W);
  cudaTextureDesc How = {};
  cudaTextureObject_t From, Displacement;
  cudaCreateTextureObject(&From, &First, &How, nullptr);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: texture object 'Displacement' {{.*}}[VRM107 unreleased-array-or-texture]
  cudaCreateTextureObject(&Displacement, &Second, &How, nullptr);
  warp<<<W, H>>>(From, Displacement, Out);
  cudaDestroyTextureObject(From);
}

void surface_bad(cudaArray_t Array, int W, int H) {
  cudaResourceDesc Resource = {};
  Resource.resType = cudaResourceTypeArray;
  Resource.res.array.array = Array;
  cudaSurfaceObject_t Surface = 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: surface object 'Surface' {{.*}}[VRM107 unreleased-array-or-texture]
  cudaCreateSurfaceObject(&Surface, &Resource);
  fill<<<W, H>>>(Surface, W, H);
  cudaDeviceSynchronize();
}

// Levels of a pyramid: a texture for each, in the loop.
void levels_bad(float *const *Levels, const int *Widths, int Count,
                float *Out) {
  for (int I = 0; I < Count; ++I) {
    cudaResourceDesc Resource = pitched(Levels[I], Widths[I], Widths[I], 1);
    cudaTextureDesc How = {};
    cudaTextureObject_t Texture;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
    cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
    downscale<<<Widths[I], 64>>>(Texture, Widths[I], Widths[I], Out);
  }
}

void levels_ok(float *const *Levels, const int *Widths, int Count, float *Out) {
  cudaTextureObject_t Textures[16];
  for (int I = 0; I < Count; ++I) {
    cudaResourceDesc Resource = pitched(Levels[I], Widths[I], Widths[I], 1);
    cudaTextureDesc How = {};
    cudaCreateTextureObject(&Textures[I], &Resource, &How, nullptr);
  }
  for (int I = 0; I < Count; ++I)
    downscale<<<Widths[I], 64>>>(Textures[I], Widths[I], Widths[I], Out);
  for (int I = 0; I < Count; ++I)
    cudaDestroyTextureObject(Textures[I]);
}

// Made once, kept for good.
void cached_ok(const float *Table, int N, float *Out) {
  static cudaTextureObject_t Texture = 0;
  if (!Texture) {
    cudaResourceDesc Resource = pitched(Table, N, 1, N);
    cudaTextureDesc How = {};
    cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
  }
  downscale<<<N, 64>>>(Texture, N, 1, Out);
}

cudaTextureObject_t caller_owns_ok(const float *Source, int W, int H) {
  cudaResourceDesc Resource = pitched(Source, W, H, W);
  cudaTextureDesc How = {};
  cudaTextureObject_t Texture;
  cudaCreateTextureObject(&Texture, &Resource, &How, nullptr);
  return Texture;
}

void caller_forgets_bad(const float *Source, int W, int H, float *Out) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM107 unreleased-array-or-texture]
  cudaTextureObject_t Texture = caller_owns_ok(Source, W, H);
  downscale<<<W, H>>>(Texture, W, H, Out);
}
