#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__

#include "cuda_runtime_api.h"
#include "vramlint/device.h"
#include "vramlint/runtime_templates.h"
#include "vramlint/textures.h"

#endif
