// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A layer of a network: its forward pass makes a workspace per call.

#include <cuda_runtime.h>
#include <stdexcept>
#include <string>

#define CUDA_OR_THROW(Call)                                                    \
  do {                                                                         \
    cudaError_t E_ = (Call);                                                   \
    if (E_ != cudaSuccess)                                                     \
      throw std::runtime_error(std::string(#Call) + ": " +                     \
                               cudaGetErrorString(E_));                        \
  } while (0)

__global__ void unfold(const float *In, float *Columns, int C, int H, int W);
__global__ void multiply(const float *A, const float *B, float *Out, int M,
                         int N, int K);
__global__ void addBias(float *Out, const float *Bias, int M, int N);

class Convolution {
public:
  Convolution(int In, int Out, int Kernel)
      : In(In), Out(Out), Kernel(Kernel) {
    CUDA_OR_THROW(cudaMalloc(&Weights, weightBytes()));
    CUDA_OR_THROW(cudaMalloc(&Bias, Out * sizeof(float)));
  }
  ~Convolution() {
    cudaFree(Weights);
    cudaFree(Bias);
  }
  Convolution(const Convolution &) = delete;

  // A 1x1 kernel needs no unfolded copy, and leaves before the release.
  void forward_bad(const float *X, float *Y, int H, int W, bool UseBias) {
    const int K = In * Kernel * Kernel;
    float *Columns = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
    CUDA_OR_THROW(cudaMalloc(&Columns, size_t(K) * H * W * sizeof(float)));
    const float *Source = X;
    if (Kernel > 1) {
      unfold<<<dim3(H, W), 64>>>(X, Columns, In, H, W);
      Source = Columns;
    }
    multiply<<<dim3(Out, H), 256>>>(Weights, Source, Y, Out, H * W, K);
    if (!UseBias)
      return;
    addBias<<<Out, 256>>>(Y, Bias, Out, H * W);
    cudaFree(Columns);
  }

  void forward_ok(const float *X, float *Y, int H, int W, bool UseBias) {
    const int K = In * Kernel * Kernel;
    float *Columns = nullptr;
    const float *Source = X;
    if (Kernel > 1) {
      CUDA_OR_THROW(cudaMalloc(&Columns, size_t(K) * H * W * sizeof(float)));
      unfold<<<dim3(H, W), 64>>>(X, Columns, In, H, W);
      Source = Columns;
    }
    multiply<<<dim3(Out, H), 256>>>(Weights, Source, Y, Out, H * W, K);
    if (UseBias)
      addBias<<<Out, 256>>>(Y, Bias, Out, H * W);
    if (Kernel > 1)
      cudaFree(Columns);
  }

private:
  size_t weightBytes() const {
    return size_t(In) * Out * Kernel * Kernel * sizeof(float);
  }
  int In, Out, Kernel;
  float *Weights = nullptr, *Bias = nullptr;
};
