// Texture references and bindings, which CUDA 12 took away and much code still has.
#ifndef VRAMLINT_TEXTURES_H
#define VRAMLINT_TEXTURES_H

#include "runtime_templates.h"

#ifdef __cplusplus

#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03

struct textureReference {
  int normalized;
  cudaTextureFilterMode filterMode;
  cudaTextureAddressMode addressMode[3];
  cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned int maxAnisotropy;
  cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
struct surfaceReference {
  cudaChannelFormatDesc channelDesc;
};
template <class VL_T, int Type = cudaTextureType1D,
          cudaTextureReadMode Mode = cudaReadModeElementType>
struct texture : textureReference {
  texture(int = 0, cudaTextureFilterMode = cudaFilterModePoint,
          cudaTextureAddressMode = cudaAddressModeClamp);
  texture(int, cudaTextureFilterMode, cudaTextureAddressMode,
          cudaChannelFormatDesc);
};
template <class VL_T, int Type = 1> struct surface : surfaceReference {
  surface();
};

template <class... VL_A> cudaError_t cudaBindTexture(VL_A &&...);
template <class... VL_A> cudaError_t cudaBindTexture2D(VL_A &&...);
template <class... VL_A> cudaError_t cudaBindTextureToArray(VL_A &&...);
template <class... VL_A> cudaError_t cudaBindTextureToMipmappedArray(VL_A &&...);
template <class... VL_A> cudaError_t cudaBindSurfaceToArray(VL_A &&...);
template <class... VL_A> cudaError_t cudaUnbindTexture(VL_A &&...);
template <class... VL_A> cudaError_t cudaGetTextureReference(VL_A &&...);
template <class... VL_A> cudaError_t cudaGetTextureAlignmentOffset(VL_A &&...);

#define VL_FETCH(name)                                                         \
  template <class VL_T, class... VL_A> __host__ __device__ VL_T name(VL_A...);             \
  template <class VL_T, int VL_N, cudaTextureReadMode VL_M, class... VL_A>                 \
  __host__ __device__ VL_T name(texture<VL_T, VL_N, VL_M>, VL_A...);
VL_FETCH(tex1D)
VL_FETCH(tex2D)
VL_FETCH(tex3D)
VL_FETCH(tex1Dfetch)
VL_FETCH(tex1DLod)
VL_FETCH(tex2DLod)
VL_FETCH(tex3DLod)
VL_FETCH(tex1DLayered)
VL_FETCH(tex2DLayered)
VL_FETCH(texCubemap)
#undef VL_FETCH

#endif
#endif
