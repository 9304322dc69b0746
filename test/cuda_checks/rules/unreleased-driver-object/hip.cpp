// RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'

// HIP's modules.

#include <hip/hip_runtime.h>

int launch_bad(const char *File, void **Arguments) {
  hipModule_t Module;
  hipFunction_t Function;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: module 'Module' {{.*}}call hipModuleUnload(Module) {{.*}}[VRM108 unreleased-driver-object]
  if (hipModuleLoad(&Module, File) != hipSuccess)
    return -1;
  if (hipModuleGetFunction(&Function, Module, "main") != hipSuccess)
    return -2;
  (void)hipModuleLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr,
                              Arguments, nullptr);
  (void)hipModuleUnload(Module);
  return 0;
}

int launch_ok(const void *Image, void **Arguments) {
  hipModule_t Module;
  if (hipModuleLoadData(&Module, Image) != hipSuccess)
    return -1;
  hipFunction_t Function;
  if (hipModuleGetFunction(&Function, Module, "main") == hipSuccess)
    (void)hipModuleLaunchKernel(Function, 1, 1, 1, 64, 1, 1, 0, nullptr,
                                Arguments, nullptr);
  (void)hipModuleUnload(Module);
  return 0;
}

hipFunction_t kept_for_its_function_ok(const void *Image) {
  hipModule_t Module;
  hipFunction_t Function;
  (void)hipModuleLoadDataEx(&Module, Image, 0, nullptr, nullptr);
  (void)hipModuleGetFunction(&Function, Module, "main");
  return Function;
}

int retained_bad(hipDevice_t Device) {
  hipCtx_t Context;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: primary context {{.*}}[VRM108 unreleased-driver-object]
  if (hipDevicePrimaryCtxRetain(&Context, Device) != hipSuccess)
    return -1;
  if (hipCtxSetCurrent(Context) != hipSuccess)
    return -1;
  return hipDevicePrimaryCtxRelease(Device) == hipSuccess ? 0 : -1;
}
