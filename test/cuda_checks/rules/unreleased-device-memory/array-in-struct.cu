// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// An array of handles that a local struct reaches too, released through the
// struct.

#include <cuda_runtime.h>
#include <stdlib.h>

struct Resources {
  void **Buffers;
  int Count;
};

void cleanUp(Resources *All) {
  if (All->Buffers != nullptr) {
    for (int I = 0; I < All->Count; ++I)
      cudaFree(All->Buffers[I]);
    free(All->Buffers);
  }
}

// The field and the variable lead to the same array.
int array_also_in_struct_ok(int Count) {
  Resources All = {nullptr, Count};
  void **Buffers = (void **)malloc(Count * sizeof(void *));
  if (Buffers == nullptr)
    return 1;
  All.Buffers = Buffers;
  for (int I = 0; I < Count; ++I)
    if (cudaMalloc(&Buffers[I], 256) != cudaSuccess) {
      cleanUp(&All);
      return 1;
    }
  cleanUp(&All);
  return 0;
}

int array_of_struct_ok(int Count) {
  Resources All = {(void **)malloc(Count * sizeof(void *)), Count};
  for (int I = 0; I < Count; ++I)
    cudaMalloc(&All.Buffers[I], 256);
  cleanUp(&All);
  return 0;
}

int array_through_second_pointer_ok(int Count) {
  void **Buffers = (void **)malloc(Count * sizeof(void *));
  void **Same = Buffers;
  for (int I = 0; I < Count; ++I)
    cudaMalloc(&Buffers[I], 256);
  for (int I = 0; I < Count; ++I)
    cudaFree(Same[I]);
  free(Same);
  return 0;
}

void array_alone_bad(int Count) {
  void **Buffers = (void **)malloc(Count * sizeof(void *));
  for (int I = 0; I < Count; ++I)
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Buffers[I], 256);
  free(Buffers);
}
