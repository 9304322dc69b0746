// Types, constants and functions of rocBLAS, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef ROCBLAS_H
#define ROCBLAS_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum rocblas_atomics_mode_ {
  rocblas_atomics_allowed = 1, rocblas_atomics_not_allowed = 0
};
enum rocblas_check_numerics_mode_ {
  rocblas_check_numerics_mode_fail = 4, rocblas_check_numerics_mode_info = 1,
  rocblas_check_numerics_mode_no_check = 0,
  rocblas_check_numerics_mode_only_nan_inf = 8,
  rocblas_check_numerics_mode_warn = 2
};
enum rocblas_computetype_ {
  rocblas_compute_type_bf8_bf8_f32 = 304, rocblas_compute_type_bf8_f8_f32 = 303,
  rocblas_compute_type_f32 = 300, rocblas_compute_type_f8_bf8_f32 = 302,
  rocblas_compute_type_f8_f8_f32 = 301, rocblas_compute_type_invalid = 455
};
enum rocblas_datatype_ {
  rocblas_datatype_bf16_c = 169, rocblas_datatype_bf16_r = 168,
  rocblas_datatype_bf8_r = 171, rocblas_datatype_f16_c = 153,
  rocblas_datatype_f16_r = 150, rocblas_datatype_f32_c = 154,
  rocblas_datatype_f32_r = 151, rocblas_datatype_f64_c = 155,
  rocblas_datatype_f64_r = 152, rocblas_datatype_f8_r = 170,
  rocblas_datatype_i32_c = 166, rocblas_datatype_i32_r = 162,
  rocblas_datatype_i8_c = 164, rocblas_datatype_i8_r = 160,
  rocblas_datatype_invalid = 255, rocblas_datatype_u32_c = 167,
  rocblas_datatype_u32_r = 163, rocblas_datatype_u8_c = 165,
  rocblas_datatype_u8_r = 161
};
enum rocblas_diagonal_ {
  rocblas_diagonal_non_unit = 131, rocblas_diagonal_unit = 132
};
enum rocblas_fill_ {
  rocblas_fill_full = 123, rocblas_fill_lower = 122, rocblas_fill_upper = 121
};
enum rocblas_geam_ex_operation_ {
  rocblas_geam_ex_operation_min_plus = 0, rocblas_geam_ex_operation_plus_min = 1
};
enum rocblas_gemm_algo_ {
  rocblas_gemm_algo_solution_index = 1, rocblas_gemm_algo_standard = 0
};
enum rocblas_gemm_flags_ {
  rocblas_gemm_flags_check_solution_index = 8,
  rocblas_gemm_flags_fp16_alt_impl = 4,
  rocblas_gemm_flags_fp16_alt_impl_rnz = 16, rocblas_gemm_flags_none = 0,
  rocblas_gemm_flags_stochastic_rounding = 32,
  rocblas_gemm_flags_use_cu_efficiency = 2
};
enum rocblas_layer_mode_ {
  rocblas_layer_mode_log_bench = 2, rocblas_layer_mode_log_profile = 4,
  rocblas_layer_mode_log_trace = 1, rocblas_layer_mode_none = 0
};
enum rocblas_math_mode_ {
  rocblas_default_math = 0, rocblas_xf32_xdl_math_op = 1
};
enum rocblas_operation_ {
  rocblas_operation_conjugate_transpose = 113, rocblas_operation_none = 111,
  rocblas_operation_transpose = 112
};
enum rocblas_performance_metric_ {
  rocblas_cu_efficiency_performance_metric = 2,
  rocblas_default_performance_metric = 0,
  rocblas_device_efficiency_performance_metric = 1
};
enum rocblas_pointer_mode_ {
  rocblas_pointer_mode_device = 1, rocblas_pointer_mode_host = 0
};
enum rocblas_side_ {
  rocblas_side_both = 143, rocblas_side_left = 141, rocblas_side_right = 142
};
enum rocblas_status_ {
  rocblas_status_arch_mismatch = 15, rocblas_status_check_numerics_fail = 13,
  rocblas_status_continue = 12, rocblas_status_excluded_from_build = 14,
  rocblas_status_internal_error = 6, rocblas_status_invalid_handle = 1,
  rocblas_status_invalid_pointer = 3, rocblas_status_invalid_size = 4,
  rocblas_status_invalid_value = 11, rocblas_status_memory_error = 5,
  rocblas_status_not_implemented = 2, rocblas_status_perf_degraded = 7,
  rocblas_status_size_increased = 9, rocblas_status_size_query_mismatch = 8,
  rocblas_status_size_unchanged = 10, rocblas_status_success = 0
};
typedef enum rocblas_atomics_mode_ rocblas_atomics_mode;
typedef struct rocblas_bf8 rocblas_bf8;
typedef struct rocblas_bfloat16 rocblas_bfloat16;
typedef enum rocblas_check_numerics_mode_ rocblas_check_numerics_mode;
typedef enum rocblas_computetype_ rocblas_computetype;
typedef enum rocblas_datatype_ rocblas_datatype;
typedef enum rocblas_diagonal_ rocblas_diagonal;
typedef double rocblas_double;
typedef struct rocblas_double_complex rocblas_double_complex;
typedef struct rocblas_f8 rocblas_f8;
typedef enum rocblas_fill_ rocblas_fill;
typedef float rocblas_float;
typedef struct rocblas_float_complex rocblas_float_complex;
typedef enum rocblas_geam_ex_operation_ rocblas_geam_ex_operation;
typedef enum rocblas_gemm_algo_ rocblas_gemm_algo;
typedef enum rocblas_gemm_flags_ rocblas_gemm_flags;
typedef struct rocblas_half rocblas_half;
typedef struct _rocblas_handle *rocblas_handle;
typedef int32_t rocblas_int;
typedef enum rocblas_layer_mode_ rocblas_layer_mode;
typedef enum rocblas_math_mode_ rocblas_math_mode;
typedef enum rocblas_operation_ rocblas_operation;
typedef enum rocblas_performance_metric_ rocblas_performance_metric;
typedef enum rocblas_pointer_mode_ rocblas_pointer_mode;
typedef enum rocblas_side_ rocblas_side;
typedef enum rocblas_status_ rocblas_status;
typedef int64_t rocblas_stride;
typedef union rocblas_union_u rocblas_union_t;
struct rocblas_bf8 {
  uint8_t data;
};
struct rocblas_bfloat16 {
  uint16_t data;
};
struct rocblas_double_complex {
  double x, y;
};
struct rocblas_f8 {
  uint8_t data;
};
struct rocblas_float_complex {
  float x, y;
};
struct rocblas_half {
  uint16_t data;
};
union rocblas_union_u {
  rocblas_half h;
  float s;
  double d;
  int32_t i;
  rocblas_float_complex c;
  rocblas_double_complex z;
};
rocblas_status rocblas_axpy_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_axpy_ex(rocblas_handle, rocblas_int, const void *, ...);
rocblas_status rocblas_axpy_strided_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_bfdot(rocblas_handle, rocblas_int,
    const rocblas_bfloat16 *, ...);
