// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// The result of the acquire lives in a variable that is tested later.

#include <cuda_runtime.h>

__global__ void step(float *Data, int N);

cudaError_t tested_ok(int N) {
  float *Data;
  cudaError_t Status = cudaMalloc(&Data, N * sizeof(float));
  if (Status != cudaSuccess)
    return Status;
  step<<<1, N>>>(Data, N);
  cudaFree(Data);
  return cudaSuccess;
}

cudaError_t assigned_in_condition_ok(int N) {
  float *Data;
  cudaError_t Status;
  if ((Status = cudaMalloc(&Data, N * sizeof(float))) != cudaSuccess)
    return Status;
  cudaFree(Data);
  return Status;
}

bool through_bool_ok(int N) {
  float *Data;
  const bool Good = cudaMalloc(&Data, N * sizeof(float)) == cudaSuccess;
  if (!Good)
    return false;
  step<<<1, N>>>(Data, N);
  cudaFree(Data);
  return true;
}

// The variable holds another call's result when it is tested again.
cudaError_t second_status_bad(const float *Host, int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  cudaError_t Status = cudaMalloc(&Data, N * sizeof(float));
  if (Status != cudaSuccess)
    return Status;
  Status = cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
  if (Status != cudaSuccess)
    return Status;
  step<<<1, N>>>(Data, N);
  return cudaFree(Data);
}

cudaError_t second_status_ok(const float *Host, int N) {
  float *Data;
  cudaError_t Status = cudaMalloc(&Data, N * sizeof(float));
  if (Status != cudaSuccess)
    return Status;
  Status = cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
  if (Status == cudaSuccess)
    step<<<1, N>>>(Data, N);
  cudaFree(Data);
  return Status;
}

// Every step only runs if all before it went well.
cudaError_t nested_successes_ok(const float *Host, int N) {
  float *Data = nullptr;
  cudaError_t Status = cudaMalloc(&Data, N * sizeof(float));
  if (Status == cudaSuccess) {
    Status = cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
    if (Status == cudaSuccess) {
      step<<<1, N>>>(Data, N);
      Status = cudaDeviceSynchronize();
    }
    cudaFree(Data);
  }
  return Status;
}

cudaError_t nested_successes_bad(const float *Host, int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM101 unreleased-device-memory]
  cudaError_t Status = cudaMalloc(&Data, N * sizeof(float));
  if (Status == cudaSuccess) {
    Status = cudaMemcpy(Data, Host, N * sizeof(float), cudaMemcpyHostToDevice);
    if (Status == cudaSuccess) {
      step<<<1, N>>>(Data, N);
      cudaFree(Data);
    }
  }
  return Status;
}
