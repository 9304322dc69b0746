// Everything of the CUDA samples' helpers that does not need CUDA.
#ifndef COMMON_HELPER_FUNCTIONS_H_
#define COMMON_HELPER_FUNCTIONS_H_

#include "helper_image.h"
#include "helper_string.h"
#include "helper_timer.h"

#endif
