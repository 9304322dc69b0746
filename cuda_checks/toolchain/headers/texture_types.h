#ifndef __TEXTURE_TYPES_H__
#define __TEXTURE_TYPES_H__

#include "vramlint/runtime_types.h"

#endif
