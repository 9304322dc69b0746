// Read before a CUDA file when there is no toolkit, in the place of the wrapper that
// Clang puts before a toolkit's headers.
#ifndef VRAMLINT_CUDA_WRAPPER_H
#define VRAMLINT_CUDA_WRAPPER_H

#include "attributes.h"

// What nvcc lets a file see without including it.
#include "device_library.h"
#include <assert.h>
#include <cmath>
#include <limits.h>
#include <math.h>
#include <new>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <utility>

#define __CUDACC__ 1
#define __CUDA_RUNTIME_H__

#include "../cuda_runtime_api.h"
#include "device.h"
#include "runtime_templates.h"
#include "textures.h"
#include "nvcc.h"

#endif
