// Read before a CUDA file when there is no toolkit, in the place of the wrapper that
// Clang puts before a toolkit's headers.
#ifndef VRAMLINT_CUDA_WRAPPER_H
#define VRAMLINT_CUDA_WRAPPER_H

#include "attributes.h"

// Clang's wrappers around these declare device twins; the mathematics of the C
// library is for both sides.
#pragma clang force_cuda_host_device begin
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#pragma clang force_cuda_host_device end
#include <cmath>
#include <new>
#include <utility>

#define __CUDACC__ 1
#define __CUDA_RUNTIME_H__

#include "../cuda_runtime_api.h"
#include "device.h"
#include "runtime_templates.h"
#include "textures.h"

#endif
