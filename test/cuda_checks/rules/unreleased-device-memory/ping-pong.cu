// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Two buffers that change places: both are freed in the end.

#include <cuda_runtime.h>
#include <utility>

__global__ void step(const float *From, float *To, int N);

static void exchange(float *&A, float *&B) {
  float *Other = A;
  A = B;
  B = Other;
}

static void exchangeByAddress(float **A, float **B) {
  float *Other = *A;
  *A = *B;
  *B = Other;
}

void by_hand_ok(int Turns, int N) {
  float *From, *To;
  cudaMalloc(&From, N);
  cudaMalloc(&To, N);
  for (int I = 0; I < Turns; ++I) {
    step<<<1, N>>>(From, To, N);
    float *Other = From;
    From = To;
    To = Other;
  }
  cudaFree(From);
  cudaFree(To);
}

void by_std_swap_ok(int Turns, int N) {
  float *From, *To;
  cudaMalloc(&From, N);
  cudaMalloc(&To, N);
  for (int I = 0; I < Turns; ++I) {
    step<<<1, N>>>(From, To, N);
    std::swap(From, To);
  }
  cudaFree(From);
  cudaFree(To);
}

void by_own_function_ok(int Turns, int N) {
  float *From, *To;
  cudaMalloc(&From, N);
  cudaMalloc(&To, N);
  for (int I = 0; I < Turns; ++I) {
    step<<<1, N>>>(From, To, N);
    if (I % 2)
      exchange(From, To);
    else
      exchangeByAddress(&From, &To);
  }
  cudaFree(From);
  cudaFree(To);
}

void by_index_ok(int Turns, int N) {
  float *Buffers[2];
  cudaMalloc(&Buffers[0], N);
  cudaMalloc(&Buffers[1], N);
  int Current = 0;
  for (int I = 0; I < Turns; ++I, Current = 1 - Current)
    step<<<1, N>>>(Buffers[Current], Buffers[1 - Current], N);
  cudaFree(Buffers[Current]);
  cudaFree(Buffers[1 - Current]);
}

void by_aliases_ok(int Turns, int N) {
  float *A, *B;
  cudaMalloc(&A, N);
  cudaMalloc(&B, N);
  for (int I = 0; I < Turns; ++I) {
    float *From = I % 2 ? B : A;
    float *To = I % 2 ? A : B;
    step<<<1, N>>>(From, To, N);
  }
  cudaFree(A);
  cudaFree(B);
}

// Swapped once, and then the name that is freed means the other buffer.
void swapped_once_bad(int N) {
  float *From, *To;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
  cudaMalloc(&From, N);
  cudaMalloc(&To, N);
  step<<<1, N>>>(From, To, N);
  float *Other = From;
  From = To;
  To = Other;
  cudaFree(From);
}
