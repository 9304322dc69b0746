// What one leaked handle or plan of a library costs. The figures stand in
// docs/measured.md and in the "Measured growth" of VRM105.
//
//   nvcc -o library_growth test/repro/library_growth.cu -lcublas -lcublasLt \
//     -lcufft -lcusparse -lcusolver -lcurand -lnvrtc && ./library_growth
#include "growth.h"

#include <cublasLt.h>
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nvrtc.h>

int main() {
  printHeader();
  float *data = nullptr;
  CHECK(cudaMalloc(&data, 1 << 26));

  measure("cublasCreate, one sgemm", 50, [&](bool leak) {
    cublasHandle_t blas;
    cublasCreate(&blas);
    const float one = 1, zero = 0;
    cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 512, 512, 512, &one, data, 512,
                data, 512, &zero, data + (1 << 20), 512);
    CHECK(cudaDeviceSynchronize());
    if (!leak)
      cublasDestroy(blas);
  });
  measure("cublasLtMatrixLayoutCreate", 20000, [](bool leak) {
    cublasLtMatrixLayout_t layout;
    cublasLtMatrixLayoutCreate(&layout, CUDA_R_32F, 512, 512, 512);
    if (!leak)
      cublasLtMatrixLayoutDestroy(layout);
  });
  measure("cufftPlan1d, 1 Mi points", 100, [](bool leak) {
    cufftHandle plan;
    cufftPlan1d(&plan, 1 << 20, CUFFT_C2C, 1);
    if (!leak)
      cufftDestroy(plan);
  });
  measure("cusparseCreate", 200, [](bool leak) {
    cusparseHandle_t sparse;
    cusparseCreate(&sparse);
    if (!leak)
      cusparseDestroy(sparse);
  });
  measure("cusparseCreateDnVec", 20000, [&](bool leak) {
    cusparseDnVecDescr_t vector;
    cusparseCreateDnVec(&vector, 1024, data, CUDA_R_32F);
    if (!leak)
      cusparseDestroyDnVec(vector);
  });
  measure("cusolverDnCreate", 50, [](bool leak) {
    cusolverDnHandle_t solver;
    cusolverDnCreate(&solver);
    if (!leak)
      cusolverDnDestroy(solver);
  });
  measure("curandCreateGenerator, 1 Mi numbers", 200, [&](bool leak) {
    curandGenerator_t generator;
    curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
    curandGenerateUniform(generator, data, 1 << 20);
    CHECK(cudaDeviceSynchronize());
    if (!leak)
      curandDestroyGenerator(generator);
  });
  measure("nvrtcCreateProgram, compiled", 100, [](bool leak) {
    nvrtcProgram program;
    nvrtcCreateProgram(&program, "__global__ void f(float *p) { *p = 1; }", "f",
                       0, nullptr, nullptr);
    nvrtcCompileProgram(program, 0, nullptr);
    if (!leak)
      nvrtcDestroyProgram(&program);
  });
}
