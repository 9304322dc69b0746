#ifndef __SM_30_INTRINSICS_H__
#define __SM_30_INTRINSICS_H__

#include "vramlint/device.h"

#endif
