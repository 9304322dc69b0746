// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// The libraries of ROCm.

#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipfft/hipfft.h>
#include <hipsparse/hipsparse.h>
#include <miopen/miopen.h>
#include <rccl/rccl.h>
#include <rocblas/rocblas.h>
#include <rocfft/rocfft.h>
#include <rocsparse/rocsparse.h>

int scale_bad(float *X, int N) {
  hipblasHandle_t Blas;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: hipBLAS handle 'Blas' {{.*}}call hipblasDestroy(Blas){{.*}}[VRM105 unreleased-library-handle]
  if (hipblasCreate(&Blas) != HIPBLAS_STATUS_SUCCESS)
    return -1;
  float Two = 2;
  if (hipblasSscal(Blas, N, &Two, X, 1) != HIPBLAS_STATUS_SUCCESS)
    return -1;
  hipblasDestroy(Blas);
  return 0;
}

int rocm_bad(double *X, int N) {
  rocblas_handle Blas;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: rocBLAS handle 'Blas' {{.*}}[VRM105 unreleased-library-handle]
  if (rocblas_create_handle(&Blas) != rocblas_status_success)
    return -1;
  double Two = 2;
  if (rocblas_dscal(Blas, N, &Two, X, 1) != rocblas_status_success)
    return -1;
  rocblas_destroy_handle(Blas);
  return 0;
}

void rocm_ok(double *X, int N) {
  rocblas_handle Blas;
  rocblas_create_handle(&Blas);
  double Two = 2;
  rocblas_dscal(Blas, N, &Two, X, 1);
  rocblas_destroy_handle(Blas);
}

void layer_bad(miopenHandle_t Dnn, const float *X, float *Y) {
  miopenTensorDescriptor_t Input, Output;
  miopenPoolingDescriptor_t Pooling;
  miopenCreateTensorDescriptor(&Input);
  miopenCreateTensorDescriptor(&Output);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: MIOpen pooling descriptor 'Pooling' {{.*}}[VRM105 unreleased-library-handle]
  miopenCreatePoolingDescriptor(&Pooling);
  miopenSet2dPoolingDescriptor(Pooling, miopenPoolingMax, 2, 2, 0, 0, 2, 2);
  float One = 1, Zero = 0;
  miopenPoolingForward(Dnn, Pooling, &One, Input, X, &Zero, Output, Y, false,
                       nullptr, 0);
  miopenDestroyTensorDescriptor(Input);
  miopenDestroyTensorDescriptor(Output);
}

// miopenInitConvolutionDescriptor sets up what was created before.
void layer_ok(miopenHandle_t Dnn) {
  miopenConvolutionDescriptor_t Convolution;
  miopenCreateConvolutionDescriptor(&Convolution);
  miopenInitConvolutionDescriptor(Convolution, miopenConvolution, 1, 1, 1, 1, 1,
                                  1);
  miopenDestroyConvolutionDescriptor(Convolution);
}

void plan_bad(hipfftComplex *Data, int N) {
  hipfftHandle Plan;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: hipFFT plan 'Plan' {{.*}}[VRM105 unreleased-library-handle]
  hipfftPlan1d(&Plan, N, HIPFFT_C2C, 1);
  hipfftExecC2C(Plan, Data, Data, HIPFFT_FORWARD);
}

void description_bad(void **Data, size_t N) {
  rocfft_plan Plan = nullptr;
  rocfft_execution_info Info = nullptr;
  rocfft_plan_create(&Plan, rocfft_placement_inplace,
                     rocfft_transform_type_complex_forward,
                     rocfft_precision_single, 1, &N, 1, nullptr);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: rocFFT execution info 'Info' {{.*}}[VRM105 unreleased-library-handle]
  rocfft_execution_info_create(&Info);
  rocfft_execute(Plan, Data, nullptr, Info);
  rocfft_plan_destroy(Plan);
}

void matrix_bad(int64_t N, int64_t NonZero, int *Rows, int *Columns, float *V) {
  rocsparse_spmat_descr A;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}call rocsparse_destroy_spmat_descr(A){{.*}}[VRM105 unreleased-library-handle]
  rocsparse_create_csr_descr(&A, N, N, NonZero, Rows, Columns, V,
                             rocsparse_indextype_i32, rocsparse_indextype_i32,
                             rocsparse_index_base_zero,
                             rocsparse_datatype_f32_r);
}

void matrix_ok(int64_t N, int64_t NonZero, int *Rows, int *Columns, float *V) {
  hipsparseSpMatDescr_t A;
  hipsparseCreateCsr(&A, N, N, NonZero, Rows, Columns, V, HIPSPARSE_INDEX_32I,
                     HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO, HIP_R_32F);
  hipsparseDestroySpMat(A);
}

void communicator_bad(float *Data, size_t N, ncclUniqueId Id,
                      hipStream_t Stream) {
  ncclComm_t Comm;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  ncclCommInitRank(&Comm, 2, Id, 0);
  ncclAllReduce(Data, Data, N, ncclFloat, ncclSum, Comm, Stream);
}
