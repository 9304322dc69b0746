#ifndef VRAMLINT_PUBLIC_VECTOR_FUNCTIONS_H
#define VRAMLINT_PUBLIC_VECTOR_FUNCTIONS_H

#include "vramlint/vectors.h"

#endif
