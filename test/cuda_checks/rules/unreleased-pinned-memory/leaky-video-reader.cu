// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Frames go through a staging buffer in page-locked memory.

#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>
#include <string>

__global__ void convert(const unsigned char *Raw, float *Frame, int N);

struct Reader {
  std::FILE *File;
  int Width, Height;
};

// End of file leaves the loop by return.
int readFrames_bad(Reader &R, float *Frames, int Limit) {
  const size_t Bytes = size_t(R.Width) * R.Height * 3;
  unsigned char *Staging = nullptr;
  unsigned char *Raw = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM104 unreleased-pinned-memory]
  if (cudaHostAlloc(&Staging, Bytes, cudaHostAllocWriteCombined) != cudaSuccess)
    return -1;
  if (cudaMalloc(&Raw, Bytes) != cudaSuccess) {
    cudaFreeHost(Staging);
    return -1;
  }
  for (int Frame = 0; Frame < Limit; ++Frame) {
    if (std::fread(Staging, 1, Bytes, R.File) != Bytes) {
      cudaFree(Raw);
      return Frame;
    }
    cudaMemcpy(Raw, Staging, Bytes, cudaMemcpyHostToDevice);
    convert<<<R.Height, 256>>>(Raw, Frames + Frame * Bytes, int(Bytes));
  }
  cudaFree(Raw);
  cudaFreeHost(Staging);
  return Limit;
}

// The thumbnail's host copy is written out and then dropped.
bool writeThumbnail_bad(const float *Frame, const std::string &Path,
                        size_t Count) {
  std::FILE *File = std::fopen(Path.c_str(), "wb");
  if (!File)
    return false;
  float *Host = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM104 unreleased-pinned-memory]
  if (cudaMallocHost(&Host, Count * sizeof(float)) != cudaSuccess) {
    std::fclose(File);
    return false;
  }
  cudaMemcpy(Host, Frame, Count * sizeof(float), cudaMemcpyDeviceToHost);
  bool Written = std::fwrite(Host, sizeof(float), Count, File) == Count;
  std::fclose(File);
  return Written;
}
