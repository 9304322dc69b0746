// Functions of NCCL by name, for reading code without its headers: arguments that no rule looks at are left open.
// VL_NCCL_STREAM is the type of a stream: RCCL has the same functions.
#ifndef NCCL_H_
#define NCCL_H_

#ifdef __cplusplus
extern "C" {
#endif

#define NCCL_MAJOR 2
#define NCCL_MINOR 21
#define NCCL_PATCH 5
#define NCCL_VERSION_CODE 22105
#define NCCL_UNIQUE_ID_BYTES 128
typedef struct ncclComm *ncclComm_t;
typedef struct ncclWindow *ncclWindow_t;
typedef struct {
  char internal[NCCL_UNIQUE_ID_BYTES];
} ncclUniqueId;
typedef enum {
  ncclSuccess = 0, ncclUnhandledCudaError = 1, ncclSystemError = 2,
  ncclInternalError = 3, ncclInvalidArgument = 4, ncclInvalidUsage = 5,
  ncclRemoteError = 6, ncclInProgress = 7, ncclNumResults = 8
} ncclResult_t;
typedef enum {
  ncclInt8 = 0, ncclChar = 0, ncclUint8 = 1, ncclInt32 = 2, ncclInt = 2,
  ncclUint32 = 3, ncclInt64 = 4, ncclUint64 = 5, ncclFloat16 = 6, ncclHalf = 6,
  ncclFloat32 = 7, ncclFloat = 7, ncclFloat64 = 8, ncclDouble = 8, ncclBfloat16
  = 9
} ncclDataType_t;
typedef enum {
  ncclSum, ncclProd, ncclMax, ncclMin, ncclAvg, ncclNumOps, ncclMaxRedOp =
  0x7fffffff
} ncclRedOp_t;
typedef enum {
  ncclScalarDevice = 0, ncclScalarHostImmediate = 1
} ncclScalarResidence_t;
#define NCCL_SPLIT_NOCOLOR -1
typedef struct ncclConfig {
  size_t size;
  unsigned int magic, version;
  int blocking, cgaClusterSize, minCTAs, maxCTAs;
  const char *netName;
  int splitShare;
} ncclConfig_t;
#define NCCL_CONFIG_INITIALIZER {}
ncclResult_t ncclGetVersion(int *);
ncclResult_t ncclGetUniqueId(ncclUniqueId *);
ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *,
    int);
ncclResult_t ncclCommGrow(ncclComm_t, int, const ncclUniqueId *, int, ncclComm_t *,
    ncclConfig_t *);
ncclResult_t ncclCommFinalize(ncclComm_t);
ncclResult_t ncclCommDestroy(ncclComm_t);
ncclResult_t ncclCommAbort(ncclComm_t);
ncclResult_t ncclCommCount(const ncclComm_t, int *);
ncclResult_t ncclCommUserRank(const ncclComm_t, int *);
ncclResult_t ncclCommCuDevice(const ncclComm_t, int *);
ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
const char *ncclGetErrorString(ncclResult_t);
const char *ncclGetLastError(ncclComm_t);
ncclResult_t ncclMemAlloc(void **, size_t);
ncclResult_t ncclMemFree(void *);
ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **);
ncclResult_t ncclCommDeregister(const ncclComm_t, void *);
ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t,
    ncclScalarResidence_t, ncclComm_t);
ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
ncclResult_t ncclGroupStart(void);
ncclResult_t ncclGroupEnd(void);
ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t,
    ncclRedOp_t, ncclComm_t, VL_NCCL_STREAM);
ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t,
    ncclRedOp_t, int, ncclComm_t, VL_NCCL_STREAM);
ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t,
    ncclRedOp_t, ncclComm_t, VL_NCCL_STREAM);
ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t,
    ncclComm_t, VL_NCCL_STREAM);
ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int,
    ncclComm_t, VL_NCCL_STREAM);
ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t,
    VL_NCCL_STREAM);
ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t,
    VL_NCCL_STREAM);
ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t,
    VL_NCCL_STREAM);

#ifdef __cplusplus
} // extern "C"
#endif

#endif
