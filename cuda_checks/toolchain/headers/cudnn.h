// Functions of cuDNN by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CUDNN_H_
#define CUDNN_H_

#include <cuda_runtime_api.h>
#include <library_types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cudnnContext *cudnnHandle_t;
typedef struct cudnnTensorStruct *cudnnTensorDescriptor_t;
typedef struct cudnnFilterStruct *cudnnFilterDescriptor_t;
typedef struct cudnnConvolutionStruct *cudnnConvolutionDescriptor_t;
typedef struct cudnnPoolingStruct *cudnnPoolingDescriptor_t;
typedef struct cudnnActivationStruct *cudnnActivationDescriptor_t;
typedef struct cudnnDropoutStruct *cudnnDropoutDescriptor_t;
typedef struct cudnnLRNStruct *cudnnLRNDescriptor_t;
typedef struct cudnnOpTensorStruct *cudnnOpTensorDescriptor_t;
typedef struct cudnnReduceTensorStruct *cudnnReduceTensorDescriptor_t;
typedef struct cudnnTensorTransformStruct *cudnnTensorTransformDescriptor_t;
typedef struct cudnnSpatialTransformerStruct *cudnnSpatialTransformerDescriptor_t;
typedef struct cudnnRNNStruct *cudnnRNNDescriptor_t;
typedef struct cudnnRNNDataStruct *cudnnRNNDataDescriptor_t;
typedef struct cudnnSeqDataStruct *cudnnSeqDataDescriptor_t;
typedef struct cudnnAttnStruct *cudnnAttnDescriptor_t;
typedef struct cudnnCTCLossStruct *cudnnCTCLossDescriptor_t;
typedef struct cudnnAlgorithmStruct *cudnnAlgorithmDescriptor_t;
typedef struct cudnnAlgorithmPerformanceStruct *cudnnAlgorithmPerformance_t;
typedef struct cudnnPersistentRNNPlan *cudnnPersistentRNNPlan_t;
typedef struct cudnnFusedOpsConstParamStruct *cudnnFusedOpsConstParamPack_t;
typedef struct cudnnFusedOpsVariantParamStruct *cudnnFusedOpsVariantParamPack_t;
typedef struct cudnnFusedOpsPlanStruct *cudnnFusedOpsPlan_t;
typedef void *cudnnBackendDescriptor_t;
typedef enum {
  CUDNN_STATUS_SUCCESS = 0, CUDNN_STATUS_NOT_INITIALIZED = 1,
  CUDNN_STATUS_ALLOC_FAILED = 2, CUDNN_STATUS_BAD_PARAM = 3,
  CUDNN_STATUS_INTERNAL_ERROR = 4, CUDNN_STATUS_INVALID_VALUE = 5,
  CUDNN_STATUS_ARCH_MISMATCH = 6, CUDNN_STATUS_MAPPING_ERROR = 7,
  CUDNN_STATUS_EXECUTION_FAILED = 8, CUDNN_STATUS_NOT_SUPPORTED = 9,
  CUDNN_STATUS_LICENSE_ERROR = 10
} cudnnStatus_t;
typedef enum {
  CUDNN_DATA_FLOAT, CUDNN_DATA_DOUBLE, CUDNN_DATA_HALF, CUDNN_DATA_INT8,
  CUDNN_DATA_INT32, CUDNN_DATA_INT8x4, CUDNN_DATA_UINT8, CUDNN_DATA_UINT8x4,
  CUDNN_DATA_INT8x32, CUDNN_DATA_BFLOAT16, CUDNN_DATA_INT64
} cudnnDataType_t;
typedef enum {
  CUDNN_TENSOR_NCHW, CUDNN_TENSOR_NHWC, CUDNN_TENSOR_NCHW_VECT_C
} cudnnTensorFormat_t;
typedef enum {
  CUDNN_DEFAULT_MATH, CUDNN_TENSOR_OP_MATH,
  CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION, CUDNN_FMA_MATH
} cudnnMathType_t;
typedef enum {
  CUDNN_CONVOLUTION, CUDNN_CROSS_CORRELATION
} cudnnConvolutionMode_t;
typedef enum {
  CUDNN_NOT_PROPAGATE_NAN, CUDNN_PROPAGATE_NAN
} cudnnNanPropagation_t;
typedef enum {
  CUDNN_NON_DETERMINISTIC, CUDNN_DETERMINISTIC
} cudnnDeterminism_t;
typedef enum {
  CUDNN_POOLING_MAX, CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING,
  CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING, CUDNN_POOLING_MAX_DETERMINISTIC
} cudnnPoolingMode_t;
typedef enum {
  CUDNN_ACTIVATION_SIGMOID, CUDNN_ACTIVATION_RELU, CUDNN_ACTIVATION_TANH,
  CUDNN_ACTIVATION_CLIPPED_RELU, CUDNN_ACTIVATION_ELU,
  CUDNN_ACTIVATION_IDENTITY, CUDNN_ACTIVATION_SWISH
} cudnnActivationMode_t;
typedef enum {
  CUDNN_SOFTMAX_FAST, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_LOG
} cudnnSoftmaxAlgorithm_t;
typedef enum {
  CUDNN_SOFTMAX_MODE_INSTANCE, CUDNN_SOFTMAX_MODE_CHANNEL
} cudnnSoftmaxMode_t;
typedef enum {
  CUDNN_BATCHNORM_PER_ACTIVATION, CUDNN_BATCHNORM_SPATIAL,
  CUDNN_BATCHNORM_SPATIAL_PERSISTENT
} cudnnBatchNormMode_t;
typedef enum {
  CUDNN_OP_TENSOR_ADD, CUDNN_OP_TENSOR_MUL, CUDNN_OP_TENSOR_MIN,
  CUDNN_OP_TENSOR_MAX, CUDNN_OP_TENSOR_SQRT, CUDNN_OP_TENSOR_NOT
} cudnnOpTensorOp_t;
typedef enum {
  CUDNN_REDUCE_TENSOR_ADD, CUDNN_REDUCE_TENSOR_MUL, CUDNN_REDUCE_TENSOR_MIN,
  CUDNN_REDUCE_TENSOR_MAX, CUDNN_REDUCE_TENSOR_AMAX, CUDNN_REDUCE_TENSOR_AVG,
  CUDNN_REDUCE_TENSOR_NORM1, CUDNN_REDUCE_TENSOR_NORM2
} cudnnReduceTensorOp_t;
typedef enum {
  CUDNN_REDUCE_TENSOR_NO_INDICES, CUDNN_REDUCE_TENSOR_FLATTENED_INDICES
} cudnnReduceTensorIndices_t;
typedef enum {
  CUDNN_32BIT_INDICES, CUDNN_64BIT_INDICES
} cudnnIndicesType_t;
typedef enum {
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_GEMM, CUDNN_CONVOLUTION_FWD_ALGO_DIRECT,
  CUDNN_CONVOLUTION_FWD_ALGO_FFT, CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED, CUDNN_CONVOLUTION_FWD_ALGO_COUNT
} cudnnConvolutionFwdAlgo_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_0, CUDNN_CONVOLUTION_BWD_DATA_ALGO_1,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT
} cudnnConvolutionBwdDataAlgo_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0, CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT, CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT
} cudnnConvolutionBwdFilterAlgo_t;
typedef enum {
  CUDNN_CONVOLUTION_FWD_NO_WORKSPACE, CUDNN_CONVOLUTION_FWD_PREFER_FASTEST,
  CUDNN_CONVOLUTION_FWD_SPECIFY_WORKSPACE_LIMIT
} cudnnConvolutionFwdPreference_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_DATA_NO_WORKSPACE,
  CUDNN_CONVOLUTION_BWD_DATA_PREFER_FASTEST,
  CUDNN_CONVOLUTION_BWD_DATA_SPECIFY_WORKSPACE_LIMIT
} cudnnConvolutionBwdDataPreference_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_FILTER_NO_WORKSPACE,
  CUDNN_CONVOLUTION_BWD_FILTER_PREFER_FASTEST,
  CUDNN_CONVOLUTION_BWD_FILTER_SPECIFY_WORKSPACE_LIMIT
} cudnnConvolutionBwdFilterPreference_t;
typedef enum {
  CUDNN_LRN_CROSS_CHANNEL_DIM1
} cudnnLRNMode_t;
typedef enum {
  CUDNN_RNN_RELU, CUDNN_RNN_TANH, CUDNN_LSTM, CUDNN_GRU
} cudnnRNNMode_t;
typedef enum {
  CUDNN_UNIDIRECTIONAL, CUDNN_BIDIRECTIONAL
} cudnnDirectionMode_t;
typedef enum {
  CUDNN_LINEAR_INPUT, CUDNN_SKIP_INPUT
} cudnnRNNInputMode_t;
typedef enum {
  CUDNN_RNN_ALGO_STANDARD, CUDNN_RNN_ALGO_PERSIST_STATIC,
  CUDNN_RNN_ALGO_PERSIST_DYNAMIC
} cudnnRNNAlgo_t;
typedef enum {
  CUDNN_DIVNORM_PRECOMPUTED_MEANS
} cudnnDivNormMode_t;
typedef enum {
  CUDNN_SAMPLER_BILINEAR
} cudnnSamplerType_t;
typedef struct cudnnConvolutionFwdAlgoPerfStruct {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionFwdAlgoPerf_t;
typedef struct cudnnConvolutionBwdDataAlgoPerfStruct {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdDataAlgoPerf_t;
typedef struct cudnnConvolutionBwdFilterAlgoPerfStruct {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdFilterAlgoPerf_t;
#define CUDNN_MAJOR 8
#define CUDNN_MINOR 9
#define CUDNN_PATCHLEVEL 7
#define CUDNN_VERSION 8907
#define CUDNN_BN_MIN_EPSILON 0.0
#define CUDNN_DIM_MAX 8
size_t cudnnGetVersion(void);
const char *cudnnGetErrorString(cudnnStatus_t);
cudnnStatus_t cudnnCreate(cudnnHandle_t *);
cudnnStatus_t cudnnDestroy(cudnnHandle_t);
cudnnStatus_t cudnnSetStream(cudnnHandle_t, cudaStream_t);
cudnnStatus_t cudnnGetStream(cudnnHandle_t, cudaStream_t *);
cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *);
cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t);
cudnnStatus_t cudnnSetTensorDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetTensorDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *);
cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t);
cudnnStatus_t cudnnSetFilterDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnGetFilterDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *);
cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t);
cudnnStatus_t cudnnSetConvolutionDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *);
cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t);
cudnnStatus_t cudnnSetPoolingDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnGetPoolingDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *);
cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t);
cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t, ...);
cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t, ...);
cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *);
cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t);
cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t, ...);
cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t, ...);
cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *);
cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t);
cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t, ...);
cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t, ...);
cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *);
cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t);
cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t, ...);
cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *);
cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t);
cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t, ...);
cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *);
cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t);
cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, ...);
cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, ...);
cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *);
cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t);
cudnnStatus_t cudnnSetSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t, ...);
cudnnStatus_t cudnnGetSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t, ...);
cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t);
cudnnStatus_t cudnnSetRNNDescriptor(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNDescriptor(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t);
cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t, ...);
cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *);
cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t);
cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t, ...);
cudnnStatus_t cudnnGetSeqDataDescriptor(cudnnSeqDataDescriptor_t, ...);
cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *);
cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t);
cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t, ...);
cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t, ...);
cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *);
cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t);
cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnBackendCreateDescriptor(int, cudnnBackendDescriptor_t *);
cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t, ...);
cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t, ...);
cudnnStatus_t cudnnCreateAlgorithmDescriptor(cudnnAlgorithmDescriptor_t *);
cudnnStatus_t cudnnDestroyAlgorithmDescriptor(cudnnAlgorithmDescriptor_t);
cudnnStatus_t cudnnCreateAlgorithmPerformance(cudnnAlgorithmPerformance_t *, int);
cudnnStatus_t cudnnDestroyAlgorithmPerformance(cudnnAlgorithmPerformance_t *, int);
cudnnStatus_t cudnnCreatePersistentRNNPlan(cudnnRNNDescriptor_t, int,
    cudnnDataType_t, cudnnPersistentRNNPlan_t *);
