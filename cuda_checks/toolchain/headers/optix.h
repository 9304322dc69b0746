// Types, constants and functions of OptiX, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef OPTIX_H
#define OPTIX_H

#include <cuda.h>
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>

#define OPTIX_AABB_BUFFER_BYTE_ALIGNMENT 8ull
#define OPTIX_ACCEL_BUFFER_BYTE_ALIGNMENT 128ull
#define OPTIX_COMPILE_DEFAULT_MAX_PAYLOAD_TYPE_COUNT 8
#define OPTIX_COMPILE_DEFAULT_MAX_PAYLOAD_VALUE_COUNT 32
#define OPTIX_COMPILE_DEFAULT_MAX_REGISTER_COUNT 0
#define OPTIX_GEOMETRY_TRANSFORM_BYTE_ALIGNMENT 16ull
#define OPTIX_INSTANCE_BYTE_ALIGNMENT 16ull
#define OPTIX_OPACITY_MICROMAP_ARRAY_BUFFER_BYTE_ALIGNMENT 128ull
#define OPTIX_OPACITY_MICROMAP_DESC_BUFFER_BYTE_ALIGNMENT 8ull
#define OPTIX_OPACITY_MICROMAP_MAX_SUBDIVISION_LEVEL 12
#define OPTIX_SBT_RECORD_ALIGNMENT 16ull
#define OPTIX_TRANSFORM_BYTE_ALIGNMENT 64ull

