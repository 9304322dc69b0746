// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Handles that something owns: members, caches, smart pointers, guards.

#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <cusparse.h>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <vector>

// The usual context of a library.
class Context {
public:
  Context() {
    if (cublasCreate(&Blas) != CUBLAS_STATUS_SUCCESS)
      throw std::runtime_error("cuBLAS");
    cusparseCreate(&Sparse);
  }
  ~Context() {
    cusparseDestroy(Sparse);
    cublasDestroy(Blas);
  }
  Context(const Context &) = delete;
  cublasHandle_t blas() const { return Blas; }

private:
  cublasHandle_t Blas = nullptr;
  cusparseHandle_t Sparse = nullptr;
};

// One for the process, made when it is first needed.
cublasHandle_t shared_ok() {
  static cublasHandle_t Handle = [] {
    cublasHandle_t Made;
    cublasCreate(&Made);
    return Made;
  }();
  return Handle;
}

cublasHandle_t perDevice_ok() {
  static cublasHandle_t Handles[16];
  static bool Ready[16];
  int Device;
  cudaGetDevice(&Device);
  if (!Ready[Device]) {
    cublasCreate(&Handles[Device]);
    Ready[Device] = true;
  }
  return Handles[Device];
}

thread_local cublasLtHandle_t Light;

void perThread_ok() {
  if (!Light)
    cublasLtCreate(&Light);
}

// Plans by size, as long as the program runs.
cufftHandle cached_ok(int N) {
  static std::map<int, cufftHandle> Cache;
  static std::mutex Lock;
  std::lock_guard<std::mutex> Guard(Lock);
  auto Found = Cache.find(N);
  if (Found != Cache.end())
    return Found->second;
  cufftHandle Plan;
  if (cufftPlan1d(&Plan, N, CUFFT_C2C, 1) != CUFFT_SUCCESS)
    return 0;
  Cache[N] = Plan;
  return Plan;
}

// The plan that a failed lookup made is thrown away when the limit is reached.
cufftHandle limited_bad(int N) {
  static std::map<int, cufftHandle> Cache;
  if (Cache.count(N))
    return Cache[N];
  cufftHandle Plan;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM105 unreleased-library-handle]
  if (cufftPlan1d(&Plan, N, CUFFT_C2C, 1) != CUFFT_SUCCESS)
    return 0;
  if (Cache.size() > 64)
    return 0;
  Cache[N] = Plan;
  return Plan;
}

struct DestroyBlas {
  void operator()(cublasHandle_t Handle) const { cublasDestroy(Handle); }
};
using BlasOwner =
    std::unique_ptr<std::remove_pointer_t<cublasHandle_t>, DestroyBlas>;

void unique_ok(float *X, int N) {
  cublasHandle_t Raw;
  if (cublasCreate(&Raw) != CUBLAS_STATUS_SUCCESS)
    return;
  BlasOwner Handle(Raw);
  float Two = 2;
  if (N > 1000)
    throw std::length_error("too many");
  cublasSscal(Handle.get(), N, &Two, X, 1);
}

std::shared_ptr<cublasContext> sharedPointer_ok() {
  cublasHandle_t Raw;
  cublasCreate(&Raw);
  return {Raw, cublasDestroy};
}

template <class Release> class Finally {
public:
  explicit Finally(Release Do) : Do(Do) {}
  ~Finally() { Do(); }

private:
  Release Do;
};

int guarded_ok(float *X, int N) {
  cublasHandle_t Handle;
  if (cublasCreate(&Handle) != CUBLAS_STATUS_SUCCESS)
    return -1;
  auto Destroy = [&] { cublasDestroy(Handle); };
  Finally<decltype(Destroy)> AtEnd(Destroy);
  if (N == 0)
    return 1;
  float Two = 2;
  cublasSscal(Handle, N, &Two, X, 1);
  return 0;
}

// Handed to the caller in each of the usual ways.
bool open_ok(cublasHandle_t *Out) {
  return cublasCreate(Out) == CUBLAS_STATUS_SUCCESS;
}

void open_ok(cublasHandle_t &Out) { cublasCreate(&Out); }

void pool_ok(std::vector<cublasHandle_t> &Pool, int Count) {
  for (int I = 0; I < Count; ++I) {
    cublasHandle_t Handle;
    cublasCreate(&Handle);
    Pool.push_back(Handle);
  }
}

// A framework lends its handle.
namespace at {
namespace cuda {
cublasHandle_t getCurrentCUDABlasHandle();
} // namespace cuda
} // namespace at

void borrowed_ok(float *X, int N) {
  cublasHandle_t Handle = at::cuda::getCurrentCUDABlasHandle();
  float Two = 2;
  cublasSscal(Handle, N, &Two, X, 1);
}

// What Init sets up is the caller's own storage.
void storage_ok(cublasLtHandle_t Lt, cudaDataType_t Type, int N) {
  cublasLtMatrixLayoutOpaque_t Storage;
  cublasLtMatrixLayoutInit(&Storage, Type, N, N, N);
}

// Four descriptors of a matmul; the preference is forgotten.
cublasStatus_t matmul_bad(cublasLtHandle_t Lt, cudaDataType_t Type, int N) {
  cublasLtMatmulDesc_t Operation;
  cublasLtMatrixLayout_t A, B, C;
  cublasLtMatmulPreference_t Preference;
  cublasLtMatmulDescCreate(&Operation, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  cublasLtMatrixLayoutCreate(&A, Type, N, N, N);
  cublasLtMatrixLayoutCreate(&B, Type, N, N, N);
  cublasLtMatrixLayoutCreate(&C, Type, N, N, N);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: cuBLASLt matmul preference 'Preference' {{.*}}[VRM105 unreleased-library-handle]
  cublasLtMatmulPreferenceCreate(&Preference);
  cublasLtMatmulHeuristicResult_t Best;
  int Found = 0;
  cublasStatus_t Status = cublasLtMatmulAlgoGetHeuristic(
      Lt, Operation, A, B, C, C, Preference, 1, &Best, &Found);
  cublasLtMatrixLayoutDestroy(C);
  cublasLtMatrixLayoutDestroy(B);
  cublasLtMatrixLayoutDestroy(A);
  cublasLtMatmulDescDestroy(Operation);
  return Status;
}
