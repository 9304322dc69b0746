// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A renderer as programs have them: globals that init and free functions share,
// a class with two textures, a table rebuilt when it changes.
// CHECK: No findings

#include <cuda_runtime.h>

#include <cstring>
#include <stdexcept>
#include <vector>

__global__ void render(float *Image, int W, int H, cudaTextureObject_t Volume,
                       cudaTextureObject_t Colours);

static void check(cudaError_t Status) {
  if (Status != cudaSuccess)
    throw std::runtime_error(cudaGetErrorString(Status));
}

static cudaArray *VolumeArray = nullptr;
static cudaTextureObject_t VolumeTexture;

void initVolume(const unsigned char *Voxels, cudaExtent Size) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<unsigned char>();
  check(cudaMalloc3DArray(&VolumeArray, &Format, Size));
  cudaMemcpy3DParms Copy = {};
  Copy.srcPtr = make_cudaPitchedPtr(const_cast<unsigned char *>(Voxels),
                                    Size.width, Size.width, Size.height);
  Copy.dstArray = VolumeArray;
  Copy.extent = Size;
  Copy.kind = cudaMemcpyHostToDevice;
  check(cudaMemcpy3D(&Copy));
  cudaResourceDesc Resource;
  std::memset(&Resource, 0, sizeof(Resource));
  Resource.resType = cudaResourceTypeArray;
  Resource.res.array.array = VolumeArray;
  cudaTextureDesc How;
  std::memset(&How, 0, sizeof(How));
  How.normalizedCoords = true;
  check(cudaCreateTextureObject(&VolumeTexture, &Resource, &How, nullptr));
}

void freeVolume() {
  check(cudaDestroyTextureObject(VolumeTexture));
  check(cudaFreeArray(VolumeArray));
}

class TransferFunction {
public:
  explicit TransferFunction(const std::vector<float4> &Colours) {
    rebuild(Colours);
  }
  TransferFunction(const TransferFunction &) = delete;
  TransferFunction &operator=(const TransferFunction &) = delete;
  ~TransferFunction() { clear(); }

  void rebuild(const std::vector<float4> &Colours) {
    clear();
    cudaChannelFormatDesc Format = cudaCreateChannelDesc<float4>();
    check(cudaMallocArray(&Array, &Format, Colours.size(), 1));
    check(cudaMemcpy2DToArray(Array, 0, 0, Colours.data(), 0,
                              Colours.size() * sizeof(float4), 1,
                              cudaMemcpyHostToDevice));
    cudaResourceDesc Resource = {};
    Resource.resType = cudaResourceTypeArray;
    Resource.res.array.array = Array;
    cudaTextureDesc How = {};
    How.filterMode = cudaFilterModeLinear;
    check(cudaCreateTextureObject(&Texture, &Resource, &How, nullptr));
  }

  cudaTextureObject_t texture() const { return Texture; }

private:
  void clear() {
    if (Texture)
      cudaDestroyTextureObject(Texture);
    if (Array)
      cudaFreeArray(Array);
    Texture = 0;
    Array = nullptr;
  }
  cudaArray_t Array = nullptr;
  cudaTextureObject_t Texture = 0;
};

struct Image {
  cudaArray_t Storage;
  cudaTextureObject_t View;
};

// Filled in place by a helper, released by another.
static void makeImage(Image &Result, int W, int H) {
  cudaChannelFormatDesc Format = cudaCreateChannelDesc<uchar4>();
  check(cudaMallocArray(&Result.Storage, &Format, W, H));
  cudaResourceDesc Resource = {};
  Resource.res.array.array = Result.Storage;
  cudaTextureDesc How = {};
  check(cudaCreateTextureObject(&Result.View, &Resource, &How, nullptr));
}

static void freeImage(Image &Old) {
  cudaDestroyTextureObject(Old.View);
  cudaFreeArray(Old.Storage);
}

void frames(TransferFunction &Colours, float *Out, int W, int H, int Frames) {
  Image Overlay = {};
  makeImage(Overlay, W, H);
  for (int I = 0; I < Frames; ++I)
    render<<<W, H>>>(Out, W, H, Overlay.View, Colours.texture());
  freeImage(Overlay);
}
