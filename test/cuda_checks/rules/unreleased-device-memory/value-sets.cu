// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// What is known of a number where paths meet: the set of values it may have.

#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

enum Transfer { Pageable, PageableAsync, Pinned, PinnedAsync, ZeroCopy };

__global__ void run(float *Data, int N);

// The arms of two switches have several labels each, and they agree.
void labels_agree_ok(Transfer How, int N) {
  float *Data = nullptr;
  switch (How) {
  case Pageable:
  case PageableAsync:
    cudaMalloc(&Data, N * sizeof(float));
    break;
  default:
    break;
  }
  for (int I = 0; I < 10; ++I)
    run<<<1, N>>>(Data, N);
  switch (How) {
  case Pageable:
  case PageableAsync:
    cudaFree(Data);
    break;
  case Pinned:
  case PinnedAsync:
    printf("pinned\n");
    break;
  default:
    exit(EXIT_FAILURE);
  }
}

// One label of the first switch is missing in the second.
void label_missing_bad(Transfer How, int N) {
  float *Data = nullptr;
  switch (How) {
  case Pageable:
  case PageableAsync:
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Data, N * sizeof(float));
    break;
  default:
    break;
  }
  run<<<1, N>>>(Data, N);
  switch (How) {
  case Pageable:
    cudaFree(Data);
    break;
  default:
    break;
  }
}

// The buffer of the turn before is freed, except in the first turn.
void first_turn_ok(const int *Sizes, int Count) {
  float *Data = nullptr;
  int Turn = 0;
  while (Turn < Count) {
    if (Turn != 0)
      cudaFree(Data);
    cudaMalloc(&Data, Sizes[Turn] * sizeof(float));
    run<<<1, 32>>>(Data, Sizes[Turn]);
    Turn++;
  }
  if (Turn != 0)
    cudaFree(Data);
}

// The macro evaluates its argument again only where the program ends.
#define CHECK_TWICE(Status)                                                                        \
  if ((Status) != cudaSuccess) {                                                                   \
    fprintf(stderr, "%s (%d)\n", cudaGetErrorString(Status), (int)(Status));                       \
    exit(EXIT_FAILURE);                                                                            \
  }

void repeated_argument_ok(int N) {
  float *Data = nullptr;
  CHECK_TWICE(cudaMalloc(&Data, N * sizeof(float)));
  run<<<1, N>>>(Data, N);
  CHECK_TWICE(cudaFree(Data));
}

// Many states meet in nested loops: the analysis must reach its end all the same.
int nested_loops_bad(const int *Kind, const int *Sizes, int Count, int Depth) {
  float *Data = nullptr, *Scratch = nullptr;
  int Used = 0, Skipped = 0, Last = 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&Data, Count * sizeof(float));
  cudaMalloc(&Scratch, Count * sizeof(float));
  for (int I = 0; I < Count; ++I) {
    if (Kind[I] == 1)
      Used = 1;
    else if (Kind[I] == 2)
      Used = 2;
    else if (Kind[I] == 3)
      Used = 3;
    for (int J = 0; J < Depth; ++J) {
      if (Sizes[J] == 4)
        Skipped = 1;
      else if (Sizes[J] == 5)
        Skipped = 2;
      for (int K = 0; K < J; ++K) {
        if (Used == 1 && Skipped == 2)
          Last = 7;
        else if (Used == 3)
          Last = 8;
        else if (Last == 7)
          Last = 9;
        run<<<1, 32>>>(Data, Last + K);
      }
      if (Last == 9)
        ++Skipped;
    }
    run<<<1, 32>>>(Scratch, Used);
  }
  cudaFree(Scratch);
  return Last;
}
