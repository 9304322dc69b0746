// What CUDA operators for older versions of PyTorch use of its C interface.
#ifndef VRAMLINT_THC_H
#define VRAMLINT_THC_H

#include "../cuda_runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct THCState THCState;
void *THCudaMalloc(THCState *, size_t);
void THCudaFree(THCState *, void *);
cudaStream_t THCState_getCurrentStream(THCState *);

#ifdef __cplusplus
} // extern "C"
#endif

#define THCudaCheck(Error) ((void)(Error))
#define THCCeilDiv(A, B) (((A) + (B) - 1) / (B))

#endif
