// The macros by which programs recognise nvcc. Read after the toolkit's own headers, which
// ask the same question about the compiler that they are read with.
#ifndef VRAMLINT_NVCC_H
#define VRAMLINT_NVCC_H

#ifndef __NVCC__
#define __NVCC__ 1
#endif
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 9
#define __CUDACC_VER_BUILD__ 0
#endif

#endif
