// Types, constants and functions of MIOpen, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef MIOPEN_GUARD_MIOPEN_H_
#define MIOPEN_GUARD_MIOPEN_H_

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MIOPEN_API_VERSION_REDUCE_TENSOR 1
#define MIOPEN_BACKEND_HIP 1
#define MIOPEN_BACKEND_OPENCL 0

#ifdef __cplusplus
extern "C" {
#endif

enum miopenActivationMode_t {
  miopenActivationABS = 5, miopenActivationCLIPPEDRELU = 7,
  miopenActivationELU = 9, miopenActivationLEAKYRELU = 8,
  miopenActivationLOGISTIC = 1, miopenActivationPASTHRU = 0,
  miopenActivationPOWER = 6, miopenActivationRELU = 3,
  miopenActivationSOFTRELU = 4, miopenActivationTANH = 2
};
enum miopenAlphaBetaCase_t {
  BILINEAR = 2, DEFAULT = 0, ERROR_STATE = 3, SCALE = 1
};
enum miopenBackendAttributeName_t {
  MIOPEN_ATTR_CONVOLUTION_COMP_TYPE = 100,
  MIOPEN_ATTR_CONVOLUTION_CONV_MODE = 101,
  MIOPEN_ATTR_CONVOLUTION_DILATIONS = 102,
  MIOPEN_ATTR_CONVOLUTION_FILTER_STRIDES = 103,
  MIOPEN_ATTR_CONVOLUTION_POST_PADDINGS = 104,
  MIOPEN_ATTR_CONVOLUTION_PRE_PADDINGS = 105,
  MIOPEN_ATTR_CONVOLUTION_SPATIAL_DIMS = 106,
  MIOPEN_ATTR_ENGINECFG_ENGINE = 300,
  MIOPEN_ATTR_ENGINECFG_INTERMEDIATE_INFO = 301,
  MIOPEN_ATTR_ENGINECFG_KNOB_CHOICES = 302, MIOPEN_ATTR_ENGINEHEUR_MODE = 200,
  MIOPEN_ATTR_ENGINEHEUR_OPERATION_GRAPH = 201,
  MIOPEN_ATTR_ENGINEHEUR_RESULTS = 202,
  MIOPEN_ATTR_ENGINEHEUR_SM_COUNT_TARGET = 203,
  MIOPEN_ATTR_ENGINE_BEHAVIOR_NOTE = 1305,
  MIOPEN_ATTR_ENGINE_GLOBAL_INDEX = 1301, MIOPEN_ATTR_ENGINE_KNOB_INFO = 1302,
  MIOPEN_ATTR_ENGINE_LAYOUT_INFO = 1304,
  MIOPEN_ATTR_ENGINE_NUMERICAL_NOTE = 1303,
  MIOPEN_ATTR_ENGINE_OPERATION_GRAPH = 1300,
  MIOPEN_ATTR_ENGINE_SM_COUNT_TARGET = 1306,
  MIOPEN_ATTR_EXECUTION_PLAN_COMPUTED_INTERMEDIATE_UIDS = 403,
  MIOPEN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG = 401,
  MIOPEN_ATTR_EXECUTION_PLAN_HANDLE = 400,
  MIOPEN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION = 405,
  MIOPEN_ATTR_EXECUTION_PLAN_RUN_ONLY_INTERMEDIATE_UIDS = 404,
  MIOPEN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE = 402,
  MIOPEN_ATTR_INTERMEDIATE_INFO_DEPENDENT_ATTRIBUTES = 503,
  MIOPEN_ATTR_INTERMEDIATE_INFO_DEPENDENT_DATA_UIDS = 502,
  MIOPEN_ATTR_INTERMEDIATE_INFO_SIZE = 501,
  MIOPEN_ATTR_INTERMEDIATE_INFO_UNIQUE_ID = 500,
  MIOPEN_ATTR_KNOB_CHOICE_KNOB_TYPE = 600,
  MIOPEN_ATTR_KNOB_CHOICE_KNOB_VALUE = 601,
  MIOPEN_ATTR_KNOB_INFO_MAXIMUM_VALUE = 1201,
  MIOPEN_ATTR_KNOB_INFO_MINIMUM_VALUE = 1202,
  MIOPEN_ATTR_KNOB_INFO_STRIDE = 1203, MIOPEN_ATTR_KNOB_INFO_TYPE = 1200,
  MIOPEN_ATTR_LAYOUT_INFO_TENSOR_UID = 1100,
  MIOPEN_ATTR_LAYOUT_INFO_TYPES = 1101, MIOPEN_ATTR_MATMUL_COMP_TYPE = 1500,
  MIOPEN_ATTR_MATMUL_PADDING_VALUE = 1501,
  MIOPEN_ATTR_OPERATIONGRAPH_ENGINE_GLOBAL_COUNT = 802,
  MIOPEN_ATTR_OPERATIONGRAPH_HANDLE = 800, MIOPEN_ATTR_OPERATIONGRAPH_OPS = 801,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_BN_SCALE_DESC = 1623,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_BIAS_DESC = 1627,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_DBN_SCALE_DESC = 1626,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_DY_DESC = 1625,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_BIAS = 1630,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_DY_SCALE_DESC = 1628,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_EQ_X_SCALE_DESC = 1629,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_INVSTD_DESC = 1622,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_MATH_PREC = 1620,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_MEAN_DESC = 1621,
  MIOPEN_ATTR_OPERATION_BN_BWD_WEIGHTS_X_DESC = 1624,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC = 794,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_BIAS_DESC = 785,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_EPSILON_DESC = 795,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_EQ_BIAS_DESC = 793,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_EQ_SCALE_DESC = 792,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC = 796,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_MATH_PREC = 781,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_MEAN_DESC = 786,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_PREV_RUNNING_VAR_DESC = 787,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_SAVED_INV_STD_DESC = 791,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_SAVED_MEAN_DESC = 790,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_SCALE_DESC = 784,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_STATS_MODE = 780,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_MEAN_DESC = 788,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_UPDATED_RUNNING_VAR_DESC = 789,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_Y_SQ_SUM_DESC = 783,
  MIOPEN_ATTR_OPERATION_BN_FINALIZE_Y_SUM_DESC = 782,
  MIOPEN_ATTR_OPERATION_CONCAT_AXIS = 1800,
  MIOPEN_ATTR_OPERATION_CONCAT_INPLACE_INDEX = 1802,
  MIOPEN_ATTR_OPERATION_CONCAT_INPUT_DESCS = 1801,
  MIOPEN_ATTR_OPERATION_CONCAT_OUTPUT_DESC = 1803,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA = 706,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA = 707,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC = 708,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX = 710,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY = 711,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W = 709,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA = 712,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA = 713,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC = 714,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW = 715,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY = 717,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X = 716,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA = 700,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA = 701,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC = 702,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_W = 703,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_X = 704,
  MIOPEN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y = 705,
  MIOPEN_ATTR_OPERATION_GENSTATS_MATH_PREC = 771,
  MIOPEN_ATTR_OPERATION_GENSTATS_MODE = 770,
  MIOPEN_ATTR_OPERATION_GENSTATS_SQSUMDESC = 774,
  MIOPEN_ATTR_OPERATION_GENSTATS_SUMDESC = 773,
  MIOPEN_ATTR_OPERATION_GENSTATS_XDESC = 772,
  MIOPEN_ATTR_OPERATION_MATMUL_ADESC = 1520,
  MIOPEN_ATTR_OPERATION_MATMUL_BDESC = 1521,
  MIOPEN_ATTR_OPERATION_MATMUL_CDESC = 1522,
  MIOPEN_ATTR_OPERATION_MATMUL_DESC = 1523,
  MIOPEN_ATTR_OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC = 1527,
  MIOPEN_ATTR_OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC = 1525,
  MIOPEN_ATTR_OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC = 1526,
  MIOPEN_ATTR_OPERATION_MATMUL_IRREGULARLY_STRIDED_BATCH_COUNT = 1524,
  MIOPEN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC = 2108,
  MIOPEN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC = 2107,
  MIOPEN_ATTR_OPERATION_NORM_BWD_DXDESC = 2109,
  MIOPEN_ATTR_OPERATION_NORM_BWD_DYDESC = 2104,
  MIOPEN_ATTR_OPERATION_NORM_BWD_EPSILON_DESC = 2106,
  MIOPEN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC = 2103,
  MIOPEN_ATTR_OPERATION_NORM_BWD_MEAN_DESC = 2102,
  MIOPEN_ATTR_OPERATION_NORM_BWD_MODE = 2100,
  MIOPEN_ATTR_OPERATION_NORM_BWD_PEER_STAT_DESCS = 2110,
  MIOPEN_ATTR_OPERATION_NORM_BWD_SCALE_DESC = 2105,
  MIOPEN_ATTR_OPERATION_NORM_BWD_XDESC = 2101,
  MIOPEN_ATTR_OPERATION_NORM_FWD_BIAS_DESC = 2006,
  MIOPEN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC = 2007,
  MIOPEN_ATTR_OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC = 2008,
  MIOPEN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_MEAN_DESC = 2009,
  MIOPEN_ATTR_OPERATION_NORM_FWD_INPUT_RUNNING_VAR_DESC = 2010,
  MIOPEN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC = 2004,
  MIOPEN_ATTR_OPERATION_NORM_FWD_MEAN_DESC = 2003,
  MIOPEN_ATTR_OPERATION_NORM_FWD_MODE = 2000,
  MIOPEN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_MEAN_DESC = 2011,
  MIOPEN_ATTR_OPERATION_NORM_FWD_OUTPUT_RUNNING_VAR_DESC = 2012,
  MIOPEN_ATTR_OPERATION_NORM_FWD_PEER_STAT_DESCS = 2014,
  MIOPEN_ATTR_OPERATION_NORM_FWD_PHASE = 2001,
  MIOPEN_ATTR_OPERATION_NORM_FWD_SCALE_DESC = 2005,
  MIOPEN_ATTR_OPERATION_NORM_FWD_XDESC = 2002,
  MIOPEN_ATTR_OPERATION_NORM_FWD_YDESC = 2013,
  MIOPEN_ATTR_OPERATION_POINTWISE_ALPHA1 = 754,
  MIOPEN_ATTR_OPERATION_POINTWISE_ALPHA2 = 755,
  MIOPEN_ATTR_OPERATION_POINTWISE_BDESC = 752,
  MIOPEN_ATTR_OPERATION_POINTWISE_DXDESC = 756,
  MIOPEN_ATTR_OPERATION_POINTWISE_DYDESC = 757,
  MIOPEN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR = 750,
  MIOPEN_ATTR_OPERATION_POINTWISE_TDESC = 758,
  MIOPEN_ATTR_OPERATION_POINTWISE_XDESC = 751,
  MIOPEN_ATTR_OPERATION_POINTWISE_YDESC = 753,
  MIOPEN_ATTR_OPERATION_REDUCTION_DESC = 1612,
  MIOPEN_ATTR_OPERATION_REDUCTION_XDESC = 1610,
  MIOPEN_ATTR_OPERATION_REDUCTION_YDESC = 1611,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_ALPHA = 1723,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_BETA = 1724,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_DESC = 1725,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_DXDESC = 1720,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_DYDESC = 1721,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_IDXDESC = 1722,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_XDESC = 1726,
  MIOPEN_ATTR_OPERATION_RESAMPLE_BWD_YDESC = 1727,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_ALPHA = 1713,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_BETA = 1714,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_DESC = 1716,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_IDXDESC = 1712,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_XDESC = 1710,
  MIOPEN_ATTR_OPERATION_RESAMPLE_FWD_YDESC = 1711,
  MIOPEN_ATTR_OPERATION_RESHAPE_XDESC = 2200,
  MIOPEN_ATTR_OPERATION_RESHAPE_YDESC = 2201,
  MIOPEN_ATTR_OPERATION_RNG_DESC = 2312,
  MIOPEN_ATTR_OPERATION_RNG_OFFSET_DESC = 2313,
  MIOPEN_ATTR_OPERATION_RNG_SEED = 2311, MIOPEN_ATTR_OPERATION_RNG_YDESC = 2310,
  MIOPEN_ATTR_OPERATION_SIGNAL_FLAGDESC = 1901,
  MIOPEN_ATTR_OPERATION_SIGNAL_MODE = 1900,
  MIOPEN_ATTR_OPERATION_SIGNAL_VALUE = 1902,
  MIOPEN_ATTR_OPERATION_SIGNAL_XDESC = 1903,
  MIOPEN_ATTR_OPERATION_SIGNAL_YDESC = 1904, MIOPEN_ATTR_POINTWISE_AXIS = 9,
  MIOPEN_ATTR_POINTWISE_ELU_ALPHA = 6, MIOPEN_ATTR_POINTWISE_MATH_PREC = 1,
  MIOPEN_ATTR_POINTWISE_MODE = 0, MIOPEN_ATTR_POINTWISE_NAN_PROPAGATION = 2,
  MIOPEN_ATTR_POINTWISE_RELU_LOWER_CLIP = 3,
  MIOPEN_ATTR_POINTWISE_RELU_LOWER_CLIP_SLOPE = 5,
  MIOPEN_ATTR_POINTWISE_RELU_UPPER_CLIP = 4,
  MIOPEN_ATTR_POINTWISE_SOFTPLUS_BETA = 7, MIOPEN_ATTR_POINTWISE_SWISH_BETA = 8,
  MIOPEN_ATTR_REDUCTION_COMP_TYPE = 1601, MIOPEN_ATTR_REDUCTION_OPERATOR = 1600,
  MIOPEN_ATTR_RESAMPLE_COMP_TYPE = 1701, MIOPEN_ATTR_RESAMPLE_MODE = 1700,
  MIOPEN_ATTR_RESAMPLE_NAN_PROPAGATION = 1707,
  MIOPEN_ATTR_RESAMPLE_PADDING_MODE = 1708,
  MIOPEN_ATTR_RESAMPLE_POST_PADDINGS = 1703,
  MIOPEN_ATTR_RESAMPLE_PRE_PADDINGS = 1704,
  MIOPEN_ATTR_RESAMPLE_SPATIAL_DIMS = 1702, MIOPEN_ATTR_RESAMPLE_STRIDES = 1705,
  MIOPEN_ATTR_RESAMPLE_WINDOW_DIMS = 1706,
  MIOPEN_ATTR_RNG_BERNOULLI_DIST_PROBABILITY = 2305,
  MIOPEN_ATTR_RNG_DISTRIBUTION = 2300, MIOPEN_ATTR_RNG_NORMAL_DIST_MEAN = 2301,
  MIOPEN_ATTR_RNG_NORMAL_DIST_STANDARD_DEVIATION = 2302,
  MIOPEN_ATTR_RNG_UNIFORM_DIST_MAXIMUM = 2303,
  MIOPEN_ATTR_RNG_UNIFORM_DIST_MINIMUM = 2304,
  MIOPEN_ATTR_TENSOR_BYTE_ALIGNMENT = 900, MIOPEN_ATTR_TENSOR_DATA_TYPE = 901,
  MIOPEN_ATTR_TENSOR_DIMENSIONS = 902, MIOPEN_ATTR_TENSOR_IS_BY_VALUE = 908,
  MIOPEN_ATTR_TENSOR_IS_VIRTUAL = 907,
  MIOPEN_ATTR_TENSOR_RAGGED_OFFSET_DESC = 910,
  MIOPEN_ATTR_TENSOR_REORDERING_MODE = 909, MIOPEN_ATTR_TENSOR_STRIDES = 903,
  MIOPEN_ATTR_TENSOR_UNIQUE_ID = 906,
  MIOPEN_ATTR_TENSOR_VECTORIZED_DIMENSION = 905,
  MIOPEN_ATTR_TENSOR_VECTOR_COUNT = 904,
  MIOPEN_ATTR_VARIANT_PACK_DATA_POINTERS = 1001,
  MIOPEN_ATTR_VARIANT_PACK_INTERMEDIATES = 1002,
  MIOPEN_ATTR_VARIANT_PACK_UNIQUE_IDS = 1000,
  MIOPEN_ATTR_VARIANT_PACK_WORKSPACE = 1003
};
enum miopenBackendAttributeType_t {
  MIOPEN_TYPE_ATTRIB_NAME = 13, MIOPEN_TYPE_BACKEND_DESCRIPTOR = 15,
  MIOPEN_TYPE_BEHAVIOR_NOTE = 19, MIOPEN_TYPE_BN_FINALIZE_STATS_MODE = 17,
  MIOPEN_TYPE_BOOLEAN = 2, MIOPEN_TYPE_CHAR = 24,
  MIOPEN_TYPE_CONVOLUTION_MODE = 7, MIOPEN_TYPE_DATA_TYPE = 1,
  MIOPEN_TYPE_DOUBLE = 5, MIOPEN_TYPE_FLOAT = 4, MIOPEN_TYPE_FRACTION = 26,
  MIOPEN_TYPE_GENSTATS_MODE = 16, MIOPEN_TYPE_HANDLE = 0,
  MIOPEN_TYPE_HEUR_MODE = 8, MIOPEN_TYPE_INT32 = 23, MIOPEN_TYPE_INT64 = 3,
  MIOPEN_TYPE_KNOB_TYPE = 9, MIOPEN_TYPE_LAYOUT_TYPE = 12,
  MIOPEN_TYPE_NAN_PROPOGATION = 10, MIOPEN_TYPE_NORM_FWD_PHASE = 28,
  MIOPEN_TYPE_NORM_MODE = 27, MIOPEN_TYPE_NUMERICAL_NOTE = 11,
  MIOPEN_TYPE_PADDING_MODE = 22, MIOPEN_TYPE_POINTWISE_MODE = 14,
  MIOPEN_TYPE_REDUCTION_OPERATOR_TYPE = 18, MIOPEN_TYPE_RESAMPLE_MODE = 21,
  MIOPEN_TYPE_RNG_DISTRIBUTION = 29, MIOPEN_TYPE_SIGNAL_MODE = 25,
  MIOPEN_TYPE_TENSOR_REORDERING_MODE = 20, MIOPEN_TYPE_VOID_PTR = 6
};
enum miopenBackendDescriptorType_t {
  MIOPEN_BACKEND_CONVOLUTION_DESCRIPTOR = 0,
  MIOPEN_BACKEND_ENGINECFG_DESCRIPTOR = 2,
  MIOPEN_BACKEND_ENGINEHEUR_DESCRIPTOR = 3,
  MIOPEN_BACKEND_ENGINE_DESCRIPTOR = 1,
  MIOPEN_BACKEND_EXECUTION_PLAN_DESCRIPTOR = 4,
  MIOPEN_BACKEND_INTERMEDIATE_INFO_DESCRIPTOR = 5,
  MIOPEN_BACKEND_KNOB_CHOICE_DESCRIPTOR = 6,
  MIOPEN_BACKEND_KNOB_INFO_DESCRIPTOR = 7,
  MIOPEN_BACKEND_LAYOUT_INFO_DESCRIPTOR = 8,
  MIOPEN_BACKEND_MATMUL_DESCRIPTOR = 9,
  MIOPEN_BACKEND_OPERATIONGRAPH_DESCRIPTOR = 25,
  MIOPEN_BACKEND_OPERATION_CONCAT_DESCRIPTOR = 10,
  MIOPEN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR = 11,
  MIOPEN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR = 12,
  MIOPEN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR = 13,
  MIOPEN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR = 14,
  MIOPEN_BACKEND_OPERATION_MATMUL_DESCRIPTOR = 15,
  MIOPEN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR = 16,
  MIOPEN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR = 17,
  MIOPEN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR = 18,
  MIOPEN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR = 19,
  MIOPEN_BACKEND_OPERATION_RESAMPLE_BWD_DESCRIPTOR = 20,
  MIOPEN_BACKEND_OPERATION_RESAMPLE_FWD_DESCRIPTOR = 21,
  MIOPEN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR = 22,
  MIOPEN_BACKEND_OPERATION_RNG_DESCRIPTOR = 23,
  MIOPEN_BACKEND_OPERATION_SIGNAL_DESCRIPTOR = 24,
  MIOPEN_BACKEND_POINTWISE_DESCRIPTOR = 26,
  MIOPEN_BACKEND_REDUCTION_DESCRIPTOR = 27,
  MIOPEN_BACKEND_RESAMPLE_DESCRIPTOR = 28, MIOPEN_BACKEND_RNG_DESCRIPTOR = 29,
  MIOPEN_BACKEND_TENSOR_DESCRIPTOR = 30,
  MIOPEN_BACKEND_VARIANT_PACK_DESCRIPTOR = 31
};
enum miopenBackendHeurMode_t {
  MIOPEN_HEUR_MODES_COUNT = 4, MIOPEN_HEUR_MODE_A = 3, MIOPEN_HEUR_MODE_B = 1,
  MIOPEN_HEUR_MODE_FALLBACK = 2, MIOPEN_HEUR_MODE_INSTANT = 0
};
enum miopenBatchNormMode_t {
  miopenBNPerActivation = 0, miopenBNSpatial = 1
};
enum miopenCTCLossAlgo_t {
  MIOPEN_CTC_LOSS_ALGO_DETERMINISTIC = 0
};
enum miopenConvAlgorithm_t {
  miopenConvolutionAlgoDirect = 1, miopenConvolutionAlgoFFT = 2,
  miopenConvolutionAlgoGEMM = 0, miopenConvolutionAlgoImplicitGEMM = 5,
  miopenConvolutionAlgoWinograd = 3
};
enum miopenConvBwdDataAlgorithm_t {
  miopenConvolutionBwdDataAlgoDirect = 1, miopenConvolutionBwdDataAlgoFFT = 2,
  miopenConvolutionBwdDataAlgoGEMM = 0,
  miopenConvolutionBwdDataAlgoImplicitGEMM = 5,
  miopenConvolutionBwdDataAlgoWinograd = 3, miopenTransposeBwdDataAlgoGEMM = 4
};
enum miopenConvBwdWeightsAlgorithm_t {
  miopenConvolutionBwdWeightsAlgoDirect = 1,
  miopenConvolutionBwdWeightsAlgoGEMM = 0,
  miopenConvolutionBwdWeightsAlgoImplicitGEMM = 5,
  miopenConvolutionBwdWeightsAlgoWinograd = 3
};
enum miopenConvFwdAlgorithm_t {
  miopenConvolutionFwdAlgoDirect = 1, miopenConvolutionFwdAlgoFFT = 2,
  miopenConvolutionFwdAlgoGEMM = 0, miopenConvolutionFwdAlgoImplicitGEMM = 5,
  miopenConvolutionFwdAlgoWinograd = 3
};
enum miopenConvolutionAttrib_t {
  MIOPEN_CONVOLUTION_ATTRIB_DETERMINISTIC = 1,
  MIOPEN_CONVOLUTION_ATTRIB_FP16_ALT_IMPL = 0,
  MIOPEN_CONVOLUTION_ATTRIB_FP8_ROUNDING_MODE = 2
};
enum miopenConvolutionMode_t {
  miopenConvolution = 0, miopenDepthwise = 3, miopenGroupConv = 2,
  miopenTranspose = 1
};
enum miopenDataType_t {
  miopenBFloat16 = 5, miopenBFloat8 = 8, miopenDouble = 6, miopenFloat = 1,
  miopenFloat8 = 7, miopenHalf = 0, miopenInt32 = 2, miopenInt64 = 9,
  miopenInt8 = 3
};
enum miopenF8RoundingMode_t {
  miopenF8RoundingModeStandard = 0, miopenF8RoundingModeStochastic = 1
};
enum miopenFindResultsOrder_t {
  miopenFindResultsOrderByTime = 0, miopenFindResultsOrderByWorkspaceSize = 1
};
enum miopenFusionDirection_t {
  miopenHorizontalFusion = 1, miopenVerticalFusion = 0
};
enum miopenIndexType_t {
  miopenIndexUint16 = 1, miopenIndexUint32 = 2, miopenIndexUint64 = 3,
  miopenIndexUint8 = 0
};
enum miopenIndicesType_t {
  MIOPEN_16BIT_INDICES = 2, MIOPEN_32BIT_INDICES = 0, MIOPEN_64BIT_INDICES = 1,
  MIOPEN_8BIT_INDICES = 3
};
enum miopenLRNMode_t {
  miopenLRNCrossChannel = 1, miopenLRNWithinChannel = 0
};
enum miopenLossReductionMode_t {
  MIOPEN_LOSS_REDUCTION_MEAN = 2, MIOPEN_LOSS_REDUCTION_NONE = 0,
  MIOPEN_LOSS_REDUCTION_SUM = 1
};
enum miopenMhaMask_t {
  miopenMhaMaskCausal = 1, miopenMhaMaskNone = 0
};
enum miopenNanPropagation_t {
  MIOPEN_NOT_PROPAGATE_NAN = 0, MIOPEN_PROPAGATE_NAN = 1
};
enum miopenNormMode_t {
  MIOPEN_ELEMENTWISE_AFFINE = 0, MIOPEN_ELEMENTWISE_AFFINE_FUSED_ADD = 2,
  MIOPEN_ELEMENTWISE_AFFINE_T5 = 4, MIOPEN_WEIGHT_BIAS = 1,
  MIOPEN_WEIGHT_BIAS_FUSED_ADD = 3, MIOPEN_WEIGHT_BIAS_T5 = 5
};
enum miopenPaddingMode_t {
  miopenPaddingDefault = 0, miopenPaddingSame = 1, miopenPaddingValid = 2
};
enum miopenPointwiseMode_t {
  MIOPEN_POINTWISE_ABS = 9, MIOPEN_POINTWISE_ADD = 0,
  MIOPEN_POINTWISE_ADD_SQUARE = 1, MIOPEN_POINTWISE_BINARY_SELECT = 48,
  MIOPEN_POINTWISE_CEIL = 10, MIOPEN_POINTWISE_CMP_EQ = 38,
  MIOPEN_POINTWISE_CMP_GE = 41, MIOPEN_POINTWISE_CMP_GT = 40,
  MIOPEN_POINTWISE_CMP_LE = 43, MIOPEN_POINTWISE_CMP_LT = 42,
  MIOPEN_POINTWISE_CMP_NEQ = 39, MIOPEN_POINTWISE_COS = 11,
  MIOPEN_POINTWISE_DIV = 2, MIOPEN_POINTWISE_ELU_BWD = 33,
  MIOPEN_POINTWISE_ELU_FWD = 25, MIOPEN_POINTWISE_ERF = 20,
  MIOPEN_POINTWISE_EXP = 12, MIOPEN_POINTWISE_FLOOR = 13,
  MIOPEN_POINTWISE_GELU_APPROX_TANH_BWD = 37,
  MIOPEN_POINTWISE_GELU_APPROX_TANH_FWD = 29, MIOPEN_POINTWISE_GELU_BWD = 34,
  MIOPEN_POINTWISE_GELU_FWD = 26, MIOPEN_POINTWISE_GEN_INDEX = 47,
  MIOPEN_POINTWISE_IDENTITY = 21, MIOPEN_POINTWISE_LOG = 14,
  MIOPEN_POINTWISE_LOGICAL_AND = 44, MIOPEN_POINTWISE_LOGICAL_NOT = 46,
  MIOPEN_POINTWISE_LOGICAL_OR = 45, MIOPEN_POINTWISE_MAX = 3,
  MIOPEN_POINTWISE_MIN = 4, MIOPEN_POINTWISE_MOD = 5, MIOPEN_POINTWISE_MUL = 6,
  MIOPEN_POINTWISE_NEG = 15, MIOPEN_POINTWISE_POW = 7,
  MIOPEN_POINTWISE_RECIPROCAL = 49, MIOPEN_POINTWISE_RELU_BWD = 30,
  MIOPEN_POINTWISE_RELU_FWD = 22, MIOPEN_POINTWISE_RSQRT = 16,
  MIOPEN_POINTWISE_SIGMOID_BWD = 32, MIOPEN_POINTWISE_SIGMOID_FWD = 24,
  MIOPEN_POINTWISE_SIN = 17, MIOPEN_POINTWISE_SOFTPLUS_BWD = 35,
  MIOPEN_POINTWISE_SOFTPLUS_FWD = 27, MIOPEN_POINTWISE_SQRT = 18,
  MIOPEN_POINTWISE_SUB = 8, MIOPEN_POINTWISE_SWISH_BWD = 36,
  MIOPEN_POINTWISE_SWISH_FWD = 28, MIOPEN_POINTWISE_TAN = 19,
  MIOPEN_POINTWISE_TANH_BWD = 31, MIOPEN_POINTWISE_TANH_FWD = 23
};
enum miopenPoolingMode_t {
  miopenPoolingAverage = 1, miopenPoolingAverageInclusive = 2,
  miopenPoolingMax = 0
};
enum miopenPoolingWorkspaceIndexMode_t {
  miopenPoolingWorkspaceIndexImage = 1, miopenPoolingWorkspaceIndexMask = 0
};
enum miopenProblemDirection_t {
  miopenProblemDirectionBackward = 1, miopenProblemDirectionBackwardWeights = 2,
  miopenProblemDirectionForward = 0, miopenProblemDirectionInference = 4
};
enum miopenRNGType_t {
  MIOPEN_RNG_PSEUDO_XORWOW = 0
};
enum miopenRNNAlgo_t {
  miopenRNNdefault = 0, miopenRNNfundamental = 1
};
enum miopenRNNBaseLayout_t {
  miopenRNNDataBatchMajorPadded = 3, miopenRNNDataSeqMajorNotPadded = 1,
  miopenRNNDataSeqMajorPadded = 2, miopenRNNDataUnknownLayout = 0
};
enum miopenRNNBiasMode_t {
  miopenRNNNoBias = 0, miopenRNNwithBias = 1
};
enum miopenRNNDirectionMode_t {
  miopenRNNbidirection = 1, miopenRNNunidirection = 0
};
enum miopenRNNFWDMode_t {
  miopenRNNInference = 1, miopenRNNTraining = 0
};
enum miopenRNNGEMMalgoMode_t {
  miopenRNNAlgoGEMM = 0
};
enum miopenRNNInputMode_t {
  miopenRNNlinear = 0, miopenRNNskip = 1
};
enum miopenRNNMode_t {
  miopenGRU = 3, miopenLSTM = 2, miopenRNNRELU = 0, miopenRNNTANH = 1
};
enum miopenRNNPaddingMode_t {
  miopenRNNIONotPadded = 0, miopenRNNIOWithPadding = 1
};
enum miopenReduceCalculationNanPropagation_t {
  MIOPEN_REDUCE_CALCULATION_NOT_PROPAGATE_NAN = 0,
  MIOPEN_REDUCE_CALCULATION_PROPAGATE_NAN = 1
};
enum miopenReduceCalculationOp_t {
  MIOPEN_REDUCE_CALCULATION_PROD = 1, MIOPEN_REDUCE_CALCULATION_SUM = 2
};
enum miopenReduceExtremeOp_t {
  MIOPEN_REDUCE_EXTREME_ARGMAX = 2, MIOPEN_REDUCE_EXTREME_ARGMIN = 1,
  MIOPEN_REDUCE_EXTREME_MAX = 4, MIOPEN_REDUCE_EXTREME_MIN = 3
};
enum miopenReduceTensorIndices_t {
  MIOPEN_REDUCE_TENSOR_FLATTENED_INDICES = 1,
  MIOPEN_REDUCE_TENSOR_NO_INDICES = 0
};
enum miopenReduceTensorOp_t {
  MIOPEN_REDUCE_TENSOR_ADD = 0, MIOPEN_REDUCE_TENSOR_AMAX = 4,
  MIOPEN_REDUCE_TENSOR_AVG = 5, MIOPEN_REDUCE_TENSOR_MAX = 3,
  MIOPEN_REDUCE_TENSOR_MIN = 2, MIOPEN_REDUCE_TENSOR_MUL = 1,
  MIOPEN_REDUCE_TENSOR_NORM1 = 6, MIOPEN_REDUCE_TENSOR_NORM2 = 7
};
enum miopenRngDistribution_t {
  MIOPEN_RNG_DISTRIBUTION_BERNOULLI = 0, MIOPEN_RNG_DISTRIBUTION_NORMAL = 2,
  MIOPEN_RNG_DISTRIBUTION_UNIFORM = 1
};
enum miopenSoftmaxAlgorithm_t {
  MIOPEN_SOFTMAX_ACCURATE = 1, MIOPEN_SOFTMAX_FAST = 0, MIOPEN_SOFTMAX_LOG = 2
};
enum miopenSoftmaxMode_t {
  MIOPEN_SOFTMAX_MODE_CHANNEL = 1, MIOPEN_SOFTMAX_MODE_INSTANCE = 0
};
enum miopenStatus_t {
  miopenStatusAllocFailed = 4, miopenStatusBadParm = 3,
  miopenStatusGpuOperationsSkipped = 9, miopenStatusInternalError = 5,
  miopenStatusInvalidValue = 2, miopenStatusNotImplemented = 6,
  miopenStatusNotInitialized = 1, miopenStatusSuccess = 0,
  miopenStatusUnknownError = 7, miopenStatusUnsupportedOp = 8,
  miopenStatusVersionMismatch = 10
};
enum miopenTensorArgumentId_t {
  miopenScalarBatchnormEpsilon = 2147483651,
  miopenScalarBatchnormExpAvgFactor = 2147483650, miopenTensorActivationDX = 39,
  miopenTensorActivationDY = 40, miopenTensorActivationX = 37,
  miopenTensorActivationY = 38, miopenTensorArgumentIdInvalid = 0,
  miopenTensorArgumentIsScalar = 2147483648, miopenTensorBatchnormBias = 58,
  miopenTensorBatchnormBiasDiff = 59, miopenTensorBatchnormDX = 60,
  miopenTensorBatchnormDY = 61, miopenTensorBatchnormEstimatedMean = 56,
  miopenTensorBatchnormEstimatedVariance = 57,
  miopenTensorBatchnormRunningMean = 50,
  miopenTensorBatchnormRunningVariance = 51,
  miopenTensorBatchnormSavedMean = 52, miopenTensorBatchnormSavedVariance = 53,
  miopenTensorBatchnormScale = 54, miopenTensorBatchnormScaleDiff = 55,
  miopenTensorBatchnormX = 48, miopenTensorBatchnormY = 49,
  miopenTensorBias = 43, miopenTensorBiasX = 41, miopenTensorBiasY = 42,
  miopenTensorConvolutionW = 2, miopenTensorConvolutionX = 1,
  miopenTensorConvolutionY = 3, miopenTensorMhaAmaxDK = 33,
  miopenTensorMhaAmaxDQ = 32, miopenTensorMhaAmaxDS = 35,
  miopenTensorMhaAmaxDV = 34, miopenTensorMhaAmaxO = 17,
  miopenTensorMhaAmaxS = 18, miopenTensorMhaBias = 36, miopenTensorMhaDK = 30,
  miopenTensorMhaDO = 21, miopenTensorMhaDQ = 29, miopenTensorMhaDV = 31,
  miopenTensorMhaDescaleDO = 23, miopenTensorMhaDescaleDS = 24,
  miopenTensorMhaDescaleK = 7, miopenTensorMhaDescaleO = 22,
  miopenTensorMhaDescaleQ = 8, miopenTensorMhaDescaleS = 10,
  miopenTensorMhaDescaleV = 9, miopenTensorMhaDropoutOffset = 15,
  miopenTensorMhaDropoutProbability = 13, miopenTensorMhaDropoutSeed = 14,
  miopenTensorMhaK = 4, miopenTensorMhaM = 19, miopenTensorMhaMask = 2147483649,
  miopenTensorMhaO = 16, miopenTensorMhaQ = 5, miopenTensorMhaScaleDK = 27,
  miopenTensorMhaScaleDQ = 26, miopenTensorMhaScaleDS = 25,
  miopenTensorMhaScaleDV = 28, miopenTensorMhaScaleO = 12,
  miopenTensorMhaScaleS = 11, miopenTensorMhaV = 6, miopenTensorMhaZInv = 20,
  miopenTensorSoftmaxDX = 46, miopenTensorSoftmaxDY = 47,
  miopenTensorSoftmaxX = 44, miopenTensorSoftmaxY = 45
};
enum miopenTensorLayout_t {
  miopenTensorCHWN = 2, miopenTensorCHWNc4 = 5, miopenTensorCHWNc8 = 6,
  miopenTensorNCDHW = 7, miopenTensorNCHW = 0, miopenTensorNCHWc4 = 3,
  miopenTensorNCHWc8 = 4, miopenTensorNDHWC = 8, miopenTensorNHWC = 1
};
enum miopenTensorOp_t {
  miopenTensorOpAdd = 0, miopenTensorOpMax = 3, miopenTensorOpMin = 2,
  miopenTensorOpMul = 1
};
typedef hipStream_t miopenAcceleratorQueue_t;
typedef struct miopenActivationDescriptor *miopenActivationDescriptor_t;
typedef enum miopenActivationMode_t miopenActivationMode_t;
typedef void *(*miopenAllocatorFunction)(void *, size_t);
typedef enum miopenAlphaBetaCase_t miopenAlphaBetaCase_t;
typedef enum miopenBackendAttributeName_t miopenBackendAttributeName_t;
typedef enum miopenBackendAttributeType_t miopenBackendAttributeType_t;
typedef enum miopenBackendDescriptorType_t miopenBackendDescriptorType_t;
typedef struct miopenBackendDescriptor *miopenBackendDescriptor_t;
typedef enum miopenBackendHeurMode_t miopenBackendHeurMode_t;
typedef enum miopenBatchNormMode_t miopenBatchNormMode_t;
typedef enum miopenCTCLossAlgo_t miopenCTCLossAlgo_t;
typedef struct miopenCTCLossDescriptor *miopenCTCLossDescriptor_t;
typedef struct miopenConvAlgoPerf_t miopenConvAlgoPerf_t;
typedef enum miopenConvAlgorithm_t miopenConvAlgorithm_t;
typedef enum miopenConvBwdDataAlgorithm_t miopenConvBwdDataAlgorithm_t;
typedef enum miopenConvBwdWeightsAlgorithm_t miopenConvBwdWeightsAlgorithm_t;
typedef enum miopenConvFwdAlgorithm_t miopenConvFwdAlgorithm_t;
typedef struct miopenConvSolution_t miopenConvSolution_t;
typedef enum miopenConvolutionAttrib_t miopenConvolutionAttrib_t;
typedef struct miopenConvolutionDescriptor *miopenConvolutionDescriptor_t;
typedef enum miopenConvolutionMode_t miopenConvolutionMode_t;
typedef enum miopenDataType_t miopenDataType_t;
typedef void (*miopenDeallocatorFunction)(void *, void *);
typedef struct miopenDropoutDescriptor *miopenDropoutDescriptor_t;
typedef enum miopenF8RoundingMode_t miopenF8RoundingMode_t;
typedef struct miopenFindOptions *miopenFindOptions_t;
typedef enum miopenFindResultsOrder_t miopenFindResultsOrder_t;
typedef enum miopenFusionDirection_t miopenFusionDirection_t;
typedef struct miopenFusionOpDescriptor *miopenFusionOpDescriptor_t;
typedef struct miopenFusionPlanDescriptor *miopenFusionPlanDescriptor_t;
typedef struct miopenHandle *miopenHandle_t;
typedef enum miopenIndexType_t miopenIndexType_t;
typedef enum miopenIndicesType_t miopenIndicesType_t;
typedef struct miopenLRNDescriptor *miopenLRNDescriptor_t;
typedef enum miopenLRNMode_t miopenLRNMode_t;
typedef enum miopenLossReductionMode_t miopenLossReductionMode_t;
typedef struct miopenMhaDescriptor *miopenMhaDescriptor_t;
typedef enum miopenMhaMask_t miopenMhaMask_t;
typedef enum miopenNanPropagation_t miopenNanPropagation_t;
typedef enum miopenNormMode_t miopenNormMode_t;
typedef struct miopenOperatorArgs *miopenOperatorArgs_t;
typedef struct miopenOperatorDescriptor *miopenOperatorDescriptor_t;
typedef enum miopenPaddingMode_t miopenPaddingMode_t;
typedef enum miopenPointwiseMode_t miopenPointwiseMode_t;
typedef struct miopenPoolingDescriptor *miopenPoolingDescriptor_t;
typedef enum miopenPoolingMode_t miopenPoolingMode_t;
typedef enum miopenPoolingWorkspaceIndexMode_t miopenPoolingWorkspaceIndexMode_t;
typedef enum miopenProblemDirection_t miopenProblemDirection_t;
typedef struct miopenProblem *miopenProblem_t;
typedef enum miopenRNGType_t miopenRNGType_t;
typedef enum miopenRNNAlgo_t miopenRNNAlgo_t;
typedef enum miopenRNNBaseLayout_t miopenRNNBaseLayout_t;
typedef enum miopenRNNBiasMode_t miopenRNNBiasMode_t;
typedef struct miopenRNNDescriptor *miopenRNNDescriptor_t;
typedef enum miopenRNNDirectionMode_t miopenRNNDirectionMode_t;
typedef enum miopenRNNFWDMode_t miopenRNNFWDMode_t;
typedef enum miopenRNNGEMMalgoMode_t miopenRNNGEMMalgoMode_t;
typedef enum miopenRNNInputMode_t miopenRNNInputMode_t;
typedef enum miopenRNNMode_t miopenRNNMode_t;
typedef enum miopenRNNPaddingMode_t miopenRNNPaddingMode_t;
typedef enum miopenReduceCalculationNanPropagation_t miopenReduceCalculationNanPropagation_t;
typedef enum miopenReduceCalculationOp_t miopenReduceCalculationOp_t;
typedef enum miopenReduceExtremeOp_t miopenReduceExtremeOp_t;
typedef struct miopenReduceTensorDescriptor *miopenReduceTensorDescriptor_t;
typedef enum miopenReduceTensorIndices_t miopenReduceTensorIndices_t;
typedef enum miopenReduceTensorOp_t miopenReduceTensorOp_t;
typedef enum miopenRngDistribution_t miopenRngDistribution_t;
typedef struct miopenSeqTensorDescriptor *miopenSeqTensorDescriptor_t;
typedef enum miopenSoftmaxAlgorithm_t miopenSoftmaxAlgorithm_t;
typedef struct miopenSoftmaxDescriptor *miopenSoftmaxDescriptor_t;
typedef enum miopenSoftmaxMode_t miopenSoftmaxMode_t;
typedef struct miopenSolution *miopenSolution_t;
typedef enum miopenStatus_t miopenStatus_t;
typedef enum miopenTensorArgumentId_t miopenTensorArgumentId_t;
typedef struct miopenTensorDescriptor *miopenTensorDescriptor_t;
typedef enum miopenTensorLayout_t miopenTensorLayout_t;
typedef enum miopenTensorOp_t miopenTensorOp_t;
struct miopenActivationDescriptor {
};
struct miopenBackendDescriptor {
};
struct miopenCTCLossDescriptor {
};
struct miopenConvAlgoPerf_t {
  union {
    miopenConvFwdAlgorithm_t fwd_algo;
    miopenConvBwdWeightsAlgorithm_t bwd_weights_algo;
    miopenConvBwdDataAlgorithm_t bwd_data_algo;
  };
  float time;
  size_t memory;
};
struct miopenConvSolution_t {
  float time;
  size_t workspace_size;
  uint64_t solution_id;
  miopenConvAlgorithm_t algorithm;
};
struct miopenConvolutionDescriptor {
};
struct miopenDropoutDescriptor {
};
struct miopenFindOptions {
};
struct miopenFusionOpDescriptor {
};
struct miopenFusionPlanDescriptor {
};
struct miopenHandle {
};
struct miopenLRNDescriptor {
};
struct miopenMhaDescriptor {
};
struct miopenOperatorArgs {
};
struct miopenOperatorDescriptor {
};
struct miopenPoolingDescriptor {
};
struct miopenProblem {
};
struct miopenRNNDescriptor {
};
struct miopenReduceTensorDescriptor {
};
struct miopenSeqTensorDescriptor {
};
struct miopenSoftmaxDescriptor {
};
struct miopenSolution {
};
struct miopenTensorArgument_t {
  miopenTensorArgumentId_t id;
  miopenTensorDescriptor_t *descriptor;
  void *buffer;
};
struct miopenTensorDescriptor {
};
miopenStatus_t miopenActivationBackward(miopenHandle_t,
    const miopenActivationDescriptor_t, const void *, ...);
miopenStatus_t miopenActivationForward(miopenHandle_t,
    const miopenActivationDescriptor_t, const void *, ...);
miopenStatus_t miopenAddLayerNormForward(miopenHandle_t, miopenNormMode_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenBackendCreateDescriptor(miopenBackendDescriptorType_t,
    miopenBackendDescriptor_t *);
miopenStatus_t miopenBackendDestroyDescriptor(miopenBackendDescriptor_t);
miopenStatus_t miopenBackendExecute(miopenHandle_t, miopenBackendDescriptor_t,
    miopenBackendDescriptor_t);
miopenStatus_t miopenBackendFinalize(miopenBackendDescriptor_t);
miopenStatus_t miopenBackendGetAttribute(miopenBackendDescriptor_t,
    miopenBackendAttributeName_t, miopenBackendAttributeType_t, ...);
miopenStatus_t miopenBackendInitialize(miopenBackendDescriptor_t,
    miopenBackendDescriptorType_t, size_t);
miopenStatus_t miopenBackendSetAttribute(miopenBackendDescriptor_t,
    miopenBackendAttributeName_t, miopenBackendAttributeType_t, ...);
miopenStatus_t miopenBatchNormalizationBackward(miopenHandle_t,
    miopenBatchNormMode_t, const void *, ...);
miopenStatus_t miopenBatchNormalizationBackward_V2(miopenHandle_t,
    miopenBatchNormMode_t, const void *, ...);
miopenStatus_t miopenBatchNormalizationForwardInference(miopenHandle_t,
    miopenBatchNormMode_t, void *, ...);
miopenStatus_t miopenBatchNormalizationForwardInference_V2(miopenHandle_t,
    miopenBatchNormMode_t, void *, ...);
miopenStatus_t miopenBatchNormalizationForwardTraining(miopenHandle_t,
    miopenBatchNormMode_t, void *, ...);
miopenStatus_t miopenBatchNormalizationForwardTraining_V2(miopenHandle_t,
    miopenBatchNormMode_t, void *, ...);
miopenStatus_t miopenCTCLoss(miopenHandle_t, const miopenTensorDescriptor_t,
    const void *, ...);
miopenStatus_t miopenCatForward(miopenHandle_t, const int32_t,
    const miopenTensorDescriptor_t *, ...);
miopenStatus_t miopenCompileFusionPlan(miopenHandle_t,
    miopenFusionPlanDescriptor_t);
miopenStatus_t miopenConvolutionBackwardBias(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardData(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataCompileSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataGetSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataGetSolutionCount(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataGetSolutionWorkspaceSize(
    miopenHandle_t, const miopenTensorDescriptor_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataGetWorkSpaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardDataImmediate(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenConvolutionBackwardWeights(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsCompileSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsGetSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsGetSolutionCount(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsGetSolutionWorkspaceSize(
    miopenHandle_t, const miopenTensorDescriptor_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsGetWorkSpaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionBackwardWeightsImmediate(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenConvolutionBiasActivationForward(miopenHandle_t,
    const void *, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForward(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardBias(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardCompileSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardGetSolution(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardGetSolutionCount(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardGetSolutionWorkspaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardGetWorkSpaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenConvolutionForwardImmediate(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenCreate(miopenHandle_t *);
miopenStatus_t miopenCreateActivationDescriptor(miopenActivationDescriptor_t *);
miopenStatus_t miopenCreateActivationProblem(miopenProblem_t *,
    miopenActivationDescriptor_t, miopenProblemDirection_t);
miopenStatus_t miopenCreateBatchnormProblem(miopenProblem_t *,
    miopenBatchNormMode_t, bool, miopenProblemDirection_t);
miopenStatus_t miopenCreateBiasProblem(miopenProblem_t *,
    miopenProblemDirection_t);
miopenStatus_t miopenCreateCTCLossDescriptor(miopenCTCLossDescriptor_t *);
miopenStatus_t miopenCreateConvProblem(miopenProblem_t *,
    miopenConvolutionDescriptor_t, miopenProblemDirection_t);
miopenStatus_t miopenCreateConvolutionDescriptor(
    miopenConvolutionDescriptor_t *);
miopenStatus_t miopenCreateDropoutDescriptor(miopenDropoutDescriptor_t *);
miopenStatus_t miopenCreateFindOptions(miopenFindOptions_t *);
miopenStatus_t miopenCreateFusionPlan(miopenFusionPlanDescriptor_t *,
    const miopenFusionDirection_t, const miopenTensorDescriptor_t);
miopenStatus_t miopenCreateLRNDescriptor(miopenLRNDescriptor_t *);
miopenStatus_t miopenCreateMhaDescriptor(miopenMhaDescriptor_t *);
miopenStatus_t miopenCreateMhaProblem(miopenProblem_t *, miopenMhaDescriptor_t,
    miopenProblemDirection_t);
miopenStatus_t miopenCreateOpActivationBackward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, miopenActivationMode_t);
miopenStatus_t miopenCreateOpActivationForward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, miopenActivationMode_t);
miopenStatus_t miopenCreateOpBatchNormBackward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t);
miopenStatus_t miopenCreateOpBatchNormForward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t, bool);
miopenStatus_t miopenCreateOpBatchNormInference(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, const miopenBatchNormMode_t,
    const miopenTensorDescriptor_t);
miopenStatus_t miopenCreateOpBiasForward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, const miopenTensorDescriptor_t);
miopenStatus_t miopenCreateOpConvForward(miopenFusionPlanDescriptor_t,
    miopenFusionOpDescriptor_t *, miopenConvolutionDescriptor_t,
    const miopenTensorDescriptor_t);
miopenStatus_t miopenCreateOperatorArgs(miopenOperatorArgs_t *);
miopenStatus_t miopenCreatePoolingDescriptor(miopenPoolingDescriptor_t *);
miopenStatus_t miopenCreateRNNDescriptor(miopenRNNDescriptor_t *);
miopenStatus_t miopenCreateReduceTensorDescriptor(
    miopenReduceTensorDescriptor_t *);
miopenStatus_t miopenCreateSeqTensorDescriptor(miopenSeqTensorDescriptor_t *);
miopenStatus_t miopenCreateSoftmaxDescriptor(miopenSoftmaxDescriptor_t *);
miopenStatus_t miopenCreateSoftmaxProblem(miopenProblem_t *,
    miopenSoftmaxDescriptor_t, miopenProblemDirection_t);
miopenStatus_t miopenCreateTensorDescriptor(miopenTensorDescriptor_t *);
miopenStatus_t miopenCreateWithStream(miopenHandle_t *,
    miopenAcceleratorQueue_t);
miopenStatus_t miopenDeriveBNTensorDescriptor(miopenTensorDescriptor_t,
    const miopenTensorDescriptor_t, miopenBatchNormMode_t);
miopenStatus_t miopenDestroy(miopenHandle_t);
miopenStatus_t miopenDestroyActivationDescriptor(miopenActivationDescriptor_t);
miopenStatus_t miopenDestroyCTCLossDescriptor(miopenCTCLossDescriptor_t);
miopenStatus_t miopenDestroyConvolutionDescriptor(
    miopenConvolutionDescriptor_t);
miopenStatus_t miopenDestroyDropoutDescriptor(miopenDropoutDescriptor_t);
miopenStatus_t miopenDestroyFindOptions(miopenFindOptions_t);
miopenStatus_t miopenDestroyFusionPlan(miopenFusionPlanDescriptor_t);
miopenStatus_t miopenDestroyLRNDescriptor(miopenLRNDescriptor_t);
miopenStatus_t miopenDestroyOperatorArgs(miopenOperatorArgs_t);
miopenStatus_t miopenDestroyPoolingDescriptor(miopenPoolingDescriptor_t);
miopenStatus_t miopenDestroyProblem(miopenProblem_t);
miopenStatus_t miopenDestroyRNNDescriptor(miopenRNNDescriptor_t);
miopenStatus_t miopenDestroyReduceTensorDescriptor(
    miopenReduceTensorDescriptor_t);
miopenStatus_t miopenDestroySeqTensorDescriptor(miopenSeqTensorDescriptor_t);
miopenStatus_t miopenDestroySolution(miopenSolution_t);
miopenStatus_t miopenDestroyTensorDescriptor(miopenTensorDescriptor_t);
miopenStatus_t miopenDropoutBackward(miopenHandle_t,
    const miopenDropoutDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenDropoutForward(miopenHandle_t,
    const miopenDropoutDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenDropoutGetReserveSpaceSize(const miopenTensorDescriptor_t,
    size_t *);
miopenStatus_t miopenDropoutGetStatesSize(miopenHandle_t, size_t *);
miopenStatus_t miopenEnableProfiling(miopenHandle_t, bool);
miopenStatus_t miopenExecuteFusionPlan(const miopenHandle_t,
    const miopenFusionPlanDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenFindConvolutionBackwardDataAlgorithm(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenFindConvolutionBackwardWeightsAlgorithm(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenFindConvolutionForwardAlgorithm(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenFindSolutions(miopenHandle_t, miopenProblem_t,
    miopenFindOptions_t, ...);
miopenStatus_t miopenFuseProblems(miopenProblem_t, miopenProblem_t);
miopenStatus_t miopenFusedAdam(miopenHandle_t, const miopenTensorDescriptor_t,
    void *, ...);
miopenStatus_t miopenFusedAdamWithOutput(miopenHandle_t,
    const miopenTensorDescriptor_t, void *, ...);
miopenStatus_t miopenFusionPlanConvolutionGetAlgo(miopenFusionPlanDescriptor_t,
    const int, int *, miopenConvFwdAlgorithm_t *);
miopenStatus_t miopenFusionPlanConvolutionSetAlgo(miopenFusionPlanDescriptor_t,
    miopenConvFwdAlgorithm_t);
miopenStatus_t miopenFusionPlanGetOp(miopenFusionPlanDescriptor_t, const int,
    miopenFusionOpDescriptor_t *);
miopenStatus_t miopenFusionPlanGetWorkSpaceSize(miopenHandle_t,
    miopenFusionPlanDescriptor_t, size_t *, miopenConvFwdAlgorithm_t);
miopenStatus_t miopenGLUBackward(miopenHandle_t, const miopenTensorDescriptor_t,
    const void *, ...);
miopenStatus_t miopenGLUForward(miopenHandle_t, const miopenTensorDescriptor_t,
    const void *, ...);
miopenStatus_t miopenGet2dPoolingDescriptor(const miopenPoolingDescriptor_t,
    miopenPoolingMode_t *, int *, ...);
miopenStatus_t miopenGet4dTensorDescriptor(miopenTensorDescriptor_t,
    miopenDataType_t *, int *, ...);
miopenStatus_t miopenGetActivationDescriptor(const miopenActivationDescriptor_t,
    miopenActivationMode_t *, double *, ...);
miopenStatus_t miopenGetCTCLossDescriptor(miopenCTCLossDescriptor_t,
    miopenDataType_t *, int *, bool *);
miopenStatus_t miopenGetCTCLossWorkspaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetConvolutionAttribute(miopenConvolutionDescriptor_t,
    const miopenConvolutionAttrib_t, int *);
miopenStatus_t miopenGetConvolutionDescriptor(miopenConvolutionDescriptor_t,
    miopenConvolutionMode_t *, int *, ...);
miopenStatus_t miopenGetConvolutionForwardOutputDim(
    miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetConvolutionGroupCount(miopenConvolutionDescriptor_t,
    int *);
miopenStatus_t miopenGetConvolutionNdDescriptor(miopenConvolutionDescriptor_t,
    int, int *, ...);
miopenStatus_t miopenGetConvolutionNdForwardOutputDim(
    miopenConvolutionDescriptor_t, const miopenTensorDescriptor_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetConvolutionSpatialDim(miopenConvolutionDescriptor_t,
    int *);
miopenStatus_t miopenGetDropoutDescriptor(miopenDropoutDescriptor_t,
    miopenHandle_t, float *, ...);
const char *miopenGetErrorString(miopenStatus_t);
miopenStatus_t miopenGetGetitemWorkspaceSize(miopenHandle_t, uint32_t,
    const miopenTensorDescriptor_t *, size_t *);
miopenStatus_t miopenGetKernelTime(miopenHandle_t, float *);
miopenStatus_t miopenGetLRNDescriptor(const miopenLRNDescriptor_t,
    miopenLRNMode_t *, unsigned int *, ...);
miopenStatus_t miopenGetMhaDescriptor(miopenMhaDescriptor_t, float *);
miopenStatus_t miopenGetMultiMarginLossForwardWorkspaceSize(miopenHandle_t,
    miopenTensorDescriptor_t, miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetNdPoolingDescriptor(const miopenPoolingDescriptor_t,
    int, miopenPoolingMode_t *, ...);
miopenStatus_t miopenGetPReLUBackwardWorkspaceSize(miopenHandle_t,
    miopenTensorDescriptor_t, miopenTensorDescriptor_t, size_t *);
miopenStatus_t miopenGetPoolingForwardOutputDim(const miopenPoolingDescriptor_t,
    const miopenTensorDescriptor_t, int *, ...);
miopenStatus_t miopenGetPoolingIndexType(miopenPoolingDescriptor_t,
    miopenIndexType_t *);
miopenStatus_t miopenGetPoolingNdForwardOutputDim(
    const miopenPoolingDescriptor_t, const miopenTensorDescriptor_t, int,
    int *);
miopenStatus_t miopenGetPoolingWorkSpaceIndexMode(miopenPoolingDescriptor_t,
    miopenPoolingWorkspaceIndexMode_t *);
miopenStatus_t miopenGetRNNDataSeqTensorDescriptor(miopenSeqTensorDescriptor_t,
    miopenDataType_t *, miopenRNNBaseLayout_t *, ...);
miopenStatus_t miopenGetRNNDescriptor(miopenRNNDescriptor_t, miopenRNNMode_t *,
    miopenRNNAlgo_t *, ...);
miopenStatus_t miopenGetRNNDescriptor_V2(miopenRNNDescriptor_t, int *, int *,
    ...);
miopenStatus_t miopenGetRNNHiddenTensorSize(miopenHandle_t,
    miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenGetRNNInputTensorSize(miopenHandle_t,
    miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenGetRNNLayerBias(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenGetRNNLayerBiasOffset(miopenRNNDescriptor_t, const int,
    miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetRNNLayerBiasSize(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenGetRNNLayerParam(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenGetRNNLayerParamOffset(miopenRNNDescriptor_t, const int,
    miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetRNNLayerParamSize(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenGetRNNPaddingMode(miopenRNNDescriptor_t,
    miopenRNNPaddingMode_t *);
miopenStatus_t miopenGetRNNParamsDescriptor(miopenHandle_t,
    miopenRNNDescriptor_t, miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetRNNParamsSize(miopenHandle_t, miopenRNNDescriptor_t,
    miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetRNNTempSpaceSizes(miopenHandle_t, miopenRNNDescriptor_t,
    miopenSeqTensorDescriptor_t, ...);
miopenStatus_t miopenGetRNNTrainingReserveSize(miopenHandle_t,
    miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenGetRNNWorkspaceSize(miopenHandle_t,
    const miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenGetReduceCalculationWorkspaceSize(miopenHandle_t,
    const miopenTensorDescriptor_t, const int32_t, ...);
miopenStatus_t miopenGetReduceTensorDescriptor(
    const miopenReduceTensorDescriptor_t, miopenReduceTensorOp_t *,
    miopenDataType_t *, ...);
miopenStatus_t miopenGetReductionIndicesSize(miopenHandle_t,
    const miopenReduceTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetReductionWorkspaceSize(miopenHandle_t,
    const miopenReduceTensorDescriptor_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetSoftMarginLossForwardWorkspaceSize(miopenHandle_t,
    miopenTensorDescriptor_t, miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetSoftmaxDescriptor(const miopenSoftmaxDescriptor_t,
    float *, float *, ...);
miopenStatus_t miopenGetSolutionSize(miopenSolution_t, size_t *);
miopenStatus_t miopenGetSolutionSolverId(miopenSolution_t, uint64_t *);
miopenStatus_t miopenGetSolutionTime(miopenSolution_t, float *);
miopenStatus_t miopenGetSolutionWorkspaceSize(miopenSolution_t, size_t *);
miopenStatus_t miopenGetSolverIdConvAlgorithm(uint64_t,
    miopenConvAlgorithm_t *);
miopenStatus_t miopenGetStream(miopenHandle_t, miopenAcceleratorQueue_t *);
miopenStatus_t miopenGetT5LayerNormBackwardWorkspaceSize(miopenHandle_t,
    miopenNormMode_t, const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenGetTensorDescriptor(miopenTensorDescriptor_t,
    miopenDataType_t *, int *, int *);
miopenStatus_t miopenGetTensorDescriptorSize(miopenTensorDescriptor_t, int *);
miopenStatus_t miopenGetTensorNumBytes(miopenTensorDescriptor_t, size_t *);
miopenStatus_t miopenGetVersion(size_t *, size_t *, size_t *);
miopenStatus_t miopenGetitemBackward(miopenHandle_t, void *, size_t, ...);
miopenStatus_t miopenGroupNormForward(miopenHandle_t, miopenNormMode_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenInitConvolutionDescriptor(miopenConvolutionDescriptor_t,
    miopenConvolutionMode_t, int, ...);
miopenStatus_t miopenInitConvolutionNdDescriptor(miopenConvolutionDescriptor_t,
    int, const int *, ...);
miopenStatus_t miopenKthvalueForward(miopenHandle_t, miopenTensorDescriptor_t,
    const void *, ...);
miopenStatus_t miopenLRNBackward(miopenHandle_t, const miopenLRNDescriptor_t,
    const void *, ...);
miopenStatus_t miopenLRNForward(miopenHandle_t, const miopenLRNDescriptor_t,
    const void *, ...);
miopenStatus_t miopenLRNGetWorkSpaceSize(const miopenTensorDescriptor_t,
    size_t *);
miopenStatus_t miopenLayerNormForward(miopenHandle_t, miopenNormMode_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenLoadSolution(miopenSolution_t *, const char *, size_t);
miopenStatus_t miopenMultiMarginLossForward(miopenHandle_t,
    miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenOpTensor(miopenHandle_t, miopenTensorOp_t, const void *,
    ...);
miopenStatus_t miopenPReLUBackward(miopenHandle_t, void *, size_t, ...);
miopenStatus_t miopenPoolingBackward(miopenHandle_t,
    const miopenPoolingDescriptor_t, const void *, ...);
miopenStatus_t miopenPoolingForward(miopenHandle_t,
    const miopenPoolingDescriptor_t, const void *, ...);
miopenStatus_t miopenPoolingGetWorkSpaceSize(const miopenTensorDescriptor_t,
    size_t *);
miopenStatus_t miopenPoolingGetWorkSpaceSizeV2(const miopenPoolingDescriptor_t,
    const miopenTensorDescriptor_t, size_t *);
miopenStatus_t miopenRNNBackwardData(miopenHandle_t,
    const miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenRNNBackwardSeqData(miopenHandle_t,
    const miopenRNNDescriptor_t, const miopenSeqTensorDescriptor_t, ...);
miopenStatus_t miopenRNNBackwardWeights(miopenHandle_t,
    const miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenRNNBackwardWeightsSeqTensor(miopenHandle_t,
    const miopenRNNDescriptor_t, const miopenSeqTensorDescriptor_t, ...);
miopenStatus_t miopenRNNForward(miopenHandle_t, const miopenRNNDescriptor_t,
    miopenRNNFWDMode_t, ...);
miopenStatus_t miopenRNNForwardInference(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenRNNForwardTraining(miopenHandle_t,
    const miopenRNNDescriptor_t, const int, ...);
miopenStatus_t miopenReduceCalculationForward(miopenHandle_t,
    miopenReduceCalculationNanPropagation_t, void *, ...);
miopenStatus_t miopenReduceExtremeForward(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenReduceTensor(miopenHandle_t,
    const miopenReduceTensorDescriptor_t, void *, ...);
miopenStatus_t miopenRestoreDropoutDescriptor(miopenDropoutDescriptor_t,
    miopenHandle_t, float, ...);
miopenStatus_t miopenRoPEBackward(miopenHandle_t,
    const miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenRoPEForward(miopenHandle_t, const miopenTensorDescriptor_t,
    const void *, ...);
miopenStatus_t miopenRunSolution(miopenHandle_t, miopenSolution_t, size_t, ...);
miopenStatus_t miopenSaveSolution(miopenSolution_t, char *);
miopenStatus_t miopenScaleTensor(miopenHandle_t, const miopenTensorDescriptor_t,
    void *, const void *);
miopenStatus_t miopenSet2dPoolingDescriptor(miopenPoolingDescriptor_t,
    miopenPoolingMode_t, int, ...);
miopenStatus_t miopenSet4dTensorDescriptor(miopenTensorDescriptor_t,
    miopenDataType_t, int, ...);
miopenStatus_t miopenSet4dTensorDescriptorEx(miopenTensorDescriptor_t,
    miopenDataType_t, int, ...);
miopenStatus_t miopenSetActivationDescriptor(const miopenActivationDescriptor_t,
    miopenActivationMode_t, double, ...);
miopenStatus_t miopenSetAllocator(miopenHandle_t, miopenAllocatorFunction,
    miopenDeallocatorFunction, void *);
miopenStatus_t miopenSetCTCLossDescriptor(miopenCTCLossDescriptor_t,
    miopenDataType_t, const int, bool);
miopenStatus_t miopenSetConvolutionAttribute(miopenConvolutionDescriptor_t,
    const miopenConvolutionAttrib_t, int);
miopenStatus_t miopenSetConvolutionGroupCount(miopenConvolutionDescriptor_t,
    int);
miopenStatus_t miopenSetDropoutDescriptor(miopenDropoutDescriptor_t,
    miopenHandle_t, float, ...);
miopenStatus_t miopenSetFindOptionAttachBinaries(miopenFindOptions_t,
    unsigned int);
miopenStatus_t miopenSetFindOptionPreallocatedTensor(miopenFindOptions_t,
    miopenTensorArgumentId_t, void *);
miopenStatus_t miopenSetFindOptionPreallocatedWorkspace(miopenFindOptions_t,
    void *, size_t);
miopenStatus_t miopenSetFindOptionResultsOrder(miopenFindOptions_t,
    miopenFindResultsOrder_t);
miopenStatus_t miopenSetFindOptionTuning(miopenFindOptions_t, int);
miopenStatus_t miopenSetFindOptionWorkspaceLimit(miopenFindOptions_t, size_t);
miopenStatus_t miopenSetLRNDescriptor(const miopenLRNDescriptor_t,
    miopenLRNMode_t, unsigned int, ...);
miopenStatus_t miopenSetMhaDescriptor(miopenMhaDescriptor_t, float);
miopenStatus_t miopenSetNdPoolingDescriptor(miopenPoolingDescriptor_t,
    const miopenPoolingMode_t, int, ...);
miopenStatus_t miopenSetNdTensorDescriptorWithLayout(miopenTensorDescriptor_t,
    miopenDataType_t, miopenTensorLayout_t, ...);
miopenStatus_t miopenSetOpArgsActivBackward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsActivForward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsBatchNormBackward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsBatchNormForward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsBatchNormInference(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsBiasForward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetOpArgsConvForward(miopenOperatorArgs_t,
    const miopenFusionOpDescriptor_t, const void *, ...);
miopenStatus_t miopenSetPoolingIndexType(miopenPoolingDescriptor_t,
    miopenIndexType_t);
miopenStatus_t miopenSetPoolingWorkSpaceIndexMode(miopenPoolingDescriptor_t,
    miopenPoolingWorkspaceIndexMode_t);
miopenStatus_t miopenSetProblemTensorDescriptor(miopenProblem_t,
    miopenTensorArgumentId_t, const miopenTensorDescriptor_t);
miopenStatus_t miopenSetRNNDataSeqTensorDescriptor(miopenSeqTensorDescriptor_t,
    miopenDataType_t, miopenRNNBaseLayout_t, ...);
miopenStatus_t miopenSetRNNDescriptor(miopenRNNDescriptor_t, const int,
    const int, ...);
miopenStatus_t miopenSetRNNDescriptor_V2(miopenRNNDescriptor_t, const int,
    const int, ...);
miopenStatus_t miopenSetRNNLayerBias(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenSetRNNLayerParam(miopenHandle_t, miopenRNNDescriptor_t,
    const int, ...);
miopenStatus_t miopenSetRNNPaddingMode(miopenRNNDescriptor_t,
    miopenRNNPaddingMode_t);
miopenStatus_t miopenSetReduceTensorDescriptor(miopenReduceTensorDescriptor_t,
    miopenReduceTensorOp_t, miopenDataType_t, ...);
miopenStatus_t miopenSetSoftmaxDescriptor(miopenSoftmaxDescriptor_t, float,
    float, ...);
miopenStatus_t miopenSetStream(miopenHandle_t, miopenAcceleratorQueue_t);
miopenStatus_t miopenSetTensor(miopenHandle_t, const miopenTensorDescriptor_t,
    void *, const void *);
miopenStatus_t miopenSetTensorCastType(miopenTensorDescriptor_t,
    miopenDataType_t);
miopenStatus_t miopenSetTensorDescriptor(miopenTensorDescriptor_t,
    miopenDataType_t, int, ...);
miopenStatus_t miopenSetTensorDescriptorV2(miopenTensorDescriptor_t,
    miopenDataType_t, int, ...);
miopenStatus_t miopenSetTransposeConvNdOutputPadding(
    miopenConvolutionDescriptor_t, int, const int *);
miopenStatus_t miopenSetTransposeConvOutputPadding(
    miopenConvolutionDescriptor_t, int, int);
miopenStatus_t miopenSoftMarginLossBackward(miopenHandle_t,
    miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenSoftMarginLossForward(miopenHandle_t,
    miopenTensorDescriptor_t, const void *, ...);
miopenStatus_t miopenSoftmaxBackward(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenSoftmaxBackward_V2(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenSoftmaxForward(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenSoftmaxForward_V2(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenT5LayerNormBackward(miopenHandle_t, miopenNormMode_t,
    void *, ...);
miopenStatus_t miopenT5LayerNormForward(miopenHandle_t, miopenNormMode_t,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenTransformTensor(miopenHandle_t, const void *,
    const miopenTensorDescriptor_t, ...);
miopenStatus_t miopenTransformersAdamW(miopenHandle_t,
    const miopenTensorDescriptor_t, void *, ...);
miopenStatus_t miopenTransformersAdamWWithOutput(miopenHandle_t,
    const miopenTensorDescriptor_t, void *, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
