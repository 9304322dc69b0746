// RUN: %check %s 2>/dev/null | FileCheck %s --implicit-check-not='[VRM'

// Headers are missing, and the compiler drops what it cannot understand. What
// is known of a variable holds on, unless the dropped text names it.

#include <cuda_runtime.h>

#define MPI_CALL(call)                                                         \
  {                                                                            \
    int status = call;                                                         \
    if (MPI_SUCCESS != status)                                                 \
      abort_all(status);                                                       \
  }

void abort_all(int Status);

void roles_ok(int Rank, size_t Bytes) {
  void *Data = nullptr;
  int Root = Rank;
  MPI_CALL(MPI_Comm_rank(MPI_COMM_WORLD, &Root));
  if (0 == Root)
    cudaMalloc(&Data, Bytes);
  MPI_CALL(MPI_Barrier(MPI_COMM_WORLD));
  if (0 == Root)
    cudaFree(Data);
}

// The dropped statement names another variable.
void other_variable_ok(bool Own, size_t Bytes) {
  void *Data = nullptr;
  int Count = 0;
  if (Own)
    cudaMalloc(&Data, Bytes);
  unknown::Reader Reader(&Count);
  Reader.finish();
  if (Own)
    cudaFree(Data);
}

// It may be what makes the pair fit.
void changed_before_ok(bool Own, size_t Bytes) {
  Own = true;
  unknown::Reader Reader(&Own);
  void *Data = nullptr;
  if (Own)
    cudaMalloc(&Data, Bytes);
  if (Own)
    cudaFree(Data);
}

int returns_bad(int Rank, size_t Bytes) {
  void *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Bytes);
  MPI_CALL(MPI_Barrier(MPI_COMM_WORLD));
  if (Rank > 7)
    return 1;
  cudaFree(Data);
  return 0;
}
