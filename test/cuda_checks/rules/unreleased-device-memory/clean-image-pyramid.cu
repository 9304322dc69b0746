// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Levels of an image, made and freed by a pair of functions on a struct.

#include <cuda_runtime.h>

enum { MaxLevels = 8 };

struct Pyramid {
  float *Level[MaxLevels];
  int Width[MaxLevels], Height[MaxLevels];
  size_t Pitch[MaxLevels];
  int Count;
};

__global__ void downscale(const float *From, size_t FromPitch, float *To,
                          size_t ToPitch, int Width, int Height);
__global__ void difference(const float *A, const float *B, float *Out,
                           size_t Pitch, int Width, int Height);

void freePyramid(Pyramid *P) {
  for (int I = 0; I < P->Count; ++I)
    cudaFree(P->Level[I]);
  P->Count = 0;
}

// Whatever fails, the caller gets an empty pyramid or a full one.
cudaError_t makePyramid_ok(Pyramid *P, int Width, int Height, int Levels) {
  P->Count = 0;
  for (int I = 0; I < Levels && I < MaxLevels; ++I) {
    cudaError_t Status = cudaMallocPitch(&P->Level[I], &P->Pitch[I],
                                         Width * sizeof(float), Height);
    if (Status != cudaSuccess) {
      freePyramid(P);
      return Status;
    }
    P->Width[I] = Width;
    P->Height[I] = Height;
    P->Count = I + 1;
    Width = (Width + 1) / 2;
    Height = (Height + 1) / 2;
  }
  return cudaSuccess;
}

void fillPyramid_ok(Pyramid *P, const float *Host) {
  cudaMemcpy2D(P->Level[0], P->Pitch[0], Host, P->Width[0] * sizeof(float),
               P->Width[0] * sizeof(float), P->Height[0],
               cudaMemcpyHostToDevice);
  for (int I = 1; I < P->Count; ++I)
    downscale<<<dim3(8, 8), dim3(16, 16)>>>(P->Level[I - 1], P->Pitch[I - 1],
                                            P->Level[I], P->Pitch[I],
                                            P->Width[I], P->Height[I]);
}

cudaError_t compareImages_ok(const float *A, const float *B, float *Out,
                             int Width, int Height) {
  Pyramid First, Second;
  cudaError_t Status = makePyramid_ok(&First, Width, Height, 4);
  if (Status != cudaSuccess)
    return Status;
  Status = makePyramid_ok(&Second, Width, Height, 4);
  if (Status != cudaSuccess) {
    freePyramid(&First);
    return Status;
  }
  fillPyramid_ok(&First, A);
  fillPyramid_ok(&Second, B);
  difference<<<dim3(8, 8), dim3(16, 16)>>>(First.Level[3], Second.Level[3], Out,
                                           First.Pitch[3], Width, Height);
  freePyramid(&First);
  freePyramid(&Second);
  return cudaGetLastError();
}

// The control: this file is analysed.
void control_bad(int Width, int Height) {
  float *Level;
  size_t Pitch;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMallocPitch(&Level, &Pitch, Width, Height);
  downscale<<<1, 1>>>(Level, Pitch, Level, Pitch, Width, Height);
}
