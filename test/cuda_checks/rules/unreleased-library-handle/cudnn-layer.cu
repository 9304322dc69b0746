// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// The dozen descriptors of a layer, one of them forgotten.

#include <cuda_runtime.h>
#include <cudnn.h>

struct Shape {
  int Batch, Channels, Height, Width;
};

void forward_bad(cudnnHandle_t Dnn, const Shape &In, const Shape &Out,
                 const float *X, const float *W, const float *B, float *Y) {
  cudnnTensorDescriptor_t Input, Output, Bias;
  cudnnFilterDescriptor_t Kernel;
  cudnnConvolutionDescriptor_t Convolution;
  cudnnActivationDescriptor_t Activation;
  cudnnCreateTensorDescriptor(&Input);
  cudnnCreateTensorDescriptor(&Output);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuDNN tensor descriptor 'Bias' acquired by cudnnCreateTensorDescriptor is never released; call cudnnDestroyTensorDescriptor(Bias){{.*}}[VRM105 unreleased-library-handle]
  cudnnCreateTensorDescriptor(&Bias);
  cudnnCreateFilterDescriptor(&Kernel);
  cudnnCreateConvolutionDescriptor(&Convolution);
  cudnnCreateActivationDescriptor(&Activation);
  cudnnSetTensor4dDescriptor(Input, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT,
                             In.Batch, In.Channels, In.Height, In.Width);
  cudnnSetTensor4dDescriptor(Output, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT,
                             Out.Batch, Out.Channels, Out.Height, Out.Width);
  cudnnSetTensor4dDescriptor(Bias, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1,
                             Out.Channels, 1, 1);
  cudnnSetFilter4dDescriptor(Kernel, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW,
                             Out.Channels, In.Channels, 3, 3);
  cudnnSetConvolution2dDescriptor(Convolution, 1, 1, 1, 1, 1, 1,
                                  CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT);
  float One = 1, Zero = 0;
  void *Workspace = nullptr;
  size_t Bytes = 0;
  cudnnGetConvolutionForwardWorkspaceSize(
      Dnn, Input, Kernel, Convolution, Output,
      CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, &Bytes);
  cudaMalloc(&Workspace, Bytes);
  cudnnConvolutionForward(Dnn, &One, Input, X, Kernel, W, Convolution,
                          CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, Workspace,
                          Bytes, &Zero, Output, Y);
  cudnnAddTensor(Dnn, &One, Bias, B, &One, Output, Y);
  cudnnActivationForward(Dnn, Activation, &One, Output, Y, &Zero, Output, Y);
  cudaFree(Workspace);
  cudnnDestroyActivationDescriptor(Activation);
  cudnnDestroyConvolutionDescriptor(Convolution);
  cudnnDestroyFilterDescriptor(Kernel);
  cudnnDestroyTensorDescriptor(Output);
  cudnnDestroyTensorDescriptor(Input);
}

// All are made and destroyed in the same order.
void pool_ok(cudnnHandle_t Dnn, const float *X, float *Y) {
  cudnnTensorDescriptor_t Tensors[2];
  cudnnPoolingDescriptor_t Pooling;
  for (cudnnTensorDescriptor_t &Tensor : Tensors)
    cudnnCreateTensorDescriptor(&Tensor);
  cudnnCreatePoolingDescriptor(&Pooling);
  float One = 1, Zero = 0;
  cudnnPoolingForward(Dnn, Pooling, &One, Tensors[0], X, &Zero, Tensors[1], Y);
  cudnnDestroyPoolingDescriptor(Pooling);
  for (cudnnTensorDescriptor_t Tensor : Tensors)
    cudnnDestroyTensorDescriptor(Tensor);
}

#define DNN_CHECK(Call)                                                        \
  {                                                                            \
    cudnnStatus_t Status = (Call);                                             \
    if (Status != CUDNN_STATUS_SUCCESS)                                        \
      return Status;                                                           \
  }

// The sequence of an RNN: descriptors for each step, lost where a step fails.
cudnnStatus_t recurrent_bad(cudnnHandle_t Dnn, int Hidden) {
  cudnnRNNDescriptor_t Network;
  cudnnDropoutDescriptor_t Dropout;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM105 unreleased-library-handle]
  DNN_CHECK(cudnnCreateDropoutDescriptor(&Dropout));
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM105 unreleased-library-handle]
  DNN_CHECK(cudnnCreateRNNDescriptor(&Network));
  DNN_CHECK(cudnnSetRNNDescriptor_v6(Dnn, Network, Hidden, 2, Dropout,
                                     CUDNN_LINEAR_INPUT, CUDNN_UNIDIRECTIONAL,
                                     CUDNN_LSTM, CUDNN_RNN_ALGO_STANDARD,
                                     CUDNN_DATA_FLOAT));
  cudnnDestroyRNNDescriptor(Network);
  cudnnDestroyDropoutDescriptor(Dropout);
  return CUDNN_STATUS_SUCCESS;
}

// A layer keeps its descriptors and its destructor destroys them.
class Softmax {
public:
  explicit Softmax(cudnnHandle_t Dnn) : Dnn(Dnn) {
    cudnnCreateTensorDescriptor(&Input);
    cudnnCreateTensorDescriptor(&Output);
  }
  ~Softmax() {
    cudnnDestroyTensorDescriptor(Input);
    cudnnDestroyTensorDescriptor(Output);
  }
  void run(const float *X, float *Y) {
    float One = 1, Zero = 0;
    cudnnSoftmaxForward(Dnn, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL,
                        &One, Input, X, &Zero, Output, Y);
  }

private:
  cudnnHandle_t Dnn;
  cudnnTensorDescriptor_t Input = nullptr, Output = nullptr;
};

void layer_ok(cudnnHandle_t Dnn, const float *X, float *Y) {
  Softmax Layer(Dnn);
  Layer.run(X, Y);
}

// A helper makes the descriptor, its caller forgets it.
static cudnnTensorDescriptor_t describe(int N, int C) {
  cudnnTensorDescriptor_t Descriptor;
  cudnnCreateTensorDescriptor(&Descriptor);
  cudnnSetTensor4dDescriptor(Descriptor, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, N,
                             C, 1, 1);
  return Descriptor;
}

void helper_bad(cudnnHandle_t Dnn, float *Y, int N, int C) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}describe (cudnnCreateTensorDescriptor){{.*}}[VRM105 unreleased-library-handle]
  cudnnTensorDescriptor_t Tensor = describe(N, C);
  float Zero = 0;
  cudnnSetTensor(Dnn, Tensor, Y, &Zero);
}

void helper_ok(cudnnHandle_t Dnn, float *Y, int N, int C) {
  cudnnTensorDescriptor_t Tensor = describe(N, C);
  float Zero = 0;
  cudnnSetTensor(Dnn, Tensor, Y, &Zero);
  cudnnDestroyTensorDescriptor(Tensor);
}

// The second argument of cudnnBackendCreateDescriptor is the handle.
void backend_bad() {
  cudnnBackendDescriptor_t Tensor;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuDNN backend descriptor 'Tensor' {{.*}}[VRM105 unreleased-library-handle]
  cudnnBackendCreateDescriptor(0, &Tensor);
  cudnnBackendFinalize(Tensor);
}
