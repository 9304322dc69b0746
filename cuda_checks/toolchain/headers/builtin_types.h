#ifndef __BUILTIN_TYPES_H__
#define __BUILTIN_TYPES_H__

#include "vramlint/runtime_types.h"

#endif
