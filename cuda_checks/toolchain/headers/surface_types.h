#ifndef __SURFACE_TYPES_H__
#define __SURFACE_TYPES_H__

#include "vramlint/runtime_types.h"

#endif