rocblas_status rocblas_bfdot_batched(rocblas_handle, rocblas_int,
    const rocblas_bfloat16 *const *, ...);
rocblas_status rocblas_bfdot_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_bfloat16 *, ...);
rocblas_status rocblas_caxpy(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_caxpy_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_caxpy_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_ccopy(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_ccopy_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_ccopy_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cdgmm(rocblas_handle, rocblas_side, rocblas_int, ...);
rocblas_status rocblas_cdgmm_batched(rocblas_handle, rocblas_side, rocblas_int,
    ...);
rocblas_status rocblas_cdgmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_int, ...);
rocblas_status rocblas_cdotc(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cdotc_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_cdotc_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cdotu(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cdotu_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_cdotu_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cgbmv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_cgbmv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_cgbmv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_cgeam(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgeam_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgeam_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgemm(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgemm_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgemm_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_cgemmt(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_cgemmt_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cgemmt_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cgemv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_cgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_cgemv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_cgerc(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_cgerc_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_cgerc_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_cgeru(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_cgeru_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_cgeru_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_chbmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_chbmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_chbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_chemm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_chemm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_chemm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_chemv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_chemv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_chemv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_cher(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_cher2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_cher2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_cher2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_cher2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_cher2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cher2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cher_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_cher_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_cherk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_cherk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cherk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cherkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_cherkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_cherkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_chpmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_chpmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_chpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_chpr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_chpr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_chpr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_chpr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_chpr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_chpr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_create_handle(rocblas_handle *);
rocblas_status rocblas_crot(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_crot_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *const *, ...);
rocblas_status rocblas_crot_strided_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_crotg(rocblas_handle, rocblas_float_complex *,
    rocblas_float_complex *, ...);
rocblas_status rocblas_crotg_batched(rocblas_handle,
    rocblas_float_complex *const *, rocblas_float_complex *const *, ...);
rocblas_status rocblas_crotg_strided_batched(rocblas_handle,
    rocblas_float_complex *, rocblas_stride, ...);
rocblas_status rocblas_cscal(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cscal_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cscal_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_cspr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_cspr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_cspr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_csrot(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_csrot_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *const *, ...);
rocblas_status rocblas_csrot_strided_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_csscal(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_csscal_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_csscal_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_cswap(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_cswap_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *const *, ...);
rocblas_status rocblas_cswap_strided_batched(rocblas_handle, rocblas_int,
    rocblas_float_complex *, ...);
rocblas_status rocblas_csymm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_csymm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_csymm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_csymv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_csymv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_csymv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_csyr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_csyr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_csyr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_csyr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_csyr2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_csyr2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_csyr2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_csyr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_csyr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_csyrk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_csyrk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_csyrk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_csyrkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_csyrkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_csyrkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctbmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctbmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctbsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctbsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctbsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctpmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctpmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctpsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctpsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctpsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctrmm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_ctrmm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_ctrmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_ctrmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctrmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctrmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctrsm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_ctrsm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_ctrsm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_ctrsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ctrsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctrsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ctrtri(rocblas_handle, rocblas_fill, rocblas_diagonal,
    ...);
rocblas_status rocblas_ctrtri_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_ctrtri_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_dasum(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_dasum_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_dasum_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_daxpy(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_daxpy_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_daxpy_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_dcopy(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_dcopy_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_dcopy_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_ddgmm(rocblas_handle, rocblas_side, rocblas_int, ...);
rocblas_status rocblas_ddgmm_batched(rocblas_handle, rocblas_side, rocblas_int,
    ...);
rocblas_status rocblas_ddgmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_int, ...);
rocblas_status rocblas_ddot(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_ddot_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_ddot_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_destroy_handle(rocblas_handle);
rocblas_status rocblas_device_malloc_alloc(rocblas_handle,
    struct rocblas_device_malloc_base **, size_t);
rocblas_status rocblas_device_malloc_free(struct rocblas_device_malloc_base *);
rocblas_status rocblas_device_malloc_get(struct rocblas_device_malloc_base *,
    size_t, void **);
rocblas_status rocblas_device_malloc_ptr(struct rocblas_device_malloc_base *,
    void **);
void rocblas_device_malloc_set_default_memory_size(size_t);
bool rocblas_device_malloc_success(struct rocblas_device_malloc_base *);
rocblas_status rocblas_dgbmv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_dgbmv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_dgbmv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_dgeam(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgeam_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgeam_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgemm(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgemm_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgemm_kernel_name(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgemm_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_dgemmt(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dgemmt_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dgemmt_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dgemv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_dgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_dgemv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_dger(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_dger_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_dger_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_dnrm2(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_dnrm2_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_dnrm2_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_dot_batched_ex(rocblas_handle, rocblas_int, const void *,
    ...);
rocblas_status rocblas_dot_ex(rocblas_handle, rocblas_int, const void *, ...);
rocblas_status rocblas_dot_strided_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_dotc_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_dotc_ex(rocblas_handle, rocblas_int, const void *, ...);
rocblas_status rocblas_dotc_strided_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_drot(rocblas_handle, rocblas_int, double *, ...);
rocblas_status rocblas_drot_batched(rocblas_handle, rocblas_int,
    double *const *, ...);
rocblas_status rocblas_drot_strided_batched(rocblas_handle, rocblas_int,
    double *, ...);
rocblas_status rocblas_drotg(rocblas_handle, double *, double *, ...);
rocblas_status rocblas_drotg_batched(rocblas_handle, double *const *,
    double *const *, ...);
rocblas_status rocblas_drotg_strided_batched(rocblas_handle, double *,
    rocblas_stride, ...);
rocblas_status rocblas_drotm(rocblas_handle, rocblas_int, double *, ...);
rocblas_status rocblas_drotm_batched(rocblas_handle, rocblas_int,
    double *const *, ...);
rocblas_status rocblas_drotm_strided_batched(rocblas_handle, rocblas_int,
    double *, ...);
rocblas_status rocblas_drotmg(rocblas_handle, double *, double *, ...);
rocblas_status rocblas_drotmg_batched(rocblas_handle, double *const *,
    double *const *, ...);
rocblas_status rocblas_drotmg_strided_batched(rocblas_handle, double *,
    rocblas_stride, ...);
rocblas_status rocblas_dsbmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dsbmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dsbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dscal(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_dscal_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_dscal_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_dspmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dspmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dspmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dspr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dspr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dspr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dspr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dspr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dspr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dswap(rocblas_handle, rocblas_int, double *, ...);
rocblas_status rocblas_dswap_batched(rocblas_handle, rocblas_int,
    double *const *, ...);
rocblas_status rocblas_dswap_strided_batched(rocblas_handle, rocblas_int,
    double *, ...);
rocblas_status rocblas_dsymm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_dsymm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_dsymm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_dsymv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dsymv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dsymv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dsyr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dsyr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_dsyr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dsyr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dsyr2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dsyr2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dsyr2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dsyr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_dsyr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_dsyrk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dsyrk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dsyrk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dsyrkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dsyrkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dsyrkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtbmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtbmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtbsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtbsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtbsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtpmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtpmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtpsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtpsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtpsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtrmm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_dtrmm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_dtrmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_dtrmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtrmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtrmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtrsm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_dtrsm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_dtrsm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_dtrsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_dtrsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtrsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_dtrtri(rocblas_handle, rocblas_fill, rocblas_diagonal,
    ...);
rocblas_status rocblas_dtrtri_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_dtrtri_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_dzasum(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_dzasum_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_dzasum_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_dznrm2(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_dznrm2_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_dznrm2_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_geam_ex(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_gemm_batched_ex(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_gemm_ex(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_gemm_strided_batched_ex(rocblas_handle,
    rocblas_operation, rocblas_operation, ...);
rocblas_status rocblas_get_atomics_mode(rocblas_handle, rocblas_atomics_mode *);
rocblas_status rocblas_get_device_memory_size(rocblas_handle, size_t *);
rocblas_status rocblas_get_math_mode(rocblas_handle, rocblas_math_mode *);
rocblas_status rocblas_get_matrix(rocblas_int, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_get_matrix_async(rocblas_int, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_get_performance_metric(rocblas_handle,
    rocblas_performance_metric *);
rocblas_status rocblas_get_pointer_mode(rocblas_handle, rocblas_pointer_mode *);
rocblas_status rocblas_get_stream(rocblas_handle, hipStream_t *);
rocblas_status rocblas_get_vector(rocblas_int, rocblas_int, const void *, ...);
rocblas_status rocblas_get_vector_async(rocblas_int, rocblas_int, const void *,
    ...);
rocblas_status rocblas_get_version_string(char *, size_t);
rocblas_status rocblas_get_version_string_size(size_t *);
rocblas_status rocblas_haxpy(rocblas_handle, rocblas_int, const rocblas_half *,
    ...);
rocblas_status rocblas_haxpy_batched(rocblas_handle, rocblas_int,
    const rocblas_half *, ...);
rocblas_status rocblas_haxpy_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_half *, ...);
rocblas_status rocblas_hdot(rocblas_handle, rocblas_int, const rocblas_half *,
    ...);
rocblas_status rocblas_hdot_batched(rocblas_handle, rocblas_int,
    const rocblas_half *const *, ...);
rocblas_status rocblas_hdot_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_half *, ...);
rocblas_status rocblas_hgemm(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_hgemm_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_hgemm_kernel_name(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_hgemm_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_hshgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_hshgemv_strided_batched(rocblas_handle,
    rocblas_operation, rocblas_int, ...);
rocblas_status rocblas_hssgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_hssgemv_strided_batched(rocblas_handle,
    rocblas_operation, rocblas_int, ...);
rocblas_status rocblas_icamax(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_icamax_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_icamax_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_icamin(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_icamin_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_icamin_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_idamax(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_idamax_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_idamax_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_idamin(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_idamin_batched(rocblas_handle, rocblas_int,
    const double *const *, ...);
rocblas_status rocblas_idamin_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
void rocblas_initialize(void);
bool rocblas_is_device_memory_size_query(rocblas_handle);
bool rocblas_is_managing_device_memory(rocblas_handle);
bool rocblas_is_user_managing_device_memory(rocblas_handle);
rocblas_status rocblas_isamax(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_isamax_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_isamax_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_isamin(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_isamin_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_isamin_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_izamax(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_izamax_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_izamax_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_izamin(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_izamin_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_izamin_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_nrm2_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_nrm2_ex(rocblas_handle, rocblas_int, const void *, ...);
rocblas_status rocblas_nrm2_strided_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_pointer_mode rocblas_pointer_to_mode(void *);
rocblas_status rocblas_rot_batched_ex(rocblas_handle, rocblas_int, void *, ...);
rocblas_status rocblas_rot_ex(rocblas_handle, rocblas_int, void *, ...);
rocblas_status rocblas_rot_strided_batched_ex(rocblas_handle, rocblas_int,
    void *, ...);
rocblas_status rocblas_sasum(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_sasum_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_sasum_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_saxpy(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_saxpy_batched(rocblas_handle, rocblas_int, const float *,
    ...);
rocblas_status rocblas_saxpy_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_scal_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_scal_ex(rocblas_handle, rocblas_int, const void *, ...);
rocblas_status rocblas_scal_strided_batched_ex(rocblas_handle, rocblas_int,
    const void *, ...);
rocblas_status rocblas_scasum(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_scasum_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_scasum_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_scnrm2(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_scnrm2_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *const *, ...);
rocblas_status rocblas_scnrm2_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_float_complex *, ...);
rocblas_status rocblas_scopy(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_scopy_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_scopy_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_sdgmm(rocblas_handle, rocblas_side, rocblas_int, ...);
rocblas_status rocblas_sdgmm_batched(rocblas_handle, rocblas_side, rocblas_int,
    ...);
rocblas_status rocblas_sdgmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_int, ...);
rocblas_status rocblas_sdot(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_sdot_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_sdot_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_set_atomics_mode(rocblas_handle, rocblas_atomics_mode);
rocblas_status rocblas_set_device_memory_size(rocblas_handle, size_t);
rocblas_status rocblas_set_math_mode(rocblas_handle, rocblas_math_mode);
rocblas_status rocblas_set_matrix(rocblas_int, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_set_matrix_async(rocblas_int, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_set_optimal_device_memory_size_impl(rocblas_handle,
    size_t);
rocblas_status rocblas_set_performance_metric(rocblas_handle,
    rocblas_performance_metric);
rocblas_status rocblas_set_pointer_mode(rocblas_handle, rocblas_pointer_mode);
rocblas_status rocblas_set_solution_fitness_query(rocblas_handle, double *);
rocblas_status rocblas_set_start_stop_events(rocblas_handle, hipEvent_t,
    hipEvent_t);
rocblas_status rocblas_set_stream(rocblas_handle, hipStream_t);
rocblas_status rocblas_set_vector(rocblas_int, rocblas_int, const void *, ...);
rocblas_status rocblas_set_vector_async(rocblas_int, rocblas_int, const void *,
    ...);
rocblas_status rocblas_set_workspace(rocblas_handle, void *, size_t);
rocblas_status rocblas_sgbmv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_sgbmv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_sgbmv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_sgeam(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgeam_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgeam_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgemm(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgemm_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgemm_kernel_name(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgemm_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_sgemmt(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_sgemmt_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_sgemmt_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_sgemv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_sgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_sgemv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_sger(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_sger_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_sger_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_snrm2(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_snrm2_batched(rocblas_handle, rocblas_int,
    const float *const *, ...);
rocblas_status rocblas_snrm2_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_srot(rocblas_handle, rocblas_int, float *, ...);
rocblas_status rocblas_srot_batched(rocblas_handle, rocblas_int, float *const *,
    ...);
rocblas_status rocblas_srot_strided_batched(rocblas_handle, rocblas_int,
    float *, ...);
rocblas_status rocblas_srotg(rocblas_handle, float *, float *, ...);
rocblas_status rocblas_srotg_batched(rocblas_handle, float *const *,
    float *const *, ...);
rocblas_status rocblas_srotg_strided_batched(rocblas_handle, float *,
    rocblas_stride, ...);
rocblas_status rocblas_srotm(rocblas_handle, rocblas_int, float *, ...);
rocblas_status rocblas_srotm_batched(rocblas_handle, rocblas_int,
    float *const *, ...);
rocblas_status rocblas_srotm_strided_batched(rocblas_handle, rocblas_int,
    float *, ...);
rocblas_status rocblas_srotmg(rocblas_handle, float *, float *, ...);
rocblas_status rocblas_srotmg_batched(rocblas_handle, float *const *,
    float *const *, ...);
rocblas_status rocblas_srotmg_strided_batched(rocblas_handle, float *,
    rocblas_stride, ...);
rocblas_status rocblas_ssbmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_ssbmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_ssbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_sscal(rocblas_handle, rocblas_int, const float *, ...);
rocblas_status rocblas_sscal_batched(rocblas_handle, rocblas_int, const float *,
    ...);
rocblas_status rocblas_sscal_strided_batched(rocblas_handle, rocblas_int,
    const float *, ...);
rocblas_status rocblas_sspmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_sspmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_sspmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_sspr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_sspr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_sspr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_sspr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_sspr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_sspr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_sswap(rocblas_handle, rocblas_int, float *, ...);
rocblas_status rocblas_sswap_batched(rocblas_handle, rocblas_int,
    float *const *, ...);
rocblas_status rocblas_sswap_strided_batched(rocblas_handle, rocblas_int,
    float *, ...);
rocblas_status rocblas_ssymm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_ssymm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_ssymm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_ssymv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_ssymv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_ssymv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_ssyr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_ssyr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_ssyr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_ssyr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_ssyr2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ssyr2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ssyr2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ssyr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_ssyr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_ssyrk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ssyrk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ssyrk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ssyrkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ssyrkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ssyrkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_start_device_memory_size_query(rocblas_handle);
const char *rocblas_status_to_string(rocblas_status);
rocblas_status rocblas_stbmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_stbmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stbsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_stbsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stbsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stop_device_memory_size_query(rocblas_handle, size_t *);
rocblas_status rocblas_stpmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_stpmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stpsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_stpsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_stpsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_strmm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_strmm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_strmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_strmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_strmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_strmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_strsm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_strsm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_strsm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_strsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_strsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_strsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_strtri(rocblas_handle, rocblas_fill, rocblas_diagonal,
    ...);
rocblas_status rocblas_strtri_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_strtri_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_trsm_batched_ex(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_trsm_ex(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_trsm_strided_batched_ex(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_tssgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_tssgemv_strided_batched(rocblas_handle,
    rocblas_operation, rocblas_int, ...);
rocblas_status rocblas_tstgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_tstgemv_strided_batched(rocblas_handle,
    rocblas_operation, rocblas_int, ...);
rocblas_status rocblas_zaxpy(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zaxpy_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zaxpy_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zcopy(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zcopy_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_zcopy_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zdgmm(rocblas_handle, rocblas_side, rocblas_int, ...);
rocblas_status rocblas_zdgmm_batched(rocblas_handle, rocblas_side, rocblas_int,
    ...);
rocblas_status rocblas_zdgmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_int, ...);
rocblas_status rocblas_zdotc(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zdotc_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_zdotc_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zdotu(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zdotu_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *const *, ...);
rocblas_status rocblas_zdotu_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zdrot(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zdrot_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *const *, ...);
rocblas_status rocblas_zdrot_strided_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zdscal(rocblas_handle, rocblas_int, const double *, ...);
rocblas_status rocblas_zdscal_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_zdscal_strided_batched(rocblas_handle, rocblas_int,
    const double *, ...);
rocblas_status rocblas_zgbmv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_zgbmv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_zgbmv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_zgeam(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgeam_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgeam_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgemm(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgemm_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgemm_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_operation, ...);
rocblas_status rocblas_zgemmt(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zgemmt_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zgemmt_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zgemv(rocblas_handle, rocblas_operation, rocblas_int,
    ...);
rocblas_status rocblas_zgemv_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_zgemv_strided_batched(rocblas_handle, rocblas_operation,
    rocblas_int, ...);
rocblas_status rocblas_zgerc(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_zgerc_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_zgerc_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_zgeru(rocblas_handle, rocblas_int, rocblas_int, ...);
rocblas_status rocblas_zgeru_batched(rocblas_handle, rocblas_int, rocblas_int,
    ...);
rocblas_status rocblas_zgeru_strided_batched(rocblas_handle, rocblas_int,
    rocblas_int, ...);
rocblas_status rocblas_zhbmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zhbmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zhbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zhemm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_zhemm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_zhemm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_zhemv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zhemv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zhemv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zher(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zher2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zher2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zher2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zher2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zher2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zher2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zher_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zher_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zherk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zherk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zherk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zherkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zherkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zherkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zhpmv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zhpmv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zhpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zhpr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zhpr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zhpr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zhpr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zhpr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zhpr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zrot(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zrot_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *const *, ...);
rocblas_status rocblas_zrot_strided_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zrotg(rocblas_handle, rocblas_double_complex *,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zrotg_batched(rocblas_handle,
    rocblas_double_complex *const *, rocblas_double_complex *const *, ...);
rocblas_status rocblas_zrotg_strided_batched(rocblas_handle,
    rocblas_double_complex *, rocblas_stride, ...);
rocblas_status rocblas_zscal(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zscal_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zscal_strided_batched(rocblas_handle, rocblas_int,
    const rocblas_double_complex *, ...);
rocblas_status rocblas_zspr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zspr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zspr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zswap(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zswap_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *const *, ...);
rocblas_status rocblas_zswap_strided_batched(rocblas_handle, rocblas_int,
    rocblas_double_complex *, ...);
rocblas_status rocblas_zsymm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_zsymm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_zsymm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_zsymv(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zsymv_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zsymv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zsyr(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zsyr2(rocblas_handle, rocblas_fill, rocblas_int, ...);
rocblas_status rocblas_zsyr2_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zsyr2_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zsyr2k(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zsyr2k_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zsyr2k_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zsyr_batched(rocblas_handle, rocblas_fill, rocblas_int,
    ...);
rocblas_status rocblas_zsyr_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_int, ...);
rocblas_status rocblas_zsyrk(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zsyrk_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zsyrk_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zsyrkx(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_zsyrkx_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_zsyrkx_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztbmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztbmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztbmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztbsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztbsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztbsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztpmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztpmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztpmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztpsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztpsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztpsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztrmm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_ztrmm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_ztrmm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_ztrmv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztrmv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztrmv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztrsm(rocblas_handle, rocblas_side, rocblas_fill, ...);
rocblas_status rocblas_ztrsm_batched(rocblas_handle, rocblas_side, rocblas_fill,
    ...);
rocblas_status rocblas_ztrsm_strided_batched(rocblas_handle, rocblas_side,
    rocblas_fill, ...);
rocblas_status rocblas_ztrsv(rocblas_handle, rocblas_fill, rocblas_operation,
    ...);
rocblas_status rocblas_ztrsv_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztrsv_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_operation, ...);
rocblas_status rocblas_ztrtri(rocblas_handle, rocblas_fill, rocblas_diagonal,
    ...);
rocblas_status rocblas_ztrtri_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);
rocblas_status rocblas_ztrtri_strided_batched(rocblas_handle, rocblas_fill,
    rocblas_diagonal, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
