// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
// C style: a struct, a function that fills it and one that frees it.
#include <cuda_runtime.h>

typedef struct {
  float *Weights;
  float *Encoded;
} Activations;

typedef struct {
  Activations Acts;
  float *Params;
  float *MasterWeights;
  float *Losses[4];
  int Count;
} Model;

void allocateWithSize(void **Out, size_t n) { cudaMalloc(Out, n); }

void modelInit_bad(Model *model, size_t n) {
  cudaMalloc((void **)&model->Params, n);
  // CHECK: [[@LINE+1]]:3: error: device memory acquired into 'Model::MasterWeights' is released nowhere in this project, so each 'Model' leaks it: call cudaFree in 'modelFree', where {{.*}} is released [VRM113 member-never-released]
  cudaMalloc((void **)&model->MasterWeights, n);
  cudaMalloc((void **)&model->Acts.Weights, n);
  // CHECK: [[@LINE+1]]:3: error: device memory acquired into 'Model::Acts.Encoded' is released nowhere {{.*}}[VRM113 member-never-released]
  cudaMalloc((void **)&model->Acts.Encoded, n);
  for (int i = 0; i < 4; ++i)
    allocateWithSize((void **)&model->Losses[i], n);
}

void freeActivations(Activations *acts) { cudaFree(acts->Weights); }

void modelFree(Model *model) {
  cudaFree(model->Params);
  freeActivations(&model->Acts);
  for (float *Each : model->Losses)
    cudaFree(Each);
}

// Through a helper that acquires into what it is given.
typedef struct {
  float *Kept;
  float *Lost;
} Pair;

void pairInit_bad(Pair *p, size_t n) {
  allocateWithSize((void **)&p->Kept, n);
  // CHECK: [[@LINE+1]]:3: error: device memory acquired into 'Pair::Lost' {{.*}} call cudaFree in 'pairFree', where 'Kept' is released [VRM113 member-never-released]
  allocateWithSize((void **)&p->Lost, n);
}

void pairFree(Pair *p) {
  if (p->Kept)
    cudaFree(p->Kept);
  p->Kept = nullptr;
}

// One block, and fields that point into it.
typedef struct {
  float *X;
  float *Y;
} Velocity;

void velocityInit_ok(Velocity *v, size_t n) {
  cudaMalloc((void **)&v->X, 2 * n);
  v->Y = v->X + n;
}

void velocityFree(Velocity *v) { cudaFree(v->X); }
