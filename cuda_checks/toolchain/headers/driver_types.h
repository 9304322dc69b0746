#ifndef __DRIVER_TYPES_H__
#define __DRIVER_TYPES_H__

#include "vramlint/runtime_types.h"

#endif
