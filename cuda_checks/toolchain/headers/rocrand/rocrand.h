// Types, constants and functions of rocRAND, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef ROCRAND_H_
#define ROCRAND_H_

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>

#define ROCRAND_DEFAULT_MAX_BLOCK_SIZE 256

#ifdef __cplusplus
extern "C" {
#endif

enum rocrand_direction_vector_set {
  ROCRAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
  ROCRAND_DIRECTION_VECTORS_64_JOEKUO6 = 103,
  ROCRAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
  ROCRAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104
};
enum rocrand_ordering {
  ROCRAND_ORDERING_PSEUDO_BEST = 100, ROCRAND_ORDERING_PSEUDO_DEFAULT = 101,
  ROCRAND_ORDERING_PSEUDO_DYNAMIC = 104, ROCRAND_ORDERING_PSEUDO_LEGACY = 103,
  ROCRAND_ORDERING_PSEUDO_SEEDED = 102, ROCRAND_ORDERING_QUASI_DEFAULT = 201
};
enum rocrand_rng_type {
  ROCRAND_RNG_PSEUDO_DEFAULT = 400, ROCRAND_RNG_PSEUDO_LFSR113 = 406,
  ROCRAND_RNG_PSEUDO_MRG31K3P = 405, ROCRAND_RNG_PSEUDO_MRG32K3A = 402,
  ROCRAND_RNG_PSEUDO_MT19937 = 407, ROCRAND_RNG_PSEUDO_MTGP32 = 403,
  ROCRAND_RNG_PSEUDO_PHILOX4_32_10 = 404,
  ROCRAND_RNG_PSEUDO_THREEFRY2_32_20 = 408,
  ROCRAND_RNG_PSEUDO_THREEFRY2_64_20 = 409,
  ROCRAND_RNG_PSEUDO_THREEFRY4_32_20 = 410,
  ROCRAND_RNG_PSEUDO_THREEFRY4_64_20 = 411, ROCRAND_RNG_PSEUDO_XORWOW = 401,
  ROCRAND_RNG_QUASI_DEFAULT = 500, ROCRAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 502,
  ROCRAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 505, ROCRAND_RNG_QUASI_SOBOL32 = 501,
  ROCRAND_RNG_QUASI_SOBOL64 = 504
};
enum rocrand_status {
  ROCRAND_STATUS_ALLOCATION_FAILED = 102,
  ROCRAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106,
  ROCRAND_STATUS_INTERNAL_ERROR = 108, ROCRAND_STATUS_LAUNCH_FAILURE = 107,
  ROCRAND_STATUS_LENGTH_NOT_MULTIPLE = 105, ROCRAND_STATUS_NOT_CREATED = 101,
  ROCRAND_STATUS_OUT_OF_RANGE = 104, ROCRAND_STATUS_SUCCESS = 0,
  ROCRAND_STATUS_TYPE_ERROR = 103, ROCRAND_STATUS_VERSION_MISMATCH = 100
};
typedef enum rocrand_direction_vector_set rocrand_direction_vector_set;
typedef struct rocrand_discrete_distribution_st *rocrand_discrete_distribution;
typedef struct rocrand_generator_base_type *rocrand_generator;
typedef enum rocrand_ordering rocrand_ordering;
typedef enum rocrand_rng_type rocrand_rng_type;
typedef enum rocrand_status rocrand_status;
struct rocrand_discrete_distribution_st {
  unsigned int size, offset;
  unsigned int *alias;
  double *probability;
  double *cdf;
};
rocrand_status rocrand_create_discrete_distribution(const double *,
    unsigned int, unsigned int, rocrand_discrete_distribution *);
rocrand_status rocrand_create_generator(rocrand_generator *, rocrand_rng_type);
rocrand_status rocrand_create_generator_host(rocrand_generator *,
    rocrand_rng_type);
rocrand_status rocrand_create_generator_host_blocking(rocrand_generator *,
    rocrand_rng_type);
rocrand_status rocrand_create_poisson_distribution(double,
    rocrand_discrete_distribution *);
rocrand_status rocrand_destroy_discrete_distribution(
    rocrand_discrete_distribution);
rocrand_status rocrand_destroy_generator(rocrand_generator);
rocrand_status rocrand_generate(rocrand_generator, unsigned int *, size_t);
rocrand_status rocrand_generate_char(rocrand_generator, unsigned char *,
    size_t);
rocrand_status rocrand_generate_log_normal(rocrand_generator, float *, size_t,
    ...);
rocrand_status rocrand_generate_log_normal_double(rocrand_generator, double *,
    size_t, ...);
rocrand_status rocrand_generate_long_long(rocrand_generator,
    unsigned long long *, size_t);
rocrand_status rocrand_generate_normal(rocrand_generator, float *, size_t, ...);
rocrand_status rocrand_generate_normal_double(rocrand_generator, double *,
    size_t, ...);
rocrand_status rocrand_generate_poisson(rocrand_generator, unsigned int *,
    size_t, double);
rocrand_status rocrand_generate_short(rocrand_generator, unsigned short *,
    size_t);
rocrand_status rocrand_generate_uniform(rocrand_generator, float *, size_t);
rocrand_status rocrand_generate_uniform_double(rocrand_generator, double *,
    size_t);
rocrand_status rocrand_get_direction_vectors32(const unsigned int **,
    rocrand_direction_vector_set);
rocrand_status rocrand_get_direction_vectors64(const unsigned long long **,
    rocrand_direction_vector_set);
rocrand_status rocrand_get_scramble_constants32(const unsigned int **);
rocrand_status rocrand_get_scramble_constants64(const unsigned long long **);
rocrand_status rocrand_get_version(int *);
rocrand_status rocrand_initialize_generator(rocrand_generator);
rocrand_status rocrand_set_offset(rocrand_generator, unsigned long long);
rocrand_status rocrand_set_ordering(rocrand_generator, rocrand_ordering);
rocrand_status rocrand_set_quasi_random_generator_dimensions(rocrand_generator,
    unsigned int);
rocrand_status rocrand_set_seed(rocrand_generator, unsigned long long);
rocrand_status rocrand_set_seed_uint4(rocrand_generator, uint4);
rocrand_status rocrand_set_stream(rocrand_generator, hipStream_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
