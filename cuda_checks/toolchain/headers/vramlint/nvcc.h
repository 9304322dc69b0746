// The macros by which programs recognise nvcc. Read after the toolkit's own headers, which
// ask the same question about the compiler that they are read with.
#ifndef VRAMLINT_NVCC_H
#define VRAMLINT_NVCC_H

#ifndef __NVCC__
#define __NVCC__ 1
#endif
#ifndef VRAMLINT_NVCC_MAJOR
#define VRAMLINT_NVCC_MAJOR 12
#define VRAMLINT_NVCC_MINOR 9
#endif
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ VRAMLINT_NVCC_MAJOR
#define __CUDACC_VER_MINOR__ VRAMLINT_NVCC_MINOR
#define __CUDACC_VER_BUILD__ 0
#endif

#endif
