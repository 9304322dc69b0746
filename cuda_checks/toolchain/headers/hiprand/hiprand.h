// Types, constants and functions of hipRAND, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef HIPRAND_H_
#define HIPRAND_H_

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>

#define HIPRAND_DEFAULT_MAX_BLOCK_SIZE 256
#define HIPRAND_DEFAULT_MIN_WARPS_PER_EU 1

#ifdef __cplusplus
extern "C" {
#endif

enum hiprandDirectionVectorSet {
  HIPRAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
  HIPRAND_DIRECTION_VECTORS_64_JOEKUO6 = 103,
  HIPRAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
  HIPRAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104
};
enum hiprandOrdering {
  HIPRAND_ORDERING_PSEUDO_BEST = 100, HIPRAND_ORDERING_PSEUDO_DEFAULT = 101,
  HIPRAND_ORDERING_PSEUDO_DYNAMIC = 104, HIPRAND_ORDERING_PSEUDO_LEGACY = 103,
  HIPRAND_ORDERING_PSEUDO_SEEDED = 102, HIPRAND_ORDERING_QUASI_DEFAULT = 201
};
enum hiprandRngType {
  HIPRAND_RNG_PSEUDO_DEFAULT = 400, HIPRAND_RNG_PSEUDO_MRG32K3A = 402,
  HIPRAND_RNG_PSEUDO_MT19937 = 404, HIPRAND_RNG_PSEUDO_MTGP32 = 403,
  HIPRAND_RNG_PSEUDO_PHILOX4_32_10 = 405, HIPRAND_RNG_PSEUDO_XORWOW = 401,
  HIPRAND_RNG_QUASI_DEFAULT = 500, HIPRAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 502,
  HIPRAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 504, HIPRAND_RNG_QUASI_SOBOL32 = 501,
  HIPRAND_RNG_QUASI_SOBOL64 = 503, HIPRAND_RNG_TEST = 0
};
enum hiprandStatus {
  HIPRAND_STATUS_ALLOCATION_FAILED = 102, HIPRAND_STATUS_ARCH_MISMATCH = 204,
  HIPRAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106,
  HIPRAND_STATUS_INITIALIZATION_FAILED = 203,
  HIPRAND_STATUS_INTERNAL_ERROR = 999, HIPRAND_STATUS_LAUNCH_FAILURE = 201,
  HIPRAND_STATUS_LENGTH_NOT_MULTIPLE = 105,
  HIPRAND_STATUS_NOT_IMPLEMENTED = 1000, HIPRAND_STATUS_NOT_INITIALIZED = 101,
  HIPRAND_STATUS_OUT_OF_RANGE = 104, HIPRAND_STATUS_PREEXISTING_FAILURE = 202,
  HIPRAND_STATUS_SUCCESS = 0, HIPRAND_STATUS_TYPE_ERROR = 103,
  HIPRAND_STATUS_VERSION_MISMATCH = 100
};
typedef enum hiprandDirectionVectorSet hiprandDirectionVectorSet_t;
typedef unsigned int hiprandDirectionVectors32_t[32];
typedef unsigned long long hiprandDirectionVectors64_t[64];
typedef struct rocrand_discrete_distribution_st hiprandDiscreteDistribution_st;
typedef hiprandDiscreteDistribution_st *hiprandDiscreteDistribution_t;
typedef struct rocrand_generator_base_type hiprandGenerator_st;
typedef hiprandGenerator_st *hiprandGenerator_t;
typedef enum hiprandOrdering hiprandOrdering_t;
typedef enum hiprandRngType hiprandRngType_t;
typedef enum hiprandStatus hiprandStatus_t;
hiprandStatus_t hiprandCreateGenerator(hiprandGenerator_t *, hiprandRngType_t);
hiprandStatus_t hiprandCreateGeneratorHost(hiprandGenerator_t *,
    hiprandRngType_t);
hiprandStatus_t hiprandCreatePoissonDistribution(double,
    hiprandDiscreteDistribution_t *);
hiprandStatus_t hiprandDestroyDistribution(hiprandDiscreteDistribution_t);
hiprandStatus_t hiprandDestroyGenerator(hiprandGenerator_t);
hiprandStatus_t hiprandGenerate(hiprandGenerator_t, unsigned int *, size_t);
hiprandStatus_t hiprandGenerateChar(hiprandGenerator_t, unsigned char *,
    size_t);
hiprandStatus_t hiprandGenerateLogNormal(hiprandGenerator_t, float *, size_t,
    ...);
hiprandStatus_t hiprandGenerateLogNormalDouble(hiprandGenerator_t, double *,
    size_t, ...);
hiprandStatus_t hiprandGenerateLongLong(hiprandGenerator_t,
    unsigned long long *, size_t);
hiprandStatus_t hiprandGenerateNormal(hiprandGenerator_t, float *, size_t, ...);
hiprandStatus_t hiprandGenerateNormalDouble(hiprandGenerator_t, double *,
    size_t, ...);
hiprandStatus_t hiprandGeneratePoisson(hiprandGenerator_t, unsigned int *,
    size_t, double);
hiprandStatus_t hiprandGenerateSeeds(hiprandGenerator_t);
hiprandStatus_t hiprandGenerateShort(hiprandGenerator_t, unsigned short *,
    size_t);
hiprandStatus_t hiprandGenerateUniform(hiprandGenerator_t, float *, size_t);
hiprandStatus_t hiprandGenerateUniformDouble(hiprandGenerator_t, double *,
    size_t);
hiprandStatus_t hiprandGetDirectionVectors32(hiprandDirectionVectors32_t **,
    hiprandDirectionVectorSet_t);
hiprandStatus_t hiprandGetDirectionVectors64(hiprandDirectionVectors64_t **,
    hiprandDirectionVectorSet_t);
hiprandStatus_t hiprandGetScrambleConstants32(const unsigned int **);
hiprandStatus_t hiprandGetScrambleConstants64(const unsigned long long **);
hiprandStatus_t hiprandGetVersion(int *);
hiprandStatus_t hiprandSetGeneratorOffset(hiprandGenerator_t,
    unsigned long long);
hiprandStatus_t hiprandSetGeneratorOrdering(hiprandGenerator_t,
    hiprandOrdering_t);
hiprandStatus_t hiprandSetPseudoRandomGeneratorSeed(hiprandGenerator_t,
    unsigned long long);
hiprandStatus_t hiprandSetQuasiRandomGeneratorDimensions(hiprandGenerator_t,
    unsigned int);
hiprandStatus_t hiprandSetStream(hiprandGenerator_t, hipStream_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
