// Types, constants and functions of nvJitLink, for reading code without its headers.
// Written by tools/extract-library-declarations: change that, not this.
#ifndef nvJitLink_INCLUDED__
#define nvJitLink_INCLUDED__

#include <stddef.h>
#include <stdint.h>

#define NVJITLINK_ERROR_ARCH_MISMATCH NVJITLINK_ERROR_INTERNAL
#define NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS NVJITLINK_ERROR_INVALID_INPUT
#define NVJITLINK_ERROR_INCORRECT_INPUT_TYPE NVJITLINK_ERROR_INVALID_INPUT
#define NVJITLINK_ERROR_MISSING_FATBIN NVJITLINK_ERROR_INVALID_INPUT
#define NVJITLINK_ERROR_NULL_INPUT NVJITLINK_ERROR_INVALID_INPUT
#define NVJITLINK_ERROR_OUTDATED_LIBRARY NVJITLINK_ERROR_INTERNAL

#ifdef __cplusplus
extern "C" {
#endif

enum nvJitLinkInputType {
  NVJITLINK_INPUT_ANY = 10, NVJITLINK_INPUT_CUBIN = 1,
  NVJITLINK_INPUT_FATBIN = 4, NVJITLINK_INPUT_INDEX = 7,
  NVJITLINK_INPUT_LIBRARY = 6, NVJITLINK_INPUT_LTOIR = 3,
  NVJITLINK_INPUT_NONE = 0, NVJITLINK_INPUT_OBJECT = 5, NVJITLINK_INPUT_PTX = 2
};
enum nvJitLinkResult {
  NVJITLINK_ERROR_FINALIZE = 9, NVJITLINK_ERROR_INTERNAL = 6,
  NVJITLINK_ERROR_INVALID_INPUT = 3, NVJITLINK_ERROR_MISSING_ARCH = 2,
  NVJITLINK_ERROR_NVVM_COMPILE = 5, NVJITLINK_ERROR_PTX_COMPILE = 4,
  NVJITLINK_ERROR_THREADPOOL = 7, NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8,
  NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1, NVJITLINK_SUCCESS = 0
};
typedef struct nvJitLink *nvJitLinkHandle;
typedef enum nvJitLinkInputType nvJitLinkInputType;
typedef enum nvJitLinkResult nvJitLinkResult;
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle, nvJitLinkInputType,
    const void *, ...);
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle, nvJitLinkInputType,
    const char *);
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle);
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *, uint32_t, const char **);
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *);
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle, void *);
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkVersion(unsigned int *, unsigned int *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
