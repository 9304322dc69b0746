// Functions of cuRAND by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef CURAND_H_
#define CURAND_H_

#include <cuda_runtime_api.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct curandGenerator_st *curandGenerator_t;
typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t;
typedef enum {
  CURAND_STATUS_SUCCESS = 0, CURAND_STATUS_VERSION_MISMATCH = 100,
  CURAND_STATUS_NOT_INITIALIZED = 101, CURAND_STATUS_ALLOCATION_FAILED = 102,
  CURAND_STATUS_TYPE_ERROR = 103, CURAND_STATUS_OUT_OF_RANGE = 104,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105,
  CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106, CURAND_STATUS_LAUNCH_FAILURE =
  201, CURAND_STATUS_PREEXISTING_FAILURE = 202,
  CURAND_STATUS_INITIALIZATION_FAILED = 203, CURAND_STATUS_ARCH_MISMATCH = 204,
  CURAND_STATUS_INTERNAL_ERROR = 999
} curandStatus_t;
typedef enum {
  CURAND_RNG_TEST = 0, CURAND_RNG_PSEUDO_DEFAULT = 100, CURAND_RNG_PSEUDO_XORWOW
  = 101, CURAND_RNG_PSEUDO_MRG32K3A = 121, CURAND_RNG_PSEUDO_MTGP32 = 141,
  CURAND_RNG_PSEUDO_MT19937 = 142, CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161,
  CURAND_RNG_QUASI_DEFAULT = 200, CURAND_RNG_QUASI_SOBOL32 = 201,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202, CURAND_RNG_QUASI_SOBOL64 = 203,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204
} curandRngType_t;
typedef curandStatus_t curandStatus;
typedef curandRngType_t curandRngType;
typedef enum {
  CURAND_ORDERING_PSEUDO_BEST = 100, CURAND_ORDERING_PSEUDO_DEFAULT = 101,
  CURAND_ORDERING_PSEUDO_SEEDED = 102, CURAND_ORDERING_QUASI_DEFAULT = 201
} curandOrdering_t;
typedef enum {
  CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
  CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103
} curandDirectionVectorSet_t;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
curandStatus_t curandCreateGenerator(curandGenerator_t *, curandRngType_t);
curandStatus_t curandCreateGeneratorHost(curandGenerator_t *, curandRngType_t);
curandStatus_t curandDestroyGenerator(curandGenerator_t);
curandStatus_t curandSetStream(curandGenerator_t, cudaStream_t);
curandStatus_t curandCreatePoissonDistribution(double, curandDiscreteDistribution_t *);
curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t);
curandStatus_t curandGetVersion(int *);
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t, ...);
curandStatus_t curandSetGeneratorOffset(curandGenerator_t, ...);
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t, ...);
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, ...);
curandStatus_t curandGenerate(curandGenerator_t, ...);
curandStatus_t curandGenerateLongLong(curandGenerator_t, ...);
curandStatus_t curandGenerateUniform(curandGenerator_t, ...);
curandStatus_t curandGenerateUniformDouble(curandGenerator_t, ...);
curandStatus_t curandGenerateNormal(curandGenerator_t, ...);
curandStatus_t curandGenerateNormalDouble(curandGenerator_t, ...);
curandStatus_t curandGenerateLogNormal(curandGenerator_t, ...);
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t, ...);
curandStatus_t curandGeneratePoisson(curandGenerator_t, ...);
curandStatus_t curandGenerateSeeds(curandGenerator_t, ...);
curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **, curandDirectionVectorSet_t);
curandStatus_t curandGetScrambleConstants32(unsigned int **);
curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **, curandDirectionVectorSet_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
