// Functions of NVTX by name, for reading code without its headers: arguments that no rule looks at are left open.
#ifndef NVTOOLSEXT_H_
#define NVTOOLSEXT_H_

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef unsigned long long nvtxRangeId_t;
typedef struct nvtxDomainRegistration_st *nvtxDomainHandle_t;
typedef struct nvtxStringRegistration_st *nvtxStringHandle_t;
typedef struct nvtxResourceHandle *nvtxResourceHandle_t;
typedef struct nvtxEventAttributes_v2 {
  unsigned short version, size;
  unsigned int category;
  int colorType;
  unsigned int color;
  int payloadType, reserved0;
  union {
    unsigned long long ullValue;
    long long llValue;
    double dValue;
    int iValue;
  } payload;
  int messageType;
  union {
    const char *ascii;
    const wchar_t *unicode;
  } message;
} nvtxEventAttributes_t;
typedef struct nvtxResourceAttributes_v0 {
  unsigned short version, size;
  int identifierType;
  union {
    const void *pValue;
    unsigned long long ullValue;
  } identifier;
  int messageType;
  union {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
  } message;
} nvtxResourceAttributes_t;
#define NVTX_VERSION 2
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((unsigned short)sizeof(nvtxEventAttributes_t))
#define NVTX_COLOR_ARGB 1
#define NVTX_MESSAGE_TYPE_ASCII 1
#define NVTX_PAYLOAD_TYPE_INT32 5
int nvtxRangePushA(const char *);
int nvtxRangePushEx(const nvtxEventAttributes_t *);
int nvtxRangePop(void);
#define nvtxRangePush nvtxRangePushA
void nvtxMarkA(const char *);
#define nvtxMark nvtxMarkA
nvtxRangeId_t nvtxRangeStartA(const char *);
nvtxRangeId_t nvtxRangeStartW(const wchar_t *);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *);
#define nvtxRangeStart nvtxRangeStartA
void nvtxRangeEnd(nvtxRangeId_t);
void nvtxNameOsThreadA(unsigned int, const char *);
nvtxDomainHandle_t nvtxDomainCreateA(const char *);
nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *);
#define nvtxDomainCreate nvtxDomainCreateA
void nvtxDomainDestroy(nvtxDomainHandle_t);
int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
int nvtxDomainRangePop(nvtxDomainHandle_t);
nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
void nvtxDomainRangeEnd(nvtxDomainHandle_t, nvtxRangeId_t);
nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t, nvtxResourceAttributes_t *);
void nvtxDomainResourceDestroy(nvtxResourceHandle_t);
nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t, const char *);
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
void nvtxDomainNameCategoryA(nvtxDomainHandle_t, unsigned int, const char *);
void nvtxDomainMarkEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