cudnnStatus_t cudnnDestroyPersistentRNNPlan(cudnnPersistentRNNPlan_t);
cudnnStatus_t cudnnSetPersistentRNNPlan(cudnnRNNDescriptor_t, cudnnPersistentRNNPlan_t);
cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *, int);
cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t);
cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *, int);
cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t);
cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *, int);
cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t);
cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t, cudnnFusedOpsPlan_t, ...);
cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNDescriptor_v6(cudnnHandle_t, cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t, ...);
cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t, ...);
cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t, ...);
cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnPoolingForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnActivationForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnActivationBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnAddTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnOpTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnReduceTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnScaleTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnSetTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnTransformTensor(cudnnHandle_t, ...);
cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t, ...);
cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t, ...);
cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnDropoutForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNForwardTraining(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNForwardInference(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardData(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardWeights(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNTrainingReserveSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNParamsSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnCTCLoss(cudnnHandle_t, ...);
cudnnStatus_t cudnnBackendExecute(cudnnHandle_t, ...);
cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t, ...);
cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t, ...);
cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t, ...);
cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindRNNBackwardDataAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindRNNBackwardWeightsAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindRNNForwardInferenceAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFindRNNForwardTrainingAlgorithmEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, ...);
cudnnStatus_t cudnnGetAlgorithmSpaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t, ...);
cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNBackwardDataAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNBackwardWeightsAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNBiasMode(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNDescriptor_v6(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNForwardInferenceAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNForwardTrainingAlgorithmMaxCount(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNLinLayerBiasParams(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNLinLayerMatrixParams(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNMatrixMathType(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNPaddingMode(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnGetRNNProjectionLayers(cudnnHandle_t, ...);
cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t, ...);
cudnnStatus_t cudnnIm2Col(cudnnHandle_t, ...);
cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t, ...);
cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t, ...);
cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t, ...);
cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t, ...);
cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardDataEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardWeightsEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNForwardInferenceEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNForwardTrainingEx(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNGetClip(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnRNNSetClip(cudnnHandle_t, ...);
cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t, ...);
cudnnStatus_t cudnnRestoreAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t, ...);
cudnnStatus_t cudnnSaveAlgorithm(cudnnHandle_t, ...);
cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, ...);
cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, ...);
cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNAlgorithmDescriptor(cudnnHandle_t, ...);
cudnnStatus_t cudnnSetRNNBiasMode(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNMatrixMathType(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNPaddingMode(cudnnRNNDescriptor_t, ...);
cudnnStatus_t cudnnSetRNNProjectionLayers(cudnnHandle_t, ...);
cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t, ...);
cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t, ...);
cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t, ...);
cudnnStatus_t cudnnTransformFilter(cudnnHandle_t, ...);
cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
