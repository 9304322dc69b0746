// Types, constants and functions of rocFFT, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef ROCFFT_H
#define ROCFFT_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum rocfft_array_type_e {
  rocfft_array_type_complex_interleaved = 0,
  rocfft_array_type_complex_planar = 1,
  rocfft_array_type_hermitian_interleaved = 3,
  rocfft_array_type_hermitian_planar = 4, rocfft_array_type_real = 2,
  rocfft_array_type_unset = 5
};
enum rocfft_comm_type_e {
  rocfft_comm_mpi = 1, rocfft_comm_none = 0
};
enum rocfft_precision_e {
  rocfft_precision_double = 1, rocfft_precision_half = 2,
  rocfft_precision_single = 0
};
enum rocfft_result_placement_e {
  rocfft_placement_inplace = 0, rocfft_placement_notinplace = 1
};
enum rocfft_status_e {
  rocfft_status_failure = 1, rocfft_status_invalid_arg_value = 2,
  rocfft_status_invalid_array_type = 4, rocfft_status_invalid_dimensions = 3,
  rocfft_status_invalid_distance = 6, rocfft_status_invalid_offset = 7,
  rocfft_status_invalid_strides = 5, rocfft_status_invalid_work_buffer = 8,
  rocfft_status_success = 0
};
enum rocfft_transform_type_e {
  rocfft_transform_type_complex_forward = 0,
  rocfft_transform_type_complex_inverse = 1,
  rocfft_transform_type_real_forward = 2, rocfft_transform_type_real_inverse = 3
};
typedef enum rocfft_array_type_e rocfft_array_type;
typedef struct rocfft_brick_t *rocfft_brick;
typedef enum rocfft_comm_type_e rocfft_comm_type;
typedef struct rocfft_execution_info_t *rocfft_execution_info;
typedef struct rocfft_field_t *rocfft_field;
typedef struct rocfft_plan_t *rocfft_plan;
typedef struct rocfft_plan_description_t *rocfft_plan_description;
typedef enum rocfft_precision_e rocfft_precision;
typedef enum rocfft_result_placement_e rocfft_result_placement;
typedef enum rocfft_status_e rocfft_status;
typedef enum rocfft_transform_type_e rocfft_transform_type;
rocfft_status rocfft_brick_create(rocfft_brick *, const size_t *,
    const size_t *, const size_t *, size_t, int);
rocfft_status rocfft_brick_destroy(rocfft_brick);
rocfft_status rocfft_cache_buffer_free(void *);
rocfft_status rocfft_cache_deserialize(const void *, size_t);
rocfft_status rocfft_cache_serialize(void **, size_t *);
rocfft_status rocfft_cleanup(void);
rocfft_status rocfft_execute(const rocfft_plan, void **, void **,
    rocfft_execution_info);
rocfft_status rocfft_execution_info_create(rocfft_execution_info *);
rocfft_status rocfft_execution_info_destroy(rocfft_execution_info);
rocfft_status rocfft_execution_info_set_load_callback(rocfft_execution_info,
    void **, void **, size_t);
rocfft_status rocfft_execution_info_set_store_callback(rocfft_execution_info,
    void **, void **, size_t);
rocfft_status rocfft_execution_info_set_stream(rocfft_execution_info, void *);
rocfft_status rocfft_execution_info_set_work_buffer(rocfft_execution_info,
    void *, const size_t);
rocfft_status rocfft_field_add_brick(rocfft_field, rocfft_brick);
rocfft_status rocfft_field_create(rocfft_field *);
rocfft_status rocfft_field_destroy(rocfft_field);
rocfft_status rocfft_get_version_string(char *, size_t);
rocfft_status rocfft_plan_create(rocfft_plan *, rocfft_result_placement,
    rocfft_transform_type, rocfft_precision, size_t, const size_t *, size_t,
    const rocfft_plan_description);
rocfft_status rocfft_plan_description_add_infield(rocfft_plan_description,
    rocfft_field);
rocfft_status rocfft_plan_description_add_outfield(rocfft_plan_description,
    rocfft_field);
rocfft_status rocfft_plan_description_create(rocfft_plan_description *);
rocfft_status rocfft_plan_description_destroy(rocfft_plan_description);
rocfft_status rocfft_plan_description_set_comm(rocfft_plan_description,
    rocfft_comm_type, void *);
rocfft_status rocfft_plan_description_set_data_layout(rocfft_plan_description,
    const rocfft_array_type, const rocfft_array_type, ...);
rocfft_status rocfft_plan_description_set_scale_factor(rocfft_plan_description,
    const double);
rocfft_status rocfft_plan_destroy(rocfft_plan);
rocfft_status rocfft_plan_get_print(const rocfft_plan);
rocfft_status rocfft_plan_get_work_buffer_size(const rocfft_plan, size_t *);
rocfft_status rocfft_setup(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
