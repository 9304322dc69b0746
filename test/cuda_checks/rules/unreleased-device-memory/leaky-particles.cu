// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// A simulation that rebuilds its neighbour grid every turn.

#include <cuda_runtime.h>
#include <vector>

struct Grid {
  int *CellStart;
  int *CellEnd;
  int Cells;
};

__global__ void assignCells(const float *Position, int *Cell, int N);
__global__ void findBounds(const int *Cell, int *Start, int *End, int N);
__global__ void advance(float *Position, float *Velocity, const int *Start,
                        const int *End, int N, float Step);

static Grid makeGrid(int Cells) {
  Grid G;
  G.Cells = Cells;
  cudaMalloc(&G.CellStart, Cells * sizeof(int));
  cudaMalloc(&G.CellEnd, Cells * sizeof(int));
  return G;
}

static void freeGrid(Grid &G) {
  cudaFree(G.CellStart);
  cudaFree(G.CellEnd);
}

// The cell of each particle is a new buffer in every turn.
void simulate_bad(float *Position, float *Velocity, int N, int Turns) {
  Grid G = makeGrid(64 * 64);
  for (int Turn = 0; Turn < Turns; ++Turn) {
    int *Cell;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    cudaMalloc(&Cell, N * sizeof(int));
    assignCells<<<N / 256 + 1, 256>>>(Position, Cell, N);
    findBounds<<<N / 256 + 1, 256>>>(Cell, G.CellStart, G.CellEnd, N);
    advance<<<N / 256 + 1, 256>>>(Position, Velocity, G.CellStart, G.CellEnd,
                                  N, 0.01f);
  }
  freeGrid(G);
}

void simulate_ok(float *Position, float *Velocity, int N, int Turns) {
  Grid G = makeGrid(64 * 64);
  int *Cell;
  cudaMalloc(&Cell, N * sizeof(int));
  for (int Turn = 0; Turn < Turns; ++Turn) {
    assignCells<<<N / 256 + 1, 256>>>(Position, Cell, N);
    findBounds<<<N / 256 + 1, 256>>>(Cell, G.CellStart, G.CellEnd, N);
    advance<<<N / 256 + 1, 256>>>(Position, Velocity, G.CellStart, G.CellEnd,
                                  N, 0.01f);
  }
  cudaFree(Cell);
  freeGrid(G);
}

// A turn without particles goes on before it frees.
void batches_bad(const std::vector<std::vector<float>> &Batches, float *Out) {
  for (const std::vector<float> &Batch : Batches) {
    const size_t Bytes = Batch.size() * sizeof(float);
    float *Position = nullptr;
    // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM101 unreleased-device-memory]
    if (cudaMalloc(&Position, Bytes + sizeof(float)) != cudaSuccess)
      break;
    if (Batch.empty())
      continue;
    cudaMemcpy(Position, Batch.data(), Bytes, cudaMemcpyHostToDevice);
    advance<<<1, 256>>>(Position, Out, nullptr, nullptr, int(Batch.size()), 1);
    cudaFree(Position);
  }
}
