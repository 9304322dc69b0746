// The version of CUDA that the bundled declarations describe.
#ifndef VRAMLINT_VERSION_H
#define VRAMLINT_VERSION_H

#ifndef CUDART_VERSION
#define CUDART_VERSION 12090
#endif

#endif
