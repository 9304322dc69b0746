// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Memory that somebody else can still reach has not leaked here.

#include <cuda_runtime.h>
#include <map>
#include <string>
#include <vector>

__global__ void run(float *Data, int N);

float *GlobalData;
static std::vector<float *> Registry;
__device__ float *DeviceSide;

float *returned_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  return Data;
}

void out_parameter_ok(float **Out, int N) { cudaMalloc(Out, N); }

void out_parameter_by_copy_ok(void **Out, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  run<<<1, N>>>(Data, N);
  *Out = Data;
}

void reference_parameter_ok(float *&Data, int N) {
  cudaMalloc((void **)&Data, N);
}

void global_ok(int N) { cudaMalloc(&GlobalData, N); }

void global_by_copy_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  GlobalData = Data;
}

struct Tensor {
  float *Data = nullptr;
  int Size = 0;
};

class Layer {
public:
  void member_ok(int N) { cudaMalloc(&Weights, N); }
  void member_by_copy_ok(int N) {
    float *Data;
    cudaMalloc(&Data, N);
    Weights = Data;
  }
  void member_vector_ok(int N) {
    float *Data;
    cudaMalloc(&Data, N);
    Slots.push_back(Data);
  }
  ~Layer() {
    cudaFree(Weights);
    for (float *Slot : Slots)
      cudaFree(Slot);
  }

private:
  float *Weights = nullptr;
  std::vector<float *> Slots;
};

void parameter_field_ok(Tensor *T, int N) {
  cudaMalloc(&T->Data, N);
  T->Size = N;
}

void parameter_array_ok(float *Data[], int Count, int N) {
  for (int I = 0; I < Count; ++I)
    cudaMalloc(&Data[I], N);
}

Tensor returned_in_struct_ok(int N) {
  Tensor T;
  cudaMalloc(&T.Data, N);
  T.Size = N;
  return T;
}

Tensor returned_in_braces_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  return {Data, N};
}

Tensor *returned_on_heap_ok(int N) {
  auto *T = new Tensor;
  cudaMalloc(&T->Data, N);
  return T;
}

void pushed_to_global_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  Registry.push_back(Data);
}

void put_in_parameter_map_ok(std::map<std::string, float *> &Buffers, int N) {
  float *Data;
  cudaMalloc(&Data, N);
  Buffers["data"] = Data;
}

void element_of_parameter_map_ok(std::map<int, float *> &Buffers, int N) {
  cudaMalloc(&Buffers[N], N);
}

// The container itself is returned.
std::vector<float *> returned_vector_ok(int Count, int N) {
  std::vector<float *> Result;
  for (int I = 0; I < Count; ++I) {
    float *Data;
    cudaMalloc(&Data, N);
    Result.push_back(Data);
  }
  return Result;
}

// The host can read the address back from the symbol.
void published_on_device_ok(int N) {
  float *Data;
  cudaMalloc(&Data, N);
  cudaMemcpyToSymbol(DeviceSide, &Data, sizeof(Data));
}

// What the store leaves behind on the other path.
bool stored_on_one_path_bad(Tensor *T, int N, int Limit) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  if (N > Limit)
    return false;
  T->Data = Data;
  return true;
}

// Copying the contents is no escape.
void contents_copied_bad(Tensor *T, int N) {
  float *Data;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  cudaMemcpy(Data, T->Data, N, cudaMemcpyDeviceToDevice);
  run<<<1, N>>>(Data, N);
  cudaMemcpy(T->Data, Data, N, cudaMemcpyDeviceToDevice);
}

// Returning whether it is null hands nothing out.
bool only_tested_in_return_bad(int N) {
  float *Data = nullptr;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, N);
  return Data != nullptr;
}

// What the members and containers above hold is released elsewhere.
void releaseAll(Tensor &T) {
  cudaFree(T.Data);
  for (float *Each : Registry)
    cudaFree(Each);
}