#ifdef __cplusplus
extern "C" {
#endif

enum OptixAccelPropertyType {
  OPTIX_PROPERTY_TYPE_AABBS = 8578, OPTIX_PROPERTY_TYPE_COMPACTED_SIZE = 8577
};
enum OptixBuildFlags {
  OPTIX_BUILD_FLAG_ALLOW_COMPACTION = 2,
  OPTIX_BUILD_FLAG_ALLOW_DISABLE_OPACITY_MICROMAPS = 128,
  OPTIX_BUILD_FLAG_ALLOW_OPACITY_MICROMAP_UPDATE = 64,
  OPTIX_BUILD_FLAG_ALLOW_RANDOM_INSTANCE_ACCESS = 32,
  OPTIX_BUILD_FLAG_ALLOW_RANDOM_VERTEX_ACCESS = 16,
  OPTIX_BUILD_FLAG_ALLOW_UPDATE = 1, OPTIX_BUILD_FLAG_NONE = 0,
  OPTIX_BUILD_FLAG_PREFER_FAST_BUILD = 8, OPTIX_BUILD_FLAG_PREFER_FAST_TRACE = 4
};
enum OptixBuildInputType {
  OPTIX_BUILD_INPUT_TYPE_CURVES = 8517,
  OPTIX_BUILD_INPUT_TYPE_CUSTOM_PRIMITIVES = 8514,
  OPTIX_BUILD_INPUT_TYPE_INSTANCES = 8515,
  OPTIX_BUILD_INPUT_TYPE_INSTANCE_POINTERS = 8516,
  OPTIX_BUILD_INPUT_TYPE_SPHERES = 8518, OPTIX_BUILD_INPUT_TYPE_TRIANGLES = 8513
};
enum OptixBuildOperation {
  OPTIX_BUILD_OPERATION_BUILD = 8545, OPTIX_BUILD_OPERATION_UPDATE = 8546
};
enum OptixClusterAccelBuildFlags {
  OPTIX_CLUSTER_ACCEL_BUILD_FLAG_ALLOW_OPACITY_MICROMAPS = 4,
  OPTIX_CLUSTER_ACCEL_BUILD_FLAG_NONE = 0,
  OPTIX_CLUSTER_ACCEL_BUILD_FLAG_PREFER_FAST_BUILD = 2,
  OPTIX_CLUSTER_ACCEL_BUILD_FLAG_PREFER_FAST_TRACE = 1
};
enum OptixClusterAccelBuildMode {
  OPTIX_CLUSTER_ACCEL_BUILD_MODE_EXPLICIT_DESTINATIONS = 1,
  OPTIX_CLUSTER_ACCEL_BUILD_MODE_GET_SIZES = 2,
  OPTIX_CLUSTER_ACCEL_BUILD_MODE_IMPLICIT_DESTINATIONS = 0
};
enum OptixClusterAccelBuildType {
  OPTIX_CLUSTER_ACCEL_BUILD_TYPE_CLUSTERS_FROM_TEMPLATES = 9544,
  OPTIX_CLUSTER_ACCEL_BUILD_TYPE_CLUSTERS_FROM_TRIANGLES = 9542,
  OPTIX_CLUSTER_ACCEL_BUILD_TYPE_GASES_FROM_CLUSTERS = 9541,
  OPTIX_CLUSTER_ACCEL_BUILD_TYPE_TEMPLATES_FROM_GRIDS = 9545,
  OPTIX_CLUSTER_ACCEL_BUILD_TYPE_TEMPLATES_FROM_TRIANGLES = 9543
};
enum OptixClusterAccelClusterFlags {
  OPTIX_CLUSTER_ACCEL_CLUSTER_FLAG_ALLOW_DISABLE_OPACITY_MICROMAPS = 1,
  OPTIX_CLUSTER_ACCEL_CLUSTER_FLAG_NONE = 0
};
enum OptixClusterAccelIndicesFormat {
  OPTIX_CLUSTER_ACCEL_INDICES_FORMAT_16BIT = 2,
  OPTIX_CLUSTER_ACCEL_INDICES_FORMAT_32BIT = 4,
  OPTIX_CLUSTER_ACCEL_INDICES_FORMAT_8BIT = 1
};
enum OptixClusterAccelPrimitiveFlags {
  OPTIX_CLUSTER_ACCEL_PRIMITIVE_FLAG_DISABLE_ANYHIT = 4,
  OPTIX_CLUSTER_ACCEL_PRIMITIVE_FLAG_DISABLE_TRIANGLE_FACE_CULLING = 1,
  OPTIX_CLUSTER_ACCEL_PRIMITIVE_FLAG_NONE = 0,
  OPTIX_CLUSTER_ACCEL_PRIMITIVE_FLAG_REQUIRE_SINGLE_ANYHIT_CALL = 2
};
enum OptixClusterIDValues {
  OPTIX_CLUSTER_ID_INVALID = 4294967295
};
enum OptixCompileDebugLevel {
  OPTIX_COMPILE_DEBUG_LEVEL_DEFAULT = 0, OPTIX_COMPILE_DEBUG_LEVEL_FULL = 9042,
  OPTIX_COMPILE_DEBUG_LEVEL_MINIMAL = 9041,
  OPTIX_COMPILE_DEBUG_LEVEL_MODERATE = 9043,
  OPTIX_COMPILE_DEBUG_LEVEL_NONE = 9040
};
enum OptixCompileOptimizationLevel {
  OPTIX_COMPILE_OPTIMIZATION_DEFAULT = 0,
  OPTIX_COMPILE_OPTIMIZATION_LEVEL_0 = 9024,
  OPTIX_COMPILE_OPTIMIZATION_LEVEL_1 = 9025,
  OPTIX_COMPILE_OPTIMIZATION_LEVEL_2 = 9026,
  OPTIX_COMPILE_OPTIMIZATION_LEVEL_3 = 9027
};
enum OptixCoopVecElemType {
  OPTIX_COOP_VEC_ELEM_TYPE_FLOAT16 = 10753,
  OPTIX_COOP_VEC_ELEM_TYPE_FLOAT32 = 10755,
  OPTIX_COOP_VEC_ELEM_TYPE_FLOAT8_E4M3 = 10762,
  OPTIX_COOP_VEC_ELEM_TYPE_FLOAT8_E5M2 = 10763,
  OPTIX_COOP_VEC_ELEM_TYPE_INT32 = 10761, OPTIX_COOP_VEC_ELEM_TYPE_INT8 = 10757,
  OPTIX_COOP_VEC_ELEM_TYPE_UINT32 = 10760,
  OPTIX_COOP_VEC_ELEM_TYPE_UINT8 = 10756,
  OPTIX_COOP_VEC_ELEM_TYPE_UNKNOWN = 10752
};
enum OptixCoopVecMatrixLayout {
  OPTIX_COOP_VEC_MATRIX_LAYOUT_COLUMN_MAJOR = 10817,
  OPTIX_COOP_VEC_MATRIX_LAYOUT_INFERENCING_OPTIMAL = 10818,
  OPTIX_COOP_VEC_MATRIX_LAYOUT_ROW_MAJOR = 10816,
  OPTIX_COOP_VEC_MATRIX_LAYOUT_TRAINING_OPTIMAL = 10819
};
enum OptixCreationFlags {
  OPTIX_CREATION_FLAG_BLOCK_UNTIL_EFFECTIVE = 1, OPTIX_CREATION_FLAG_NONE = 0
};
enum OptixCurveEndcapFlags {
  OPTIX_CURVE_ENDCAP_DEFAULT = 0, OPTIX_CURVE_ENDCAP_ON = 1
};
enum OptixDenoiserAOVType {
  OPTIX_DENOISER_AOV_TYPE_BEAUTY = 28672,
  OPTIX_DENOISER_AOV_TYPE_DIFFUSE = 28676, OPTIX_DENOISER_AOV_TYPE_NONE = 0,
  OPTIX_DENOISER_AOV_TYPE_REFLECTION = 28674,
  OPTIX_DENOISER_AOV_TYPE_REFRACTION = 28675,
  OPTIX_DENOISER_AOV_TYPE_SPECULAR = 28673
};
enum OptixDenoiserAlphaMode {
  OPTIX_DENOISER_ALPHA_MODE_COPY = 0, OPTIX_DENOISER_ALPHA_MODE_DENOISE = 1
};
enum OptixDenoiserModelKind {
  OPTIX_DENOISER_MODEL_KIND_AOV = 8996, OPTIX_DENOISER_MODEL_KIND_HDR = 8995,
  OPTIX_DENOISER_MODEL_KIND_LDR = 8994,
  OPTIX_DENOISER_MODEL_KIND_TEMPORAL = 8997,
  OPTIX_DENOISER_MODEL_KIND_TEMPORAL_AOV = 8998,
  OPTIX_DENOISER_MODEL_KIND_TEMPORAL_UPSCALE2X = 9000,
  OPTIX_DENOISER_MODEL_KIND_UPSCALE2X = 8999
};
enum OptixDeviceContextValidationMode {
  OPTIX_DEVICE_CONTEXT_VALIDATION_MODE_ALL = 4294967295,
  OPTIX_DEVICE_CONTEXT_VALIDATION_MODE_OFF = 0
};
enum OptixDeviceProperty {
  OPTIX_DEVICE_PROPERTY_CLUSTER_ACCEL = 8224,
  OPTIX_DEVICE_PROPERTY_COOP_VEC = 8203,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_CLUSTERS_PER_GAS = 8229,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_CLUSTER_SBT_INDEX = 8228,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_CLUSTER_TRIANGLES = 8226,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_CLUSTER_VERTICES = 8225,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_INSTANCES_PER_IAS = 8196,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_INSTANCE_ID = 8198,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_PRIMITIVES_PER_GAS = 8195,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_SBT_OFFSET = 8201,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_SBT_RECORDS_PER_GAS = 8200,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_STRUCTURED_GRID_RESOLUTION = 8227,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_TRACE_DEPTH = 8193,
  OPTIX_DEVICE_PROPERTY_LIMIT_MAX_TRAVERSABLE_GRAPH_DEPTH = 8194,
  OPTIX_DEVICE_PROPERTY_LIMIT_NUM_BITS_INSTANCE_VISIBILITY_MASK = 8199,
  OPTIX_DEVICE_PROPERTY_RTCORE_VERSION = 8197,
  OPTIX_DEVICE_PROPERTY_SHADER_EXECUTION_REORDERING = 8202
};
enum OptixDevicePropertyClusterAccelFlags {
  OPTIX_DEVICE_PROPERTY_CLUSTER_ACCEL_FLAG_NONE = 0,
  OPTIX_DEVICE_PROPERTY_CLUSTER_ACCEL_FLAG_STANDARD = 1
};
enum OptixDevicePropertyCoopVecFlags {
  OPTIX_DEVICE_PROPERTY_COOP_VEC_FLAG_NONE = 0,
  OPTIX_DEVICE_PROPERTY_COOP_VEC_FLAG_STANDARD = 1
};
enum OptixDevicePropertyShaderExecutionReorderingFlags {
  OPTIX_DEVICE_PROPERTY_SHADER_EXECUTION_REORDERING_FLAG_NONE = 0,
  OPTIX_DEVICE_PROPERTY_SHADER_EXECUTION_REORDERING_FLAG_STANDARD = 1
};
enum OptixExceptionCodes {
  OPTIX_EXCEPTION_CODE_STACK_OVERFLOW = -1,
  OPTIX_EXCEPTION_CODE_TRACE_DEPTH_EXCEEDED = -2
};
enum OptixExceptionFlags {
  OPTIX_EXCEPTION_FLAG_NONE = 0, OPTIX_EXCEPTION_FLAG_STACK_OVERFLOW = 1,
  OPTIX_EXCEPTION_FLAG_TRACE_DEPTH = 2, OPTIX_EXCEPTION_FLAG_USER = 4
};
enum OptixGeometryFlags {
  OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT = 1,
  OPTIX_GEOMETRY_FLAG_DISABLE_TRIANGLE_FACE_CULLING = 4,
  OPTIX_GEOMETRY_FLAG_NONE = 0,
  OPTIX_GEOMETRY_FLAG_REQUIRE_SINGLE_ANYHIT_CALL = 2
};
enum OptixHitKind {
  OPTIX_HIT_KIND_TRIANGLE_BACK_FACE = 255,
  OPTIX_HIT_KIND_TRIANGLE_FRONT_FACE = 254
};
enum OptixIndicesFormat {
  OPTIX_INDICES_FORMAT_NONE = 0, OPTIX_INDICES_FORMAT_UNSIGNED_BYTE3 = 8449,
  OPTIX_INDICES_FORMAT_UNSIGNED_INT3 = 8451,
  OPTIX_INDICES_FORMAT_UNSIGNED_SHORT3 = 8450
};
enum OptixInstanceFlags {
  OPTIX_INSTANCE_FLAG_DISABLE_ANYHIT = 4,
  OPTIX_INSTANCE_FLAG_DISABLE_OPACITY_MICROMAPS = 32,
  OPTIX_INSTANCE_FLAG_DISABLE_TRIANGLE_FACE_CULLING = 1,
  OPTIX_INSTANCE_FLAG_ENFORCE_ANYHIT = 8,
  OPTIX_INSTANCE_FLAG_FLIP_TRIANGLE_FACING = 2,
  OPTIX_INSTANCE_FLAG_FORCE_OPACITY_MICROMAP_2_STATE = 16,
  OPTIX_INSTANCE_FLAG_NONE = 0
};
enum OptixModuleCompileState {
  OPTIX_MODULE_COMPILE_STATE_COMPLETED = 9060,
  OPTIX_MODULE_COMPILE_STATE_FAILED = 9059,
  OPTIX_MODULE_COMPILE_STATE_IMPENDING_FAILURE = 9058,
  OPTIX_MODULE_COMPILE_STATE_NOT_STARTED = 9056,
  OPTIX_MODULE_COMPILE_STATE_STARTED = 9057
};
enum OptixMotionFlags {
  OPTIX_MOTION_FLAG_END_VANISH = 2, OPTIX_MOTION_FLAG_NONE = 0,
  OPTIX_MOTION_FLAG_START_VANISH = 1
};
enum OptixOpacityMicromapArrayIndexingMode {
  OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_INDEXED = 2,
  OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_LINEAR = 1,
  OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_NONE = 0
};
enum OptixOpacityMicromapFlags {
  OPTIX_OPACITY_MICROMAP_FLAG_NONE = 0,
  OPTIX_OPACITY_MICROMAP_FLAG_PREFER_FAST_BUILD = 2,
  OPTIX_OPACITY_MICROMAP_FLAG_PREFER_FAST_TRACE = 1
};
enum OptixOpacityMicromapFormat {
  OPTIX_OPACITY_MICROMAP_FORMAT_2_STATE = 1,
  OPTIX_OPACITY_MICROMAP_FORMAT_4_STATE = 2,
  OPTIX_OPACITY_MICROMAP_FORMAT_NONE = 0
};
enum OptixPayloadSemantics {
  OPTIX_PAYLOAD_SEMANTICS_AH_NONE = 0, OPTIX_PAYLOAD_SEMANTICS_AH_READ = 64,
  OPTIX_PAYLOAD_SEMANTICS_AH_READ_WRITE = 192,
  OPTIX_PAYLOAD_SEMANTICS_AH_WRITE = 128, OPTIX_PAYLOAD_SEMANTICS_CH_NONE = 0,
  OPTIX_PAYLOAD_SEMANTICS_CH_READ = 4,
  OPTIX_PAYLOAD_SEMANTICS_CH_READ_WRITE = 12,
  OPTIX_PAYLOAD_SEMANTICS_CH_WRITE = 8, OPTIX_PAYLOAD_SEMANTICS_IS_NONE = 0,
  OPTIX_PAYLOAD_SEMANTICS_IS_READ = 256,
  OPTIX_PAYLOAD_SEMANTICS_IS_READ_WRITE = 768,
  OPTIX_PAYLOAD_SEMANTICS_IS_WRITE = 512, OPTIX_PAYLOAD_SEMANTICS_MS_NONE = 0,
  OPTIX_PAYLOAD_SEMANTICS_MS_READ = 16,
  OPTIX_PAYLOAD_SEMANTICS_MS_READ_WRITE = 48,
  OPTIX_PAYLOAD_SEMANTICS_MS_WRITE = 32,
  OPTIX_PAYLOAD_SEMANTICS_TRACE_CALLER_NONE = 0,
  OPTIX_PAYLOAD_SEMANTICS_TRACE_CALLER_READ = 1,
  OPTIX_PAYLOAD_SEMANTICS_TRACE_CALLER_READ_WRITE = 3,
  OPTIX_PAYLOAD_SEMANTICS_TRACE_CALLER_WRITE = 2
};
enum OptixPayloadTypeID {
  OPTIX_PAYLOAD_TYPE_DEFAULT = 0, OPTIX_PAYLOAD_TYPE_ID_0 = 1,
  OPTIX_PAYLOAD_TYPE_ID_1 = 2, OPTIX_PAYLOAD_TYPE_ID_2 = 4,
  OPTIX_PAYLOAD_TYPE_ID_3 = 8, OPTIX_PAYLOAD_TYPE_ID_4 = 16,
  OPTIX_PAYLOAD_TYPE_ID_5 = 32, OPTIX_PAYLOAD_TYPE_ID_6 = 64,
  OPTIX_PAYLOAD_TYPE_ID_7 = 128
};
enum OptixPipelineSymbolMemcpyKind {
  OPTIX_PIPELINE_SYMBOL_MEMCPY_KIND_FROM_DEVICE = 8608,
  OPTIX_PIPELINE_SYMBOL_MEMCPY_KIND_FROM_HOST = 8609,
  OPTIX_PIPELINE_SYMBOL_MEMCPY_KIND_TO_DEVICE = 8610,
  OPTIX_PIPELINE_SYMBOL_MEMCPY_KIND_TO_HOST = 8611
};
enum OptixPixelFormat {
  OPTIX_PIXEL_FORMAT_FLOAT1 = 8715, OPTIX_PIXEL_FORMAT_FLOAT2 = 8712,
  OPTIX_PIXEL_FORMAT_FLOAT3 = 8707, OPTIX_PIXEL_FORMAT_FLOAT4 = 8708,
  OPTIX_PIXEL_FORMAT_HALF1 = 8714, OPTIX_PIXEL_FORMAT_HALF2 = 8711,
  OPTIX_PIXEL_FORMAT_HALF3 = 8705, OPTIX_PIXEL_FORMAT_HALF4 = 8706,
  OPTIX_PIXEL_FORMAT_INTERNAL_GUIDE_LAYER = 8713,
  OPTIX_PIXEL_FORMAT_UCHAR3 = 8709, OPTIX_PIXEL_FORMAT_UCHAR4 = 8710
};
enum OptixPrimitiveType {
  OPTIX_PRIMITIVE_TYPE_CUSTOM = 9472,
  OPTIX_PRIMITIVE_TYPE_FLAT_QUADRATIC_BSPLINE = 9477,
  OPTIX_PRIMITIVE_TYPE_ROUND_CATMULLROM = 9476,
  OPTIX_PRIMITIVE_TYPE_ROUND_CATMULLROM_ROCAPS = 9482,
  OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BEZIER = 9479,
  OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BEZIER_ROCAPS = 9483,
  OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE = 9474,
  OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE_ROCAPS = 9481,
  OPTIX_PRIMITIVE_TYPE_ROUND_LINEAR = 9475,
  OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE = 9473,
  OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE_ROCAPS = 9480,
  OPTIX_PRIMITIVE_TYPE_SPHERE = 9478, OPTIX_PRIMITIVE_TYPE_TRIANGLE = 9521
};
enum OptixPrimitiveTypeFlags {
  OPTIX_PRIMITIVE_TYPE_FLAGS_CUSTOM = 1,
  OPTIX_PRIMITIVE_TYPE_FLAGS_FLAT_QUADRATIC_BSPLINE = 32,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CATMULLROM = 16,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CATMULLROM_ROCAPS = 1024,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CUBIC_BEZIER = 128,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CUBIC_BEZIER_ROCAPS = 2048,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CUBIC_BSPLINE = 4,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_CUBIC_BSPLINE_ROCAPS = 512,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_LINEAR = 8,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_QUADRATIC_BSPLINE = 2,
  OPTIX_PRIMITIVE_TYPE_FLAGS_ROUND_QUADRATIC_BSPLINE_ROCAPS = 256,
  OPTIX_PRIMITIVE_TYPE_FLAGS_SPHERE = 64,
  OPTIX_PRIMITIVE_TYPE_FLAGS_TRIANGLE = -2147483648
};
enum OptixProgramGroupFlags {
  OPTIX_PROGRAM_GROUP_FLAGS_NONE = 0
};
enum OptixProgramGroupKind {
  OPTIX_PROGRAM_GROUP_KIND_CALLABLES = 9253,
  OPTIX_PROGRAM_GROUP_KIND_EXCEPTION = 9251,
  OPTIX_PROGRAM_GROUP_KIND_HITGROUP = 9252,
  OPTIX_PROGRAM_GROUP_KIND_MISS = 9250, OPTIX_PROGRAM_GROUP_KIND_RAYGEN = 9249
};
enum OptixQueryFunctionTableOptions {
  OPTIX_QUERY_FUNCTION_TABLE_OPTION_DUMMY = 0
};
enum OptixRayFlags {
  OPTIX_RAY_FLAG_CULL_BACK_FACING_TRIANGLES = 16,
  OPTIX_RAY_FLAG_CULL_DISABLED_ANYHIT = 64,
  OPTIX_RAY_FLAG_CULL_ENFORCED_ANYHIT = 128,
  OPTIX_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES = 32,
  OPTIX_RAY_FLAG_DISABLE_ANYHIT = 1, OPTIX_RAY_FLAG_DISABLE_CLOSESTHIT = 8,
  OPTIX_RAY_FLAG_ENFORCE_ANYHIT = 2,
  OPTIX_RAY_FLAG_FORCE_OPACITY_MICROMAP_2_STATE = 1024, OPTIX_RAY_FLAG_NONE = 0,
  OPTIX_RAY_FLAG_TERMINATE_ON_FIRST_HIT = 4
};
enum OptixResult {
  OPTIX_ERROR_CREATION_CANCELED = 7290, OPTIX_ERROR_CUDA_ERROR = 7900,
  OPTIX_ERROR_CUDA_NOT_INITIALIZED = 7052,
  OPTIX_ERROR_DENOISER_MODEL_NOT_SET = 7300,
  OPTIX_ERROR_DENOISER_NOT_INITIALIZED = 7301,
  OPTIX_ERROR_DEVICE_OUT_OF_MEMORY = 7807,
  OPTIX_ERROR_DISK_CACHE_DATABASE_ERROR = 7012,
  OPTIX_ERROR_DISK_CACHE_INVALID_DATA = 7013,
  OPTIX_ERROR_DISK_CACHE_INVALID_PATH = 7010,
  OPTIX_ERROR_DISK_CACHE_PERMISSION_ERROR = 7011,
  OPTIX_ERROR_ENTRY_SYMBOL_NOT_FOUND = 7805, OPTIX_ERROR_FILE_IO_ERROR = 7004,
  OPTIX_ERROR_FUNCTION_TABLE_SIZE_MISMATCH = 7802,
  OPTIX_ERROR_HOST_OUT_OF_MEMORY = 7002,
  OPTIX_ERROR_ILLEGAL_DURING_TASK_EXECUTE = 7270,
  OPTIX_ERROR_INTERNAL_COMPILER_ERROR = 7299, OPTIX_ERROR_INTERNAL_ERROR = 7990,
  OPTIX_ERROR_INVALID_ATTRIBUTE_ACCESS = 7203,
  OPTIX_ERROR_INVALID_DEVICE_CONTEXT = 7051,
  OPTIX_ERROR_INVALID_ENTRY_FUNCTION_OPTIONS = 7803,
  OPTIX_ERROR_INVALID_FILE_FORMAT = 7005,
  OPTIX_ERROR_INVALID_FUNCTION_ARGUMENTS = 7205,
  OPTIX_ERROR_INVALID_FUNCTION_USE = 7204, OPTIX_ERROR_INVALID_INPUT = 7200,
  OPTIX_ERROR_INVALID_LAUNCH_PARAMETER = 7201,
  OPTIX_ERROR_INVALID_OPERATION = 7003,
  OPTIX_ERROR_INVALID_PAYLOAD_ACCESS = 7202, OPTIX_ERROR_INVALID_POINTER = 7808,
  OPTIX_ERROR_INVALID_VALUE = 7001, OPTIX_ERROR_LAUNCH_FAILURE = 7050,
  OPTIX_ERROR_LIBRARY_NOT_FOUND = 7804,
  OPTIX_ERROR_LIBRARY_UNLOAD_FAILURE = 7806, OPTIX_ERROR_NOT_COMPATIBLE = 7400,
  OPTIX_ERROR_NOT_SUPPORTED = 7800, OPTIX_ERROR_PAYLOAD_TYPE_ID_INVALID = 7502,
  OPTIX_ERROR_PAYLOAD_TYPE_MISMATCH = 7500,
  OPTIX_ERROR_PAYLOAD_TYPE_RESOLUTION_FAILED = 7501,
  OPTIX_ERROR_PIPELINE_LINK_ERROR = 7251,
  OPTIX_ERROR_PIPELINE_OUT_OF_CONSTANT_MEMORY = 7250,
  OPTIX_ERROR_SYMBOL_NOT_FOUND = 7809, OPTIX_ERROR_UNKNOWN = 7999,
  OPTIX_ERROR_UNSUPPORTED_ABI_VERSION = 7801,
  OPTIX_ERROR_VALIDATION_FAILURE = 7053, OPTIX_SUCCESS = 0
};
enum OptixTransformFormat {
  OPTIX_TRANSFORM_FORMAT_MATRIX_FLOAT12 = 8673, OPTIX_TRANSFORM_FORMAT_NONE = 0
};
enum OptixTransformType {
  OPTIX_TRANSFORM_TYPE_INSTANCE = 4,
  OPTIX_TRANSFORM_TYPE_MATRIX_MOTION_TRANSFORM = 2,
  OPTIX_TRANSFORM_TYPE_NONE = 0, OPTIX_TRANSFORM_TYPE_SRT_MOTION_TRANSFORM = 3,
  OPTIX_TRANSFORM_TYPE_STATIC_TRANSFORM = 1
};
enum OptixTraversableGraphFlags {
  OPTIX_TRAVERSABLE_GRAPH_FLAG_ALLOW_ANY = 0,
  OPTIX_TRAVERSABLE_GRAPH_FLAG_ALLOW_SINGLE_GAS = 1,
  OPTIX_TRAVERSABLE_GRAPH_FLAG_ALLOW_SINGLE_LEVEL_INSTANCING = 2
};
enum OptixTraversableType {
  OPTIX_TRAVERSABLE_TYPE_MATRIX_MOTION_TRANSFORM = 8642,
  OPTIX_TRAVERSABLE_TYPE_SRT_MOTION_TRANSFORM = 8643,
  OPTIX_TRAVERSABLE_TYPE_STATIC_TRANSFORM = 8641
};
enum OptixVertexFormat {
  OPTIX_VERTEX_FORMAT_FLOAT2 = 8482, OPTIX_VERTEX_FORMAT_FLOAT3 = 8481,
  OPTIX_VERTEX_FORMAT_HALF2 = 8484, OPTIX_VERTEX_FORMAT_HALF3 = 8483,
  OPTIX_VERTEX_FORMAT_NONE = 0, OPTIX_VERTEX_FORMAT_SNORM16_2 = 8486,
  OPTIX_VERTEX_FORMAT_SNORM16_3 = 8485
};
typedef struct OptixAabb OptixAabb;
typedef struct OptixAccelBufferSizes OptixAccelBufferSizes;
typedef struct OptixAccelBuildOptions OptixAccelBuildOptions;
typedef struct OptixAccelEmitDesc OptixAccelEmitDesc;
typedef enum OptixAccelPropertyType OptixAccelPropertyType;
typedef enum OptixBuildFlags OptixBuildFlags;
typedef struct OptixBuildInput OptixBuildInput;
typedef struct OptixBuildInputCurveArray OptixBuildInputCurveArray;
typedef struct OptixBuildInputCustomPrimitiveArray OptixBuildInputCustomPrimitiveArray;
typedef struct OptixBuildInputInstanceArray OptixBuildInputInstanceArray;
typedef struct OptixBuildInputOpacityMicromap OptixBuildInputOpacityMicromap;
typedef struct OptixBuildInputSphereArray OptixBuildInputSphereArray;
typedef struct OptixBuildInputTriangleArray OptixBuildInputTriangleArray;
typedef enum OptixBuildInputType OptixBuildInputType;
typedef enum OptixBuildOperation OptixBuildOperation;
typedef struct OptixBuiltinISOptions OptixBuiltinISOptions;
typedef enum OptixClusterAccelBuildFlags OptixClusterAccelBuildFlags;
typedef struct OptixClusterAccelBuildInput OptixClusterAccelBuildInput;
typedef struct OptixClusterAccelBuildInputClusters OptixClusterAccelBuildInputClusters;
typedef struct OptixClusterAccelBuildInputClustersArgs OptixClusterAccelBuildInputClustersArgs;
typedef struct OptixClusterAccelBuildInputGrids OptixClusterAccelBuildInputGrids;
typedef struct OptixClusterAccelBuildInputGridsArgs OptixClusterAccelBuildInputGridsArgs;
typedef struct OptixClusterAccelBuildInputTemplatesArgs OptixClusterAccelBuildInputTemplatesArgs;
typedef struct OptixClusterAccelBuildInputTriangles OptixClusterAccelBuildInputTriangles;
typedef struct OptixClusterAccelBuildInputTrianglesArgs OptixClusterAccelBuildInputTrianglesArgs;
typedef enum OptixClusterAccelBuildMode OptixClusterAccelBuildMode;
typedef struct OptixClusterAccelBuildModeDesc OptixClusterAccelBuildModeDesc;
typedef struct OptixClusterAccelBuildModeDescExplicitDest OptixClusterAccelBuildModeDescExplicitDest;
typedef struct OptixClusterAccelBuildModeDescGetSize OptixClusterAccelBuildModeDescGetSize;
typedef struct OptixClusterAccelBuildModeDescImplicitDest OptixClusterAccelBuildModeDescImplicitDest;
typedef enum OptixClusterAccelBuildType OptixClusterAccelBuildType;
typedef enum OptixClusterAccelClusterFlags OptixClusterAccelClusterFlags;
typedef enum OptixClusterAccelIndicesFormat OptixClusterAccelIndicesFormat;
typedef enum OptixClusterAccelPrimitiveFlags OptixClusterAccelPrimitiveFlags;
typedef struct OptixClusterAccelPrimitiveInfo OptixClusterAccelPrimitiveInfo;
typedef enum OptixClusterIDValues OptixClusterIDValues;
typedef enum OptixCompileDebugLevel OptixCompileDebugLevel;
typedef enum OptixCompileOptimizationLevel OptixCompileOptimizationLevel;
typedef enum OptixCoopVecElemType OptixCoopVecElemType;
typedef struct OptixCoopVecMatrixDescription OptixCoopVecMatrixDescription;
typedef enum OptixCoopVecMatrixLayout OptixCoopVecMatrixLayout;
typedef enum OptixCreationFlags OptixCreationFlags;
typedef enum OptixCurveEndcapFlags OptixCurveEndcapFlags;
typedef struct OptixDenoiser_t *OptixDenoiser;
typedef enum OptixDenoiserAOVType OptixDenoiserAOVType;
typedef enum OptixDenoiserAlphaMode OptixDenoiserAlphaMode;
typedef struct OptixDenoiserGuideLayer OptixDenoiserGuideLayer;
typedef struct OptixDenoiserLayer OptixDenoiserLayer;
typedef enum OptixDenoiserModelKind OptixDenoiserModelKind;
typedef struct OptixDenoiserOptions OptixDenoiserOptions;
typedef struct OptixDenoiserParams OptixDenoiserParams;
typedef struct OptixDenoiserSizes OptixDenoiserSizes;
typedef struct OptixDeviceContext_t *OptixDeviceContext;
typedef struct OptixDeviceContextOptions OptixDeviceContextOptions;
typedef enum OptixDeviceContextValidationMode OptixDeviceContextValidationMode;
typedef enum OptixDeviceProperty OptixDeviceProperty;
typedef enum OptixDevicePropertyClusterAccelFlags OptixDevicePropertyClusterAccelFlags;
typedef enum OptixDevicePropertyCoopVecFlags OptixDevicePropertyCoopVecFlags;
typedef enum OptixDevicePropertyShaderExecutionReorderingFlags OptixDevicePropertyShaderExecutionReorderingFlags;
typedef enum OptixExceptionCodes OptixExceptionCodes;
typedef enum OptixExceptionFlags OptixExceptionFlags;
typedef struct OptixFunctionTable OptixFunctionTable;
typedef enum OptixGeometryFlags OptixGeometryFlags;
typedef enum OptixHitKind OptixHitKind;
typedef struct OptixImage2D OptixImage2D;
typedef enum OptixIndicesFormat OptixIndicesFormat;
typedef struct OptixInstance OptixInstance;
typedef enum OptixInstanceFlags OptixInstanceFlags;
typedef void (*OptixLogCallback)(unsigned int, const char *, const char *, void *);
typedef struct OptixMatrixMotionTransform OptixMatrixMotionTransform;
typedef struct OptixMicromapBufferSizes OptixMicromapBufferSizes;
typedef struct OptixMicromapBuffers OptixMicromapBuffers;
typedef struct OptixModule_t *OptixModule;
typedef struct OptixModuleCompileBoundValueEntry OptixModuleCompileBoundValueEntry;
typedef struct OptixModuleCompileOptions OptixModuleCompileOptions;
typedef enum OptixModuleCompileState OptixModuleCompileState;
typedef enum OptixMotionFlags OptixMotionFlags;
typedef struct OptixMotionOptions OptixMotionOptions;
typedef struct OptixNetworkDescription OptixNetworkDescription;
typedef struct OptixOpacityMicromapArrayBuildInput OptixOpacityMicromapArrayBuildInput;
typedef enum OptixOpacityMicromapArrayIndexingMode OptixOpacityMicromapArrayIndexingMode;
typedef struct OptixOpacityMicromapDesc OptixOpacityMicromapDesc;
typedef enum OptixOpacityMicromapFlags OptixOpacityMicromapFlags;
typedef enum OptixOpacityMicromapFormat OptixOpacityMicromapFormat;
typedef struct OptixOpacityMicromapHistogramEntry OptixOpacityMicromapHistogramEntry;
typedef struct OptixOpacityMicromapUsageCount OptixOpacityMicromapUsageCount;
typedef enum OptixPayloadSemantics OptixPayloadSemantics;
typedef struct OptixPayloadType OptixPayloadType;
typedef enum OptixPayloadTypeID OptixPayloadTypeID;
typedef struct OptixPipeline_t *OptixPipeline;
typedef struct OptixPipelineCompileOptions OptixPipelineCompileOptions;
typedef struct OptixPipelineLinkOptions OptixPipelineLinkOptions;
typedef enum OptixPipelineSymbolMemcpyKind OptixPipelineSymbolMemcpyKind;
typedef enum OptixPixelFormat OptixPixelFormat;
typedef enum OptixPrimitiveType OptixPrimitiveType;
typedef enum OptixPrimitiveTypeFlags OptixPrimitiveTypeFlags;
typedef struct OptixProgramGroup_t *OptixProgramGroup;
typedef struct OptixProgramGroupCallables OptixProgramGroupCallables;
typedef struct OptixProgramGroupDesc OptixProgramGroupDesc;
typedef enum OptixProgramGroupFlags OptixProgramGroupFlags;
typedef struct OptixProgramGroupHitgroup OptixProgramGroupHitgroup;
typedef enum OptixProgramGroupKind OptixProgramGroupKind;
typedef struct OptixProgramGroupOptions OptixProgramGroupOptions;
typedef struct OptixProgramGroupSingleModule OptixProgramGroupSingleModule;
typedef enum OptixQueryFunctionTableOptions OptixQueryFunctionTableOptions;
typedef enum OptixRayFlags OptixRayFlags;
typedef struct OptixRelocateInput OptixRelocateInput;
typedef struct OptixRelocateInputInstanceArray OptixRelocateInputInstanceArray;
typedef struct OptixRelocateInputOpacityMicromap OptixRelocateInputOpacityMicromap;
typedef struct OptixRelocateInputTriangleArray OptixRelocateInputTriangleArray;
typedef struct OptixRelocationInfo OptixRelocationInfo;
typedef enum OptixResult OptixResult;
typedef struct OptixSRTData OptixSRTData;
typedef struct OptixSRTMotionTransform OptixSRTMotionTransform;
typedef struct OptixShaderBindingTable OptixShaderBindingTable;
typedef struct OptixStackSizes OptixStackSizes;
typedef struct OptixStaticTransform OptixStaticTransform;
typedef struct OptixTask_t *OptixTask;
typedef enum OptixTransformFormat OptixTransformFormat;
typedef enum OptixTransformType OptixTransformType;
typedef enum OptixTraversableGraphFlags OptixTraversableGraphFlags;
typedef unsigned long long OptixTraversableHandle;
typedef enum OptixTraversableType OptixTraversableType;
typedef struct OptixTraverseData OptixTraverseData;
typedef enum OptixVertexFormat OptixVertexFormat;
typedef unsigned int OptixVisibilityMask;
struct OptixAabb {
  float minX, minY, minZ, maxX, maxY, maxZ;
};
struct OptixAccelBufferSizes {
  size_t outputSizeInBytes, tempSizeInBytes, tempUpdateSizeInBytes;
};
struct OptixMotionOptions {
  unsigned short numKeys, flags;
  float timeBegin, timeEnd;
};
struct OptixAccelBuildOptions {
  unsigned int buildFlags;
  OptixBuildOperation operation;
  OptixMotionOptions motionOptions;
};
struct OptixAccelEmitDesc {
  CUdeviceptr result;
  OptixAccelPropertyType type;
};
struct OptixBuildInputCurveArray {
  OptixPrimitiveType curveType;
  unsigned int numPrimitives;
  const CUdeviceptr *vertexBuffers;
  unsigned int numVertices, vertexStrideInBytes;
  const CUdeviceptr *widthBuffers;
  unsigned int widthStrideInBytes;
  const CUdeviceptr *normalBuffers;
  unsigned int normalStrideInBytes;
  CUdeviceptr indexBuffer;
  unsigned int indexStrideInBytes, flag, primitiveIndexOffset, endcapFlags;
};
struct OptixBuildInputCustomPrimitiveArray {
  const CUdeviceptr *aabbBuffers;
  unsigned int numPrimitives, strideInBytes;
  const unsigned int *flags;
  unsigned int numSbtRecords;
  CUdeviceptr sbtIndexOffsetBuffer;
  unsigned int sbtIndexOffsetSizeInBytes, sbtIndexOffsetStrideInBytes,
      primitiveIndexOffset;
};
struct OptixBuildInputInstanceArray {
  CUdeviceptr instances;
  unsigned int numInstances, instanceStride;
};
struct OptixBuildInputSphereArray {
  const CUdeviceptr *vertexBuffers;
  unsigned int vertexStrideInBytes, numVertices;
  const CUdeviceptr *radiusBuffers;
  unsigned int radiusStrideInBytes;
  int singleRadius;
  const unsigned int *flags;
  unsigned int numSbtRecords;
  CUdeviceptr sbtIndexOffsetBuffer;
  unsigned int sbtIndexOffsetSizeInBytes, sbtIndexOffsetStrideInBytes,
      primitiveIndexOffset;
};
struct OptixOpacityMicromapUsageCount {
  unsigned int count, subdivisionLevel;
  OptixOpacityMicromapFormat format;
};
struct OptixBuildInputOpacityMicromap {
  OptixOpacityMicromapArrayIndexingMode indexingMode;
  CUdeviceptr opacityMicromapArray, indexBuffer;
  unsigned int indexSizeInBytes, indexStrideInBytes, indexOffset,
      numMicromapUsageCounts;
  const OptixOpacityMicromapUsageCount *micromapUsageCounts;
};
struct OptixBuildInputTriangleArray {
  const CUdeviceptr *vertexBuffers;
  unsigned int numVertices;
  OptixVertexFormat vertexFormat;
  unsigned int vertexStrideInBytes;
  CUdeviceptr indexBuffer;
  unsigned int numIndexTriplets;
  OptixIndicesFormat indexFormat;
  unsigned int indexStrideInBytes;
  CUdeviceptr preTransform;
  const unsigned int *flags;
  unsigned int numSbtRecords;
  CUdeviceptr sbtIndexOffsetBuffer;
  unsigned int sbtIndexOffsetSizeInBytes, sbtIndexOffsetStrideInBytes,
      primitiveIndexOffset;
  OptixTransformFormat transformFormat;
  OptixBuildInputOpacityMicromap opacityMicromap;
};
struct OptixBuildInput {
  OptixBuildInputType type;
  union {
    char pad[1024];
    OptixBuildInputTriangleArray triangleArray;
    OptixBuildInputCurveArray curveArray;
    OptixBuildInputSphereArray sphereArray;
    OptixBuildInputCustomPrimitiveArray customPrimitiveArray;
    OptixBuildInputInstanceArray instanceArray;
  };
};
struct OptixBuiltinISOptions {
  OptixPrimitiveType builtinISModuleType;
  int usesMotionBlur;
  unsigned int buildFlags, curveEndcapFlags;
};
struct OptixClusterAccelBuildInputClusters {
  OptixClusterAccelBuildFlags flags;
  unsigned int maxArgCount, maxTotalClusterCount, maxClusterCountPerArg;
};
struct OptixClusterAccelBuildInputGrids {
  OptixClusterAccelBuildFlags flags;
  unsigned int maxArgCount;
  OptixVertexFormat vertexFormat;
  unsigned int maxSbtIndexValue, maxWidth, maxHeight;
};
struct OptixClusterAccelBuildInputTriangles {
  OptixClusterAccelBuildFlags flags;
  unsigned int maxArgCount;
  OptixVertexFormat vertexFormat;
  unsigned int maxSbtIndexValue, maxUniqueSbtIndexCountPerArg,
      maxTriangleCountPerArg, maxVertexCountPerArg, maxTotalTriangleCount,
      maxTotalVertexCount, minPositionTruncateBitCount;
};
struct OptixClusterAccelBuildInput {
  OptixClusterAccelBuildType type;
  union {
    OptixClusterAccelBuildInputTriangles triangles;
    OptixClusterAccelBuildInputClusters clusters;
    OptixClusterAccelBuildInputGrids grids;
  };
};
struct OptixClusterAccelBuildInputClustersArgs {
  unsigned int clusterHandlesCount, clusterHandlesBufferStrideInBytes;
  CUdeviceptr clusterHandlesBuffer;
};
struct OptixClusterAccelPrimitiveInfo {
  unsigned int sbtIndex, reserved, primitiveFlags;
};
struct OptixClusterAccelBuildInputGridsArgs {
  unsigned int baseClusterId, clusterFlags;
  OptixClusterAccelPrimitiveInfo basePrimitiveInfo;
  unsigned int positionTruncateBitCount, reserved;
  unsigned char dimensions[2];
  unsigned short reserved2;
};
struct OptixClusterAccelBuildInputTemplatesArgs {
  unsigned int clusterIdOffset, sbtIndexOffset;
  CUdeviceptr clusterTemplate, vertexBuffer;
  unsigned int vertexStrideInBytes, reserved;
};
struct OptixClusterAccelBuildInputTrianglesArgs {
  unsigned int clusterId, clusterFlags, triangleCount, vertexCount,
      positionTruncateBitCount, indexFormat, opacityMicromapIndexFormat;
  OptixClusterAccelPrimitiveInfo basePrimitiveInfo;
  unsigned short indexBufferStrideInBytes, vertexBufferStrideInBytes,
      primitiveInfoBufferStrideInBytes, opacityMicromapIndexBufferStrideInBytes;
  CUdeviceptr indexBuffer, vertexBuffer, primitiveInfoBuffer,
      opacityMicromapArray, opacityMicromapIndexBuffer,
      instantiationBoundingBoxLimit;
};
struct OptixClusterAccelBuildModeDescExplicitDest {
  CUdeviceptr tempBuffer;
  size_t tempBufferSizeInBytes;
  CUdeviceptr destAddressesBuffer;
  unsigned int destAddressesStrideInBytes;
  CUdeviceptr outputHandlesBuffer;
  unsigned int outputHandlesStrideInBytes;
  CUdeviceptr outputSizesBuffer;
  unsigned int outputSizesStrideInBytes;
};
struct OptixClusterAccelBuildModeDescGetSize {
  CUdeviceptr outputSizesBuffer;
  unsigned int outputSizesStrideInBytes;
  CUdeviceptr tempBuffer;
  size_t tempBufferSizeInBytes;
};
struct OptixClusterAccelBuildModeDescImplicitDest {
  CUdeviceptr outputBuffer;
  size_t outputBufferSizeInBytes;
  CUdeviceptr tempBuffer;
  size_t tempBufferSizeInBytes;
  CUdeviceptr outputHandlesBuffer;
  unsigned int outputHandlesStrideInBytes;
  CUdeviceptr outputSizesBuffer;
  unsigned int outputSizesStrideInBytes;
};
struct OptixClusterAccelBuildModeDesc {
  OptixClusterAccelBuildMode mode;
  union {
    OptixClusterAccelBuildModeDescImplicitDest implicitDest;
    OptixClusterAccelBuildModeDescExplicitDest explicitDest;
    OptixClusterAccelBuildModeDescGetSize getSize;
  };
};
struct OptixCoopVecMatrixDescription {
  unsigned int N, K, offsetInBytes;
  OptixCoopVecElemType elementType;
  OptixCoopVecMatrixLayout layout;
  unsigned int rowColumnStrideInBytes, sizeInBytes;
};
struct OptixImage2D {
  CUdeviceptr data;
  unsigned int width, height, rowStrideInBytes, pixelStrideInBytes;
  OptixPixelFormat format;
};
struct OptixDenoiserGuideLayer {
  OptixImage2D albedo, normal, flow, previousOutputInternalGuideLayer,
      outputInternalGuideLayer, flowTrustworthiness;
};
struct OptixDenoiserLayer {
  OptixImage2D input, previousOutput, output;
  OptixDenoiserAOVType type;
};
struct OptixDenoiserOptions {
  unsigned int guideAlbedo, guideNormal;
  OptixDenoiserAlphaMode denoiseAlpha;
};
struct OptixDenoiserParams {
  CUdeviceptr hdrIntensity;
  float blendFactor;
  CUdeviceptr hdrAverageColor;
  unsigned int temporalModeUsePreviousLayers;
  float flowMulX, flowMulY;
};
struct OptixDenoiserSizes {
  size_t stateSizeInBytes, withOverlapScratchSizeInBytes,
      withoutOverlapScratchSizeInBytes;
  unsigned int overlapWindowSizeInPixels;
  size_t computeAverageColorSizeInBytes, computeIntensitySizeInBytes,
      internalGuideLayerPixelSizeInBytes;
};
struct OptixDeviceContextOptions {
  OptixLogCallback logCallbackFunction;
  void *logCallbackData;
  int logCallbackLevel;
  OptixDeviceContextValidationMode validationMode;
};
struct OptixMicromapBufferSizes {
  size_t outputSizeInBytes, tempSizeInBytes;
};
struct OptixMicromapBuffers {
  CUdeviceptr output;
  size_t outputSizeInBytes;
  CUdeviceptr temp;
  size_t tempSizeInBytes;
};
struct OptixModuleCompileBoundValueEntry {
  size_t pipelineParamOffsetInBytes, sizeInBytes;
  const void *boundValuePtr;
  const char *annotation;
};
struct OptixPayloadType {
  unsigned int numPayloadValues;
  const unsigned int *payloadSemantics;
};
struct OptixModuleCompileOptions {
  int maxRegisterCount;
  OptixCompileOptimizationLevel optLevel;
  OptixCompileDebugLevel debugLevel;
  const OptixModuleCompileBoundValueEntry *boundValues;
  unsigned int numBoundValues, numPayloadTypes;
  const OptixPayloadType *payloadTypes;
  OptixModule baseModule;
};
struct OptixNetworkDescription {
  OptixCoopVecMatrixDescription *layers;
  unsigned int numLayers;
};
struct OptixOpacityMicromapHistogramEntry {
  unsigned int count, subdivisionLevel;
  OptixOpacityMicromapFormat format;
};
struct OptixOpacityMicromapArrayBuildInput {
  unsigned int flags;
  CUdeviceptr inputBuffer, perMicromapDescBuffer;
  unsigned int perMicromapDescStrideInBytes, numMicromapHistogramEntries;
  const OptixOpacityMicromapHistogramEntry *micromapHistogramEntries;
};
struct OptixPipelineCompileOptions {
  int usesMotionBlur;
  unsigned int traversableGraphFlags;
  int numPayloadValues, numAttributeValues;
  unsigned int exceptionFlags;
  const char *pipelineLaunchParamsVariableName;
  size_t pipelineLaunchParamsSizeInBytes;
  unsigned int usesPrimitiveTypeFlags;
  int allowOpacityMicromaps, allowClusteredGeometry;
};
struct OptixPipelineLinkOptions {
  unsigned int maxTraceDepth, maxContinuationCallableDepth,
      maxDirectCallableDepthFromState, maxDirectCallableDepthFromTraversal,
      maxTraversableGraphDepth;
};
struct OptixProgramGroupCallables {
  OptixModule moduleDC;
  const char *entryFunctionNameDC;
  OptixModule moduleCC;
  const char *entryFunctionNameCC;
};
struct OptixProgramGroupHitgroup {
  OptixModule moduleCH;
  const char *entryFunctionNameCH;
  OptixModule moduleAH;
  const char *entryFunctionNameAH;
  OptixModule moduleIS;
  const char *entryFunctionNameIS;
};
struct OptixProgramGroupSingleModule {
  OptixModule module;
  const char *entryFunctionName;
};
struct OptixProgramGroupDesc {
  OptixProgramGroupKind kind;
  unsigned int flags;
  union {
    OptixProgramGroupHitgroup hitgroup;
    OptixProgramGroupSingleModule raygen, miss, exception;
    OptixProgramGroupCallables callables;
  };
};
struct OptixProgramGroupOptions {
  const OptixPayloadType *payloadType;
};
struct OptixRelocateInputInstanceArray {
  unsigned int numInstances;
  CUdeviceptr traversableHandles;
};
struct OptixRelocateInputOpacityMicromap {
  CUdeviceptr opacityMicromapArray;
};
struct OptixRelocateInputTriangleArray {
  unsigned int numSbtRecords;
  OptixRelocateInputOpacityMicromap opacityMicromap;
};
struct OptixRelocateInput {
  OptixBuildInputType type;
  union {
    OptixRelocateInputInstanceArray instanceArray;
    OptixRelocateInputTriangleArray triangleArray;
  };
};
struct OptixRelocationInfo {
  unsigned long long info[4];
};
struct OptixShaderBindingTable {
  CUdeviceptr raygenRecord, exceptionRecord, missRecordBase;
  unsigned int missRecordStrideInBytes, missRecordCount;
  CUdeviceptr hitgroupRecordBase;
  unsigned int hitgroupRecordStrideInBytes, hitgroupRecordCount;
  CUdeviceptr callablesRecordBase;
  unsigned int callablesRecordStrideInBytes, callablesRecordCount;
};
struct OptixStackSizes {
  unsigned int cssRG, cssMS, cssCH, cssAH, cssIS, cssCC, dssDC;
};
struct OptixFunctionTable {
  const char *(*optixGetErrorName)(OptixResult);
  const char *(*optixGetErrorString)(OptixResult);
  OptixResult (*optixDeviceContextCreate)(CUcontext, const OptixDeviceContextOptions *, OptixDeviceContext *);
  OptixResult (*optixDeviceContextDestroy)(OptixDeviceContext);
  OptixResult (*optixDeviceContextGetProperty)(OptixDeviceContext, OptixDeviceProperty, void *, size_t);
  OptixResult (*optixDeviceContextSetLogCallback)(OptixDeviceContext, OptixLogCallback, void *, unsigned int);
  OptixResult (*optixDeviceContextSetCacheEnabled)(OptixDeviceContext, int);
  OptixResult (*optixDeviceContextSetCacheLocation)(OptixDeviceContext, const char *);
  OptixResult (*optixDeviceContextSetCacheDatabaseSizes)(OptixDeviceContext, size_t, size_t);
  OptixResult (*optixDeviceContextGetCacheEnabled)(OptixDeviceContext, int *);
  OptixResult (*optixDeviceContextGetCacheLocation)(OptixDeviceContext, char *, size_t);
  OptixResult (*optixDeviceContextGetCacheDatabaseSizes)(OptixDeviceContext, size_t *, size_t *);
  OptixResult (*optixModuleCreate)(OptixDeviceContext, const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *, const char *, size_t, char *, size_t *, OptixModule *);
  OptixResult (*optixModuleCreateWithTasks)(OptixDeviceContext, const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *, const char *, size_t, char *, size_t *, OptixModule *, OptixTask *);
  OptixResult (*optixModuleGetCompilationState)(OptixModule, OptixModuleCompileState *);
  OptixResult (*optixModuleCancelCreation)(OptixModule, OptixCreationFlags);
  OptixResult (*optixStub)();
  OptixResult (*optixDeviceContextCancelCreations)(OptixDeviceContext, OptixCreationFlags);
  OptixResult (*optixModuleDestroy)(OptixModule);
  OptixResult (*optixBuiltinISModuleGet)(OptixDeviceContext, const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *, const OptixBuiltinISOptions *, OptixModule *);
  OptixResult (*optixTaskExecute)(OptixTask, OptixTask *, unsigned int, unsigned int *);
  OptixResult (*optixTaskGetSerializationKey)(OptixTask, void *, size_t *);
  OptixResult (*optixTaskSerializeOutput)(OptixTask, void *, size_t *);
  OptixResult (*optixTaskDeserializeOutput)(OptixTask, const void *, size_t, OptixTask *, unsigned int, unsigned int *);
  OptixResult (*optixProgramGroupCreate)(OptixDeviceContext, const OptixProgramGroupDesc *, unsigned int, const OptixProgramGroupOptions *, char *, size_t *, OptixProgramGroup *);
  OptixResult (*optixProgramGroupDestroy)(OptixProgramGroup);
  OptixResult (*optixProgramGroupGetStackSize)(OptixProgramGroup, OptixStackSizes *, OptixPipeline);
  OptixResult (*optixPipelineCreate)(OptixDeviceContext, const OptixPipelineCompileOptions *, const OptixPipelineLinkOptions *, const OptixProgramGroup *, unsigned int, char *, size_t *, OptixPipeline *);
  OptixResult (*optixPipelineDestroy)(OptixPipeline);
  OptixResult (*optixPipelineSetStackSizeFromCallDepths)(OptixPipeline, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int);
  OptixResult (*optixPipelineSetStackSize)(OptixPipeline, unsigned int, unsigned int, unsigned int, unsigned int);
  OptixResult (*optixPipelineSymbolMemcpyAsync)(OptixPipeline, const char *, void *, size_t, size_t, OptixPipelineSymbolMemcpyKind, CUstream);
  OptixResult (*optixAccelComputeMemoryUsage)(OptixDeviceContext, const OptixAccelBuildOptions *, const OptixBuildInput *, unsigned int, OptixAccelBufferSizes *);
  OptixResult (*optixAccelBuild)(OptixDeviceContext, CUstream, const OptixAccelBuildOptions *, const OptixBuildInput *, unsigned int, CUdeviceptr, size_t, CUdeviceptr, size_t, OptixTraversableHandle *, const OptixAccelEmitDesc *, unsigned int);
  OptixResult (*optixAccelGetRelocationInfo)(OptixDeviceContext, OptixTraversableHandle, OptixRelocationInfo *);
  OptixResult (*optixCheckRelocationCompatibility)(OptixDeviceContext, const OptixRelocationInfo *, int *);
  OptixResult (*optixAccelRelocate)(OptixDeviceContext, CUstream, const OptixRelocationInfo *, const OptixRelocateInput *, size_t, CUdeviceptr, size_t, OptixTraversableHandle *);
  OptixResult (*optixAccelCompact)(OptixDeviceContext, CUstream, OptixTraversableHandle, CUdeviceptr, size_t, OptixTraversableHandle *);
  OptixResult (*optixAccelEmitProperty)(OptixDeviceContext, CUstream, OptixTraversableHandle, const OptixAccelEmitDesc *);
  OptixResult (*optixConvertPointerToTraversableHandle)(OptixDeviceContext, CUdeviceptr, OptixTraversableType, OptixTraversableHandle *);
  OptixResult (*optixOpacityMicromapArrayComputeMemoryUsage)(OptixDeviceContext, const OptixOpacityMicromapArrayBuildInput *, OptixMicromapBufferSizes *);
  OptixResult (*optixOpacityMicromapArrayBuild)(OptixDeviceContext, CUstream, const OptixOpacityMicromapArrayBuildInput *, const OptixMicromapBuffers *);
  OptixResult (*optixOpacityMicromapArrayGetRelocationInfo)(OptixDeviceContext, CUdeviceptr, OptixRelocationInfo *);
  OptixResult (*optixOpacityMicromapArrayRelocate)(OptixDeviceContext, CUstream, const OptixRelocationInfo *, CUdeviceptr, size_t);
  OptixResult (*stub1)();
  OptixResult (*stub2)();
  OptixResult (*optixClusterAccelComputeMemoryUsage)(OptixDeviceContext, OptixClusterAccelBuildMode, const OptixClusterAccelBuildInput *, OptixAccelBufferSizes *);
  OptixResult (*optixClusterAccelBuild)(OptixDeviceContext, CUstream, const OptixClusterAccelBuildModeDesc *, const OptixClusterAccelBuildInput *, CUdeviceptr, CUdeviceptr, unsigned int);
  OptixResult (*optixSbtRecordPackHeader)(OptixProgramGroup, void *);
  OptixResult (*optixLaunch)(OptixPipeline, CUstream, CUdeviceptr, size_t, const OptixShaderBindingTable *, unsigned int, unsigned int, unsigned int);
  OptixResult (*optixCoopVecMatrixConvert)(OptixDeviceContext, CUstream, unsigned int, const OptixNetworkDescription *, CUdeviceptr, size_t, const OptixNetworkDescription *, CUdeviceptr, size_t);
  OptixResult (*optixCoopVecMatrixComputeSize)(OptixDeviceContext, unsigned int, unsigned int, OptixCoopVecElemType, OptixCoopVecMatrixLayout, size_t, size_t *);
  OptixResult (*optixDenoiserCreate)(OptixDeviceContext, OptixDenoiserModelKind, const OptixDenoiserOptions *, OptixDenoiser *);
  OptixResult (*optixDenoiserDestroy)(OptixDenoiser);
  OptixResult (*optixDenoiserComputeMemoryResources)(const OptixDenoiser, unsigned int, unsigned int, OptixDenoiserSizes *);
  OptixResult (*optixDenoiserSetup)(OptixDenoiser, CUstream, unsigned int, unsigned int, CUdeviceptr, size_t, CUdeviceptr, size_t);
  OptixResult (*optixDenoiserInvoke)(OptixDenoiser, CUstream, const OptixDenoiserParams *, CUdeviceptr, size_t, const OptixDenoiserGuideLayer *, const OptixDenoiserLayer *, unsigned int, unsigned int, unsigned int, CUdeviceptr, size_t);
  OptixResult (*optixDenoiserComputeIntensity)(OptixDenoiser, CUstream, const OptixImage2D *, CUdeviceptr, CUdeviceptr, size_t);
  OptixResult (*optixDenoiserComputeAverageColor)(OptixDenoiser, CUstream, const OptixImage2D *, CUdeviceptr, CUdeviceptr, size_t);
  OptixResult (*optixDenoiserCreateWithUserModel)(OptixDeviceContext, const void *, size_t, OptixDenoiser *);
};
struct OptixInstance {
  float transform[12];
  unsigned int instanceId, sbtOffset, visibilityMask, flags;
  OptixTraversableHandle traversableHandle;
  unsigned int pad[2];
};
struct OptixMatrixMotionTransform {
  OptixTraversableHandle child;
  OptixMotionOptions motionOptions;
  unsigned int pad[3];
  float transform[2][12];
};
struct OptixOpacityMicromapDesc {
  unsigned int byteOffset;
  unsigned short subdivisionLevel, format;
};
struct OptixSRTData {
  float sx, a, b, pvx, sy, c, pvy, sz, pvz, qx, qy, qz, qw, tx, ty, tz;
};
struct OptixSRTMotionTransform {
  OptixTraversableHandle child;
  OptixMotionOptions motionOptions;
  unsigned int pad[3];
  OptixSRTData srtData[2];
};
struct OptixStaticTransform {
  OptixTraversableHandle child;
  unsigned int pad[2];
  float transform[12];
  float invTransform[12];
};
struct OptixTraverseData {
  unsigned int data[20];
};
OptixResult optixModuleCreateFromPTX(OptixDeviceContext,
    const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *,
    const char *, size_t, char *, size_t *, OptixModule *);
OptixResult optixModuleCreateFromPTXWithTasks(OptixDeviceContext,
    const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *,
    const char *, size_t, char *, size_t *, OptixModule *, OptixTask *);
OptixResult optixAccelBuild(OptixDeviceContext, CUstream,
    const OptixAccelBuildOptions *, ...);
OptixResult optixAccelCompact(OptixDeviceContext, CUstream,
    OptixTraversableHandle, ...);
OptixResult optixAccelComputeMemoryUsage(OptixDeviceContext,
    const OptixAccelBuildOptions *, const OptixBuildInput *, ...);
OptixResult optixAccelEmitProperty(OptixDeviceContext, CUstream,
    OptixTraversableHandle, const OptixAccelEmitDesc *);
OptixResult optixAccelGetRelocationInfo(OptixDeviceContext,
    OptixTraversableHandle, OptixRelocationInfo *);
OptixResult optixAccelRelocate(OptixDeviceContext, CUstream,
    const OptixRelocationInfo *, ...);
OptixResult optixBuiltinISModuleGet(OptixDeviceContext,
    const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *,
    const OptixBuiltinISOptions *, OptixModule *);
OptixResult optixCheckRelocationCompatibility(OptixDeviceContext,
    const OptixRelocationInfo *, int *);
OptixResult optixClusterAccelBuild(OptixDeviceContext, CUstream,
    const OptixClusterAccelBuildModeDesc *, ...);
OptixResult optixClusterAccelComputeMemoryUsage(OptixDeviceContext,
    OptixClusterAccelBuildMode, const OptixClusterAccelBuildInput *,
    OptixAccelBufferSizes *);
OptixResult optixConvertPointerToTraversableHandle(OptixDeviceContext,
    CUdeviceptr, OptixTraversableType, OptixTraversableHandle *);
OptixResult optixCoopVecMatrixComputeSize(OptixDeviceContext, unsigned int,
    unsigned int, ...);
OptixResult optixCoopVecMatrixConvert(OptixDeviceContext, CUstream,
    unsigned int, ...);
OptixResult optixDenoiserComputeAverageColor(OptixDenoiser, CUstream,
    const OptixImage2D *, ...);
OptixResult optixDenoiserComputeIntensity(OptixDenoiser, CUstream,
    const OptixImage2D *, ...);
OptixResult optixDenoiserComputeMemoryResources(const OptixDenoiser,
    unsigned int, unsigned int, OptixDenoiserSizes *);
OptixResult optixDenoiserCreate(OptixDeviceContext, OptixDenoiserModelKind,
    const OptixDenoiserOptions *, OptixDenoiser *);
OptixResult optixDenoiserCreateWithUserModel(OptixDeviceContext, const void *,
    size_t, OptixDenoiser *);
OptixResult optixDenoiserDestroy(OptixDenoiser);
OptixResult optixDenoiserInvoke(OptixDenoiser, CUstream,
    const OptixDenoiserParams *, ...);
OptixResult optixDenoiserSetup(OptixDenoiser, CUstream, unsigned int, ...);
OptixResult optixDeviceContextCancelCreations(OptixDeviceContext,
    OptixCreationFlags);
OptixResult optixDeviceContextCreate(CUcontext,
    const OptixDeviceContextOptions *, OptixDeviceContext *);
OptixResult optixDeviceContextDestroy(OptixDeviceContext);
OptixResult optixDeviceContextGetCacheDatabaseSizes(OptixDeviceContext,
    size_t *, size_t *);
OptixResult optixDeviceContextGetCacheEnabled(OptixDeviceContext, int *);
OptixResult optixDeviceContextGetCacheLocation(OptixDeviceContext, char *,
    size_t);
OptixResult optixDeviceContextGetProperty(OptixDeviceContext,
    OptixDeviceProperty, void *, size_t);
OptixResult optixDeviceContextSetCacheDatabaseSizes(OptixDeviceContext, size_t,
    size_t);
OptixResult optixDeviceContextSetCacheEnabled(OptixDeviceContext, int);
OptixResult optixDeviceContextSetCacheLocation(OptixDeviceContext,
    const char *);
OptixResult optixDeviceContextSetLogCallback(OptixDeviceContext,
    OptixLogCallback, void *, unsigned int);
const char *optixGetErrorName(OptixResult);
const char *optixGetErrorString(OptixResult);
OptixResult optixLaunch(OptixPipeline, CUstream, CUdeviceptr, ...);
OptixResult optixModuleCancelCreation(OptixModule, OptixCreationFlags);
OptixResult optixModuleCreate(OptixDeviceContext,
    const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *,
    const char *, size_t, char *, size_t *, OptixModule *);
OptixResult optixModuleCreateWithTasks(OptixDeviceContext,
    const OptixModuleCompileOptions *, const OptixPipelineCompileOptions *,
    const char *, size_t, char *, size_t *, OptixModule *, OptixTask *);
OptixResult optixModuleDestroy(OptixModule);
OptixResult optixModuleGetCompilationState(OptixModule,
    OptixModuleCompileState *);
OptixResult optixOpacityMicromapArrayBuild(OptixDeviceContext, CUstream,
    const OptixOpacityMicromapArrayBuildInput *, const OptixMicromapBuffers *);
OptixResult optixOpacityMicromapArrayComputeMemoryUsage(OptixDeviceContext,
    const OptixOpacityMicromapArrayBuildInput *, OptixMicromapBufferSizes *);
OptixResult optixOpacityMicromapArrayGetRelocationInfo(OptixDeviceContext,
    CUdeviceptr, OptixRelocationInfo *);
OptixResult optixOpacityMicromapArrayRelocate(OptixDeviceContext, CUstream,
    const OptixRelocationInfo *, ...);
OptixResult optixPipelineCreate(OptixDeviceContext,
    const OptixPipelineCompileOptions *, const OptixPipelineLinkOptions *,
    const OptixProgramGroup *, unsigned int, char *, size_t *, OptixPipeline *);
OptixResult optixPipelineDestroy(OptixPipeline);
OptixResult optixPipelineSetStackSize(OptixPipeline, unsigned int, unsigned int,
    ...);
OptixResult optixPipelineSetStackSizeFromCallDepths(OptixPipeline, unsigned int,
    unsigned int, ...);
OptixResult optixPipelineSymbolMemcpyAsync(OptixPipeline, const char *, void *,
    ...);
OptixResult optixProgramGroupCreate(OptixDeviceContext,
    const OptixProgramGroupDesc *, unsigned int,
    const OptixProgramGroupOptions *, char *, size_t *, OptixProgramGroup *);
OptixResult optixProgramGroupDestroy(OptixProgramGroup);
OptixResult optixProgramGroupGetStackSize(OptixProgramGroup, OptixStackSizes *,
    OptixPipeline);
OptixResult optixSbtRecordPackHeader(OptixProgramGroup, void *);
OptixResult optixTaskDeserializeOutput(OptixTask, const void *, size_t, ...);
OptixResult optixTaskExecute(OptixTask, OptixTask *, unsigned int,
    unsigned int *);
OptixResult optixTaskGetSerializationKey(OptixTask, void *, size_t *);
OptixResult optixTaskSerializeOutput(OptixTask, void *, size_t *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
