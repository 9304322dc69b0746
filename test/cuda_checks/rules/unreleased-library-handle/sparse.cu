// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Descriptors of sparse matrices, in every format and their constant forms.

#include <cuda_runtime.h>
#include <cusparse.h>

void multiply_bad(cusparseHandle_t Sparse, int N, int NonZero, int *Rows,
                  int *Columns, float *Values, float *X, float *Y) {
  cusparseSpMatDescr_t A;
  cusparseDnVecDescr_t In, Out;
  cusparseCreateCsr(&A, N, N, NonZero, Rows, Columns, Values,
                    CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                    CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  cusparseCreateDnVec(&In, N, X, CUDA_R_32F);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuSPARSE dense vector descriptor 'Out' {{.*}}call cusparseDestroyDnVec(Out){{.*}}[VRM105 unreleased-library-handle]
  cusparseCreateDnVec(&Out, N, Y, CUDA_R_32F);
  float One = 1, Zero = 0;
  size_t Bytes = 0;
  void *Work = nullptr;
  cusparseSpMV_bufferSize(Sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &One, A, In,
                          &Zero, Out, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT,
                          &Bytes);
  cudaMalloc(&Work, Bytes);
  cusparseSpMV(Sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &One, A, In, &Zero,
               Out, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, Work);
  cudaFree(Work);
  cusparseDestroyDnVec(In);
  cusparseDestroySpMat(A);
}

// Constant forms end in the same destroy function.
void constant_ok(int N, int NonZero, const int *Rows, const int *Columns,
                 const float *Values) {
  cusparseConstSpMatDescr_t A;
  if (cusparseCreateConstCoo(&A, N, N, NonZero, Rows, Columns, Values,
                             CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                             CUDA_R_32F) != CUSPARSE_STATUS_SUCCESS)
    return;
  cusparseDestroySpMat(A);
}

void constant_bad(int N, int NonZero, const int *Rows, const int *Columns,
                  const float *Values) {
  cusparseConstSpMatDescr_t A;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}call cusparseDestroySpMat(A){{.*}}[VRM105 unreleased-library-handle]
  cusparseCreateConstCsc(&A, N, N, NonZero, Rows, Columns, Values,
                         CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                         CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
}

// This fills an array of the caller and creates nothing.
void permutation_ok(cusparseHandle_t Sparse, int *Permutation, int N) {
  cusparseCreateIdentityPermutation(Sparse, N, Permutation);
}

// The solve is done; its descriptor is not.
int solve_bad(cusparseHandle_t Sparse, cusparseSpMatDescr_t A,
              cusparseDnVecDescr_t B, cusparseDnVecDescr_t X) {
  cusparseSpSVDescr_t Solve;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}call cusparseSpSV_destroyDescr(Solve){{.*}}[VRM105 unreleased-library-handle]
  if (cusparseSpSV_createDescr(&Solve) != CUSPARSE_STATUS_SUCCESS)
    return 1;
  float One = 1;
  if (cusparseSpSV_solve(Sparse, CUSPARSE_OPERATION_NON_TRANSPOSE, &One, A, B,
                         X, CUDA_R_32F, CUSPARSE_SPSV_ALG_DEFAULT,
                         Solve) != CUSPARSE_STATUS_SUCCESS)
    return 2;
  cusparseSpSV_destroyDescr(Solve);
  return 0;
}

struct Factor {
  cusparseMatDescr_t Lower, Upper;
  csrilu02Info_t Info;
};

// A record of three; its helper destroys them all.
static void drop(Factor &F) {
  cusparseDestroyCsrilu02Info(F.Info);
  cusparseDestroyMatDescr(F.Upper);
  cusparseDestroyMatDescr(F.Lower);
}

void factor_ok() {
  Factor F;
  cusparseCreateMatDescr(&F.Lower);
  cusparseCreateMatDescr(&F.Upper);
  cusparseCreateCsrilu02Info(&F.Info);
  drop(F);
}

void factor_bad() {
  Factor F;
  cusparseCreateMatDescr(&F.Lower);
  cusparseCreateMatDescr(&F.Upper);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  cusparseCreateCsrilu02Info(&F.Info);
  cusparseDestroyMatDescr(F.Upper);
  cusparseDestroyMatDescr(F.Lower);
}
