// Ranges of NVTX with payload by name, for reading code without its headers.
#ifndef NVTOOLSEXT_PAYLOAD_H
#define NVTOOLSEXT_PAYLOAD_H

#include <nvToolsExt.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct nvtxPayloadData_v1 {
  unsigned long long schemaId;
  size_t size;
  const void *payload;
} nvtxPayloadData_t;
int nvtxRangePushPayload(nvtxDomainHandle_t, const nvtxPayloadData_t *, size_t);
int nvtxRangePopPayload(nvtxDomainHandle_t, const nvtxPayloadData_t *, size_t);
nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t, const nvtxPayloadData_t *, size_t);
void nvtxRangeEndPayload(nvtxDomainHandle_t, nvtxRangeId_t, const nvtxPayloadData_t *, size_t);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
