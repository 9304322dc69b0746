// Types, constants and functions of rocSPARSE, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef ROCSPARSE_H
#define ROCSPARSE_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_complex.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>


#ifdef __cplusplus
extern "C" {
#endif

enum rocsparse_action_ {
  rocsparse_action_numeric = 1, rocsparse_action_symbolic = 0
};
enum rocsparse_analysis_policy_ {
  rocsparse_analysis_policy_force = 1, rocsparse_analysis_policy_reuse = 0
};
enum rocsparse_check_spmat_stage_ {
  rocsparse_check_spmat_stage_buffer_size = 0,
  rocsparse_check_spmat_stage_compute = 1
};
enum rocsparse_data_status_ {
  rocsparse_data_status_duplicate_entry = 5, rocsparse_data_status_inf = 1,
  rocsparse_data_status_invalid_fill = 7,
  rocsparse_data_status_invalid_index = 4,
  rocsparse_data_status_invalid_offset_ptr = 3,
  rocsparse_data_status_invalid_sorting = 6, rocsparse_data_status_nan = 2,
  rocsparse_data_status_success = 0
};
enum rocsparse_datatype_ {
  rocsparse_datatype_f32_c = 154, rocsparse_datatype_f32_r = 151,
  rocsparse_datatype_f64_c = 155, rocsparse_datatype_f64_r = 152,
  rocsparse_datatype_i32_r = 162, rocsparse_datatype_i8_r = 160,
  rocsparse_datatype_u32_r = 163, rocsparse_datatype_u8_r = 161
};
enum rocsparse_dense_to_sparse_alg_ {
  rocsparse_dense_to_sparse_alg_default = 0
};
enum rocsparse_diag_type_ {
  rocsparse_diag_type_non_unit = 0, rocsparse_diag_type_unit = 1
};
enum rocsparse_direction_ {
  rocsparse_direction_column = 1, rocsparse_direction_row = 0
};
enum rocsparse_extract_alg_ {
  rocsparse_extract_alg_default = 0
};
enum rocsparse_extract_stage_ {
  rocsparse_extract_stage_analysis = 0, rocsparse_extract_stage_compute = 1
};
enum rocsparse_fill_mode_ {
  rocsparse_fill_mode_lower = 0, rocsparse_fill_mode_upper = 1
};
enum rocsparse_format_ {
  rocsparse_format_bell = 5, rocsparse_format_bsr = 6, rocsparse_format_coo = 0,
  rocsparse_format_coo_aos = 1, rocsparse_format_csc = 3,
  rocsparse_format_csr = 2, rocsparse_format_ell = 4
};
enum rocsparse_gpsv_interleaved_alg_ {
  rocsparse_gpsv_interleaved_alg_default = 0,
  rocsparse_gpsv_interleaved_alg_qr = 1
};
enum rocsparse_gtsv_interleaved_alg_ {
  rocsparse_gtsv_interleaved_alg_default = 0,
  rocsparse_gtsv_interleaved_alg_lu = 2, rocsparse_gtsv_interleaved_alg_qr = 3,
  rocsparse_gtsv_interleaved_alg_thomas = 1
};
enum rocsparse_hyb_partition_ {
  rocsparse_hyb_partition_auto = 0, rocsparse_hyb_partition_max = 2,
  rocsparse_hyb_partition_user = 1
};
enum rocsparse_index_base_ {
  rocsparse_index_base_one = 1, rocsparse_index_base_zero = 0
};
enum rocsparse_indextype_ {
  rocsparse_indextype_i32 = 2, rocsparse_indextype_i64 = 3,
  rocsparse_indextype_u16 = 1
};
enum rocsparse_itilu0_alg_ {
  rocsparse_itilu0_alg_async_inplace = 1, rocsparse_itilu0_alg_async_split = 2,
  rocsparse_itilu0_alg_default = 0, rocsparse_itilu0_alg_sync_split = 3,
  rocsparse_itilu0_alg_sync_split_fusion = 4
};
enum rocsparse_itilu0_option_ {
  rocsparse_itilu0_option_compute_nrm_correction = 4,
  rocsparse_itilu0_option_compute_nrm_residual = 8,
  rocsparse_itilu0_option_convergence_history = 16,
  rocsparse_itilu0_option_coo_format = 32,
  rocsparse_itilu0_option_stopping_criteria = 2,
  rocsparse_itilu0_option_verbose = 1
};
enum rocsparse_layer_mode {
  rocsparse_layer_mode_log_bench = 2, rocsparse_layer_mode_log_debug = 4,
  rocsparse_layer_mode_log_trace = 1, rocsparse_layer_mode_none = 0
};
enum rocsparse_matrix_type_ {
  rocsparse_matrix_type_general = 0, rocsparse_matrix_type_hermitian = 2,
  rocsparse_matrix_type_symmetric = 1, rocsparse_matrix_type_triangular = 3
};
enum rocsparse_operation_ {
  rocsparse_operation_conjugate_transpose = 113, rocsparse_operation_none = 111,
  rocsparse_operation_transpose = 112
};
enum rocsparse_order_ {
  rocsparse_order_column = 1, rocsparse_order_row = 0
};
enum rocsparse_pointer_mode_ {
  rocsparse_pointer_mode_device = 1, rocsparse_pointer_mode_host = 0
};
enum rocsparse_sddmm_alg_ {
  rocsparse_sddmm_alg_default = 0, rocsparse_sddmm_alg_dense = 1
};
enum rocsparse_solve_policy_ {
  rocsparse_solve_policy_auto = 0
};
enum rocsparse_sparse_to_dense_alg_ {
  rocsparse_sparse_to_dense_alg_default = 0
};
enum rocsparse_sparse_to_sparse_alg_ {
  rocsparse_sparse_to_sparse_alg_default = 0
};
enum rocsparse_sparse_to_sparse_stage_ {
  rocsparse_sparse_to_sparse_stage_analysis = 0,
  rocsparse_sparse_to_sparse_stage_compute = 1
};
enum rocsparse_spgemm_alg_ {
  rocsparse_spgemm_alg_default = 0
};
enum rocsparse_spgemm_stage_ {
  rocsparse_spgemm_stage_buffer_size = 1, rocsparse_spgemm_stage_compute = 3,
  rocsparse_spgemm_stage_nnz = 2, rocsparse_spgemm_stage_numeric = 5,
  rocsparse_spgemm_stage_symbolic = 4
};
enum rocsparse_spitsv_alg_ {
  rocsparse_spitsv_alg_default = 0
};
enum rocsparse_spitsv_stage_ {
  rocsparse_spitsv_stage_buffer_size = 1, rocsparse_spitsv_stage_compute = 3,
  rocsparse_spitsv_stage_preprocess = 2
};
enum rocsparse_spmat_attribute_ {
  rocsparse_spmat_diag_type = 1, rocsparse_spmat_fill_mode = 0,
  rocsparse_spmat_matrix_type = 2, rocsparse_spmat_storage_mode = 3
};
enum rocsparse_spmm_alg_ {
  rocsparse_spmm_alg_bell = 7, rocsparse_spmm_alg_bsr = 8,
  rocsparse_spmm_alg_coo_atomic = 3, rocsparse_spmm_alg_coo_segmented = 2,
  rocsparse_spmm_alg_coo_segmented_atomic = 6, rocsparse_spmm_alg_csr = 1,
  rocsparse_spmm_alg_csr_merge = 5, rocsparse_spmm_alg_csr_merge_path = 9,
  rocsparse_spmm_alg_csr_nnz_split = 5, rocsparse_spmm_alg_csr_row_split = 4,
  rocsparse_spmm_alg_default = 0
};
enum rocsparse_spmm_stage_ {
  rocsparse_spmm_stage_buffer_size = 1, rocsparse_spmm_stage_compute = 3,
  rocsparse_spmm_stage_preprocess = 2
};
enum rocsparse_spmv_alg_ {
  rocsparse_spmv_alg_bsr = 6, rocsparse_spmv_alg_coo = 1,
  rocsparse_spmv_alg_coo_atomic = 5, rocsparse_spmv_alg_csr_adaptive = 2,
  rocsparse_spmv_alg_csr_lrb = 7, rocsparse_spmv_alg_csr_stream = 3,
  rocsparse_spmv_alg_default = 0, rocsparse_spmv_alg_ell = 4
};
enum rocsparse_spmv_stage_ {
  rocsparse_spmv_stage_buffer_size = 1, rocsparse_spmv_stage_compute = 3,
  rocsparse_spmv_stage_preprocess = 2
};
enum rocsparse_spsm_alg_ {
  rocsparse_spsm_alg_default = 0
};
enum rocsparse_spsm_stage_ {
  rocsparse_spsm_stage_buffer_size = 1, rocsparse_spsm_stage_compute = 3,
  rocsparse_spsm_stage_preprocess = 2
};
enum rocsparse_spsv_alg_ {
  rocsparse_spsv_alg_default = 0
};
enum rocsparse_spsv_stage_ {
  rocsparse_spsv_stage_buffer_size = 1, rocsparse_spsv_stage_compute = 3,
  rocsparse_spsv_stage_preprocess = 2
};
enum rocsparse_status_ {
  rocsparse_status_arch_mismatch = 8, rocsparse_status_continue = 14,
  rocsparse_status_internal_error = 6, rocsparse_status_invalid_handle = 1,
  rocsparse_status_invalid_pointer = 3, rocsparse_status_invalid_size = 4,
  rocsparse_status_invalid_value = 7, rocsparse_status_memory_error = 5,
  rocsparse_status_not_implemented = 2, rocsparse_status_not_initialized = 10,
  rocsparse_status_requires_sorted_storage = 12, rocsparse_status_success = 0,
  rocsparse_status_thrown_exception = 13, rocsparse_status_type_mismatch = 11,
  rocsparse_status_zero_pivot = 9
};
enum rocsparse_storage_mode_ {
  rocsparse_storage_mode_sorted = 0, rocsparse_storage_mode_unsorted = 1
};
typedef enum rocsparse_action_ rocsparse_action;
typedef enum rocsparse_analysis_policy_ rocsparse_analysis_policy;
typedef enum rocsparse_check_spmat_stage_ rocsparse_check_spmat_stage;
typedef struct _rocsparse_color_info *rocsparse_color_info;
typedef const struct _rocsparse_dnmat_descr *rocsparse_const_dnmat_descr;
typedef const struct _rocsparse_dnvec_descr *rocsparse_const_dnvec_descr;
typedef const struct _rocsparse_spmat_descr *rocsparse_const_spmat_descr;
typedef const struct _rocsparse_spvec_descr *rocsparse_const_spvec_descr;
typedef enum rocsparse_data_status_ rocsparse_data_status;
typedef enum rocsparse_datatype_ rocsparse_datatype;
typedef enum rocsparse_dense_to_sparse_alg_ rocsparse_dense_to_sparse_alg;
typedef enum rocsparse_diag_type_ rocsparse_diag_type;
typedef enum rocsparse_direction_ rocsparse_direction;
typedef struct _rocsparse_dnmat_descr *rocsparse_dnmat_descr;
typedef struct _rocsparse_dnvec_descr *rocsparse_dnvec_descr;
typedef struct rocsparse_double_complex rocsparse_double_complex;
typedef enum rocsparse_extract_alg_ rocsparse_extract_alg;
typedef struct _rocsparse_extract_descr *rocsparse_extract_descr;
typedef enum rocsparse_extract_stage_ rocsparse_extract_stage;
typedef enum rocsparse_fill_mode_ rocsparse_fill_mode;
typedef struct rocsparse_float_complex rocsparse_float_complex;
typedef enum rocsparse_format_ rocsparse_format;
typedef enum rocsparse_gpsv_interleaved_alg_ rocsparse_gpsv_interleaved_alg;
typedef enum rocsparse_gtsv_interleaved_alg_ rocsparse_gtsv_interleaved_alg;
typedef struct _rocsparse_handle *rocsparse_handle;
typedef struct _rocsparse_hyb_mat *rocsparse_hyb_mat;
typedef enum rocsparse_hyb_partition_ rocsparse_hyb_partition;
typedef enum rocsparse_index_base_ rocsparse_index_base;
typedef enum rocsparse_indextype_ rocsparse_indextype;
typedef int32_t rocsparse_int;
typedef enum rocsparse_itilu0_alg_ rocsparse_itilu0_alg;
typedef enum rocsparse_itilu0_option_ rocsparse_itilu0_option;
typedef enum rocsparse_layer_mode rocsparse_layer_mode;
typedef struct _rocsparse_mat_descr *rocsparse_mat_descr;
typedef struct _rocsparse_mat_info *rocsparse_mat_info;
typedef enum rocsparse_matrix_type_ rocsparse_matrix_type;
typedef enum rocsparse_operation_ rocsparse_operation;
typedef enum rocsparse_order_ rocsparse_order;
typedef enum rocsparse_pointer_mode_ rocsparse_pointer_mode;
typedef enum rocsparse_sddmm_alg_ rocsparse_sddmm_alg;
typedef enum rocsparse_solve_policy_ rocsparse_solve_policy;
typedef enum rocsparse_sparse_to_dense_alg_ rocsparse_sparse_to_dense_alg;
typedef enum rocsparse_sparse_to_sparse_alg_ rocsparse_sparse_to_sparse_alg;
typedef struct _rocsparse_sparse_to_sparse_descr *rocsparse_sparse_to_sparse_descr;
typedef enum rocsparse_sparse_to_sparse_stage_ rocsparse_sparse_to_sparse_stage;
typedef enum rocsparse_spgemm_alg_ rocsparse_spgemm_alg;
typedef enum rocsparse_spgemm_stage_ rocsparse_spgemm_stage;
typedef enum rocsparse_spitsv_alg_ rocsparse_spitsv_alg;
typedef enum rocsparse_spitsv_stage_ rocsparse_spitsv_stage;
typedef enum rocsparse_spmat_attribute_ rocsparse_spmat_attribute;
typedef struct _rocsparse_spmat_descr *rocsparse_spmat_descr;
typedef enum rocsparse_spmm_alg_ rocsparse_spmm_alg;
typedef enum rocsparse_spmm_stage_ rocsparse_spmm_stage;
typedef enum rocsparse_spmv_alg_ rocsparse_spmv_alg;
typedef enum rocsparse_spmv_stage_ rocsparse_spmv_stage;
typedef enum rocsparse_spsm_alg_ rocsparse_spsm_alg;
typedef enum rocsparse_spsm_stage_ rocsparse_spsm_stage;
typedef enum rocsparse_spsv_alg_ rocsparse_spsv_alg;
typedef enum rocsparse_spsv_stage_ rocsparse_spsv_stage;
typedef struct _rocsparse_spvec_descr *rocsparse_spvec_descr;
typedef enum rocsparse_status_ rocsparse_status;
typedef enum rocsparse_storage_mode_ rocsparse_storage_mode;
struct rocsparse_double_complex {
  double x, y;
};
struct rocsparse_float_complex {
  float x, y;
};
rocsparse_status rocsparse_axpby(rocsparse_handle, const void *,
    rocsparse_const_spvec_descr, ...);
rocsparse_status rocsparse_bell_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_bsr_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_bsr_set_pointers(rocsparse_spmat_descr, void *,
    void *, void *);
rocsparse_status rocsparse_bsrgeam_nnzb(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_bsrgemm_nnzb(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_bsric0_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsric0_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_bsrilu0_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsrilu0_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_bsrmv_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsrmv_ex_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsrsm_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsrsm_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_bsrsv_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_bsrsv_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_caxpyi(rocsparse_handle, rocsparse_int,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cbsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cbsrgeam(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cbsrgemm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrgemm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsric0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cbsric0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_cbsric0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_cbsrilu0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cbsrilu0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_cbsrilu0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_cbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_cbsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrmv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrmv_ex(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrmv_ex_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrpad_value(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cbsrsm_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrsm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrsm_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrsv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrsv_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrsv_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cbsrxmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_ccheck_matrix_coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_coo_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_csc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_ell(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_ell_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_gebsc(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_gebsc_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_gebsr(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_ccheck_matrix_gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_ccoo2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccoomv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsc2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2bsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2csr_compress(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2ell(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_ccsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_ccsr2hyb(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrcolor(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrgeam(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrgemm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrgemm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrgemm_numeric(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_ccsric0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsric0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsric0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrilu0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrilu0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrilu0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_ccsritilu0_compute(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_ccsritilu0_history(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int *, ...);
rocsparse_status rocsparse_ccsritsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_ccsritsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_ccsritsv_solve(rocsparse_handle, rocsparse_int *,
    const float *, ...);
rocsparse_status rocsparse_ccsrmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_ccsrmv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_ccsrsm_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrsm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrsm_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_ccsrsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_ccsrsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_ccsrsv_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_cdense2coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cdense2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cdense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cdotci(rocsparse_handle, rocsparse_int,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cdoti(rocsparse_handle, rocsparse_int,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cell2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cellmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgebsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgebsr2gebsc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgebsr2gebsc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_cgebsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgebsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_cgebsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cgebsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cgemmi(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_cgemvi(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgemvi_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_cgpsv_interleaved_batch(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_cgpsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_cgthr(rocsparse_handle, rocsparse_int,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cgthrz(rocsparse_handle, rocsparse_int,
    rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cgtsv(rocsparse_handle, rocsparse_int, rocsparse_int,
    ...);
rocsparse_status rocsparse_cgtsv_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgtsv_interleaved_batch(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_cgtsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_cgtsv_no_pivot(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cgtsv_no_pivot_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_cgtsv_no_pivot_strided_batch(rocsparse_handle,
    rocsparse_int, const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cgtsv_no_pivot_strided_batch_buffer_size(
    rocsparse_handle, rocsparse_int, const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_check_matrix_hyb(rocsparse_handle,
    const rocsparse_hyb_mat, rocsparse_index_base, ...);
rocsparse_status rocsparse_check_matrix_hyb_buffer_size(rocsparse_handle,
    const rocsparse_hyb_mat, rocsparse_index_base, ...);
rocsparse_status rocsparse_check_spmat(rocsparse_handle,
    rocsparse_const_spmat_descr, rocsparse_data_status *, ...);
rocsparse_status rocsparse_chyb2csr(rocsparse_handle, const rocsparse_mat_descr,
    const rocsparse_hyb_mat, ...);
rocsparse_status rocsparse_chybmv(rocsparse_handle, rocsparse_operation,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_cnnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_cnnz_compress(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_const_bell_get(rocsparse_const_spmat_descr,
    int64_t *, int64_t *, ...);
rocsparse_status rocsparse_const_bsr_get(rocsparse_const_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_const_coo_aos_get(rocsparse_const_spmat_descr,
    int64_t *, int64_t *, ...);
rocsparse_status rocsparse_const_coo_get(rocsparse_const_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_const_csc_get(rocsparse_const_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_const_csr_get(rocsparse_const_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_const_dnmat_get(rocsparse_const_dnmat_descr,
    int64_t *, int64_t *, ...);
rocsparse_status rocsparse_const_dnmat_get_values(rocsparse_const_dnmat_descr,
    const void **);
rocsparse_status rocsparse_const_dnvec_get(rocsparse_const_dnvec_descr,
    int64_t *, const void **, rocsparse_datatype *);
rocsparse_status rocsparse_const_dnvec_get_values(rocsparse_const_dnvec_descr,
    const void **);
rocsparse_status rocsparse_const_ell_get(rocsparse_const_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_const_spmat_get_values(rocsparse_const_spmat_descr,
    const void **);
rocsparse_status rocsparse_const_spvec_get(rocsparse_const_spvec_descr,
    int64_t *, int64_t *, ...);
rocsparse_status rocsparse_const_spvec_get_values(rocsparse_const_spvec_descr,
    const void **);
rocsparse_status rocsparse_coo2csr(rocsparse_handle, const rocsparse_int *,
    rocsparse_int, ...);
rocsparse_status rocsparse_coo_aos_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_coo_aos_set_pointers(rocsparse_spmat_descr, void *,
    void *);
rocsparse_status rocsparse_coo_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_coo_set_pointers(rocsparse_spmat_descr, void *,
    void *, void *);
rocsparse_status rocsparse_coo_set_strided_batch(rocsparse_spmat_descr,
    rocsparse_int, int64_t);
rocsparse_status rocsparse_coosort_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_coosort_by_column(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_coosort_by_row(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_copy_color_info(rocsparse_color_info,
    const rocsparse_color_info);
rocsparse_status rocsparse_copy_hyb_mat(rocsparse_hyb_mat,
    const rocsparse_hyb_mat);
rocsparse_status rocsparse_copy_mat_descr(rocsparse_mat_descr,
    const rocsparse_mat_descr);
rocsparse_status rocsparse_copy_mat_info(rocsparse_mat_info,
    const rocsparse_mat_info);
rocsparse_status rocsparse_create_bell_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, rocsparse_direction, int64_t, int64_t, void *, void *,
    rocsparse_indextype, rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_bsr_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, int64_t, rocsparse_direction, int64_t, void *, void *, void *,
    rocsparse_indextype, rocsparse_indextype, rocsparse_index_base,
    rocsparse_datatype);
rocsparse_status rocsparse_create_color_info(rocsparse_color_info *);
rocsparse_status rocsparse_create_const_bell_descr(
    rocsparse_const_spmat_descr *, int64_t, int64_t, rocsparse_direction,
    int64_t, int64_t, const void *, const void *, rocsparse_indextype,
    rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_const_coo_descr(rocsparse_const_spmat_descr *,
    int64_t, int64_t, int64_t, const void *, const void *, const void *,
    rocsparse_indextype, rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_const_csc_descr(rocsparse_const_spmat_descr *,
    int64_t, int64_t, int64_t, const void *, const void *, const void *,
    rocsparse_indextype, rocsparse_indextype, rocsparse_index_base,
    rocsparse_datatype);
rocsparse_status rocsparse_create_const_csr_descr(rocsparse_const_spmat_descr *,
    int64_t, int64_t, int64_t, const void *, const void *, const void *,
    rocsparse_indextype, rocsparse_indextype, rocsparse_index_base,
    rocsparse_datatype);
rocsparse_status rocsparse_create_const_dnmat_descr(
    rocsparse_const_dnmat_descr *, int64_t, int64_t, int64_t, const void *,
    rocsparse_datatype, rocsparse_order);
rocsparse_status rocsparse_create_const_dnvec_descr(
    rocsparse_const_dnvec_descr *, int64_t, const void *, rocsparse_datatype);
rocsparse_status rocsparse_create_const_spvec_descr(
    rocsparse_const_spvec_descr *, int64_t, int64_t, const void *, const void *,
    rocsparse_indextype, rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_coo_aos_descr(rocsparse_spmat_descr *,
    int64_t, int64_t, int64_t, void *, void *, rocsparse_indextype,
    rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_coo_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, int64_t, void *, void *, void *, rocsparse_indextype,
    rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_csc_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, int64_t, void *, void *, void *, rocsparse_indextype,
    rocsparse_indextype, rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_csr_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, int64_t, void *, void *, void *, rocsparse_indextype,
    rocsparse_indextype, rocsparse_index_base, rocsparse_datatype);
rocsparse_status rocsparse_create_dnmat_descr(rocsparse_dnmat_descr *, int64_t,
    int64_t, int64_t, void *, rocsparse_datatype, rocsparse_order);
rocsparse_status rocsparse_create_dnvec_descr(rocsparse_dnvec_descr *, int64_t,
    void *, rocsparse_datatype);
rocsparse_status rocsparse_create_ell_descr(rocsparse_spmat_descr *, int64_t,
    int64_t, void *, void *, int64_t, rocsparse_indextype, rocsparse_index_base,
    rocsparse_datatype);
rocsparse_status rocsparse_create_extract_descr(rocsparse_extract_descr *,
    rocsparse_const_spmat_descr, rocsparse_spmat_descr, rocsparse_extract_alg);
rocsparse_status rocsparse_create_handle(rocsparse_handle *);
rocsparse_status rocsparse_create_hyb_mat(rocsparse_hyb_mat *);
rocsparse_status rocsparse_create_identity_permutation(rocsparse_handle,
    rocsparse_int, rocsparse_int *);
rocsparse_status rocsparse_create_mat_descr(rocsparse_mat_descr *);
rocsparse_status rocsparse_create_mat_info(rocsparse_mat_info *);
rocsparse_status rocsparse_create_sparse_to_sparse_descr(
    rocsparse_sparse_to_sparse_descr *, rocsparse_const_spmat_descr,
    rocsparse_spmat_descr, rocsparse_sparse_to_sparse_alg);
rocsparse_status rocsparse_create_spvec_descr(rocsparse_spvec_descr *, int64_t,
    int64_t, void *, void *, rocsparse_indextype, rocsparse_index_base,
    rocsparse_datatype);
rocsparse_status rocsparse_csc_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_csc_set_pointers(rocsparse_spmat_descr, void *,
    void *, void *);
rocsparse_status rocsparse_csc_set_strided_batch(rocsparse_spmat_descr,
    rocsparse_int, int64_t, int64_t);
rocsparse_status rocsparse_cscsort(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_cscsort_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_csctr(rocsparse_handle, rocsparse_int,
    const rocsparse_float_complex *, ...);
rocsparse_status rocsparse_csr2bsr_nnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_csr2coo(rocsparse_handle, const rocsparse_int *,
    rocsparse_int, ...);
rocsparse_status rocsparse_csr2csc_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_csr2ell_width(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_csr2gebsr_nnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_csr_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_csr_set_pointers(rocsparse_spmat_descr, void *,
    void *, void *);
rocsparse_status rocsparse_csr_set_strided_batch(rocsparse_spmat_descr,
    rocsparse_int, int64_t, int64_t);
rocsparse_status rocsparse_csrgeam_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_csrgemm_nnz(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_csrgemm_symbolic(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_csric0_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_csric0_get_tolerance(rocsparse_handle,
    rocsparse_mat_info, double *);
rocsparse_status rocsparse_csric0_set_tolerance(rocsparse_handle,
    rocsparse_mat_info, double);
rocsparse_status rocsparse_csric0_singular_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csric0_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csrilu0_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_csrilu0_get_tolerance(rocsparse_handle,
    rocsparse_mat_info, double *);
rocsparse_status rocsparse_csrilu0_set_tolerance(rocsparse_handle,
    rocsparse_mat_info, double);
rocsparse_status rocsparse_csrilu0_singular_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csrilu0_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csritilu0_buffer_size(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_csritilu0_preprocess(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_csritsv_clear(rocsparse_handle,
    const rocsparse_mat_descr, rocsparse_mat_info);
rocsparse_status rocsparse_csritsv_zero_pivot(rocsparse_handle,
    const rocsparse_mat_descr, rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csrmv_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_csrsm_clear(rocsparse_handle, rocsparse_mat_info);
rocsparse_status rocsparse_csrsm_zero_pivot(rocsparse_handle,
    rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_csrsort(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_csrsort_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_csrsv_clear(rocsparse_handle,
    const rocsparse_mat_descr, rocsparse_mat_info);
rocsparse_status rocsparse_csrsv_zero_pivot(rocsparse_handle,
    const rocsparse_mat_descr, rocsparse_mat_info, rocsparse_int *);
rocsparse_status rocsparse_daxpyi(rocsparse_handle, rocsparse_int,
    const double *, ...);
rocsparse_status rocsparse_dbsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dbsrgeam(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dbsrgemm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrgemm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsric0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dbsric0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dbsric0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dbsrilu0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dbsrilu0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dbsrilu0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dbsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrmv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrmv_ex(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrmv_ex_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrpad_value(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dbsrsm_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrsm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrsm_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrsv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrsv_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrsv_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dbsrxmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dcbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dccsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dcheck_matrix_coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_coo_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_csc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_ell(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_ell_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_gebsc(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_gebsc_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_gebsr(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dcheck_matrix_gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dcoo2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcoomv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsc2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2bsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2csr_compress(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2ell(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_dcsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dcsr2hyb(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrcolor(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrgeam(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrgemm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrgemm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrgemm_numeric(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_dcsric0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsric0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsric0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrilu0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrilu0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrilu0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dcsritilu0_compute(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_dcsritilu0_history(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int *, ...);
rocsparse_status rocsparse_dcsritsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dcsritsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dcsritsv_solve(rocsparse_handle, rocsparse_int *,
    const double *, ...);
rocsparse_status rocsparse_dcsrmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_dcsrmv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dcsrsm_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrsm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrsm_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dcsrsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dcsrsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dcsrsv_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_ddense2coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ddense2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ddense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ddoti(rocsparse_handle, rocsparse_int,
    const double *, ...);
rocsparse_status rocsparse_dell2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dellmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_dense_to_sparse(rocsparse_handle,
    rocsparse_const_dnmat_descr, rocsparse_spmat_descr, ...);
rocsparse_status rocsparse_destroy_color_info(rocsparse_color_info);
rocsparse_status rocsparse_destroy_dnmat_descr(rocsparse_const_dnmat_descr);
rocsparse_status rocsparse_destroy_dnvec_descr(rocsparse_const_dnvec_descr);
rocsparse_status rocsparse_destroy_extract_descr(rocsparse_extract_descr);
rocsparse_status rocsparse_destroy_handle(rocsparse_handle);
rocsparse_status rocsparse_destroy_hyb_mat(rocsparse_hyb_mat);
rocsparse_status rocsparse_destroy_mat_descr(rocsparse_mat_descr);
rocsparse_status rocsparse_destroy_mat_info(rocsparse_mat_info);
rocsparse_status rocsparse_destroy_sparse_to_sparse_descr(
    rocsparse_sparse_to_sparse_descr);
rocsparse_status rocsparse_destroy_spmat_descr(rocsparse_const_spmat_descr);
rocsparse_status rocsparse_destroy_spvec_descr(rocsparse_const_spvec_descr);
rocsparse_status rocsparse_dgebsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgebsr2gebsc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgebsr2gebsc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dgebsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgebsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_dgebsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dgebsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dgemmi(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_dgemvi(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgemvi_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_dgpsv_interleaved_batch(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_dgpsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_dgthr(rocsparse_handle, rocsparse_int,
    const double *, ...);
rocsparse_status rocsparse_dgthrz(rocsparse_handle, rocsparse_int, double *,
    ...);
rocsparse_status rocsparse_dgtsv(rocsparse_handle, rocsparse_int, rocsparse_int,
    ...);
rocsparse_status rocsparse_dgtsv_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgtsv_interleaved_batch(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_dgtsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_dgtsv_no_pivot(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dgtsv_no_pivot_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dgtsv_no_pivot_strided_batch(rocsparse_handle,
    rocsparse_int, const double *, ...);
rocsparse_status rocsparse_dgtsv_no_pivot_strided_batch_buffer_size(
    rocsparse_handle, rocsparse_int, const double *, ...);
rocsparse_status rocsparse_dhyb2csr(rocsparse_handle, const rocsparse_mat_descr,
    const rocsparse_hyb_mat, ...);
rocsparse_status rocsparse_dhybmv(rocsparse_handle, rocsparse_operation,
    const double *, ...);
void rocsparse_disable_debug(void);
void rocsparse_disable_debug_arguments(void);
void rocsparse_disable_debug_arguments_verbose(void);
void rocsparse_disable_debug_force_host_assert(void);
void rocsparse_disable_debug_kernel_launch(void);
void rocsparse_disable_debug_verbose(void);
rocsparse_status rocsparse_dnmat_get(const rocsparse_dnmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_dnmat_get_strided_batch(rocsparse_const_dnmat_descr,
    rocsparse_int *, int64_t *);
rocsparse_status rocsparse_dnmat_get_values(const rocsparse_dnmat_descr,
    void **);
rocsparse_status rocsparse_dnmat_set_strided_batch(rocsparse_dnmat_descr,
    rocsparse_int, int64_t);
rocsparse_status rocsparse_dnmat_set_values(rocsparse_dnmat_descr, void *);
rocsparse_status rocsparse_dnnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_dnnz_compress(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_dnvec_get(const rocsparse_dnvec_descr, int64_t *,
    void **, rocsparse_datatype *);
rocsparse_status rocsparse_dnvec_get_values(const rocsparse_dnvec_descr,
    void **);
rocsparse_status rocsparse_dnvec_set_values(rocsparse_dnvec_descr, void *);
rocsparse_status rocsparse_dprune_csr2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dprune_csr2csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_csr2csr_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_csr2csr_by_percentage_buffer_size(
    rocsparse_handle, rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_csr2csr_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dprune_csr2csr_nnz_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr_by_percentage_buffer_size(
    rocsparse_handle, rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_dprune_dense2csr_nnz_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_droti(rocsparse_handle, rocsparse_int, double *,
    ...);
rocsparse_status rocsparse_dsbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dscsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_dsctr(rocsparse_handle, rocsparse_int,
    const double *, ...);
rocsparse_status rocsparse_ell2csr_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_ell_get(const rocsparse_spmat_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_ell_set_pointers(rocsparse_spmat_descr, void *,
    void *);
void rocsparse_enable_debug(void);
void rocsparse_enable_debug_arguments(void);
void rocsparse_enable_debug_arguments_verbose(void);
void rocsparse_enable_debug_force_host_assert(void);
void rocsparse_enable_debug_kernel_launch(void);
void rocsparse_enable_debug_verbose(void);
rocsparse_status rocsparse_extract(rocsparse_handle, rocsparse_extract_descr,
    rocsparse_const_spmat_descr, ...);
rocsparse_status rocsparse_extract_buffer_size(rocsparse_handle,
    rocsparse_extract_descr, rocsparse_const_spmat_descr, ...);
rocsparse_status rocsparse_extract_nnz(rocsparse_handle,
    rocsparse_extract_descr, int64_t *);
rocsparse_status rocsparse_gather(rocsparse_handle, rocsparse_const_dnvec_descr,
    rocsparse_spvec_descr);
rocsparse_status rocsparse_gebsr2gebsr_nnz(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_get_git_rev(rocsparse_handle, char *);
rocsparse_diag_type rocsparse_get_mat_diag_type(const rocsparse_mat_descr);
rocsparse_fill_mode rocsparse_get_mat_fill_mode(const rocsparse_mat_descr);
rocsparse_index_base rocsparse_get_mat_index_base(const rocsparse_mat_descr);
rocsparse_storage_mode rocsparse_get_mat_storage_mode(
    const rocsparse_mat_descr);
rocsparse_matrix_type rocsparse_get_mat_type(const rocsparse_mat_descr);
rocsparse_status rocsparse_get_pointer_mode(rocsparse_handle,
    rocsparse_pointer_mode *);
const char *rocsparse_get_status_description(rocsparse_status);
const char *rocsparse_get_status_name(rocsparse_status);
rocsparse_status rocsparse_get_stream(rocsparse_handle, hipStream_t *);
rocsparse_status rocsparse_get_version(rocsparse_handle, int *);
rocsparse_status rocsparse_hyb2csr_buffer_size(rocsparse_handle,
    const rocsparse_mat_descr, const rocsparse_hyb_mat, ...);
rocsparse_status rocsparse_inverse_permutation(rocsparse_handle, rocsparse_int,
    const rocsparse_int *, ...);
rocsparse_status rocsparse_isctr(rocsparse_handle, rocsparse_int,
    const rocsparse_int *, ...);
rocsparse_status rocsparse_rot(rocsparse_handle, const void *, const void *,
    ...);
rocsparse_status rocsparse_saxpyi(rocsparse_handle, rocsparse_int,
    const float *, ...);
rocsparse_status rocsparse_sbsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sbsrgeam(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sbsrgemm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrgemm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsric0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sbsric0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_sbsric0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_sbsrilu0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sbsrilu0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_sbsrilu0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_sbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_sbsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrmv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrmv_ex(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrmv_ex_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrpad_value(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sbsrsm_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrsm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrsm_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrsv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrsv_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrsv_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sbsrxmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_scatter(rocsparse_handle,
    rocsparse_const_spvec_descr, rocsparse_dnvec_descr);
rocsparse_status rocsparse_scheck_matrix_coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_coo_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_csc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_ell(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_ell_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_gebsc(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_gebsc_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_gebsr(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_scheck_matrix_gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_scoo2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scoomv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsc2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2bsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2csr_compress(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2ell(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_scsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_scsr2hyb(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrcolor(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrgeam(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrgemm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_scsrgemm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_scsrgemm_numeric(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_scsric0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsric0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsric0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrilu0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrilu0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrilu0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_scsritilu0_compute(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_scsritilu0_history(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int *, ...);
rocsparse_status rocsparse_scsritsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_scsritsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_scsritsv_solve(rocsparse_handle, rocsparse_int *,
    const float *, ...);
rocsparse_status rocsparse_scsrmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_scsrmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_scsrmv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_scsrsm_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_scsrsm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_scsrsm_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_scsrsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_scsrsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_scsrsv_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_sddmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sddmm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_sddmm_preprocess(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_sdense2coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sdense2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sdense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sdoti(rocsparse_handle, rocsparse_int, const float *,
    ...);
rocsparse_status rocsparse_sell2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sellmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_set_identity_permutation(rocsparse_handle, int64_t,
    void *, rocsparse_indextype);
rocsparse_status rocsparse_set_mat_diag_type(rocsparse_mat_descr,
    rocsparse_diag_type);
rocsparse_status rocsparse_set_mat_fill_mode(rocsparse_mat_descr,
    rocsparse_fill_mode);
rocsparse_status rocsparse_set_mat_index_base(rocsparse_mat_descr,
    rocsparse_index_base);
rocsparse_status rocsparse_set_mat_storage_mode(rocsparse_mat_descr,
    rocsparse_storage_mode);
rocsparse_status rocsparse_set_mat_type(rocsparse_mat_descr,
    rocsparse_matrix_type);
rocsparse_status rocsparse_set_pointer_mode(rocsparse_handle,
    rocsparse_pointer_mode);
rocsparse_status rocsparse_set_stream(rocsparse_handle, hipStream_t);
rocsparse_status rocsparse_sgebsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgebsr2gebsc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgebsr2gebsc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sgebsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgebsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_sgebsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sgebsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sgemmi(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_sgemvi(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgemvi_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_sgpsv_interleaved_batch(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_sgpsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_sgthr(rocsparse_handle, rocsparse_int, const float *,
    ...);
rocsparse_status rocsparse_sgthrz(rocsparse_handle, rocsparse_int, float *,
    ...);
rocsparse_status rocsparse_sgtsv(rocsparse_handle, rocsparse_int, rocsparse_int,
    ...);
rocsparse_status rocsparse_sgtsv_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgtsv_interleaved_batch(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_sgtsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_sgtsv_no_pivot(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sgtsv_no_pivot_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sgtsv_no_pivot_strided_batch(rocsparse_handle,
    rocsparse_int, const float *, ...);
rocsparse_status rocsparse_sgtsv_no_pivot_strided_batch_buffer_size(
    rocsparse_handle, rocsparse_int, const float *, ...);
rocsparse_status rocsparse_shyb2csr(rocsparse_handle, const rocsparse_mat_descr,
    const rocsparse_hyb_mat, ...);
rocsparse_status rocsparse_shybmv(rocsparse_handle, rocsparse_operation,
    const float *, ...);
rocsparse_status rocsparse_snnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_snnz_compress(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_sparse_to_dense(rocsparse_handle,
    rocsparse_const_spmat_descr, rocsparse_dnmat_descr, ...);
rocsparse_status rocsparse_sparse_to_sparse(rocsparse_handle,
    rocsparse_sparse_to_sparse_descr, rocsparse_const_spmat_descr, ...);
rocsparse_status rocsparse_sparse_to_sparse_buffer_size(rocsparse_handle,
    rocsparse_sparse_to_sparse_descr, rocsparse_const_spmat_descr, ...);
rocsparse_status rocsparse_sparse_to_sparse_permissive(
    rocsparse_sparse_to_sparse_descr);
rocsparse_status rocsparse_spgemm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_spitsv(rocsparse_handle, rocsparse_int *,
    const void *, ...);
rocsparse_status rocsparse_spmat_get_attribute(rocsparse_const_spmat_descr,
    rocsparse_spmat_attribute, void *, size_t);
rocsparse_status rocsparse_spmat_get_format(rocsparse_const_spmat_descr,
    rocsparse_format *);
rocsparse_status rocsparse_spmat_get_index_base(rocsparse_const_spmat_descr,
    rocsparse_index_base *);
rocsparse_status rocsparse_spmat_get_nnz(rocsparse_const_spmat_descr,
    int64_t *);
rocsparse_status rocsparse_spmat_get_size(rocsparse_const_spmat_descr,
    int64_t *, int64_t *, int64_t *);
rocsparse_status rocsparse_spmat_get_strided_batch(rocsparse_const_spmat_descr,
    rocsparse_int *);
rocsparse_status rocsparse_spmat_get_values(rocsparse_spmat_descr, void **);
rocsparse_status rocsparse_spmat_set_attribute(rocsparse_spmat_descr,
    rocsparse_spmat_attribute, const void *, size_t);
rocsparse_status rocsparse_spmat_set_nnz(rocsparse_spmat_descr, int64_t);
rocsparse_status rocsparse_spmat_set_strided_batch(rocsparse_spmat_descr,
    rocsparse_int);
rocsparse_status rocsparse_spmat_set_values(rocsparse_spmat_descr, void *);
rocsparse_status rocsparse_spmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_spmv(rocsparse_handle, rocsparse_operation,
    const void *, ...);
rocsparse_status rocsparse_spmv_ex(rocsparse_handle, rocsparse_operation,
    const void *, ...);
rocsparse_status rocsparse_sprune_csr2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sprune_csr2csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_csr2csr_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_csr2csr_by_percentage_buffer_size(
    rocsparse_handle, rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_csr2csr_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sprune_csr2csr_nnz_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr_by_percentage_buffer_size(
    rocsparse_handle, rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr_nnz(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_sprune_dense2csr_nnz_by_percentage(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_spsm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_spsv(rocsparse_handle, rocsparse_operation,
    const void *, ...);
rocsparse_status rocsparse_spvec_get(const rocsparse_spvec_descr, int64_t *,
    int64_t *, ...);
rocsparse_status rocsparse_spvec_get_index_base(rocsparse_const_spvec_descr,
    rocsparse_index_base *);
rocsparse_status rocsparse_spvec_get_values(const rocsparse_spvec_descr,
    void **);
rocsparse_status rocsparse_spvec_set_values(rocsparse_spvec_descr, void *);
rocsparse_status rocsparse_spvv(rocsparse_handle, rocsparse_operation,
    rocsparse_const_spvec_descr, ...);
rocsparse_status rocsparse_sroti(rocsparse_handle, rocsparse_int, float *, ...);
rocsparse_status rocsparse_ssctr(rocsparse_handle, rocsparse_int, const float *,
    ...);
int rocsparse_state_debug(void);
int rocsparse_state_debug_arguments(void);
int rocsparse_state_debug_arguments_verbose(void);
int rocsparse_state_debug_force_host_assert(void);
int rocsparse_state_debug_kernel_launch(void);
int rocsparse_state_debug_verbose(void);
rocsparse_status rocsparse_zaxpyi(rocsparse_handle, rocsparse_int,
    const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zbsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zbsrgeam(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zbsrgemm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrgemm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsric0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zbsric0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zbsric0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zbsrilu0(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zbsrilu0_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zbsrilu0_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zbsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_zbsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrmv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrmv_ex(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrmv_ex_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrpad_value(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zbsrsm_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrsm_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrsm_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrsv_analysis(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrsv_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrsv_solve(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zbsrxmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zcheck_matrix_coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_coo_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_csc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_csr_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_ell(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_ell_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_gebsc(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_gebsc_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_gebsr(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zcheck_matrix_gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zcoo2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcoomv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsc2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2bsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2csr_compress(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2dense(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2ell(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_zcsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zcsr2hyb(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrcolor(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrgeam(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrgemm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrgemm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrgemm_numeric(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_zcsric0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsric0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsric0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrilu0(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrilu0_analysis(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrilu0_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrilu0_numeric_boost(rocsparse_handle,
    rocsparse_mat_info, int, ...);
rocsparse_status rocsparse_zcsritilu0_compute(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int, ...);
rocsparse_status rocsparse_zcsritilu0_history(rocsparse_handle,
    rocsparse_itilu0_alg, rocsparse_int *, ...);
rocsparse_status rocsparse_zcsritsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zcsritsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zcsritsv_solve(rocsparse_handle, rocsparse_int *,
    const double *, ...);
rocsparse_status rocsparse_zcsrmm(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_zcsrmv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zcsrsm_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrsm_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrsm_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zcsrsv_analysis(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zcsrsv_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zcsrsv_solve(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_zdense2coo(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zdense2csc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zdense2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zdotci(rocsparse_handle, rocsparse_int,
    const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zdoti(rocsparse_handle, rocsparse_int,
    const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zell2csr(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zellmv(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgebsr2csr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgebsr2gebsc(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgebsr2gebsc_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zgebsr2gebsr(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgebsr2gebsr_buffer_size(rocsparse_handle,
    rocsparse_direction, rocsparse_int, ...);
rocsparse_status rocsparse_zgebsrmm(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zgebsrmv(rocsparse_handle, rocsparse_direction,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zgemmi(rocsparse_handle, rocsparse_operation,
    rocsparse_operation, ...);
rocsparse_status rocsparse_zgemvi(rocsparse_handle, rocsparse_operation,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgemvi_buffer_size(rocsparse_handle,
    rocsparse_operation, rocsparse_int, ...);
rocsparse_status rocsparse_zgpsv_interleaved_batch(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_zgpsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gpsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_zgthr(rocsparse_handle, rocsparse_int,
    const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zgthrz(rocsparse_handle, rocsparse_int,
    rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zgtsv(rocsparse_handle, rocsparse_int, rocsparse_int,
    ...);
rocsparse_status rocsparse_zgtsv_buffer_size(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgtsv_interleaved_batch(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_zgtsv_interleaved_batch_buffer_size(rocsparse_handle,
    rocsparse_gtsv_interleaved_alg, rocsparse_int, ...);
rocsparse_status rocsparse_zgtsv_no_pivot(rocsparse_handle, rocsparse_int,
    rocsparse_int, ...);
rocsparse_status rocsparse_zgtsv_no_pivot_buffer_size(rocsparse_handle,
    rocsparse_int, rocsparse_int, ...);
rocsparse_status rocsparse_zgtsv_no_pivot_strided_batch(rocsparse_handle,
    rocsparse_int, const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zgtsv_no_pivot_strided_batch_buffer_size(
    rocsparse_handle, rocsparse_int, const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_zhyb2csr(rocsparse_handle, const rocsparse_mat_descr,
    const rocsparse_hyb_mat, ...);
rocsparse_status rocsparse_zhybmv(rocsparse_handle, rocsparse_operation,
    const rocsparse_double_complex *, ...);
rocsparse_status rocsparse_znnz(rocsparse_handle, rocsparse_direction,
    rocsparse_int, ...);
rocsparse_status rocsparse_znnz_compress(rocsparse_handle, rocsparse_int,
    const rocsparse_mat_descr, ...);
rocsparse_status rocsparse_zsctr(rocsparse_handle, rocsparse_int,
    const rocsparse_double_complex *, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
