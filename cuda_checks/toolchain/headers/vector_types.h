#ifndef VRAMLINT_PUBLIC_VECTOR_TYPES_H
#define VRAMLINT_PUBLIC_VECTOR_TYPES_H

#include "vramlint/vectors.h"

#endif
