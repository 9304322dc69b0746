// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// Contexts. One that is left current is how programs are initialised, so only a
// function that gives its context back on one path and not on another is wrong.

#include <cuda.h>

#include <cstdlib>

int error_path_bad(int Ordinal, const char *File) {
  CUdevice Device;
  CUcontext Context;
  CUmodule Module;
  if (cuDeviceGet(&Device, Ordinal) != CUDA_SUCCESS)
    return -1;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: context 'Context' {{.*}}call cuCtxDestroy(Context) {{.*}}[VRM108 unreleased-driver-object]
  if (cuCtxCreate(&Context, 0, Device) != CUDA_SUCCESS)
    return -1;
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    return -2;
  cuModuleUnload(Module);
  cuCtxDestroy(Context);
  return 0;
}

int error_path_ok(int Ordinal, const char *File) {
  CUdevice Device;
  CUcontext Context;
  CUmodule Module;
  cuDeviceGet(&Device, Ordinal);
  if (cuCtxCreate(&Context, 0, Device) != CUDA_SUCCESS)
    return -1;
  const CUresult Status = cuModuleLoad(&Module, File);
  cuCtxDestroy(Context);
  return Status == CUDA_SUCCESS ? 0 : -2;
}

// As CUDA 13 spells it.
int with_parameters_bad(CUdevice Device, const char *File) {
  CUctxCreateParams How = {};
  CUcontext Context;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: context 'Context' {{.*}}[VRM108 unreleased-driver-object]
  if (cuCtxCreate(&Context, &How, 0, Device) != CUDA_SUCCESS)
    return -1;
  CUmodule Module;
  if (cuModuleLoad(&Module, File) != CUDA_SUCCESS)
    return -2;
  cuModuleUnload(Module);
  cuCtxDestroy(Context);
  return 0;
}

// Left current on purpose.
void initialise_ok(int Ordinal) {
  CUdevice Device;
  CUcontext Context;
  cuInit(0);
  cuDeviceGet(&Device, Ordinal);
  cuCtxCreate(&Context, CU_CTX_SCHED_YIELD, Device);
}

CUmodule module_of_new_context_ok(int Ordinal, const void *Image) {
  CUdevice Device;
  CUcontext Context;
  cuDeviceGet(&Device, Ordinal);
  if (cuCtxCreate(&Context, 0, Device) != CUDA_SUCCESS)
    std::exit(1);
  CUmodule Module;
  if (cuModuleLoadData(&Module, Image) != CUDA_SUCCESS)
    std::exit(1);
  return Module;
}

// A primary context is counted by device: what is given back is the device.
int retained_bad(CUdevice Device, size_t *Free, size_t *Total) {
  CUcontext Context;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: primary context 'Context' {{.*}}[VRM108 unreleased-driver-object]
  if (cuDevicePrimaryCtxRetain(&Context, Device) != CUDA_SUCCESS)
    return -1;
  if (cuCtxSetCurrent(Context) != CUDA_SUCCESS)
    return -2;
  if (cuMemGetInfo(Free, Total) != CUDA_SUCCESS) {
    cuDevicePrimaryCtxRelease(Device);
    return -3;
  }
  cuDevicePrimaryCtxRelease(Device);
  return 0;
}

int retained_ok(CUdevice Device, size_t *Free, size_t *Total) {
  CUcontext Context;
  if (cuDevicePrimaryCtxRetain(&Context, Device) != CUDA_SUCCESS)
    return -1;
  cuCtxSetCurrent(Context);
  const CUresult Status = cuMemGetInfo(Free, Total);
  cuDevicePrimaryCtxRelease(Device);
  return Status == CUDA_SUCCESS ? 0 : -1;
}

// Retained for as long as the process runs.
void retained_for_good_ok(CUdevice Device) {
  CUcontext Context;
  cuDevicePrimaryCtxRetain(&Context, Device);
  cuCtxSetCurrent(Context);
}

struct Worker {
  CUdevice Device;
  CUcontext Context;
};

// Given up on the error path, kept in the worker else.
int worker_keeps_it_ok(Worker *W) {
  CUcontext Context;
  if (cuDevicePrimaryCtxRetain(&Context, W->Device) != CUDA_SUCCESS)
    return -1;
  if (cuCtxPushCurrent(Context) != CUDA_SUCCESS) {
    cuDevicePrimaryCtxRelease(W->Device);
    return -1;
  }
  W->Context = Context;
  return 0;
}

// Pushed and not popped on one path: the caller goes on with the wrong context.
int pushed_bad(CUcontext Context, CUdeviceptr *Out, size_t Bytes) {
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: pushed context 'Context' {{.*}}[VRM108 unreleased-driver-object]
  if (cuCtxPushCurrent(Context) != CUDA_SUCCESS)
    return -1;
  if (cuMemAlloc(Out, Bytes) != CUDA_SUCCESS)
    return -1;
  CUcontext Popped;
  cuCtxPopCurrent(&Popped);
  return 0;
}

int pushed_ok(CUcontext Context, CUdeviceptr *Out, size_t Bytes) {
  if (cuCtxPushCurrent(Context) != CUDA_SUCCESS)
    return -1;
  const CUresult Status = cuMemAlloc(Out, Bytes);
  cuCtxPopCurrent(nullptr);
  return Status == CUDA_SUCCESS ? 0 : -1;
}

class Current {
public:
  explicit Current(CUcontext Context) { cuCtxPushCurrent(Context); }
  ~Current() { cuCtxPopCurrent(nullptr); }
};

void scoped_ok(CUcontext Context) {
  Current Scope(Context);
  cuCtxSynchronize();
}

// A green context is no current one, and is lost with its handle.
int green_bad(CUdevResourceDesc Resources, CUdevice Device, CUstream *Out) {
  CUgreenCtx Green;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: green context 'Green' {{.*}}[VRM108 unreleased-driver-object]
  if (cuGreenCtxCreate(&Green, Resources, Device, CU_GREEN_CTX_DEFAULT_STREAM) !=
      CUDA_SUCCESS)
    return -1;
  return cuGreenCtxStreamCreate(Out, Green, CU_STREAM_NON_BLOCKING, 0) ==
                 CUDA_SUCCESS
             ? 0
             : -1;
}

int green_ok(CUdevResourceDesc Resources, CUdevice Device,
             void (*Work)(CUcontext)) {
  CUgreenCtx Green;
  if (cuGreenCtxCreate(&Green, Resources, Device, CU_GREEN_CTX_DEFAULT_STREAM) !=
      CUDA_SUCCESS)
    return -1;
  CUcontext Context;
  if (cuCtxFromGreenCtx(&Context, Green) == CUDA_SUCCESS)
    cuCtxSetCurrent(Context);
  cuGreenCtxDestroy(Green);
  return 0;
}

// Made current, and given back by whoever pops it.
CUresult pushPrimary_ok(CUdevice Device) {
  CUcontext Context;
  CUresult Status = cuDevicePrimaryCtxRetain(&Context, Device);
  if (Status != CUDA_SUCCESS)
    return Status;
  Status = cuCtxPushCurrent(Context);
  if (Status != CUDA_SUCCESS)
    cuDevicePrimaryCtxRelease(Device);
  return Status;
}
