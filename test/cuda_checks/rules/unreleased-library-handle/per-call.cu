// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Handles and plans that are made anew for each call or turn.

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <curand.h>
#include <vector>

__global__ void scale(cufftComplex *Data, int N);

void axpy_bad(float *Y, const float *X, float Alpha, int N) {
  cublasHandle_t Handle;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuBLAS handle 'Handle' acquired by cublasCreate is never released{{.*}}[VRM105 unreleased-library-handle]
  cublasCreate(&Handle);
  cublasSaxpy(Handle, N, &Alpha, X, 1, Y, 1);
}

void axpy_ok(float *Y, const float *X, float Alpha, int N) {
  cublasHandle_t Handle;
  cublasCreate(&Handle);
  cublasSaxpy(Handle, N, &Alpha, X, 1, Y, 1);
  cublasDestroy(Handle);
}

// A plan is a number, not a pointer.
void filter_bad(cufftComplex *Data, int N) {
  cufftHandle Plan;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuFFT plan 'Plan' {{.*}}call cufftDestroy(Plan){{.*}}[VRM105 unreleased-library-handle]
  cufftPlan1d(&Plan, N, CUFFT_C2C, 1);
  cufftExecC2C(Plan, Data, Data, CUFFT_FORWARD);
  scale<<<N / 256 + 1, 256>>>(Data, N);
  cufftExecC2C(Plan, Data, Data, CUFFT_INVERSE);
}

void filter_ok(cufftComplex *Data, int N) {
  cufftHandle Plan = 0;
  if (cufftPlan1d(&Plan, N, CUFFT_C2C, 1) != CUFFT_SUCCESS)
    return;
  cufftExecC2C(Plan, Data, Data, CUFFT_FORWARD);
  cufftDestroy(Plan);
}

// cufftMakePlan1d works on the plan that cufftCreate made: one plan, not two.
int planned_ok(cufftReal *In, cufftComplex *Out, int N, size_t *Bytes) {
  cufftHandle Plan;
  if (cufftCreate(&Plan) != CUFFT_SUCCESS)
    return 1;
  if (cufftMakePlan1d(Plan, N, CUFFT_R2C, 1, Bytes) != CUFFT_SUCCESS) {
    cufftDestroy(Plan);
    return 2;
  }
  cufftExecR2C(Plan, In, Out);
  cufftDestroy(Plan);
  return 0;
}

int planned_bad(cufftReal *In, cufftComplex *Out, int N, size_t *Bytes) {
  cufftHandle Plan;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM105 unreleased-library-handle]
  if (cufftCreate(&Plan) != CUFFT_SUCCESS)
    return 1;
  if (cufftMakePlan1d(Plan, N, CUFFT_R2C, 1, Bytes) != CUFFT_SUCCESS)
    return 2;
  cufftExecR2C(Plan, In, Out);
  cufftDestroy(Plan);
  return 0;
}

void sizes_bad(cufftComplex *Data, const std::vector<int> &Sizes) {
  for (int N : Sizes) {
    cufftHandle Plan;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
    cufftPlan2d(&Plan, N, N, CUFFT_C2C);
    cufftExecC2C(Plan, Data, Data, CUFFT_FORWARD);
  }
}

void sizes_ok(cufftComplex *Data, const std::vector<int> &Sizes) {
  for (int N : Sizes) {
    cufftHandle Plan;
    cufftPlan2d(&Plan, N, N, CUFFT_C2C);
    cufftExecC2C(Plan, Data, Data, CUFFT_FORWARD);
    cufftDestroy(Plan);
  }
}

// Made in every turn, destroyed once.
void epochs_bad(float *Data, size_t N, int Epochs) {
  curandGenerator_t Generator = nullptr;
  for (int Epoch = 0; Epoch < Epochs; ++Epoch) {
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM116 released-outside-loop]
    curandCreateGenerator(&Generator, CURAND_RNG_PSEUDO_XORWOW);
    curandSetPseudoRandomGeneratorSeed(Generator, Epoch);
    curandGenerateUniform(Generator, Data, N);
  }
  curandDestroyGenerator(Generator);
}

// One plan for each of some GPUs.
bool each_ok(cufftComplex **Data, int N, int Devices) {
  std::vector<cufftHandle> Plans(Devices);
  for (int D = 0; D < Devices; ++D) {
    cudaSetDevice(D);
    cufftPlan1d(&Plans[D], N, CUFFT_C2C, 1);
  }
  for (int D = 0; D < Devices; ++D)
    cufftExecC2C(Plans[D], Data[D], Data[D], CUFFT_FORWARD);
  for (int D = 0; D < Devices; ++D)
    cufftDestroy(Plans[D]);
  return true;
}

void each_bad(cufftComplex **Data, int N, int Devices) {
  cufftHandle Plans[8];
  for (int D = 0; D < Devices; ++D)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
    cufftPlan1d(&Plans[D], N, CUFFT_C2C, 1);
  for (int D = 0; D < Devices; ++D)
    cufftExecC2C(Plans[D], Data[D], Data[D], CUFFT_FORWARD);
}

// In main a handle goes with the process.
int main() {
  cublasHandle_t Handle;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: info: {{.*}}[VRM105 unreleased-library-handle]
  cublasCreate(&Handle);
  cublasSetStream(Handle, nullptr);
  return 0;
}
