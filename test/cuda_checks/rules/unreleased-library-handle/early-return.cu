// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Handles in library code that returns in the middle.

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <curand.h>
#include <cusolverDn.h>

int multiply_bad(const float *A, const float *B, float *C, int N) {
  cublasHandle_t Blas;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: cuBLAS handle 'Blas' acquired by cublasCreate is not released{{.*}}; call cublasDestroy(Blas){{.*}}[VRM105 unreleased-library-handle]
  if (cublasCreate(&Blas) != CUBLAS_STATUS_SUCCESS)
    return -1;
  const float One = 1, Zero = 0;
  if (cublasSgemm(Blas, CUBLAS_OP_N, CUBLAS_OP_N, N, N, N, &One, A, N, B, N,
                  &Zero, C, N) != CUBLAS_STATUS_SUCCESS)
    return -1;
  cublasDestroy(Blas);
  return 0;
}

int multiply_ok(const float *A, const float *B, float *C, int N) {
  cublasHandle_t Blas;
  if (cublasCreate(&Blas) != CUBLAS_STATUS_SUCCESS)
    return -1;
  const float One = 1, Zero = 0;
  cublasStatus_t Status = cublasSgemm(Blas, CUBLAS_OP_N, CUBLAS_OP_N, N, N, N,
                                      &One, A, N, B, N, &Zero, C, N);
  cublasDestroy(Blas);
  return Status == CUBLAS_STATUS_SUCCESS ? 0 : -1;
}

// An empty matrix returns after the handle was made.
double norm_bad(const double *Data, int N) {
  cublasHandle_t Blas = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  cublasCreate(&Blas);
  if (N == 0)
    return 0;
  double Result = 0;
  cublasDnrm2(Blas, N, Data, 1, &Result);
  cublasDestroy(Blas);
  return Result;
}

// The goto skips the last of three releases.
int eigenvalues_bad(double *A, double *W, int N) {
  cusolverDnHandle_t Solver = nullptr;
  syevjInfo_t Params = nullptr;
  double *Work = nullptr;
  int *Info = nullptr;
  int Size = 0, Result = -1;
  if (cusolverDnCreate(&Solver) != CUSOLVER_STATUS_SUCCESS)
    return -1;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuSOLVER syevj info 'Params' {{.*}}call cusolverDnDestroySyevjInfo(Params){{.*}}[VRM105 unreleased-library-handle]
  if (cusolverDnCreateSyevjInfo(&Params) != CUSOLVER_STATUS_SUCCESS)
    goto Done;
  if (cusolverDnDsyevj_bufferSize(Solver, CUSOLVER_EIG_MODE_VECTOR,
                                  CUBLAS_FILL_MODE_LOWER, N, A, N, W, &Size,
                                  Params) != CUSOLVER_STATUS_SUCCESS)
    goto Done;
  if (cudaMalloc(&Work, Size * sizeof(double)) != cudaSuccess)
    goto Done;
  if (cudaMalloc(&Info, sizeof(int)) != cudaSuccess)
    goto Done;
  cusolverDnDsyevj(Solver, CUSOLVER_EIG_MODE_VECTOR, CUBLAS_FILL_MODE_LOWER, N,
                   A, N, W, Work, Size, Info, Params);
  Result = 0;
Done:
  cudaFree(Info);
  cudaFree(Work);
  cusolverDnDestroy(Solver);
  return Result;
}

int eigenvalues_ok(double *A, double *W, int N) {
  cusolverDnHandle_t Solver = nullptr;
  syevjInfo_t Params = nullptr;
  int Size = 0, Result = -1;
  if (cusolverDnCreate(&Solver) != CUSOLVER_STATUS_SUCCESS)
    return -1;
  if (cusolverDnCreateSyevjInfo(&Params) != CUSOLVER_STATUS_SUCCESS)
    goto Done;
  if (cusolverDnDsyevj_bufferSize(Solver, CUSOLVER_EIG_MODE_VECTOR,
                                  CUBLAS_FILL_MODE_LOWER, N, A, N, W, &Size,
                                  Params) == CUSOLVER_STATUS_SUCCESS)
    Result = Size;
Done:
  if (Params)
    cusolverDnDestroySyevjInfo(Params);
  cusolverDnDestroy(Solver);
  return Result;
}

#define CHECK_RAND(Call)                                                       \
  do {                                                                         \
    if ((Call) != CURAND_STATUS_SUCCESS)                                       \
      return false;                                                            \
  } while (0)

// The check macro returns: on failure the generator is lost.
bool noise_bad(float *Out, size_t N) {
  curandGenerator_t Generator;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM105 unreleased-library-handle]
  CHECK_RAND(curandCreateGenerator(&Generator, CURAND_RNG_PSEUDO_DEFAULT));
  CHECK_RAND(curandSetPseudoRandomGeneratorSeed(Generator, 42));
  CHECK_RAND(curandGenerateUniform(Generator, Out, N));
  CHECK_RAND(curandDestroyGenerator(Generator));
  return true;
}

// The handle belongs to the caller.
float dot_ok(cublasHandle_t Blas, const float *X, const float *Y, int N) {
  float Result = 0;
  if (cublasSdot(Blas, N, X, 1, Y, 1, &Result) != CUBLAS_STATUS_SUCCESS)
    return 0;
  return Result;
}

// After a reset of the device nothing of the program's GPU is left.
void reset_ok(const float *X, float *Y, int N) {
  cublasHandle_t Blas;
  cublasCreate(&Blas);
  cublasScopy(Blas, N, X, 1, Y, 1);
  cudaDeviceReset();
}
