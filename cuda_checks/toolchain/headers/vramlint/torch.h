// LibTorch's names, for machines without it: enough for programs that train, run and
// extend models to parse. Every function takes anything; results have the types that
// programs depend on. Where the real headers were read, this is empty.
#ifndef VRAMLINT_TORCH_H
#define VRAMLINT_TORCH_H
#if defined(__cplusplus) && !defined(C10_CONCATENATE)

#include "torch_tensor.h"

#include "torch_nn.h"

#include "torch_train.h"

#include "torch_macros.h"

#endif
#endif
