// Sync objects of NVTX by name, for reading code without its headers.
#ifndef NVTOOLSEXT_SYNC_H_
#define NVTOOLSEXT_SYNC_H_

#include <nvToolsExt.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct nvtxSyncUser *nvtxSyncUser_t;
typedef struct nvtxSyncUserAttributes_v0 {
  unsigned short version, size;
  int messageType;
  union {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
  } message;
} nvtxSyncUserAttributes_t;
nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t, const nvtxSyncUserAttributes_t *);
void nvtxDomainSyncUserDestroy(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t);
void nvtxDomainSyncUserReleasing(nvtxSyncUser_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
