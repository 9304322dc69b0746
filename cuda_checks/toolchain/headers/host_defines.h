#ifndef VRAMLINT_PUBLIC_HOST_DEFINES_H
#define VRAMLINT_PUBLIC_HOST_DEFINES_H

#include "vramlint/attributes.h"

#endif
